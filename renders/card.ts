import type { CardDrawing, EmojiSet } from './contract.js';
import { widthOf } from './lettering.js';
import { group, rect, text, type Item, type Scene } from './scene.js';

/** The enlarged picture of a printed component: its card or icon, with its figures beside it. */

const W = 1000;
const M = 36;
const TITLE = 64;
const TEXT = 40;
const LINE = 50;
const GROUND = '#22303b';
const PAPER = '#f6f2e7';
const INK = '#1d262d';
/** Size of an icon shown without a card, pixels. */
const ALONE = 256;
/** Width of a card, pixels. */
const CARD = 360;

export interface CardText {
  readonly title: string;
  /** Plain text, no markdown. */
  readonly lines: readonly string[];
}

/** Number of lines of a text at this width. */
const linesOf = (words: string, w: number): number =>
  Math.max(1, Math.ceil((widthOf(words, TEXT, 'medium') * 1.08) / w));

export function cardScene(
  { title, lines }: CardText,
  lying: CardDrawing | undefined,
  alone: Scene | undefined,
): Scene {
  const scale = lying === undefined ? 0 : CARD / lying.width;
  const side = lying !== undefined ? CARD : alone === undefined ? 0 : ALONE;
  const left = side === 0 ? M : 2 * M + side;
  const w = W - left - M;
  const items: Item[] = [];
  let y = M;
  items.push(text(left, y, w, 84, title, { size: TITLE, least: TEXT, fill: PAPER, weight: 'bold' }));
  y += 100;
  for (const words of lines) {
    const n = linesOf(words, w - 2 * 18);
    const h = n * LINE + 16;
    items.push(
      rect(left, y, w, h, { fill: PAPER, r: 12 }),
      text(left + 18, y + 4, w - 36, h - 8, words, { size: TEXT, least: 30, fill: INK, lines: n }),
    );
    y += h + 10;
  }
  const height = Math.ceil(Math.max(y + M - 10, M * 2 + (lying === undefined ? side : lying.height * scale)));
  if (lying !== undefined) items.push(group(M, M, lying.items, { scale }));
  else if (alone !== undefined)
    items.push(
      rect(M, M, ALONE, ALONE, { fill: PAPER, r: 12 }),
      group(M, M, alone.items, {
        scale: ALONE / alone.width,
        clip: { x: 0, y: 0, w: alone.width, h: alone.height, r: 12 },
      }),
    );
  return {
    width: W,
    height,
    background: GROUND,
    items,
    glyphs: { ...lying?.glyphs, ...alone?.glyphs },
  };
}

/** The icon of a component, if any. */
export function drawingOf(set: EmojiSet | undefined, thing: string): Scene | undefined {
  const name = set?.iconOf(thing);
  return name === undefined ? undefined : set?.scene(name);
}
