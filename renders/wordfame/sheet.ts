import { cardOf, COLOURS, homeOf, KINDS } from '../../src/games/wordfame/pack.js';
import type { Gothi } from '../../src/games/wordfame/model.js';
import type { View } from '../../src/games/wordfame/view-types.js';
import type { Teller } from '../../src/kernel/text.js';
import type { PictureRequest } from '../contract.js';
import { widthOf } from '../lettering.js';
import { rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, counted, headBar, LOOK, M, mark, scene, token, W } from './kit.js';
import { wordsFor } from './words.js';

/** The hofs: what each gothi has, a strip each; and one hof by itself, in more words. */

const HEAD = 76;
const BAR = 52;
const ROW = 42;

/** A card as a chip: its mark and a few words. */
interface Chip {
  readonly colour: number;
  readonly words: string;
}

/** Cards that show the same are one chip with a number. */
function chips(words: readonly Chip[]): Chip[] {
  const counts = new Map<string, { chip: Chip; n: number }>();
  for (const chip of words) {
    const known = counts.get(chip.words);
    if (known === undefined) counts.set(chip.words, { chip, n: 1 });
    else known.n++;
  }
  return [...counts.values()].map(({ chip, n }) =>
    n === 1 ? chip : { ...chip, words: `${n}× ${chip.words}` },
  );
}

const goodChips = (gothi: Gothi): Chip[] =>
  chips(
    [...gothi.goods]
      .sort((a, b) => cardOf(a).colour - cardOf(b).colour || cardOf(b).worth - cardOf(a).worth)
      .map((card) => ({ colour: cardOf(card).colour, words: String(cardOf(card).worth) })),
  );

/** More Goods of one worth than so many are counted. */
const ONE_BY_ONE = 2;

/** Worths, the highest first: `3 3 2 1`, or `3 7×2 1` where there are many. */
const worthsIn = (worths: readonly number[]): string =>
  [3, 2, 1]
    .flatMap((worth) => {
      const alike = worths.filter((one) => one === worth);
      return alike.length > ONE_BY_ONE ? [`${alike.length}×${worth}`] : alike.map(String);
    })
    .join(' ');

/** Goods by colour: the worths in one chip. */
function wealth(gothi: Gothi): Chip[] {
  return COLOURS.flatMap((_, colour) => {
    const worths = gothi.goods
      .map(cardOf)
      .filter((card) => card.colour === colour)
      .map(({ worth }) => worth);
    return worths.length === 0 ? [] : [{ colour, words: worthsIn(worths) }];
  });
}

const oaths = (gothi: Gothi, tell: Teller): Chip[] =>
  chips(gothi.oaths.map((card) => ({ colour: cardOf(card).colour, words: tell.name(cardOf(card).action) })));
const hird = (gothi: Gothi, tell: Teller): Chip[] =>
  chips(
    gothi.hird.map((card) => ({
      colour: cardOf(card).colour,
      words: tell.name(KINDS[cardOf(card).kind]?.id ?? ''),
    })),
  );

/** Chips from left to right; what finds no room is counted. */
function line(label: string, all: readonly Chip[], none: string, y: number, tint: string): Item[] {
  const items: Item[] = [bold(M + 6, y, LABEL, ROW - 6, label, SMALL, COLOUR.faint, { least: SMALL })];
  let x = M + LABEL + 12;
  for (const [i, { colour, words }] of all.entries()) {
    const w = Math.ceil(58 + widthOf(words, SMALL, 'bold'));
    if (x + w > W - M - (i < all.length - 1 ? 60 : 0)) {
      items.push(bold(x, y, 60, ROW - 6, `+${all.length - i}`, SMALL));
      return items;
    }
    items.push(
      rect(x, y - 1, w, ROW - 4, { fill: '#ffffff', stroke: tint, line: 2, r: 10 }),
      mark(colour, x + 8, y + 4, 28),
      bold(x + 44, y, w - 46, ROW - 6, words, SMALL, COLOUR.ink, { least: SMALL }),
    );
    x += w + 8;
  }
  if (all.length === 0) items.push(bold(x, y, 300, ROW - 6, none, SMALL, COLOUR.faint, { least: SMALL }));
  return items;
}

/** Letters, for a sheet as tall as six strips; and the room for what a line is called. */
const SMALL = 32;
const LABEL = 190;

const STRIP = BAR + 4 * ROW + 12;

