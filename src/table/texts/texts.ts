import { readTexts } from '../../kernel/index.js';
import type { Args } from './args.js';
import en from './en.json' with { type: 'json' };

/** The table's sentences by key. The edge replaces seat ids, and the person's id in `who`, with names. */
export const TABLE_TEXTS = readTexts(new URL('./', import.meta.url), en);

export type TableText = keyof typeof en;
export type TableArgs = Args;
