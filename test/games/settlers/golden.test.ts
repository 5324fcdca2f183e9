import { describe, expect, it } from 'vitest';
import { goldenGames } from '../../support/golden-games.js';

/** Properties of the golden games; `test/games/golden.test.ts` replays them. */
describe('golden games', () => {
  it('include every ending: all dead, one survivor, several survivors, a shared victory', () => {
    const hows = goldenGames('settlers').map(({ head }) => head.over.how);
    expect([...new Set(hows)].sort()).toEqual(['end.all-dead', 'end.lone', 'end.shared', 'end.won']);
  });
});
