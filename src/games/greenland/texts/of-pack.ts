import { ofEach } from '../../../kernel/languages.js';
import type { Texts } from '../../../kernel/types.js';
import type { Pack } from '../cards/pack.js';
import { texts } from '../languages/texts.js';

const kept = new WeakMap<Pack, Readonly<Record<string, Texts>>>();

/** The game's texts in every language, with the names of a pack's cards. */
export function textsOf(pack: Pack): Readonly<Record<string, Texts>> {
  let all = kept.get(pack);
  if (all === undefined) kept.set(pack, (all = ofEach(texts, (of) => of(pack))));
  return all;
}
