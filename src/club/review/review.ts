import {
  type Choice,
  type Draw,
  drawer,
  makeMove,
  openGame,
  type Position,
  type Seat,
  Z95,
} from '../../kernel/index.js';
import type { AnyModule } from '../../games/registry.js';
import { curveOf, turningPointsOf } from './curve.js';
import {
  type ReviewDecision,
  type Material,
  type Review,
  surely,
  type Together,
  type Weighed,
} from './material.js';
import { ahead, leadOver, promiseOf, triedMove, tryAll, type TriedMove } from './trial.js';
import { plannedMove, usualMove } from './worlds.js';

/** Reviews a finished game: the chances over time, and what decisions cost against the AI's. */

export interface ReviewLimits {
  /** Playouts of each seat at each turn. */
  readonly playouts: number;
  /** Pairs of playouts for the first look at a decision, and for weighing a doubtful one. */
  readonly glance: number;
  readonly pairs: number;
  /** Number of decisions to weigh. */
  readonly weighed: number;
  /** The planner's playouts per decision. */
  readonly thought: number;
  /** False when time is up. `share`: the part of the work done, 0 to 1. */
  readonly keepGoing: (share: number) => boolean;
}

export const USUAL_LIMITS: Omit<ReviewLimits, 'keepGoing'> = {
  playouts: 32,
  glance: 8,
  pairs: 120,
  weighed: 6,
  thought: 40,
};

/** The curve's share of the work. */
const CURVE = 0.5;
const GLANCES = 0.25;

/** Share of the time allowed so far: 0.55 for the curve, 0.8 including first looks, then all. */
export const timeFor = (share: number): number => (share < CURVE ? 0.55 : share < CURVE + GLANCES ? 0.8 : 1);

export function reviewGame(module: AnyModule, material: Material, limits: ReviewLimits): Review {
  const draw = drawer(material.seed);
  const keepGoing = (done: number): boolean => limits.keepGoing(CURVE * done);
  const { turns, playouts } = curveOf(module, material, { ...limits, keepGoing }, draw);
  const own = decisionsOf(module, material, limits, draw);
  const { seats, seat } = material;
  return {
    seats,
    ...(seat === undefined ? {} : { seat }),
    turns,
    turningPoints: turningPointsOf(turns, seats),
    playouts,
    ...own,
  };
}

type Own = Pick<Review, 'decided' | 'alike' | 'together' | 'weighed' | 'isPartial'>;

interface Candidate {
  readonly decision: ReviewDecision;
  readonly played: TriedMove;
  readonly preferred: TriedMove;
}

/**
 * Takes a short look at each decision that differs from the AI's, then a long look at the doubtful
 * ones. If time runs out, decisions are dropped evenly over the game.
 */
function decisionsOf(
  module: AnyModule,
  { seat, decisions }: Material,
  limits: ReviewLimits,
  draw: Draw,
): Own {
  if (seat === undefined) return { decided: 0, alike: 0, weighed: [], isPartial: false };
  const candidates: Candidate[] = [];
  let [open, looks, isCutShort] = [spreadOut(decisions), 0, false];
  let decided = 0;
  let together: Together | undefined;
  for (const thinksAhead of Object.keys(module.planners ?? {}).length === 0 ? [false] : [false, true]) {
    const alike: ReviewDecision[] = [];
    for (const decision of open) {
      isCutShort ||= !limits.keepGoing(CURVE + (GLANCES * looks) / (2 * decisions.length));
      if (isCutShort) break;
      looks++;
      const preferred = preferredMove(module, seat, decision, thinksAhead, limits, draw);
      if (preferred === undefined) continue;
      if (!thinksAhead) decided++;
      if (preferred === decision.move) {
        alike.push(decision);
        continue;
      }
      const candidate = { decision, played: triedMove(decision.move), preferred: triedMove(preferred) };
      compare(module, seat, candidate, limits.glance, draw, () => true);
      candidates.push(candidate);
    }
    // Only after a full pass, and before second looks: those would bias the sum.
    if (!isCutShort && candidates.length > 0) together = togetherOf(candidates);
    open = alike;
  }
  // Successive halving with new games each time: after few games, bad luck looks like a bad move.
  let field: readonly Candidate[] = candidates;
  while (field.length > 2 * limits.weighed && limits.keepGoing(CURVE + GLANCES)) {
    field = mostDoubtful(field, Math.ceil(field.length / 2));
    for (const candidate of field) compare(module, seat, candidate, limits.glance, draw, () => true);
  }
  const doubtful = mostDoubtful(field, limits.weighed)
    // Discard the playouts that picked a decision: they overstate its cost (selection bias).
    .map(({ decision, played, preferred }) => ({
      decision,
      played: triedMove(played.move),
      preferred: triedMove(preferred.move),
    }));
  weighAll(module, seat, doubtful, limits, draw);
  const weighed = doubtful.flatMap(({ decision, played, preferred }): Weighed[] => {
    const { mean: by, error, n: worlds } = ahead(preferred, played);
    const { seq, turn, phase } = decision;
    return worlds < 2
      ? []
      : [{ seq, turn, phase, played: played.move, preferred: preferred.move, by, error, worlds }];
  });
  return {
    decided,
    alike: decided - candidates.length,
    ...(together === undefined ? {} : { together }),
    weighed: weighed.toSorted((a, b) => surely(b) - surely(a)),
    isPartial: isCutShort || weighed.length < doubtful.length,
  };
}

