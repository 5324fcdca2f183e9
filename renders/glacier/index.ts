import type { View } from '../../src/games/glacier/view-types.js';
import type { PictureRef, Renderer } from '../contract.js';
import { ALT, boardLines } from './describe.js';
import { emojis } from './emojis.js';
import { eventScene } from './event.js';
import { finalScene } from './final.js';
import { glanceScene } from './glance.js';
import { sheetScene } from './sheet.js';
import { signs } from './signs.js';
import { boardScene } from './board.js';
import { tableauScene } from './tableau.js';

const PHASE: readonly PictureRef[] = [{ id: 'glance' }, { id: 'sheet' }];

export const glacier: Renderer<View> = {
  drawings: {
    glance: { scene: glanceScene, alt: ALT.glance },
    table: { scene: boardScene, alt: ALT.table },
    sheet: { scene: sheetScene, alt: ALT.sheet },
    event: { scene: eventScene, alt: ALT.event },
    tableau: { scene: tableauScene, alt: ALT.tableau },
    final: { scene: finalScene, alt: ALT.final },
  },
  pictures: ({ clans, gathering, final }) => [
    { id: 'glance' },
    { id: 'table' },
    { id: 'sheet' },
    ...(gathering.length === 0 ? [] : [{ id: 'event' }]),
    ...clans.map(({ clan }) => ({ id: 'tableau', seat: clan })),
    ...(final === null ? [] : [{ id: 'final' }]),
  ],
  phase: () => PHASE,
  areas: ({ clans }) => clans,
  final: () => [{ id: 'final' }, { id: 'table' }],
  board: boardLines,
  signs,
  emojis,
  moment: ({ year, phase }) => `year-${year}-${phase}`,
};
