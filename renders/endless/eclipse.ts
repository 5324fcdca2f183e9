import { ORIGINAL, placeBenefit } from '../../src/games/endless/pictures.js';
import type { TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { row } from '../kit/runs.js';
import { sceneOf } from '../kit/picture.js';
import { ENDLESS_LOOK as LOOK } from '../kit/looks.js';
import { changed, crown, done } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { WIDTH } from '../kit/type.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { changesOf, type Changes } from './changes.js';
import { effectRuns } from './effects.js';
import { footItems, headItems } from './glance.js';
import { ground, PLATE } from './ground.js';
import { mapItems } from './hexes.js';
import { MAP_H, SIDE } from './terrain.js';
import { wordsFor, type WordLookup } from './words.js';

/** The Eclipse: tribes in turn order with Labor, the benefit of their place and the tiles they lead; then the map. */

const TOP = 150;
const LINE = 82;
const STEP = LINE + 10;

/** Tiles with a benefit led by a tribe. */
const ledBy = (view: View, { seat }: TribeView): number =>
  view.land.filter(
    ({ terrain }, at) =>
      view.leads[at]?.includes(seat) === true && (ORIGINAL.lands[terrain]?.length ?? 0) > 0,
  ).length;

function tribeItems(
  view: View,
  tribe: TribeView,
  i: number,
  word: WordLookup,
  gain: Changes['gain'],
): Item[] {
  const y = TOP + i * STEP;
  const { order, active, phase } = view.table;
  const isNow = phase === 'eclipse';
  const isLit = isNow && tribe.seat === active;
  const ink = isLit ? INKS.ink : INKS.bone;
  const most = Math.max(...view.tribes.map(({ total }) => total));
  const counted = (x: number, name: string, n: number, fill: string = ink): Item[] => [
    icon(name, x, y + 18, 46, { ink: fill, paper: isLit ? INKS.lit : PLATE }),
    text(x + 54, y, 76, LINE, String(n), { size: 46, least: 36, fill: ink, weight: 'bold' }),
  ];
  return [
    ...plate({ x: 24, y, w: WIDTH - 48, h: LINE }, isLit ? 'lit' : 'dark', PLATE),
    ...(gain?.seat === tribe.seat ? changed({ x: 24, y, w: WIDTH - 48, h: LINE }, `+${gain.by}`, 18) : []),
    text(36, y, 44, LINE, String(i + 1), { size: 46, fill: ink, weight: 'bold', align: 'center' }),
    ...seatToken(LOOK[tribe.seat], 90, y + 8, 66),
    ...(most > 0 && tribe.total === most ? crown(123, y + 8, 46) : []),
    ...(isNow && order.indexOf(tribe.seat) < order.indexOf(active) ? done(156, y + 62) : []),
    ...counted(196, 'labor', tribe.eclipse / 2),
    ...row(346, y + 18, 10, effectRuns(placeBenefit(view.tribes.length, i), word, 46, ink)),
    ...counted(540, 'tile', ledBy(view, tribe)),
    ...counted(660, 'star', tribe.total, isLit ? INKS.starOnPaper : INKS.ember),
  ];
}

export function eclipseScene({ view, before, locale }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const mapTop = TOP + view.tribes.length * STEP + 22 + SIDE;
  const height = mapTop + MAP_H + 76;
  const { map, gain } = changesOf(view, before);
  return sceneOf(height, [
    ground(height),
    ...headItems(view, word, word('glance.dark', { round: Math.max(1, view.table.round) })),
    ...view.tribes.flatMap((tribe, i) => tribeItems(view, tribe, i, word, gain)),
    ...mapItems(view, mapTop, map),
    ...footItems(view, height, word),
  ]);
}
