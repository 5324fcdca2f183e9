import { existsSync } from 'node:fs';

/**
 * A painting worker that hangs, leaks or crashes on request, even while idle. It fails to start while the file named by
 * FIMBUL_SICK exists.
 */
if (existsSync(process.env['FIMBUL_SICK'] ?? '/nowhere')) throw new Error('it can’t start');

export default function paint({ how }) {
  if (how === 'hang') for (;;);
  if (how === 'grow') for (const held = []; ;) held.push(new Array(1e6).fill(held.length));
  if (how === 'slow') for (const end = Date.now() + 400; Date.now() < end;);
  if (how === 'break later')
    setTimeout(() => {
      throw new Error('it broke with nothing to do');
    }, 10);
  return new Uint8Array([1, 2, 3]);
}

export const think = ({ ai }) => {
  paint({ how: ai });
  return { verb: ai };
};
