import type { RowId } from '../../src/games/greenland/board/model.js';
import type { CardSide, PartyView, SpotView } from '../../src/games/greenland/view/view-types.js';
import { group, icon, path, rect, type Item } from '../scene.js';
import { beastOf } from './beasts.js';
import { COLOUR, TRIBE_LOOK } from './palette.js';
import {
  badge,
  bloodyRun,
  bold,
  counted,
  diskRun,
  frost,
  gap,
  numberWidth,
  partyRun,
  put,
  run,
  times,
  type Run,
} from './pieces.js';

/** A card of a row as the box would print it: hits upper left, type and climax upper right in homeland colours. */

export const CARD_W = 284;
export const CARD_H = 246;

const TEXT = 32;
/** Side of the dice and what they win. */
const SIGN = 39;
/** Where people stand, and until they come what happens to the card. */
const FOOT = 50;

export interface BiomeCardOptions {
  /** What the reader calls it. */
  readonly name: string;
  readonly cold: boolean;
  /** A note at the foot when nobody stands there: what happens to the card next. */
  readonly note?: { readonly icon: string; readonly text: string };
  readonly ringed: boolean;
  /** Colonists at which a New World card is still peaceful. */
  readonly limit?: number;
}

const HOME: Readonly<Record<RowId, readonly [string, string]>> = {
  north: [TRIBE_LOOK.tunit.fill, TRIBE_LOOK.thule.fill],
  south: [TRIBE_LOOK.sami.fill, TRIBE_LOOK.norse.fill],
};

/** Type icon and climax on the two colours of the tribes at home there; the New World is nobody's. */
function homeMark(face: CardSide, x: number, y: number): Item[] {
  const [left, right] =
    face.kind === 'newWorld' || face.row === null ? [COLOUR.land, COLOUR.land] : HOME[face.row];
  return [
    group(x, y, [rect(0, 0, 50, 52, { fill: left }), rect(50, 0, 50, 52, { fill: right })], {
      clip: { x: 0, y: 0, w: 100, h: 52, r: 12 },
    }),
    rect(x + 5, y + 5, 90, 42, { fill: '#ffffffee', r: 8 }),
    icon(face.hunt?.type ?? 'medallion', x + 9, y + 7, 38, { ink: COLOUR.ink, paper: COLOUR.paper }),
    bold(x + 48, y, 46, 52, String(face.climax ?? '–'), 36, COLOUR.ink, { align: 'center' }),
  ];
}

/** So many equal dice. */
const equalDice = (n: number): Run => {
  const words = `${n}×`;
  const w = numberWidth(words, 32);
  return {
    items: [bold(0, 0, w, SIGN, words, 32), icon('die0', w, 3, 33, { ink: COLOUR.ink, paper: '#ffffff' })],
    width: w + 36,
  };
};

/** What equal dice win: how many, then a trophy with its points or the hand with D or I. */
function claimRun(face: CardSide): Run | null {
  if (face.trophy !== null)
    return run(equalDice(face.trophy.dice), counted('trophy', face.trophy.vp, SIGN, 36, '#7a4f10'));
  if (face.take === null) return null;
  const domestic = face.take.kind === 'domestic';
  return run(equalDice(face.take.dice), {
    items: [
      icon('hand', 0, 1, 37, { ink: COLOUR.faint }),
      ...badge(38, 1, 37, domestic ? 'D' : 'I', domestic ? '#6b4a1f' : '#4a3a86', TEXT),
    ],
    width: 75,
  });
}

/** Colonists of all tribes against the number at which the natives still keep the peace (F3). */
function newWorldRun(spot: SpotView, limit: number): Run {
  const n = spot.parties.reduce((sum, p) => sum + p.n, 0);
  const words = `${n}/${limit}`;
  const w = numberWidth(words, 34);
  return run(
    { items: [icon('hut', 0, 0, 38, { ink: COLOUR.ink, paper: COLOUR.paper })], width: 42 },
    { items: [bold(0, 0, w, 40, words, 34, n >= limit ? COLOUR.blood : COLOUR.ink)], width: w },
    spot.hostile ? { items: [icon('hostile', 0, 0, 40, { ink: COLOUR.blood })], width: 40 } : null,
  );
}

function peopleRow(parties: readonly PartyView[]): Item[] {
  const crowded = parties.length > 3;
  const runs = parties.map((p) => partyRun(p, crowded ? 38 : 42, crowded ? 33 : 36));
  const sum = runs.reduce((w, r) => w + r.width, 0);
  const space = Math.min(14, (CARD_W - 16 - sum) / Math.max(1, runs.length - 1));
  return [
    put(run(...runs.flatMap((r, i) => (i === 0 ? [r] : [gap(space), r]))), 8, CARD_H - (crowded ? 47 : 49)),
  ];
}

