import type { EmojiSet } from './contract.js';
import { ICONS } from './kit/icons.js';
import { INKS } from './kit/palette.js';
import { glyphsOf } from './kit/picture.js';
import { icon, TRANSPARENT, type Glyph, type Item, type Scene } from './scene.js';
import { outlineOf, tokenOf, type Look } from './token.js';

/** Icons beside names in texts, on buttons and in menus: the same as on the pictures. */

/** Discord's emoji size, pixels. */
const SIDE = 128;
const TOKEN = 100;
const EDGE = (SIDE - TOKEN) / 2;
/** No background: rim and icon together are visible on dark and light pages. */
const { ink, lit: paper } = INKS;
/** Stroke width of the light rim that separates an icon from a dark page. */
const RIM = 16;

export interface EmojiSource {
  /** Token looks by seat. */
  readonly looks: Readonly<Record<string, Look>>;
  /** Icon names by component. */
  readonly signs: Readonly<Record<string, string>>;
  /** The icon of other things, such as a pack's cards; one of the kit's. */
  readonly others?: (id: string) => string | undefined;
  /** Icon names that `others` may return. */
  readonly more?: readonly string[];
  /** Drawings that aren't glyphs, for a square of the given size. */
  readonly drawn?: Readonly<Record<string, (x: number, y: number, side: number) => readonly Item[]>>;
}

/** The rim below an icon. */
const rimOf = (glyph: Glyph): Glyph =>
  glyph.map(({ d, fill, stroke, line = 6 }) => ({
    d,
    ...(fill === undefined ? {} : { fill: 'paper' }),
    stroke: 'paper',
    line: RIM + (stroke === undefined ? 0 : line),
  }));

const rimName = (name: string): string => `${name} rim`;

/** A game's emojis, from the parts of its pictures. */
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
    iconOf: (id) => (Object.hasOwn(looks, id) ? id : Object.hasOwn(signs, id) ? signs[id] : others?.(id)),
    scene: (name): Scene => {
      const items = itemsOf(name);
      return { width: SIDE, height: SIDE, background: TRANSPARENT, items, glyphs: glyphsOf(items, all) };
    },
  };
}
