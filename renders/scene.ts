/**
 * The draw list: a picture as plain data. A scene can be compared, hashed, tested and sent to a worker;
 * only `paint.ts` draws it. Lengths are pixels, colors are CSS colors, and there are no angles on purpose.
 */

/** Tileable textures over a fill: paper, stone, water or snow. */
export type Texture = 'dust' | 'fiber' | 'stone' | 'wave' | 'strokes' | 'snow';

export interface Style {
  readonly fill?: string;
  /** Vertical gradient from the fill to this color, between `top` and `bottom`. */
  readonly fade?: { readonly to: string; readonly top: number; readonly bottom: number };
  readonly texture?: Texture;
  readonly stroke?: string;
  /** Stroke width in pixels; 2 when absent. */
  readonly line?: number;
  readonly dash?: readonly number[];
}

export interface RectItem extends Style {
  readonly k: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Corner radius. */
  readonly r?: number;
}

export interface CircleItem extends Style {
  readonly k: 'circle';
  /** Center. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** An SVG path, in the coordinates of its group. */
export interface PathItem extends Style {
  readonly k: 'path';
  readonly d: string;
}

/** A soft shadow or glow around a box. */
export interface ShadowItem {
  readonly k: 'shadow';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly color: string;
  /** Opacity at the edge of the box, 0 to 1. */
  readonly alpha: number;
  /** Reach beyond the box, pixels. */
  readonly spread: number;
}

/** `title` is the headline font Grenze; its digits are in Barlow, because its 1 looks like an I. */
export type Weight = 'medium' | 'bold' | 'title';

/** Text in a box: wrapped, shrunk down to `least`, then truncated with an ellipsis. */
export interface TextItem {
  readonly k: 'text';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  /** Preferred font size (em) in pixels. */
  readonly size: number;
  /** Smallest font size; `size` when absent. */
  readonly least?: number;
  readonly fill: string;
  /** Color of a halo that separates the letters from lines they cross. */
  readonly halo?: string;
  /** Drop shadow, for text on a sky or another busy background. */
  readonly cast?: true;
  readonly weight?: Weight;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Most lines; 1 when absent. */
  readonly lines?: number;
  /** Names on maps and axes may be smaller than important text. */
  readonly role?: 'place';
}

/** An icon from the scene's `glyphs`, scaled to a square. */
export interface IconItem {
  readonly k: 'icon';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Side of the square. */
  readonly size: number;
  /** Replaces `ink` and `paper` of the glyph. */
  readonly ink?: string;
  readonly paper?: string;
  /** Drawn as a cardboard cut-out: lit from the upper left, with grain and shade. */
  readonly relief?: true;
}

export interface GroupItem {
  readonly k: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
  /** Clipping box in the group's coordinates. */
  readonly clip?: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly r?: number;
  };
  /** Extent from (0, 0). Set on groups that repeat in the next picture, such as cards, so that they are cached. */
  readonly size?: { readonly w: number; readonly h: number };
  /** Names a backdrop: equal names are painted once per process. Requires `size`. */
  readonly backdrop?: string;
  readonly items: readonly Item[];
}

export type Item = RectItem | CircleItem | PathItem | ShadowItem | TextItem | IconItem | GroupItem;

/** A path of a glyph. `ink` and `paper` are replaced by the icon's colors. */
interface GlyphPart {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
}

/** An icon on a square of 100 × 100. */
export type Glyph = readonly GlyphPart[];

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly items: readonly Item[];
  /** The glyphs of its icons. */
  readonly glyphs: Readonly<Record<string, Glyph>>;
}

/** A transparent `background`. */
export const TRANSPARENT = 'transparent';

/** Smallest font size of a picture: 2 % of its height. */
export const leastText = (height: number): number => Math.ceil(height * 0.02);

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  style: Style & { readonly r?: number },
): RectItem => ({
  k: 'rect',
  x,
  y,
  w,
  h,
  ...style,
});

export const circle = (x: number, y: number, r: number, style: Style): CircleItem => ({
  k: 'circle',
  x,
  y,
  r,
  ...style,
});

export const path = (d: string, style: Style): PathItem => ({ k: 'path', d, ...style });

export const shadow = (
  x: number,
  y: number,
  w: number,
  h: number,
  {
    color = '#000000',
    alpha = 0.5,
    spread = 18,
  }: Partial<Pick<ShadowItem, 'color' | 'alpha' | 'spread'>> = {},
): ShadowItem => ({ k: 'shadow', x, y, w, h, color, alpha, spread });

export const text = (
  x: number,
  y: number,
  w: number,
  h: number,
  words: string,
  style: Omit<TextItem, 'k' | 'x' | 'y' | 'w' | 'h' | 'text'>,
): TextItem => ({ k: 'text', x, y, w, h, text: words, ...style });

export const icon = (
  name: string,
  x: number,
  y: number,
  size: number,
  look: { readonly ink?: string; readonly paper?: string; readonly relief?: true } = {},
): IconItem => ({ k: 'icon', name, x, y, size, ...look });

export const group = (
  x: number,
  y: number,
  items: readonly Item[],
  more: Omit<GroupItem, 'k' | 'x' | 'y' | 'items'> = {},
): GroupItem => ({ k: 'group', x, y, items, ...more });

/** An item's box on the canvas after applying all groups. */
export interface Placed {
  readonly item: Exclude<Item, GroupItem>;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  /** Clipping box on the canvas, if any. */
  readonly clip?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** All items with their boxes on the canvas (paths have only their group's origin). */
export function placed(items: readonly Item[], x = 0, y = 0, scale = 1, clip?: Placed['clip']): Placed[] {
  const found: Placed[] = [];
  for (const item of items) {
    if (item.k === 'group') {
      const [left, top, size] = [x + item.x * scale, y + item.y * scale, scale * (item.scale ?? 1)];
      const own = item.clip;
      const inner =
        own === undefined
          ? clip
          : { x: left + own.x * size, y: top + own.y * size, w: own.w * size, h: own.h * size };
      found.push(...placed(item.items, left, top, size, inner));
      continue;
    }
    const at = (left: number, top: number, w: number, h: number): Placed => ({
      item,
      x: x + left * scale,
      y: y + top * scale,
      w: w * scale,
      h: h * scale,
      scale,
      ...(clip === undefined ? {} : { clip }),
    });
    if (item.k === 'circle') found.push(at(item.x - item.r, item.y - item.r, item.r * 2, item.r * 2));
    else if (item.k === 'icon') found.push(at(item.x, item.y, item.size, item.size));
    else if (item.k === 'path') found.push(at(0, 0, 0, 0));
    else found.push(at(item.x, item.y, item.w, item.h));
  }
  return found;
}
