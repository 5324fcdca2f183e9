import { readTexts } from '../../kernel/index.js';
import en from './texts/en.json' with { type: 'json' };

/** Messages about errors in a strategy's text. Words of the strategy language are arguments that end in `_id`: they aren't translated. */
export const STRATEGY_TEXTS = readTexts(new URL('./texts/', import.meta.url), en);
