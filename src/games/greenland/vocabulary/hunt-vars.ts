import type { Card, Tribe } from './words.js';

/** What a hunt keeps between two decisions. */

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

/** What is kept of re-rolls where some are free: how many are left, and which dice have been re-rolled. */
export interface FreeVars {
  readonly free?: number;
  readonly fixed?: readonly number[];
  /** Re-rolls by face are over: they are all made at the same time (G2). */
  readonly shut?: boolean;
}
