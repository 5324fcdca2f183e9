import type {
  BiomeTypeId,
  CardSide,
  Disk,
  EffectType,
  Pack,
  Phase,
  PictureWord,
  TribeId,
} from '../../src/games/greenland/view/view-types.js';
import { nameId, packOf, pictures, textsOf } from '../../src/games/greenland/pictures.js';
import { wordsIn, type WordLookup as LookupOf } from '../words.js';

/** The few words that only pictures have. What things, phases and effects are called is told by the game's own texts. */

/** What pictures call as all texts do. */
type Named = `phase.${Phase}` | `effect.${EffectType}` | `name.${BiomeTypeId | Disk | 'babies' | '-'}`;
export type Word = PictureWord | Named;
export type WordLookup = LookupOf<Word>;

const saysByPack = new WeakMap<Pack, (locale: string) => WordLookup>();

/** The words of a pack's pictures for a locale. */
export function wordsOf(pack: Pack, locale: string): WordLookup {
  let word = saysByPack.get(pack);
  if (word === undefined) saysByPack.set(pack, (word = wordsIn<PictureWord, Named>(pictures, textsOf(pack))));
  return word(locale);
}

/** The words of a view's pictures for a locale. */
export const wordsFor = (view: { readonly pack: string }, locale: string): WordLookup =>
  wordsOf(packOf(view), locale);

export const cardName = (word: WordLookup, card: Pick<CardSide, 'id' | 'kind'>): string =>
  word.nameOf(nameId(card));
export const tribeName = (word: WordLookup, tribe: TribeId): string => word.nameOf(tribe);
