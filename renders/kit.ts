import type { Signs } from './contract.js';
import { group, type Glyph, type Item, type Scene } from './scene.js';

/** What the pictures of several games are put together from; colours and measures are each game's own. */

/** Something as wide as it says, so that runs can be set in a row. */
export interface Run {
  readonly items: readonly Item[];
  readonly width: number;
}

/** Runs from left to right with a gap. */
export function row(x: number, y: number, gap: number, runs: readonly Run[]): Item[] {
  const items: Item[] = [];
  let at = x;
  for (const run of runs) {
    items.push(group(at, y, run.items));
    at += run.width + gap;
  }
  return items;
}

export const widthOf = (runs: readonly Run[], gap: number): number =>
  runs.reduce((sum, run) => sum + run.width + gap, -gap);

/** Names of the drawings that some items use. */
export function signsIn(items: readonly Item[], found: Set<string> = new Set()): Set<string> {
  for (const item of items) {
    if (item.k === 'group') signsIn(item.items, found);
    else if (item.k === 'icon') found.add(item.name);
  }
  return found;
}

/** Those drawings and their words that occur in some items. */
export function inUse(
  entries: readonly (readonly [name: string, words: string])[],
  items: readonly Item[],
): (readonly [name: string, words: string])[] {
  const used = signsIn(items);
  return entries.filter(([name]) => used.has(name));
}

/** Drawings with the key of what they mean. */
export type SignTable<W extends string, Drawing extends string> = Readonly<Record<Drawing, W>>;

/** What drawings look like, by language: the section `look.` of a game's texts. */
export interface Looks<Drawing extends string> {
  readonly en: Readonly<Record<Drawing, string>>;
  readonly [language: string]: Readonly<Partial<Record<Drawing, string>>>;
}

/** What drawings look like in the language of a locale; what it lacks, in English. */
export const looksIn = <Drawing extends string>(
  looks: Looks<Drawing>,
  locale: string,
): Readonly<Record<Drawing, string>> => ({ ...looks.en, ...looks[new Intl.Locale(locale).language] });

/** The signs of a game whose table says them all. */
export const signsOf = <W extends string, Drawing extends string>(
  table: SignTable<W, Drawing>,
  look: Omit<Signs, 'list'>,
  wordsFor: (locale: string) => (word: W) => string,
  looks: Looks<Drawing>,
): Signs => ({
  ...look,
  list: (locale) => {
    const say = wordsFor(locale);
    const own = looksIn(looks, locale);
    return (Object.keys(table) as Drawing[]).map((name) => ({
      icon: name,
      looks: own[name],
      means: say(table[name]),
    }));
  },
});

/** The drawings that some items use. Throws an Error for one that the game doesn't have. */
export function glyphsOf(
  items: readonly Item[],
  icons: Readonly<Record<string, Glyph>>,
): Record<string, Glyph> {
  const used: Record<string, Glyph> = {};
  const walk = (list: readonly Item[]): void => {
    for (const item of list) {
      if (item.k === 'group') walk(item.items);
      else if (item.k === 'icon') {
        const glyph = icons[item.name];
        if (glyph === undefined) throw new Error(`there is no drawing called ${item.name}`);
        used[item.name] = glyph;
      }
    }
  };
  walk(items);
  return used;
}

/** A finished picture that carries only the drawings it uses. */
export const sceneOf = (
  { width, height, background }: Pick<Scene, 'width' | 'height' | 'background'>,
  items: readonly Item[],
  icons: Readonly<Record<string, Glyph>>,
): Scene => ({ width, height, background, items, glyphs: glyphsOf(items, icons) });
