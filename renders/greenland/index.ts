import { viewIn } from '../../src/games/greenland/texts/card-names.js';
import type { View } from '../../src/games/greenland/view-types.js';
import type { PictureRequest, Renderer } from '../contract.js';
import type { Scene } from '../scene.js';
import { altText } from './alt.js';
import { eventScene } from './event.js';
import { finalScene } from './final.js';
import { tableScene } from './table.js';
import { tableauScene } from './tableau.js';
import { boardLines } from './text-board.js';

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
  const whose = kind === 'tableau' && view.tribes.some((t) => t.tribe === seat) ? `-${seat ?? ''}` : '';
  return `greenland-${kind}${whose}-turn-${view.turn}-${view.phase}`;
}

/** The request with the cards named in its language. */
function translated<R extends Omit<PictureRequest<View>, 'kind'>>(request: R): R {
  const { view, before, locale } = request;
  return {
    ...request,
    view: viewIn(view, locale),
    ...(before === undefined ? {} : { before: viewIn(before, locale) }),
  };
}

/** Greenland in pictures and words. */
export const greenland: Renderer<View> = {
  scene: (request) => sceneFor(translated(request)),
  alt: (request) => altText(translated(request)),
  name: fileName,
  board: (request) => boardLines(translated(request)),
};
