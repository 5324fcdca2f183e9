import type { Vars } from '../../../kernel/types.js';
import type { ClanId, Fate } from '../model.js';
import type { HuntPlan } from '../odds.js';

/** A hunt under way. */
export interface HuntVars extends HuntPlan {
  readonly clan: ClanId;
  /** A fate card that stands against the hunt and has not been answered. */
  readonly hit: Fate | '';
  /** Who played it, also when it was countered. */
  readonly by: ClanId | '';
  /** Who lies in ambush with a dispute, in order. Nobody may know (GL5). */
  readonly lurking: readonly ClanId[];
  /** Abandoned or broken off. */
  readonly off: boolean;
  readonly caught: boolean;
}

export const huntOf = (vars: Vars): HuntVars => vars as unknown as HuntVars;

/** Changes a hunt under way. */
export function change(vars: Vars, changes: Partial<HuntVars>): void {
  Object.assign(vars, changes);
}
