import type { Procedure, State } from '../../../../kernel/types.js';
import type { G } from '../../model.js';
import * as end from './end.js';
import * as goods from './goods.js';
import { market } from './market.js';
import * as sequel from './sequel.js';

/** What only the patrol knows (L), and the long game that ends with it (M2). */

export const procedures: Readonly<Record<string, Procedure<G>>> = { ...end.procedures, ...sequel.procedures };
export const states: Readonly<Record<string, State<G>>> = { ...goods.states, market };
