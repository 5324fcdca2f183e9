import type { CalendarGame } from './game.js';

/** Medians over many games on the calendar. */

export type Sums = Omit<CalendarGame, 'finished' | 'asked' | 'waited'>;

const NAMES = [
  'days',
  'callsPerPlayer',
  'decisionsPerPlayer',
  'byHand',
  'byPolicy',
  'byPlan',
  'forced',
  'timedOut',
  'late',
  'asleep',
  'away',
  'orders',
] as const satisfies readonly (keyof Sums)[];

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return 0;
  const [low = 0, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.round(((low + high) / 2) * 100) / 100;
}

export function medians(games: readonly CalendarGame[]): Sums {
  return Object.fromEntries(
    NAMES.map((name) => [name, median(games.map((game) => game[name]))]),
  ) as unknown as Sums;
}

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;

/** A table with a column for each mode. */
export function comparisonText(
  columns: readonly { readonly title: string; readonly games: readonly CalendarGame[] }[],
): string {
  const sums = columns.map(({ games }) => medians(games));
  const row = (title: string, cell: (sum: Sums) => string): string =>
    `${title.padEnd(44)}${sums.map((sum) => cell(sum).padStart(16)).join('')}`;
  const decisions = ({ byHand, byPolicy, byPlan, forced, timedOut }: Sums): number =>
    byHand + byPolicy + byPlan + forced + timedOut;
  return [
    `${''.padEnd(44)}${columns.map(({ title }) => title.padStart(16)).join('')}`,
    row('days to finish', (sum) => sum.days.toFixed(1)),
    row('calls to act, per player', (sum) => sum.callsPerPlayer.toFixed(1)),
    row('decisions, per player', (sum) => sum.decisionsPerPlayer.toFixed(1)),
    row('  by hand', (sum) => percent(sum.byHand, decisions(sum))),
    row('  by policy', (sum) => percent(sum.byPolicy, decisions(sum))),
    row('  by plan', (sum) => percent(sum.byPlan, decisions(sum))),
    row('  by force (one way only)', (sum) => percent(sum.forced, decisions(sum))),
    row('  by a window that closed by itself', (sum) => percent(sum.timedOut, decisions(sum))),
    row('sittings that a deadline ended', (sum) => sum.late.toFixed(1)),
    row('days idle: who was called slept', (sum) => sum.asleep.toFixed(1)),
    row('days idle: who was called was elsewhere', (sum) => sum.away.toFixed(1)),
    row('days idle: an order waited its time', (sum) => sum.orders.toFixed(1)),
  ].join('\n');
}

/** How often a decision called people, and how long the game waited for it. */
export interface Waits {
  readonly state: string;
  /** Calls per player and game. */
  readonly calls: number;
  /** Days per game. */
  readonly days: number;
}

/** Means over the games, longest waits first. */
export function waitsOf(games: readonly CalendarGame[], seats: number): readonly Waits[] {
  const calls = new Map<string, number>();
  const days = new Map<string, number>();
  const add = (sums: Map<string, number>, of: Readonly<Record<string, number>>): void => {
    for (const [state, n] of Object.entries(of)) sums.set(state, (sums.get(state) ?? 0) + n);
  };
  for (const { asked, waited } of games) {
    add(calls, asked);
    add(days, waited);
  }
  return [...new Set([...days.keys(), ...calls.keys()])]
    .map((state) => ({
      state,
      calls: (calls.get(state) ?? 0) / games.length / seats,
      days: (days.get(state) ?? 0) / games.length,
    }))
    .sort((a, b) => b.days - a.days);
}

/** Calls and waiting time by decision, one per line. */
export function waitsText(games: readonly CalendarGame[], seats: number, most = 10): string {
  const line = (state: string, calls: string, days: string): string =>
    `  ${state.padEnd(20)}${calls.padStart(14)}${days.padStart(14)}`;
  const rows = waitsOf(games, seats).slice(0, most);
  return [
    line('asked', 'calls, each', 'days waited'),
    ...rows.map(({ state, calls, days }) => line(state, calls.toFixed(1), days.toFixed(1))),
  ].join('\n');
}
