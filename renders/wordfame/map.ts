import type { PublicState } from '../../src/games/wordfame/model.js';
import { DISTRICTS, EDGES, landOf, PACK, THING } from '../../src/games/wordfame/pack.js';
import { NONE, type View } from '../../src/games/wordfame/view-types.js';
import { circle, group, path, rect, text, type Item } from '../scene.js';
import {
  AREAS,
  BORDERS,
  COAST_PATH,
  HIGHLAND_PATHS,
  HOMES,
  MAP_H,
  MAP_W,
  RIMS,
  ROADS,
  SPOTS,
  WALLS,
} from './atlas.js';
import { bold, COLOUR, LOOK, token } from './kit.js';
import { type Box, NAME, nameOf } from './labels.js';
import { bandsAt, bandWidth, MAN, placementOf } from './placement.js';

/** Iceland: Districts as areas in their owners' tints, steads with their values, Thingmen on the edges. */

export { MAP_H };

function areas(table: PublicState): Item[] {
  const { open } = landOf(table.seats.length);
  return [
    path(COAST_PATH, { fill: COLOUR.closed }),
    ...HIGHLAND_PATHS.map((d) => path(d, { fill: COLOUR.highland, stroke: COLOUR.highland, line: 1.5 })),
    ...AREAS.map((d, place) => {
      const owner = table.owner[place] ?? NONE;
      const seat = table.seats[owner];
      const fill =
        place === THING
          ? '#f7efcf'
          : open[place] !== true
            ? COLOUR.closed
            : seat === undefined
              ? COLOUR.land
              : LOOK[seat].tint;
      return path(d, { fill, stroke: fill, line: 1 });
    }),
    ...ROADS.map(({ d }) => path(d, { stroke: '#8a6d3b', line: 4, dash: [14, 9] })),
    ...BORDERS.map((d) => path(d, { stroke: COLOUR.border, line: 3 })),
    ...RIMS.map((d) => path(d, { stroke: '#9a978c', line: 2 })),
    ...WALLS.map((d) => path(d, { stroke: COLOUR.cliff, line: 9 })),
    path(COAST_PATH, { stroke: '#4d7187', line: 4 }),
  ];
}

/** Empty places on edges in play, so that one sees where men can stand. */
function places(table: PublicState): Item[] {
  return landOf(table.seats.length).edges.flatMap((edge) => {
    const spot = SPOTS[edge];
    return spot === undefined
      ? []
      : [circle(spot.x, spot.y, 5, { fill: '#ffffff', stroke: COLOUR.border, line: 2 })];
  });
}

const isOpen = (table: PublicState, place: number): boolean =>
  place === THING || landOf(table.seats.length).open[place] === true;

/** Who is settled there and what the stead is worth; a free one is a small house. */
function stead(table: PublicState, place: number): Item[] {
  const home = HOMES[place];
  if (home === undefined || place === THING) return [];
  const seat = table.seats[table.owner[place] ?? NONE];
  if (seat === undefined) {
    const ink = isOpen(table, place) ? '#8a7a55' : '#a9a69b';
    return [
      group(home.x - 9, home.y - 16, [
        path('M0 8L9 0L18 8V18H0Z', { fill: '#ffffff99', stroke: ink, line: 2 }),
      ]),
    ];
  }
  return [
    rect(home.x + 4, home.y - 27, 42, 38, { fill: LOOK[seat].edge, r: 8 }),
    text(home.x + 14, home.y - 27, 32, 38, String(table.value[place] ?? 0), {
      size: 32,
      fill: '#ffffff',
      weight: 'bold',
      align: 'center',
    }),
    ...token(seat, home.x - 32, home.y - 31, 46),
  ];
}

/** A District's name; in an enlarged part it stands whole or, where its stead lies outside, perhaps not at all. */
function nameItem(table: PublicState, place: number, box: Box | undefined): Item[] {
  if (box === undefined) return [];
  const owned = table.seats[table.owner[place] ?? NONE];
  return [
    text(box.x, box.y, box.w, box.h, nameOf(place), {
      size: NAME,
      least: NAME,
      weight: 'bold',
      align: 'center',
      fill: place === THING ? COLOUR.blood : isOpen(table, place) ? COLOUR.ink : '#6d6b63',
      halo: owned === undefined ? (isOpen(table, place) ? COLOUR.land : COLOUR.closed) : LOOK[owned].tint,
    }),
  ];
}

