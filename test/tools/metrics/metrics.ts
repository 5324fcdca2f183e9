import type { AnyModule } from '../../../src/games/registry.js';
import type { Ai } from '../../../src/kernel/types.js';
import { ACTIONS } from '../../../src/games/wordfame/vocabulary.js';
import { greedyBut } from '../../../src/games/wordfame/ai/greedy.js';
import type { GameMetrics } from './contract.js';
import { metrics as endless } from './endless.js';
import { metrics as glacier } from './glacier.js';
import { metrics as greenland } from './greenland.js';
import { metrics as settlers } from './settlers.js';
import { metrics as wordfame } from './wordfame.js';

const METRICS = { endless, glacier, greenland, settlers, wordfame } as Readonly<
  Record<string, GameMetrics<unknown>>
>;

/** The metrics of a game. @throws Error if it has none */
export function metricsOf({ meta: { id } }: AnyModule): GameMetrics<unknown> {
  const metrics = METRICS[id];
  if (metrics === undefined) throw new Error(`${id} says nothing of what is to be counted`);
  return metrics;
}

/** Greedy players that never take one of Wordfame's actions: their losses show what the action is worth. */
const ABSTAINERS = Object.fromEntries(
  ACTIONS.map((action) => [`without-${action}`, greedyBut(action) as Ai<unknown>]),
);

/** AIs for measurements only, by name. */
export const studiedOf = ({ meta: { id } }: AnyModule): Readonly<Record<string, Ai<unknown>>> =>
  id === 'wordfame' ? ABSTAINERS : {};
