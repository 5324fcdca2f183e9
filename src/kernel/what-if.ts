import { Refused } from './errors.js';
import { Foresight, Game, copyPosition } from './game.js';
import { notOffered, parseMove } from './notation.js';
import type { Choice, Frame, GameModule, Happening, Move, Position, Seat } from './types.js';

/** What moves would do, without a die or a draw: for players who weigh a move, and for moves composed ahead. */

export interface Foreseen<G> {
  /** Where foresight ends: chance, something hidden, another's decision, the seat's own next one, the end. */
  readonly stops: 'chance' | 'hidden' | 'others' | 'own' | 'over';
  /** As far as it can be foreseen. */
  readonly position: Position<G>;
  readonly happenings: readonly Happening[];
  /** The moves, as they were checked. */
  readonly played: readonly Move[];
  /** For each of them the question that it answers (`GameModule.question`); '' where it has no name. */
  readonly asked: readonly string[];
}

export interface Ahead<G> {
  /** Rules at work on the copy; what is asked there is asked of `seat`. */
  readonly game: Game<G, unknown>;
  readonly copy: Position<G>;
  /** So many frames lie below what was put on top: when it is over, nothing more is asked ahead. */
  readonly below: number;
  readonly question: (position: Position<G>, seat: Seat) => string;
}

/**
 * A copy to try moves on. What the seat can't see is another on it, so that nothing that happens there can tell.
 * @param frame the state in which the seat will be asked, put on top as things stand now; or a procedure that leads
 * there, which then runs to what it asks
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

/** What comes before the first question may be chance; then nothing can be settled in advance. */
function runToQuestion<G, View>(game: Game<G, View>): void {
  try {
    game.begin();
  } catch (error) {
    if (!(error instanceof Foresight)) throw error;
  }
}

/** What the seat could do in a state that hasn't come yet, as things stand now; nothing when it couldn't be asked. */
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

/**
 * Plays moves on the copy, one after the other; what is kept as text (plans) may come so.
 * @throws Refused when one of them isn't legal there
 */
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
