import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { startGame, type Game } from '../../src/kernel/game.js';
import { givenAwayBy } from '../support/own-history.js';
import { playOn } from '../../src/kernel/playout.js';
import { drawer } from '../../src/kernel/random.js';
import type { GameModule, Move } from '../../src/kernel/types.js';

/** A seat's own history reveals no more than its view and the public log, in every game. */

type AnyModule = GameModule<unknown, unknown>;

/** Hidden facts that histories reveal in the first decisions of random games. */
function givenAway(
  module: AnyModule,
  variant: string,
  games: number,
  options: Readonly<Record<string, string>> = {},
): readonly string[] {
  const { variants, seats: all } = module.meta;
  const known = variants.find(({ id }) => id === variant);
  const count = Math.min(known?.maxSeats ?? 2, Math.max(2, known?.minSeats ?? 2));
  const seats = known?.seats ?? all.map(({ id }) => id).slice(0, count);
  const found: string[] = [];
  for (let n = 0; n < games; n++) {
    const draw = drawer(n * 31 + 7);
    const input = { seats, variant, options, seed: `own ${n}`, dice: 'fast' as const };
    const { game } = startGame(module, input);
    const look = ({ position }: Game<unknown, unknown>, seat: string): void => {
      const breach = givenAwayBy(module, position, seat, draw);
      if (breach !== undefined) found.push(breach);
    };
    playOn(game, { draw, before: look, enough: (decisions) => decisions >= 120 });
  }
  return found;
}

const cases = GAMES.flatMap((module) =>
  module.meta.variants.map(({ id }) => [module.meta.id, id, module] as const),
);

describe('a seat’s own history', () => {
  it.each(cases)('of %s (%s) reveals no more than its view', (_id, variant, module) => {
    expect(givenAway(module, variant, 3)).toEqual([]);
  });

  const [wordfame] = GAMES.filter(({ meta }) => meta.id === 'wordfame');
  if (wordfame === undefined) throw new Error('there is no Wordfame');

  it('of Wordfame with open notes reveals no more than its view', () => {
    expect(givenAway(wordfame, 'standard', 1, { notes: 'open' })).toEqual([]);
  });

  it('would be caught repeating cards that Wordfame shows only once', () => {
    const everything = Object.keys(wordfame.happenings ?? {}).map((key) => [key, {}] as const);
    const frank = {
      ...wordfame,
      happenings: Object.fromEntries(everything),
      recall: { move: (move: Move) => move, view: (view: unknown) => view },
    };
    expect(givenAway(frank, 'standard', 2)).not.toEqual([]);
  });
});
