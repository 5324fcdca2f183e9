import { BOTTOMS, cultureOf, ORIGINAL, personOf } from '../../src/games/endless/cards.js';
import type { Column, Effect, Space } from '../../src/games/endless/model.js';
import type { TribeView, View } from '../../src/games/endless/view-types.js';
import type { PictureRequest } from '../contract.js';
import { footOf } from '../digest.js';
import { icon, rect, type Item, type Scene } from '../scene.js';
import { DRAWING, effectRuns } from './effects.js';
import { inUse, row } from '../kit.js';
import {
  bold,
  COLOUR,
  counted,
  DIGEST,
  fitted,
  headBar,
  heading,
  legend,
  LOOK,
  M,
  scene,
  sign,
  token,
  W,
} from './kit.js';
import {
  animalName,
  cultureCardsText,
  displayText,
  nameOf,
  phaseText,
  roundText,
  signText,
  tribeCardsText,
  tribeName,
  wordsFor,
  type Say,
} from './words.js';

/** The main board: columns and figures, what each bottom gives, what can be taken, and the tribes at a glance. */

const COLUMNS: readonly Column[] = ['initiate', 'develop', 'migrate', 'hunt'];
const CELL = (W - 5 * M) / 4;
const COLUMN_H = 196;
const LINE = 84;
const CULTURE_H = 134;
const POOL_H = 128;

function column(view: View, space: Column, say: Say, x: number, y: number): Item[] {
  const there = view.table.placed.filter((one) => one.space === space);
  const first = there.find((one) => one.first);
  const now = view.table.now.space === space;
  return [
    rect(x, y, CELL, COLUMN_H, {
      fill: COLOUR.paper,
      stroke: now ? COLOUR.gold : COLOUR.night,
      line: now ? 8 : 3,
      r: 14,
    }),
    bold(x + 12, y + 4, CELL - 24, 48, nameOf(say, space), 40),
    ...figures(view, space, x + 12, y + 56, CELL - 24),
    rect(x + 8, y + 128, CELL - 16, 60, {
      fill: first === undefined ? LOOK.green.tint : COLOUR.stone,
      r: 10,
    }),
    ...row(
      x + 18,
      y + 137,
      12,
      BOTTOMS[space].map(({ icon: name, n }) =>
        counted(DRAWING[name], n, 42, first === undefined ? COLOUR.ink : COLOUR.faint),
      ),
    ),
    ...(first === undefined
      ? [bold(x + CELL - 96, y + 128, 80, 60, say('bottomFree'), 34, COLOUR.ink, { align: 'right' })]
      : token(first.seat, x + CELL - 66, y + 134, 48)),
  ];
}

/** Tokens of the figures in a space; a Chief wears a crown. */
function figures(view: View, space: Space, x: number, y: number, w: number): Item[] {
  const there = view.table.placed.filter((one) => one.space === space);
  const step = Math.min(62, (w - 60) / Math.max(1, there.length - 1));
  return there.flatMap(({ seat, figure }, i) => [
    ...token(seat, x + i * step, y + 8, 54),
    ...(figure === 'chief'
      ? [icon('first', x + i * step + 34, y, 24, { ink: COLOUR.ink, paper: COLOUR.paper })]
      : []),
  ]);
}

/** A choice between two results is set in two lines. */
function sides(effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const [first] = effects;
  return first?.icon === 'or' && first.of.some(([one]) => one?.icon === 'pay') ? first.of : [effects];
}

function culture(view: View, say: Say, y: number): Item[] {
  return view.table.culture.slice(0, 8).flatMap(({ card, token: marked }, i): Item[] => {
    const x = M + (i % 4) * (CELL + M);
    const top = y + Math.floor(i / 4) * CULTURE_H;
    const { points, effect } = cultureOf(card);
    return [
      rect(x, top, CELL, CULTURE_H - 8, { fill: marked ? '#fbe7b4' : COLOUR.paper, r: 12 }),
      bold(x + 10, top + 4, CELL - 20, 74, nameOf(say, card), 34, COLOUR.ink, { lines: 2, valign: 'top' }),
      ...(marked
        ? [icon('labor', x + CELL - 118, top + 42, 36, { ink: COLOUR.ink, paper: COLOUR.paper })]
        : []),
      ...row(x + CELL - 74, top + 40, 0, [counted('star', points, 38, COLOUR.ink)]),
      ...sides(effect).flatMap((side, at, all) =>
        fitted(
          x + 8,
          top + 82 - 42 * (all.length - 1 - at),
          CELL - (at === all.length - 1 ? 16 : marked ? 136 : 92),
          6,
          (size) => [...(at > 0 ? [sign('/', size)] : []), ...effectRuns(side, say, size)],
          42,
        ),
      ),
    ];
  });
}

function supply(view: View, say: Say, y: number): Item[] {
  const w = (W - 6 * M) / 5;
  return Object.entries(view.table.supply).flatMap(([type, n], i): Item[] => {
    const x = M + i * (w + M);
    return [
      rect(x, y, w, 100, { fill: COLOUR.paper, r: 12 }),
      bold(x + 10, y + 2, w - 62, 46, nameOf(say, type), 34),
      bold(x + w - 60, y + 2, 52, 46, `×${n}`, 34, COLOUR.faint, { align: 'right' }),
      ...fitted(
        x + 10,
        y + 52,
        w - 20,
        6,
        (size) => [counted('eclipse', '', size), ...effectRuns(personOf(type).eclipse, say, size)],
        40,
      ),
    ];
  });
}

