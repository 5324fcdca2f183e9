import type { View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest, Renderer } from '../contract.js';
import type { Scene } from '../scene.js';
import { altText, boardLines } from './describe.js';
import { eventScene } from './event.js';
import { finalScene } from './final.js';
import { tableScene } from './table.js';
import { tableauScene } from './tableau.js';

function sceneFor(request: PictureRequest<View>): Scene {
  switch (request.kind) {
    case 'table':
      return tableScene(request);
    case 'tableau':
      return tableauScene(request);
    case 'event':
      return eventScene(request);
    case 'final':
      return finalScene(request);
  }
}

/** Kind, whose, when: nothing that a spectator could not see. */
function fileName({ kind, seat, view }: PictureRequest<View>): string {
  const whose = kind === 'tableau' && view.clans.some(({ clan }) => clan === seat) ? `-${seat ?? ''}` : '';
  return `glacier-${kind}${whose}-year-${view.year}-${view.phase}`;
}

/** At the Edge of the Glacier in pictures and words. */
export const glacier: Renderer<View> = { scene: sceneFor, alt: altText, name: fileName, board: boardLines };
