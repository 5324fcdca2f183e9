import { existsSync } from 'node:fs';

/**
 * A worker that paints as it is told: well, for ever, without an end to what it holds, or so that it breaks afterwards,
 * when nobody waits for it. It doesn't even start while the file is there that FIMBUL_SICK names.
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
