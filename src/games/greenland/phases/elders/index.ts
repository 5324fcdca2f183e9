import type { Procedures, States } from '../../../../kernel/index.js';
import type { G } from '../../vocabulary/model.js';
import { act, elders } from './act.js';
import { martyrs } from './martyrs.js';

export const procedures = { elders } satisfies Partial<Procedures<G>>;
export const states = { act, martyrs } satisfies Partial<States<G>>;
