import { type AnyModule, GAMES } from '../../../src/games/registry.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import { digestOf } from './digest.js';

const SEEDS = 50;
const SEATS = 3;

/** Decisions, result and final position of random games with three seats, in the first variant that allows three. */
export function gameLines(): readonly string[] {
  return GAMES.flatMap((module) => Array.from({ length: SEEDS }, (_, seed) => lineOf(module, seed)));
}

function lineOf(module: AnyModule, seed: number): string {
  const { id, variants, seats: all } = module.meta;
  const variant = variants.find(({ minSeats, maxSeats }) => minSeats <= SEATS && SEATS <= maxSeats);
  if (variant === undefined) throw new Error(`${id} has no variant for ${SEATS} seats`);
  const seats = (variant.seats ?? all.map((seat) => seat.id)).slice(0, SEATS);
  const { decisions, position } = playout(module, {
    seats,
    variant: variant.id,
    options: {},
    seed: `baseline ${seed}`,
    draw: drawer(seed),
  });
  return `game ${id} ${seed}: ${decisions} decisions, ${JSON.stringify(position.over)}, ${digestOf(JSON.stringify(position))}`;
}
