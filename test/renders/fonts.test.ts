import { createCanvas } from 'canvas';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONTS, fontOf, loadFonts } from '../../renders/fonts.js';
import { widthOf } from '../../renders/lettering.js';

const folder = new URL('../../renders/fonts/', import.meta.url);

/** Number and position of a text's dark pixels: equal for texts that look alike. */
function ink(text: string, font: string): { readonly dark: number; readonly print: string } {
  loadFonts();
  const canvas = createCanvas(80, 60);
  const pen = canvas.getContext('2d');
  pen.font = font;
  pen.fillText(text, 10, 45);
  const { data } = pen.getImageData(0, 0, 80, 60);
  let dark = 0;
  const print: string[] = [];
  for (let i = 3; i < data.length; i += 4)
    if ((data[i] ?? 0) > 100) {
      dark += 1;
      print.push(i.toString(36));
    }
  return { dark, print: print.join() };
}

describe('bundled fonts', () => {
  it.each(FONTS)('$file exists', ({ file }) => {
    expect(readFileSync(new URL(file, folder)).subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]));
  });

  it.each(['barlow-LICENSE.txt', 'dejavu-LICENSE.txt'])('%s is included', (file) => {
    expect(existsSync(new URL(file, folder))).toBe(true);
  });

  it.each([...'AZaz09ÁÆÅÞðöøßŋŠžçñĲł–…·×−★◀▶'])('draws %s and no empty box', (letter) => {
    const missing = ink('\u{10FFFD}', fontOf('bold', 40));
    const drawn = ink(letter, fontOf('bold', 40));
    expect(drawn.dark).toBeGreaterThan(8);
    expect(drawn.print).not.toBe(missing.print);
  });

  it('distinguishes bold from medium', () => {
    expect(widthOf('Greenland', 40, 'bold')).not.toBe(widthOf('Greenland', 40, 'medium'));
  });

  it('has the same measurements on every machine', () => {
    expect(widthOf('Bowhead Whale', 32, 'bold')).toBeCloseTo(204.3, 0);
  });
});
