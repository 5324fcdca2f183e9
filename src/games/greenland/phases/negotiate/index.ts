import type { Procedures, States } from '../../../../kernel/index.js';
import type { G } from '../../vocabulary/model.js';
import { contestOrder, contestProcedure, negotiateProcedure } from './contests.js';
import { parley } from './parley.js';

/** Phase 3: negotiations (F). The fights are in `phases/attack`. */

export const procedures = {
  negotiate: negotiateProcedure,
  contest: contestProcedure,
} satisfies Partial<Procedures<G>>;

export const states = { 'contest-order': contestOrder, parley } satisfies Partial<States<G>>;
