import { ofEach } from '../kernel/languages.js';
import { teller, type Teller } from '../kernel/text.js';
import type { LabGame } from './game.js';
import { texts } from './languages/texts.js';

/** Tells what concerns a game’s laboratory in a language. */
export function labTeller(lab: LabGame, locale: string): Teller {
  return teller(
    ofEach(texts, (own, language) => ({ ...own, ...lab.texts[language] })),
    locale,
  );
}
