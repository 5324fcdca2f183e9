import type { AnyModule } from '../../games/registry.js';
import { drawer, type Position, type Seat } from '../../kernel/index.js';
import { POINTS } from '../daily/riddle.js';
import type { Difference } from './material.js';
import { imagined, playedOn, Sample } from './worlds.js';

/** One decision tried in many worlds that look the same to whoever decides, all answers in each with the same luck. */

export interface DecisionPoint {
  readonly module: AnyModule;
  /** JSON text. */
  readonly position: string;
  readonly seat: Seat;
  /** By whose view worlds look the same, where that is not the seat's own. */
  readonly eyes?: Seat;
}

/** Figures of a game's end for a seat: 1 for a victory, its points, the game's measures. */
type Figures = Readonly<Record<string, number>>;

const WON = 'won';
/** By how many points it leads all others, or lags behind the first of them. */
const LEAD = 'lead';

export interface Tried {
  readonly move: string;
  readonly ends: Figures[];
}

export const triedMove = (move: string): Tried => ({ move, ends: [] });

/** Plays every answer on in one more world. Those that can't be played there are left out from then on. */
export function tryAll(
  { module, position, seat, eyes = seat }: DecisionPoint,
  field: readonly Tried[],
  luck: number,
): readonly Tried[] {
  return field.filter(({ move, ends }) => {
    const world = imagined(module, position, eyes, luck);
    const end = playedOn(module, world, luck, { seat, move });
    if (end === undefined) return false;
    ends.push(figuresOf(module, end, seat));
    return true;
  });
}

function figuresOf(module: AnyModule, end: Position, seat: Seat): Figures {
  const { over, seats } = end;
  const view = module.timeline === undefined ? undefined : module.view(end, seat);
  const own = (module.timeline?.measures ?? []).map((measure) => [
    measure,
    module.timeline?.of(view, seat, measure) ?? 0,
  ]);
  const points = over?.scores[seat];
  const others = seats.flatMap((other) => (other === seat ? [] : (over?.scores[other] ?? [])));
  return {
    ...Object.fromEntries(own),
    ...(points === undefined ? {} : { [POINTS]: points, [LEAD]: points - Math.max(0, ...others) }),
    [WON]: wonBy(seat, over?.winners ?? [], seats.length),
  };
}

/** Several who win share the victory; all together win it whole. */
function wonBy(seat: Seat, winners: readonly Seat[], seats: number): number {
  if (!winners.includes(seat)) return 0;
  return winners.length === seats ? 1 : 1 / winners.length;
}

export function winsOf({ ends }: Tried): Sample {
  return ends.reduce((sample, end) => sample.add(end[WON] ?? 0), new Sample());
}

/** By how much more one answer wins than another, world by world. */
export const ahead = (one: Tried, other: Tried): Sample => differenceIn(one, other, WON);

/** By how much more lead, in the game's own points. */
export const leadOver = (one: Tried, other: Tried): Sample => differenceIn(one, other, LEAD);

/** How promising each answer looks after few games, by wins and lead: wins alone are too few. */
export function promiseOf(field: readonly Tried[]): (one: Tried) => number {
  const leads = field.flatMap(({ ends }) => ends.flatMap((end) => end[LEAD] ?? []));
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / Math.max(1, leads.length);
  const spread = Math.sqrt(
    leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / Math.max(1, leads.length),
  );
  return ({ ends }) => {
    const all = ends.map(
      (end) => (end[WON] ?? 0) + (spread === 0 ? 0 : ((end[LEAD] ?? mean) - mean) / spread),
    );
    return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
  };
}

function differenceIn(one: Tried, other: Tried, measure: string): Sample {
  const sample = new Sample();
  for (const [at, end] of one.ends.entries()) {
    const [a, b] = [end[measure], other.ends[at]?.[measure]];
    if (a !== undefined && b !== undefined) sample.add(a - b);
  }
  return sample;
}

/** Standard errors from which on a difference is worth a sentence. */
const STANDS_OUT = 3;

/** In what the end differs most surely with one answer from what it is with another, victory and lead aside. */
export function whyOf(one: Tried, other: Tried): Difference | undefined {
  const measures = Object.keys(one.ends[0] ?? {}).filter((measure) => measure !== WON && measure !== LEAD);
  const all = measures.map((measure) => {
    const { mean: by, error } = differenceIn(one, other, measure);
    return { measure, by, error };
  });
  const [most] = all
    .filter(({ by, error }) => by > STANDS_OUT * error)
    .toSorted((a, b) => b.by / b.error - a.by / a.error);
  return most;
}

/** Lucks of worlds, one after another, none of them in two series of different seeds. */
export function* lucks(seed: number): Generator<number, never> {
  const draw = drawer(seed);
  for (;;) yield draw(2 ** 31);
}
