import { happeningsFor } from './game/positions.js';
import { composeMoves, makeMove, movesOf, parseMove } from './notation.js';
import type { GameModule, Happening, Viewer } from './types.js';

/**
 * What a seat's history may repeat. If a rule shows a card once and forbids looking at it again, histories show only
 * what the seat's current view shows.
 */

type Recalls<View> = Pick<GameModule<never, View>, 'happenings' | 'recall'>;

/** The happenings in a viewer's history: visible ones, except those shown only once. */
export const recalled = <View>(
  { happenings: tellings }: Recalls<View>,
  happenings: readonly Happening[],
  viewer: Viewer,
): readonly Happening[] =>
  happeningsFor(happenings, viewer).filter(({ key }) => tellings?.[key]?.once !== true);

/** A move in notation, as its seat's history shows it. */
export function recalledMove<View>({ recall }: Recalls<View>, line: string): string {
  const move = recall === undefined ? undefined : parseMove(line);
  const recalled =
    move === undefined ? undefined : composeMoves(movesOf(move).map((one) => recall?.move(one) ?? one));
  return recalled === undefined ? line : makeMove(recalled);
}

/** A viewer's past view, without information that may not be looked at again. */
export const recalledView = <View>({ recall }: Recalls<View>, view: View): View => recall?.view(view) ?? view;
