import { describe, expect, it } from 'vitest';
import { checkOdds, TOLD } from '../../tools/odds-check/wordfame.js';
import { FACTIONS } from '../../../src/games/wordfame/model.js';
import { wordfame } from '../../../src/games/wordfame/module.js';
import { feudOdds, unseenIn, worthChance } from '../../../src/games/wordfame/odds.js';
import { CARDS, KINDS } from '../../../src/games/wordfame/pack.js';
import { startGame } from '../../../src/kernel/game.js';
import { isWrong } from '../../tools/odds-check/trials.js';
import { drawer } from '../../../src/kernel/random.js';

const { game } = startGame(wordfame, {
  seats: FACTIONS.slice(0, 2),
  variant: 'standard',
  options: { pool: 'empty', wealth: 'none' },
  seed: 'odds',
  dice: 'fast',
});
const { table } = wordfame.view(game.position, 'spectator');

describe('W9.6 W10 odds of Feuds and captures', () => {
  it('agree with the rules', () => {
    expect(checkOdds(1200, drawer(5)).filter(isWrong)).toEqual([]);
  });

  it('are checked: wrong odds of each kind are found', () => {
    const wrongOdds: typeof TOLD = {
      feudAhead: (view, who, edge, more) => TOLD.feudAhead(view, who, edge, more + 3),
      captureChance: () => [0.9, 0.9],
    };
    const wrong = checkOdds(480, drawer(5), wrongOdds).filter(isWrong);
    for (const kind of ['conflicts won', 'conflicts lost', 'ahead', 'against a hall of 2', 'a weapon', 'kin'])
      expect(
        wrong.some(({ what }) => what.includes(kind)),
        kind,
      ).toBe(true);
  });

  it('agree from both sides, even with more than six men', () => {
    const unseen = unseenIn(table);
    const odds = feudOdds(7, 6, unseen);
    const back = feudOdds(6, 7, unseen);
    expect(odds.ahead).toBeCloseTo(back.behind, 10);
    expect(odds.mine).toBeCloseTo(back.theirs, 10);
    expect(odds.ahead + odds.behind).toBeLessThan(1);
    expect(odds.ahead).toBeGreaterThan(back.ahead + 0.1);
    expect(feudOdds(1, 0, unseen).ahead).toBeCloseTo(1);
  });

  it('exclude open personae from Bondi', () => {
    const card = CARDS.findIndex(({ kind, worth }) => kind >= 0 && worth === 3);
    const { bondi = '', kind = 0 } = CARDS[card] ?? {};
    const pool = KINDS.map((_, at) => (at === kind ? card : -1));
    expect(worthChance(table, bondi, 3)).toBeGreaterThan(0);
    expect(worthChance({ ...table, pool }, bondi, 3)).toBe(0);
  });
});