function strip(view: View, who: number, tell: Teller, y: number): Item[] {
  const { table } = view;
  const seat = table.seats[who];
  const gothi = table.gothar[who];
  if (seat === undefined || gothi === undefined) return [];
  const look = LOOK[seat];
  const none = tell.tell('hint.nothing');
  const facts = [
    `${tell.tell('pic.hall')} ${gothi.hall}`,
    ...(gothi.slain > 0 ? [`${tell.tell('pic.slain')} ${gothi.slain}`] : []),
    ...(gothi.sea > 0 ? [`${tell.tell('pic.sea')} ${gothi.sea}`] : []),
  ].join(' · ');
  return [
    rect(0, y, W, STRIP - 6, { fill: look.tint }),
    rect(0, y, W, BAR, { fill: look.edge }),
    ...token(seat, 14, y + 3, 46, 32),
    bold(74, y, 300, BAR, tell.name(seat), 40, '#ffffff', { least: SMALL }),
    bold(386, y, 130, BAR, `★ ${gothi.fame}`, 42, COLOUR.gold),
    bold(520, y, W - 536, BAR, facts, SMALL, '#ffffff', { align: 'right', least: SMALL }),
    bold(M + 6, y + BAR + 4, LABEL, ROW - 6, tell.tell('measure.farms'), SMALL, COLOUR.faint, {
      least: SMALL,
    }),
    ...COLOURS.flatMap((_, colour) => [
      ...counted(colour, gothi.farms[colour] ?? 0, M + LABEL + 12 + colour * 130, y + BAR + 4, 34),
    ]),
    bold(
      M + 740,
      y + BAR + 4,
      W - M - 760,
      ROW - 6,
      `${homeOf(seat)
        .actions.map((one) => tell.name(one))
        .join(' / ')}`,
      SMALL,
      COLOUR.faint,
      { align: 'right', least: SMALL },
    ),
    ...line(tell.tell('pic.wealth'), wealth(gothi), none, y + BAR + 4 + ROW, look.edge),
    ...line(
      `${tell.tell('pic.oaths')} ${gothi.oaths.length}/${view.hofs[who]?.districts ?? 0}`,
      oaths(gothi, tell),
      none,
      y + BAR + 4 + 2 * ROW,
      look.edge,
    ),
    ...line(tell.tell('pic.hird'), hird(gothi, tell), none, y + BAR + 4 + 3 * ROW, look.edge),
  ];
}

/** The Foster pool, in one line. */
function pool(view: View, tell: Teller, y: number): Item[] {
  const all = view.table.pool.flatMap((card, kind) => {
    const { id = '', colour = 0, worth = 0 } = KINDS[kind] ?? {};
    return card < 0 ? [] : [{ colour, words: `${tell.name(id)} ${worth}` }];
  });
  const half = Math.ceil(all.length / 2);
  return [
    rect(0, y, W, 2 * ROW + 8, { fill: COLOUR.paper }),
    ...line(tell.tell('pic.pool'), all.slice(0, half), tell.tell('hint.nothing'), y + 6, COLOUR.faint),
    ...(all.length > 1 ? line('', all.slice(half), '', y + 6 + ROW, COLOUR.faint) : []),
  ];
}

const deck = (view: View, tell: Teller): string =>
  tell.tell('pic.deck', { orlog: view.orlog, doom: view.doom });

export function sheetScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const n = view.table.seats.length;
  const top = HEAD + 2 * ROW + 12;
  return scene(top + n * STRIP, [
    ...headBar(tell.tell('pic.round', { round: Math.max(1, view.table.round) }), deck(view, tell)),
    ...pool(view, tell, HEAD),
    ...view.table.seats.flatMap((_, who) => strip(view, who, tell, top + who * STRIP)),
  ]);
}

/** One hof: the same strip with its Goods one by one, and its Districts by name. */
export function hofScene({ view, seat, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const who = view.table.seats.findIndex((one) => one === seat);
  const gothi = view.table.gothar[who];
  if (gothi === undefined) throw new Error(`nobody is called ${seat ?? ''}`);
  const top = HEAD;
  const y = top + STRIP;
  return scene(y + ROW + 16, [
    ...headBar(tell.tell('pic.round', { round: Math.max(1, view.table.round) }), deck(view, tell)),
    ...strip(view, who, tell, top),
    rect(0, y - 6, W, ROW + 22, { fill: COLOUR.paper }),
    ...line(tell.tell('pic.wealth'), goodChips(gothi), tell.tell('hint.nothing'), y + 4, COLOUR.faint),
  ]);
}
