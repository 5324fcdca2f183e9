import { ofEach } from '../../../kernel/languages.js';
import { ORIGINAL } from '../cards.js';
import { texts } from '../languages/texts.js';

/** All texts of the game with its cards, for the module and for pictures. */
export const TEXTS = ofEach(texts, (all) => all(ORIGINAL));
