import { ofEach, readTexts, sectionOf, type Texts, type TypedOffer } from '../../kernel/index.js';
import { ORIGINAL, type Pack } from './cards.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** What a seat is offered; why not is told by the game's texts. */
export type Offer = TypedOffer<keyof typeof en, Args>;

/** Names of a pack's components in one language, as far as the pack has them. */
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

/** The words that only pictures say. */
export const pictures = sectionOf(ALL, 'pic.');
export type PictureWord = keyof typeof pictures.en;

/** What each drawing looks like, for alt texts. */
export const looks = sectionOf(ALL, 'look.');
export type Drawing = keyof typeof looks.en;
