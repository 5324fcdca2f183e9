import { frozenText, type GameCard } from '../../table/index.js';
import type { BotTeller } from '../texts.js';

/** The reason a game is frozen and the remedy; '' if it isn't. */
export function frozenLine(tell: BotTeller, { frozen }: Pick<GameCard, 'frozen'>): string {
  if (frozen === undefined) return '';
  const { key, args } = frozenText(frozen);
  return tell.lookup(key, args);
}
