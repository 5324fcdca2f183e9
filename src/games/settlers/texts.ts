import { ofEach, readTexts, sectionOf, type Texts, type TypedOffer } from '../../kernel/index.js';
import { STRATEGY_TEXTS } from '../../lab/language/texts.js';
import type { Args } from './texts/args.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** Choices of a seat; refusals use keys of the game's texts. */
export type Offer = TypedOffer<keyof typeof en, Args>;

/** All texts of the game, with those about strategies. */
export const TEXTS: Readonly<Record<string, Texts>> = ofEach(ALL, (all, language) => ({
  ...all,
  ...STRATEGY_TEXTS[language],
}));

/** Texts used only in pictures. */
export const pictures = sectionOf(ALL, 'pic.');
export type PictureWord = keyof typeof pictures.en;

/** Description of each drawing, for alt texts. */
export const looks = sectionOf(ALL, 'look.');
export type Drawing = keyof typeof looks.en;
