import { ORIGINAL, placeBenefit } from '../../src/games/endless/cards.js';
import type { TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { footOf } from '../digest.js';
import { rect, type Item, type Scene } from '../scene.js';
import { effectRuns } from './effects.js';
import { row } from '../kit.js';
import { bold, COLOUR, counted, DIGEST, fitted, headBar, LOOK, M, scene, token, W } from './kit.js';
import { sentence } from '../words.js';
import { nameOf, roundText, tribeName, wordsFor, type Say } from './words.js';

/** The Eclipse in its order: Labor shown, what each place gives, tiles led, cards still to use. */

const LINE = 236;

function led(view: View, tribe: TribeView, say: Say): string {
  const tiles = view.land.filter(
    ({ terrain }, at) =>
      view.leads[at]?.includes(tribe.seat) === true && (ORIGINAL.lands[terrain]?.length ?? 0) > 0,
  );
  return tiles.length === 0
    ? say('none')
    : tiles.map(({ name, terrain }) => `${name} ${nameOf(say, terrain)}`).join(', ');
}

function line(view: View, tribe: TribeView, i: number, say: Say, y: number): Item[] {
  const look = LOOK[tribe.seat];
  const active = view.table.active === tribe.seat && view.table.phase === 'eclipse';
  const cards = [...new Set(tribe.revealed)];
  const shown = cards
    .map((card) => {
      const n = tribe.revealed.filter((one) => one === card).length;
      return `${n > 1 ? `${n}× ` : ''}${nameOf(say, card)}`;
    })
    .join(', ');
  return [
    rect(M, y, W - 2 * M, LINE - 12, {
      fill: look.tint,
      stroke: active ? COLOUR.gold : look.edge,
      line: active ? 10 : 3,
      r: 16,
    }),
    bold(M + 16, y + 8, 50, 70, String(i + 1), 54),
    ...token(tribe.seat, M + 66, y + 10, 66),
    bold(M + 146, y + 8, 250, 70, tribeName(say, tribe.seat), 44),
    ...row(430, y + 20, 0, [counted('labor', String(tribe.eclipse / 2), 48)]),
    ...fitted(640, y + 20, 220, 6, (size) => effectRuns(placeBenefit(view.tribes.length, i), say, size), 48),
    ...row(W - 220, y + 20, 0, [counted('star', tribe.total, 48, COLOUR.ink)]),
    ...row(M + 20, y + 88, 0, [counted('eclipse', '', 40)]),
    bold(M + 72, y + 80, W - 2 * M - 90, 56, shown === '' ? say('none') : shown, 34, COLOUR.ink, {
      lines: 2,
      least: 32,
    }),
    ...row(M + 20, y + 154, 0, [counted('camp', '', 40)]),
    bold(M + 72, y + 138, W - 2 * M - 90, 78, led(view, tribe, say), 34, COLOUR.ink, { lines: 2, least: 32 }),
  ];
}

export function eclipseScene({ view, locale, digest }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const bottom = 96 + view.tribes.length * LINE;
  const foot = footOf(digest, DIGEST, bottom, (y) => ({
    items: [bold(M, y, W - 2 * M, 48, say('mapNote'), 32, COLOUR.mist, { align: 'center' })],
    height: 56,
  }));
  return scene(bottom + foot.height, [
    ...headBar(`${say('picture.eclipse')} · ${roundText(say, view)}`, sentence(say.nameOf('order'))),
    ...view.tribes.flatMap((tribe, i) => line(view, tribe, i, say, 96 + i * LINE)),
    ...foot.items,
  ]);
}
