import type { Procedure, State } from '../../../../kernel/types.js';
import type { G } from '../../board/model.js';
import { act, elders } from './act.js';
import { martyrs } from './martyrs.js';

export const procedures: Readonly<Record<string, Procedure<G>>> = { elders };
export const states: Readonly<Record<string, State<G>>> = { act, martyrs };
