import { ofEach, readTexts, teller, type Teller } from '../kernel/index.js';
import type { LabGame } from './game.js';
import en from './texts/en.json' with { type: 'json' };

/** Texts of the laboratory: charts and messages. */
export const LAB_TEXTS = readTexts(new URL('./texts/', import.meta.url), en);

/** Texts of the laboratory and of a game, in a language. */
export function labTeller(lab: LabGame, locale: string): Teller {
  return teller(
    ofEach(LAB_TEXTS, (own, language) => ({ ...own, ...lab.texts[language] })),
    locale,
  );
}

/** A measure in words, or its id if it has no text. */
export const measureName = (tell: Teller, id: string): string =>
  tell.has(`ending.${id}`) ? tell.lookup(`ending.${id}`) : id;
