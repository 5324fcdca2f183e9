import { ofEach, readTexts, sectionOf, type Texts, type TypedOffer } from '../../kernel/index.js';
import { ROLE } from './cards/pack-schema.js';
import type { Pack } from './cards/pack.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** An offer to a seat; if it is closed, the reason is a text of the game. */
export type Offer = TypedOffer<keyof typeof en, Args>;

/** The game's own texts in English, without a pack's cards. */
export const ENGLISH: Texts = en;

/** Names of a pack's cards and roles; `<id>.made` is an invention's name in a tableau. */
function cardNames(pack: Pack, language: string): Texts {
  const all: Record<string, string> = {};
  for (const card of pack.cards) {
    all[`name.${card.id}`] = card.name;
    if (card.isInvention) all[`name.${card.id}.made`] = card.tableauName;
  }
  for (const { sides } of pack.data.placards)
    for (const { role } of [...sides.poly, ...sides.mono]) all[`name.${ROLE}${role}`] = role;
  for (const [id, name] of Object.entries(pack.data.translations?.[language] ?? {})) all[`name.${id}`] = name;
  return all;
}

const byPack = new WeakMap<Pack, Readonly<Record<string, Texts>>>();

/** The game's texts in every language, with the names of a pack's cards. */
export function textsOf(pack: Pack): Readonly<Record<string, Texts>> {
  let texts = byPack.get(pack);
  if (texts === undefined) {
    texts = ofEach(ALL, (all, language) => ({ ...cardNames(pack, language), ...all }));
    byPack.set(pack, texts);
  }
  return texts;
}

/** Texts that only pictures use. */
export const pictures = sectionOf(ALL, 'pic.');
export type PictureWord = keyof typeof pictures.en;

/** A description of each drawing, for alt texts. */
export const looks = sectionOf(ALL, 'look.');
