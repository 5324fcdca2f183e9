import type { EmojiSet } from './contract.js';
import { glyphsOf } from './kit.js';
import { icon, rect, type Glyph, type Item, type Scene } from './scene.js';
import { tokenOf, type Look } from './token.js';

/** Small drawings that stand beside names in texts, on buttons and in menus: the same as on the pictures. */

/** Side in pixels, as Discord keeps them. */
const SIDE = 128;
const TOKEN = 104;
const EDGE = (SIDE - TOKEN) / 2;

export interface EmojiSource {
  /** Ground and drawing: both, so that it can be seen on a dark page and on a pale one. */
  readonly paper: string;
  readonly ink: string;
  /** How the pieces of each seat look. */
  readonly looks: Readonly<Record<string, Look>>;
  readonly glyphs: Readonly<Record<string, Glyph>>;
  /** Things and the drawing that stands for each. */
  readonly signs: Readonly<Record<string, string>>;
  /** The drawing of what is not among them, such as the cards of a pack; one of `glyphs`. */
  readonly others?: (id: string) => string | undefined;
  /** Names of the drawings that `others` may give. */
  readonly more?: readonly string[];
  /** Drawings that are no glyphs, on a square of so many pixels. */
  readonly drawn?: Readonly<Record<string, (x: number, y: number, side: number) => readonly Item[]>>;
}

/** The emojis of a game from what its pictures are made of. */
export function emojiSet(source: EmojiSource): EmojiSet {
  const { paper, ink, looks, glyphs, signs, others, more = [], drawn = {} } = source;
  const names = [...new Set([...Object.keys(looks), ...Object.values(signs), ...more])];
  const itemsOf = (name: string): readonly Item[] => {
    const look = looks[name];
    if (look !== undefined) return tokenOf(look, EDGE, EDGE, TOKEN, 66);
    return drawn[name]?.(EDGE, EDGE, TOKEN) ?? [icon(name, EDGE, EDGE, TOKEN, { ink, paper })];
  };
  return {
    names,
    of: (id) => (Object.hasOwn(looks, id) ? id : Object.hasOwn(signs, id) ? signs[id] : others?.(id)),
    scene: (name): Scene => {
      const items = [rect(0, 0, SIDE, SIDE, { fill: paper }), ...itemsOf(name)];
      return { width: SIDE, height: SIDE, background: paper, items, glyphs: glyphsOf(items, glyphs) };
    },
  };
}
