import type { Color } from '../../src/games/wordfame/view-types.js';
import { COLORS } from '../../src/games/wordfame/pictures.js';
import { group, path, type Item } from '../scene.js';

/** The marks of the four colors on a square of 100: triangle, circle, square, diamond. */
const MARK: Readonly<Record<Color, string>> = {
  iron: 'M50 6L96 92H4Z',
  wool: 'M50 6A44 44 0 1 1 49.9 6Z',
  shore: 'M10 10H90V90H10Z',
  field: 'M50 0L100 50L50 100L0 50Z',
};
const TINT: Readonly<Record<Color, string>> = {
  iron: '#9e2b25',
  wool: '#4f7a3a',
  shore: '#2f5f8a',
  field: '#b57f10',
};

export const mark = (colour: number, x: number, y: number, size: number): Item => {
  const id = COLORS[colour] ?? 'iron';
  return group(x, y, [path(MARK[id], { fill: TINT[id], stroke: '#ffffff', line: 6 })], { scale: size / 100 });
};
