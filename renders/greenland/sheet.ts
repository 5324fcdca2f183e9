import type { PartyView, SpotView, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import { tellRole } from '../../src/games/greenland/texts/told.js';
import type { PictureRequest } from '../contract.js';
import { widthOf } from '../lettering.js';
import { icon, leastText, rect, type Item, type Scene } from '../scene.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import { bold, counted, gap, partyRun, put, run, scene, times, token, type Run } from './pieces.js';
import { entriesFor, LEGEND_LINE, legendLines } from './signs.js';
import { boardScene } from './board.js';
import { pictureOf } from './tableau-card.js';
import { cardName, tribeName, wordsFor, type Say } from './words.js';

/**
 * All tribes on one sheet, for reading at a phone's width: what a tableau tells, a strip each. Words are those of
 * names; numbers stand beside the signs that the tableau explains.
 */

const W = 1200;
const MARGIN = 12;
const TEXT = 32;
const HEAD = 66;
const STOCK = 62;
const RANKS = 64;
const CHIP_H = 58;
const CHIPS = 3;
const CHIP_W = (W - MARGIN * 4) / CHIPS;
/** Lines of cards that a strip has room for; the last place then counts what is left out. */
const LINES = 4;
/** The longest side of a picture. */
const TALLEST = 1600;

const INK = { ink: COLOUR.ink, paper: COLOUR.paper };

function head(tribe: TribeView, place: number, say: Say, y: number): Item[] {
  const look = TRIBE_LOOK[tribe.tribe];
  return [
    rect(0, y, W, HEAD, { fill: look.edge }),
    ...token(tribe.tribe, 14, y + 8, 50, 36),
    bold(
      76,
      y,
      330,
      HEAD,
      place === 0 ? tribeName(say, tribe.tribe) : `${place}. ${tribeName(say, tribe.tribe)}`,
      42,
      '#ffffff',
      { least: TEXT },
    ),
    ...(tribe.extinct
      ? [bold(420, y, 400, HEAD, say('extinct'), 38, '#ffd2c9')]
      : [
          icon(tribe.mono ? 'cross' : 'spirits', 420, y + 12, 42, { ink: '#ffffff' }),
          bold(472, y, 360, HEAD, say(tribe.mono ? 'mono' : 'poly'), 34, '#ffffff', { least: TEXT }),
        ]),
    icon('star', W - 150, y + 10, 46, { ink: '#f7c440', paper: '#ffffff' }),
    bold(W - 98, y, 86, HEAD, String(tribe.points.total), 46, '#ffffff'),
  ];
}

/** People, disks, carriers: a sign and a number each, in fixed places, so that tribes are compared down the sheet. */
function stock(tribe: TribeView, y: number): Item[] {
  const cells: readonly (readonly [string, string | number])[] = [
    ['person', tribe.unassigned],
    ['energy', tribe.disks.energy],
    ['ivory', tribe.disks.ivory],
    ['iron', tribe.disks.iron],
    ['valhalla', tribe.valhalla],
    ['cards', `${tribe.handCount}/${tribe.handSize}`],
    ['boat', tribe.mariners],
    ['sled', tribe.sleds],
  ];
  const step = (W - MARGIN * 2) / cells.length;
  return [
    rect(MARGIN, y, W - MARGIN * 2, STOCK - 6, { fill: COLOUR.paper, r: 12 }),
    ...cells.map(([name, n], i) => put(counted(name, n, 42, 40), Math.round(MARGIN + 14 + i * step), y + 7)),
  ];
}

/** Who stands at a rank; where there is no room for all of them, the first and how many more people there are. */
function partiesRun(parties: readonly PartyView[], room: number): Run {
  const all = run(...parties.flatMap((party, i) => [i === 0 ? null : gap(6), partyRun(party, 46, 34)]));
  const [first, ...others] = parties;
  if (all.width <= room || first === undefined) return all;
  const more = others.reduce((sum, { n }) => sum + n, 0);
  return run(partyRun(first, 46, 34), { items: [bold(4, 0, 60, 46, `+${more}`, 34)], width: 64 });
}

/** A long name by its beginning and a full stop, as on a title page. */
function shortened(name: string, room: number, size: number): string {
  if (widthOf(name, size, 'bold') <= room) return name;
  let most = name.length - 1;
  while (most > 3 && widthOf(`${name.slice(0, most)}.`, size, 'bold') > room) most--;
  return `${name.slice(0, most)}.`;
}

/** The six ranks side by side: an empty one is an empty place. */
function ranks(tribe: TribeView, say: Say, least: number, y: number): Item[] {
  const look = TRIBE_LOOK[tribe.tribe];
  const w = Math.floor((W - MARGIN * 2 - 5 * 8) / 6);
  return tribe.ranks.flatMap((rank, i) => {
    const x = MARGIN + i * (w + 8);
    const empty = rank.elders.length === 0;
    const elders = partiesRun(rank.elders, w - 50);
    return [
      rect(x, y, w, RANKS - 8, { fill: empty ? '#4a5864' : look.tint, r: 10 }),
      rect(x, y, 40, RANKS - 8, { fill: empty ? '#8d9296' : look.edge, r: 10 }),
      bold(x, y, 40, RANKS - 8, String(rank.rank), 36, '#ffffff', { align: 'center' }),
      empty
        ? bold(
            x + 46,
            y,
            w - 50,
            RANKS - 8,
            shortened(tellRole(rank.role, say.teller), w - 50, least),
            TEXT,
            '#c9d3da',
            { least },
          )
        : put(elders, x + 46, y + 5),
    ];
  });
}

/** A card of a tableau: its drawing, its name, and who else stands there. */
function chip(spot: SpotView, owner: TribeView, ringed: boolean, say: Say, x: number, y: number): Item[] {
  const { face } = spot;
  const trophy = face.kind === 'trophy';
  const guests = run(
    spot.husband === null ? null : times('ring', 1, 32, 34, COLOUR.gold),
    spot.husband === null ? null : { items: token(spot.husband.tribe, 0, 0, 38, TEXT), width: 42 },
    ...spot.parties.map((party) => partyRun(party, 46, TEXT)),
    spot.raidedBy === null ? null : { items: token(spot.raidedBy, 0, 0, 38, TEXT), width: 42 },
    trophy && !owner.mono ? counted('star', face.trophy?.vp ?? face.vp, 34, 34, '#9a6b00') : null,
  );
  const room = CHIP_W - 62 - guests.width - 8;
  return [
    rect(x, y, CHIP_W, CHIP_H - 8, {
      fill: trophy ? '#f7e6c4' : COLOUR.paper,
      ...(ringed ? { stroke: COLOUR.ring, line: 6 } : {}),
      r: 10,
    }),
    icon(pictureOf(face), x + 8, y + 4, 42, {
      ink: trophy ? '#9a6b00' : TRIBE_LOOK[owner.tribe].edge,
      paper: COLOUR.paper,
    }),
    bold(x + 58, y, room, CHIP_H - 8, cardName(say, face), 34, COLOUR.ink, { least: TEXT }),
    put(guests, x + CHIP_W - 8, y + 2, 'right'),
    ...(spot.raidedBy === null
      ? []
      : [icon('axe', x + CHIP_W - guests.width - 44, y + 8, 34, { ...INK, ink: COLOUR.blood })]),
  ];
}

function strip(
  tribe: TribeView,
  place: number,
  before: TribeView | undefined,
  say: Say,
  least: number,
  y: number,
): { items: Item[]; height: number } {
  const known =
    before === undefined
      ? undefined
      : new Set([...before.tableau, ...before.trophies].map((it) => JSON.stringify(it)));
  const cards = [
    ...tribe.tableau.map((spot) => ({ spot, key: JSON.stringify(spot) })),
    ...tribe.trophies.map((face) => ({
      spot: { face, parties: [], hostile: false, husband: null, raidedBy: null } satisfies SpotView,
      key: JSON.stringify(face),
    })),
  ];
  if (tribe.extinct) return { items: head(tribe, place, say, y), height: HEAD + 10 };
  const room = LINES * CHIPS;
  const shown = cards.length > room ? cards.slice(0, room - 1) : cards;
  const places = shown.length + (shown.length < cards.length ? 1 : 0);
  const top = y + HEAD + 8 + STOCK + RANKS;
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % CHIPS) * (CHIP_W + MARGIN),
    top + Math.floor(i / CHIPS) * CHIP_H,
  ];
  const items = [
    ...head(tribe, place, say, y),
    ...stock(tribe, y + HEAD + 8),
    ...ranks(tribe, say, least, y + HEAD + 8 + STOCK),
    ...shown.flatMap(({ spot, key }, i) =>
      chip(spot, tribe, known !== undefined && !known.has(key), say, ...at(i)),
    ),
  ];
  if (shown.length < cards.length) {
    const [x, line] = at(shown.length);
    const words = say('more', { n: cards.length - shown.length });
    items.push(bold(x, line, CHIP_W, CHIP_H - 8, words, 36, '#ffffff', { align: 'center' }));
  }
  return { items, height: top - y + Math.ceil(places / CHIPS) * CHIP_H + 10 };
}

