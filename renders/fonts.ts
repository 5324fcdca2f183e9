import { readFileSync } from 'node:fs';
import { registerFont } from 'canvas';
import { fileURLToPath } from 'node:url';
import type { Weight } from './scene.js';

/**
 * The bundled fonts, so that every machine draws the same: Barlow Semi Condensed for text, Grenze for headlines, DejaVu
 * Sans Condensed for signs that Barlow lacks. The licenses are beside the files.
 */
export const FONTS = [
  { file: 'barlow-semi-condensed-medium.ttf', family: 'Fimbul Text', weight: 'normal' },
  { file: 'barlow-semi-condensed-bold.ttf', family: 'Fimbul Bold', weight: 'normal' },
  { file: 'grenze-bold.ttf', family: 'Fimbul Title', weight: 'normal' },
  { file: 'dejavu-sans-condensed-bold.ttf', family: 'Fimbul Signs', weight: 'normal' },
] as const;

const fileOf = (file: string): string => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url));

/** The text fonts (TrueType), for a browser that draws the same pictures. */
export const wordFonts = (): Readonly<Record<Weight, Buffer>> => ({
  medium: readFileSync(fileOf(FONTS[0].file)),
  bold: readFileSync(fileOf(FONTS[1].file)),
  title: readFileSync(fileOf(FONTS[2].file)),
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

const FAMILIES: Readonly<Record<Weight, string>> = {
  medium: 'Fimbul Text',
  bold: 'Fimbul Bold',
  title: 'Fimbul Title',
};

/** The CSS font of a weight at a size in pixels. */
export const fontOf = (weight: Weight, size: number): string =>
  `${size}px "${FAMILIES[weight]}", "Fimbul Bold", "Fimbul Signs"`;
