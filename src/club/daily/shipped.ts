import riddles from './data/riddles.json' with { type: 'json' };
import solos from './data/solos.json' with { type: 'json' };
import { readRiddles, readSolos } from './read.js';
import type { Riddle } from './riddle.js';
import type { DayKind } from './schedule.js';
import type { Solo } from './solo.js';

let readAll: readonly Riddle[] | undefined;
let readOwn: readonly Solo[] | undefined;

/** Shipped riddles (`fimbul riddles`), for days without one of their own. */
export const shippedRiddles = (): readonly Riddle[] => (readAll ??= readRiddles(riddles));

/** Shipped solo games (`fimbul solos`). Their luck is drawn when the day is sealed. */
const shippedSolos = (): readonly Solo[] => (readOwn ??= readSolos(solos));

export const shippedFor = (kind: DayKind): readonly (Riddle | Solo)[] =>
  kind === 'riddle' ? shippedRiddles() : shippedSolos().filter((solo) => solo.kind === kind);
