import riddles from './data/riddles.json' with { type: 'json' };
import solos from './data/solos.json' with { type: 'json' };
import { readRiddles, readSolos } from './read.js';
import type { Riddle } from './riddle.js';
import type { DayKind } from './schedule.js';
import type { Solo } from './solo.js';

let readAll: readonly Riddle[] | undefined;
let readOwn: readonly Solo[] | undefined;

/** Puzzles for days that have none of their own (`fimbul riddles`), in turn. */
export const shippedRiddles = (): readonly Riddle[] => (readAll ??= readRiddles(riddles));

/** Solo games that come with it (`fimbul solos`). What falls in them is drawn when their day is sealed. */
const shippedSolos = (): readonly Solo[] => (readOwn ??= readSolos(solos));

export const shippedFor = (kind: DayKind): readonly (Riddle | Solo)[] =>
  kind === 'riddle' ? shippedRiddles() : shippedSolos().filter((solo) => solo.kind === kind);
