import type { WhatIf } from '../../table/index.js';

/** What becomes of a whole move that was chosen on a panel. */
export type MoveOutcome =
  /** It stands beside those chosen before, and more can be chosen. */
  | 'compose'
  /** It is played, and with it what was chosen before. */
  | 'play'
  /** It is asked for once more, because it leaves something unused. */
  | 'confirm';

/**
 * Moves that lead to the same player's next decision, with nothing learnt between, are one intention and are played
 * together.
 * @param stops where foresight ends after what was composed and this move
 * @param bare it is a verb alone: `done`
 * @param leaves it ends something, and leaves something unused
 */
export function settle(chosen: {
  readonly stops: WhatIf['stops'];
  readonly bare: boolean;
  readonly composed: number;
  readonly leaves: boolean;
  /** Asked already, or its player doesn't want to be. */
  readonly sure: boolean;
}): MoveOutcome {
  const { stops, bare, composed, leaves, sure } = chosen;
  const goesOn = stops === 'own';
  if (leaves && !sure) return 'confirm';
  // Where nothing is left to choose, the last choice plays all of it.
  return goesOn && (composed > 0 || !bare) ? 'compose' : 'play';
}
