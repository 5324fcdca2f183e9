import type { Procedures, States } from '../../../../kernel/index.js';
import { registerHooks } from '../../variant-hooks.js';
import type { G } from '../../vocabulary/model.js';
import { matriarchs } from '../../board/women.js';
import * as assign from './assign.js';
import * as events from './events.js';
import { isOnGround } from './ground.js';
import * as ship from './ship.js';

/** The Daughter's Saga (K): its differences from the multiplayer game. */

registerHooks('saga', {
  mayHunt: isOnGround,
  // K6: one energy for each matriarch.
  burningCost: (g, t) => (g.women?.of === t ? matriarchs(g, t) : undefined),
});

export const procedures = {
  ...events.procedures,
  ...ship.procedures,
  ...assign.procedures,
} satisfies Partial<Procedures<G>>;
export const states = {
  ...assign.states,
  ...events.states,
  ...ship.states,
} satisfies Partial<States<G>>;
