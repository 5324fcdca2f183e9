import { NONE, type PublicState, type View } from '../../src/games/wordfame/view-types.js';
import { EDGES, landOf, THING } from '../../src/games/wordfame/pictures.js';
import { mixed } from '../kit/backdrop.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { SIZE, WIDTH } from '../kit/type.js';
import type { Box } from '../kit/plates.js';
import { people } from '../kit/tokens.js';
import { icon, path, rect, shadow, text, type Item } from '../scene.js';
import { tokenOf } from '../token.js';
import { AREAS } from './atlas.js';
import { pointsOf, type Crop } from './crop.js';
import { borderItems, inset, LAND } from './ground.js';
import { WORDFAME_LOOK as LOOK } from '../kit/looks.js';
import { bandsAt, type Band, clearest, nameOf, offsets, shared } from './placement.js';

/** Items on the map: owners, steads with their values, Thingmen on edges and at sea. */

/** Width of the colored rim inside a District that has an owner. */
const RIM = 10;
const HALO = '#f5ecd0';

/** An owner's District: a rim in the seat's color around its tint. */
function owned(table: PublicState, crop: Crop): Item[] {
  return landOf(table.seats.length).districts.flatMap((place) => {
    const seat = table.seats[table.owner[place] ?? NONE];
    if (seat === undefined) return [];
    const { fill, tint } = LOOK[seat];
    const d = crop.path(AREAS[place] ?? '');
    return [
      path(d, { fill: mixed(fill, tint, 0.35) }),
      path(inset(pointsOf(d), RIM), { fill: mixed(tint, LAND, 0.25), texture: 'fiber' }),
    ];
  });
}

/** A token with its number; two digits are wider. */
const MAN = 46;
const bandWidth = ({ n }: Band): number => MAN + 18 * String(n).length + 14;
const BAND_H = 46;

interface Placed {
  readonly edge: number;
  readonly bands: readonly Band[];
  readonly box: Box;
}

/** Places of bands near their edges, without covering steads or other bands. The largest are placed first. */
function placeBands(table: PublicState, crop: Crop, steads: readonly Box[]): Placed[] {
  const here = EDGES.map((_, edge) => ({ edge, bands: bandsAt(table, edge) }))
    .filter(({ bands }) => bands.length > 0)
    .sort((a, b) => b.bands.length - a.bands.length || a.edge - b.edge);
  const taken = [...steads];
  const frame = { x: 4, y: 132, w: WIDTH - 8, h: crop.bottom - 136 };
  const search = { frame, dx: offsets(160, 8), dy: offsets(136, 8) };
  return here.flatMap(({ edge, bands }) => {
    const spot = crop.spots[edge];
    if (spot === undefined) return [];
    const w = bands.reduce((sum, band) => sum + bandWidth(band), 0);
    const wish = {
      x: Math.round(Math.min(Math.max(spot.x - w / 2, 8), WIDTH - 8 - w)),
      y: Math.round(spot.y - BAND_H / 2),
      w,
      h: BAND_H,
    };
    const box = clearest(wish, taken, search);
    if (box === undefined) return [];
    taken.push(box);
    return [{ edge, bands, box }];
  });
}

