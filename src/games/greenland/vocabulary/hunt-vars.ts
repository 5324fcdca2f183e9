import type { Card, Tribe } from './words.js';

/** Vars of a hunt between two decisions. */

/** A party that is about to roll, or has rolled. */
export interface PartyVars {
  readonly card: Card;
  readonly tribe: Tribe;
}

/** After the roll. `faces` as rolled; the Alpha's own die comes first if he rolls (R88). */
export interface ThrownVars extends PartyVars {
  readonly faces: readonly number[];
  /** The Alpha's fixed face, used without a roll (E7); 0 for none. */
  readonly laid: number;
  /** The first die is the Alpha's own. */
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

/** State of the re-rolls if some are free: those left, and the dice already re-rolled. */
export interface FreeVars {
  readonly free?: number;
  readonly fixed?: readonly number[];
  /** Re-rolls by face are over: they are all made at the same time (G2). */
  readonly shut?: boolean;
}
