import { Refused } from './errors.js';
import { Foresight, Game, copyPosition } from './game.js';
import { notOffered, parseMove } from './notation.js';
import type { Choice, Frame, GameModule, Happening, Move, Position, Seat } from './types.js';

/** Previews moves up to the first die or draw: for players who consider a move, and for moves composed ahead. */

export interface Foreseen<G> {
  /**
   * Why the preview ends: chance, hidden information, another seat's decision, the seat's next decision, the end of the
   * game.
   */
  readonly stops: 'chance' | 'hidden' | 'others' | 'own' | 'over';
  /** The position where the preview ends. */
  readonly position: Position<G>;
  readonly happenings: readonly Happening[];
  /** The moves, after the legality check. */
  readonly played: readonly Move[];
  /** For each move, the id of its question (`GameModule.question`); '' if it has none. */
  readonly asked: readonly string[];
}

export interface Ahead<G> {
  /** Runs the rules on the copy. */
  readonly game: Game<G, unknown>;
  readonly copy: Position<G>;
  /** Frames below the added ones. When only these are left, the preview ends. */
  readonly below: number;
  readonly question: (position: Position<G>, seat: Seat) => string;
}

/**
 * A copy to try moves on. Hidden information is replaced, so that a preview can't leak it.
 * @param frame the state that will ask the seat, put on the stack; or a procedure, which runs up to its question
 */
export function imagine<G, View>(
  module: GameModule<G, View>,
  position: Position<G>,
  seat: Seat,
  draw: (n: number) => number,
  frame?: Frame | readonly Frame[],
): Ahead<G> {
  const copy = module.permuteHidden(copyPosition(position), seat, draw);
  const frames = frame === undefined ? [] : [frame].flat();
  for (const one of frames) copy.frames.push({ ...one, vars: { ...one.vars } });
  const game = new Game<G, View>(module, copy, true);
  if (frames.at(-1)?.step !== undefined) runToQuestion(game);
  return {
    game: game as unknown as Game<G, unknown>,
    copy,
    below: frames.length === 0 ? 0 : position.frames.length,
    question: (at, asked) => module.question?.(module.view(at, asked), asked) ?? '',
  };
}

/** Chance before the first question ends the run: then nothing can be chosen in advance. */
function runToQuestion<G, View>(game: Game<G, View>): void {
  try {
    game.begin();
  } catch (error) {
    if (!(error instanceof Foresight)) throw error;
  }
}

/** The seat's choices in a later state, judged by the current position; empty if the state can't be reached. */
export function choicesAhead<G, View>(
  module: GameModule<G, View>,
  position: Position<G>,
  seat: Seat,
  state: string,
  draw: (n: number) => number,
): readonly Choice[] {
  const frame = module.ahead?.[state]?.(position, seat);
  if (frame === undefined || position.over !== undefined) return [];
  const { game, copy, below } = imagine(module, position, seat, draw, frame);
  if (copy.frames.length <= below || game.state()?.name !== state) return [];
  return game.choices(seat);
}

/** Plays moves on the copy, one after the other; strings are in notation. @throws Refused if a move is illegal there */
export function foresee<G>(
  { game, copy, below, question }: Ahead<G>,
  seat: Seat,
  moves: readonly (Move | string)[],
): Foreseen<G> {
  const happenings: Happening[] = [];
  const played: Move[] = [];
  const asked: string[] = [];
  let stops: Foreseen<G>['stops'] = 'own';
  for (const one of moves) {
    const move = typeof one === 'string' ? parseMove(one) : one;
    if (move === undefined) throw new Refused(notOffered(game.state()?.rule ?? '', game.choices(seat)));
    if (!game.waiting().includes(seat) || copy.frames.length <= below) break;
    const checked = game.check(seat, move);
    played.push(checked);
    asked.push(question(copy, seat));
    try {
      happenings.push(...game.play(seat, checked).happenings);
    } catch (error) {
      if (!(error instanceof Foresight)) throw error;
      happenings.push(...error.happenings);
      return { stops: error.why, position: copy, happenings, played, asked };
    }
    const isMine = game.waiting().includes(seat) && copy.frames.length > below;
    stops = copy.over !== undefined ? 'over' : isMine ? 'own' : 'others';
  }
  return { stops, position: copy, happenings, played, asked };
}
