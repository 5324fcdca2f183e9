import type { Move } from '../../kernel/index.js';
import type { WhatIf } from '../../table/index.js';

/** What happens to a whole move chosen on a panel. */
export type MoveOutcome =
  /** The move is added to the composition, and more can be chosen. */
  | 'compose'
  /** The composition and the move are played. */
  | 'play'
  /** The move must be confirmed, because it leaves something unused. */
  | 'confirm';

/** Moves up to the same player's next decision are played together, unless information is revealed in between. */
export function moveOutcome(chosen: {
  /** Where foresight ends after the composition and this move. */
  readonly stops: WhatIf['stops'];
  readonly bare: boolean;
  readonly composed: number;
  /** The move ends something and leaves something unused. */
  readonly leaves: boolean;
  /** Already confirmed, or the player has turned confirmations off. */
  readonly sure: boolean;
}): MoveOutcome {
  const { stops, bare, composed, leaves, sure } = chosen;
  const goesOn = stops === 'own';
  if (leaves && !sure) return 'confirm';
  // If nothing is left to choose, the last choice plays the composition.
  return goesOn && (composed > 0 || !bare) ? 'compose' : 'play';
}

/** The moves chosen before, without one that this move replaces: `vow storm never` before `vow storm large`. */
export function stillChosen(
  before: readonly Move[],
  { verb, args }: Move,
  settings: readonly string[] = [],
): readonly Move[] {
  if (!settings.includes(verb)) return before;
  const subject = args.slice(0, -1).join(' ');
  return before.filter((each) => each.verb !== verb || each.args.slice(0, -1).join(' ') !== subject);
}
