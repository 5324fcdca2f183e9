import type { Move } from './types.js';

/** Compares moves by playouts in the same sampled positions (worlds), and picks one. */

/** Worlds per move before any move is dropped. */
const FEWEST_WORLDS = 5;
/** Another move must be this many standard errors better than the usual one. */
const DOUBT = 0.6;
/**
 * Divided by the number of worlds and added to the margin: with few worlds, the best of several looks better than it
 * is.
 */
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
  /** The seat's chance to win, by world; for an offer, if it is accepted. */
  readonly values: number[];
  /** For an offer (F): the other side's gain by world, and how often a greedy player accepts. */
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

/** Paired difference of two moves, over the worlds that both were tried in. */
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
  // A prior: a few worlds that agree by chance must not look certain.
  const spread = (squares - n * by * by + GRANTED * USUAL_SPREAD * USUAL_SPREAD) / (n - 1 + GRANTED);
  return { by, error: Math.sqrt(Math.max(1e-9, spread) / n) };
}

/**
 * Moves that may still be best. The usual move stays as the reference until one other move is left and surely better.
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
    // Moves that can hardly beat the leader or the usual move are dropped. An offer may be refused, so offers and other
    // moves don't drop each other.
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

/** Probability that an offer is accepted: the mean of a planner's answer and a greedy player's. */
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
  /** The usual move first (the reference), then the most promising ones. */
  readonly moves: readonly RacedMove[];
  /** Most playouts in all. */
  readonly playouts: number;
  readonly keepGoing: () => boolean;
  /** Draws a new world; undefined if there is none. */
  readonly imagine: () => World | undefined;
  /** Tries a move in a world without changing it; false if the move is illegal there. */
  readonly tryOut: (one: RacedMove, world: World) => boolean;
}

/**
 * Tries the moves in the same worlds. First, each other move runs against the usual one, the most promising first, and
 * clearly worse ones are dropped early: with little time, a few moves are known well instead of all badly. Then the
 * remaining moves take turns.
 * @returns the best move; the usual one if too few worlds were tried
 */
export function heats<World>({ moves, playouts, keepGoing, imagine, tryOut }: Heats<World>): RacedMove {
  const [usual, ...others] = moves;
  if (usual === undefined) throw new Error('a race needs a move');
  const first: World[] = [];
  let spent = 0;
  let stopped = false;
  const isOver = (): boolean => (stopped ||= !keepGoing());
  /** Tries each move once and drops illegal ones. If time runs out, the remaining moves keep their values. */
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

/** Whether a rival gets another world; a few worlds show that a move is poor. */
const isPromising = (rival: RacedMove, usual: RacedMove): boolean =>
  rival.values.length < LEAST_PROOF || (mayGain(rival, usual) && mayPlease(rival));

export interface Race<World> extends Omit<Heats<World>, 'moves' | 'tryOut'> {
  readonly moves: readonly Move[];
  /** The move's value in that copy of a world; undefined if it wasn't played to the end. */
  readonly rollout: (world: World, move: Move, luck: number) => number | undefined;
  readonly draw: (n: number) => number;
}

/** Races in which one number values a move. @returns the best move */
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
