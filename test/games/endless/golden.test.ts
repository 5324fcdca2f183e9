import { describe, expect, it } from 'vitest';
import { goldenGames } from '../../support/golden-games.js';

/** Properties of the golden games; `test/games/golden.test.ts` replays them. */
describe('golden games', () => {
  it('N8.7 include a tie with one winner', () => {
    const tie = goldenGames('endless').find(({ name }) => name === 'two-tribes-tie.txt');
    expect(new Set(Object.values(tie?.head.over.scores ?? {})).size).toBe(1);
    expect(tie?.head.over.winners).toHaveLength(1);
  });
});
