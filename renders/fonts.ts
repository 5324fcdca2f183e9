import { readFileSync } from 'node:fs';
import { registerFont } from 'canvas';
import { fileURLToPath } from 'node:url';

/**
 * The bundled fonts, so that every machine draws the same. Barlow Semi Condensed (SIL Open Font License 1.1)
 * carries the words; DejaVu Sans Condensed (Bitstream Vera licence) stands in for signs that Barlow lacks.
 * The licences lie beside the files.
 */
export const FONTS = [
  { file: 'barlow-semi-condensed-medium.ttf', family: 'Fimbul Text', weight: 'normal' },
  { file: 'barlow-semi-condensed-bold.ttf', family: 'Fimbul Bold', weight: 'normal' },
  { file: 'dejavu-sans-condensed-bold.ttf', family: 'Fimbul Signs', weight: 'normal' },
] as const;

const fileOf = (file: string): string => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url));

/** The two fonts of all words (TrueType), for whoever draws elsewhere. */
export const wordFonts = (): Readonly<Record<'medium' | 'bold', Buffer>> => ({
  medium: readFileSync(fileOf(FONTS[0].file)),
  bold: readFileSync(fileOf(FONTS[1].file)),
});

let loaded = false;

/** Registers the bundled fonts with node-canvas, once per process; must run before the first canvas is made. */
export function loadFonts(): void {
  if (loaded) return;
  for (const font of FONTS) {
    registerFont(fileOf(font.file), { family: font.family, weight: font.weight });
  }
  loaded = true;
}

/** The CSS font that node-canvas is given for a weight and a size in pixels. */
export const fontOf = (weight: 'medium' | 'bold', size: number): string =>
  `${size}px "${weight === 'bold' ? 'Fimbul Bold' : 'Fimbul Text'}", "Fimbul Signs"`;
