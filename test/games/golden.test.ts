import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { goldenGames, replayGolden, whenOf, writeGolden } from '../support/golden-games.js';

/**
 * Replays `test/games/<id>/golden/`. After a change of the rules, `GOLDEN=write npx vitest run
 * test/games/golden.test.ts -t '<id> plays'` plays that game again.
 */
const kept = GAMES.map((module) => [module.meta.id, module, goldenGames(module.meta.id)] as const).filter(
  ([, , games]) => games.length > 0,
);

describe.each(kept)('%s plays', (id, module, games) => {
  it.each(games.map((golden) => [golden.name, golden] as const))(
    '%s as before, even if stored and reloaded between moves',
    (name, golden) => {
      if (process.env['GOLDEN'] === 'write') writeGolden(module, golden);
      const wanted = goldenGames(id).find((one) => one.name === name) ?? golden;
      const { game, broken } = replayGolden(module, wanted);
      const { head } = wanted;
      expect(broken).toEqual([]);
      expect({ over: game.position.over, ...whenOf(head, game) }).toEqual({
        over: head.over,
        ...(head.year === undefined ? {} : { year: head.year }),
        ...(head.round === undefined ? {} : { round: head.round }),
      });
    },
  );
});

describe('golden games', () => {
  it('exist here for every game except Greenland, which has its own folder', () => {
    const without = GAMES.map(({ meta }) => meta.id).filter((id) => kept.every(([other]) => other !== id));
    expect(without).toEqual(['greenland']);
  });
});
