import type { HouseholdId } from '../../src/games/settlers/model.js';
import type { HouseholdView, View } from '../../src/games/settlers/view-types.js';
import type { PictureRequest } from '../contract.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, columns, counted, headBar, LOOK, M, scene, token, W } from './kit.js';
import { elsewhere } from './sheet.js';
import { foodNeed, hayNeed, winterBar } from './winter-bar.js';
import { houseName, phaseText, wordsFor, type Say } from './words.js';

/** A farmstead: the winter to come, the field, people at home, the barns with the herd, the shore, the store, the woods. */

/** @throws Error when the seat isn't a household of the view */
function householdIn(view: View, seat: string | undefined): HouseholdView {
  const found = view.households.find(({ id }) => id === seat);
  if (found === undefined) throw new Error(`there is no farmstead of ${seat ?? 'nobody'}`);
  return found;
}

function panel(title: string, x: number, y: number, w: number, h: number, fill: string): Item[] {
  return [
    rect(x, y, w, h, { fill, stroke: COLOUR.fjord, line: 3, r: 14 }),
    bold(x + 16, y + 6, w - 32, 48, title, 36, COLOUR.faint),
  ];
}

/** As many drawings as fit, and a number for the others. */
function many(
  name: string,
  n: number,
  x: number,
  y: number,
  w: number,
  size: number,
  ink: string,
  paper: string,
): Item[] {
  const step = size + 6;
  const places = Math.max(1, Math.floor((w + 6) / step));
  const shown = n > places ? places - 2 : n;
  return [
    ...Array.from({ length: Math.max(0, shown) }, (_, i) =>
      icon(name, x + i * step, y, size, { ink, paper }),
    ),
    ...(n > shown ? [bold(x + shown * step + 4, y, 2 * step - 8, size, `+${n - shown}`, 36, ink)] : []),
  ];
}

