import { line, SIZE } from '../kit/type.js';
import { INKS, STATUS } from '../kit/palette.js';
import { icon, path, rect, type Item } from '../scene.js';
import type { Box } from '../kit/plates.js';
import { longest, type Need } from './winter-need.js';
import type { WordLookup } from './words.js';

/** Supplies against the winter, with ticks at the certain need and at the longest winter. */

type Verdict = keyof typeof STATUS;

const FILL: Readonly<Record<Verdict, string>> = {
  enough: INKS.good,
  scarce: INKS.scarce,
  short: INKS.bad,
};

function verdictOf(need: Need): Verdict {
  if (need.have < need.sure) return 'short';
  return need.have < longest(need) ? 'scarce' : 'enough';
}

/** The shortage in a word or two: certain, or only in the longest winter. */
export function verdictWords(need: Need, word: WordLookup): string {
  const verdict = verdictOf(need);
  const lacks = (verdict === 'short' ? need.sure : longest(need)) - need.have;
  return word('glance.store', { verdict, n: lacks });
}

/** `scale` is the value of a full bar, equal for all households of a picture. */
export function storeBar(need: Need, scale: number, { x, y, w, h }: Box, isLit: boolean): Item[] {
  const at = (n: number): number => x + Math.round((w * Math.min(n, scale)) / Math.max(1, scale));
  const most = longest(need);
  const mark = isLit ? INKS.ink : '#ffffff';
  const tick = (n: number): Item => path(`M${at(n)} ${y - 6}V${y + h + 6}`, { stroke: mark, line: 4 });
  const flake = h - 8;
  const [from, to] = [at(need.sure), at(most)];
  const left = Math.min(Math.round((from + to) / 2 - flake / 2), x + w - flake - 4);
  const filled = at(need.have) - x;
  return [
    rect(x, y, w, h, { fill: isLit ? '#cdb788' : '#171b1e', r: 10 }),
    ...(filled > 6 ? [rect(x, y, filled, h, { fill: FILL[verdictOf(need)], r: 10 })] : []),
    ...(most === 0 ? [] : [tick(need.sure), ...(to > from ? [tick(most)] : [])]),
    ...(to - from >= flake
      ? [icon('snowflake', left, y + 4, flake, { ink: left < x + filled ? '#ffffff' : mark })]
      : []),
  ];
}

export const verdictLine = (
  need: Need,
  word: WordLookup,
  [x, baseline, w]: readonly [number, number, number],
  isLit: boolean,
): Item =>
  line(x, baseline, w, verdictWords(need, word), SIZE.text, {
    fill: STATUS[verdictOf(need)][isLit ? 'paper' : 'dark'],
    least: SIZE.least,
  });
