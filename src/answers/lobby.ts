import type { AnyModule } from '../discord/bot.js';

/** Family of the button that ends a game, after its question. */
export const END_YES = 'end-yes';

/** The AI that sits down if none is named: the game's first one. */
export function firstAi(module: AnyModule | undefined): string {
  return Object.keys(module?.ai ?? {})[0] ?? '';
}
