import type { View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRef, Renderer } from '../contract.js';
import { ALT } from './alt.js';
import { cardDrawing } from './card.js';
import { emojis } from './emojis.js';
import { eventScene } from './event.js';
import { finalScene } from './final.js';
import { glanceAlt, glanceScene } from './glance.js';
import { huntAlt, huntOf, huntScene } from './hunt.js';
import { sheetScene } from './sheet.js';
import { signTexts } from './signs.js';
import { boardScene } from './board.js';
import { tableauScene } from './tableau.js';
import { boardLines } from './text-board.js';

/** The pending or rolled hunt. */
const hunted = (view: View): readonly PictureRef[] => (huntOf(view) === undefined ? [] : [{ id: 'hunt' }]);

/** Greenland in pictures and words. */
export const greenland: Renderer<View> = {
  drawings: {
    glance: { scene: glanceScene, alt: glanceAlt },
    table: { scene: boardScene, alt: ALT.table },
    sheet: { scene: sheetScene, alt: ALT.sheet },
    hunt: { scene: huntScene, alt: huntAlt },
    event: { scene: eventScene, alt: ALT.event },
    tableau: { scene: tableauScene, alt: ALT.tableau },
    final: { scene: finalScene, alt: ALT.final },
  },
  pictures: (view) => [
    { id: 'glance' },
    { id: 'table' },
    { id: 'sheet' },
    ...hunted(view),
    ...(view.event === null ? [] : [{ id: 'event' }]),
    ...view.tribes.map(({ tribe }) => ({ id: 'tableau', seat: tribe })),
    ...(view.final === null ? [] : [{ id: 'final' }]),
  ],
  // The sheet is last: it has room for the turn's gains.
  phase: (view) => [{ id: 'glance' }, ...hunted(view), { id: 'sheet' }],
  final: () => [{ id: 'final' }, { id: 'glance' }],
  board: boardLines,
  signs: signTexts,
  emojis,
  card: cardDrawing,
  moment: ({ turn, phase }) => `turn-${turn}-${phase}`,
};
