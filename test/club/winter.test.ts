import { describe, expect, it } from 'vitest';
import { SURE_99 } from '../tools/winter/check.js';
import { findRiddle } from '../tools/winter/find.js';
import { USUAL_FIND } from '../tools/winter/limits.js';
import type { Riddle } from '../../src/club/daily/riddle.js';
import { kindOf } from '../../src/club/daily/schedule.js';
import { shippedFor, shippedRiddles } from '../../src/club/daily/shipped.js';
import { act, isDone, SOLO_KINDS, soloStart, worthOf } from '../../src/club/daily/solo.js';
import { weighed } from '../../src/club/daily/weigh.js';
import {
  dayOf,
  faultOf,
  laterDay,
  openWinter,
  ranked,
  resultOf,
  sealWinter,
  streakOf,
} from '../../src/club/daily/winter.js';
import { isVaried, unfitBecause } from '../tools/winter/standard.js';
import { usualMove } from '../../src/club/review/worlds.js';
import { registry } from '../../src/games/registry.js';
import { drawer } from '../../src/kernel/random.js';

/** The day's winter: stored riddles are correct, and their results follow. */

const [some] = shippedRiddles();
if (some === undefined) throw new Error('there are no riddles');

describe.each([...registry.values()].map((module) => [module.meta.id, module] as const))(
  'puzzles of %s',
  (id, module) => {
    const own = shippedRiddles().filter(({ game }) => game === id);

    it('have a clearly best answer that is neither the quick AI’s nor the first in the list', () => {
      for (const { answers, best, usual, first, rulesVersion, worlds, luck, earlier = [] } of own) {
        expect(rulesVersion).toBe(module.meta.rulesVersion);
        expect([usual, first]).not.toContain(best);
        expect(answers.map(({ move }) => move)).toEqual(expect.arrayContaining([best, usual]));
        expect(worlds).toBeGreaterThanOrEqual(300);
        expect(unfitBecause({ best, answers })).toBeUndefined();
        for (const { move, behind, wins } of answers) {
          expect(wins.share).toBeLessThanOrEqual(1);
          if (move !== best) expect(behind.share - SURE_99 * behind.error).toBeGreaterThan(0);
        }
        // Its figures are from other worlds than the search's.
        const [run] = earlier;
        expect(run?.worlds).toBeGreaterThanOrEqual(100);
        expect(run?.answers.map(({ move }) => move)).toEqual(
          expect.arrayContaining(answers.map(({ move }) => move)),
        );
        expect(run?.luck).not.toBe(luck ?? -1);
      }
    });

    it('have the same kind of answer at most twice in ten', () => {
      for (const [at, riddle] of own.entries()) expect(isVaried(riddle, own.slice(0, at))).toBe(true);
    });

    it('are reached by their seed and moves, and every answer is legal there', () => {
      // One riddle per game is fast enough for every run; `fimbul riddles --check` checks all.
      for (const riddle of own.slice(0, 1)) {
        expect(faultOf(module, riddle)).toBeUndefined();
        expect(faultOf(module, { ...riddle, seed: 'another' })).toBeDefined();
      }
    });
  },
);

describe.each(SOLO_KINDS)('a %s', (kind) => {
  const all = shippedFor(kind).flatMap((what) => ('kind' in what ? what : []));

  it('has a par, and results vary', () => {
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const { par, until, seat, seats } of all) {
      expect(par.worlds).toBeGreaterThanOrEqual(60);
      expect(par.error).toBeGreaterThan(0);
      expect(until === undefined).toBe(kind !== 'hunt');
      expect(seats).toContain(seat);
    }
  });

  it('has the same luck for everyone with the day’s seed, and other luck with another seed', () => {
    const [solo] = all;
    const module = registry.get(solo?.game ?? '');
    if (solo === undefined || module === undefined) throw new Error(`there is no ${kind}`);
    const dealt = (luck: string) => soloStart(module, { ...solo, luck }).position;
    const [one, same, other] = [dealt('a'), dealt('a'), dealt('b')];
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    // The visible position follows from seed and moves, whatever the secret.
    expect(module.view(other, solo.seat)).toEqual(module.view(one, solo.seat));
  });
});

describe('a hunt', () => {
  it('ends with the hunt, and rates the quick AI’s moves at par without luck', () => {
    const [solo] = shippedFor('hunt').flatMap((what) => ('kind' in what ? what : []));
    const module = registry.get(solo?.game ?? '');
    if (solo === undefined || module === undefined) throw new Error('there is no hunt');
    const dealt = { ...solo, luck: 'a' };
    const game = soloStart(module, dealt);
    const moves: string[] = [];
    while (!isDone(module, game.position, solo.until)) {
      const choices = game.choices(solo.seat);
      const move = usualMove(module, game, solo.seat, choices, drawer(moves.length));
      moves.push(...act(module, game, dealt, move, moves.length).moves);
    }
    expect(moves.length).toBeGreaterThan(3);
    expect(game.position.over).toBeUndefined();
    expect(worthOf(module, game.position, solo.seat)).toBeGreaterThan(0);
    expect(weighed(module, dealt, moves)).toBeCloseTo(solo.par.mean);
  });
});

