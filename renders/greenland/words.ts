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

/** Words used only by pictures. Names of components, phases and effects come from the game's own texts. */

/** Names shared with all other texts of the game. */
type Named = `phase.${Phase}` | `effect.${EffectType}` | `name.${BiomeTypeId | Disk | 'babies' | '-'}`;
export type Word = PictureWord | Named;
export type WordLookup = LookupOf<Word>;

const lookupByPack = new WeakMap<Pack, (locale: string) => WordLookup>();

export function wordsOf(pack: Pack, locale: string): WordLookup {
  let word = lookupByPack.get(pack);
  if (word === undefined)
    lookupByPack.set(pack, (word = wordsIn<PictureWord, Named>(pictures, textsOf(pack))));
  return word(locale);
}

export const wordsFor = (view: { readonly pack: string }, locale: string): WordLookup =>
  wordsOf(packOf(view), locale);

export const cardName = (word: WordLookup, card: Pick<CardSide, 'id' | 'kind'>): string =>
  word.nameOf(nameId(card));
export const tribeName = (word: WordLookup, tribe: TribeId): string => word.nameOf(tribe);
