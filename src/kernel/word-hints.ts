import type { GameModule, Seat } from './types.js';
import type { Teller } from './text.js';

/** Hints beside the words of a move. */

/** The game's words and odds for a value that may come next. */
export function hintsOf(
  module: Pick<GameModule<unknown, unknown>, 'hint' | 'odds'>,
  view: unknown,
  seat: Seat,
  tell: Teller,
) {
  return (typed: readonly string[], next: string): string =>
    [module.hint, module.odds?.hint]
      .map((hint) => hint?.(view, seat, typed, next, tell) ?? '')
      .filter((text) => text !== '')
      .join(' · ');
}

/** The hint of the last word, not before `from`, that has one. */
export function lastHint(
  hint: ReturnType<typeof hintsOf> | undefined,
  words: readonly string[],
  from = 0,
): string {
  for (let at = words.length - 1; at >= from; at--) {
    const text = hint?.(words.slice(0, at), words[at] ?? '') ?? '';
    if (text !== '') return text;
  }
  return '';
}

/** Whether a hint begins with a chance of 0 %. */
export const isHopeless = (hint: string): boolean => /^0\s?%/u.test(hint);
