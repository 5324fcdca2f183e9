/** Causes of death: why the household had no herd. */
export const CAUSES = {
  /** It still had a herd, but too little food. */
  hadHerd: 0,
  /** It never had a herd or gave it away. */
  none: 1,
  slaughter: 2,
  room: 3,
  hay: 4,
  /** All its people are lost, where that is the end (GS22). */
  nobody: 5,
} as const;
/** What is counted besides how a game ends. */
export interface Tally {
  /** Households that could not pay a coming bill for food, those that a neighbour could have helped, that were. */
  short: number;
  helpable: number;
  helped: number;
  /** Things handed over, lent, sold. */
  gifts: number;
  loans: number;
  sales: number;
  /** Herds lost, by cause. */
  herdsForHay: number;
  herdsForRoom: number;
}

const NOTHING = {
  short: 0,
  helpable: 0,
  helped: 0,
  gifts: 0,
  loans: 0,
  sales: 0,
  herdsForHay: 0,
  herdsForRoom: 0,
} satisfies Tally;

export const newTally = (): Tally => ({ ...NOTHING });

/** Before the next game is counted. */
export function clearTally(tally: Tally): void {
  Object.assign(tally, NOTHING);
}
