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

/** A season of simulated people of known strength, to see whether the ladder orders them so. */

export interface SeasonInput {
  readonly module: AnyModule;
  readonly variant: string;
  /** At a table. */
  readonly seats: number;
  readonly people: readonly Simulated[];
  readonly games: number;
  readonly seed: number;
  /** As the lobby has them; what isn't named is as it is at first. */
  readonly options?: Readonly<Record<string, string>>;
  /** Programs that think, by name, with what they may think; the others are the game's own. */
  readonly thinkers?: ReadonlyMap<string, Ai<unknown>>;
  /** How strong they were measured to be; by how careful they are when absent. */
  readonly strengths?: ReadonlyMap<string, Rating>;
}

/** Somebody who takes what `ai` would so often (0 to 1), and otherwise what another program would (chance when absent). */
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
  /** As the ladder orders them, the first one first. */
  readonly ladder: readonly SeasonRow[];
  /** Kendall's τ between the ladder and the strengths. */
  readonly tau: number;
}

/** So many people of strengths evenly apart along a row of programs, the weakest first: each a mixture of two of them. */
export function along(programs: readonly string[], count: number): readonly Simulated[] {
  return Array.from({ length: count }, (_, at) => {
    const place = count === 1 ? 0 : (at * (programs.length - 1)) / (count - 1);
    const from = Math.min(Math.floor(place), Math.max(0, programs.length - 2));
    const name = `P${String(at + 1).padStart(2, '0')}`;
    const [otherwise = '', ai = otherwise] = programs.slice(from, from + 2);
    return { name, ai, care: place - from, otherwise };
  });
}

/** How strong each of them is: by a long season of their own, whose games have no part in any other. */
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

/** Whoever has played least comes by, and takes any seat. */
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

/** The ladder after these games. */
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

/** The mean, and half the width of its interval of 95 %; 0 for a single value, of which nobody knows how sure it is. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly margin: number } {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, margin: n < 2 ? 0 : Z95 * Math.sqrt(squares / (n - 1) / n) };
}

/** Kendall's τ-b of two lists of numbers: 1 where they order alike, −1 where one is the other upside down. */
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
