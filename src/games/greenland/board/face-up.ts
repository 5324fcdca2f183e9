import {
  ALL_TRIBES,
  NOBODY,
  type ByTribe,
  type Card,
  type G,
  type MaybeTribe,
  type Spot,
} from '../vocabulary/model.js';
import { alphaCards } from './people.js';

/**
 * Is the card of this spot meant? `owner` is whose tableau it lies in, NOBODY in a row; `alphas` are the cards on which
 * Alphas stand, by tribe.
 */
type Test = (g: G, spot: Spot, owner: MaybeTribe, alphas: Readonly<ByTribe<Card>>) => boolean;

/** Face-up cards that pass and are not done yet, in the order of the rows and then of the tableaus (A3, A4). */
export function faceUpCards(g: G, done: readonly Card[], test: Test): Card[] {
  const alphas = alphaCards(g);
  const passing = (spots: readonly Spot[], owner: MaybeTribe): Card[] =>
    spots.filter((spot) => test(g, spot, owner, alphas) && !done.includes(spot.card)).map(({ card }) => card);
  return [
    ...g.rows.flatMap(({ warm, cold }) => [...passing(warm, NOBODY), ...passing(cold, NOBODY)]),
    ...ALL_TRIBES.flatMap((owner) => passing(g.tribes[owner].tableau, owner)),
  ];
}
