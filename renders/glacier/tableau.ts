import type { CardView, ClanView, View } from '../../src/games/glacier/view-types.js';
import type { PictureRequest } from '../contract.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card as paper, plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { hyphenated, line, MARGIN, subtitle, TALLEST, title, WIDTH } from '../kit/type.js';
import { sceneOf } from '../kit/picture.js';
import { drawingOf } from './prey.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { widthOf } from '../lettering.js';
import { icon, text, type Item, type Scene } from '../scene.js';
import { freshIn, people, rock } from './caves.js';
import { fang } from './glance-clans.js';
import { foot, nowText } from './glance.js';
import { cardName, clanName, fateName, wordsFor, type WordLookup } from './words.js';

/** A clan's cave, chamber by chamber; for its owner, the fate cards as well. */

const FOOT = 66;
const TITLE = 56;
const COLUMNS = 4;
const CELL = { w: 183, h: 148, step: 158 } as const;
/** Height of the upper part: name, counters, living chamber. */
const HEAD = 380;
const GROUND = '#4a3b30';
const PAPER = { fill: '#efe3c9', fade: '#d8c6a0', texture: 'stone', r: 16 } as const;
const FLINT = { ...PAPER, fill: '#dfe3e6', fade: '#b9c0c4' } as const;
const SPIRITS = { ...PAPER, fill: '#ece2f2', fade: '#cdbcd2' } as const;

interface Cell {
  readonly id: string;
  readonly drawing: string;
  readonly name: string;
  readonly facts: readonly (readonly [icon: string, words: string])[];
  readonly look: typeof PAPER | typeof FLINT | typeof SPIRITS;
}

const loreOf = ({ lore }: CardView): Cell['facts'] => (lore > 0 ? [['lore', String(lore)]] : []);

/** Icons of the prey that a weapon is limited to (C1). */
const SERVES: Readonly<Record<string, string>> = { small: 'hare', large: 'bison', fish: 'fish' };

function weaponCell(card: CardView, word: WordLookup): Cell {
  const serves = card.use === null ? undefined : SERVES[card.use];
  return {
    id: card.id,
    drawing: card.kind === 'prey' ? 'spear' : drawingOf(card),
    name: cardName(word, card),
    facts: [['spear', `+${card.weapon}`], ...(serves === undefined ? loreOf(card) : [[serves, ''] as const])],
    look: FLINT,
  };
}

function cellItems({ drawing, name, facts, look }: Cell, x: number, y: number): Item[] {
  const words = hyphenated(name, 28, CELL.w - 14);
  const isLong = widthOf(words, 30, 'bold') > CELL.w - 14;
  return [
    ...paper({ x, y, w: CELL.w, h: CELL.h }, look),
    icon(drawing, x + 8, y + 6, isLong ? 72 : 88, { ink: '#7c3414', paper: look.fill }),
    ...facts.flatMap(([mark, n], i) => [
      icon(mark, x + 94, y + 8 + i * 44, 42, { ink: INKS.ink, paper: look.fill }),
      text(x + 138, y + 8 + i * 44, 42, 42, n, { size: 36, least: 33, fill: INKS.ink, weight: 'bold' }),
    ]),
    text(x + 5, y + (isLong ? 82 : 100), CELL.w - 10, isLong ? 64 : 44, words, {
      size: 30,
      least: 27,
      lines: isLong ? 2 : 1,
      role: 'place',
      fill: INKS.ink,
      weight: 'bold',
      align: 'center',
    }),
  ];
}

interface Chamber {
  readonly items: Item[];
  readonly end: number;
  /** Boxes of cards that are new since the last picture. */
  readonly fresh: readonly Box[];
}

function chamber(
  name: string,
  cells: readonly Cell[],
  lines: number,
  y: number,
  word: WordLookup,
  fresh: ReadonlySet<string>,
): Chamber {
  const room = lines * COLUMNS;
  const shown = cells.length > room ? cells.slice(0, room - 1) : cells;
  const boxOf = (i: number): Box => ({
    x: MARGIN + (i % COLUMNS) * (CELL.w + 12),
    y: y + TITLE + Math.floor(i / COLUMNS) * CELL.step,
    w: CELL.w,
    h: CELL.h,
  });
  const rest = boxOf(shown.length);
  const places = shown.length + (shown.length < cells.length ? 1 : 0);
  const more = (words: string): Item =>
    text(rest.x, rest.y, rest.w, rest.h, words, {
      size: 42,
      fill: INKS.bone,
      weight: 'bold',
      align: 'center',
    });
  return {
    end: y + TITLE + Math.ceil(places / COLUMNS) * CELL.step,
    items: [
      line(28, y + 38, 700, name, 40, { weight: 'title', least: 34 }),
      ...(cells.length === 0 ? [line(430, y + 38, 300, word('name.none'), 36, { fill: INKS.mist })] : []),
      ...shown.flatMap((cell, i) => cellItems(cell, boxOf(i).x, boxOf(i).y)),
      ...(shown.length < cells.length ? [more(word('more', { n: cells.length - shown.length }))] : []),
    ],
    fresh: shown.flatMap(({ id }, i) => (fresh.has(id) ? [boxOf(i)] : [])),
  };
}

