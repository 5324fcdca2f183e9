import type { View } from '../../src/games/wordfame/view-types.js';
import type { Drawing, Renderer } from '../contract.js';
import { ALT, boardLines, partAlt } from './describe.js';
import { emojis } from './emojis.js';
import { glanceAlt } from './glance-alt.js';
import { glanceScene } from './glance.js';
import { councilScene } from './council.js';
import { finalScene } from './final.js';
import { winterScene } from './winter.js';
import { feudScene } from './feud.js';
import { PARTS, placesIn } from './crop.js';
import { hofScene } from './hof.js';
import { sheetScene } from './sheet.js';
import { partScene, boardScene } from './board.js';

const parts: Readonly<Record<string, Drawing<View>>> = Object.fromEntries(
  PARTS.map((part) => [part, { scene: partScene(part), alt: partAlt(part) }]),
);

/** The main picture of the present phase: the Feud, the vote on a law, or the map. */
function momentOf({ table, asked }: View): string {
  if (table.feud !== null) return 'feud';
  return asked?.state === 'ballot' || asked?.state === 'vote' ? 'council' : 'glance';
}

export const wordfame: Renderer<View> = {
  drawings: {
    glance: { scene: glanceScene, alt: glanceAlt },
    table: { scene: boardScene, alt: ALT.table },
    ...parts,
    sheet: { scene: sheetScene, alt: ALT.sheet },
    council: { scene: councilScene, alt: glanceAlt },
    feud: { scene: feudScene, alt: ALT.feud },
    winter: { scene: winterScene, alt: ALT.winter },
    hof: { scene: hofScene, alt: ALT.hof },
    final: { scene: finalScene, alt: ALT.final },
  },
  pictures: (view) => [
    { id: 'glance' },
    { id: 'table' },
    { id: 'sheet' },
    { id: 'council' },
    ...PARTS.filter((part) => placesIn(part, view.table.seats.length).length > 0).map((id) => ({ id })),
    ...(view.table.feud === null ? [] : [{ id: 'feud' }]),
    { id: 'winter' },
    ...view.table.seats.map((seat) => ({ id: 'hof', seat })),
    ...(view.final === null ? [] : [{ id: 'final' }]),
  ],
  phase: (view) => [{ id: momentOf(view) }, { id: 'sheet' }],
  areas: ({ hofs, table }) => [hofs, table.gothar],
  final: () => [{ id: 'final' }, { id: 'glance' }],
  board: boardLines,
  emojis,
  moment: ({ table }) => `round-${table.round}-${table.phase}`,
};
