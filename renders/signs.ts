import type { SignText } from './contract.js';
import { INKS } from './kit/palette.js';
import { glyphsOf } from './kit/picture.js';
import { icon, rect, text, type Scene } from './scene.js';

/** A game's legend: all icons and their meanings. */

const W = 1200;
const M = 20;
const HEAD = 84;
const LINE = 46;
const TEXT = 32;

export function signsScene(list: readonly SignText[], title: string): Scene {
  const { ink, lit: paper } = INKS;
  const lines = Math.ceil(list.length / 2);
  const column = (W - 2 * M) / 2;
  const items = list.flatMap(({ icon: name, means }, i) => {
    const x = M + Math.floor(i / lines) * column;
    const y = HEAD + 10 + (i % lines) * LINE;
    return [
      icon(name, x, y + 2, 42, { ink, paper }),
      text(x + 54, y, column - 58, LINE, means, { size: TEXT, fill: ink, weight: 'bold' }),
    ];
  });
  return {
    width: W,
    height: HEAD + 20 + lines * LINE,
    background: paper,
    items: [
      rect(0, 0, W, HEAD, { fill: ink }),
      text(M, 0, W - 2 * M, HEAD, title, { size: 46, least: TEXT, fill: paper, weight: 'bold' }),
      ...items,
    ],
    glyphs: glyphsOf(items),
  };
}
