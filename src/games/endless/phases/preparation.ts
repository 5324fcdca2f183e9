import type { Ctx } from '../../../kernel/index.js';
import { COST, cultureOf } from '../cards.js';
import { tribeOf, type G } from '../model.js';
import { drawCards } from '../tribe.js';

/** N7: Preparation of the next round. No decisions. */

const HAND = 5;
export const FIGURES_EACH = 2;

export function refillAnimals(c: Ctx<G>): void {
  const { g } = c;
  // Animals beyond that number stay (EW33).
  while (g.display.length < c.seats.length + COST.displayExtra) {
    const animal = g.animals.pop();
    if (animal === undefined) return;
    g.display.push(animal);
  }
}

/**
 * Cards left in the display get a token; those with a token go under the deck of their era (EW61).
 * @returns the cards turned up
 */
function refillCulture({ g }: Ctx<G>): string[] {
  for (const { card, token } of g.culture)
    if (token) (cultureOf(card).era === 1 ? g.era1 : g.era2).unshift(card);
  g.culture = g.culture.filter(({ token }) => !token).map(({ card }) => ({ card, token: true }));
  // Era I refills after the first round, era II after the others (N7).
  const deck = g.round === 1 ? g.era1 : g.era2;
  const fresh: string[] = [];
  while (g.culture.length < COST.faceUp) {
    const card = deck.pop();
    if (card === undefined) break;
    g.culture.push({ card, token: false });
    fresh.push(card);
  }
  return fresh;
}

export function prepare(c: Ctx<G>): void {
  const { g } = c;
  for (const seat of g.order) {
    const tribe = tribeOf(g, seat);
    tribe.chiefHome = true;
    tribe.figures = FIGURES_EACH;
  }
  g.placed = [];
  refillAnimals(c);
  const cards = refillCulture(c);
  c.reveal();
  c.emit('preparation.done', {
    round: g.round,
    cards,
    animals: [...g.display],
  });
  for (const seat of g.order) drawCards(c, seat, HAND);
}
