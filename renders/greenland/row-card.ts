import type { CardSide, PartyView, SpotView } from '../../src/games/greenland/view/view-types.js';
import { INKS } from '../kit/palette.js';
import { crown } from '../kit/marks.js';
import { people, seatToken } from '../kit/tokens.js';
import { hyphenated, WIDTH } from '../kit/type.js';
import { letter, widthOf } from '../lettering.js';
import { icon, rect, text, type Item, type TextItem } from '../scene.js';
import { beastOf } from './beasts.js';
import { groundOf, hitsChip, NEXT_INK, type Tile } from './glance-rows.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { gap, put, run, type Run } from './pieces.js';
import { cardName, type WordLookup } from './words.js';

/** A row card with all its printed details and the people on it. */

export const ROW_CARD_H = 226;
/** Distances from a card's top to its lines, by the number of lines of its name: gains, deadly dice, equal dice. */
const LINES = [
  { gives: 96, kills: 130, wins: 161 },
  { gives: 107, kills: 139, wins: 168 },
  { gives: 133, kills: 158, wins: 182 },
] as const;
const PEOPLE_Y = 206;
/** Colonists above which the natives turn hostile (F3). */
const PEACEFUL = 6;

export interface Notes {
  /** Replaced by the next migration (D1). */
  readonly replaced: boolean;
  /** The occupiers' mine (L5). */
  readonly mine: boolean;
}

interface Size {
  readonly icon: number;
  readonly digits: number;
}

/** Sizes by card width; cards are narrower with five to a line. */
const sizeOf = (w: number): Size => (w < 170 ? { icon: 27, digits: 28 } : { icon: 32, digits: 33 });

const words = (said: string, { icon: h, digits }: Size, ink: string): Run => {
  const w = Math.ceil(widthOf(said, digits, 'bold')) + 1;
  return {
    items: [text(0, 0, w, h, said, { size: digits, fill: ink, weight: 'bold', role: 'place' })],
    width: w,
  };
};

const sign = (name: string, size: number, ink: string = INKS.ink): Run => ({
  items: [icon(name, 0, 0, size, { ink, paper: '#fdf6e4' })],
  width: size + 1,
});

const figure = (name: string, n: number | string, size: Size, ink: string = INKS.ink): Run =>
  run(sign(name, size.icon, ink), words(String(n), size, ink));

function givesRun({ hunt }: CardSide, size: Size): Run {
  if (hunt === null) return run();
  const goods = (['babies', 'energy', 'ivory', 'iron'] as const).flatMap((kind) =>
    hunt[kind] === 0
      ? []
      : [figure(kind === 'babies' ? 'baby' : kind, hunt[kind], size), gap(size.icon < 30 ? 1 : 3)],
  );
  return run(...goods, hunt.depletion > 0 ? figure('depletion', hunt.depletion, size) : null);
}

/** Equal dice needed for the trophy with its points, or for taking the card in hand (G5, G6). */
function winsRun({ trophy, take }: CardSide, size: Size): Run {
  const own = trophy ?? take;
  if (own === null) return run();
  const small = { icon: size.icon - 3, digits: Math.max(27, size.digits - 3) };
  return run(
    own.dice === 0 ? null : words(`${own.dice}×`, small, INKS.ink),
    own.dice === 0 ? null : sign('die0', small.icon),
    gap(3),
    trophy !== null
      ? figure('fang', trophy.vp, small, '#6d4a00')
      : run(sign('hand', small.icon), words(take?.kind === 'domestic' ? 'D' : 'I', small, INKS.ink)),
  );
}

function colonistsRun({ parties, hostile }: SpotView, size: Size): Run {
  const n = parties.reduce((sum, party) => sum + party.n, 0);
  return run(
    figure('hut', `${n}/${PEACEFUL}`, size, n >= PEACEFUL ? INKS.bad : INKS.ink),
    hostile ? sign('hostile', size.icon, INKS.bad) : null,
  );
}

