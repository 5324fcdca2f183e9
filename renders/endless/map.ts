import { ORIGINAL } from '../../src/games/endless/cards.js';
import type { LandView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { bold, COLOUR, fitted, headBar, LAND, LOOK, scene, token, W } from './kit.js';
import { path, rect, type Item, type Scene } from '../scene.js';
import { effectRuns } from './effects.js';
import { nameOf, phaseText, roundText, wordsFor, type Say } from './words.js';

/** The map: hexes with their land and benefit, Camps by tribe, who leads, Villages between them. */

const HALF = 118;
const SIDE = 136;
const TOP = 110;
const LEFT = (W - 10 * HALF) / 2;
const STEP = 218;

const centre = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
  LEFT + HALF * (x + 1),
  TOP + SIDE + y * STEP,
];

function hexPath(x: number, y: number, half: number, side: number): string {
  const points = [
    [x, y - side],
    [x + half, y - side / 2],
    [x + half, y + side / 2],
    [x, y + side],
    [x - half, y + side / 2],
    [x - half, y - side / 2],
  ];
  return `${points.map(([a = 0, b = 0], i) => `${i === 0 ? 'M' : 'L'}${Math.round(a)} ${Math.round(b)}`).join('')}Z`;
}

function tile(view: View, land: LandView, at: number, say: Say): Item[] {
  const [x, y] = centre(land);
  const leads = view.leads[at] ?? [];
  const camps = view.tribes.filter((tribe) => (tribe.at[at] ?? 0) > 0);
  const effects = ORIGINAL.lands[land.terrain] ?? [];
  const [leader] = leads;
  const edge = leader !== undefined && leads.length === 1 ? LOOK[leader].fill : COLOUR.night;
  const step = Math.min(56, 200 / Math.max(1, camps.length));
  const left = x - (camps.length * step) / 2;
  return [
    path(hexPath(x, y, HALF - 6, SIDE - 7), {
      fill: LAND[land.terrain],
      stroke: edge,
      line: leads.length === 1 ? 10 : 3,
    }),
    bold(x - 90, y - 100, 180, 36, land.name, 32, COLOUR.faint, { align: 'center' }),
    bold(x - 104, y - 66, 208, 38, nameOf(say, land.terrain), 34, COLOUR.ink, { align: 'center' }),
    ...fitted(x - 92, y - 26, 184, 4, (size) => effectRuns(effects, say, size), 40, true),
    ...camps.flatMap((tribe, i) => [
      ...token(tribe.seat, left + i * step + 2, y + 18, Math.min(50, step - 2)),
      ...((tribe.at[at] ?? 0) > 1
        ? [bold(left + i * step, y + 68, step, 34, String(tribe.at[at]), 34, COLOUR.ink, { align: 'center' })]
        : []),
    ]),
  ];
}

function village(view: View, i: number): Item[] {
  const one = view.villages[i];
  if (one === undefined) return [];
  const [x, y] = centre(one);
  const look = LOOK[one.seat];
  return [
    path(`M${x - 34} ${y + 24}V${y - 8}L${x} ${y - 36}L${x + 34} ${y - 8}V${y + 24}Z`, {
      fill: look.fill,
      stroke: look.edge,
      line: 4,
    }),
    bold(x - 24, y - 16, 48, 40, look.letter, 34, look.text, { align: 'center' }),
  ];
}

export function mapScene({ view, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const height = TOP + SIDE * 2 + 4 * STEP + 60;
  return scene(height, [
    ...headBar(`${say('map')} · ${roundText(say, view)}`, phaseText(say, view)),
    ...view.land.flatMap((land, at) => tile(view, land, at, say)),
    ...view.villages.flatMap((_, i) => village(view, i)),
    rect(0, height - 52, W, 52, { fill: COLOUR.night }),
    bold(20, height - 52, W - 40, 52, say('mapNote'), 32, COLOUR.mist, { align: 'center' }),
  ]);
}
