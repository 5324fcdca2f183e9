import data from './data/riddles.json' with { type: 'json' };
import { readRiddles } from './read.js';
import type { Riddle } from './riddle.js';

let read: readonly Riddle[] | undefined;

/**
 * Riddles that come with the program, for days that nobody has made any for (`fimbul riddles`), in turn. Whoever reads
 * the program's source can read their solutions.
 */
export const shippedRiddles = (): readonly Riddle[] => (read ??= readRiddles(data));
