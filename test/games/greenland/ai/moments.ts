import { playout } from '../../../../src/kernel/playout.js';
import { drawer } from '../../../../src/kernel/random.js';
import type { Position, Seat } from '../../../../src/kernel/types.js';
import type { G } from '../../../../src/games/greenland/vocabulary/model.js';
import { greenland } from '../../../../src/games/greenland/module.js';
import { anyModule } from '../../../../src/games/registry.js';

export interface Sampled {
  readonly position: Position<G>;
  readonly seat: Seat;
}

/** Positions of one random game, one per `every` decisions, with the asked seat. */
export function positionsOf(variant: string, seats: readonly Seat[], every: number): Sampled[] {
  const found: Sampled[] = [];
  let count = 0;
  playout(anyModule(greenland), {
    seats,
    variant,
    options: {},
    seed: `imagine ${variant}`,
    draw: drawer(5),
    before: (game, seat) => {
      if (count++ % every !== 0) return;
      found.push({ position: JSON.parse(JSON.stringify(game.position)) as Position<G>, seat });
    },
  });
  return found;
}
