import type { Move } from './types.js';

/** Compares moves by playouts from the same samples (worlds), and picks one. */

/** Worlds that each move is tried in before any is dropped. */
const FEWEST_WORLDS = 5;
/** A move must be this many standard errors better than the usual one, or that one is played. */
const DOUBT = 0.6;
/** With few worlds the margin grows by this, divided by their number: the best of several looks better than it is. */
const SHYNESS = 3;
/** Fewest worlds for a move to be preferred. */
export const LEAST_PROOF = 3;
/** Prior of the standard deviation between two moves, and the number of worlds it counts for. */
const USUAL_SPREAD = 0.03;
const GRANTED = 2;
/** The race ends when the leader is this many standard errors ahead of the usual move. */
const CERTAINTY = 3;
/** A move this many standard errors behind is dropped. */
const HOPELESS = 1.5;
/** Smaller gains in the chance to win are ignored. */
const WORTH_A_THOUGHT = 0.003;

export interface RacedMove {
  readonly move: Move;
  /** Our chance to win in each world; of an offer, if it is accepted. */
  readonly values: number[];
  /** Of an offer (F): what accepting it gains the other side in each world, and how often a greedy one would. */
  readonly deal?: { readonly theirs: number[]; taken: number };
}

interface Lead {
  readonly by: number;
  readonly error: number;
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** The paired difference between two moves, over the worlds that both were tried in. */
function lead(a: RacedMove, b: RacedMove): Lead {
  const n = Math.min(a.values.length, b.values.length);
  return summed(n, (i) => (a.values[i] ?? 0) - (b.values[i] ?? 0));
}

function summed(n: number, difference: (i: number) => number): Lead {
  if (n < 2) return { by: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const one = difference(i);
    sum += one;
    squares += one * one;
  }
  const by = sum / n;
  // A prior keeps a few worlds that agree by chance from looking certain.
  const spread = (squares - n * by * by + GRANTED * USUAL_SPREAD * USUAL_SPREAD) / (n - 1 + GRANTED);
  return { by, error: Math.sqrt(Math.max(1e-9, spread) / n) };
}

/**
 * Moves that may yet turn out best. The first one stays, as the measure of all, until another surely beats it and is
 * alone with it.
 */
export function stillOpen(tried: readonly RacedMove[]): readonly RacedMove[] {
  const [usual] = tried;
  if (usual === undefined || usual.values.length < FEWEST_WORLDS) return tried;
  const welcome = tried.filter((one) => one === usual || mayPlease(one));
  const leader = welcome.reduce((best, one) => (mean(one.values) > mean(best.values) ? one : best), usual);
  return welcome.filter((one) => {
    if (one === leader) return true;
    if (one === usual) {
      const ahead = lead(leader, usual);
      return welcome.length > 2 || ahead.by < CERTAINTY * ahead.error;
    }
    // What can hardly gain anything over the leader or the usual move isn't worth the time. An offer may be refused,
    // so it drives nothing else out, and nothing else it.
    const rival = leader.deal === undefined && one.deal === undefined ? leader : usual;
    return mayGain(one, rival) && mayGain(one, usual);
  });
}

function mayGain(one: RacedMove, over: RacedMove): boolean {
  const { by, error } = lead(one, over);
  return by + HOPELESS * error > WORTH_A_THOUGHT;
}

/** Whether the other side may still gain by the offer. */
function mayPlease({ deal }: RacedMove): boolean {
  if (deal === undefined || 2 * deal.taken >= deal.theirs.length) return true;
  const { by, error } = summed(deal.theirs.length, (i) => deal.theirs[i] ?? 0);
  return by + HOPELESS * error > 0;
}

/** Probability that an offer is accepted: the mean of a planner's answer and a greedy one's. */
function welcome({ deal }: RacedMove): number {
  if (deal === undefined) return 1;
  const liked = mean(deal.theirs) > WORTH_A_THOUGHT ? 1 : 0;
  return (liked + deal.taken / Math.max(1, deal.theirs.length)) / 2;
}

/** The usual move, unless another is clearly better. */
export function bestOf(tried: readonly RacedMove[], usual: RacedMove): RacedMove {
  let best = usual;
  let most = 0;
  for (const one of tried) {
    const worlds = Math.min(one.values.length, usual.values.length);
    if (one === usual || worlds < LEAST_PROOF) continue;
    const { by, error } = lead(one, usual);
    const gain = (by - (DOUBT + SHYNESS / worlds) * error) * welcome(one);
    if (gain <= most) continue;
    most = gain;
    best = one;
  }
  return best;
}

export interface Heats<World> {
  /** The usual move first: another must prove better. The more promising come before the others. */
  readonly moves: readonly RacedMove[];
  /** Most playouts of all moves together. */
  readonly playouts: number;
  readonly keepGoing: () => boolean;
  /** Draws a new world; undefined if there is none. */
  readonly imagine: () => World | undefined;
  /** Tries a move in a world, which is used again and must stay as it is; false where the move can't be made. */
  readonly tryOut: (one: RacedMove, world: World) => boolean;
}

/**
 * Tries the moves in the same worlds. At first the others run one by one against the usual move, the most promising
 * first, so that whoever has little time knows a few moves and not a little of all; what is surely worse is out early.
 * Those that are left then run lap by lap.
 * @returns the move to believe in, which is the usual one where too little was seen
 */
export function heats<World>({ moves, playouts, keepGoing, imagine, tryOut }: Heats<World>): RacedMove {
  const [usual, ...others] = moves;
  if (usual === undefined) throw new Error('a race needs a move');
  const first: World[] = [];
  let spent = 0;
  let stopped = false;
  const isOver = (): boolean => (stopped ||= !keepGoing());
  /** Tries each move once; one that can't be made is out. When time is up, the remaining ones keep their values. */
  const lap = (field: readonly RacedMove[], world: World): readonly RacedMove[] =>
    field.filter((one) => {
      if (isOver()) return true;
      spent++;
      return tryOut(one, world) || isOver();
    });
  const mayRun = (field: readonly RacedMove[]): boolean =>
    field.length > 0 && spent + field.length <= playouts && !isOver();
  let open: readonly RacedMove[] = [usual];
  for (const rival of others) {
    let runs = !stopped;
    for (let n = 0; n < FEWEST_WORLDS && runs && isPromising(rival, usual); n++) {
      const field = n < first.length ? [rival] : [usual, rival];
      if (!mayRun(field)) break;
      const world = first[n] ?? imagine();
      if (world === undefined) return usual;
      first[n] = world;
      const left = lap(field, world);
      if (field.length > 1 && !left.includes(usual)) return usual;
      runs = left.includes(rival);
    }
    if (runs && isPromising(rival, usual)) open = [...open, rival];
  }
  open = stillOpen(open);
  while (open.length > 1 && mayRun(open)) {
    const world = imagine();
    if (world === undefined) break;
    open = stillOpen(lap(open, world));
  }
  return bestOf(open, usual);
}

/** Whether a rival gets another world: a few are enough to see that a move is poor. */
const isPromising = (rival: RacedMove, usual: RacedMove): boolean =>
  rival.values.length < LEAST_PROOF || (mayGain(rival, usual) && mayPlease(rival));

export interface Race<World> extends Omit<Heats<World>, 'moves' | 'tryOut'> {
  readonly moves: readonly Move[];
  /** Value of the move in that copy of a world; undefined if it wasn't played to the end. */
  readonly rollout: (world: World, move: Move, luck: number) => number | undefined;
  readonly draw: (n: number) => number;
}

/** Heats in which one number judges a move. @returns the best move */
export function race<World>({ moves, imagine, rollout, draw, ...limits }: Race<World>): Move {
  const best = heats({
    ...limits,
    moves: moves.map((move): RacedMove => ({ move, values: [] })),
    imagine: () => {
      const world = imagine();
      return world === undefined ? undefined : { text: JSON.stringify(world), luck: draw(2 ** 31) };
    },
    tryOut: ({ move, values }, { text, luck }) => {
      const copy: World = JSON.parse(text);
      const value = rollout(copy, move, luck);
      if (value !== undefined) values.push(value);
      return value !== undefined;
    },
  });
  return best.move;
}
