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
}

export interface Ahead<G> {
  /** Rules at work on the copy; what is asked there is asked of `seat`. */
  readonly game: Game<G, unknown>;
  readonly copy: Position<G>;
}

/**
 * A copy to try moves on. What the seat can't see is another on it, so that nothing that happens there can tell.
 * @param frame the state in which the seat will be asked, put on top as things stand now
 */
export function imagine<G, View>(
  module: GameModule<G, View>,
  position: Position<G>,
  seat: Seat,
  draw: (n: number) => number,
  frame?: Frame | readonly Frame[],
): Ahead<G> {
  const copy = module.permuteHidden(copyPosition(position), seat, draw);
  for (const one of frame === undefined ? [] : [frame].flat()) copy.frames.push({ ...one });
  return { game: new Game<G, View>(module, copy, true) as unknown as Game<G, unknown>, copy };
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
  return imagine(module, position, seat, draw, frame).game.choices(seat);
}

/**
 * Plays moves on the copy, one after the other; what is kept as text (plans) may come so.
 * @throws Refused when one of them isn't legal there
 */
export function foresee<G>(
  { game, copy }: Ahead<G>,
  seat: Seat,
  moves: readonly (Move | string)[],
): Foreseen<G> {
  const happenings: Happening[] = [];
  const played: Move[] = [];
  let stops: Foreseen<G>['stops'] = 'own';
  for (const one of moves) {
    const move = typeof one === 'string' ? parseMove(one) : one;
    if (move === undefined) throw new Refused(notOffered(game.state()?.rule ?? '', game.choices(seat)));
    if (!game.waiting().includes(seat)) break;
    const checked = game.check(seat, move);
    played.push(checked);
    try {
      happenings.push(...game.play(seat, checked).happenings);
    } catch (error) {
      if (!(error instanceof Foresight)) throw error;
      happenings.push(...error.happenings);
      return { stops: error.why, position: copy, happenings, played };
    }
    stops = copy.over !== undefined ? 'over' : game.waiting().includes(seat) ? 'own' : 'others';
  }
  return { stops, position: copy, happenings, played };
}
