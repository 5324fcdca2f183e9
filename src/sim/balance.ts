import { startGame } from '../kernel/game.js';
import { drawer } from '../kernel/random.js';
import type { Happening, Move, Seat, Study } from '../kernel/types.js';
import { findGame } from '../games/registry.js';
import { chooseSeats } from './playouts.js';

/** What a batch of studied games is asked for. Plain data: it goes to worker threads. */
export interface BalanceInput {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly first: number;
  readonly games: number;
  readonly seed: number;
  /** Name of the AI that plays every seat. */
  readonly ai: string;
}

/** Sums from which means and their intervals follow. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

export interface BalanceOutput {
  readonly games: number;
  readonly faults: readonly string[];
  readonly endings: Readonly<Record<string, number>>;
  /** By name: how it was in each game, or for each seat that played, or in each turn. */
  readonly sums: Readonly<Record<string, Sums>>;
}

export const NO_BALANCE: BalanceOutput = { games: 0, faults: [], endings: {}, sums: {} };

/** Plays a batch and counts what the game's study asks for. */
export function runBalance(input: BalanceInput): BalanceOutput {
  const module = findGame(input.game);
  const study: Study<unknown> | undefined = module.study;
  const ai = module.ai[input.ai];
  if (study === undefined || ai === undefined)
    throw new Error(`${input.game} can't be studied with ${input.ai}`);
  const faults: string[] = [];
  const endings: Record<string, number> = {};
  const sums: Record<string, Sums> = {};
  for (let number = input.first; number < input.first + input.games; number++) {
    const draw = drawer(Math.imul(input.seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
    const seats = chooseSeats(module, input.variant, input.seats, draw);
    const counts: Record<string, number> = {};
    const tell = (happenings: readonly Happening[]): void => {
      for (const happening of happenings) {
        for (const name of study.counts(happening)) counts[name] = (counts[name] ?? 0) + 1;
      }
    };
    try {
      const { variant, options } = input;
      const seed = `balance ${input.seed} ${number}`;
      const { game, applied } = startGame(module, { seats, variant, options, seed });
      tell(applied.happenings);
      let turn = -1;
      while (game.position.over === undefined) {
        const now = module.moment(game.position).turn;
        if (now !== turn) {
          turn = now;
          for (const [name, value] of Object.entries(study.turn(game.position)))
            add(sums, `turn ${turn} ${name}`, value);
        }
        const seat = game.waiting()[0] ?? '';
        const choices = game.choices(seat);
        const move: Move = ai({ view: module.view(game.position, seat), seat, choices, draw });
        tell(game.play(seat, move).happenings);
      }
      const { over } = game.position;
      endings[over.how] = (endings[over.how] ?? 0) + 1;
      for (const [name, value] of Object.entries(study.end(game.position))) add(sums, name, value);
      for (const name of study.always(seats)) counts[name] ??= 0;
      for (const [name, value] of Object.entries(counts)) add(sums, name, value);
      finalSums(sums, seats, over.winners, over.scores);
    } catch (error) {
      faults.push(`game ${number}: ${String(error)}`);
    }
  }
  return { games: input.games, faults, endings, sums };
}

function finalSums(
  sums: Record<string, Sums>,
  seats: readonly Seat[],
  winners: readonly Seat[],
  scores: Readonly<Record<Seat, number>>,
): void {
  for (const seat of seats) {
    add(sums, `win ${seat}`, winners.includes(seat) ? 1 / winners.length : 0);
    add(sums, `points ${seat}`, scores[seat] ?? 0);
  }
  const [winner] = winners;
  if (winner === undefined) return;
  const points = scores[winner] ?? 0;
  add(sums, 'points of the winner', points);
  add(sums, 'winner has 15 to 30 points', points >= 15 && points <= 30 ? 1 : 0);
}

function add(sums: Record<string, Sums>, name: string, value: number): void {
  const known = (sums[name] ??= { n: 0, sum: 0, squares: 0 });
  known.n++;
  known.sum += value;
  known.squares += value * value;
}

export function addBalances(a: BalanceOutput, b: BalanceOutput): BalanceOutput {
  const endings: Record<string, number> = { ...a.endings };
  for (const [how, n] of Object.entries(b.endings)) endings[how] = (endings[how] ?? 0) + n;
  const sums: Record<string, Sums> = {};
  for (const [name, one] of [...Object.entries(a.sums), ...Object.entries(b.sums)]) {
    const known = (sums[name] ??= { n: 0, sum: 0, squares: 0 });
    known.n += one.n;
    known.sum += one.sum;
    known.squares += one.squares;
  }
  return { games: a.games + b.games, faults: [...a.faults, ...b.faults], endings, sums };
}

/** Half the width of the 95 % interval of a mean; at least what a share of so few could hide. */
export function halfWidth({ n, sum, squares }: Sums): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const mean = sum / n;
  return 1.96 * Math.sqrt(Math.max(squares / n - mean * mean, 0) / (n - 1));
}
