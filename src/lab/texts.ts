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

/** A measure in words; its id where the game has no words for it. */
export const measureName = (tell: Teller, id: string): string =>
  tell.has(`ending.${id}`) ? tell.lookup(`ending.${id}`) : id;
