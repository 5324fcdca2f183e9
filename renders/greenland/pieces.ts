import type { DisksView, PartyView, TribeId } from '../../src/games/greenland/view/view-types.js';
import { alphaMark } from '../kit/tokens.js';
import { group, icon, rect, type Item } from '../scene.js';
import { boldIn, tokenOf } from '../token.js';
import { COLOR } from './palette.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';

/** Small drawings for every picture: tokens, dice, disks, numbers. */

export type Align = 'left' | 'center' | 'right';

/** Estimated width of a bold number at a font size. */
const numberWidth = (n: number | string, size: number): number => String(n).length * size * 0.56 + 2;

/** Bold words on one line of a card, for details that need no reading at a glance. */
export const bold = boldIn(COLOR.ink, { role: 'place' });

/** A tribe's token: color, shape and letter; a wolf's head marks its Alpha. */
export function token(
  tribe: TribeId,
  x: number,
  y: number,
  size: number,
  letter: number,
  alpha = false,
): Item[] {
  const items = tokenOf(TRIBE_LOOK[tribe], x, y, size, letter).map((item): Item =>
    item.k === 'text' ? { ...item, role: 'place' } : item,
  );
  return alpha ? [...items, ...alphaMark(x + size / 2, y, Math.max(28, size * 0.52))] : items;
}

/** Drawings in a row from left to right, with their width. */
export interface Run {
  readonly items: Item[];
  readonly width: number;
}

export const run = (...parts: readonly (Run | null)[]): Run => {
  const items: Item[] = [];
  let x = 0;
  for (const part of parts) {
    if (part === null || part.width === 0) continue;
    if (part.items.length > 0) items.push(group(x, 0, part.items));
    x += part.width;
  }
  return { items, width: x };
};

export const gap = (width: number): Run => ({ items: [], width });

/** Places a run with its left, middle or right end at x. */
export function put(part: Run, x: number, y: number, align: Align = 'left'): Item {
  const left = align === 'left' ? x : align === 'right' ? x - part.width : x - part.width / 2;
  return group(Math.round(left), y, part.items);
}

/** A token with its number of people. */
export function partyRun(party: PartyView, size: number, digits: number): Run {
  const w = numberWidth(party.n, digits);
  return {
    items: [
      ...token(party.tribe, 0, 0, size, Math.max(32, Math.round(digits * 0.92)), party.alpha),
      bold(size + 4, 0, w, size, String(party.n), digits),
    ],
    width: size + 4 + w,
  };
}

/** An icon and a number beside it; the number is left out when it is 1 and `lone` is set. */
export function counted(
  name: string,
  n: number | string,
  size: number,
  digits: number,
  ink: string = COLOR.ink,
): Run {
  const w = numberWidth(n, digits);
  return {
    items: [
      icon(name, 0, 0, size, { ink, paper: COLOR.paper }),
      bold(size + 2, 0, w, size, String(n), digits),
    ],
    width: size + 2 + w,
  };
}

/** The same icon several times, a little closer than side by side. */
export function times(name: string, n: number, size: number, step = size + 2, ink: string = COLOR.ink): Run {
  return {
    items: Array.from({ length: n }, (_, i) => icon(name, i * step, 0, size, { ink, paper: COLOR.paper })),
    width: n === 0 ? 0 : (n - 1) * step + size,
  };
}

/** Disks: up to two of a kind are drawn, more are counted. */
export function diskRun(disks: DisksView, size: number, digits: number): Run {
  const parts: Run[] = [];
  for (const kind of ['energy', 'ivory', 'iron'] as const) {
    const n = disks[kind];
    if (n === 0) continue;
    parts.push(n <= 2 ? times(kind, n, size, size * 0.62) : counted(kind, n, size, digits), gap(6));
  }
  return run(...parts);
}

/** A number in a dark badge, like the printed number of required hits in a card's upper left corner. */
export function badge(
  x: number,
  y: number,
  size: number,
  n: number | string,
  fill: string,
  digits: number,
): Item[] {
  return [
    rect(x, y, size, size, { fill, r: size * 0.22 }),
    bold(x, y, size, size, String(n), digits, '#ffffff', { align: 'center' }),
  ];
}