/** Thingmen on an edge: a paper pill, dashed while they are at the Council. */
function bandItems(table: PublicState, { edge, bands, box }: Placed, crop: Crop): Item[] {
  const spot = crop.spots[edge] ?? box;
  const isMoved = spot.x < box.x || spot.x > box.x + box.w || spot.y < box.y || spot.y > box.y + box.h;
  const isAway = bands.every(({ away }) => away);
  let x = box.x;
  return [
    ...(isMoved
      ? [
          path(`M${spot.x} ${spot.y}L${box.x + box.w / 2} ${box.y + box.h / 2}`, {
            stroke: INKS.ink,
            line: 4,
          }),
        ]
      : []),
    shadow(box.x, box.y + 5, box.w, BAND_H, { alpha: 0.4, spread: 12 }),
    rect(box.x, box.y, box.w, BAND_H, {
      fill: isAway ? '#cfc7b0' : '#fdf6e2',
      stroke: INKS.ink,
      line: isAway ? 4 : 2,
      r: BAND_H / 2,
      ...(isAway ? { dash: [7, 6] } : {}),
    }),
    ...bands.flatMap((band) => {
      const seat = table.seats[band.who];
      if (seat === undefined) return [];
      const left = x;
      x += bandWidth(band);
      const token = tokenOf(LOOK[seat], left, box.y, MAN, 30).map((item): Item =>
        item.k === 'text' ? { ...item, role: 'place' } : item,
      );
      return [
        ...token,
        text(left + MAN + 2, box.y, bandWidth(band) - MAN - 6, BAND_H, String(band.n), {
          size: 36,
          fill: INKS.ink,
          weight: 'bold',
        }),
      ];
    }),
  ];
}

const seaMen = ({ seats, gothar }: PublicState): { who: number; n: number }[] =>
  seats.flatMap((_, who) => {
    const n = gothar[who]?.sea ?? 0;
    return n > 0 ? [{ who, n }] : [];
  });

/** Room for the ship and the men at sea: the lower left corner of the map. */
function seaBox(table: PublicState, crop: Crop): Box | undefined {
  const n = seaMen(table).length;
  if (n === 0) return undefined;
  const h = Math.ceil(n / 2) * 54;
  return { x: 14, y: crop.bottom - 20 - h, w: 90 + (n === 1 ? 106 : 180), h };
}

/** A ship with the men at sea. */
function sea(table: PublicState, box: Box | undefined): Item[] {
  if (box === undefined) return [];
  const parties = seaMen(table).flatMap(({ who, n }) => {
    const seat = table.seats[who];
    return seat === undefined ? [] : [{ look: LOOK[seat], n }];
  });
  return [
    icon('raid', box.x, box.y + box.h - 68, 74, { ink: INKS.bone }),
    ...people(parties, box.x + 84 + (box.w - 84) / 2, box.y + box.h - 56),
  ];
}

/** A changed stead, with the words beside its ring. */
export interface Ring {
  readonly place: number;
  readonly words: string;
}

/** Steads of a view by place: owner and value. */
const steadWords = ({ owner, value }: PublicState, place: number): string =>
  (owner[place] ?? NONE) < 0 ? '' : `${owner[place] ?? NONE} ${value[place] ?? 0}`;

/** Districts whose stead is new, grew or changed hands, with the words beside the ring. */
export function changedSteads({ table }: View, before: View | undefined, fresh: string): readonly Ring[] {
  if (before === undefined || before.table.seats.length !== table.seats.length) return [];
  return landOf(table.seats.length).districts.flatMap((place) => {
    const was = before.table;
    if (steadWords(table, place) === '' || steadWords(table, place) === steadWords(was, place)) return [];
    const by = (table.value[place] ?? 0) - (was.value[place] ?? 0);
    return [
      {
        place,
        words: was.owner[place] === table.owner[place] ? `${by > 0 ? '+' : '−'}${Math.abs(by)}` : fresh,
      },
    ];
  });
}

/** A ring around a stead and the tag at its corner. */
const ringBoxes = ({ x, y, w, h }: Box): Box[] => [
  { x: x - 14, y: y - 14, w: w + 28, h: h + 28 },
  { x: x + w - 60, y: y - 34, w: 110, h: 50 },
];

