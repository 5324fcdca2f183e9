import type { CalendarGame } from './game.js';

/** Many games on the calendar, brought together: medians over the games. */

export type Sums = Omit<CalendarGame, 'finished' | 'asked'>;

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

/** The table: a column for each way of asking. */
export function tableOf(
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

/** What people were called for, per player and game, the most frequent first. */
export function askedOf(games: readonly CalendarGame[], seats: number, most = 12): string {
  const sums = new Map<string, number>();
  for (const { asked } of games)
    for (const [state, n] of Object.entries(asked)) sums.set(state, (sums.get(state) ?? 0) + n);
  return [...sums.entries()]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([state, n]) => `${state} ${(n / games.length / seats).toFixed(1)}`)
    .join(', ');
}
