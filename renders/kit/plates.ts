import { group, rect, shadow, type Item, type Texture } from '../scene.js';
import { INKS } from './palette.js';

/** Paper and stone surfaces. A lit plate marks who has to act now; the others are dark. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type PlateLook = 'dark' | 'lit';

/** A seat's plate. `ground` is the game's dark plate color. */
export function plate({ x, y, w, h }: Box, look: PlateLook, ground: string = INKS.plate): Item[] {
  if (look === 'dark') return [rect(x, y, w, h, { fill: ground, r: 18, stroke: '#ffffff14', line: 2 })];
  return [
    shadow(x, y, w, h, { color: INKS.ember, alpha: 0.6, spread: 26 }),
    rect(x, y, w, h, {
      fill: INKS.lit,
      fade: { to: INKS.litEnd, top: y, bottom: y + h },
      texture: 'fiber',
      r: 18,
      stroke: '#fff8e6',
      line: 3,
    }),
  ];
}

export interface CardLook {
  readonly fill: string;
  readonly fade: string;
  readonly texture: Texture;
  readonly r?: number;
  readonly edge?: string;
}

/** A card of paper, ice or stone with its shadow. */
export function card({ x, y, w, h }: Box, { fill, fade, texture, r = 22, edge }: CardLook): Item[] {
  return [
    shadow(x, y + 9, w, h, { alpha: 0.5, spread: 22 }),
    rect(x, y, w, h, {
      fill,
      fade: { to: fade, top: y, bottom: y + h },
      texture,
      r,
      ...(edge === undefined ? {} : { stroke: edge, line: 3 }),
    }),
  ];
}

/** Reach of the shadow beyond a card's edges. */
const SHADE = 31;

/** A card painted once with its shadow, for cards on many pictures. Coordinates are whole pixels. */
export const keptCard = ({ x, y, w, h }: Box, look: CardLook): Item =>
  group(x - SHADE, y - SHADE, card({ x: SHADE, y: SHADE, w, h }, look), {
    size: { w: w + 2 * SHADE, h: h + 2 * SHADE },
  });
