import type { View } from '../../src/games/wordfame/view-types.js';
import type { Drawing, PictureRef, Renderer } from '../contract.js';
import { ALT, boardLines, partAlt } from './describe.js';
import { emojis } from './emojis.js';
import { glanceAlt } from './glance-alt.js';
import { glanceScene } from './glance.js';
import { feudScene, finalScene, winterScene } from './events.js';
import { PARTS, partsOf } from './map.js';
import { hofScene } from './hof.js';
import { sheetScene } from './sheet.js';
import { partScene, boardScene } from './board.js';

const parts: Readonly<Record<string, Drawing<View>>> = Object.fromEntries(
  PARTS.map((part) => [part, { scene: partScene(part), alt: partAlt(part) }]),
);

/** What a phase was about, beside the table: a Feud that goes on, a winter's reckoning. */
const about = ({ table }: View): readonly PictureRef[] => [
  ...(table.feud === null ? [] : [{ id: 'feud' }]),
  ...(table.phase === 'winter' ? [{ id: 'winter' }] : []),
];

/** Wordfame in pictures and words. */
export const wordfame: Renderer<View> = {
  drawings: {
    glance: { scene: glanceScene, alt: glanceAlt },
    table: { scene: boardScene, alt: ALT.table },
    ...parts,
    sheet: { scene: sheetScene, alt: ALT.sheet },
    feud: { scene: feudScene, alt: ALT.feud },
    winter: { scene: winterScene, alt: ALT.winter },
    hof: { scene: hofScene, alt: ALT.hof },
    final: { scene: finalScene, alt: ALT.final },
  },
  pictures: (view) => [
    { id: 'glance' },
    { id: 'table' },
    { id: 'sheet' },
    ...partsOf(view).map((id) => ({ id })),
    ...(view.table.feud === null ? [] : [{ id: 'feud' }]),
    { id: 'winter' },
    ...view.table.seats.map((seat) => ({ id: 'hof', seat })),
    ...(view.final === null ? [] : [{ id: 'final' }]),
  ],
  phase: (view) => [{ id: 'glance' }, ...about(view), { id: 'sheet' }],
  areas: ({ hofs, table }) => [hofs, table.gothar],
  final: () => [{ id: 'final' }, { id: 'table' }],
  board: boardLines,
  emojis,
  moment: ({ table }) => `round-${table.round}-${table.phase}`,
};
