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

export const newTally = (): Tally => ({
  short: 0,
  helpable: 0,
  helped: 0,
  gifts: 0,
  loans: 0,
  sales: 0,
  herdsForHay: 0,
  herdsForRoom: 0,
});
