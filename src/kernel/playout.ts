import { Fault } from './errors.js';
import { startGame, type Game } from './game.js';
import { fillChoice } from './parameters.js';
import type { Choice, GameModule, Move, Position, Seat, SetupInput } from './types.js';

/** One decision of a playout. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
}

export interface PlayoutInput extends SetupInput {
  readonly seed: string;
  /** Uses the dice of real games instead of the fast generator. */
  readonly secret?: true;
  readonly draw: (n: number) => number;
  /** @throws Fault if the game takes more decisions */
  readonly most?: number;
  /** Chooses a seat's move; default: a random choice. */
  readonly decide?: (game: Game<unknown, unknown>, seat: Seat, choices: readonly Choice[]) => Move;
  /** Called before each decision. */
  readonly before?: (game: Game<unknown, unknown>, seat: Seat) => void;
  readonly after?: (game: Game<unknown, unknown>, played: PlayedMove) => void;
  /** Called before each decision; true stops the playout. */
  readonly enough?: (decisions: number) => boolean;
  /** Plays the move; default: `game.play`. */
  readonly play?: (game: Game<unknown, unknown>, seat: Seat, move: Move) => void;
}

export interface Playout {
  readonly decisions: number;
  readonly position: Position;
}

const MOST_DECISIONS = 50_000;

/**
 * Plays one game to its end, with random moves or those of `decide`.
 * @throws Fault at a dead end or if the game doesn't end
 */
export function playout(module: GameModule<unknown, unknown>, input: PlayoutInput): Playout {
  const { game } = startGame(module, input.secret === true ? input : { ...input, dice: 'fast' });
  game.telling = false;
  const decisions = playOn(game, input);
  return { decisions, position: game.position };
}

/** Plays a running game to its end. @returns the number of decisions */
export function playOn(
  game: Game<unknown, unknown>,
  input: Omit<PlayoutInput, 'seed' | 'secret' | keyof SetupInput>,
): number {
  const { draw, decide, before, after, most = MOST_DECISIONS, play } = input;
  let decisions = 0;
  for (;;) {
    const waiting = game.waiting();
    if (waiting.length === 0) {
      if (game.position.over === undefined) throw new Fault('nobody is waited for and the game is not over');
      return decisions;
    }
    if (input.enough?.(decisions) === true) return decisions;
    if (decisions >= most) throw new Fault(`the game did not end within ${most} decisions`);
    const seat = waiting.length === 1 ? waiting[0] : waiting[draw(waiting.length)];
    if (seat === undefined) throw new Fault('a seat without a name is waited for');
    before?.(game, seat);
    const choice = decide === undefined ? game.drawChoice(seat, draw) : game.choices(seat)[0];
    if (choice === undefined)
      throw new Fault(`${seat} is waited for in ${game.state()?.name} and can do nothing`);
    const move = decide === undefined ? fillChoice(choice, draw) : decide(game, seat, game.choices(seat));
    if (play === undefined) game.play(seat, move);
    else play(game, seat, move);
    decisions++;
    after?.(game, { seat, move });
  }
}
