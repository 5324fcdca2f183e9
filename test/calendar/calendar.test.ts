import { describe, expect, it } from 'vitest';
import { countDecisions, playCalendar, type CalendarInput, type Mode } from '../tools/calendar/game.js';
import {
  comesBy,
  distributionAt,
  HOUR,
  normals,
  parseDistribution,
  replyTime,
  restOf,
  rhythmOf,
  sigmasBeyond,
  USUAL,
} from '../tools/calendar/people.js';
import { median, medians, comparisonText, waitsOf, waitsText } from '../tools/calendar/report.js';
import { anyModule } from '../../src/games/registry.js';
import { drawer } from '../../src/kernel/random.js';
import { toyGame } from '../support/toy-game.js';

describe('people on the calendar', () => {
  it('answer after a median of three waking hours, and one in thirty after more than a day', () => {
    const normal = normals(drawer(4));
    const sigmas = sigmasBeyond(USUAL.late);
    const hours = Array.from({ length: 20_000 }, () => replyTime(USUAL, sigmas, normal()) / HOUR);
    expect(median(hours)).toBeCloseTo(3, 0);
    const late = hours.filter((each) => each > 15.5).length / hours.length;
    expect(late).toBeGreaterThan(0.028);
    expect(late).toBeLessThan(0.038);
  });

  it('sleep, and answer a late ping in the morning', () => {
    const berlin = rhythmOf(0);
    const evening = Date.UTC(2026, 0, 5, 21);
    const at = comesBy(berlin, evening, HOUR);
    expect(new Date(at).toISOString()).toBe('2026-01-06T06:30:00.000Z');
    expect(restOf(berlin, evening, at)).toEqual({ away: HOUR, asleep: 8.5 * HOUR });
  });

  it('look in more often at a faster pace, and never less often than usual', () => {
    expect(distributionAt('relaxed', USUAL).median).toBe(3);
    expect(distributionAt('daily', USUAL).median).toBe(3);
    expect(distributionAt('brisk', USUAL).median).toBeLessThan(1);
  });

  it.each(['median=0,late=0.1', 'median=3,late=0.6', 'median=x', 'median=20,late=0.1'])(
    'can’t be set to %s',
    (text) => expect(() => parseDistribution(text)).toThrow(RangeError),
  );
  it('can have other habits', () =>
    expect(parseDistribution('median=6,late=0.1')).toEqual({ median: 6, late: 0.1 }));
});

const input = (mode: Mode, more: Partial<CalendarInput> = {}): CalendarInput => ({
  module: anyModule(toyGame),
  variant: 'standard',
  options: {},
  seats: 3,
  seed: 7,
  ai: 'random',
  pace: 'daily',
  distribution: USUAL,
  mode,
  planning: 0.5,
  ...more,
});

describe('a game on the calendar', () => {
  it('is played to its end, and repeats with the same seed', async () => {
    const game = await playCalendar(input('all'));
    expect(game.finished).toBe(true);
    expect(game.byPolicy).toBeGreaterThan(0);
    // Five rounds, each with three offers and three gatherings.
    expect(game.byHand + game.byPolicy + game.byPlan + game.forced).toBe(30);
    expect(await playCalendar(input('all'))).toEqual(game);
  });

  it('plays queued moves when their turn comes', async () => {
    const module = anyModule({ ...toyGame, policies: [] });
    const game = await playCalendar(input('all', { module, planning: 1 }));
    expect(game.byPlan).toBeGreaterThan(0);
    expect(game.byPolicy).toBe(0);
  });

  it('pings for every decision without auto-actions, and less often with more of them', async () => {
    const [all, together, single] = await Promise.all(
      (['all', 'together', 'single'] as const).map((mode) => playCalendar(input(mode))),
    );
    expect(single?.callsPerPlayer).toBe(10);
    expect(single?.byPolicy).toBe(0);
    expect(together?.callsPerPlayer).toBeLessThan(10);
    expect(all?.callsPerPlayer).toBeLessThan(together?.callsPerPlayer ?? 0);
  });

  it('waits only for sleep, absence or an auto-action’s delay', async () => {
    const { days, asleep, away, orders } = await playCalendar(input('all'));
    expect(asleep + away + orders).toBeGreaterThan(0.97 * days);
    expect(asleep + away + orders).toBeLessThanOrEqual(days + 1e-6);
  });

  it('pings players who prefer to be asked instead of an auto-action', async () => {
    // Like a game whose initial orders answer its first question.
    const policies = toyGame.policies.map((policy) => ({ ...policy, initial: policy.usual ?? 'ask' }));
    const module = anyModule({ ...toyGame, policies });
    const game = await playCalendar(input('together', { module }));
    expect(game.finished).toBe(true);
    expect(game.byPolicy).toBe(0);
  });

  it('has interrupt windows that close while players are away', async () => {
    const { gather } = toyGame.states;
    if (gather === undefined) throw new Error('nobody gathers');
    const onTimeout = { verb: 'gather', args: [] };
    const module = anyModule({ ...toyGame, states: { ...toyGame.states, gather: { ...gather, onTimeout } } });
    const game = await playCalendar(input('together', { module }));
    expect(game.finished).toBe(true);
    expect(game.timedOut).toBeGreaterThan(0);
    expect(game.byHand + game.forced + game.timedOut).toBe(30);
  });

  it('lets the AI play for a player who misses a brisk deadline', async () => {
    const slow = { distribution: { median: 12, late: 0.4 }, pace: 'brisk' } as const;
    expect((await playCalendar(input('together', slow))).late).toBeGreaterThan(0);
  });
});

describe('the calendar report', () => {
  it('counts decisions by origin', () => {
    const forced = [{ seat: 'red', move: 'gather' }];
    const rows = [
      { move: null, order: null, forced },
      { move: 'gather', order: null, forced: [] },
      { move: 'gather', order: 'plan/1', forced: [] },
      { move: 'gather', order: 'policy/storm', forced },
      { move: 'gather', order: 'lone', forced: [] },
      { move: 'gather', order: 'lapse', forced: [] },
    ];
    expect(countDecisions(rows)).toEqual({ byHand: 1, byPolicy: 1, byPlan: 1, forced: 3, timedOut: 1 });
  });

  it('combines games by medians', async () => {
    const games = [await playCalendar(input('all')), await playCalendar(input('all', { seed: 8 }))];
    expect(median([3, 1, 2])).toBe(2);
    expect(median([])).toBe(0);
    expect(medians(games).decisionsPerPlayer).toBe(10);
    expect(comparisonText([{ title: 'with orders', games }])).toMatch(/days to finish +\d+\.\d/u);
    const waits = waitsOf(games, 3);
    const days = waits.reduce((sum, wait) => sum + wait.days, 0);
    const idle = games.reduce((sum, game) => sum + game.asleep + game.away, 0) / games.length;
    expect(days).toBeCloseTo(idle, 6);
    expect(waits.map(({ state }) => state)).toContain('gather');
    expect(waitsText(games, 3)).toMatch(/gather +\d+\.\d +\d+\.\d/u);
  });
});
