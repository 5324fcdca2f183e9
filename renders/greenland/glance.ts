import type { TribeId } from '../../src/games/greenland/board/model.js';
import type { RowView, SpotView, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit.js';
import { changed, crown, done, out } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate, type Box } from '../kit/plates.js';
import { hyphenated, lastLine, line, SIZE, subtitle, title, WIDTH } from '../kit/type.js';
import { people, seatToken } from '../kit/tokens.js';
import { widthOf } from '../lettering.js';
import { icon, path, rect, shadow, text, type Item, type Scene } from '../scene.js';
import { beastOf } from './beasts.js';
import { ground, sunClock, type Band } from './ground.js';
import { ICONS } from './icons.js';
import { TRIBE_LOOK } from './palette.js';
import { sayFor } from './patrol.js';
import { cardName, tribeName, type Say } from './words.js';

/** Greenland at a glance: both rows with who hunts where, whose turn it is, who leads, and what comes next. */

const HEIGHT = 1254;
const BANDS: readonly [Band, Band] = [
  { y: 232, sea: 240, land: 174 },
  { y: 646, sea: 240, land: 176 },
];
const TILE_H = 138;
/** From a band's top to its cold tiles, and to its warm ones. */
const COLD_Y = 56;
const WARM_Y = 238;
const SEATS = { y: 1078, h: 112 } as const;

/** What a tile shows of a card, and where. */
interface Tile {
  readonly spot: SpotView;
  readonly box: Box;
  readonly cold: boolean;
  /** Freezes or leaves next. */
  readonly next?: 'snow' | 'leaves';
}

const COLD = { fill: '#fbfeff', fade: '#a9cddd', texture: 'dust', edge: '#e9f5fa' } as const;
const WARM = { fill: '#fdf6e4', fade: '#ead8ae', texture: 'fiber', edge: '#fff8e6' } as const;

/** An ice floe: a tile whose edges aren't quite straight. */
function floe({ x, y, w, h }: Box): Item[] {
  const d = `M${x + 8} ${y + 6}Q${x + w / 2} ${y - 4} ${x + w - 6} ${y + 4}Q${x + w + 5} ${y + h / 2} ${x + w - 4} ${y + h - 8}Q${x + w / 2} ${y + h + 6} ${x + 6} ${y + h - 4}Q${x - 5} ${y + h / 2} ${x + 8} ${y + 6}Z`;
  return [
    shadow(x, y + 10, w, h, { alpha: 0.5, spread: 20 }),
    path(d, {
      fill: COLD.fill,
      fade: { to: COLD.fade, top: y, bottom: y + h },
      texture: COLD.texture,
      stroke: COLD.edge,
      line: 3,
    }),
  ];
}

function tileItems({ spot, box, cold, next }: Tile, say: Say): Item[] {
  const { x, y, w } = box;
  const { face } = spot;
  const name = hyphenated(cardName(say, face), 28, w - 6);
  const isLong = widthOf(name, 32, 'bold') > w - 12;
  /** A name of three words takes the room of its picture. */
  const lines = isLong ? Math.max(2, name.split(' ').length) : 1;
  const tall = [40, 40, 62, 88][lines] ?? 88;
  const animal = Math.min([84, 84, 62, 40][lines] ?? 40, w - 70);
  const [left, right] = [x + 10, x + w - 10];
  return [
    ...(cold ? floe(box) : card(box, WARM)),
    icon(beastOf(face.id, face.hunt?.type), x + (w - animal) / 2 + 10, y + 8, animal, {
      ink: cold ? '#2f6484' : '#7d5a34',
      paper: cold ? '#fbfeff' : '#fdf6e4',
      relief: true,
    }),
    rect(left, y + 8, 44, 46, { fill: cold ? '#1f5672' : '#5d4322', r: 10 }),
    text(left, y + 8, 44, 46, String(face.hunt?.hits ?? '–'), {
      size: 42,
      fill: '#ffffff',
      weight: 'bold',
      align: 'center',
    }),
    text(x + 2, y + 128 - tall, w - 4, tall, name, {
      size: isLong ? 33 : 34,
      least: 27,
      lines,
      role: 'place',
      fill: INKS.ink,
      weight: 'bold',
      align: 'center',
    }),
    ...(next === undefined
      ? []
      : [
          icon(next === 'snow' ? 'snow' : 'leaves', right - 44, y + 8, 44, {
            ink: next === 'snow' ? '#1f6f96' : INKS.bad,
          }),
        ]),
  ];
}

/** Who stands on a tile; drawn over all tiles, because it may be wider than its own. */
const peopleOn = ({ spot: { parties }, box: { x, y, w } }: Tile): Item[] =>
  people(
    parties.map(({ tribe, n }) => ({ look: TRIBE_LOOK[tribe], n })),
    x + w / 2,
    y + TILE_H - 12,
  );

