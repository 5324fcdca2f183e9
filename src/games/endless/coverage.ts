import type { CoverageGoals } from '../../kernel/types.js';

/** All facts that block a move; a test compares them with the sources. */
const REFUSALS = [
  'act.labor',
  'act.slid-down',
  'bottom.taken',
  'build.neutral-first',
  'build.none-left',
  'bury.no-tool',
  'bury.tools',
  'camp.none-left',
  'gain.honor-top',
  'hire.same-kind',
  'place.chief-away',
  'place.figures-away',
  'place.two-cultures',
  'reveal.deck-empty',
  'stone.cost',
  'stone.later-round',
  'stone.no-space',
  'village.camps',
  'village.food',
  'work.fresh',
];

/** What playouts must show: verbs, states and refusals. */
export const coverage: CoverageGoals = {
  refusals: REFUSALS,
  features: [],
  unseen: {
    'refusal act.slid-down': 'is the answer to a move that nobody is offered, so playouts never try it',
    'refusal bury.tools': 'is the answer to a bag larger than what is offered',
    'refusal village.camps': 'is the answer to a juncture that nobody is offered',
    'refusal work.fresh': 'is the answer to a card that nobody is offered',
  },
};
