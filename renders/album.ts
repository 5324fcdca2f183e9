import { signsIn } from './kit/picture.js';
import { CAPITALS, letter, LINE_HEIGHT, widthOf } from './lettering.js';
import type { GroupItem, Item, Scene, TextItem } from './scene.js';

/**
 * Scenes of one game as compact data for a browser that can't measure letters: lines are broken and placed here,
 * and repeated items are stored once. A game has some hundred scenes that are mostly the same.
 */

/** A line of text: start of its baseline, and its words. */
type Line = readonly [x: number, y: number, words: string];

/** Laid-out text; `size` is the font size (em) in pixels. */
interface LinesItem extends Pick<TextItem, 'fill' | 'halo' | 'cast' | 'weight'> {
  readonly k: 'lines';
  readonly size: number;
  readonly lines: readonly Line[];
}

/** A group whose items are node indices. */
type GroupNode = Omit<GroupItem, 'items' | 'size'> & { readonly items: readonly number[] };

type Node = Exclude<Item, GroupItem | TextItem> | LinesItem | GroupNode;

/** A scene whose items are node indices. */
type Leaf = Omit<Scene, 'items' | 'glyphs'> & { readonly items: readonly number[] };

export interface AlbumData {
  readonly nodes: readonly Node[];
  readonly leaves: readonly Leaf[];
  readonly glyphs: Scene['glyphs'];
}

export interface Album {
  /** Adds a scene, unless an equal one is there. Returns its index. */
  add(scene: Scene): number;
  data(): AlbumData;
}

/** Tenths of a pixel: more digits don't improve the text. */
const rounded = (n: number): number => Math.round(n * 10) / 10;

/** Lays out a text as `paint.ts` does. */
function linesOf(item: TextItem): LinesItem {
  const { lines, size } = letter(item);
  const { fill, halo, cast, weight = 'medium', align = 'left', valign } = item;
  const step = size * LINE_HEIGHT;
  const room = item.h - step * (lines.length - 1) - size * CAPITALS;
  const top = item.y + (valign === 'top' ? 0 : valign === 'bottom' ? room : room / 2);
  const free = align === 'left' ? 0 : align === 'right' ? 1 : 1 / 2;
  return {
    k: 'lines',
    size,
    fill,
    ...(halo === undefined ? {} : { halo }),
    ...(cast === undefined ? {} : { cast }),
    ...(weight === 'medium' ? {} : { weight }),
    lines: lines.flatMap((words, i): Line[] =>
      words === ''
        ? []
        : [
            [
              rounded(item.x + free * (free === 0 ? 0 : item.w - widthOf(words, size, weight))),
              rounded(top + size * CAPITALS + i * step),
              words,
            ],
          ],
    ),
  };
}

/** Stores equal values once and numbers them. */
function numbered<T>(): { readonly all: T[]; numberOf(value: T): number } {
  const all: T[] = [];
  const known = new Map<string, number>();
  return {
    all,
    numberOf(value) {
      const key = JSON.stringify(value);
      let number = known.get(key);
      if (number === undefined) {
        number = all.push(value) - 1;
        known.set(key, number);
      }
      return number;
    },
  };
}

/** An empty album. An icon's name must mean the same in all its scenes, as it does within a game. */
export function makeAlbum(): Album {
  const nodes = numbered<Node>();
  const leaves = numbered<Leaf>();
  const glyphs: Record<string, Scene['glyphs'][string]> = {};
  const nodeOf = (item: Item): Node => {
    if (item.k === 'text') return linesOf(item);
    if (item.k !== 'group') return item;
    const { k, x, y, scale, opacity, clip, items } = item;
    return {
      k,
      x,
      y,
      ...(scale === undefined ? {} : { scale }),
      ...(opacity === undefined ? {} : { opacity }),
      ...(clip === undefined ? {} : { clip }),
      items: items.map(numberOf),
    };
  };
  const numberOf = (item: Item): number => nodes.numberOf(nodeOf(item));
  return {
    add({ items, glyphs: drawings, ...rest }) {
      for (const name of signsIn(items)) {
        const drawing = drawings[name];
        if (drawing !== undefined) glyphs[name] ??= drawing;
      }
      return leaves.numberOf({ ...rest, items: items.map(numberOf) });
    },
    data: () => ({ nodes: nodes.all, leaves: leaves.all, glyphs }),
  };
}
