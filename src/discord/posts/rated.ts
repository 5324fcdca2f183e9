import { FORMER, type RatingVerdict } from '../../table/index.js';
import { personName } from '../bot.js';
import type { BotTeller } from '../texts.js';

/** Why a game isn't rated, or for whom; empty if it is, or if ratings are off. */
export function ratedLines(tell: BotTeller, verdict: RatingVerdict | undefined): readonly string[] {
  if (verdict === undefined) return [];
  const { why, replacements } = verdict;
  if (why !== undefined) return [tell.text('bot.rated.not', { why: whyText(tell, why) })];
  const lines = replacements.map(({ by, person }) =>
    tell.text('bot.rated.replaced', {
      by: personName(tell, by ?? FORMER),
      person: personName(tell, person ?? FORMER),
    }),
  );
  return [...new Set(lines)];
}

export const whyText = (tell: BotTeller, why: string): string => tell.text('bot.rated.why', { why });
