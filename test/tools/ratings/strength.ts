import { Z95 } from '../../../src/kernel/confidence.js';
import { rate, rating } from 'openskill';
import type { AnyModule } from '../../../src/games/registry.js';
import { chooseSeats } from '../../../src/kernel/choose-seats.js';
import { imagined } from '../../../src/kernel/imagining.js';
import { drawer, shuffle, type Draw } from '../../../src/kernel/random.js';
import type { Choice, Move, Position, Seat } from '../../../src/kernel/types.js';
import { endOfGame } from './end-of-game.js';
import { NEWCOMER } from '../../../src/club/ratings/scale.js';
import { placesOf } from '../../../src/club/ratings/sides.js';

/** The relative strength of AIs: each has one seat per game, and the games are rated by the ladder's model. */

export interface StrengthInput {
  readonly module: AnyModule;
  readonly variant: string;
  /** Seats per table, at most the number of AIs. */
  readonly seats: number;
  readonly programs: readonly string[];
  /** Playouts per decision of a planner (per search of a sage); no time limit applies. */
  readonly playouts: number;
  readonly seed: number;
}

/** One game: places (1 is first), and thinking times. */
export interface StrengthGame {
  readonly number: number;
  readonly places: Readonly<Record<string, number>>;
  readonly won: readonly string[];
  /** Seconds spent on decisions, and their number, by AI. */
  readonly spent: Readonly<Record<string, readonly [number, number]>>;
}

/** The same number plays the same game; over consecutive numbers every AI meets every other in every seat. */
export function playForStrength(input: StrengthInput, number: number): StrengthGame {
  const { module, variant, programs, seed } = input;
  const draw = drawer(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const seats = chooseSeats(module.meta, variant, input.seats, draw);
  const table = shuffle(inTurn(programs, number, seats.length), draw);
  const sits = new Map<Seat, string>(seats.map((seat, at) => [seat, table[at] ?? '']));
  const spent = new Map<string, [number, number]>(table.map((name) => [name, [0, 0]]));
  const start = { seats, variant, options: {}, seed: `strength ${seed} ${number}` };
  const over = endOfGame(module, start, draw, (running, seat, choices) => {
    const name = sits.get(seat) ?? '';
    const began = performance.now();
    const move = programMove(module, name, running.position, seat, choices, draw, input.playouts);
    const sum = spent.get(name);
    if (sum !== undefined && choices.length > 1) {
      sum[0] += (performance.now() - began) / 1000;
      sum[1]++;
    }
    return move;
  });
  const places = placesOf(over, seats);
  const named = (seat: Seat): string => sits.get(seat) ?? '';
  return {
    number,
    places: Object.fromEntries(seats.map((seat) => [named(seat), places.get(seat) ?? 0])),
    won: over.winners.map(named),
    spent: Object.fromEntries(spent),
  };
}

/** Chooses `count` of them, equally often over the numbers. */
function inTurn<T>(all: readonly T[], number: number, count: number): T[] {
  return Array.from({ length: count }, (_, at) => all[(number * count + at) % all.length]).flatMap((one) =>
    one === undefined ? [] : [one],
  );
}

/** An AI's move; planners get a number of playouts and no time limit. */
function programMove(
  module: AnyModule,
  name: string,
  position: Position,
  seat: Seat,
  choices: readonly Choice[],
  draw: Draw,
  playouts: number,
): Move {
  const input = { view: module.view(position, seat), seat, choices, draw };
  const planner = module.planners?.[name];
  if (planner === undefined) {
    const ai = module.ai[name];
    if (ai === undefined) throw new Error(`${module.meta.id} has no program called ${name}`);
    return ai(input);
  }
  const text = JSON.stringify(position);
  const imagine = (luck: number): Position => imagined(module, text, seat, luck);
  return planner({ ...input, imagine, playouts, keepGoing: () => true });
}

export interface Strength {
  readonly name: string;
  readonly games: number;
  /** Shares of victories; a shared victory counts in part. */
  readonly wins: number;
  /** Rating above the reference AI in the model's units, and half of the 95 % interval. */
  readonly above: number;
  readonly margin: number;
  readonly secondsEach: number;
}

/** Bootstrap samples for an interval. */
const SAMPLES = 200;
/** Smaller sets of games are rated several times, so that ratings move away from their starting value. */
const FEWEST_RATED = 100;

/** Ratings of AIs relative to one of them, with bootstrap intervals. */
export function strengths(
  games: readonly StrengthGame[],
  measure: string,
  seed: number,
): readonly Strength[] {
  const names = [...new Set(games.flatMap(({ places }) => Object.keys(places)))];
  const draw = drawer(seed);
  const samples = Array.from({ length: SAMPLES }, () => {
    const some = games.map(() => games[draw(games.length)]).filter((game) => game !== undefined);
    return ratedOnce(some, draw);
  });
  return names
    .map((name): Strength => {
      const above = samples.map((mu) => (mu.get(name) ?? NEWCOMER.mu) - (mu.get(measure) ?? NEWCOMER.mu));
      const mean = above.reduce((sum, one) => sum + one, 0) / above.length;
      const spread = Math.sqrt(above.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (above.length - 1));
      const own = games.filter(({ places }) => places[name] !== undefined);
      const wins = own.reduce((sum, { won }) => sum + (won.includes(name) ? 1 / won.length : 0), 0);
      const seconds = own.reduce((sum, { spent }) => sum + (spent[name]?.[0] ?? 0), 0);
      const decisions = own.reduce((sum, { spent }) => sum + (spent[name]?.[1] ?? 0), 0);
      return {
        name,
        games: own.length,
        wins: wins / Math.max(1, own.length),
        above: mean,
        margin: Z95 * spread,
        secondsEach: seconds / Math.max(1, decisions),
      };
    })
    .toSorted((a, b) => a.above - b.above);
}

function ratedOnce(games: readonly StrengthGame[], draw: Draw): ReadonlyMap<string, number> {
  const known = new Map<string, { mu: number; sigma: number }>();
  for (let rated = 0; rated < FEWEST_RATED && games.length > 0; rated += games.length)
    for (const { places } of shuffle([...games], draw)) {
      const names = Object.keys(places);
      const after = rate(
        names.map((name) => [rating(known.get(name))]),
        { rank: names.map((name) => places[name] ?? 0) },
      );
      for (const [at, name] of names.entries()) {
        const now = after[at]?.[0];
        if (now !== undefined) known.set(name, { mu: now.mu, sigma: now.sigma });
      }
    }
  return new Map([...known].map(([name, { mu }]) => [name, mu]));
}
