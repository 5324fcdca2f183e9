import type { Texts } from '../../../kernel/types.js';
import type { Pack } from '../cards.js';

/** Names of a pack's cards in one language, as far as the pack has them. */
export function cardNames(pack: Pack, language: string): Texts {
  return Object.fromEntries(
    Object.entries(pack.names).flatMap(([id, { [language]: name }]) =>
      name === undefined ? [] : [[`name.${id}`, name] as const],
    ),
  );
}