/** Deadly dice, the reward for equal dice, and at the right the card's next change. */
function lowerItems(
  { spot, box: { x, y, w }, next }: Tile,
  { replaced, mine }: Notes,
  size: Size,
  line: (typeof LINES)[number],
): Item[] {
  const { face } = spot;
  const mark = size.icon + 1;
  const migration = face.row === 'north' ? 'migrationNorth' : 'migrationSouth';
  const bloody = face.hunt?.bloody ?? [];
  const dice = bloody.flatMap((n) => [sign(`bloody${n}`, size.icon - 1), gap(2)]);
  const wins = face.kind === 'newWorld' ? colonistsRun(spot, size) : winsRun(face, size);
  return [
    put(run(...dice), x + 8, y + line.kills),
    ...(next === undefined
      ? []
      : [put(sign(next, mark, NEXT_INK[next]), x + w - 8, y + line.kills - 1, 'right')]),
    put(wins, x + 8, y + line.wins),
    ...(replaced || mine
      ? [put(sign(mine ? 'mine' : migration, mark), x + w - 8, y + line.wins - 2, 'right')]
      : []),
  ];
}

/** Required hits, the animal, its hunting type, and its climax. */
function topItems({ spot: { face }, box: { x, y, w }, cold }: Tile): Item[] {
  const climax = face.climax === null ? '' : String(face.climax);
  const right = run(
    sign(face.hunt?.type ?? 'medallion', 32),
    gap(2),
    words(climax, { icon: 32, digits: 30 }, INKS.ink),
  );
  const animal = Math.min(56, w - 76 - right.width);
  return [
    ...hitsChip(face.hunt?.hits, cold, x + 8, y + 7),
    ...(animal < 30
      ? []
      : [
          icon(beastOf(face.id, face.hunt?.type), x + 58, y + 4, animal, {
            ink: cold ? '#2f6484' : '#7d5a34',
            paper: cold ? '#fbfeff' : '#fdf6e4',
          }),
        ]),
    put(right, x + w - 7, y + 13, 'right'),
  ];
}

function nameItem(tile: Tile, word: WordLookup): TextItem {
  const { x, y, w } = tile.box;
  const name = hyphenated(cardName(word, tile.spot.face), 28, w - 12);
  const look = { least: 27, role: 'place', fill: INKS.ink, weight: 'bold' } as const;
  return widthOf(name, 30, 'bold') <= w - 12
    ? text(x + 6, y + 54, w - 12, 36, name, { size: 31, ...look })
    : text(x + 6, y + 52, w - 12, 88, name, { size: 28, lines: 3, valign: 'top', ...look });
}

export function rowCard(tile: Tile, notes: Notes, word: WordLookup): Item[] {
  const { spot, box } = tile;
  const size = sizeOf(box.w);
  const name = nameItem(tile, word);
  const line = LINES[letter(name).lines.length - 1] ?? LINES[2];
  // Three kinds of goods fill a narrow card.
  const goods = box.w < 170 ? { icon: 24, digits: 27 } : size;
  return [
    ...groundOf(tile),
    ...topItems(tile),
    name,
    put(givesRun(spot.face, goods), box.x + 8, box.y + line.gives),
    ...lowerItems(tile, notes, size, line),
  ];
}

/** Three or more parties in one pill: with smaller tokens, so that they don't cover the lines above. */
function crowdItems(parties: readonly PartyView[], middle: number, y: number): Item[] {
  const each = 55 + 20 * Math.max(...parties.map(({ n }) => String(n).length)) + 4;
  const w = parties.length * each + 12;
  const left = Math.round(Math.min(Math.max(middle - w / 2, 4), WIDTH - 4 - w));
  return [
    rect(left, y, w, 50, { fill: INKS.pill, stroke: '#ffffff26', line: 2, r: 25 }),
    ...parties.flatMap(({ tribe, n, alpha }, i) => {
      const x = left + 6 + i * each;
      return [
        ...seatToken(TRIBE_LOOK[tribe], x, y - 2, 55),
        ...(alpha ? crown(x + 27, y + 2, 30) : []),
        text(x + 56, y, each - 57, 50, String(n), { size: 33, fill: INKS.bone, weight: 'bold' }),
      ];
    }),
  ];
}

/** The people on a card, drawn after all cards because they may be wider than the card. */
export const rowCardPeople = ({ spot: { parties }, box: { x, y, w } }: Tile): Item[] =>
  parties.length > 2
    ? crowdItems(parties, x + w / 2, y + PEOPLE_Y)
    : people(
        parties.map(({ tribe, n, alpha }) => ({ look: TRIBE_LOOK[tribe], n, alpha })),
        x + w / 2,
        y + PEOPLE_Y,
      );
