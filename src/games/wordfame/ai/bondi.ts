import { bondiStrength, worthOf } from '../cards.js';
import { CARDS, COLORS } from '../pack.js';
import type { PublicState } from '../model.js';
import { giftsWorth, goodsWorth } from './gifts.js';
import { isAction, wintersLeft } from './worth.js';
import type { Action } from '../vocabulary.js';

/** Mean worth of a card: a Bondi's hidden half is unknown (W3). */
const MEAN_WORTH = CARDS.reduce((sum, { worth }) => sum + worth, 0) / CARDS.length;

/** Usual worth of one act in the hunt. */
function usual(g: PublicState, who: number, action: Action, strength: number): number {
  switch (action) {
    case 'settle':
      return 0.54 + 0.27 * strength;
    case 'ride':
      return 0.2 + 0.1 * strength;
    case 'raid':
      return 0.15 + goodsWorth(g, who, Math.ceil(strength / 2));
    case 'foster':
      return 0.3 + 0.15 * strength;
    case 'pledge':
      return 0.3 + 0.15 * strength;
    case 'feast':
      return 0.3 + 0.2 * strength + 0.4 * Math.min(3, giftsWorth(g, who, strength));
  }
}

/** Worth of a sworn Bondi: its future acts. `word` is a drawn card's or a sworn Bondi's. */
export function bondiWorth(g: PublicState, who: number, word: string): number {
  const [colour = '', action = ''] = word.split('-');
  const at = COLORS.findIndex((one) => one === colour);
  if (!isAction(action)) return 0;
  const worth = /\d$/u.test(word) ? worthOf(word) : MEAN_WORTH;
  const acts = 0.3;
  return (0.15 + acts * wintersLeft(g)) * usual(g, who, action, bondiStrength(g, who, at)) + 0.1 * worth;
}