/** Candidates whose move most likely costs something, by wins and lead: wins alone say little after few games. */
function mostDoubtful(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  const doubtOf = ({ played, preferred }: Candidate): number => {
    const promise = promiseOf([played, preferred]);
    return promise(preferred) - promise(played);
  };
  return candidates
    .map((candidate) => ({ candidate, doubt: doubtOf(candidate) }))
    .toSorted((a, b) => b.doubt - a.doubt || b.candidate.decision.seq - a.candidate.decision.seq)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Sum of the mean costs of all moves that differ: many small costs show here, but in no single move. */
function togetherOf(candidates: readonly Candidate[]): Together {
  const sum = (weigh: typeof ahead) =>
    candidates.reduce(
      ({ by, error }, { played, preferred }) => {
        const sample = weigh(preferred, played);
        return { by: by + sample.mean, error: Math.hypot(error, sample.error) };
      },
      { by: 0, error: 0 },
    );
  return { moves: candidates.length, lead: sum(leadOver), wins: sum(ahead) };
}

/** Share of the long looks that goes to all candidates; the rest goes to the costliest, to settle their order. */
const FOR_ALL = 0.5;
const DEAREST = 3;

function weighAll(
  module: AnyModule,
  seat: Seat,
  doubtful: readonly Candidate[],
  limits: ReviewLimits,
  draw: Draw,
): void {
  const pairs = limits.pairs * doubtful.length;
  let done = 0;
  const look = (some: readonly Candidate[], most: number): void => {
    // Pass by pass, so that all candidates have equally many games when time runs out.
    for (let pair = 0; pair < most; pair++)
      for (const candidate of some) {
        const share = CURVE + GLANCES + ((1 - CURVE - GLANCES) * done) / Math.max(1, pairs);
        if (!limits.keepGoing(share)) return;
        compare(module, seat, candidate, 1, draw, () => true);
        done++;
      }
  };
  look(doubtful, Math.ceil(FOR_ALL * limits.pairs));
  const most = ({ played, preferred }: Candidate): number => {
    const { mean, error } = ahead(preferred, played);
    return mean + Z95 * error;
  };
  const dearest = doubtful.toSorted((a, b) => most(b) - most(a)).slice(0, DEAREST);
  look(dearest, Math.floor((pairs - done) / Math.max(1, dearest.length)));
}

/** The move of the planner or of the usual AI; undefined without a choice. */
function preferredMove(
  module: AnyModule,
  seat: Seat,
  { position }: ReviewDecision,
  thinksAhead: boolean,
  { thought, keepGoing }: ReviewLimits,
  draw: Draw,
): string | undefined {
  const game = openGame(module, JSON.parse(position) as Position);
  const choices: readonly Choice[] = game.choices(seat);
  const [only] = choices;
  if (only === undefined || (choices.length === 1 && only.args.every((arg) => typeof arg !== 'object')))
    return undefined;
  const limits = { playouts: thought, keepGoing: () => keepGoing(CURVE) };
  const planned = thinksAhead ? plannedMove(module, game, seat, choices, draw, limits) : undefined;
  return makeMove(planned ?? usualMove(module, game, seat, choices, draw));
}

/** Orders a list so that every prefix is spread over all of it (van der Corput sequence). */
function spreadOut<T>(all: readonly T[]): readonly T[] {
  const placeOf = (at: number): number => {
    let [sum, part] = [0, 0.5];
    for (let rest = at; rest > 0; rest >>= 1, part /= 2) sum += (rest & 1) * part;
    return sum;
  };
  return all
    .map((one, at) => ({ one, place: placeOf(at) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** Plays both moves in the same worlds with the same luck. */
function compare(
  module: AnyModule,
  seat: Seat,
  { decision: { position }, played, preferred }: Candidate,
  pairs: number,
  draw: Draw,
  keepGoing: () => boolean,
): void {
  for (let pair = 0; pair < pairs && keepGoing(); pair++) {
    const left = tryAll({ module, position, seat }, [played, preferred], draw(2 ** 31));
    // Results are compared world by world: if one move isn't possible there, drop the other's result.
    if (left.length < 2) for (const { ends } of left) ends.pop();
  }
}
