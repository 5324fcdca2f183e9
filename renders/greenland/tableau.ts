import type {
  CardSide,
  SpotView,
  TribeId,
  TribeView,
  View,
} from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit/picture.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { backdrop } from '../kit/backdrop.js';
import { crown, out } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card, plate } from '../kit/plates.js';
import { alphaMark, seatToken } from '../kit/tokens.js';
import { line, subtitle, TALLEST, title, WIDTH } from '../kit/type.js';
import { letter } from '../lettering.js';
import { group, icon, path, rect, text, type Item, type Scene, type TextItem } from '../scene.js';
import { PAPER } from './glance-rows.js';
import { leadersOf, pointsOf, statItems } from './glance-seats.js';
import { headWords } from './glance-words.js';
import { viewWords } from './patrol.js';
import { highSeats, SEATS_H } from './placard.js';
import { householdOf } from './strip.js';
import { BARE_CARD_H, hasFoot, TABLEAU_CARD_H, TABLEAU_CARD_W, tableauCard } from './tableau-card.js';
import { cardName, tribeName, type WordLookup } from './words.js';

/** One enlarged tribe: high seats, goods and household; the hand for its owner only. */

const MARGIN = 24;
const GAP = 12;
const COLUMNS = 3;
const CARD_W = 248;
const SCALE = CARD_W / TABLEAU_CARD_W;
const SEATS_Y = 144;
const GOODS_Y = SEATS_Y + SEATS_H + 12;
const GOODS_H = 68;
const PEOPLE_Y = GOODS_Y + GOODS_H + GAP;
const PEOPLE_H = 60;
const CARDS_Y = PEOPLE_Y + PEOPLE_H + 14;
const FOOT = 62;

/** The inside of a longhouse: rafters that meet over the smoke hole. */
const hall = (height: number): Item =>
  backdrop(`greenland hall ${height}`, WIDTH, height, [
    rect(0, 0, WIDTH, height, { fill: '#1c130d', texture: 'fiber' }),
    path(`M0 0H${WIDTH}V300H0Z`, { fill: '#2e2016', fade: { to: '#1c130d', top: 0, bottom: 300 } }),
    path('M360 0H456L440 60H376Z', { fill: '#2f6484' }),
    group(0, 0, [path('M376 60H440L560 300H256Z', { fill: '#8fb6c6' })], { opacity: 0.1 }),
    ...[-420, -250, -110, 110, 250, 420].map((off) =>
      path(`M${408 + off * 0.2} 0L${408 + off * 1.5} 300`, { stroke: '#120b07', line: 16 }),
    ),
  ]);

function head(view: View, tribe: TribeView, word: WordLookup): Item[] {
  const words = tribe.extinct
    ? word('extinct')
    : view.final !== null
      ? headWords(view, word)
      : word('turn', { turn: view.turn, turns: view.turns });
  return [
    title(tribeName(word, tribe.tribe), 420),
    subtitle(words, 420),
    icon(tribe.mono ? 'cross' : 'spirits', 470, 34, 46, { ink: INKS.bone }),
    line(470, 124, 190, word(tribe.mono ? 'mono' : 'poly'), 33, { cast: true }),
    ...seatToken(TRIBE_LOOK[tribe.tribe], 682, 30, 100),
    ...(leadersOf(view).includes(tribe.tribe) ? crown(732, 34, 60) : []),
    ...(tribe.extinct ? out(782, 124) : []),
  ];
}

/** Goods on paper, people and hand on a dark plate. */
function stock(view: View, tribe: TribeView, word: WordLookup): Item[] {
  const goods: readonly (readonly [string, number])[] = [
    ['energy', tribe.disks.energy],
    ['ivory', tribe.disks.ivory],
    ['iron', tribe.disks.iron],
    ['boat', tribe.mariners],
    ['sled', tribe.sleds],
    ['star', pointsOf(view, tribe)],
  ];
  const people: readonly (readonly [string, string, string, number])[] = [
    ['person', String(tribe.unassigned), word('people'), 280],
    ['valhalla', String(tribe.valhalla), word('valhalla'), 262],
    ['cards', `${tribe.handCount}/${tribe.handSize}`, word('hand'), 210],
  ];
  let x = MARGIN + 14;
  return [
    ...card({ x: MARGIN, y: GOODS_Y, w: WIDTH - 2 * MARGIN, h: GOODS_H }, PAPER),
    ...goods.flatMap(([sign, n], i) =>
      statItems({ icon: sign, words: String(n) }, MARGIN + 18 + i * 126, GOODS_Y + 13, 110, true),
    ),
    ...plate({ x: MARGIN, y: PEOPLE_Y, w: WIDTH - 2 * MARGIN, h: PEOPLE_H }, 'dark', '#3a2a1d'),
    ...people.flatMap(([sign, n, words, w]) => {
      const left = x;
      x += w;
      const digits = n.length * 24 + 4;
      return [
        ...statItems({ icon: sign, words: n }, left, PEOPLE_Y + 9, 46 + digits, false),
        text(left + 52 + digits, PEOPLE_Y, w - 62 - digits, PEOPLE_H, words, {
          size: 34,
          least: 28,
          role: 'place',
          fill: '#e0c79c',
          weight: 'bold',
        }),
      ];
    }),
    ...(tribe.alpha === 'pool' ? alphaMark(MARGIN + 36, PEOPLE_Y + 11) : []),
  ];
}

interface Kept {
  readonly spot: SpotView;
  readonly inHand: boolean;
}

