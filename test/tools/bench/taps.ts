import { findGame, GAMES, type AnyModule } from '../../../src/games/registry.js';
import { drawer } from '../../../src/kernel/random.js';
import { countTaps, type TapsCounted, type TapsInput } from '../harness/taps.js';
import { median } from './measure.js';

/** `fimbul bench taps`: presses of a player in a turn, in games of AIs replayed through the panels. */

/** Seats of a usual table. */
const SEATS = 4;

/** Goals for presses per typical turn: with recommended auto-actions, and without any. */
const GOALS = { usual: 8, initial: 10 } as const;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Row {
  readonly game: string;
  readonly orders: 'initial' | 'usual';
  readonly median: number;
  readonly high: number;
  readonly mean: number;
  readonly typed: number;
  readonly most: string;
}

export function runTaps(given: {
  /** Only this game; all games by default. */
  readonly game?: string;
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}): void {
  const games = given.game === undefined ? GAMES : [findGame(given.game)];
  const rows = games.flatMap((module) =>
    (['initial', 'usual'] as const).map((orders) => {
      process.stderr.write(`${module.meta.id}, ${orders} orders …\n`);
      return rowOf(module, orders, given);
    }),
  );
  say(`Presses per player and turn, ${given.games} games of each; a menu takes two (open, choose)\n`);
  say(
    `${'game'.padEnd(14)}${'orders'.padEnd(10)}${['median', 'goal', 'mean', '9 of 10 ≤', 'typed'].map((text) => text.padStart(11)).join('')}  most presses in`,
  );
  for (const { game, orders, median: middle, mean, high, typed, most } of rows)
    say(
      `${game.padEnd(14)}${orders.padEnd(10)}${[middle, `≤ ${GOALS[orders]}`, mean.toFixed(1), high, typed].map((cell) => String(cell).padStart(11)).join('')}  ${most}`,
    );
  if (given.json) {
    const figures = (game: string) =>
      rows.flatMap((row) =>
        row.game === game ? [[row.orders, { value: row.median, goal: GOALS[row.orders] }] as const] : [],
      );
    const all = games.map(({ meta: { id } }) => [id, Object.fromEntries(figures(id))] as const);
    say(JSON.stringify(Object.fromEntries(all)));
  }
}

/** The first variant with this number of AIs, as far as its seats allow. */
export function usualTable(
  module: AnyModule,
  wanted: number,
): Pick<TapsInput, 'module' | 'variant' | 'seats' | 'options' | 'ai'> {
  const [variant] = module.meta.variants;
  if (variant === undefined) throw new Error(`${module.meta.id} has no variant`);
  const all = variant.seats ?? module.meta.seats.map(({ id }) => id);
  const seats = all.slice(0, Math.max(variant.minSeats, Math.min(wanted, variant.maxSeats)));
  const options = Object.fromEntries(module.meta.options.map(({ id, initial }) => [id, String(initial)]));
  const [ai = ''] = Object.keys(module.ai);
  return { module, variant: variant.id, seats, options, ai };
}

function rowOf(
  module: AnyModule,
  orders: Row['orders'],
  { games, seed }: { readonly games: number; readonly seed: number },
): Row {
  const counted: TapsCounted[] = [];
  for (let game = 0; game < games; game++)
    counted.push(
      countTaps({
        ...usualTable(module, SEATS),
        seed: `taps ${seed + game}`,
        draw: drawer(seed + game),
        orders,
      }),
    );
  const turns = counted.flatMap((one) => one.turns).sort((a, b) => a - b);
  const sums = new Map<string, number>();
  for (const { states } of counted)
    for (const [state, { taps }] of Object.entries(states)) sums.set(state, (sums.get(state) ?? 0) + taps);
  const most = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 5);
  return {
    game: module.meta.id,
    orders,
    median: median(turns),
    high: turns[Math.floor(turns.length * 0.9)] ?? 0,
    mean: turns.reduce((sum, n) => sum + n, 0) / Math.max(1, turns.length),
    typed: counted.reduce((sum, { unreachable }) => sum + unreachable.length, 0),
    most: most.map(([state, n]) => `${state} ${(n / Math.max(1, turns.length)).toFixed(1)}`).join(', '),
  };
}
