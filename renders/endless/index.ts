import type { View } from '../../src/games/endless/view-types.js';
import type { PictureRef, Renderer } from '../contract.js';
import { ALT, boardLines } from './describe.js';
import { eclipseScene } from './eclipse.js';
import { emojis } from './emojis.js';
import { finalScene } from './final.js';
import { glanceScene } from './glance.js';
import { idolScene } from './idols.js';
import { marketScene, wildsScene } from './market.js';
import { megalithScene } from './megaliths.js';
import { sheetScene } from './sheet.js';
import { signs } from './signs.js';
import { boardScene } from './board.js';
import { tableauScene } from './tableau.js';

const BOARDS: readonly PictureRef[] = [
  { id: 'market' },
  { id: 'wilds' },
  { id: 'megaliths' },
  { id: 'idols' },
];

export const endless: Renderer<View> = {
  drawings: {
    glance: { scene: glanceScene, alt: ALT.glance },
    table: { scene: boardScene, alt: ALT.table },
    sheet: { scene: sheetScene, alt: ALT.sheet },
    market: { scene: marketScene, alt: ALT.market },
    wilds: { scene: wildsScene, alt: ALT.wilds },
    megaliths: { scene: megalithScene, alt: ALT.megaliths },
    idols: { scene: idolScene, alt: ALT.idols },
    eclipse: { scene: eclipseScene, alt: ALT.eclipse },
    tableau: { scene: tableauScene, alt: ALT.tableau },
    final: { scene: finalScene, alt: ALT.final },
  },
  pictures: ({ tribes, final, table }) => [
    { id: 'glance' },
    { id: 'table' },
    { id: 'sheet' },
    ...BOARDS,
    ...(table.phase === 'eclipse' ? [{ id: 'eclipse' }] : []),
    ...tribes.map(({ seat }) => ({ id: 'tableau', seat })),
    ...(final === null ? [] : [{ id: 'final' }]),
  ],
  // In the Eclipse, the turn order and the leaders on the map matter.
  phase: ({ table }) =>
    table.phase === 'eclipse' ? [{ id: 'eclipse' }, { id: 'sheet' }] : [{ id: 'glance' }, { id: 'sheet' }],
  areas: ({ tribes }) => tribes,
  final: () => [{ id: 'final' }, { id: 'sheet' }],
  board: boardLines,
  signs,
  emojis,
  moment: ({ table }) => `round-${Math.max(1, table.round)}-${table.phase}`,
};
