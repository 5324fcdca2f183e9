import { ALL_TRIBES, NOBODY, type Card, type G, type MaybeTribe, type Spot } from '../vocabulary/model.js';

/** `owner` is whose tableau the card lies in, NOBODY in a row. */
type Test = (g: G, spot: Spot, owner: MaybeTribe) => boolean;

/** Face-up cards that pass and are not done yet, in the order of the rows and then of the tableaus (A3, A4). */
export function faceUpCards(g: G, done: readonly Card[], test: Test): Card[] {
  const passing = (spots: readonly Spot[], owner: MaybeTribe): Card[] =>
    spots.filter((spot) => !done.includes(spot.card) && test(g, spot, owner)).map(({ card }) => card);
  return [
    ...g.rows.flatMap(({ warm, cold }) => [...passing(warm, NOBODY), ...passing(cold, NOBODY)]),
    ...ALL_TRIBES.flatMap((owner) => passing(g.tribes[owner].tableau, owner)),
  ];
}
