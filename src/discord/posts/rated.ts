import type { Teller } from '../../kernel/text.js';
import { FORMER, type Verdict } from '../../table/types.js';
import { personName } from '../bot.js';

/** Why a game isn't rated, or for whom not; nothing where it is, or where nobody rates games. */
export function ratedLines(tell: Teller, verdict: Verdict | undefined): readonly string[] {
  if (verdict === undefined) return [];
  const { why, replacements } = verdict;
  if (why !== undefined) return [tell.tell('bot.rated.not', { why: whyText(tell, why) })];
  const lines = replacements.map(({ by, person }) =>
    tell.tell('bot.rated.replaced', {
      by: personName(tell, by ?? FORMER),
      person: personName(tell, person ?? FORMER),
    }),
  );
  return [...new Set(lines)];
}

export const whyText = (tell: Teller, why: string): string => tell.tell('bot.rated.why', { why });