function animals(view: View, say: Say, y: number): Item[] {
  const { display } = view.table;
  const kinds = [...new Set(display)];
  const w = (W - 4 * M) / 3;
  return kinds.flatMap((animal, i): Item[] => {
    const n = display.filter((one) => one === animal).length;
    const x = M + (i % 3) * (w + M);
    const top = y + Math.floor(i / 3) * 58;
    return [
      rect(x, top, w, 52, { fill: COLOUR.paper, r: 10 }),
      bold(x + 10, top, w - 160, 52, `${n > 1 ? `${n}× ` : ''}${animalName(say, animal)}`, 34),
      ...fitted(
        x + w - 146,
        top + 6,
        140,
        4,
        (size) => effectRuns(ORIGINAL.tips[animal] ?? [], say, size),
        40,
      ),
    ];
  });
}

const animalsHeight = (view: View): number =>
  Math.max(1, Math.ceil(new Set(view.table.display).size / 3)) * 58;

function pools(view: View, say: Say, y: number): Item[] {
  return view.table.pools.flatMap((pool, i): Item[] => {
    const x = M + i * (CELL + M);
    const open = i < view.table.round;
    return [
      rect(x, y, CELL, POOL_H, { fill: open ? COLOUR.stone : COLOUR.panel, r: 12 }),
      bold(x + 8, y + 4, 40, 42, String(i + 1), 36, open ? COLOUR.ink : COLOUR.mist),
      ...pool.map((id, at) =>
        bold(x + 46, y + 4 + at * 40, CELL - 54, 40, nameOf(say, id), 33, open ? COLOUR.ink : COLOUR.mist, {
          least: 32,
        }),
      ),
    ];
  });
}

function line(view: View, tribe: TribeView, place: number, y: number, say: Say): Item[] {
  const look = LOOK[tribe.seat];
  const waits = view.waiting.includes(tribe.seat);
  const left = (tribe.chiefHome ? 1 : 0) + tribe.figures;
  const cells: readonly (readonly [number, string, string | number])[] = [
    [270, 'person', left],
    [360, 'food', `${tribe.food}/${tribe.capacity}`],
    [500, 'tool', tribe.tools],
    [600, 'hand', tribe.hand],
    [700, 'grave', tribe.buried],
    [800, 'honor', tribe.honor],
    [908, 'offering', tribe.offering],
    [1030, 'star', tribe.total],
  ];
  return [
    rect(M, y, W - 2 * M, LINE - 8, {
      fill: look.tint,
      stroke: waits ? COLOUR.gold : look.edge,
      line: waits ? 8 : 3,
      r: 14,
    }),
    bold(M + 12, y, 30, LINE - 8, String(place), 38),
    ...token(tribe.seat, M + 46, y + 8, 60),
    bold(M + 114, y, 136, LINE - 8, tribeName(say, tribe.seat), 36, COLOUR.ink),
    ...cells.flatMap(([x, name, n]) => row(x, y + 17, 0, [counted(name, n, 42)])),
  ];
}

export function boardScene({ view, locale, digest }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const { table } = view;
  const right = table.phase === 'action' ? say('turn', { n: table.turn }) : '';
  const items: Item[] = headBar(`${roundText(say, view)} · ${phaseText(say, view)}`, right);
  let y = 84 + 12;
  COLUMNS.forEach((space, i) => items.push(...column(view, space, say, M + i * (CELL + M), y)));
  y += COLUMN_H + 8;
  const parts: readonly (readonly [string, number, (top: number) => Item[]])[] = [
    [tribeCardsText(say), 108, (top) => supply(view, say, top)],
    [
      cultureCardsText(say),
      CULTURE_H * Math.ceil(Math.max(1, table.culture.length) / 4),
      (top) => culture(view, say, top),
    ],
    [displayText(say, view), animalsHeight(view), (top) => animals(view, say, top)],
    [say('pools'), POOL_H + 8, (top) => pools(view, say, top)],
  ];
  for (const [title, height, draw] of parts) {
    items.push(...heading(y, title), ...draw(y + 52));
    y += 52 + height;
  }
  view.tribes.forEach((tribe, i) => items.push(...line(view, tribe, i + 1, y + i * LINE, say)));
  const bottom = y + view.tribes.length * LINE + 4;
  const entries = inUse(
    LEGEND.map((name) => [name, signText(say, name)] as const),
    items,
  );
  const foot = footOf(digest, DIGEST, bottom, (top) => ({
    items: legend.draw(entries, top),
    height: legend.height(entries.length),
  }));
  return scene(bottom + foot.height, [...items, ...foot.items]);
}

const LEGEND = [
  'person',
  'food',
  'tool',
  'hand',
  'grave',
  'honor',
  'offering',
  'star',
  'eclipse',
  'labor',
] as const;
