import { ofEach, readTexts, teller, type Teller } from '../kernel/index.js';
import type { LabGame } from './game.js';
import en from './texts/en.json' with { type: 'json' };

/** Words of the laboratory itself: of charts and of answers in a message. */
export const LAB_TEXTS = readTexts(new URL('./texts/', import.meta.url), en);

/** Tells what concerns a game’s laboratory in a language. */
export function labTeller(lab: LabGame, locale: string): Teller {
  return teller(
    ofEach(LAB_TEXTS, (own, language) => ({ ...own, ...lab.texts[language] })),
    locale,
  );
}
