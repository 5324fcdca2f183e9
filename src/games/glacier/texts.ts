import { ofEach, readTexts, sectionOf, type Texts, type TypedOffer } from '../../kernel/index.js';
import { ORIGINAL, type Pack } from './cards.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** A seat's choices; reasons against them are keys of the game's texts. */
export type Offer = TypedOffer<keyof typeof en, Args>;

/** Names of a pack's cards in one language; cards without one are left out. */
export function cardNames(pack: Pack, language: string): Texts {
  return Object.fromEntries(
    Object.entries(pack.names).flatMap(([id, { [language]: name }]) =>
      name === undefined ? [] : [[`name.${id}`, name] as const],
    ),
  );
}

/** All texts of the game with its cards' names, for the module and for pictures. */
export const TEXTS: Readonly<Record<string, Texts>> = ofEach(ALL, (all, language) => ({
  ...cardNames(ORIGINAL, language),
  ...all,
}));

/** Texts used only in pictures. */
export const pictures = sectionOf(ALL, 'pic.');
export type PictureWord = keyof typeof pictures.en;

/** Descriptions of drawings, for alt texts. */
export const looks = sectionOf(ALL, 'look.');
export type Drawing = keyof typeof looks.en;
