import type { Look } from '../token.js';

/** People appear as letters in a picture: their names are mentions in the text beside it. */

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'hexagon', 'star'] as const;
const COLORS = ['#2c66ad', '#b5560f', '#2f7d4f', '#76429a', '#b8362f', '#12716f', '#6f4a2c', '#2b2b2b'];

/** A, B … Z, AA, AB … */
export function letterOf(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : `${letterOf(Math.floor(at / 26) - 1)}${last}`;
}

/** A person's token by index: letter, color and shape repeat in different combinations. */
export function tagOf(at: number): Look {
  const fill = COLORS[at % COLORS.length] ?? '#2b2b2b';
  const shape = SHAPES[at % SHAPES.length] ?? 'circle';
  return { letter: letterOf(at), shape, fill, edge: '#1e2730', text: '#ffffff', tint: '#f4f1e8' };
}
