import type { View } from '../../src/games/settlers/view-types.js';
import type { PictureRef, Renderer } from '../contract.js';
import { dealsScene, hasDeals } from './deals.js';
import { ALT, boardLines } from './describe.js';
import { emojis } from './emojis.js';
import { finalScene } from './final.js';
import { sheetScene } from './sheet.js';
import { glanceScene } from './glance.js';
import { signs } from './signs.js';
import { isNewYear, yearScene } from './year.js';
import { boardScene } from './board.js';
import { tableauScene } from './tableau.js';

const NEW_YEAR: readonly PictureRef[] = [{ id: 'year' }, { id: 'sheet' }];
const PHASE: readonly PictureRef[] = [{ id: 'glance' }, { id: 'sheet' }];

export const settlers: Renderer<View> = {
  drawings: {
    glance: { scene: glanceScene, alt: ALT.glance },
    year: { scene: yearScene, alt: ALT.glance },
    table: { scene: boardScene, alt: ALT.table },
    sheet: { scene: sheetScene, alt: ALT.sheet },
    tableau: { scene: tableauScene, alt: ALT.tableau },
    deals: { scene: dealsScene, alt: ALT.deals },
    final: { scene: finalScene, alt: ALT.final },
  },
  pictures: (view) => [
    { id: 'glance' },
    ...(isNewYear(view) ? [{ id: 'year' }] : []),
    { id: 'table' },
    { id: 'sheet' },
    ...(hasDeals(view) ? [{ id: 'deals' }] : []),
    ...view.households.map(({ id }) => ({ id: 'tableau', seat: id })),
    ...(view.final === null ? [] : [{ id: 'final' }]),
  ],
  phase: (view) => (isNewYear(view) ? NEW_YEAR : PHASE),
  areas: ({ households }) => households,
  final: () => [{ id: 'final' }, { id: 'table' }],
  board: boardLines,
  signs,
  emojis,
  moment: ({ year, phase }) => `year-${year}-${phase}`,
};
