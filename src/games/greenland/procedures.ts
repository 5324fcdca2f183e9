import type { Procedures, States } from '../../kernel/index.js';
import * as holdings from './board/holdings.js';
import type { G } from './vocabulary/model.js';
import * as assign from './phases/assign/assign.js';
import * as reassign from './phases/assign/reassign.js';
import * as recall from './phases/assign/recall.js';
import * as attack from './phases/attack/index.js';
import * as domestic from './phases/domestic/index.js';
import * as elders from './phases/elders/index.js';
import * as auction from './phases/event/auction.js';
import * as decimation from './phases/event/decimation.js';
import * as depletion from './phases/event/depletion.js';
import * as event from './phases/event/event.js';
import * as losses from './phases/event/losses.js';
import * as hunt from './phases/hunt/index.js';
import * as negotiate from './phases/negotiate/index.js';
import * as turn from './phases/turn.js';
import * as score from './board/score.js';
import * as setup from './setup/setup.js';
import * as patrol from './variants/patrol/index.js';
import * as saga from './variants/saga/index.js';

/** All procedures and states of the game, in the order of the sequence of play. */
export const procedures: Procedures<G> = {
  ...turn.procedures,
  ...event.procedures,
  ...losses.procedures,
  ...decimation.procedures,
  ...auction.procedures,
  ...assign.procedures,
  ...negotiate.procedures,
  ...attack.procedures,
  ...hunt.procedures,
  ...domestic.procedures,
  ...elders.procedures,
  ...score.procedures,
  ...patrol.procedures,
  ...saga.procedures,
};

export const states: States<G> = {
  ...holdings.states,
  ...setup.states,
  ...event.states,
  ...decimation.states,
  ...depletion.states,
  ...losses.states,
  ...auction.states,
  ...assign.states,
  ...recall.states,
  ...reassign.states,
  ...negotiate.states,
  ...attack.states,
  ...hunt.states,
  ...domestic.states,
  ...elders.states,
  ...patrol.states,
  ...saga.states,
};
