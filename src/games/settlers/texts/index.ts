import { ofEach } from '../../../kernel/languages.js';
import type { Texts } from '../../../kernel/types.js';
import { texts as strategyTexts } from '../../../lab/language/languages/texts.js';
import { texts } from '../languages/texts.js';

const ofStrategies: Readonly<Record<string, Texts>> = strategyTexts;

/** All texts of the game by language. */
export const settlersTexts: Readonly<Record<string, Texts>> = ofEach(texts, (all, language) => ({
  ...all,
  ...ofStrategies[language],
}));
