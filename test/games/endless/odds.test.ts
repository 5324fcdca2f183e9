import { describe, expect, it } from 'vitest';
import { checkOdds, TOLD } from '../../tools/odds-check/endless.js';
import { endless } from '../../../src/games/endless/module.js';
import { anyModule } from '../../../src/games/registry.js';
import { openGame } from '../../../src/kernel/game.js';
import { isWrong } from '../../tools/odds-check/trials.js';
import { drawer } from '../../../src/kernel/random.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { teller } from '../../../src/kernel/text.js';
import type { Json } from '../../../src/kernel/types.js';

const module = anyModule(endless);

describe('N3.4 odds of the next Animals', () => {
  it('agree with Animals revealed by the rules', () => {
    expect(checkOdds(3000, drawer(9)).filter(isWrong)).toEqual([]);
  });

  it('are checked: wrong odds of one Animal and of the likeliest are found', () => {
    const wrongOdds: typeof TOLD = {
      chanceAmong: (view, animal, n) => 1 - (1 - TOLD.chanceAmong(view, animal, 1)) ** (n + 1),
      likeliest: (view, labor) => ({ ...TOLD.likeliest(view, labor), chance: 0.3 }),
    };
    const wrong = checkOdds(600, drawer(9), wrongOdds).filter(isWrong);
    for (const kind of ['among the next', 'the likeliest'])
      expect(
        wrong.some(({ what }) => what.includes(kind)),
        kind,
      ).toBe(true);
  });
});

describe('the present final worth of a card', () => {
  const tell = teller(endless.texts, 'en');
  const input = { seats: ['red', 'cyan'], variant: 'standard', options: {} };
  const spec: Json = {
    order: ['red', 'cyan'],
    round: 2,
    pools: [['foundation'], ['lake-stone'], [], []],
    culture: ['feast'],
    tribes: {
      red: {
        chief: 'tuskbreaker',
        honor: 1,
        hand: ['hunter'],
        stones: ['ancestor-stone'],
        graves: ['tribesman', 'tribesman', 'tribesman'],
      },
      cyan: { chief: 'eyehand' },
    },
  };
  const game = openGame(module, readPosition(module, input, spec, 'odds'));
  game.begin();
  const view = endless.view(game.position as Parameters<typeof endless.view>[0], 'red');
  const asked = (thing: string): string | undefined => endless.odds?.tell(view, 'red', thing, tell);

  it('N8.3 N8.4 N8.1 contains its own points and the gain from burying it', () => {
    // Four graves score ten points instead of six, and a second kind scores one.
    expect(asked('hunter')).toMatch(/1 point\. Buried it would add 5 points more/u);
    expect(asked('tribesman')).toMatch(/0 points\. Buried it would add 4 points more/u);
    expect(asked('feast')).toMatch(/1 point\./u);
    expect(asked('foundation')).toMatch(/0 points/u);
  });

  it('N8 the present score of each source is listed for every tribe', () => {
    expect(asked('red')).toMatch(/Sacred Stones 1.*burials 6.*total/u);
    expect(asked('cyan')).toMatch(/total/u);
  });
});
