import type { Procedures, States } from '../../../../kernel/index.js';
import { registerHooks } from '../../variant-hooks.js';
import type { G } from '../../vocabulary/model.js';
import { livingTribes } from '../../board/people.js';
import * as end from './end.js';
import * as goods from './goods.js';
import * as market from './market.js';
import * as occupiers from './occupiers.js';
import * as propaganda from './propaganda.js';
import * as sequel from './sequel.js';

/** Hooks of the patrol (L), which is also the second part of the long game (M2). */

/** R128: in the cooperative game, one extinct tribe ends the game. */
function isLost(g: G): boolean {
  return g.occupiers?.record === null && livingTribes(g).length < g.order.length;
}

registerHooks('patrol', {
  bulletsHelp: occupiers.bulletsHelp,
  afterDice: (c, { tribe, card, faces, laid, armed }, success) => {
    occupiers.stealFuel(c, tribe, faces, laid, armed === true);
    if (success && c.g.occupiers !== undefined && occupiers.isMine(c.g, card)) c.g.occupiers.mined = true;
  },
  startTurn: (g) => {
    if (g.occupiers !== undefined) g.occupiers.mined = false;
  },
  isOver: isLost,
});

export const procedures = {
  ...propaganda.procedures,
  ...goods.procedures,
  ...occupiers.procedures,
  ...market.procedures,
  ...end.procedures,
  ...sequel.procedures,
} satisfies Partial<Procedures<G>>;
export const states = { ...goods.states, ...market.states } satisfies Partial<States<G>>;
