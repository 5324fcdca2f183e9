import type { Texts } from '../../../kernel/types.js';
import { german } from './de/index.js';
import { english } from './en/index.js';

/** All texts of the game by language. */
export const settlersTexts: Readonly<Record<string, Texts>> = { en: english, de: german };
