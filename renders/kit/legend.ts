import { widthOf } from '../lettering.js';
import { icon, type Item, rect } from '../scene.js';
import { boldIn } from '../token.js';
import { INKS } from './palette.js';
import { MARGIN, SIZE, WIDTH } from './type.js';

/** Drawings and what they stand for, at the foot of a full picture: up to four to a line, fewer where words are long. */

export type Entry = readonly [drawing: string, words: string];

const LINE = 42;
const FREE = 12;
/** From the left of an entry to its words, and from their end to the next entry. */
const INDENT = 44;
const GAP = 8;

const bold = boldIn(INKS.mist, { role: 'place' });

const columnOf = (perLine: number): number => (WIDTH - 2 * MARGIN) / perLine;

function perLine(entries: readonly Entry[]): number {
  const longest = Math.max(0, ...entries.map(([, words]) => widthOf(words, SIZE.place, 'bold')));
  return [4, 3].find((n) => INDENT + longest + GAP <= columnOf(n)) ?? 2;
}

export const legendHeight = (entries: readonly Entry[]): number =>
  2 * FREE + Math.ceil(entries.length / perLine(entries)) * LINE;

/** A legend from `y` on. */
export function legend(entries: readonly Entry[], y: number): Item[] {
  const n = perLine(entries);
  return [
    rect(0, y, WIDTH, legendHeight(entries), { fill: INKS.night }),
    ...entries.flatMap(([name, words], i) => {
      const x = MARGIN + (i % n) * columnOf(n);
      const top = y + FREE + Math.floor(i / n) * LINE;
      return [
        icon(name, x, top, 34, { ink: INKS.mist, paper: INKS.night }),
        bold(x + INDENT, top - 2, columnOf(n) - INDENT - 4, 38, words, SIZE.place),
      ];
    }),
  ];
}
