import type { Texts } from '../../../kernel/types.js';
import { STRATEGY_TEXTS } from '../../../lab/language/texts.js';
import { german } from './de/index.js';
import { english } from './en/index.js';

/** All texts of the game by language. */
export const settlersTexts: Readonly<Record<string, Texts>> = {
  en: { ...english, ...STRATEGY_TEXTS.en },
  de: { ...german, ...STRATEGY_TEXTS.de },
};
