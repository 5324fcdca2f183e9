import { Z95 } from '../kernel/index.js';
import { type Chance, POINTS } from '../club/index.js';
import type { BotTeller } from '../discord/texts.js';

/** Shares of games as people read them. */

export const percent = (share: number): number => Math.round(100 * share);

/** A difference in wins and its 95 % interval, in percent. */
export const intervalOf = ({ share, error }: Chance) => ({
  by: percent(share),
  low: percent(Math.max(0, share - Z95 * error)),
  high: percent(share + Z95 * error),
});

/** `3.5`, in German `3,5`. */
export const decimal = (tell: BotTeller, figure: number): string =>
  figure.toLocaleString(tell.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The game's name for its score. */
export const scoreName = (tell: BotTeller): string => {
  const found = ['points', 'trophies', 'fame', 'silver'].find((measure) => tell.has(`measure.${measure}`));
  return found === undefined ? tell.text('bot.winter.points') : tell.lookup(`measure.${found}`);
};

/** The name of a measure, or of points. */
export const measureName = (tell: BotTeller, measure: string): string =>
  tell.lookup(measure === POINTS && !tell.has('measure.points') ? 'bot.winter.points' : `measure.${measure}`);