/** The deck beside the cold cards. */
const deckItems = ({ x, y, w, h }: Box, n: number): Item[] => {
  const [left, width] = [x + w / 2 - 48, 96];
  return [
    ...[12, 6, 0].flatMap((off) => [
      rect(left + off, y + 4 + off / 2, width, h - 16, {
        fill: '#22445a',
        texture: 'stone',
        stroke: '#8fb3c4',
        line: 3,
        r: 12,
      }),
    ]),
    text(left, y, width, h - 8, String(n), { size: 56, fill: '#ffffff', weight: 'bold', align: 'center' }),
  ];
};

/** Boxes side by side, each as wide as so many columns leave room for. */
const columnsOf = (columns: number, y: number, h: number): readonly Box[] => {
  const w = Math.floor((WIDTH - 48 - (columns - 1) * 12) / columns);
  return Array.from({ length: columns }, (_, i) => ({ x: 24 + i * (w + 12), y, w, h }));
};

/** A row as it lies in its band. */
interface Row {
  readonly tiles: readonly Tile[];
  /** Absent where the cards leave no room for it. */
  readonly deck: Box | undefined;
  /** Where the land begins under the lower line: left of it cold cards lie on the sea. */
  readonly shore: number;
}

/** Cards that two lines of four take, and what two lines of five take without a deck. */
const USUAL = 4;
const MOST = 10;

/**
 * Cold cards from the upper left on, warm ones up to the lower right, the deck at the end of the upper line: a card that
 * comes or goes moves none of the other side.
 */
function rowOf({ cold, warm }: RowView, { y }: Band, warming: boolean): Row {
  const cards = cold.length + warm.length;
  const hasDeck = cards < MOST;
  const columns = Math.max(USUAL, Math.ceil((cards + (hasDeck ? 1 : 0)) / 2));
  const upper = columnsOf(columns, y + COLD_Y, TILE_H);
  const lower = columnsOf(columns, y + WARM_Y, TILE_H);
  const deck = hasDeck ? upper.at(-1) : undefined;
  const cells = [...(hasDeck ? upper.slice(0, -1) : upper), ...lower];
  const firstWarm = cells.length - warm.length;
  const tile = (spot: SpotView, cell: number, isCold: boolean, next?: Tile['next']): Tile[] => {
    const box = cells[cell];
    return box === undefined ? [] : [{ spot, box, cold: isCold, ...(next === undefined ? {} : { next }) }];
  };
  return {
    deck,
    shore: cold.length <= (hasDeck ? columns - 1 : columns) ? 0 : (cells[firstWarm]?.x ?? WIDTH) - 6,
    tiles: [
      ...cold.flatMap((spot, i) =>
        tile(spot, i, true, i === cold.length - 1 && (warming || warm.length === 0) ? 'leaves' : undefined),
      ),
      ...warm.flatMap((spot, i) =>
        tile(spot, firstWarm + i, false, i === warm.length - 1 && !warming ? 'snow' : undefined),
      ),
    ],
  };
}

/** Which tiles changed since the last picture: people first, then cards. At most two. */
function changedTiles(tiles: readonly Tile[], before: View | undefined): readonly Tile[] {
  if (before === undefined) return [];
  const spots = new Map(
    before.rows.flatMap(({ cold, warm }) => [...cold, ...warm]).map((spot) => [spot.face.id, spot]),
  );
  const standing = (spot: SpotView | undefined): string => JSON.stringify(spot?.parties ?? []);
  const grown = tiles.filter(({ spot }) => standing(spot) !== standing(spots.get(spot.face.id)));
  const fresh = tiles.filter(({ spot }) => !spots.has(spot.face.id));
  return [...new Set([...fresh, ...grown])].slice(0, 2);
}

function seatItems(view: View, tribe: TribeView, { x, y, w, h }: Box, leads: boolean): Item[] {
  const isAsked = view.waiting.includes(tribe.tribe);
  const inkOf = isAsked ? INKS.ink : INKS.bone;
  const token = Math.min(74, w * 0.42);
  const right = x + token + 24;
  const row = (name: string, n: number, top: number, ink: string): Item[] => [
    icon(name, right, top, 40, { ink }),
    text(right + 46, top - 2, w - token - 72, 44, String(n), {
      size: 46,
      least: 36,
      fill: inkOf,
      weight: 'bold',
    }),
  ];
  return [
    ...plate({ x, y, w, h }, isAsked ? 'lit' : 'dark'),
    ...seatToken(TRIBE_LOOK[tribe.tribe], x + 10, y + (h - token) / 2, token),
    ...row('star', tribe.points.total, y + 12, isAsked ? INKS.starOnPaper : INKS.ember),
    ...row('person', tribe.unassigned, y + 60, inkOf),
    ...(leads ? crown(x + 10 + token / 2, y + 8) : []),
    ...(tribe.extinct
      ? out(x + 10 + token, y + h - 24)
      : isAsked || view.waiting.length === 0
        ? []
        : hasDecided(view, tribe.tribe)
          ? done(x + 10 + token, y + h - 22)
          : []),
  ];
}

