import type { Texts } from '../../../kernel/types.js';
import type { Pack } from '../cards.js';

/** Names of a pack's cards in one language. */
export function cardNames(pack: Pack, language: 'en' | 'de'): Texts {
  return Object.fromEntries(pack.cards.map((card) => [`name.${card.id}`, card.name[language]]));
}
