import type { View } from '../../src/games/glacier/view-types.js';
import type { Renderer } from '../contract.js';
import { altText, boardLines } from './describe.js';
import { eventScene } from './event.js';
import { finalScene } from './final.js';
import { tableScene } from './table.js';
import { tableauScene } from './tableau.js';

/** At the Edge of the Glacier in pictures and words. */
export const glacier: Renderer<View> = {
  scenes: { table: tableScene, tableau: tableauScene, event: eventScene, final: finalScene },
  alt: altText,
  board: boardLines,
  seats: ({ clans }) => clans.map(({ clan }) => clan),
  moment: ({ year, phase }) => `year-${year}-${phase}`,
};