function strips(request: PictureRequest<View>, least: number): { items: Item[]; height: number } {
  const { view, before, locale } = request;
  const say = wordsFor(view, locale);
  const items: Item[] = [];
  let y = 0;
  for (const tribe of view.tribes) {
    const earlier = before?.tribes.find((it) => it.tribe === tribe.tribe);
    const place = tribe.extinct ? 0 : view.order.indexOf(tribe.tribe) + 1;
    const { items: more, height } = strip(tribe, place, earlier, say, least, y);
    items.push(...more);
    y += height;
  }
  // On patrol the table has no room for a legend: the group's goals stand there.
  const drawn =
    view.patrol === undefined ? items : [...items, ...boardScene({ ...request, id: 'table' }).items];
  const entries = entriesFor(drawn, say, ['cross', 'spirits']);
  const lines = Math.min(view.patrol === undefined ? 2 : 5, Math.floor((TALLEST - y - 12) / LEGEND_LINE));
  if (lines < 1) return { items, height: y };
  const { items: signs, lines: used } = legendLines(entries, y + 6, lines);
  const height = used * LEGEND_LINE + 12;
  items.push(rect(0, y, W, height, { fill: COLOUR.night }), ...signs);
  return { items, height: y + height };
}

/** Every tribe at the table, each always in its place; the number is its turn. */
export function sheetScene(request: PictureRequest<View>): Scene {
  // How small the names of ranks may become follows from the height of the sheet.
  const { height } = strips(request, TEXT);
  return scene(W, height, COLOUR.slate, strips(request, Math.min(TEXT, leastText(height))).items);
}
