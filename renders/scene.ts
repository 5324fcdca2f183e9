/**
 * The draw list: everything a picture is, as plain data. A scene can be compared, hashed, tested and handed
 * to a worker thread; only `paint.ts` knows how to put it on a canvas. Lengths are pixels, angles are absent
 * on purpose, colours are CSS colours.
 */

/** Tiles of seeded specks that are laid over a fill, so that it looks like paper, stone, water or snow. */
export type Texture = 'dust' | 'fiber' | 'stone' | 'wave' | 'strokes' | 'snow';

/** How a shape is filled and outlined. */
export interface Style {
  readonly fill?: string;
  /** The fill turns into this color from the height `top` down to `bottom`. */
  readonly fade?: { readonly to: string; readonly top: number; readonly bottom: number };
  readonly texture?: Texture;
  readonly stroke?: string;
  /** Width of the outline in pixels; 2 when absent. */
  readonly line?: number;
  readonly dash?: readonly number[];
}

export interface RectItem extends Style {
  readonly k: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Radius of the corners. */
  readonly r?: number;
}

export interface CircleItem extends Style {
  readonly k: 'circle';
  /** Centre. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** An SVG path, in the coordinates of its group. */
export interface PathItem extends Style {
  readonly k: 'path';
  readonly d: string;
}

/** A soft shadow or glow around a box, drawn under what follows. */
export interface ShadowItem {
  readonly k: 'shadow';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly color: string;
  /** Opacity at the edge of the box, 0 to 1. */
  readonly alpha: number;
  /** How far it reaches beyond the box, pixels. */
  readonly spread: number;
}

/** `title` is the headline face, Grenze; its digits stand in Barlow, because its 1 looks like an I. */
export type Weight = 'medium' | 'bold' | 'title';

/** Words inside a box: they are wrapped, then made smaller down to `least`, then cut with an ellipsis. */
export interface TextItem {
  readonly k: 'text';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  /** Wanted height of the letters (em) in pixels. */
  readonly size: number;
  /** Smallest size that shrinking may reach; `size` when absent. */
  readonly least?: number;
  readonly fill: string;
  /** Colour of a rim around the letters, which keeps them apart from lines that they cross. */
  readonly halo?: string;
  /** Casts a shadow: for words on a sky or another busy ground. */
  readonly cast?: true;
  readonly weight?: Weight;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** How many lines it may be wrapped into; 1 when absent. */
  readonly lines?: number;
  /** Names on a map and on axes may be smaller than what matters at a glance. */
  readonly role?: 'place';
}

/** A drawing from the scene's own `glyphs`, scaled into a square. */
export interface IconItem {
  readonly k: 'icon';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Side of the square. */
  readonly size: number;
  /** Takes the place of `ink` and `paper` in the glyph. */
  readonly ink?: string;
  readonly paper?: string;
  /** Drawn as a cut-out of cardboard: lit from the upper left, with grain and shade. */
  readonly relief?: true;
}

export interface GroupItem {
  readonly k: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
  /** What the group may touch, in its own coordinates. */
  readonly clip?: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly r?: number;
  };
  /**
   * How much room it takes from (0, 0) on: said of what comes back in the next picture, such as a card, and may then
   * be painted once.
   */
  readonly size?: { readonly w: number; readonly h: number };
  /** Names a background: groups of the same name are the same, so one is painted once per process. Needs `size`. */
  readonly backdrop?: string;
  readonly items: readonly Item[];
}

export type Item = RectItem | CircleItem | PathItem | ShadowItem | TextItem | IconItem | GroupItem;

/** One stroke of a glyph. `ink` and `paper` are replaced by the icon's own colours. */
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
  /** The drawings that its icons name. */
  readonly glyphs: Readonly<Record<string, Glyph>>;
}

/** A `background` that lets the page show through. */
export const TRANSPARENT = 'transparent';

/** Smallest text that a picture may carry: two hundredths of its height. */
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

/** A box on the canvas after all groups have been applied. */
export interface Placed {
  readonly item: Exclude<Item, GroupItem>;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  /** What of the canvas it may touch, where a group says so. */
  readonly clip?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** Every drawn thing with its place on the canvas (paths without a box of their own are given their group's origin). */
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