describe('the search for puzzles', () => {
  it('stops on request without a result', () => {
    const module = registry.get('endless');
    if (module === undefined) throw new Error('there is no such game');
    const setup = {
      variant: 'standard',
      seats: module.meta.seats.slice(0, 2).map(({ id }) => id),
      options: {},
    };
    const limits = { ...USUAL_FIND, keepGoing: () => false };
    const { riddle, tally } = findRiddle(module, setup, 'a', 1, limits);
    expect(riddle).toBeUndefined();
    expect([...tally.steps.keys()]).toEqual(['game']);
  });
});

describe('a day of Daily Winter', () => {
  const riddle: Riddle = some;

  it('is stored as a text that its digest proves', () => {
    const [one, other] = [sealWinter('2026-11-23', riddle), sealWinter('2026-11-23', riddle)];
    expect(one.digest).not.toBe(other.digest);
    expect(openWinter(one)).toMatchObject({ day: '2026-11-23', best: riddle.best });
    expect(() => openWinter({ ...one, body: one.body.replace('2026', '2027') })).toThrow();
  });

  it('has the kind of its weekday', () => {
    const week = [23, 24, 25, 26, 27, 28, 29].map((day) => kindOf(`2026-11-${day}`));
    expect(week).toEqual(['riddle', 'riddle', 'hunt', 'riddle', 'riddle', 'winter', 'saga']);
  });

  it('begins at midnight UTC', () => {
    expect(dayOf(Date.UTC(2026, 11, 31, 23, 59))).toBe('2026-12-31');
    expect(laterDay('2026-12-31')).toBe('2027-01-01');
    expect(laterDay('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('ranks by result, then by play without luck; level players share a place', () => {
    const line = (person: string, result: number, play: number, at: number) => ({ person, result, play, at });
    const lines = [line('a', 0, 0.1, 4), line('b', 1, 0.1, 3), line('c', 1, 0.5, 5), line('d', 1, 0.5, 2)];
    expect(ranked(lines).map(({ person, place }) => `${place} ${person}`)).toEqual([
      '1 d',
      '1 c',
      '3 b',
      '4 a',
    ]);
    const [best] = riddle.answers.filter(({ move }) => move === riddle.best);
    expect(best === undefined ? undefined : resultOf(best)).toBe(0);
  });

  it('counts for a streak, which a missed day ends; today isn’t missed yet', () => {
    const days = ['2026-11-22', '2026-11-21', '2026-11-19'];
    expect(streakOf(days, '2026-11-22')).toBe(2);
    expect(streakOf(days, '2026-11-23')).toBe(2);
    expect(streakOf(days, '2026-11-24')).toBe(0);
    expect(streakOf([], '2026-11-24')).toBe(0);
  });
});

it('a winter at the Edge of the Glacier counts trophies from its start for members and the AI alike', () => {
  const module = registry.get('glacier');
  const [solo] = shippedFor('winter').filter(({ game }) => game === 'glacier');
  if (module === undefined || solo === undefined || !('kind' in solo)) throw new Error('there is none');
  const { position } = soloStart(module, { ...solo, luck: 'one' });
  const view = module.view(position, solo.seat);
  const worth = worthOf(module, position, solo.seat);
  expect(worth).toBe(module.timeline?.of(view, solo.seat, 'trophies'));
  expect(worth).not.toBe(module.timeline?.of(view, solo.seat, 'members'));
});

describe('a puzzle is rejected', () => {
  const answer = (move: string, share: number) => ({
    move,
    wins: { share, error: 0.02 },
    behind: { share: 0, error: 0 },
  });
  it.each([
    ['if the best move is “Done”', 'done', [0.6, 0.3, 0.1], 'done'],
    ['if the game is almost lost', 'keep wool-1', [0.29, 0.1, 0.05], 'lost'],
    ['if all wrong answers are equal', 'keep wool-1', [0.6, 0.3, 0.29], 'alike'],
    ['in no other case', 'keep wool-1', [0.6, 0.3, 0.1], undefined],
  ] as const)('%s', (_, best, [first, ...wrong], why) => {
    const answers = [answer(best, first), ...wrong.map((share, at) => answer(`keep ${at}`, share))];
    expect(unfitBecause({ best, answers })).toBe(why);
  });
});