function head(view: View, clan: ClanView, word: WordLookup): Item[] {
  const box: Box = { x: MARGIN, y: 148, w: WIDTH - 2 * MARGIN, h: 88 };
  const isLit = view.waiting.includes(clan.clan);
  const ink = isLit ? INKS.ink : INKS.bone;
  const facts = [
    ['person', clan.members],
    ['meat', clan.food],
    ['fate', clan.fates],
  ] as const;
  const marks = [
    ...(clan.trek ? ['trek'] : []),
    ...(clan.sworn ? ['sworn'] : []),
    ...(clan.wrath ? ['wrath'] : []),
  ];
  return [
    title(clanName(word, clan.clan)),
    subtitle(`${word('year', { n: view.year })} · ${nowText(view, word)}`, 640),
    ...seatToken(LOOK[clan.clan], 690, 26, 96),
    ...plate(box, isLit ? 'lit' : 'dark', GROUND),
    fang(box.x + 20, box.y + 16, 56, isLit ? INKS.starOnPaper : INKS.ember, clan.trophies > 0),
    text(box.x + 78, box.y, 110, box.h, `${clan.trophies}/${view.goal}`, {
      size: 48,
      least: 38,
      fill: ink,
      weight: 'bold',
    }),
    ...facts.flatMap(([drawing, n], i) => [
      icon(drawing, box.x + 218 + i * 150, box.y + 19, 50, { ink, paper: isLit ? INKS.lit : GROUND }),
      text(box.x + 276 + i * 150, box.y, 84, box.h, String(n), { size: 48, fill: ink, weight: 'bold' }),
    ]),
    ...marks.map((mark, i) => icon(mark, box.x + box.w - 56 - i * 50, box.y + 22, 44, { ink })),
    line(28, 294, 400, word('living'), 40, { weight: 'title', least: 34 }),
    ...people(clan, 28, 308, WIDTH - 56, 60, INKS.bone),
  ];
}

function hand(view: View, y: number, word: WordLookup): Item[] {
  return [
    line(28, y + 40, 700, word('hand'), 40, { weight: 'title', least: 34 }),
    ...view.hand.flatMap((fate, i) => {
      const box = { x: MARGIN + (i % 2) * 390, y: y + TITLE + Math.floor(i / 2) * 64, w: 378, h: 56 };
      return [
        ...plate(box, 'dark', GROUND),
        icon('fate', box.x + 10, box.y + 7, 42, { ink: INKS.bone, paper: GROUND }),
        text(box.x + 62, box.y, box.w - 70, box.h, fateName(word, fate), {
          size: 36,
          least: 30,
          role: 'place',
          fill: INKS.bone,
          weight: 'bold',
        }),
      ];
    }),
  ];
}

/** The cave of `seat`. @throws Error if that clan isn't at the table */
export function tableauScene({ view, before, locale, seat }: PictureRequest<View>): Scene {
  const word = wordsFor(locale);
  const clan = view.clans.find((one) => one.clan === seat);
  if (clan === undefined) throw new Error(`no cave belongs to ${seat ?? 'nobody'}`);
  const fresh = freshIn(clan, before);
  const larder = clan.larder.map(({ card, net, food }): Cell => ({
    id: card.id,
    drawing: net === null ? drawingOf(card) : 'net',
    name: cardName(word, card),
    facts: [['meat', String(food)], ...loreOf(card)],
    look: PAPER,
  }));
  const { artifact } = clan;
  const tools = [
    ...(artifact === null
      ? []
      : [
          {
            id: artifact.id,
            drawing: clan.wrath ? 'wrath' : 'drum',
            name: cardName(word, artifact),
            facts: [['spear', `+${artifact.weapon}`] as const, ...loreOf(artifact)],
            look: SPIRITS,
          },
        ]),
    ...clan.weapons.map((card) => weaponCell(card, word)),
  ];
  const own = view.you === clan.clan && view.hand.length > 0;
  const handHeight = own ? TITLE + Math.ceil(view.hand.length / 2) * 64 + 4 : 0;
  const lines = Math.floor((TALLEST - HEAD - FOOT - handHeight - 2 * TITLE) / CELL.step);
  const larderLines = Math.max(1, Math.min(Math.ceil(larder.length / COLUMNS), lines - 1));
  const first = chamber(word('larder'), larder, larderLines, HEAD, word, fresh);
  const second = chamber(
    artifact === null ? word('weapons') : `${word('shaman')} · ${word('weapons')}`,
    tools,
    lines - larderLines,
    first.end,
    word,
    fresh,
  );
  const height = second.end + handHeight + FOOT;
  return sceneOf(height, [
    rock(height),
    ...head(view, clan, word),
    ...first.items,
    ...second.items,
    ...[...first.fresh, ...second.fresh].slice(0, 2).flatMap((box) => changed(box, undefined, 18)),
    ...(own ? hand(view, second.end, word) : []),
    ...foot(view, height, word),
  ]);
}