function field(household: HouseholdView, say: Say, y: number): Item[] {
  const w = 570;
  const wide = w - 32;
  return [
    ...panel(say('field'), M, y, w, 176, COLOUR.meadow),
    rect(M + 16, y + 60, wide, 40, { fill: '#ffffff', r: 6 }),
    rect(M + 16, y + 60, Math.max(2, Math.round((wide * household.soil) / 99)), 40, {
      fill: COLOUR.wood,
      r: 6,
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(M + 16 + Math.round((wide * (i + 1)) / 10) - 1, y + 60, 2, 40, { fill: COLOUR.paper }),
    ),
    bold(M + 16, y + 110, 290, 52, say('level', { soil: household.soil, level: household.level }), 36),
    bold(M + 310, y + 110, 244, 52, say('mostHay', { n: household.mostHay }), 36, COLOUR.green, {
      align: 'right',
    }),
  ];
}

function home(household: HouseholdView, say: Say, y: number): Item[] {
  const x = M + 586;
  return [
    ...panel(say('home'), x, y, 574, 176, COLOUR.paper),
    ...many('person', household.home, x + 16, y + 58, 542, 48, LOOK[household.id].edge, COLOUR.paper),
    bold(x + 16, y + 112, 542, 52, elsewhere(household, say), 36, COLOUR.faint),
  ];
}

/** Barns, each with its places; the herd stands in them from the left, and whoever finds none stands before them. */
function barns(household: HouseholdView, say: Say, y: number): Item[] {
  const { cows, sheep, calves, lambs, room } = household;
  const grown = [
    ...Array.from({ length: cows }, () => 'cow'),
    ...Array.from({ length: sheep }, () => 'sheep'),
  ];
  const per = household.barns === 0 ? 6 : Math.round(room / household.barns);
  const shown = Math.min(household.barns, 4);
  const w = 282;
  return [
    ...panel(
      `${say('barns')}: ${household.barns === 0 ? say('noBarn') : say('room', { n: cows + sheep, room })}`,
      M,
      y,
      W - 2 * M,
      300,
      COLOUR.paper,
    ),
    ...Array.from({ length: shown }, (_, b) => {
      const x = M + 16 + b * (w + 6);
      const here = grown.slice(b * per, (b + 1) * per).slice(0, 10);
      return [
        rect(x, y + 60, w, 150, { fill: '#e9d9c3', stroke: COLOUR.wood, line: 4, r: 8 }),
        ...here.map((kind, i) =>
          icon(kind, x + 10 + (i % 5) * 54, y + 72 + Math.floor(i / 5) * 66, 50, {
            ink: kind === 'cow' ? COLOUR.wood : COLOUR.ink,
            paper: '#e9d9c3',
          }),
        ),
      ];
    }).flat(),
    ...columns(M + 16, y + 232, 230, [
      counted('barn', household.barns, 46, COLOUR.wood),
      counted('cow', cows, 46, COLOUR.wood),
      counted('sheep', sheep, 46),
    ]),
    bold(
      M + 720,
      y + 226,
      420,
      56,
      calves + lambs > 0 ? say('young', { n: calves + lambs }) : '',
      40,
      COLOUR.green,
    ),
  ];
}

function store(view: View, household: HouseholdView, say: Say, y: number): Item[] {
  const owed = view.pledges.filter(({ from, to }) => from === household.id || to === household.id).length;
  return [
    ...panel(say('store'), M, y, 570, 190, COLOUR.paper),
    ...columns(M + 16, y + 58, 184, [
      counted('food', household.food, 48),
      counted('hay', household.hay, 48),
      counted('timber', household.timber, 48),
    ]),
    ...columns(M + 16, y + 122, 184, [
      counted('silver', household.silver, 48),
      counted('ivory', household.ivory, 48),
      counted('deal', owed, 48),
    ]),
    ...panel(`${say('shore')} · ${say('woods')}`, M + 586, y, 574, 190, '#d9e8ee'),
    ...many('boat', household.boats, M + 602, y + 58, 542, 52, COLOUR.wood, '#d9e8ee'),
    ...(household.boats === 0 ? [bold(M + 602, y + 58, 542, 52, say('noBoat'), 38, COLOUR.faint)] : []),
    icon('tree', M + 602, y + 124, 48, { ink: COLOUR.green, paper: '#d9e8ee' }),
    bold(M + 660, y + 122, 480, 52, say('trees', { n: view.trees, rate: view.erosion }), 38),
  ];
}

function winter(view: View, household: HouseholdView, say: Say, y: number): Item[] {
  const title = view.phase === 'late-winter' || view.phase === 'midwinter' ? say('winterNow') : say('winter');
  return [
    ...panel(title, M, y, W - 2 * M, 176, COLOUR.paper),
    icon('food', M + 16, y + 56, 46, { ink: COLOUR.ink, paper: COLOUR.paper }),
    ...winterBar(foodNeed(view, household), say, M + 74, y + 58, W - 2 * M - 90, 42),
    icon('hay', M + 16, y + 116, 46, { ink: COLOUR.ink, paper: COLOUR.paper }),
    ...winterBar(hayNeed(view, household), say, M + 74, y + 118, W - 2 * M - 90, 42),
  ];
}

export function tableauScene({ view, seat, locale }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const household = householdIn(view, seat);
  const id: HouseholdId = household.id;
  const right = `${say('year', { n: Math.max(1, view.year) })} · ${phaseText(say, view)}`;
  const head = [
    ...headBar('', right),
    ...token(id, 20, 10, 64),
    bold(100, 0, 440, 84, houseName(say, id), 50, '#ffffff'),
  ];
  if (household.out > 0)
    return scene(320, [
      ...head,
      icon('cross', 40, 140, 120, { ink: COLOUR.mist, paper: COLOUR.slope }),
      bold(190, 140, 960, 120, say('out', { n: household.out }), 60, '#ffffff'),
    ]);
  return scene(1030, [
    ...head,
    ...winter(view, household, say, 100),
    ...field(household, say, 292),
    ...home(household, say, 292),
    ...barns(household, say, 484),
    ...store(view, household, say, 800),
  ]);
}
