import { Z95 } from '../../../src/kernel/confidence.js';
import { chooseSeats } from '../../../src/kernel/choose-seats.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { drawer, shuffle, type Draw } from '../../../src/kernel/random.js';
import type { Ai, Choice, Seat } from '../../../src/kernel/types.js';
import type { AnyModule } from '../../../src/games/registry.js';
import { endOfGame } from './end-of-game.js';
import { rateAll } from '../../../src/club/ratings/rate.js';
import { NEWCOMER, rangeOf, type Rating } from '../../../src/club/ratings/scale.js';
import type { FinishedGame } from '../../../src/club/ratings/sides.js';

/** A season of simulated people of known strength: does the rating ladder rank them correctly? */

export interface SeasonInput {
  readonly module: AnyModule;
  readonly variant: string;
  /** Seats per table. */
  readonly seats: number;
  readonly people: readonly Simulated[];
  readonly games: number;
  readonly seed: number;
  /** Lobby options; the others keep their defaults. */
  readonly options?: Readonly<Record<string, string>>;
  /** Planners by name, with their limits; all other AIs are the game's own. */
  readonly thinkers?: ReadonlyMap<string, Ai<unknown>>;
  /** Measured strengths; by default, strength is derived from `care`. */
  readonly strengths?: ReadonlyMap<string, Rating>;
}

/**
 * A simulated person that plays `ai`'s move with this probability, and otherwise another AI's (a random move by
 * default).
 */
export interface Simulated {
  readonly name: string;
  readonly ai: string;
  readonly care: number;
  readonly otherwise?: string;
}

interface SeasonRow extends Simulated {
  readonly games: number;
  readonly wins: number;
  readonly rating: Rating;
}

export interface Season {
  readonly finished: readonly FinishedGame[];
  /** The rows of the ladder, best first. */
  readonly ladder: readonly SeasonRow[];
  /** Kendall's τ between the ladder and the strengths. */
  readonly tau: number;
}

/** People with evenly spaced strengths along a row of AIs, weakest first: each is a mixture of two AIs. */
export function along(programs: readonly string[], count: number): readonly Simulated[] {
  return Array.from({ length: count }, (_, at) => {
    const place = count === 1 ? 0 : (at * (programs.length - 1)) / (count - 1);
    const from = Math.min(Math.floor(place), Math.max(0, programs.length - 2));
    const name = `P${String(at + 1).padStart(2, '0')}`;
    const [otherwise = '', ai = otherwise] = programs.slice(from, from + 2);
    return { name, ai, care: place - from, otherwise };
  });
}

/** Measures everyone's strength in a separate long season. */
export function measured(input: SeasonInput, progress?: (done: number) => void): ReadonlyMap<string, Rating> {
  const { ladder } = runSeason(input, progress);
  return new Map(ladder.map(({ name, rating }) => [name, rating]));
}

export function runSeason(input: SeasonInput, progress?: (done: number) => void): Season {
  const draw = drawer(input.seed);
  const played = new Map(input.people.map(({ name }) => [name, 0]));
  const finished: FinishedGame[] = [];
  for (let number = 0; number < input.games; number++) {
    const table = gathered(input, played, draw);
    finished.push(playGame(input, table, number, draw));
    for (const { name } of table) played.set(name, (played.get(name) ?? 0) + 1);
    progress?.(number + 1);
  }
  return seasonOf(input.people, finished, input.strengths);
}

/** Chooses the people with the fewest games, and gives them random seats. */
function gathered(
  { people, seats }: SeasonInput,
  played: ReadonlyMap<string, number>,
  draw: Draw,
): readonly Simulated[] {
  const order = shuffle([...people], draw);
  const rarely = order.toSorted((a, b) => (played.get(a.name) ?? 0) - (played.get(b.name) ?? 0));
  return shuffle(rarely.slice(0, seats), draw);
}

function playGame(
  { module, variant, seats: count, seed, options = {}, thinkers }: SeasonInput,
  table: readonly Simulated[],
  number: number,
  draw: Draw,
): FinishedGame {
  const all = chooseSeats(module.meta, variant, count, draw);
  const sits = new Map<Seat, Simulated>(all.flatMap((seat, at) => (table[at] ? [[seat, table[at]]] : [])));
  const start = { seats: all, variant, options, seed: `season ${seed} ${number}` };
  const decisions = new Map<Seat, number>();
  const over = endOfGame(module, start, draw, (running, seat, choices) => {
    decisions.set(seat, (decisions.get(seat) ?? 0) + 1);
    const who = sits.get(seat);
    const careful = draw(1000) < 1000 * (who?.care ?? 0);
    const name = (careful ? who?.ai : who?.otherwise) ?? '';
    const ai = thinkers?.get(name) ?? module.ai[name];
    if (ai !== undefined) return ai({ view: module.view(running.position, seat), seat, choices, draw });
    return fillChoice(choices[draw(choices.length)] as Choice, draw);
  });
  const seats = [...sits].map(([seat, { name }]) => ({
    seat,
    person: name,
    ai: null,
    decisions: [{ person: name, ai: null, n: decisions.get(seat) ?? 0 }],
  }));
  const facts = { hints: false, undone: false, rewound: false, early: false };
  return { id: number, module: module.meta.id, variant, at: number, over, facts, replacements: [], seats };
}

/** The ladder after a list of games. */
function seasonOf(
  people: readonly Simulated[],
  finished: readonly FinishedGame[],
  known?: ReadonlyMap<string, Rating>,
): Season {
  const latest = new Map<string, Rating>();
  for (const step of rateAll(finished)) if (step.scope === '') latest.set(step.person, step);
  const rows = people.map((who): SeasonRow => {
    const own = finished.flatMap(({ seats, over }) =>
      seats.flatMap(({ person, seat }) => (person === who.name ? [over.winners.includes(seat)] : [])),
    );
    const rating = latest.get(who.name) ?? NEWCOMER;
    return { ...who, games: own.length, wins: own.filter(Boolean).length, rating };
  });
  const ladder = rows.toSorted((a, b) => rangeOf(b.rating).low - rangeOf(a.rating).low);
  const strengths = people.map(({ name, care }) => known?.get(name)?.mu ?? care);
  const found = rows.map(({ rating }) => rangeOf(rating).low);
  return { finished, ladder, tau: kendall(strengths, found) };
}

/** The mean, and half of its 95 % interval; 0 for a single value. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly margin: number } {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, margin: n < 2 ? 0 : Z95 * Math.sqrt(squares / (n - 1) / n) };
}

/** Kendall's τ-b of two lists: 1 for the same order, −1 for the reverse order. */
export function kendall(a: readonly number[], b: readonly number[]): number {
  let [agree, aTies, bTies, pairs] = [0, 0, 0, 0];
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < i; j++) {
      const [x, y] = [Math.sign((a[i] ?? 0) - (a[j] ?? 0)), Math.sign((b[i] ?? 0) - (b[j] ?? 0))];
      pairs++;
      if (x === 0) aTies++;
      if (y === 0) bTies++;
      agree += x * y;
    }
  const scale = Math.sqrt((pairs - aTies) * (pairs - bTies));
  return scale === 0 ? 0 : agree / scale;
}
