import type { Procedures, States } from '../../../../kernel/index.js';
import type { G } from '../../vocabulary/model.js';
import { attackParry, attackProcedure, attackStrike } from './attack.js';
import { attackLosses, attackPogrom } from './losses.js';

/** The fights of phase 3 (F2, F4). */

export const procedures = { attack: attackProcedure } satisfies Partial<Procedures<G>>;

export const states = {
  'attack-parry': attackParry,
  'attack-strike': attackStrike,
  'attack-losses': attackLosses,
  'attack-pogrom': attackPogrom,
} satisfies Partial<States<G>>;
