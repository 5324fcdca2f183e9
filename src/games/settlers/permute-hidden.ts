import {
  copyPosition,
  type Ctx,
  type Draw,
  type GameModule,
  permuteAnswers,
  permuteDice,
  type Position,
  shuffle,
  type Viewer,
} from '../../kernel/index.js';
import type { Decks, G } from './model.js';

/** A position that looks the same to `viewer`, with other future cards, sealed answers and dice. */
export function permuteHidden<View>(
  module: GameModule<G, View>,
  position: Position<G>,
  viewer: Viewer,
  draw: Draw,
): Position<G> {
  const copy = copyPosition(position);
  const { decks } = copy.g;
  decks.years = mixYears(decks, draw);
  for (const piles of [decks.seals, decks.walrus, decks.winters])
    for (const deck of piles) shuffle(deck, draw);
  permuteDice(copy, draw);
  return permuteAnswers(module, copy, viewer, draw);
}

/** Any year may come next, but succession only in the lower half (S0.2). */
function mixYears({ years, upper }: Decks, draw: Draw): Decks['years'] {
  if (!years.includes('succession')) return years;
  const others = shuffle(
    years.filter((card) => card !== 'succession'),
    draw,
  );
  const at = upper + draw(years.length - upper);
  return [...others.slice(0, at), 'succession', ...others.slice(at)];
}

/** Reshuffles all decks, which nobody has seen; succession stays in the lower half (S0.2). */
export function reshuffle(c: Ctx<G>): void {
  const { decks } = c.g;
  decks.years = mixYears(decks, (n) => c.draw(n));
  for (const piles of [decks.seals, decks.walrus, decks.winters]) for (const deck of piles) c.shuffle(deck);
}
