import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';

/** A household's need in winter: the certain part, and the part per possible winter card. */

export interface Need {
  readonly have: number;
  readonly sure: number;
  readonly each: number;
  readonly cards: number;
}

/** Winter cards that may still come; a turned but unpaid card is certain. */
function cardsAhead(view: View): { readonly due: number; readonly maybe: number } {
  const unpaid =
    view.phase === 'late-winter' &&
    view.winter.at(-1) === 'still' &&
    (view.asked?.state === 'deal' || view.asked?.state === 'bill');
  if (view.phase === 'over' || view.winter.at(-1) === 'spring') return { due: 0, maybe: 0 };
  return { due: unpaid ? 1 : 0, maybe: view.decks.winter.still };
}

export function foodNeed(view: View, { food, bills }: HouseholdView): Need {
  const { due, maybe } = cardsAhead(view);
  return { have: food, sure: bills.food + due * bills.foodLate, each: bills.foodLate, cards: maybe };
}

/** Hay need with the sheep grazing in early winter. */
export function hayNeed(view: View, { hay, bills }: HouseholdView): Need {
  const { due, maybe } = cardsAhead(view);
  return { have: hay, sure: bills.hay + due * bills.hayLate, each: bills.hayLate, cards: maybe };
}

export const longest = ({ sure, each, cards }: Need): number => sure + each * cards;
