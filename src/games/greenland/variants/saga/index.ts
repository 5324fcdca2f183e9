import type { Procedure, State } from '../../../../kernel/types.js';
import type { G } from '../../model.js';
import * as assign from './assign.js';
import * as events from './events.js';
import * as ship from './ship.js';

/** The Daughter's Saga (K): what is played otherwise than in the game for several. */
export const procedures: Readonly<Record<string, Procedure<G>>> = assign.procedures;
export const states: Readonly<Record<string, State<G>>> = {
  ...assign.states,
  ...events.states,
  ...ship.states,
};
