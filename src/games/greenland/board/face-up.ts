import {
  NOBODY,
  type ByTribe,
  type Card,
  type G,
  type MaybeTribe,
  type RowNo,
  type Spot,
  type Tribe,
} from '../vocabulary/model.js';
import { alphaCards } from './people.js';

/**
 * Is the card of this spot meant? `owner` is whose tableau it lies in, NOBODY in a row; `alphas` are the cards on which
 * Alphas stand, by tribe.
 */
type Test = (g: G, spot: Spot, owner: MaybeTribe, alphas: Readonly<ByTribe<Card>>) => boolean;

/** Is there a face-up card that passes and is not done yet? */
export function isAnyFaceUp(g: G, done: readonly Card[], test: Test): boolean {
  const alphas = alphaCards(g);
  for (let row = 0; row < 2; row++) {
    const { warm, cold } = g.rows[row as RowNo];
    if (isAny(g, warm, NOBODY, alphas, done, test) || isAny(g, cold, NOBODY, alphas, done, test)) return true;
  }
  for (let owner = 0; owner < 4; owner++)
    if (isAny(g, g.tribes[owner as Tribe].tableau, owner as Tribe, alphas, done, test)) return true;
  return false;
}

function isAny(
  g: G,
  spots: readonly Spot[],
  owner: MaybeTribe,
  alphas: Readonly<ByTribe<Card>>,
  done: readonly Card[],
  test: Test,
): boolean {
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as Spot;
    if (test(g, spot, owner, alphas) && !done.includes(spot.card)) return true;
  }
  return false;
}

/** Face-up cards that pass and are not done yet, in the order of the rows and then of the tableaus (A3, A4). */
export function faceUpCards(g: G, done: readonly Card[], test: Test): Card[] {
  const alphas = alphaCards(g);
  const cards: Card[] = [];
  for (let row = 0; row < 2; row++) {
    const { warm, cold } = g.rows[row as RowNo];
    collect(g, warm, NOBODY, alphas, done, test, cards);
    collect(g, cold, NOBODY, alphas, done, test, cards);
  }
  for (let owner = 0; owner < 4; owner++)
    collect(g, g.tribes[owner as Tribe].tableau, owner as Tribe, alphas, done, test, cards);
  return cards;
}

function collect(
  g: G,
  spots: readonly Spot[],
  owner: MaybeTribe,
  alphas: Readonly<ByTribe<Card>>,
  done: readonly Card[],
  test: Test,
  cards: Card[],
): void {
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i] as Spot;
    if (test(g, spot, owner, alphas) && !done.includes(spot.card)) cards.push(spot.card);
  }
}
