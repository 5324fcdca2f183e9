import type { AnyModule } from '../../../src/games/registry.js';
import { chooseSeats } from '../../../src/kernel/choose-seats.js';
import { progressOf } from '../../../src/kernel/moment.js';
import { settingsOf } from '../../../src/kernel/options.js';
import { type Draw, drawer } from '../../../src/kernel/random.js';
import type { SetupInput } from '../../../src/kernel/types.js';
import { lucks } from '../../../src/club/review/trial.js';
import { imagined, Sample } from '../../../src/club/review/worlds.js';
import { boardAt } from '../../../src/club/daily/beginning.js';
import { playedBetween } from './played-between.js';
import { type Par, type Solo, type SoloKind, type Until, worthOf } from '../../../src/club/daily/solo.js';
import { playedUntil } from '../../../src/club/daily/weigh.js';

/** Finds starting positions of solo games: in AI games, at the start of a turn, with an open result. */

/** The part of a game that a kind of solo game covers. */
interface Stretch {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  /** Number of the game's last turns; undefined for the whole game. */
  readonly last?: number;
  /** Its possible first turns, and the phase before which it ends. */
  readonly within?: {
    readonly from: number;
    readonly to: number;
    readonly phase: string;
    readonly before: string;
  };
}

export const STRETCHES: Readonly<Record<SoloKind, readonly Stretch[]>> = {
  hunt: [
    {
      ...{ game: 'greenland', variant: 'saga', seats: 1 },
      within: { from: 2, to: 8, phase: 'assign', before: 'elders' },
    },
  ],
  winter: [
    { game: 'greenland', variant: 'saga', seats: 1, last: 2 },
    { game: 'endless', variant: 'standard', seats: 2, last: 1 },
    { game: 'glacier', variant: 'standard', seats: 2, last: 1 },
  ],
  saga: [{ game: 'greenland', variant: 'saga', seats: 1 }],
};

/** Least difference between AIs' results, so that decisions matter. */
const LEAST_SPREAD = 1;
/** In games that can be lost, the chance to win must be within these bounds. */
const UNDECIDED = { least: 0.1, most: 0.9 };

export interface MakeInput {
  readonly kind: SoloKind;
  readonly stretch: Stretch;
  readonly seed: string;
  readonly number: number;
  /** Playouts by AIs from the start, for the expected results. */
  readonly worlds: number;
}

/** Undefined if the seed's game has no suitable part, or its result isn't open. */
export function makeSolo(module: AnyModule, input: MakeInput): Solo | undefined {
  const { kind, stretch, seed, number, worlds } = input;
  const draw = drawer(number);
  const { id, variants, options } = module.meta;
  const variant = variants.find((one) => one.id === stretch.variant);
  if (variant === undefined) return undefined;
  const seats = chooseSeats(module.meta, variant.id, stretch.seats, draw);
  const seat = seats[draw(seats.length)] ?? '';
  const set = { variant: variant.id, seats, options: settingsOf(options, {}) };
  const { moves, starts, turns } = playedBy(module, { ...set, seed }, seat, draw, stretch.within?.phase);
  const turn = firstTurn(stretch, turns, draw);
  const start = starts.get(turn);
  if (start === undefined) return undefined;
  const until: Until | undefined =
    stretch.within === undefined ? undefined : { turn, phase: stretch.within.before };
  const solo: Omit<Solo, 'par'> = {
    ...{ kind, game: id, rulesVersion: module.meta.rulesVersion, ...set, seed },
    moves: moves.slice(0, start.at),
    ...{ seat, turn, phase: start.phase },
    ...(until === undefined ? {} : { until }),
  };
  const found = parOf(
    module,
    { ...solo, par: { mean: 0, error: 0, worlds: 0, won: 0 } },
    worlds,
    draw(2 ** 31),
  );
  if (found === undefined || found.spread < LEAST_SPREAD) return undefined;
  const { won } = found.par;
  const isOpen = kind !== 'winter' || stretch.seats > 1 || (won >= UNDECIDED.least && won <= UNDECIDED.most);
  return isOpen ? { ...solo, par: found.par } : undefined;
}

function firstTurn({ last, within }: Stretch, turns: number, draw: Draw): number {
  if (within !== undefined) return within.from + draw(within.to - within.from + 1);
  return last === undefined ? 1 : Math.max(1, turns - last + 1);
}

/** Plays a game between quick AIs, and lists each seat's first decision with a choice in each turn (in that phase). */
function playedBy(
  module: AnyModule,
  set: SetupInput & { readonly seed: string },
  own: string,
  draw: Draw,
  wanted: string | undefined,
) {
  const starts = new Map<number, { readonly at: number; readonly phase: string }>();
  let turns = 0;
  const { moves } = playedBetween(module, set, draw, ({ position }, seat, choices, at) => {
    const { turn, phase } = progressOf(module.moment(position));
    turns = Math.max(turns, turn);
    // Decisions of the setup belong to the first turn.
    const of = Math.max(1, turn);
    const isStart = seat === own && choices.length > 1 && (wanted ?? phase) === phase;
    if (isStart && !starts.has(of)) starts.set(of, { at, phase });
  });
  return { moves, starts, turns };
}

/** The AIs' results from the start of a solo game; undefined if a game doesn't end. */
function parOf(module: AnyModule, solo: Solo, worlds: number, number: number) {
  const position = JSON.stringify(boardAt(module, solo).position);
  const sample = new Sample();
  const luck = lucks(number);
  let won = 0;
  for (let n = 0; n < worlds; n++) {
    const next = luck.next().value;
    const end = playedUntil(module, solo, imagined(module, position, solo.seat, next), next);
    if (end === undefined) return undefined;
    sample.add(worthOf(module, end, solo.seat));
    if (end.over?.winners.includes(solo.seat) === true) won++;
  }
  const { mean, spread } = sample;
  const par: Par = {
    mean,
    error: spread / Math.sqrt(Math.max(1, worlds - 1)),
    worlds,
    won: won / worlds,
  };
  return { par, spread };
}