/** Bands side by side at an edge: the faction's token and how many they are; who is away at the Law is dashed. */
function bands(table: PublicState, edge: number, box: Box | undefined): Item[] {
  const spot = SPOTS[edge];
  if (spot === undefined || box === undefined) return [];
  // Who had to make way is tied to the edge.
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const isMoved = Math.abs(middle.x - spot.x) > box.w / 2 || Math.abs(middle.y - spot.y) > box.h / 2;
  const tie = path(`M${spot.x} ${spot.y}L${middle.x} ${middle.y}`, { stroke: COLOUR.ink, line: 3 });
  const here = bandsAt(table, edge);
  const tokens = here.flatMap((band, i) => {
    const { who, n, away } = band;
    const seat = table.seats[who];
    if (seat === undefined) return [];
    const w = bandWidth(band);
    const x = box.x + 2 + here.slice(0, i).reduce((sum, before) => sum + bandWidth(before), 0);
    const y = box.y + 2;
    return [
      rect(x - 2, y - 2, w, MAN + 4, {
        fill: away ? '#ffffff' : COLOUR.paper,
        stroke: LOOK[seat].edge,
        line: 2.5,
        r: 9,
        ...(away ? { dash: [5, 4] } : {}),
      }),
      group(0, 0, token(seat, x + 1, y + 1, MAN - 2), away ? { opacity: 0.55 } : {}),
      bold(x + MAN, y, w - MAN - 2, MAN, String(n), 26, COLOUR.ink, { align: 'center' }),
    ];
  });
  // Where a Feud is fought all that stand there are ringed.
  const ring =
    table.feud?.edge === edge
      ? [rect(box.x - 6, box.y - 6, box.w + 8, box.h + 10, { stroke: COLOUR.blood, line: 6, r: 14 })]
      : [];
  return [...(isMoved ? [tie] : []), ...tokens, ...ring];
}

const seaWords = (table: PublicState): string =>
  table.seats
    .flatMap((seat, who) => {
      const n = table.gothar[who]?.sea ?? 0;
      return n > 0 ? [`${LOOK[seat].letter} ${n}`] : [];
    })
    .join('   ');

/** Men at sea, south-east of the land. */
function sea(table: PublicState, label: string): Item[] {
  const here = table.seats.flatMap((seat, who) => {
    const n = table.gothar[who]?.sea ?? 0;
    return n > 0 ? [{ seat, n }] : [];
  });
  if (seaWords(table) === '') return [];
  return [
    path('M930 742q22 -12 44 0t44 0t44 0t44 0', { stroke: '#7ba0b4', line: 4 }),
    bold(930, 752, 240, 30, label, 26, '#33566a'),
    ...here.flatMap(({ seat, n }, i) => [
      ...token(seat, 930 + (i % 4) * 66, 788 + Math.floor(i / 4) * 40, 36),
      bold(968 + (i % 4) * 66, 788 + Math.floor(i / 4) * 40, 28, 36, String(n), 28),
    ]),
  ];
}

const WHOLE: Box = { x: 0, y: 0, w: MAP_W, h: MAP_H };

/** The whole map in its own coordinates, 1200 wide; `frame`: what of it will be seen. */
export function mapItems(view: View, seaLabel: string, frame: Box = WHOLE): Item[] {
  const { table } = view;
  const placement = placementOf(table, frame);
  return [
    rect(0, 0, MAP_W, MAP_H, { fill: COLOUR.sea }),
    ...areas(table),
    ...places(table),
    ...DISTRICTS.flatMap((_, place) => stead(table, place)),
    ...HOMES.flatMap((_, place) => nameItem(table, place, placement.names[place])),
    ...EDGES.flatMap((_, edge) => bands(table, edge, placement.bands[edge])),
    ...sea(table, seaLabel),
  ];
}

export const PARTS = ['west', 'south', 'north', 'east', 'thing'] as const;
export type Part = (typeof PARTS)[number];

/** What an enlarged part shows, in the map's coordinates. */
export const FRAMES: Readonly<Record<Part, { x: number; y: number; w: number; h: number }>> = {
  west: { x: 20, y: 10, w: 580, h: 456 },
  south: { x: 130, y: 425, w: 590, h: 442 },
  north: { x: 360, y: 0, w: 620, h: 465 },
  east: { x: 640, y: 90, w: 560, h: 600 },
  thing: { x: 150, y: 370, w: 500, h: 400 },
};

/** Whether a part shows a District well. */
export function isIn(part: Part, place: number): boolean {
  const home = HOMES[place];
  const frame = FRAMES[part];
  return (
    home !== undefined &&
    home.x > frame.x + 20 &&
    home.x < frame.x + frame.w - 20 &&
    home.y > frame.y &&
    home.y < frame.y + frame.h
  );
}

/** Parts that have open land in a game of so many. */
export const partsOf = (view: View): readonly Part[] =>
  PARTS.filter(
    (part) =>
      part === 'thing' ||
      landOf(view.table.seats.length).districts.some((place) => PACK.map.districts[place]?.quarter === part),
  );