/** Whether a tribe's turn in the phase is over: its place in the order is before those who are waited for. */
function hasDecided({ order, waiting }: View, tribe: TribeId): boolean {
  const first = order.findIndex((one) => waiting.includes(one));
  return first !== -1 && order.indexOf(tribe) < first;
}

/** Who acts after those who are waited for. */
const nextOf = ({ order, waiting, tribes }: View): readonly TribeId[] => {
  const last = order.findLastIndex((one) => waiting.includes(one));
  const out = new Set(tribes.filter(({ extinct }) => extinct).map(({ tribe }) => tribe));
  return waiting.length === 1 ? order.slice(last + 1).filter((one) => !out.has(one)) : [];
};

function footItems(view: View, say: Say): Item[] {
  if (view.final !== null) return [lastLine(HEIGHT, say('glance.over'))];
  const then = say('glance.then');
  const next = nextOf(view);
  const after = say('glance.after', { phase: view.phase });
  if (next.length === 0) return after === '' ? [] : [lastLine(HEIGHT, `${then} ${after}`)];
  let x = 108 + Math.ceil(widthOf(`${then} `, SIZE.text, 'bold'));
  const items: Item[] = [lastLine(HEIGHT, then)];
  for (const tribe of next) {
    items.push(...seatToken(TRIBE_LOOK[tribe], x, HEIGHT - 58, 56));
    x += 66;
  }
  return after === '' ? items : [...items, lastLine(HEIGHT, `· ${after}`, x)];
}

function headWords(view: View, say: Say): string {
  if (view.final !== null)
    return view.final.winners.length === 0
      ? say('alt.nobody-wins')
      : say('glance.wins', {
          who: view.final.winners.map((tribe) => tribeName(say, tribe)).join(', '),
          n: view.final.winners.length,
        });
  const { waiting } = view;
  const [one] = waiting;
  return say('glance.now', {
    phase: view.phase,
    n: waiting.length,
    who: one === undefined ? '' : tribeName(say, one),
  });
}

/** The glance picture of a view. */
export function glanceScene({ view, before, locale }: PictureRequest<View>): Scene {
  const say = sayFor(view, locale);
  const warming = view.patrol !== undefined;
  const rows = view.rows.map((row, i) => rowOf(row, BANDS[i] ?? BANDS[0], warming));
  const tiles = rows.flatMap((row) => row.tiles);
  const most = Math.max(...view.tribes.map(({ points }) => points.total));
  const seats = columnsOf(Math.max(USUAL, view.tribes.length), SEATS.y, SEATS.h);
  const turn = say('glance.turn', { turn: view.turn });
  const none: Box = { x: 0, y: 0, w: 0, h: 0 };
  const items: Item[] = [
    ground(
      HEIGHT,
      BANDS.map((band, i) => ({ ...band, shore: rows[i]?.shore ?? 0 })),
      INKS.night,
    ),
    ...(view.turn > 0 ? sunClock(view.turn, view.turns) : []),
    title(turn, view.turn > 0 ? 300 : 480),
    ...(view.turn > 0
      ? [
          line(
            28 + Math.ceil(widthOf(turn, SIZE.title, 'title')) + 18,
            74,
            140,
            say('glance.of', { turns: view.turns }),
            40,
            { fill: '#ffffff', cast: true },
          ),
        ]
      : []),
    subtitle(headWords(view, say), 380),
    ...BANDS.flatMap(({ y }, i) => [
      line(28, y + 42, 500, say(i === 0 ? 'northName' : 'southName'), 40, {
        weight: 'title',
        fill: '#ffffff',
        cast: true,
      }),
    ]),
    ...rows.flatMap(({ deck }, i) => (deck === undefined ? [] : deckItems(deck, view.rows[i]?.deck ?? 0))),
    ...tiles.flatMap((tile) => tileItems(tile, say)),
    ...changedTiles(tiles, before).flatMap(({ box }) => changed(box)),
    ...tiles.flatMap(peopleOn),
    ...view.tribes.flatMap((tribe, i) =>
      seatItems(view, tribe, seats[i] ?? none, most > 0 && tribe.points.total === most),
    ),
    ...footItems(view, say),
  ];
  return sceneOf({ width: WIDTH, height: HEIGHT, background: INKS.night }, items, ICONS);
}
