import type { Glyph, Item, Scene } from '../scene.js';
import { ICONS } from './icons.js';
import { INKS } from './palette.js';
import { WIDTH } from './type.js';

/** Names of the icons in some items. */
export function signsIn(items: readonly Item[], found: Set<string> = new Set()): Set<string> {
  for (const item of items) {
    if (item.k === 'group') signsIn(item.items, found);
    else if (item.k === 'icon') found.add(item.name);
  }
  return found;
}

/** Glyphs of the icons in some items. @throws Error for an unknown icon */
export const glyphsOf = (items: readonly Item[], icons: Scene['glyphs'] = ICONS): Record<string, Glyph> =>
  Object.fromEntries(
    [...signsIn(items)].map((name) => {
      const glyph = icons[name];
      if (glyph === undefined) throw new Error(`there is no drawing called ${name}`);
      return [name, glyph];
    }),
  );

/** A picture at phone width with only the glyphs it uses. */
export const sceneOf = (height: number, items: readonly Item[], background: string = INKS.night): Scene => ({
  width: WIDTH,
  height,
  background,
  items,
  glyphs: glyphsOf(items),
});
