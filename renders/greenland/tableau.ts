import type { TribeId } from '../../src/games/greenland/board/model.js';
import type { CardSide, SpotView, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import type { PictureRequest } from '../contract.js';
import { sceneOf } from '../kit.js';
import { backdrop } from '../kit/backdrop.js';
import { crown, out } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { plate } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { line, subtitle, title, WIDTH } from '../kit/type.js';
import { group, icon, path, rect, text, type Item, type Scene } from '../scene.js';
import { leadersOf, pointsOf, statItems } from './glance-seats.js';
import { headWords } from './glance-words.js';
import { ICONS } from './icons.js';
import { TRIBE_LOOK } from './palette.js';
import { sayFor } from './patrol.js';
import { highSeats, SEATS_H } from './placard.js';
import { householdOf } from './strip.js';
import { BARE_CARD_H, hasFoot, TABLEAU_CARD_H, TABLEAU_CARD_W, tableauCard } from './tableau-card.js';
import { cardName, tribeName, type Say } from './words.js';

/** One tribe alone, large: its high seats, goods and household, and the hand when its owner looks. */

const MARGIN = 24;
const GAP = 12;
const COLUMNS = 3;
const CARD_W = 248;
const SCALE = CARD_W / TABLEAU_CARD_W;
const SEATS_Y = 152;
const GOODS_Y = SEATS_Y + SEATS_H + 14;
const GOODS_H = 76;
const PEOPLE_Y = GOODS_Y + GOODS_H + GAP;
const PEOPLE_H = 64;
const CARDS_Y = PEOPLE_Y + PEOPLE_H + 14;
const FOOT = 62;
/** Higher than a chat shows whole, for households that have many cards; small letters allow no more. */
const TALLEST = 1338;

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

function head(view: View, tribe: TribeView, say: Say): Item[] {
  const isAsked = view.waiting.includes(tribe.tribe);
  const words = tribe.extinct
    ? say('extinct')
    : isAsked || view.final !== null
      ? headWords(view, say)
      : `${say('turn', { turn: view.turn, turns: view.turns })}`;
  return [
    title(tribeName(say, tribe.tribe), 420),
    subtitle(words, 420),
    icon(tribe.mono ? 'cross' : 'spirits', 470, 34, 46, { ink: INKS.bone }),
    line(470, 124, 190, say(tribe.mono ? 'mono' : 'poly'), 33, { cast: true }),
    ...seatToken(TRIBE_LOOK[tribe.tribe], 682, 30, 100),
    ...(leadersOf(view).includes(tribe.tribe) ? crown(732, 34, 60) : []),
    ...(tribe.extinct ? out(782, 124) : []),
  ];
}

/** Goods on paper, people and hand on a dark plate. */
function stock(view: View, tribe: TribeView, say: Say): Item[] {
  const goods: readonly (readonly [string, number])[] = [
    ['energy', tribe.disks.energy],
    ['ivory', tribe.disks.ivory],
    ['iron', tribe.disks.iron],
    ['boat', tribe.mariners],
    ['sled', tribe.sleds],
    ['star', pointsOf(view, tribe)],
  ];
  const people: readonly (readonly [string, string, string, number])[] = [
    ['person', String(tribe.unassigned), say('people'), 280],
    ['valhalla', String(tribe.valhalla), say('valhalla'), 270],
    ['cards', `${tribe.handCount}/${tribe.handSize}`, say('hand'), 200],
  ];
  let x = MARGIN + 14;
  return [
    ...plate({ x: MARGIN, y: GOODS_Y, w: WIDTH - 2 * MARGIN, h: GOODS_H }, 'lit'),
    ...goods.flatMap(([sign, n], i) =>
      statItems({ icon: sign, words: String(n) }, MARGIN + 18 + i * 126, GOODS_Y + 17, 110, true),
    ),
    ...plate({ x: MARGIN, y: PEOPLE_Y, w: WIDTH - 2 * MARGIN, h: PEOPLE_H }, 'dark', '#3a2a1d'),
    ...people.flatMap(([sign, n, words, w]) => {
      const left = x;
      x += w;
      const digits = n.length * 24 + 4;
      return [
        ...statItems({ icon: sign, words: n }, left, PEOPLE_Y + 11, 46 + digits, false),
        text(left + 52 + digits, PEOPLE_Y, w - 62 - digits, PEOPLE_H, words, {
          size: 34,
          least: 28,
          fill: '#e0c79c',
          weight: 'bold',
        }),
      ];
    }),
    ...(tribe.alpha === 'pool'
      ? [icon('alpha', MARGIN + 21, PEOPLE_Y - 4, 30, { ink: '#f7c440', paper: '#1e2730' })]
      : []),
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

/** Cards that were not there, or not so, in an earlier view. */
function changedSince(before: TribeView | undefined): (spot: SpotView) => boolean {
  if (before === undefined) return () => false;
  const known = new Set(householdOf(before).map((spot) => JSON.stringify(spot)));
  return (spot) => !known.has(JSON.stringify(spot));
}

/** Heights of the lines that fit: each as high as its highest card needs to be. */
function linesOf(cards: readonly Kept[]): readonly number[] {
  const heights: number[] = [];
  let y = CARDS_Y;
  for (let i = 0; i < cards.length; i += COLUMNS) {
    const isTall = cards.slice(i, i + COLUMNS).some(({ spot, inHand }) => inHand || hasFoot(spot));
    const h = Math.ceil((isTall ? TABLEAU_CARD_H : BARE_CARD_H) * SCALE);
    if (y + h + FOOT > TALLEST) break;
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
}

/** The cards, and how far down they reach. */
function householdItems(
  { cards, owner, changed, kin }: Household,
  say: Say,
): { items: Item[]; bottom: number } {
  const heights = linesOf(cards);
  const room = heights.length * COLUMNS;
  const shown = cards.length > room ? cards.slice(0, room - 1) : cards;
  const at = (i: number): readonly [number, number] => [
    MARGIN + (i % COLUMNS) * (CARD_W + GAP),
    CARDS_Y + heights.slice(0, Math.floor(i / COLUMNS)).reduce((sum, h) => sum + h + GAP, 0),
  ];
  const items = shown.map(({ spot, inHand }, i) => {
    const [x, y] = at(i);
    const card = tableauCard(spot, 0, 0, {
      name: cardName(say, spot.face),
      owner: owner.tribe,
      ...(kin === undefined ? {} : { kin }),
      scores: !owner.mono,
      ...(inHand ? { inHand: say('yourHand') } : {}),
      ringed: !inHand && changed(spot),
      raided: say('raided'),
      height: Math.floor((heights[Math.floor(i / COLUMNS)] ?? TABLEAU_CARD_H) / SCALE),
    });
    return group(x, y, [card], { scale: SCALE });
  });
  const [x, y] = at(shown.length);
  const words = say('more', { n: cards.length - shown.length });
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

/** The tableau of `seat`; throws when the request names no seat at the table. */
export function tableauScene({ view, before, seat, locale }: PictureRequest<View>): Scene {
  const say = sayFor(view, locale);
  const tribe = view.tribes.find((t) => t.tribe === seat);
  if (tribe === undefined) throw new Error(`no tableau belongs to ${seat ?? 'nobody'}`);
  const earlier = before?.tribes.find((t) => t.tribe === seat);
  const own = view.you === tribe.tribe ? view.hand : [];
  const cards = [
    ...own.map((face) => ({ spot: alone(face), inHand: true })),
    ...householdOf(tribe).map((spot) => ({ spot, inHand: false })),
  ];
  const { items, bottom } = householdItems(
    { cards, owner: tribe, changed: changedSince(earlier), kin: view.women?.colour },
    say,
  );
  const height = bottom + FOOT;
  return sceneOf(
    { width: WIDTH, height, background: '#1c130d' },
    [
      hall(height),
      ...head(view, tribe, say),
      ...highSeats(tribe.ranks, earlier?.ranks, say, MARGIN, SEATS_Y),
      ...stock(view, tribe, say),
      ...items,
      ...(view.event === null ? [] : [line(108, height - 18, 680, say.nameOf(view.event.id), 36)]),
    ],
    ICONS,
  );
}
