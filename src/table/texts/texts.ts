import { readTexts } from '../../kernel/index.js';
import type { Args } from './args.js';
import en from './en.json' with { type: 'json' };

/** Sentences of the table by key. Arguments that name seats are seat ids and `who` is a person's id: the edge turns them into names. */
export const TABLE_TEXTS = readTexts(new URL('./', import.meta.url), en);

export type TableText = keyof typeof en;
export type TableArgs = Args;
