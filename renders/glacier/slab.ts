import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card as paper, type Box } from '../kit/plates.js';
import { hyphenated, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, rect, text, type Item } from '../scene.js';

/** A card of stone with a big drawing, a name, figures and a chance. */

export const CARD = { y: 288, w: 248, h: 392 } as const;
const STONE = { fill: '#e6d9bf', fade: '#cbb893', texture: 'stone', edge: '#f2e8d2' } as const;
const CHOSEN = { ...STONE, fill: '#fbf0d2', fade: '#ecd9a8' } as const;
const OCHRE = '#8a4a22';
const DEEP_OCHRE = '#7c3414';
const CHIP = '#473626';

/** A big picture with a name in a slot of the row. */
export interface Slab {
  readonly drawing: string;
  readonly name: string;
  /** In the upper left corner. */
  readonly tag?: readonly [icon: string, words: string];
  readonly facts: readonly (readonly [icon: string, words: string])[];
  readonly odds?: { readonly plain: number; readonly best: number };
  readonly chosen?: boolean;
  /** On the lower edge: the hunter or the winner. */
  readonly below?: readonly Item[];
}

/** The box of the i-th of `count` cards side by side. */
export const boxOf = (i: number, count: number): Box => ({
  x: (WIDTH - count * CARD.w - (count - 1) * 12) / 2 + i * (CARD.w + 12),
  y: CARD.y,
  w: CARD.w,
  h: CARD.h,
});

/** A chance bar: light for the required hunters alone, dark for the gain from all the clan's means. */
function bar({ plain, best }: NonNullable<Slab['odds']>, x: number, y: number, w: number): Item[] {
  const words = plain >= best ? `${best} %` : `${plain}–${best} %`;
  const part = (share: number, fill: string): Item[] =>
    share < 3 ? [] : [rect(x, y, Math.round((w * share) / 100), 46, { fill, r: 14 })];
  return [
    rect(x, y, w, 46, { fill: '#43362a', r: 14 }),
    ...part(best, '#3a5c46'),
    ...part(plain, INKS.good),
    text(x, y, w, 46, words, { size: 36, fill: '#ffffff', weight: 'bold', align: 'center' }),
  ];
}

function tagItems([name, words]: NonNullable<Slab['tag']>, x: number, y: number): Item[] {
  const w = 66 + Math.ceil(widthOf(words, 44, 'bold'));
  return [
    rect(x, y, w, 52, { fill: CHIP, r: 12 }),
    icon(name, x + 8, y + 5, 42, { ink: INKS.bone, paper: CHIP }),
    text(x + 56, y, w - 56, 52, words, { size: 44, fill: INKS.bone, weight: 'bold' }),
  ];
}

function factItems(facts: Slab['facts'], { x, w }: Box, y: number): Item[] {
  const step = (w - 12) / facts.length;
  return facts.flatMap(([name, words], i) => {
    const wide = 54 + Math.ceil(widthOf(words, 44, 'bold'));
    const left = Math.round(x + 6 + i * step + (step - wide) / 2);
    return [
      icon(name, left, y + 2, 44, { ink: INKS.ink, paper: '#fffaf0' }),
      text(left + 52, y, wide - 48, 48, words, { size: 44, fill: INKS.ink, weight: 'bold' }),
    ];
  });
}

export function slabItems(slab: Slab, place: Box): Item[] {
  const box = slab.chosen === true ? { ...place, y: place.y - 14 } : place;
  const { x, y, w } = box;
  const name = hyphenated(slab.name, 33, w - 16);
  const isLong = widthOf(name, 34, 'title') > w - 18;
  return [
    ...paper(box, slab.chosen === true ? CHOSEN : STONE),
    icon(slab.drawing, x + (w - 184) / 2 + 8, y + (isLong ? 22 : 30), isLong ? 168 : 184, {
      ink: slab.chosen === true ? DEEP_OCHRE : OCHRE,
      paper: '#e6d9bf',
      relief: true,
    }),
    ...(slab.tag === undefined ? [] : tagItems(slab.tag, x + 10, y + 10)),
    text(x + 8, y + (isLong ? 184 : 212), w - 16, isLong ? 82 : 52, name, {
      size: isLong ? 36 : 40,
      least: 33,
      lines: isLong ? 2 : 1,
      fill: INKS.ink,
      weight: 'title',
      align: 'center',
    }),
    ...factItems(slab.facts, box, y + 264),
    ...(slab.odds === undefined ? [] : bar(slab.odds, x + 18, y + 318, w - 36)),
    ...(slab.chosen === true ? changed(box) : []),
    ...(slab.below ?? []),
  ];
}
