import type { CardView, ClanView, StoredView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { group, icon, rect, type Item, type Scene } from '../scene.js';
import { row, type Run } from '../kit.js';
import {
  bold,
  CARD_FILL,
  COLOUR,
  counted,
  drawingOf,
  headBar,
  legend,
  LOOK,
  M,
  scene,
  TEXT,
  token,
  W,
} from './kit.js';
import { cardName, clanName, fateName, phaseText, wordsFor, type Say } from './words.js';

/** A clan's cave, chamber by chamber; and its fate cards when the owner looks. */

const CELL_W = 282;
const CELL_H = 136;
const COLUMNS = 4;
const TITLE = 46;
/** The longest side of a picture; cards that don't fit are counted. */
const TALLEST = 1600;

interface Cell {
  readonly card: CardView;
  readonly food: number;
  readonly net: boolean;
  readonly made: boolean;
  readonly faceDown: boolean;
}

const cellOf = (card: CardView, more: Partial<Cell> = {}): Cell => ({
  card,
  food: card.food,
  net: false,
  made: false,
  faceDown: false,
  ...more,
});

const storedCell = ({ card, net, food }: StoredView): Cell => cellOf(card, { food, net: net !== null });

/** Small and large animals, as they stand beside a weapon. */
const SERVES: Readonly<Record<string, string>> = { small: 'hare', large: 'bison', fish: 'fish' };

function drawCell(cell: Cell, say: Say, x: number, y: number): Item {
  const { card, food, net, made, faceDown } = cell;
  const feeds = food > 0 && !made;
  const runs: Run[] = [
    ...(feeds ? [counted('meat', food, 38)] : []),
    ...(card.weapon > 0 ? [counted('spear', `+${card.weapon}`, 38)] : []),
    ...(card.lore > 0 ? [counted('lore', card.lore, 38)] : []),
  ];
  const serving = card.use === null ? undefined : SERVES[card.use];
  const drawing = made ? 'spear' : net ? 'net' : drawingOf(card);
  return group(
    x,
    y,
    [
      rect(0, 0, CELL_W, CELL_H - 10, {
        fill: faceDown ? COLOUR.mist : (CARD_FILL[card.kind] ?? COLOUR.paper),
        stroke: COLOUR.night,
        line: 3,
        r: 12,
      }),
      icon(drawing, 12, 12, 48, { ink: COLOUR.rock, paper: COLOUR.paper }),
      bold(68, 6, CELL_W - 76, 60, cardName(say, card), 34, COLOUR.ink),
      // What a weapon serves for, if not for all (C1); an animal in the larder isn't one yet.
      ...(serving === undefined || feeds
        ? []
        : [icon(serving, CELL_W - 60, 72, 44, { ink: COLOUR.faint, paper: COLOUR.paper })]),
      ...(faceDown
        ? [bold(12, 72, CELL_W - 20, 44, say('wrath'), TEXT, COLOUR.blood)]
        : row(12, 74, 14, runs)),
    ],
    { size: { w: CELL_W, h: CELL_H } },
  );
}

function chamber(
  title: string,
  cells: readonly Cell[],
  most: number,
  say: Say,
  y: number,
): { items: Item[]; height: number } {
  const shown = cells.length > most ? cells.slice(0, most - 1) : cells;
  const places = shown.length + (shown.length < cells.length ? 1 : 0);
  const lines = Math.max(1, Math.ceil(places / COLUMNS));
  const height = TITLE + lines * CELL_H + 12;
  const at = (i: number): readonly [number, number] => [
    M + 8 + (i % COLUMNS) * (CELL_W + 6),
    y + TITLE + Math.floor(i / COLUMNS) * CELL_H,
  ];
  const items: Item[] = [
    rect(M - 8, y, W - 2 * M + 16, height - 8, { fill: COLOUR.chamber, r: 16 }),
    bold(M + 12, y + 2, 700, TITLE - 4, title, 36, COLOUR.mist),
    ...shown.map((cell, i) => drawCell(cell, say, ...at(i))),
  ];
  if (cells.length === 0) {
    const [x, top] = at(0);
    items.push(bold(x + 4, top, 500, CELL_H - 20, say('name.none'), 36, COLOUR.mist));
  }
  if (shown.length < cells.length) {
    const [x, top] = at(shown.length);
    const words = say('more', { n: cells.length - shown.length });
    items.push(bold(x, top, CELL_W, CELL_H - 10, words, 40, '#ffffff', { align: 'center' }));
  }
  return { items, height };
}

/** Clan cards as squares with as many heads as members. */
function living(clan: ClanView, say: Say, y: number): { items: Item[]; height: number } {
  const look = LOOK[clan.clan];
  const groups = [
    ['ready', clan.ready, look.fill, look.text],
    ['tired', clan.spent, COLOUR.faint, '#ffffff'],
    ['hurt', clan.sick, COLOUR.blood, '#ffffff'],
  ] as const;
  const items: Item[] = [
    rect(M - 8, y, W - 2 * M + 16, 170, { fill: COLOUR.chamber, r: 16 }),
    bold(M + 12, y + 2, 700, TITLE - 4, say('living'), 36, COLOUR.mist),
  ];
  const w = (W - 2 * M) / 3;
  groups.forEach(([name, folk, fill, ink], g) => {
    const x = M + 12 + g * w;
    const cards = folk.flatMap((n, i) => Array.from({ length: n }, () => i + 1));
    items.push(bold(x, y + 122, w - 20, 40, say(name), TEXT, '#ffffff'));
    const step = cards.length > 6 ? (w - 90) / (cards.length - 1) : 60;
    cards.forEach((value, i) =>
      items.push(
        rect(x + i * step, y + 54, 54, 66, { fill, stroke: COLOUR.night, line: 3, r: 8 }),
        bold(x + i * step, y + 54, Math.min(54, step), 66, String(value), 44, ink, { align: 'center' }),
      ),
    );
  });
  return { items, height: 178 };
}

function hand(view: View, say: Say, y: number): { items: Item[]; height: number } {
  const lines = Math.max(1, Math.ceil(view.hand.length / 3));
  const height = TITLE + lines * 62 + 12;
  return {
    height,
    items: [
      rect(M - 8, y, W - 2 * M + 16, height - 8, { fill: COLOUR.chamber, r: 16 }),
      bold(M + 12, y + 2, 700, TITLE - 4, say('hand'), 36, COLOUR.mist),
      ...view.hand.flatMap((fate, i) => {
        const x = M + 8 + (i % 3) * 384;
        const top = y + TITLE + Math.floor(i / 3) * 62;
        return [
          rect(x, top, 376, 54, { fill: COLOUR.paper, r: 12 }),
          icon('fate', x + 10, top + 7, 40, { ink: COLOUR.rock, paper: COLOUR.paper }),
          bold(x + 58, top, 310, 54, fateName(say, fate), 34),
        ];
      }),
    ],
  };
}

/** The cave of `seat`; throws when the request names no clan at the table. */
export function tableauScene({ view, locale, seat }: PictureRequest<View>): Scene {
  const say = wordsFor(locale);
  const clan = view.clans.find((one) => one.clan === seat);
  if (clan === undefined) throw new Error(`no cave belongs to ${seat ?? 'nobody'}`);
  const items: Item[] = [
    ...headBar('', `${say('year', { n: view.year })} · ${phaseText(say, view)}`),
    ...token(clan.clan, 20, 10, 64),
    bold(104, 0, 440, 84, clanName(say, clan.clan), 52, '#ffffff'),
    ...row(M, 96, 44, [
      counted('fang', say('ofGoal', { n: clan.trophies, goal: view.goal }), 50, COLOUR.gold),
      counted('person', clan.members, 50, '#ffffff'),
      counted('meat', clan.food, 50, clan.food < clan.members ? '#ff9d8a' : '#ffffff'),
      counted('fate', clan.fates, 50, '#ffffff', COLOUR.rock),
    ]),
  ];
  const marks = [...(clan.trek ? ['trek'] : []), ...(clan.sworn ? ['sworn'] : [])];
  marks.forEach((name, i) =>
    items.push(icon(name, W - M - 56 - i * 62, 98, 46, { ink: COLOUR.gold, paper: COLOUR.rock })),
  );
  const artifacts = clan.artifact === null ? [] : [cellOf(clan.artifact, { faceDown: clan.wrath })];
  const larder = clan.larder.map(storedCell);
  const weapons = clan.weapons.map((card) => cellOf(card, { made: card.kind === 'prey' }));
  const own = view.you === clan.clan && view.hand.length > 0;
  const ownHeight = own ? TITLE + Math.ceil(view.hand.length / 3) * 62 + 12 : 0;
  // Lines of cards that larder and weapons may share between them.
  const room =
    TALLEST - 160 - 178 - (TITLE + CELL_H + 12) - 2 * (TITLE + 12) - ownHeight - legend.height(10) - 4;
  const lines = Math.floor(room / CELL_H);
  const larderLines = Math.max(1, Math.min(Math.ceil(larder.length / COLUMNS), lines - 1));
  let y = 160;
  for (const part of [
    (at: number) => living(clan, say, at),
    (at: number) => chamber(say('larder'), larder, larderLines * COLUMNS, say, at),
    (at: number) => chamber(say('weapons'), weapons, (lines - larderLines) * COLUMNS, say, at),
    (at: number) => chamber(say('shaman'), artifacts, COLUMNS, say, at),
    ...(own ? [(at: number) => hand(view, say, at)] : []),
  ]) {
    const { items: more, height } = part(y);
    items.push(...more);
    y += height;
  }
  const entries: readonly (readonly [string, string])[] = [
    ['meat', say('food')],
    ['spear', say('weapon')],
    ['lore', say('lore')],
    ['fang', say('trophies')],
    ['person', say('members')],
    ['fate', say('fates')],
    ['trek', say('trek')],
    ['sworn', say('sworn')],
    ['hare', say('smallOnly')],
    ['bison', say('largeOnly')],
  ];
  items.push(...legend.draw(entries, y + 4));
  return scene(y + 4 + legend.height(entries.length), items);
}
