import { viewIn } from '../../src/games/greenland/texts/card-names.js';
import type { View } from '../../src/games/greenland/view-types.js';
import type { Renderer } from '../contract.js';
import { altText } from './alt.js';
import { eventScene } from './event.js';
import { finalScene } from './final.js';
import { tableScene } from './table.js';
import { tableauScene } from './tableau.js';
import { boardLines } from './text-board.js';

/** Greenland in pictures and words. */
export const greenland: Renderer<View> = {
  scenes: { table: tableScene, tableau: tableauScene, event: eventScene, final: finalScene },
  alt: altText,
  board: boardLines,
  seats: ({ tribes }) => tribes.map(({ tribe }) => tribe),
  moment: ({ turn, phase }) => `turn-${turn}-${phase}`,
  inLocale: viewIn,
};
