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
import { wordsIn, type Say as SayIn } from '../words.js';

/** The few words that only pictures have. What things, phases and effects are called is told by the game's own texts. */

/** What pictures call as all texts do. */
type Named = `phase.${Phase}` | `effect.${EffectType}` | `name.${BiomeTypeId | Disk | 'babies' | '-'}`;
export type Word = PictureWord | Named;
export type Say = SayIn<Word>;

const saysByPack = new WeakMap<Pack, (locale: string) => Say>();

/** The words of a pack's pictures for a locale. */
export function wordsOf(pack: Pack, locale: string): Say {
  let say = saysByPack.get(pack);
  if (say === undefined) saysByPack.set(pack, (say = wordsIn<PictureWord, Named>(pictures, textsOf(pack))));
  return say(locale);
}

/** The words of a view's pictures for a locale. */
export const wordsFor = (view: { readonly pack: string }, locale: string): Say =>
  wordsOf(packOf(view), locale);

export const cardName = (say: Say, card: Pick<CardSide, 'id' | 'kind'>): string => say.nameOf(nameId(card));
export const tribeName = (say: Say, tribe: TribeId): string => say.nameOf(tribe);
