import { ALL_TRIBES, NOBODY, type Card, type G, type MaybeTribe, type Spot } from '../vocabulary/model.js';

/** `owner` is the tableau where the card lies, NOBODY for a row card. */
type Test = (g: G, spot: Spot, owner: MaybeTribe) => boolean;

/** Face-up cards that pass the test and aren't done yet: rows first, then tableaus (A3, A4). */
export function faceUpCards(g: G, done: readonly Card[], test: Test): Card[] {
  const passing = (spots: readonly Spot[], owner: MaybeTribe): Card[] =>
    spots.filter((spot) => !done.includes(spot.card) && test(g, spot, owner)).map(({ card }) => card);
  return [
    ...g.rows.flatMap(({ warm, cold }) => [...passing(warm, NOBODY), ...passing(cold, NOBODY)]),
    ...ALL_TRIBES.flatMap((owner) => passing(g.tribes[owner].tableau, owner)),
  ];
}