export function biomeCard(spot: SpotView, x: number, y: number, options: BiomeCardOptions): Item {
  const { face } = spot;
  const { hunt } = face;
  const newWorld = face.kind === 'newWorld';
  const edge = options.cold ? COLOUR.coldEdge : newWorld ? COLOUR.land : COLOUR.warmEdge;
  const items: Item[] = [
    rect(0, 3, CARD_W, CARD_H, { fill: COLOUR.shade, r: 14 }),
    rect(0, 0, CARD_W, CARD_H, {
      fill: options.cold ? COLOUR.coldCard : newWorld ? '#ece3d2' : COLOUR.warmCard,
      r: 14,
    }),
  ];
  if (options.cold) items.push(frost(CARD_W, CARD_H, '#ffffff', '#d3e6f1'));
  items.push(rect(1.5, 1.5, CARD_W - 3, CARD_H - 3, { stroke: edge, line: 3, r: 13 }));
  items.push(
    icon(beastOf(face.id, hunt?.type), 84, 1, 68, {
      ink: options.cold ? '#6f93aa' : '#8b7a5c',
      paper: COLOUR.paper,
    }),
    ...homeMark(face, CARD_W - 108, 8),
    bold(10, 66, CARD_W - 20, 38, options.name, TEXT),
  );
  if (hunt !== null) {
    items.push(...badge(8, 8, 52, hunt.hits, COLOUR.hit, 40));
    items.push(
      put(
        run(
          hunt.babies > 0 ? counted('baby', hunt.babies, 44, 40) : null,
          gap(8),
          diskRun(hunt, 44, 40),
          hunt.depletion > 0 ? times('depletion', hunt.depletion, 42) : null,
        ),
        8,
        103,
      ),
    );
    const claim = newWorld ? newWorldRun(spot, options.limit ?? 6) : claimRun(face);
    // Four of them beside a trophy need to be a little smaller.
    const room = (CARD_W - 16 - (claim?.width ?? 0)) / Math.max(1, hunt.bloody.length);
    const die = Math.min(SIGN, Math.floor(room) - 3);
    items.push(put(bloodyRun(hunt.bloody, die), 8, 150 + Math.round((SIGN - die) / 2)));
    if (claim !== null) items.push(put(claim, CARD_W - 8, 150, 'right'));
  }
  items.push(
    rect(5, CARD_H - FOOT - 4, CARD_W - 10, FOOT, {
      fill: spot.parties.length > 0 ? '#ffffff' : options.cold ? '#cfe4f0' : newWorld ? '#dfd2ba' : '#efe6cf',
      r: 10,
    }),
  );
  if (spot.parties.length > 0) {
    items.push(...peopleRow(spot.parties));
  } else if (options.note !== undefined) {
    items.push(
      icon(options.note.icon, 12, CARD_H - 47, 36, { ink: '#1f5578', paper: '#ffffff' }),
      bold(54, CARD_H - FOOT - 4, CARD_W - 64, FOOT, options.note.text, TEXT, '#1f5578'),
    );
  }
  if (options.ringed)
    items.push(rect(-3, -3, CARD_W + 6, CARD_H + 6, { stroke: COLOUR.ring, line: 7, r: 17 }));
  return group(x, y, items, { size: { w: CARD_W, h: CARD_H } });
}

/** A side of the row and the faces that hit there. */
const hits = (side: string, word: string, faces: 1 | 2, y: number, ink: string): Item[] => [
  bold(12, y - 1, 94, 38, side, TEXT, ink, { least: TEXT }),
  ...[1, 2]
    .slice(0, faces)
    .map((face, i) => icon(`die${face}`, 108 + i * 38, y, 34, { ink: COLOUR.ink, paper: '#ffffff' })),
  bold(114 + faces * 38, y - 1, 90, 38, word, TEXT, ink),
];

/** The draw deck, always in the same place, and what hits on the cold and on the warm side. */
export function deckCell(
  row: RowId,
  left: number,
  x: number,
  y: number,
  words: { readonly cold: string; readonly warm: string; readonly deck: string; readonly hit: string },
): Item {
  const [a, b] = HOME[row];
  return group(
    x,
    y,
    [
      rect(0, 0, CARD_W, CARD_H, { fill: COLOUR.slate, r: 14 }),
      path(`M${CARD_W / 2 - 44} 20H${CARD_W / 2 + 36}V126H${CARD_W / 2 - 44}Z`, { fill: b }),
      path(`M${CARD_W / 2 - 52} 12H${CARD_W / 2 + 28}V118H${CARD_W / 2 - 52}Z`, {
        fill: a,
        stroke: COLOUR.paper,
        line: 4,
      }),
      bold(CARD_W / 2 - 52, 12, 80, 106, String(left), 62, '#ffffff', {
        align: 'center',
      }),
      icon('snow', 16, 40, 54, { ink: '#bfe0f2' }),
      icon('sun', CARD_W - 70, 40, 54, { ink: COLOUR.gold }),
      bold(8, 124, CARD_W - 16, 36, words.deck, TEXT, COLOUR.mist, { align: 'center' }),
      ...hits(words.cold, words.hit, 1, 164, '#bfe0f2'),
      ...hits(words.warm, words.hit, 2, 204, COLOUR.gold),
    ],
    { size: { w: CARD_W, h: CARD_H } },
  );
}
