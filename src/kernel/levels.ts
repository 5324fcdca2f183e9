import { playedOn } from './imagining.js';
import { makeMove, parseMove } from './notation.js';
import { fillChoice, isClosed } from './parameters.js';
import { race } from './racing.js';
import { type Draw, shuffle } from './random.js';
import type { Ai, Choice, GameModule, Move, Planner, Position, Seat } from './types.js';

/** The AI levels, the same in every game, made of the AIs that a game brings: random, greedy, and a planner if it has one. */

/** The weakest first. */
export const LEVELS: readonly string[] = ['random', 'apprentice', 'teacher', 'greedy', 'planner', 'sage'];

/** The two that think ahead: the planner briefly, the sage as long as it may. */
export const PLANNER = 'planner';
export const SAGE = 'sage';

/** The level that comments on a turn afterwards, where AIs may be asked for advice. */
export const TEACHER = 'teacher';

/** AIs in the order in which they are offered: levels, the weakest first, then the game's others. */
export function byLevel(names: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((level) => names.includes(level));
  return [...levels, ...names.filter((name) => !LEVELS.includes(name))];
}

/** Percentage of decisions where the apprentice plays like "greedy"; the rest are random. */
const CARE = 65;

/** Percentage of random decisions of a teacher that leads, so that a beginner can keep up. */
const KINDNESS = 50;

/** Most runs of a sage on one decision, each with other samples. */
export const MOST_VOTES = 9;
/** This many equal votes in a row end the vote. */
const AGREED = 3;

/** The moves that several runs on one decision chose. */
export class Ballot {
  readonly #votes = new Map<string, number>();

  add(move: Move): void {
    const text = makeMove(move);
    this.#votes.set(text, (this.#votes.get(text) ?? 0) + 1);
  }

  /** Whether more votes, `most` in all, can change the result. */
  isOpen(most: number): boolean {
    const [first = 0, second = 0] = this.#counts();
    const cast = this.#counts().reduce((sum, votes) => sum + votes, 0);
    if (second === 0 && first >= AGREED) return false;
    return cast < most && first - second <= most - cast;
  }

  /** The move with the most votes; the first of several. */
  get best(): Move | undefined {
    const [most] = [...this.#votes].toSorted(([, a], [, b]) => b - a);
    return most === undefined ? undefined : parseMove(most[0]);
  }

  #counts(): number[] {
    return [...this.#votes.values()].toSorted((a, b) => b - a);
  }
}

/** Adds an AI of each level to a game; a game without greedy and random AIs stays as it is. */
export function withLevels<G, View>(module: GameModule<G, View>): GameModule<G, View> {
  const { greedy, random, planner = greedy } = module.ai;
  if (greedy === undefined || random === undefined || planner === undefined) return module;
  const plan = module.planners?.['planner'] ?? playingOut(module, greedy);
  const apprentice: Ai<View> = (input) => (input.draw(100) < CARE ? greedy(input) : random(input));
  const teacher: Ai<View> = (input) =>
    leads(module, input.view, input.seat) && input.draw(100) < KINDNESS ? random(input) : greedy(input);
  return {
    ...module,
    ai: { ...module.ai, planner, apprentice, teacher, sage: planner },
    planners: { planner: plan, ...module.planners, sage: againAndAgain(plan) },
  };
}

/** Ahead of everyone in one measure, and behind in none. */
function leads<G, View>({ meta, timeline }: GameModule<G, View>, view: View, seat: Seat): boolean {
  if (timeline === undefined) return false;
  const others = meta.seats.flatMap(({ id }) => (id === seat ? [] : [id]));
  const ahead = timeline.measures.map(
    (measure) =>
      timeline.of(view, seat, measure) -
      Math.max(0, ...others.map((other) => timeline.of(view, other, measure))),
  );
  return ahead.every((by) => by >= 0) && ahead.some((by) => by > 0);
}

/** Runs a planner several times on one decision and takes the vote. */
function againAndAgain<View>(plan: Planner<View>): Planner<View> {
  return (input) => {
    const ballot = new Ballot();
    do ballot.add(plan(input));
    while (ballot.isOpen(MOST_VOTES) && input.keepGoing());
    return ballot.best ?? plan(input);
  };
}

/** Answers that are tried, the usual one among them. */
const MOST_MOVES = 8;

/** A planner for any game: plays moves out to the end, all in the same samples with the same luck. */
function playingOut<G, View>(module: GameModule<G, View>, usually: Ai<View>): Planner<View> {
  return ({ imagine, playouts, keepGoing, ...input }) => {
    const { seat, choices, draw } = input;
    const usual = usually(input);
    const moves = imagine === undefined ? [] : movesFor(choices, [usual], MOST_MOVES, draw);
    if (imagine === undefined || moves.length < 2) return usual;
    return race({
      moves,
      playouts,
      keepGoing,
      draw,
      imagine: () => imagine(draw(2 ** 31)),
      rollout: (world, move, luck) => {
        const first = { seat, move: makeMove(move) };
        // A playout is long, so it stops when time is up and then counts for nothing.
        let late = false;
        const end = playedOn(
          module as unknown as GameModule<unknown, unknown>,
          world,
          luck,
          first,
          ({ over }) => over !== undefined || (late ||= !keepGoing()),
        );
        return end?.over === undefined ? undefined : resultOf(end, seat);
      },
    });
  };
}

/** The given moves, then random ones, each of another choice as long as there is one. */
export function movesFor(
  choices: readonly Choice[],
  named: readonly Move[],
  most: number,
  draw: Draw,
): readonly Move[] {
  const found = new Map(named.map((move) => [makeMove(move), move]));
  const rest = shuffle([...choices], draw);
  for (let round = 0; round < 3 && found.size < most; round++)
    for (const choice of rest) {
      if (found.size >= most) break;
      if (round > 0 && isClosed(choice)) continue;
      const move = fillChoice(choice, draw);
      const text = makeMove(move);
      if (!found.has(text)) found.set(text, move);
    }
  return [...found.values()].slice(0, most);
}

/** Value of an ending, 0 to 1: half for the win, half for the share of opponents with fewer points. */
function resultOf({ over, seats }: Position, seat: Seat): number {
  const { winners = [], scores = {} } = over ?? {};
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  const own = scores[seat] ?? 0;
  const others = seats.filter((other) => other !== seat);
  const behind = others.reduce((sum, other) => sum + beaten(own, scores[other] ?? 0), 0);
  return (won + (others.length === 0 ? won : behind / others.length)) / 2;
}

const beaten = (own: number, other: number): number => (own > other ? 1 : own === other ? 0.5 : 0);
