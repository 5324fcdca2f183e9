import type { Procedure, Procedures, States } from '../../../../kernel/index.js';
import { settle } from '../../board/holdings.js';
import type { G } from '../../vocabulary/model.js';
import { animals, beginHusbandry } from './animals.js';
import { pacify } from './pacify.js';

/** Phase 5 (H): hay, milk and wool; then hostile shores may be pacified (F3). */
const domestic: Procedure<G, 'domestic'> = [
  {
    label: 'animals',
    run: (c) => {
      const vars = beginHusbandry(c);
      // Skip the state when no tribe has an animal to decide on.
      if ([...vars.hungry, ...vars.shearing].some((list) => list.length > 0)) {
        c.enter('animals', vars);
      }
      settle(c);
    },
  },
  { label: 'pacify', run: (c) => c.enter('pacify', { passed: [] }) },
];

export const procedures = { domestic } satisfies Partial<Procedures<G>>;
export const states = { animals, pacify } satisfies Partial<States<G>>;
