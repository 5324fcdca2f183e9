import { copyPosition } from '../../../kernel/game.js';
import { permuteDice } from '../../../kernel/hidden.js';
import { shuffle, type Draw } from '../../../kernel/random.js';
import type { Position, Viewer } from '../../../kernel/types.js';
import { cardInfo, isRemovedEvent } from '../cards/cards.js';
import { ALL_TRIBES, TRIBES, type Card, type G } from '../board/model.js';

function swap(a: Card[], i: number, b: Card[], j: number): void {
  const card = a[i] as Card;
  a[i] = b[j] as Card;
  b[j] = card;
}

/**
 * A position that looks the same to `viewer`: decks and events to come in another order, other events left out
 * of the game, other cards in the hands of others, other dice to come. Sealed answers are the module's business.
 */
export function permuteCards(position: Position<G>, viewer: Viewer, draw: Draw): Position<G> {
  const copy = copyPosition(position);
  const { g } = copy;
  swapHands(g, viewer, draw);
  for (const deck of g.decks) shuffle(deck, draw);
  const { events, unused } = g;
  for (const [at, card] of unused.entries()) {
    if (events.length > 0 && cardInfo(g, card).kind === 'event' && !isRemovedEvent(g, card))
      swap(unused, at, events, draw(events.length));
  }
  shuffle(events, draw);
  permuteDice(copy, draw);
  return copy;
}

/** Cards in the hands of others change places with cards that could be there as well: other hands' and the decks'. */
function swapHands(g: G, viewer: Viewer, draw: Draw): void {
  for (const t of ALL_TRIBES) {
    if (TRIBES[t] === viewer) continue;
    const hand = g.hands[t];
    for (let i = 0; i < hand.length; i++) {
      const { row } = cardInfo(g, hand[i] as Card);
      const other = ALL_TRIBES[draw(4)] ?? 0;
      const from =
        draw(2) === 0 || TRIBES[other] === viewer ? (g.decks[row === 1 ? 1 : 0] ?? []) : g.hands[other];
      const at = from.length === 0 ? -1 : draw(from.length);
      if (at >= 0 && cardInfo(g, from[at] as Card).take !== null) swap(hand, i, from, at);
    }
  }
}
