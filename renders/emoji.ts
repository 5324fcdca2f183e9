import type { EmojiSet } from './contract.js';
import { ICONS } from './kit/icons.js';
import { INKS } from './kit/palette.js';
import { glyphsOf } from './kit/picture.js';
import { icon, TRANSPARENT, type Glyph, type Item, type Scene } from './scene.js';
import { outlineOf, tokenOf, type Look } from './token.js';

/** Small drawings that stand beside names in texts, on buttons and in menus: the same as on the pictures. */

/** Side in pixels, as Discord keeps them. */
const SIDE = 128;
const TOKEN = 100;
const EDGE = (SIDE - TOKEN) / 2;
/** Rim and drawing: both, so that it can be seen on a dark page and on a pale one; there is no ground. */
const { ink, lit: paper } = INKS;
/** Width of the pale rim that keeps a drawing apart from a dark page, on both sides of a line together. */
const RIM = 16;

export interface EmojiSource {
  /** How the pieces of each seat look. */
  readonly looks: Readonly<Record<string, Look>>;
  /** Things and the drawing that stands for each. */
  readonly signs: Readonly<Record<string, string>>;
  /** The drawing of what is not among them, such as the cards of a pack; one of the kit's. */
  readonly others?: (id: string) => string | undefined;
  /** Names of the drawings that `others` may give. */
  readonly more?: readonly string[];
  /** Drawings that are no glyphs, on a square of so many pixels. */
  readonly drawn?: Readonly<Record<string, (x: number, y: number, side: number) => readonly Item[]>>;
}

/** What lies under a drawing, a little larger than it. */
const rimOf = (glyph: Glyph): Glyph =>
  glyph.map(({ d, fill, stroke, line = 6 }) => ({
    d,
    ...(fill === undefined ? {} : { fill: 'paper' }),
    stroke: 'paper',
    line: RIM + (stroke === undefined ? 0 : line),
  }));

const rimName = (name: string): string => `${name} rim`;

/** The emojis of a game from what its pictures are made of. */
export function emojiSet(source: EmojiSource): EmojiSet {
  const { looks, signs, others, more = [], drawn = {} } = source;
  const names = [...new Set([...Object.keys(looks), ...Object.values(signs), ...more])];
  const itemsOf = (name: string): readonly Item[] => {
    const look = looks[name];
    if (look !== undefined)
      return [icon(rimName(name), EDGE, EDGE, TOKEN, { paper }), ...tokenOf(look, EDGE, EDGE, TOKEN, 64)];
    const own = drawn[name]?.(EDGE, EDGE, TOKEN);
    if (own !== undefined) return own;
    const at = [EDGE, EDGE, TOKEN, { ink, paper }] as const;
    return [icon(rimName(name), ...at), icon(name, ...at)];
  };
  const shapes = Object.entries(looks).map(
    ([name, look]) => [name, [{ d: outlineOf(look), stroke: 'ink' }]] as const,
  );
  const rims = [...Object.entries(ICONS), ...shapes].map(
    ([name, glyph]) => [rimName(name), rimOf(glyph)] as const,
  );
  const all = { ...ICONS, ...Object.fromEntries(rims) };
  return {
    names,
    of: (id) => (Object.hasOwn(looks, id) ? id : Object.hasOwn(signs, id) ? signs[id] : others?.(id)),
    scene: (name): Scene => {
      const items = itemsOf(name);
      return { width: SIDE, height: SIDE, background: TRANSPARENT, items, glyphs: glyphsOf(items, all) };
    },
  };
}
