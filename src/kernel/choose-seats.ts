import type { Draw } from './random.js';
import type { GameMeta, Seat } from './types.js';

/**
 * The seats that play, in the order of the rulebook: those of the variant where it names them, else so many of all,
 * others each time.
 */
export function chooseSeats(
  { variants, seats }: Pick<GameMeta, 'variants' | 'seats'>,
  variant: string,
  count: number,
  draw: Draw,
): readonly Seat[] {
  const fixed = variants.find(({ id }) => id === variant)?.seats;
  if (fixed !== undefined) return fixed;
  // Not mapped: lists that are mapped are of another kind once that is compiled, and what reads seats is compiled anew.
  const all: Seat[] = [];
  for (const { id } of seats) all.push(id);
  while (all.length > count) all.splice(draw(all.length), 1);
  return all;
}
