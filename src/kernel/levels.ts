import { playedOn } from './imagining.js';
import { makeMove, parseMove } from './notation.js';
import { fillChoice, isClosed } from './parameters.js';
import { race } from './racing.js';
import { type Draw, shuffle } from './random.js';
import type { Ai, Choice, GameModule, Move, Planner, Position, Seat } from './types.js';

/** The AI levels, the same in every game, made of the AIs that a game brings: random, greedy, and a planner if it has one. */

/** From weakest to strongest. */
export const LEVELS: readonly string[] = ['random', 'apprentice', 'teacher', 'greedy', 'planner', 'sage'];

/** Both think ahead: the planner briefly, the sage as long as its limits allow. */
export const PLANNER = 'planner';
export const SAGE = 'sage';

/** The level whose comments players can get on a finished turn, where AI advice is allowed. */
export const TEACHER = 'teacher';

/** AIs in the order of menus: levels from weakest to strongest, then the game's other AIs. */
export function byLevel(names: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((level) => names.includes(level));
  return [...levels, ...names.filter((name) => !LEVELS.includes(name))];
}

/** Percentage of decisions where the apprentice plays like "greedy"; the rest are random. */
const CARE = 65;

/** Percentage of random moves by a teacher AI that is ahead, so that a beginner can keep up. */
const KINDNESS = 50;

/** Most planner runs of a sage for one decision, each with other samples. */
export const MOST_VOTES = 9;
/** A vote ends after this many equal results in a row. */
const AGREED = 3;

/** The moves chosen by several runs for one decision. */
export class Ballot {
  readonly #votes = new Map<string, number>();

  add(move: Move): void {
    const text = makeMove(move);
    this.#votes.set(text, (this.#votes.get(text) ?? 0) + 1);
  }

  /** Whether the remaining votes (`most` in all) can change the result. */
  isOpen(most: number): boolean {
    const [first = 0, second = 0] = this.#counts();
    const cast = this.#counts().reduce((sum, votes) => sum + votes, 0);
    if (second === 0 && first >= AGREED) return false;
    return cast < most && first - second <= most - cast;
  }

  /** The move with the most votes; the first one in a tie. */
  get best(): Move | undefined {
    const [most] = [...this.#votes].toSorted(([, a], [, b]) => b - a);
    return most === undefined ? undefined : parseMove(most[0]);
  }

  #counts(): number[] {
    return [...this.#votes.values()].toSorted((a, b) => b - a);
  }
}

/** Adds an AI per level to a game. A game without greedy and random AIs stays unchanged. */
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
    planners: { planner: plan, ...module.planners, sage: byVote(plan) },
  };
}

/** Ahead of every opponent in one measure and behind in none. */
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

/** Runs a planner several times for one decision and takes a vote. */
function byVote<View>(plan: Planner<View>): Planner<View> {
  return (input) => {
    const ballot = new Ballot();
    do ballot.add(plan(input));
    while (ballot.isOpen(MOST_VOTES) && input.keepGoing());
    return ballot.best ?? plan(input);
  };
}

/** Number of candidate moves, including the usual one. */
const MOST_MOVES = 8;

/** A planner for any game: plays each candidate to the end of the game, in the same samples with the same dice. */
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
        // A playout is long: it stops when time is up, and is discarded.
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

/** The given moves, then random ones, each from a different choice while there are any. */
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
