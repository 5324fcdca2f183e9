import { playedOn } from './imagining.js';
import { makeMove, parseMove } from './notation.js';
import { fillChoice, isClosed } from './parameters.js';
import { race } from './racing.js';
import { type Draw, shuffle } from './random.js';
import type { Ai, Choice, GameModule, Move, Planner, Position, Seat } from './types.js';

/**
 * Levels of programs, the same in every game, out of what each game brings: one that plays anything, one that takes what
 * looks best, and, where it has one, one that thinks ahead.
 */

/** The weakest first. */
export const LEVELS: readonly string[] = ['random', 'apprentice', 'teacher', 'greedy', 'planner', 'sage'];

/** The two that think ahead: one for a moment, one as long as it may. */
export const PLANNER = 'planner';
export const SAGE = 'sage';

/** The one that says after somebody's turn what it saw, where programs may be asked. */
export const TEACHER = 'teacher';

/** Programs in the order in which they are offered: levels, the weakest first, then whoever else a game has. */
export function byLevel(names: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((level) => names.includes(level));
  return [...levels, ...names.filter((name) => !LEVELS.includes(name))];
}

/** Of a hundred decisions an apprentice makes so many as the quick one would, and the others by chance. */
const CARE = 65;

/** Of a hundred decisions a teacher makes so many by chance while it leads, so that whoever learns comes along. */
const KINDNESS = 50;

/** How often a sage thinks a decision through at most, each time in other worlds. */
export const MOST_VOTES = 9;
/** So many alike, and none otherwise, are enough. */
const AGREED = 3;

/** Moves that one decision came to when it was thought through several times. */
export class Ballot {
  readonly #votes = new Map<string, number>();

  add(move: Move): void {
    const text = makeMove(move);
    this.#votes.set(text, (this.#votes.get(text) ?? 0) + 1);
  }

  /** Can more votes, of `most` in all, still change it? */
  isOpen(most: number): boolean {
    const [first = 0, second = 0] = this.#counts();
    const cast = this.#counts().reduce((sum, votes) => sum + votes, 0);
    if (second === 0 && first >= AGREED) return false;
    return cast < most && first - second <= most - cast;
  }

  /** What most were for; of several the one that came first. */
  get best(): Move | undefined {
    const [most] = [...this.#votes].toSorted(([, a], [, b]) => b - a);
    return most === undefined ? undefined : parseMove(most[0]);
  }

  #counts(): number[] {
    return [...this.#votes.values()].toSorted((a, b) => b - a);
  }
}

/** A game with a program of each level. One without a quick program has none. */
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

/** In front of everybody by something that the game measures, and behind the first by nothing. */
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

/** Has a decision thought through again and again, with so many playouts each time. */
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

/**
 * Thinks ahead in any game: answers are played on to the end, all in the same worlds with the same luck. Without
 * worlds it does what is usual.
 */
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
        // A game to its end takes long, so it is left in the middle when time is up; it then says nothing.
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

/** The moves that are named, then others, each of another choice as long as there are such. */
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

/** How well a game has ended: half of it the victory, half the share of the others that lie behind by points. */
function resultOf({ over, seats }: Position, seat: Seat): number {
  const { winners = [], scores = {} } = over ?? {};
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  const own = scores[seat] ?? 0;
  const others = seats.filter((other) => other !== seat);
  const behind = others.reduce((sum, other) => sum + beaten(own, scores[other] ?? 0), 0);
  return (won + (others.length === 0 ? won : behind / others.length)) / 2;
}

const beaten = (own: number, other: number): number => (own > other ? 1 : own === other ? 0.5 : 0);
