import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { SEATS } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { checkOdds } from '../../../src/games/endless/odds-text.js';
import { choicesAhead, foresee, imagine } from '../../../src/kernel/what-if.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { openGame, startGame, type Game } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { matchMove } from '../../../src/kernel/notation.js';
import { teller } from '../../../src/kernel/text.js';
import type { Json } from '../../../src/kernel/types.js';

const module = anyModule(endless);

function scripted(position: Json): Game<unknown, unknown> {
  const input = { seats: ['red', 'cyan'], variant: 'standard', options: {} };
  const game = openGame(module, readPosition(module, input, position, 'orders'));
  game.begin();
  return game;
}

describe('policies', () => {
  it('answer with moves that are offered, all through a game', () => {
    const draw = drawer(4);
    const answered = new Set<string>();
    const { game } = startGame(endless, {
      seats: SEATS.slice(0, 3),
      variant: 'standard',
      options: {},
      seed: 'policies',
      dice: 'fast',
    });
    while (game.position.over === undefined) {
      const [seat = ''] = game.waiting();
      const choices = game.choices(seat);
      const view = endless.view(game.position, seat);
      for (const { id, options, decide } of endless.policies)
        for (const option of options) {
          if (option === 'ask') continue;
          const move = decide(option, view, seat, choices);
          if (move === undefined) continue;
          answered.add(`${id} ${option}`);
          expect(matchMove(choices, move)?.choice.blocked, `${id} ${option}`).toBeUndefined();
          expect(
            matchMove(choices, move),
            `${id} ${option}: ${move.verb} ${move.args.join(' ')}`,
          ).toBeDefined();
        }
      const move = endless.ai['greedy']?.({ view, seat, choices, draw });
      if (move === undefined) break;
      game.apply(seat, move);
    }
    expect([...answered].map((one) => one.split(' ')[0])).toEqual(
      expect.arrayContaining(['lesser', 'idol', 'megalith', 'ritual', 'end']),
    );
  });

  it('EW52 EW72 in the last Eclipse a card is given up for an Idol', () => {
    const game = scripted({
      step: 'eclipse',
      round: 4,
      order: ['cyan', 'red'],
      map: { a1: 'forest' },
      tribes: { red: { chief: 'tuskbreaker' }, cyan: { chief: 'eyehand', camps: { a1: 1 } } },
    });
    game.apply('red', { verb: 'take', args: ['food'] });
    const view = endless.view(game.position as Parameters<typeof endless.view>[0], 'cyan');
    const lesser = endless.policies.find(({ id }) => id === 'lesser');
    expect(lesser?.decide('full', view, 'cyan', game.choices('cyan'))).toEqual({
      verb: 'take',
      args: ['honor'],
    });
  });
});

describe('a turn composed in advance', () => {
  const game = scripted({
    order: ['red', 'cyan'],
    display: ['mammoth', 'sloth'],
    tribes: {
      red: { chief: 'tuskbreaker', hand: ['tribesman'] },
      cyan: { chief: 'eyehand', hand: ['hunter', 'feast'], upright: ['mammoth'] },
    },
  });

  it('is offered to whoever waits, and not to whoever plays', () => {
    const verbs = choicesAhead(module, game.position, 'cyan', 'place', drawer(1)).map(({ verb }) => verb);
    expect(new Set(verbs)).toEqual(new Set(['play', 'place']));
    expect(choicesAhead(module, game.position, 'red', 'place', drawer(1))).toEqual([]);
  });

  it('can be foreseen to its end', () => {
    const frame = endless.ahead?.['place']?.(game.position as Parameters<typeof endless.view>[0], 'cyan');
    const copy = imagine(module, game.position, 'cyan', drawer(1), frame);
    const { played, stops } = foresee(copy, 'cyan', [
      'place tribe hunt',
      'catch sloth',
      'tip sloth',
      'take food',
    ]);
    expect(played.map(({ verb }) => verb)).toEqual(['place', 'catch', 'tip', 'take']);
    expect(stops).toBe('own');
  });

  it.each([
    ['bottom', 'hunt', true],
    ['animal', 'sloth', true],
    ['animal', 'beaver', false],
    ['culture', 'feast', false],
    ['pile', 'elder', true],
    ['lead', 'a1', false],
  ])('depends on %s %s: %s', (id, thing, holds) => {
    const view = endless.view(game.position as Parameters<typeof endless.view>[0], 'cyan');
    expect(endless.conditions?.find((one) => one.id === id)?.holds(view, 'cyan', thing)).toBe(holds);
  });
});

describe('the odds of the next Animal', () => {
  it('are those of decks that are drawn from', () => {
    for (const { exact, seen, sigma } of checkOdds(4000, drawer(9)))
      expect(Math.abs(exact - seen)).toBeLessThan(4 * sigma);
  });
});

describe('what a card is worth at the end as things stand', () => {
  const tell = teller(endless.texts, 'en');
  const game = scripted({
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
  });
  const view = endless.view(game.position as Parameters<typeof endless.view>[0], 'red');
  const asked = (thing: string): string | undefined => endless.odds?.tell(view, 'red', thing, tell);

  it('N8.3 N8.4 N8.1 is told with its own points and what burying it would add', () => {
    // Four graves instead of three are ten points and not six, and two kinds instead of one are one more.
    expect(asked('hunter')).toMatch(/1 point\. Buried it would add 5 points more/u);
    expect(asked('tribesman')).toMatch(/0 points\. Buried it would add 4 points more/u);
    expect(asked('feast')).toMatch(/1 point\./u);
    expect(asked('foundation')).toMatch(/0 points/u);
  });

  it('N8 what each source would score now is told for every tribe', () => {
    expect(asked('red')).toMatch(/Sacred Stones 1.*burials 6.*in all/u);
    expect(asked('cyan')).toMatch(/in all/u);
  });
});
