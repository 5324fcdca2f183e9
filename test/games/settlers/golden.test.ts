import { describe, expect, it } from 'vitest';
import { goldenGames } from '../../support/golden-games.js';

/** What the golden games show; that they are played as they were, `test/games/golden.test.ts` sees to. */
describe('golden games', () => {
  it('include every ending: all dead, one survivor, several survivors, a shared victory', () => {
    const hows = goldenGames('settlers').map(({ head }) => head.over.how);
    expect([...new Set(hows)].sort()).toEqual(['end.all-dead', 'end.lone', 'end.shared', 'end.won']);
  });
});
