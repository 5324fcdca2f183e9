import { chooseSeats } from '../../../src/kernel/choose-seats.js';
import { makeMove } from '../../../src/kernel/notation.js';
import { fillChoice } from '../../../src/kernel/parameters.js';
import { startGame, type Game } from '../../../src/kernel/game.js';
import { brokenIn } from '../../../src/kernel/invariants.js';
import { playOn } from '../../../src/kernel/playout.js';
import { playRoundTrip } from '../round-trip.js';
import { drawer } from '../../../src/kernel/random.js';
import { registerPack, type KeyedPack } from '../../../src/kernel/packs.js';
import { Fault } from '../../../src/kernel/errors.js';
import type { Choice, Move, Seat } from '../../../src/kernel/types.js';
import { findGame, type AnyModule } from '../../../src/games/registry.js';

/** Input of a batch; plain data for worker threads. */
export interface PlayoutsInput {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Number of the first game, and number of games. The same number and seed give the same game. */
  readonly first: number;
  readonly games: number;
  readonly seed: number;
  /** Checks the module's invariants after every decision. */
  readonly invariants: boolean;
  /** The AI of each seat, in turn; empty for uniformly random choices. */
  readonly ai: readonly string[];
  /** Stores, undoes and replays every decision. */
  readonly roundTrip?: boolean;
  /** The pack to play with; the module's own by default. */
  readonly pack?: KeyedPack;
}

interface FaultFound {
  readonly game: number;
  readonly decisions: number;
  readonly message: string;
  /** The last moves in notation, to locate the fault. */
  readonly trail: readonly string[];
}

export interface PlayoutsOutput {
  readonly games: number;
  readonly decisions: number;
  readonly faults: readonly FaultFound[];
  /** CPU seconds of one core. */
  readonly seconds: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly wins: Readonly<Record<string, number>>;
  readonly scores: Readonly<Record<string, { readonly games: number; readonly sum: number }>>;
}

/** The options of a batch, including its pack. */
export function playedWith(
  module: AnyModule,
  { options, pack }: Pick<PlayoutsInput, 'options' | 'pack'>,
): PlayoutsInput['options'] {
  if (pack === undefined) return options;
  if (module.packs === undefined) throw new Error(`${module.meta.id} has no packs`);
  registerPack(module, pack);
  return { ...options, [module.packs.option]: pack.key };
}

/** Plays a batch of games and counts results. Faults are collected, not thrown. */
export function runPlayouts(input: PlayoutsInput, progress?: (done: number) => void): PlayoutsOutput {
  const module = findGame(input.game);
  const options = playedWith(module, input);
  const faults: FaultFound[] = [];
  const endings: Record<string, number> = {};
  const wins: Record<string, number> = {};
  const scores: Record<string, { games: number; sum: number }> = {};
  let decisions = 0;
  const began = performance.now();
  for (let number = input.first; number < input.first + input.games; number++) {
    const draw = drawer(Math.imul(input.seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
    const seats = chooseSeats(module.meta, input.variant, input.seats, draw);
    const trail: string[] = [];
    let played = 0;
    try {
      const { game } = startGame(module, {
        seats,
        variant: input.variant,
        options,
        seed: `playout ${input.seed} ${number}`,
        dice: 'fast',
      });
      game.telling = false;
      playOn(game, {
        draw,
        ...(input.ai.length === 0
          ? {}
          : {
              decide: (_game, seat, choices) =>
                decide(module, input, seats.indexOf(seat), number, game.position, seat, choices, draw),
            }),
        play: (_game, seat, move) => {
          if (input.invariants) trail.push(`${seat}: ${makeMove(move)} (${game.state()?.name ?? ''})`);
          if (input.roundTrip === true) playRoundTrip(game, seat, move);
          else game.play(seat, move);
        },
        after: () => {
          played++;
          if (input.invariants) check(module, game);
        },
      });
      const { over } = game.position;
      if (over === undefined) throw new Fault('the game is not over');
      endings[over.how] = (endings[over.how] ?? 0) + 1;
      for (const seat of over.winners) wins[seat] = (wins[seat] ?? 0) + 1 / over.winners.length;
      for (const [seat, score] of Object.entries(over.scores)) {
        const known = (scores[seat] ??= { games: 0, sum: 0 });
        known.games++;
        known.sum += score;
      }
    } catch (error) {
      faults.push({ game: number, decisions: played, message: String(error), trail: trail.slice(-12) });
    }
    decisions += played;
    progress?.(number - input.first + 1);
  }
  return {
    games: input.games,
    decisions,
    faults,
    seconds: (performance.now() - began) / 1000,
    endings,
    wins,
    scores,
  };
}

/** @throws Fault naming the violated invariant */
function check(module: AnyModule, game: Game<unknown, unknown>): void {
  const broken = brokenIn(module, game.position);
  if (broken.length > 0) throw new Fault(broken.join('; '));
}

function decide(
  module: AnyModule,
  input: PlayoutsInput,
  at: number,
  number: number,
  position: Parameters<AnyModule['view']>[0],
  seat: Seat,
  choices: readonly Choice[],
  draw: (n: number) => number,
): Move {
  // AIs rotate among the seats from game to game.
  const name = input.ai.length === 0 ? undefined : input.ai[(at + number) % input.ai.length];
  const ai = name === undefined ? undefined : module.ai[name];
  if (ai === undefined)
    return fillChoice(choices[choices.length === 1 ? 0 : draw(choices.length)] as Choice, draw);
  return ai({ view: module.view(position, seat), seat, choices, draw });
}
