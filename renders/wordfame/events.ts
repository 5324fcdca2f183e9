import type { Faction } from '../../src/games/wordfame/model.js';
import { COLOURS, edgeOf, FAME } from '../../src/games/wordfame/pack.js';
import type { ConflictView, View } from '../../src/games/wordfame/view-types.js';
import { tellWord, type Teller } from '../../src/kernel/text.js';
import type { PictureRequest } from '../contract.js';
import { rect, type Item, type Scene } from '../scene.js';
import { bold, COLOUR, headBar, LOOK, M, mark, scene, TEXT, TINT, token, W } from './kit.js';
import { wordsFor } from './words.js';

/** A Feud in its conflicts, the reckoning of a winter, and the end. */

const HEAD = 76;
const LANE = 170;

/** Goods of one side in one conflict, the dearest nearest to the middle. */
function goods(worths: readonly number[], side: number, colour: number, y: number): Item[] {
  const id = COLOURS[colour] ?? 'iron';
  return worths.slice(0, 6).flatMap((worth, i) => {
    const x = side === 0 ? 420 - i * 58 : 728 + i * 58;
    return [
      rect(x, y + 40, 52, 70, { fill: '#ffffff', stroke: TINT[id], line: 5, r: 8 }),
      bold(x, y + 40, 52, 70, String(worth), 42, COLOUR.ink, { align: 'center' }),
    ];
  });
}

/** Whose colour it is so far, or has become, at that side's end of the lane. */
function leader(seat: Faction | undefined, side: number, word: string, y: number): Item[] {
  if (seat === undefined) return [];
  const x = side === 0 ? M + 14 : W - M - 14 - 110;
  return [
    ...token(seat, x + 23, y + 20, 64, 34),
    bold(x, y + 96, 110, 40, word, TEXT, COLOUR.ink, { align: 'center', least: 26 }),
  ];
}

interface Lane {
  readonly conflict: ConflictView;
  readonly settled: boolean;
  readonly colour: number;
  /** Attacker and defender. */
  readonly seats: readonly (Faction | undefined)[];
}

function lane({ conflict, settled, colour, seats }: Lane, tell: Teller, y: number): Item[] {
  const { totals, worths, begun } = conflict;
  const [mine = 0, theirs = 0] = totals;
  const lead = mine > theirs ? 0 : theirs > mine ? 1 : -1;
  const number = (side: number, n: number, x: number): Item =>
    bold(x, y + 30, 90, 90, String(n), lead === side ? 76 : 52, lead === side ? COLOUR.blood : COLOUR.faint, {
      align: 'center',
    });
  return [
    rect(M, y, W - 2 * M, LANE - 12, { fill: begun ? COLOUR.paper : '#dfe3e0', r: 14 }),
    mark(colour, W / 2 - 34, y + 26, 68),
    bold(
      W / 2 - 90,
      y + 104,
      180,
      40,
      settled && lead < 0 ? tell.tell('pic.settled') : (tell.name(COLOURS[colour] ?? '').split(' ')[0] ?? ''),
      TEXT,
      COLOUR.ink,
      { align: 'center', least: 26 },
    ),
    ...leader(seats[lead], lead, tell.tell(settled ? 'pic.feud.won' : 'pic.feud.ahead'), y),
    ...goods(worths[0] ?? [], 0, colour, y),
    ...goods(worths[1] ?? [], 1, colour, y),
    number(0, mine, W / 2 - 136),
    number(1, theirs, W / 2 + 46),
  ];
}

export function feudScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { feud, seats } = view.table;
  if (feud === null)
    return scene(240, [
      ...headBar(tell.tell('pic.feud.none'), ''),
      rect(0, HEAD, W, 164, { fill: COLOUR.sea }),
    ]);
  const place = tellWord(edgeOf(feud.edge).id, tell);
  const side = (at: number): Item[] => {
    const seat = seats[feud.sides[at] ?? 0];
    if (seat === undefined) return [];
    const x = at === 0 ? M : W / 2 + 8;
    const role = tell.tell(at === 0 ? 'pic.attacker' : 'pic.defender');
    const held = tell.tell('pic.feud.goods', {
      n: view.table.gothar[feud.sides[at] ?? 0]?.goods.length ?? 0,
    });
    return [
      rect(x, HEAD + 10, W / 2 - M - 8, 96, {
        fill: LOOK[seat].tint,
        stroke: feud.turn === at ? COLOUR.gold : LOOK[seat].edge,
        line: feud.turn === at ? 8 : 3,
        r: 14,
      }),
      ...token(seat, x + 14, HEAD + 22, 72, 36),
      bold(x + 100, HEAD + 14, 330, 50, tell.name(seat), 42, COLOUR.ink, { least: TEXT }),
      bold(
        x + 100,
        HEAD + 62,
        440,
        40,
        [role, tell.tell('pic.men', { n: feud.men[at] ?? 0 }), held].join(' · '),
        TEXT,
        COLOUR.faint,
        { least: 26 },
      ),
    ];
  };
  const top = HEAD + 120;
  const foot = top + 4 * LANE;
  const both = feud.sides.map((who) => seats[who]);
  const notes = ['pic.feud.note', 'pic.feud.note.step', 'pic.feud.note.won'].map((key) => tell.tell(key));
  return scene(foot + notes.length * 40 + 14, [
    ...headBar(
      tell.tell('pic.feud', { place }),
      tell.tell('pic.round', { round: Math.max(1, view.table.round) }),
    ),
    rect(0, HEAD, W, 4 * LANE + 126, { fill: COLOUR.sea }),
    ...side(0),
    ...side(1),
    ...(view.conflicts ?? []).flatMap((one, colour) =>
      lane(
        { conflict: one, settled: (feud.settled[colour] ?? 0) > 0, colour, seats: both },
        tell,
        top + colour * LANE,
      ),
    ),
    ...notes.map((note, i) =>
      bold(M + 6, foot + 4 + i * 40, W - 2 * M - 12, 40, note, TEXT, COLOUR.mist, { least: 26 }),
    ),
  ]);
}