/** Everything on the map above its ground; `free` lies below the names. */
export function onMap(
  { table }: View,
  crop: Crop,
  rings: readonly Ring[],
  free: readonly Item[] = [],
): Item[] {
  const steads = landOf(table.seats.length).districts.flatMap((place) => {
    const seat = table.seats[table.owner[place] ?? NONE];
    const box = crop.steads[place];
    return seat === undefined || box === undefined ? [] : [{ place, seat, box }];
  });
  const ringed = rings.flatMap(({ place, words }) => {
    const box = crop.steads[place];
    return box === undefined ? [] : [{ box, words }];
  });
  const atSea = seaBox(table, crop);
  const marks = [...ringed.flatMap(({ box }) => ringBoxes(box)), ...(atSea === undefined ? [] : [atSea])];
  const placed = placeBands(table, crop, [...steads.map(({ box }) => box), ...marks]);
  const pills = [...steads.map(({ box }) => box), ...placed.map(({ box }) => box), ...marks];
  const feuds = placed.flatMap(({ edge, box }) =>
    table.feud?.edge === edge ? feudBox(box, pills, crop) : [],
  );
  const hidden = [...placed.map(({ box }) => box), ...marks, ...feuds];
  return [
    ...owned(table, crop),
    ...borderItems(crop),
    ...free,
    ...clearNames(
      crop,
      hidden,
      steads.map(({ box }) => box),
    ),
    ...steads.flatMap(({ seat, place, box }) =>
      people([{ look: LOOK[seat], n: table.value[place] ?? 0 }], box.x + box.w / 2, box.y + 4),
    ),
    ...placed.flatMap((one) => bandItems(table, one, crop)),
    ...feuds.flatMap(feudMark),
    ...sea(table, atSea),
    ...ringed.flatMap(({ box, words }) => changed(box, words, 30)),
  ];
}

/** Place of a Feud: above its bands or beside them. */
function feudBox({ x, y, w }: Box, taken: readonly Box[], crop: Crop): Box[] {
  const frame = { x: 4, y: 132, w: WIDTH - 8, h: crop.bottom - 136 };
  const wish = { x: Math.round(x + w / 2 - 30), y: y - 60, w: 60, h: 56 };
  const box = clearest(wish, taken, { frame, dx: offsets(120, 6), dy: offsets(120, 6) });
  return box === undefined ? [] : [box];
}
const feudMark = ({ x, y, w, h }: Box): Item[] => [
  rect(x, y, w, h, { fill: INKS.bad, stroke: '#3a0c06', line: 3, r: 14 }),
  icon('feud', x + 7, y + 5, 46, { ink: '#ffffff' }),
];

/** Moves covered names a little, or leaves them out. */
function clearNames(crop: Crop, hidden: readonly Box[], steads: readonly Box[]): Item[] {
  const search = {
    frame: { x: 4, y: 132, w: WIDTH - 8, h: crop.bottom - 136 },
    dx: offsets(48, 8),
    dy: offsets(64, 8),
  };
  const names = [...crop.names];
  return crop.names.flatMap((box, place) => {
    if (box === undefined) return [];
    const isAfloat = crop.afloat[place] === true;
    if (hidden.every((other) => shared(box, other) === 0)) return nameItems(place, box, isAfloat);
    // Names before this one may have moved.
    const others = names.filter((other, at): other is Box => other !== undefined && at !== place);
    const taken = [...hidden, ...steads, ...others];
    const moved = clearest(box, taken, search);
    names[place] =
      moved !== undefined && taken.every((other) => shared(moved, other) === 0) ? moved : undefined;
    return names[place] === undefined ? [] : nameItems(place, names[place], isAfloat);
  });
}

/** A District's name; over the sea it has a halo. */
const nameItems = (place: number, box: Box, isAfloat: boolean): Item[] => [
  ...(isAfloat
    ? [shadow(box.x + 8, box.y + 6, box.w - 16, box.h - 12, { color: HALO, alpha: 0.7, spread: 16 })]
    : []),
  text(box.x, box.y, box.w, box.h, nameOf(place), {
    size: SIZE.place,
    role: 'place',
    weight: place === THING ? 'title' : 'bold',
    least: 27,
    align: 'center',
    fill: place === THING ? '#6e120c' : INKS.ink,
    halo: HALO,
  }),
];
