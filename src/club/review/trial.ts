import type { AnyModule } from '../../games/registry.js';
import { drawer, type Position, type Seat } from '../../kernel/index.js';
import { POINTS } from '../daily/riddle.js';
import type { MeasureDifference } from './material.js';
import { imagined, playedOn, Sample } from './worlds.js';

/** Tries answers to a decision in many worlds that look the same to the deciding seat, with the same luck for all. */

export interface DecisionPoint {
  readonly module: AnyModule;
  /** JSON text. */
  readonly position: string;
  readonly seat: Seat;
  /** The viewer to whom the worlds look the same; default: the seat. */
  readonly eyes?: Seat;
}

/** A seat's figures at the end of a game: victory (0 to 1), points, lead and the game's measures. */
type Figures = Readonly<Record<string, number>>;

const WON = 'won';
/** Points ahead of the best other seat; negative behind it. */
const LEAD = 'lead';

export interface TriedMove {
  readonly move: string;
  readonly ends: Figures[];
}

export const triedMove = (move: string): TriedMove => ({ move, ends: [] });

/** Plays every answer on in one more world. Answers that can't be played there drop out. */
export function tryAll(
  { module, position, seat, eyes = seat }: DecisionPoint,
  field: readonly TriedMove[],
  luck: number,
): readonly TriedMove[] {
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

/** Joint winners share the victory, but each has it whole if all win. */
function wonBy(seat: Seat, winners: readonly Seat[], seats: number): number {
  if (!winners.includes(seat)) return 0;
  return winners.length === seats ? 1 : 1 / winners.length;
}

export function winsOf({ ends }: TriedMove): Sample {
  return ends.reduce((sample, end) => sample.add(end[WON] ?? 0), new Sample());
}

/** How much more one answer wins than another, world by world. */
export const ahead = (one: TriedMove, other: TriedMove): Sample => differenceIn(one, other, WON);

/** How much more lead one answer gives than another, in points. */
export const leadOver = (one: TriedMove, other: TriedMove): Sample => differenceIn(one, other, LEAD);

/** Rates answers after few games by wins plus standardized lead: wins alone say too little. */
export function promiseOf(field: readonly TriedMove[]): (one: TriedMove) => number {
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

function differenceIn(one: TriedMove, other: TriedMove, measure: string): Sample {
  const sample = new Sample();
  for (const [at, end] of one.ends.entries()) {
    const [a, b] = [end[measure], other.ends[at]?.[measure]];
    if (a !== undefined && b !== undefined) sample.add(a - b);
  }
  return sample;
}

/** Standard errors above which a difference is worth a sentence. */
const STANDS_OUT = 3;

/** The measure by which one answer most surely ends ahead of the other, apart from victory and lead. */
export function whyOf(one: TriedMove, other: TriedMove): MeasureDifference | undefined {
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

/** An endless sequence of seeds for worlds, determined by the first. */
export function* lucks(seed: number): Generator<number, never> {
  const draw = drawer(seed);
  for (;;) yield draw(2 ** 31);
}
