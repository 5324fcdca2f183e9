import type { Json, Vars } from '../../../../kernel/types.js';
import type { Card, Tribe } from '../../board/model.js';

/** Reading frame vars: what a hunt keeps between two decisions. */

/** A party that is about to roll, or has rolled. */
export interface PartyVars {
  readonly card: Card;
  readonly tribe: Tribe;
}

/** After the dice fell. `faces` are those rolled; the Alpha's own die, when he rolls one, comes first (R88). */
export interface ThrownVars extends PartyVars {
  readonly faces: readonly number[];
  /** Face laid down by the Alpha's ability without a roll (E7); 0 when there is none. */
  readonly laid: number;
  /** The first die is the Alpha's. */
  readonly alphaDie: boolean;
  /** Iron was spent: nobody dies (F4). */
  readonly iron: boolean;
  /** Iron was loaded: commandos steal with one more face (L5). Absent otherwise. */
  readonly armed?: boolean;
}

/** A successful hunt that must still be paid for (G4). */
export interface PayVars extends ThrownVars {
  readonly due: number;
  readonly paid: number;
}

export function partyOf(vars: Vars): PartyVars {
  return vars as unknown as PartyVars;
}

export function thrownOf(vars: Vars): ThrownVars {
  return vars as unknown as ThrownVars;
}

export function payOf(vars: Vars): PayVars {
  return vars as unknown as PayVars;
}

/** The same object as frame vars; it is plain JSON already. */
export function asVars(data: object): Vars {
  return data as Record<string, Json>;
}
