import type { Procedures, States } from '../../../../kernel/index.js';
import type { G } from '../../vocabulary/model.js';
import { huntCard, huntChance } from './card.js';
import { huntClaim } from './claim.js';
import { huntOrder, huntProcedure } from './order.js';
import { huntPay } from './outcome.js';
import { raidLoot, raidWed } from './raid.js';
import { huntReroll, huntRoll } from './throw.js';

/** Phase 4: hunts and raids (G); G8 walks through one of them. */

export const procedures = {
  hunt: huntProcedure,
  'hunt-card': huntCard,
} satisfies Partial<Procedures<G>>;

export const states = {
  'hunt-order': huntOrder,
  'hunt-chance': huntChance,
  'hunt-roll': huntRoll,
  'hunt-reroll': huntReroll,
  'hunt-pay': huntPay,
  'hunt-claim': huntClaim,
  'raid-wed': raidWed,
  'raid-loot': raidLoot,
} satisfies Partial<States<G>>;
