import type { Draw } from './random.js';
import type { GameMeta, Seat } from './types.js';

/** The seats that play, in rulebook order: the variant's seats if it names them, else a random selection. */
export function chooseSeats(
  { variants, seats }: Pick<GameMeta, 'variants' | 'seats'>,
  variant: string,
  count: number,
  draw: Draw,
): readonly Seat[] {
  const fixed = variants.find(({ id }) => id === variant)?.seats;
  if (fixed !== undefined) return fixed;
  // No `.map()`: V8 gives its result a different elements kind once optimized, which deoptimizes readers of seats.
  const all: Seat[] = [];
  for (const { id } of seats) all.push(id);
  while (all.length > count) all.splice(draw(all.length), 1);
  return all;
}
