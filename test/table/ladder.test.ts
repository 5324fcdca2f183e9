import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rateAll } from '../../src/club/ratings/rate.js';
import { drifted, NEWCOMER } from '../../src/club/ratings/scale.js';
import { sidesOf, type FinishedGame, type FinishedSeat } from '../../src/club/ratings/sides.js';
import { along, kendall, runSeason } from '../tools/ratings/season.js';
import { fillChoice } from '../../src/kernel/parameters.js';
import { findGame } from '../../src/games/registry.js';
import type { Store } from '../../src/store/port.js';
import { makeLadder } from '../../src/table/club/ladder.js';
import { testStore } from '../support/stores.js';
import { eventOf as eventAt, newGame } from '../store/fixtures.js';

/** Ratings by the rules of docs/players/ratings.md, from the log only. */

const by = (person: string | null, n: number, ai: string | null = null) => ({ person, ai, n });
const held = (seat: string, person: string, n = 10): FinishedSeat => ({
  seat,
  person,
  ai: null,
  decisions: [by(person, n)],
});

const game = (seats: readonly FinishedSeat[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  id: 1,
  module: 'woodpile',
  variant: 'standard',
  at: 1,
  over: { winners: ['red'], scores: { red: 3, blue: 5, green: 4 }, how: '' },
  facts: { hints: false, undone: false, rewound: false, early: false },
  replacements: [],
  seats,
  ...more,
});

const ann = held('red', 'ann');
const bob = held('blue', 'bob');
const placesOf = (seats: readonly FinishedSeat[], more: Partial<FinishedGame> = {}) =>
  sidesOf(game(seats, more)).map(({ place, person, ai }) => [person ?? ai ?? '?', place]);
const LAST = Number.MAX_SAFE_INTEGER;

describe('a rating', () => {
  const YEAR = 365 * 24 * 60 * 60_000;
  const after = (gap: number) => {
    const last = rateAll([0, 1, 2].map((n) => game([ann, bob], { id: n, at: n * gap }))).at(-1);
    if (last === undefined) throw new Error('nobody was rated');
    return last;
  };

  it('is less certain, and moves faster, the longer ago the last games are', () => {
    expect(after(YEAR).sigma).toBeGreaterThan(after(0).sigma);
    expect(Math.abs(after(YEAR).mu - 25)).toBeGreaterThan(Math.abs(after(0).mu - 25));
  });

  it('gains one unit of variance a year, up to a newcomer’s', () => {
    expect(drifted({ mu: 30, sigma: 2 }, 0, 5 * YEAR)).toEqual({ mu: 30, sigma: 3 });
    expect(drifted({ mu: 30, sigma: 8 }, 0, 50 * YEAR)).toEqual({ mu: 30, sigma: NEWCOMER.sigma });
    expect(drifted({ mu: 30, sigma: 2 }, YEAR, 0)).toEqual({ mu: 30, sigma: 2 });
  });
});

describe('the ranking of a game', () => {
  it.each([
    [
      'puts winners before all others, whatever their points',
      [ann, bob, held('green', 'cy')],
      [
        ['ann', 1],
        ['bob', 2],
        ['cy', 3],
      ],
    ],
    [
      'puts a player who gave up a seat last, and counts the successor with at least half of its decisions',
      [ann, { ...held('blue', 'cy'), decisions: [by('bob', 4), by('cy', 6)] }],
      [
        ['ann', 1],
        ['bob', LAST],
        ['cy', 2],
      ],
    ],
    [
      'leaves out a successor with few decisions',
      [ann, { ...held('blue', 'cy'), decisions: [by('bob', 7), by('cy', 3)] }, held('green', 'di')],
      [
        ['ann', 1],
        ['bob', LAST],
        ['di', 3],
      ],
    ],
    [
      'puts a player last if an AI made most of their decisions',
      [ann, { ...bob, decisions: [by('bob', 2), by(null, 3, 'random')] }],
      [
        ['ann', 1],
        ['bob', LAST],
      ],
    ],
    [
      'includes an AI that held a seat, not one that took over near the end',
      [
        ann,
        { seat: 'blue', person: null, ai: 'greedy', decisions: [by(null, 5, 'greedy')] },
        { seat: 'green', person: null, ai: 'greedy', decisions: [by('di', 9), by(null, 2, 'greedy')] },
      ],
      [
        ['ann', 1],
        ['greedy', 2],
        ['di', LAST],
      ],
    ],
    [
      'gives a deleted person unknown strength',
      [ann, { seat: 'blue', person: null, ai: null, decisions: [by(null, 5)] }],
      [
        ['ann', 1],
        ['?', 2],
      ],
    ],
  ])('%s', (_name, seats, wanted) => {
    expect(placesOf(seats).toSorted()).toEqual(wanted.toSorted());
  });

  it('is empty in solo games, between AIs, or with hints', () => {
    const program = { seat: 'blue', person: null, ai: 'greedy', decisions: [by(null, 5, 'greedy')] };
    expect(placesOf([ann])).toEqual([]);
    expect(placesOf([program, { ...program, seat: 'red' }])).toEqual([]);
    expect(
      placesOf([ann, bob], { facts: { hints: true, undone: false, rewound: false, early: false } }),
    ).toEqual([]);
  });

  it('uses points if no one has won, so that no one gains when all lose', () => {
    expect(placesOf([ann, bob], { over: { winners: [], scores: { red: 9, blue: 1 }, how: '' } })).toEqual([
      ['ann', 1],
      ['bob', 2],
    ]);
  });
});

