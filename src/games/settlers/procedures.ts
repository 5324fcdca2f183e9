import type { Procedure, Procedures, States } from '../../kernel/index.js';
import type { G } from './model.js';
import * as early from './phases/early-winter.js';
import * as fall from './phases/fall.js';
import * as late from './phases/late-winter.js';
import * as mid from './phases/midwinter.js';
import * as spring from './phases/spring.js';
import * as summer from './phases/summer.js';
import * as talk from './phases/talk.js';
import * as voyage from './phases/voyage.js';

/** A year, and the next one. There is no third phase (GS1). */
const play: Procedure<G> = [
  ...spring.spring,
  ...summer.summer,
  ...fall.fall,
  ...early.earlyWinter,
  ...mid.midwinter,
  ...late.lateWinter,
];

/** All procedures and states of the game, in the order of the sequence of play. */
export const procedures: Procedures<G> = {
  play,
  ...voyage.procedures,
  ...summer.procedures,
  ...fall.procedures,
  ...mid.procedures,
};

export const states: States<G> = {
  ...talk.states,
  ...spring.states,
  ...voyage.states,
  ...summer.states,
  ...fall.states,
  ...early.states,
  ...mid.states,
  ...late.states,
};
