import type { Procedure, State } from '../../../../kernel/types.js';
import type { G } from '../../board/model.js';
import { attackParry, attackProcedure, attackStrike } from './attack.js';
import { attackLosses, attackPogrom } from './losses.js';

/** The fights of phase 3 (F2, F4). */

export const procedures: Readonly<Record<string, Procedure<G>>> = { attack: attackProcedure };

export const states: Readonly<Record<string, State<G>>> = {
  'attack-parry': attackParry,
  'attack-strike': attackStrike,
  'attack-losses': attackLosses,
  'attack-pogrom': attackPogrom,
};
