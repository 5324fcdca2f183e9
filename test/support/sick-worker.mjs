/** A worker that paints as it is told: well, for ever, or without an end to what it holds. */
export default function paint({ how }) {
  if (how === 'hang') for (;;);
  if (how === 'grow') for (const held = []; ;) held.push(new Array(1e6).fill(held.length));
  return new Uint8Array([1, 2, 3]);
}
