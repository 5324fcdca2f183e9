import type { Procedure, State } from '../../../../kernel/types.js';
import type { G } from '../../board/model.js';
import { contestOrder, contestProcedure, negotiateProcedure } from './contests.js';
import { parley } from './parley.js';

/** Phase 3: negotiations (F). The fights are in `phases/attack`. */

export const procedures: Readonly<Record<string, Procedure<G>>> = {
  negotiate: negotiateProcedure,
  contest: contestProcedure,
};

export const states: Readonly<Record<string, State<G>>> = { 'contest-order': contestOrder, parley };