describe('ratings', () => {
  it('exist per scope, diverge with results, and leave AIs unchanged', () => {
    const program = { seat: 'blue', person: null, ai: 'greedy', decisions: [by(null, 5, 'greedy')] };
    const steps = rateAll([
      game([ann, bob]),
      game([ann, program], { id: 2, at: 2, module: 'wordfame', variant: 'v' }),
    ]);
    expect(steps.map(({ scope, person, game: id }) => `${scope} ${person} ${id}`)).toEqual([
      ' ann 1',
      ' bob 1',
      'woodpile ann 1',
      'woodpile bob 1',
      'woodpile/standard ann 1',
      'woodpile/standard bob 1',
      ' ann 2',
      'wordfame ann 2',
      'wordfame/v ann 2',
    ]);
    const [first, second] = steps;
    expect(first?.mu).toBeGreaterThan(25);
    expect(second?.mu).toBeLessThan(25);
    expect(first?.sigma).toBeLessThan(25 / 3);
  });

  it('rank the simulated people of a short season by strength', () => {
    const module = findGame('wordfame');
    const variant = module.meta.variants[0]?.id ?? '';
    const season = runSeason({
      module,
      variant,
      seats: 4,
      people: along(['random', 'greedy'], 4),
      games: 8,
      seed: 3,
    });
    expect(season.finished.every(({ seats }) => seats.length === 4)).toBe(true);
    expect(season.tau).toBeGreaterThan(0.6);
    expect(season.ladder[0]?.care).toBe(1);
  });

  it('can include simulated people who use a planner', () => {
    const module = findGame('glacier');
    const thought: string[] = [];
    const thinker = ({ seat, choices }: Parameters<(typeof module.ai)[string]>[0]) => {
      thought.push(seat);
      const [first] = choices;
      if (first === undefined) throw new Error('nothing to choose');
      return fillChoice(first, () => 0);
    };
    const people = along(['random', 'planner'], 4);
    const season = runSeason({
      ...{ module, variant: 'standard', seats: 4, people, games: 1, seed: 5 },
      thinkers: new Map([['planner', thinker]]),
    });
    const decided = season.finished.flatMap(({ seats }) => seats.flatMap(({ decisions }) => decisions));
    const ofBest = decided.find(({ person }) => person === people.at(-1)?.name)?.n ?? 0;
    const all = decided.reduce((sum, { n }) => sum + n, 0);
    // The strongest person always uses it, the weakest never.
    expect(thought.length).toBeGreaterThanOrEqual(ofBest);
    expect(thought.length).toBeLessThan(all);
  });

  it('are compared with strengths by Kendall’s τ', () => {
    expect(kendall([1, 2, 3, 4], [1, 2, 3, 4])).toBe(1);
    expect(kendall([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
    // 4 of 6 pairs agree, 2 don't.
    expect(kendall([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(1 / 3);
  });
});

describe('the ladder', () => {
  let store: Store;
  beforeEach(() => {
    store = testStore(':memory:');
  });
  afterEach(() => store.close());
  const actor = { guild: 'north', person: 'ann' };

  async function ended(at: number, winner: string, people: readonly [string, string]): Promise<void> {
    const over = { winners: [winner], scores: { red: 1, blue: 2 }, how: '' };
    const places = people.map((person, n) => ({
      place: n + 1,
      seat: n === 0 ? 'red' : 'blue',
      person,
      ai: null,
      strategy: null,
      nonce: null,
      former: null,
    }));
    const fields = { ...newGame, stage: 'finished', over, startedAt: 1, endedAt: at };
    const { id } = await store.createGame(fields, places, []);
    for (const [seq, { seat, person }] of places.entries())
      await store.write({
        game: id,
        revision: seq,
        at,
        fields: { seq },
        event: { ...eventAt(id, seq), seat, person },
        posts: [],
      });
  }

  it('is identical to the last digit when recomputed from the log', async () => {
    const ladder = makeLadder(store, () => 0);
    for (const [at, winner] of ['red', 'blue', 'red', 'red', 'blue'].entries()) {
      await ended(10 + at, winner, at % 2 === 0 ? ['ann', 'bob'] : ['cy', 'ann']);
      // Opening the leaderboard rates the games that ended: here one at a time.
      await ladder.standings(actor, '');
    }
    const before = await store.ratings('north');
    expect(before).toHaveLength(5 * 2 * 3);
    expect(await ladder.rebuild('north')).toEqual({ games: 5, ratings: 30, differing: 0 });
    expect(await store.ratings('north')).toEqual(before);
    const rows = await ladder.standings(actor, 'woodpile');
    expect(rows.map(({ person, games, firsts }) => [person, games, firsts])).toContainEqual(['ann', 5, 3]);
    expect(await ladder.standings({ guild: 'south', person: 'ann' }, '')).toEqual([]);
  });

  it('is recomputed if older rating rules made it', async () => {
    const ladder = makeLadder(store, () => 0);
    await ended(10, 'red', ['ann', 'bob']);
    const expected = await ladder.standings(actor, '');
    const old = (await store.ratings('north')).map((step) => ({ ...step, mu: 40 }));
    await store.saveRatings('north', old, { at: 10, game: 1 }, true);
    await store.saveSetting('north', 'ratings', null);
    expect(await ladder.standings(actor, '')).toEqual(expected);
    expect((await ladder.rebuild('north')).differing).toBe(0);
  });

  it('is computed again without a forgotten player', async () => {
    const ladder = makeLadder(store, () => 0);
    await ended(10, 'red', ['ann', 'bob']);
    await ended(11, 'blue', ['ann', 'bob']);
    await ladder.standings(actor, '');
    await store.forget('bob');
    expect(await store.ratings('north')).toEqual([]);
    expect((await ladder.standings(actor, '')).map(({ person }) => person)).toEqual(['ann']);
    expect((await ladder.rebuild('north')).differing).toBe(0);
  });
});