const alone = (face: CardSide): SpotView => ({
  face,
  parties: [],
  hostile: false,
  husband: null,
  raidedBy: null,
});

/** Cards that are new or changed since an earlier view. */
function changedSince(before: TribeView | undefined): (spot: SpotView) => boolean {
  if (before === undefined) return () => false;
  const known = new Set(householdOf(before).map((spot) => JSON.stringify(spot)));
  return (spot) => !known.has(JSON.stringify(spot));
}

/** Heights of the lines that fit above a foot, each equal to its highest card. */
function linesOf(cards: readonly Kept[], foot: number): readonly number[] {
  const heights: number[] = [];
  let y = CARDS_Y;
  for (let i = 0; i < cards.length; i += COLUMNS) {
    const isTall = cards.slice(i, i + COLUMNS).some(({ spot, inHand }) => inHand || hasFoot(spot));
    const h = Math.ceil((isTall ? TABLEAU_CARD_H : BARE_CARD_H) * SCALE);
    if (y + h + foot > TALLEST) break;
    heights.push(h);
    y += h + GAP;
  }
  return heights;
}

interface Household {
  readonly cards: readonly Kept[];
  readonly owner: TribeView;
  readonly changed: (spot: SpotView) => boolean;
  readonly kin: TribeId | undefined;
  /** Room left below. */
  readonly foot: number;
}

/** The cards, and their lower edge. */
function householdItems(
  { cards, owner, changed, kin, foot }: Household,
  word: WordLookup,
): { items: Item[]; bottom: number } {
  const heights = linesOf(cards, foot);
  const room = heights.length * COLUMNS;
  const shown = cards.length > room ? cards.slice(0, room - 1) : cards;
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % COLUMNS) * (CARD_W + GAP),
    CARDS_Y + heights.slice(0, Math.floor(i / COLUMNS)).reduce((sum, h) => sum + h + GAP, 0),
  ];
  const items = shown.map(({ spot, inHand }, i) => {
    const [x, y] = at(i);
    const drawn = tableauCard(spot, 0, 0, {
      name: cardName(word, spot.face),
      owner: owner.tribe,
      ...(kin === undefined ? {} : { kin }),
      scores: !owner.mono,
      ...(inHand ? { inHand: word('yourHand') } : {}),
      ringed: !inHand && changed(spot),
      raided: word('raided'),
      height: Math.floor((heights[Math.floor(i / COLUMNS)] ?? TABLEAU_CARD_H) / SCALE),
    });
    return group(x, y, [drawn], { scale: SCALE });
  });
  const [x, y] = at(shown.length);
  const words = word('more', { n: cards.length - shown.length });
  const more =
    shown.length === cards.length
      ? []
      : [
          text(x, y, CARD_W, BARE_CARD_H * SCALE, words, {
            size: 44,
            fill: INKS.bone,
            weight: 'bold',
            align: 'center',
          }),
        ];
  return { items: [...items, ...more], bottom: CARDS_Y + heights.reduce((sum, h) => sum + h + GAP, 0) };
}

/** The awaited decision in its player's words, on a lit plate as high as the text. */
function askedPlate(
  view: View,
  { tribe }: TribeView,
  word: WordLookup,
): { height: number; at: (y: number) => Item[] } {
  const ask = `ask.${view.asked?.state ?? ''}`;
  const words = word.teller.has(ask)
    ? word.teller.lookup(ask)
    : word('glance.now', { phase: view.phase, n: 1, who: tribeName(word, tribe) });
  const said = (y: number, h: number): TextItem =>
    text(MARGIN + 28, y, 640, h, words, { size: 36, least: 33, lines: 4, fill: INKS.ink, weight: 'bold' });
  const h = 44 + letter(said(0, 200)).lines.length * 38;
  return {
    height: h + GAP + 4,
    at: (y) => [
      ...plate({ x: MARGIN, y, w: WIDTH - 2 * MARGIN, h }, 'lit'),
      said(y, h),
      icon('hourglass', WIDTH - MARGIN - 76, y + h / 2 - 24, 48, { ink: '#7a3a12', paper: INKS.lit }),
    ],
  };
}

/** @throws if the request names no seat at the table */
export function tableauScene({ view, before, seat, locale }: PictureRequest<View>): Scene {
  const word = viewWords(view, locale);
  const tribe = view.tribes.find((t) => t.tribe === seat);
  if (tribe === undefined) throw new Error(`no tableau belongs to ${seat ?? 'nobody'}`);
  const earlier = before?.tribes.find((t) => t.tribe === seat);
  const own = view.you === tribe.tribe ? view.hand : [];
  const cards = [
    ...own.map((face) => ({ spot: alone(face), inHand: true })),
    ...householdOf(tribe).map((spot) => ({ spot, inHand: false })),
  ];
  const asked = view.waiting.includes(tribe.tribe) ? askedPlate(view, tribe, word) : undefined;
  const foot = FOOT + (asked?.height ?? 0);
  const { items, bottom } = householdItems(
    { cards, owner: tribe, changed: changedSince(earlier), kin: view.women?.colour, foot },
    word,
  );
  const height = bottom + foot;
  return sceneOf(
    height,
    [
      hall(height),
      ...head(view, tribe, word),
      ...highSeats(tribe.ranks, earlier?.ranks, word, MARGIN, SEATS_Y),
      ...stock(view, tribe, word),
      ...items,
      ...(asked?.at(bottom + 2) ?? []),
      ...(view.event === null ? [] : [line(108, height - 18, 680, word.nameOf(view.event.id), 36)]),
    ],
    '#1c130d',
  );
}
