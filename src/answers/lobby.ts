/** Family of the button that really ends a game. */

import type { AnyModule } from '../discord/bot.js';

export const END_YES = 'end-yes';
/** `/game`: set up, join, leave, fill, start, look after and end games. */
/** The AI that sits down when none is named: the first one the game brings. */

export function firstAi(module: AnyModule | undefined): string {
  return Object.keys(module?.ai ?? {})[0] ?? '';
}
