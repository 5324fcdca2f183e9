import type { PatrolView, TribeId, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import { changed, crown, done, out } from '../kit/marks.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { name } from '../kit/type.js';
import { icon, text, type Item } from '../scene.js';
import { columnsOf } from './glance-rows.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { isTogether } from './patrol.js';
import { tribeName, type WordLookup } from './words.js';

/** The tribes of the glance picture in player order, with goods, the active tribe and the leader. */

/** Minimum width of a plate with the tribe's name. */
const NAMED = 360;

export interface Stat {
  readonly icon: string;
  readonly words: string;
  /** Whether the goal is reached. */
  readonly met?: boolean;
}

/** Final points; in the long game they include those of its first part (M2). */
export const pointsOf = ({ patrol }: View, { tribe, points }: Pick<TribeView, 'tribe' | 'points'>): number =>
  patrol?.totals?.[tribe] ?? (patrol?.record?.[tribe] ?? 0) + points.total;

/** A tribe's most important numbers; a narrow plate shows the first two. */
export function statsOf(view: View, tribe: TribeView): readonly Stat[] {
  const { women, patrol } = view;
  const atHome = { icon: 'person', words: String(tribe.unassigned) };
  const points = { icon: 'star', words: String(pointsOf(view, tribe)) };
  const reached = (n: number, needed: number): { words: string; met: boolean } => ({
    words: `${n}/${needed}`,
    met: n >= needed,
  });
  if (women !== undefined)
    return [
      { icon: 'matriarch', ...reached(women.matriarchs, women.needed) },
      { icon: 'woman', words: String(women.daughters) },
      atHome,
      points,
    ];
  const culture = isTogether(patrol) ? patrol.cultures.find((one) => one.tribe === tribe.tribe) : undefined;
  if (patrol === undefined || culture === undefined) return [points, atHome];
  return [
    { icon: 'hammer', ...reached(culture.works, patrol.needed.works) },
    { icon: 'hut', ...reached(culture.colonists, patrol.needed.colonists) },
    atHome,
  ];
}

/** The leaders or winners; none if points don't decide the game. */
export function leadersOf(view: View): readonly TribeId[] {
  const { final, tribes, women, patrol } = view;
  if (final !== null) return final.winners;
  if (women !== undefined || isTogether(patrol) || tribes.length < 2) return [];
  const most = Math.max(...tribes.map((tribe) => pointsOf(view, tribe)));
  return most === 0 ? [] : tribes.filter((tribe) => pointsOf(view, tribe) === most).map(({ tribe }) => tribe);
}

/** Whether a tribe has finished the phase: it precedes the awaited tribes in player order. */
function hasDecided({ order, waiting }: View, tribe: TribeId): boolean {
  const first = order.findIndex((one) => waiting.includes(one));
  return first !== -1 && order.indexOf(tribe) < first;
}

export function statItems(
  { icon: sign, words, met }: Stat,
  x: number,
  y: number,
  w: number,
  lit: boolean,
): Item[] {
  const ink = lit ? INKS.ink : INKS.bone;
  const isStar = sign === 'star' || sign === 'matriarch';
  return [
    icon(sign, x, y, 42, {
      ink: isStar ? (lit ? INKS.starOnPaper : INKS.ember) : ink,
      paper: lit ? INKS.lit : INKS.plate,
    }),
    text(x + 46, y - 2, w - 46, 46, words, {
      size: 46,
      least: 33,
      fill: met === true ? STATUS.enough[lit ? 'paper' : 'dark'] : ink,
      weight: 'bold',
    }),
  ];
}

/** Name and numbers of a tribe right of its token. */
function plateWords(
  view: View,
  tribe: TribeView,
  box: Box,
  left: number,
  lit: boolean,
  word: WordLookup,
): Item[] {
  const { x, y, w } = box;
  const stats = statsOf(view, tribe);
  const right = x + w - 6;
  if (w < NAMED)
    return stats.slice(0, 2).flatMap((stat, i) => statItems(stat, left, y + 11 + i * 49, right - left, lit));
  const shown = stats.slice(0, w < 500 ? 2 : 4);
  const step = Math.min(164, (right - left) / shown.length);
  return [
    name(left, y + 46, right - left, tribeName(word, tribe.tribe), { fill: lit ? INKS.ink : INKS.bone }),
    ...shown.flatMap((stat, i) => statItems(stat, left + i * step, y + 60, step - 8, lit)),
  ];
}

/** A tribe's plate, lit if the tribe is awaited or has won. */
export function seatItems(view: View, tribe: TribeView, box: Box, word: WordLookup): Item[] {
  const { x, y, w, h } = box;
  const leads = leadersOf(view).includes(tribe.tribe);
  const lit = view.waiting.includes(tribe.tribe) || (view.final !== null && leads);
  const isShort = statsOf(view, tribe).some(({ words }) => words.includes('/'));
  const token = w < 200 && isShort ? 62 : 74;
  const corner = x + 8 + token;
  return [
    ...plate(box, lit ? 'lit' : 'dark'),
    ...seatToken(TRIBE_LOOK[tribe.tribe], x + 10, y + (h - token) / 2, token),
    ...(tribe.extinct && w < NAMED
      ? statItems({ icon: 'star', words: String(pointsOf(view, tribe)) }, corner + 8, y + 34, 90, lit)
      : plateWords(view, tribe, box, corner + (w < NAMED ? 8 : 18), lit, word)),
    ...(leads ? crown(x + 10 + token / 2, y + 8) : []),
    ...(tribe.extinct
      ? out(corner, y + h - 24)
      : !lit && hasDecided(view, tribe.tribe)
        ? done(corner, y + h - 22)
        : []),
  ];
}

/** A box per tribe in player order; eliminated tribes come last. */
export function seatBoxes({ order, tribes }: View, y: number, h: number): ReadonlyMap<TribeId, Box> {
  const place = (tribe: TribeId): number => (order.includes(tribe) ? order.indexOf(tribe) : order.length);
  const sorted = tribes.map(({ tribe }) => tribe).sort((a, b) => place(a) - place(b));
  const boxes = columnsOf(sorted.length, y, h);
  return new Map(sorted.flatMap((tribe, i) => (boxes[i] === undefined ? [] : [[tribe, boxes[i]] as const])));
}

/** Rings the tribes whose points changed most, `most` at the most. */
export function changedSeats(
  view: View,
  before: View | undefined,
  boxes: ReadonlyMap<TribeId, Box>,
  most: number,
): Item[] {
  if (before === undefined) return [];
  return view.tribes
    .flatMap((tribe) => {
      const earlier = before.tribes.find((one) => one.tribe === tribe.tribe);
      const box = boxes.get(tribe.tribe);
      const by = earlier === undefined ? 0 : pointsOf(view, tribe) - pointsOf(before, earlier);
      return box === undefined || by === 0 ? [] : [{ box, by }];
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
    .flatMap(({ box: { x, y, w, h } }) =>
      changed({ x: x + 6, y: y + 6, w: w - 12, h: h - 12 }, undefined, 16),
    );
}

/** L: fuel in the depot and its increase per turn, free villages, and goals met. */
function occupiersStats(patrol: PatrolView): readonly Stat[] {
  const free = patrol.villages.filter(({ freedBy }) => freedBy !== null).length;
  return [
    { icon: 'energy', words: `${patrol.fuel}+${patrol.fuelPerTurn}`, met: patrol.conditions.defeat },
    { icon: 'village', words: `${free}/${patrol.villages.length}` },
    {
      icon: 'check',
      words: `${patrol.met}/${patrol.needed.conditions}`,
      met: patrol.met >= patrol.needed.conditions,
    },
  ];
}

/** The same on a dark pill. */
export const occupiersItems = ({ patrol }: View, x = 356, y = 166): Item[] =>
  patrol === undefined
    ? []
    : [
        ...plate({ x, y, w: 436, h: 60 }, 'dark', INKS.pill),
        ...occupiersStats(patrol).flatMap((stat, i) => statItems(stat, x + 18 + i * 144, y + 9, 134, false)),
      ];
