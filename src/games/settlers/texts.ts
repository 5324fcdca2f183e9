import { ofEach, readTexts, sectionOf } from '../../kernel/languages.js';
import type { Texts } from '../../kernel/types.js';
import { STRATEGY_TEXTS } from '../../lab/language/texts.js';
import en from './texts/en.json' with { type: 'json' };

const ALL = readTexts(new URL('./texts/', import.meta.url), en);

/** All texts of the game, with those about strategies. */
export const TEXTS: Readonly<Record<string, Texts>> = ofEach(ALL, (all, language) => ({
  ...all,
  ...STRATEGY_TEXTS[language],
}));

/** The words that only pictures say. */
export const pictures = sectionOf(ALL, 'pic.');
export type PictureWord = keyof typeof pictures.en;

/** What each drawing looks like, for alt texts. */
export const looks = sectionOf(ALL, 'look.');
export type Drawing = keyof typeof looks.en;