const ROW = 118;

/** Who exceeds whom in what: a line for each gothi, a column for each colour, the neighbours' best beside it. */
export function winterScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { table } = view;
  const top = HEAD + 64;
  const items: Item[] = [
    ...headBar(tell.tell('pic.winter'), tell.tell('pic.round', { round: Math.max(1, table.round) })),
    rect(0, HEAD, W, top + table.seats.length * ROW + 90 - HEAD, { fill: '#e3edf2' }),
    ...COLOURS.flatMap((_, colour) => [mark(colour, 330 + colour * 128, HEAD + 12, 44)]),
    bold(830, HEAD + 8, 220, 50, tell.tell('pic.neighbours'), TEXT, COLOUR.faint, { least: 26 }),
  ];
  table.seats.forEach((seat, who) => {
    const y = top + who * ROW;
    const near = view.hofs[who]?.neighbours ?? [];
    const won = view.hofs[who]?.exceeds ?? [];
    const farms = (other: number, colour: number): number => view.hofs[other]?.winter[colour] ?? 0;
    items.push(
      rect(M, y, W - 2 * M, ROW - 10, { fill: LOOK[seat].tint, stroke: LOOK[seat].edge, line: 3, r: 14 }),
      ...token(seat, M + 12, y + 18, 72, 34),
      bold(M + 92, y, 192, ROW - 10, tell.name(seat), 36, COLOUR.ink, { least: 26 }),
      ...COLOURS.flatMap((_, colour) => {
        const x = 306 + colour * 128;
        const best = Math.max(0, ...near.map((other) => farms(other, colour)));
        return [
          ...(won.includes(colour)
            ? [rect(x, y + 8, 112, ROW - 26, { fill: '#fff3c9', stroke: COLOUR.gold, line: 7, r: 16 })]
            : []),
          bold(x + 4, y, 62, ROW - 10, String(farms(who, colour)), 56, COLOUR.ink, {
            align: 'center',
          }),
          ...(near.length > 0
            ? [bold(x + 64, y + 20, 44, ROW - 40, String(best), 32, COLOUR.faint, { align: 'center' })]
            : []),
        ];
      }),
      ...near.flatMap((other, i) => {
        const neighbour = table.seats[other];
        return neighbour === undefined ? [] : token(neighbour, 828 + i * 50, y + 32, 44, 24);
      }),
      bold(W - M - 100, y, 86, ROW - 10, `+${won.length}`, 56, won.length > 0 ? COLOUR.blood : COLOUR.faint, {
        align: 'right',
      }),
    );
  });
  const note = top + table.seats.length * ROW;
  items.push(
    bold(M + 6, note, W - 2 * M, 40, tell.tell('pic.winter.numbers'), TEXT, COLOUR.faint, { least: 26 }),
    bold(M + 6, note + 40, W - 2 * M, 40, tell.tell('pic.winter.note'), TEXT, COLOUR.faint, { least: 26 }),
  );
  return scene(note + 90, items);
}

/** The Fame of Deeds, the winner first. */
export function finalScene({ view, locale }: PictureRequest<View>): Scene {
  const tell = wordsFor(locale);
  const { table, final } = view;
  const ranked = table.seats
    .map((seat, who) => ({
      seat,
      fame: table.gothar[who]?.fame ?? 0,
      won: final?.winners.includes(seat) === true,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.fame - a.fame);
  const room = W - 2 * M - 420;
  return scene(HEAD + ranked.length * ROW + 20, [
    ...headBar(
      tell.tell(final === null ? 'measure.fame' : 'picture.final'),
      tell.tell('pic.round', { round: Math.max(1, table.round) }),
    ),
    ...ranked.flatMap(({ seat, fame, won }, i) => {
      const y = HEAD + 12 + i * ROW;
      return [
        rect(M, y, W - 2 * M, ROW - 12, {
          fill: LOOK[seat].tint,
          stroke: won ? COLOUR.gold : LOOK[seat].edge,
          line: won ? 9 : 3,
          r: 14,
        }),
        ...token(seat, M + 14, y + 16, 72, 34),
        bold(M + 100, y, 216, ROW - 12, tell.name(seat), 38, COLOUR.ink, { least: 26 }),
        rect(M + 320, y + 26, Math.max(8, (room * Math.min(FAME, fame)) / FAME), 54, {
          fill: LOOK[seat].fill,
          r: 10,
        }),
        bold(W - M - 90, y, 76, ROW - 12, String(fame), 54, COLOUR.ink, { align: 'right' }),
      ];
    }),
  ]);
}
