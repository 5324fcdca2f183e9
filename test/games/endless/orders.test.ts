import { describe, expect, it } from 'vitest';
import { anyModule } from '../../../src/games/registry.js';
import { SEATS } from '../../../src/games/endless/model.js';
import { endless } from '../../../src/games/endless/module.js';
import { choicesAhead, foresee, imagine } from '../../../src/kernel/what-if.js';
import { readPosition } from '../../../src/kernel/scenario.js';
import { openGame, startGame, type Game } from '../../../src/kernel/game.js';
import { drawer } from '../../../src/kernel/random.js';
import { makeMove, matchMove } from '../../../src/kernel/notation.js';
import { decideByOrder } from '../../../src/table/policy/order-decision.js';
import { bookOf, planChange } from '../../../src/table/policy/order-rows.js';
import type { OrderChange } from '../../../src/store/port.js';
import type { Plan } from '../../../src/table/contract/orders.js';
import type { Json } from '../../../src/kernel/types.js';

const module = anyModule(endless);

function scripted(position: Json): Game<unknown, unknown> {
  const input = { seats: ['red', 'cyan'], variant: 'standard', options: {} };
  const game = openGame(module, readPosition(module, input, position, 'orders'));
  game.begin();
  return game;
}

describe('policies', () => {
  it('answer with offered moves throughout a game', () => {
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

  it('EW52 EW72 take an Idol in place of a card in the last Eclipse', () => {
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

describe('a turn planned ahead', () => {
  const game = scripted({
    order: ['red', 'cyan'],
    display: ['mammoth', 'sloth'],
    tribes: {
      red: { chief: 'tuskbreaker', hand: ['tribesman'] },
      cyan: { chief: 'eyehand', hand: ['hunter', 'feast'], upright: ['mammoth'] },
    },
  });

  it('is offered to waiting tribes, not to the active one', () => {
    const verbs = choicesAhead(module, game.position, 'cyan', 'place', drawer(1)).map(({ verb }) => verb);
    expect(new Set(verbs)).toEqual(new Set(['play', 'place']));
    expect(choicesAhead(module, game.position, 'red', 'place', drawer(1))).toEqual([]);
  });

  it('can be composed to its end', () => {
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

describe('EW54 N6.3 an Eclipse turn planned during another tribe’s turn', () => {
  const eclipse = (): Game<unknown, unknown> =>
    scripted({
      step: 'eclipse',
      order: ['red', 'cyan'],
      tribes: {
        cyan: { chief: 'tuskbreaker', ritual: ['brave', 'brave'] },
        red: { chief: 'eyehand', ritual: ['elder', 'shaman'], food: 3, tools: 3 },
      },
    });
  const LINES = ['take food', 'use elder', 'pay tool', 'build e5', 'pay food', 'take honor'];

  /** A plan as the table makes it: each answer with its question. */
  function planned(game: Game<unknown, unknown>): Plan {
    const frame = endless.ahead?.['gain']?.(game.position as Parameters<typeof endless.view>[0], 'red');
    const { played, asked } = foresee(imagine(module, game.position, 'red', drawer(1), frame), 'red', LINES);
    return { id: 1, lines: played.map(makeMove), asks: asked, state: 'gain', when: [], cancel: [] };
  }

  /** Plays Red's auto-actions as long as they answer. @returns the moves, and the auto-actions left */
  function follow(game: Game<unknown, unknown>, changes: OrderChange[]): string[] {
    const played: string[] = [];
    for (let n = 0; n < 12; n++) {
      const awaited = { seat: 'red', since: played.length, at: 0 };
      const { decided, failed = [] } = decideByOrder(module, game, awaited, bookOf([], 'red', changes));
      changes.push(...failed, ...(decided?.uses ?? []));
      if (decided === undefined) break;
      played.push(makeMove(decided.move));
      game.apply('red', decided.move);
    }
    return played;
  }

  it('can be composed by later tribes, not by the active one', () => {
    const { position } = eclipse();
    const verbs = choicesAhead(module, position, 'red', 'gain', drawer(1)).map(({ verb }) => verb);
    expect(verbs).toEqual(['take']);
    expect(choicesAhead(module, position, 'red', 'eclipse', drawer(1))).toEqual([]);
    expect(choicesAhead(module, position, 'cyan', 'gain', drawer(1))).toEqual([]);
  });

  it('answers each question with its planned answer', () => {
    const game = eclipse();
    const changes = [planChange('red', 1, planned(game))];
    game.apply('cyan', { verb: 'build', args: ['b2'] });
    while (game.waiting()[0] === 'cyan') game.apply('cyan', { verb: 'take', args: ['food'] });
    expect(follow(game, changes)).toEqual(LINES);
    expect(bookOf([], 'red', changes).plans).toEqual([]);
  });

  it('drops only the answers that became impossible, and continues with the others', () => {
    const game = eclipse();
    const changes = [planChange('red', 1, planned(game))];
    game.apply('cyan', { verb: 'build', args: ['e5'] });
    while (game.waiting()[0] === 'cyan') game.apply('cyan', { verb: 'take', args: ['food'] });
    expect(follow(game, changes)).toEqual(['take food', 'use elder', 'pay tool']);
    const { plans } = bookOf([], 'red', changes);
    expect(plans.find(({ dropped }) => dropped !== undefined)).toMatchObject({ lines: ['build e5'] });
    // The owner answers that question, and the impossible answer is dropped.
    changes.push(planChange('red', 1, undefined));
    game.apply('red', { verb: 'take', args: ['tool'] });
    expect(follow(game, changes)).toEqual(['pay food', 'take honor']);
  });
});
