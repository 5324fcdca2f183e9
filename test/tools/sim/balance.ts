import { Z95 } from '../../../src/kernel/confidence.js';
import { chooseSeats } from '../../../src/kernel/choose-seats.js';
import { startGame } from '../../../src/kernel/game.js';
import { imagined } from '../../../src/kernel/imagining.js';
import { drawer } from '../../../src/kernel/random.js';
import type { Happening, Over, Position, Seat } from '../../../src/kernel/types.js';
import { findGame } from '../../../src/games/registry.js';
import { metricsOf } from '../metrics/metrics.js';
import { makePlayer, type Patience, type Player } from './players.js';
import { playedWith, type PlayoutsInput } from './playouts.js';
import { shareOut } from './sharing.js';

/** Input of a batch; plain data for worker threads. */
export interface BalanceInput extends Pick<PlayoutsInput, 'pack'>, Patience {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly first: number;
  readonly games: number;
  readonly seed: number;
  /** Names of the AIs that share the seats; a single one plays them all. */
  readonly ais: readonly string[];
  /** An AI for one seat, which rotates from game to game. */
  readonly lone?: string;
}

/** Sums for means and intervals. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

export interface BalanceOutput {
  readonly games: number;
  readonly faults: readonly string[];
  readonly endings: Readonly<Record<string, number>>;
  /** By name: one value per game, per seat or per turn. */
  readonly sums: Readonly<Record<string, Sums>>;
  /** The longest decision of each AI, ms. */
  readonly longest: Readonly<Record<string, number>>;
}

export const NO_BALANCE: BalanceOutput = { games: 0, faults: [], endings: {}, sums: {}, longest: {} };

/** Plays a batch and collects the game's metrics. */
export function runBalance(input: BalanceInput): BalanceOutput {
  const module = findGame(input.game);
  const options = playedWith(module, input);
  const metrics = metricsOf(module);
  const players = new Map<string, Player>();
  for (const ai of everyAi(input)) {
    const player = makePlayer(module, ai, input);
    if (player === undefined) throw new Error(`${input.game} can't be studied with ${ai}`);
    players.set(ai, player);
  }
  const faults: string[] = [];
  const endings: Record<string, number> = {};
  const sums: Record<string, Sums> = {};
  for (let number = input.first; number < input.first + input.games; number++) {
    const draw = drawer(Math.imul(input.seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
    const seats = chooseSeats(module.meta, input.variant, input.seats, draw);
    const playedBy = withLone(shareOut(input.ais, seats.length, number), number, input.lone);
    const counts: Record<string, number> = {};
    const tell = (happenings: readonly Happening[]): void => {
      for (const happening of happenings) {
        for (const name of metrics.counts(happening)) counts[name] = (counts[name] ?? 0) + 1;
      }
    };
    try {
      const { variant } = input;
      const seed = `balance ${input.seed} ${number}`;
      const { game, applied } = startGame(module, { seats, variant, options, seed, dice: 'fast' });
      tell(applied.happenings);
      const places = metrics.places?.(game.position) ?? [];
      let turn = -1;
      const standings: (readonly number[])[] = [];
      while (game.position.over === undefined) {
        const now = module.moment(game.position).round;
        if (now !== turn) {
          turn = now;
          if (metrics.standing !== undefined) standings.push(metrics.standing(game.position));
          for (const [name, value] of Object.entries(metrics.turn(game.position)))
            add(sums, `turn ${turn} ${name}`, value);
        }
        const seat = game.waiting()[0] ?? '';
        const choices = game.choices(seat);
        const player = players.get(playedBy[seats.indexOf(seat)] ?? '');
        if (player === undefined) throw new Error(`nobody plays ${seat}`);
        let text: string | undefined;
        // Only some planners want imagined positions, and those that create them need no copy.
        const imagine = (luck: number): Position =>
          imagined(module, (text ??= JSON.stringify(game.position)), seat, luck);
        const view = module.view(game.position, seat);
        const move = player.decide({ view, seat, choices, draw, imagine });
        tell(game.play(seat, move).happenings);
      }
      const { over } = game.position;
      endings[over.how] = (endings[over.how] ?? 0) + 1;
      for (const [name, value] of Object.entries(metrics.end(game.position))) add(sums, name, value);
      for (const name of metrics.always(seats, options)) counts[name] ??= 0;
      for (const [name, value] of Object.entries(counts)) add(sums, name, value);
      finalSums(sums, seats, over.winners, over.scores);
      places.forEach((seat, at) => {
        add(sums, `place ${at + 1} wins`, over.winners.includes(seat) ? 1 / over.winners.length : 0);
        add(sums, `place ${at + 1} points`, over.scores[seat] ?? 0);
      });
      halfWay(sums, seats, standings, over);
      for (const ai of everyAi(input)) {
        const own = seats.filter((_, at) => playedBy[at] === ai);
        matchSums(sums, ai, own, own.length / seats.length, over);
      }
    } catch (error) {
      faults.push(`game ${number}: ${String(error)}`);
    }
  }
  const longest: Record<string, number> = {};
  for (const [ai, { spent }] of players) {
    for (const milliseconds of spent) add(sums, `milliseconds of ${ai}`, milliseconds);
    longest[ai] = spent.reduce((most, one) => Math.max(most, one), 0);
  }
  return { games: input.games, faults, endings, sums, longest };
}

const everyAi = ({ ais, lone }: BalanceInput): readonly string[] =>
  lone === undefined ? ais : [...new Set([...ais, lone])];

const withLone = (
  playedBy: readonly string[],
  number: number,
  lone: string | undefined,
): readonly string[] =>
  lone === undefined ? playedBy : playedBy.map((ai, at) => (at === number % playedBy.length ? lone : ai));

/** Whether the leader at half-time won; tied leaders share the count. */
function halfWay(
  sums: Record<string, Sums>,
  seats: readonly Seat[],
  standings: readonly (readonly number[])[],
  { winners }: Over,
): void {
  // The standing at the start of a turn includes all earlier turns.
  const points = standings[Math.floor(standings.length / 2)];
  if (points === undefined) return;
  const most = Math.max(...points);
  const leaders = seats.filter((_, at) => points[at] === most);
  add(sums, 'the leader wins', leaders.filter((seat) => winners.includes(seat)).length / leaders.length);
}

/** Results of an AI in one game. */
function matchSums(
  sums: Record<string, Sums>,
  ai: string,
  own: readonly Seat[],
  share: number,
  { winners, scores }: Over,
): void {
  add(sums, `share of ${ai}`, share);
  const won = winners.filter((seat) => own.includes(seat)).length;
  if (winners.length > 0) add(sums, `wins of ${ai}`, won / winners.length);
  for (const seat of own) add(sums, `points of ${ai}`, scores[seat] ?? 0);
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
  const longest: Record<string, number> = { ...a.longest };
  for (const [ai, most] of Object.entries(b.longest)) longest[ai] = Math.max(longest[ai] ?? 0, most);
  return { games: a.games + b.games, faults: [...a.faults, ...b.faults], endings, sums, longest };
}

/** Half of a mean's 95 % interval, at least as wide as the small sample requires. */
export function halfWidth({ n, sum, squares }: Sums): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const mean = sum / n;
  return Z95 * Math.sqrt(Math.max(squares / n - mean * mean, 0) / (n - 1));
}
