import type { WhatIf } from '../../table/types.js';

/** What becomes of a whole move that was chosen on a panel. */
export type Settled =
  /** It stands beside those chosen before, and more can be chosen. */
  | 'compose'
  /** It is played, and with it what was chosen before. */
  | 'play'
  /** It is asked for once more, because it can't be taken back. */
  | 'confirm';

/** After these somebody may still think better of it: nothing was learnt, and no person has replied. */
const HARMLESS: readonly WhatIf['stops'][] = ['own', 'others'];

/**
 * Moves that lead to the same player's next decision, with nothing learnt between, are one intention and are played
 * together. What can't be taken back takes two presses: a menu and what is chosen in it, or a button and a question.
 * @param stops where foresight ends after what was composed and this move; `hidden` too where a program answers at once
 * @param bare it is a verb alone: `done`
 */
export function settle(chosen: {
  readonly stops: WhatIf['stops'];
  readonly bare: boolean;
  readonly composed: number;
  /** Chosen with two presses, or its player wants everything at one. */
  readonly sure: boolean;
}): Settled {
  const { stops, bare, composed, sure } = chosen;
  const goesOn = stops === 'own';
  if (composed > 0) return goesOn || !bare ? 'compose' : 'play';
  if (goesOn && !bare) return 'compose';
  return sure || HARMLESS.includes(stops) ? 'play' : 'confirm';
}
