import { happeningsFor } from './game/positions.js';
import { composeMoves, makeMove, movesOf, parseMove } from './notation.js';
import type { GameModule, Happening, Viewer } from './types.js';

/**
 * What a seat's own history may repeat. A rule may show a card once and forbid to look at it again: then no history
 * says more of it than the seat's view still shows.
 */

type Recalls<View> = Pick<GameModule<never, View>, 'happenings' | 'recall'>;

/** The happenings that a viewer's history repeats: those the viewer may know of, without what is told only once. */
export const recalled = <View>(
  { happenings: tellings }: Recalls<View>,
  happenings: readonly Happening[],
  viewer: Viewer,
): readonly Happening[] =>
  happeningsFor(happenings, viewer).filter(({ key }) => tellings?.[key]?.once !== true);

/** A move in notation as its own seat may read it later. */
export function recalledMove<View>({ recall }: Recalls<View>, line: string): string {
  const move = recall === undefined ? undefined : parseMove(line);
  const recalled =
    move === undefined ? undefined : composeMoves(movesOf(move).map((one) => recall?.move(one) ?? one));
  return recalled === undefined ? line : makeMove(recalled);
}

/** What a viewer saw of a position that is past, as it may be shown later. */
export const recalledView = <View>({ recall }: Recalls<View>, view: View): View => recall?.view(view) ?? view;
