import { ofEach, readTexts, sectionOf, type Texts, type TypedOffer } from '../../kernel/index.js';
import { ORIGINAL, type Pack } from './cards.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** A seat's choices; reasons against them are keys of the game's texts. */
export type Offer = TypedOffer<keyof typeof en, Args>;

/** Names of a pack's components in one language; components without one are left out. */
export function componentNames({ data }: Pack, language: string): Texts {
  const all = [
    ...data.tribe.cards,
    ...data.starting,
    ...data.culture.cards,
    ...data.animals.types,
    ...data.terrain.types,
    ...data.stones,
    ...data.setup,
    ...data.chiefs,
  ];
  return Object.fromEntries(
    all.flatMap(({ id, name }) => {
      const own = name[language];
      return own === undefined ? [] : [[`name.${id}`, own]];
    }),
  );
}

/** All texts of the game with its components' names, for the module and for pictures. */
export const TEXTS: Readonly<Record<string, Texts>> = ofEach(ALL, (all, language) => ({
  ...componentNames(ORIGINAL, language),
  ...all,
}));
export type EffectText = Extract<keyof typeof en, `effect.${string}`>;

/** Texts used only in pictures. */
export const pictures = sectionOf(ALL, 'pic.');
export type PictureWord = keyof typeof pictures.en;

/** Descriptions of drawings, for alt texts. */
export const looks = sectionOf(ALL, 'look.');
export type Drawing = keyof typeof looks.en;
