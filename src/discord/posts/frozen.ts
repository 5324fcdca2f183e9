import type { Teller } from '../../kernel/text.js';
import { frozenText } from '../../table/frozen.js';
import type { GameCard } from '../../table/types.js';

/** Why a game is frozen and what to do; '' for one that isn't. */
export function frozenLine(tell: Teller, { frozen }: Pick<GameCard, 'frozen'>): string {
  if (frozen === undefined) return '';
  const { key, args } = frozenText(frozen);
  return tell.tell(key, args);
}
