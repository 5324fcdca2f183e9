import type { PartyView, SpotView, TribeView, View } from '../../src/games/greenland/view/view-types.js';
import { crown, out } from '../kit/marks.js';
import { INKS, STATUS } from '../kit/palette.js';
import { plate, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { name, WIDTH, signed } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, rect, text, type Item } from '../scene.js';
import { leadersOf, pointsOf, statItems, statsOf } from './glance-seats.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { tribeName, type WordLookup } from './words.js';

/** A tribe's part of the sheet: name and points, goods, six high seats. The household follows below. */

export const STRIP = { x: 24, w: WIDTH - 48, inner: 16 } as const;
const TOKEN = 56;

/** Ink and accent on a lit or dark plate. */
export interface Inks {
  readonly lit: boolean;
  readonly ink: string;
  readonly accent: string;
  readonly faint: string;
}

const inksOf = (lit: boolean): Inks =>
  lit
    ? { lit, ink: INKS.ink, accent: STATUS.scarce.paper, faint: INKS.softInk }
    : { lit, ink: INKS.bone, accent: INKS.ember, faint: INKS.mist };

/** A small number behind a value that has changed. */
const change = (by: number, x: number, y: number, h: number, { accent }: Inks): Item[] =>
  by === 0
    ? []
    : [text(x, y, 46, h, signed(by), { size: 29, least: 27, fill: accent, weight: 'bold', role: 'place' })];

interface Good {
  readonly icon: string;
  readonly words: string;
  readonly by: number;
}

const GOODS = ['energy', 'ivory', 'iron'] as const;

function goodsOf(tribe: TribeView, before: TribeView | undefined): readonly Good[] {
  const good = (sign: string, count: (one: TribeView) => number): Good => ({
    icon: sign,
    words: String(count(tribe)),
    by: before === undefined ? 0 : count(tribe) - count(before),
  });
  return [
    good('person', ({ unassigned }) => unassigned),
    ...GOODS.map((kind) => good(kind, ({ disks }) => disks[kind])),
    good('valhalla', ({ valhalla }) => valhalla),
    good('boat', ({ mariners }) => mariners),
    { icon: 'cards', words: `${tribe.handCount}/${tribe.handSize}`, by: 0 },
  ];
}

function goodsItems(goods: readonly Good[], y: number, inks: Inks): Item[] {
  const step = Math.floor((STRIP.w - 2 * STRIP.inner) / goods.length);
  return goods.flatMap(({ icon: sign, words, by }, i) => {
    const x = STRIP.x + STRIP.inner + i * step;
    const w = Math.ceil(widthOf(words, 36, 'bold')) + 2;
    return [
      icon(sign, x, y + 3, 42, { ink: inks.ink, paper: inks.lit ? INKS.lit : INKS.plate }),
      text(x + 44, y, w, 48, words, { size: 36, least: 33, fill: inks.ink, weight: 'bold' }),
      ...change(by, x + 46 + w, y, 48, inks),
    ];
  });
}

/** The elders on a high seat: the first tribe's token and number, and the number of others. */
function sitters([first, ...others]: readonly PartyView[], x: number, y: number, inks: Inks): Item[] {
  if (first === undefined) return [];
  const more = others.reduce((sum, { n }) => sum + n, 0);
  const words = more > 0 ? `+${more + first.n - 1}` : first.n > 1 ? String(first.n) : '';
  return [
    ...seatToken(TRIBE_LOOK[first.tribe], x, y, TOKEN),
    ...(words === ''
      ? []
      : [
          text(x + TOKEN, y, 33, TOKEN, words, {
            size: 29,
            least: 27,
            fill: inks.ink,
            weight: 'bold',
            role: 'place',
          }),
        ]),
  ];
}

function rankItems(tribe: TribeView, before: TribeView | undefined, y: number, inks: Inks): Item[] {
  const w = Math.floor((STRIP.w - 2 * STRIP.inner - 5 * 8) / 6);
  return tribe.ranks.flatMap(({ rank, elders }, i) => {
    const x = STRIP.x + STRIP.inner + i * (w + 8);
    const isNew = before !== undefined && JSON.stringify(before.ranks[i]?.elders) !== JSON.stringify(elders);
    return [
      rect(x, y, w, 60, {
        fill: elders.length === 0 ? (inks.lit ? '#e6d3a6' : '#22343f') : inks.lit ? '#d9bf86' : '#3d5766',
        r: 10,
        ...(isNew ? { stroke: inks.accent, line: 5 } : {}),
      }),
      text(x + 6, y, 20, 60, String(rank), {
        size: 33,
        fill: inks.lit ? INKS.ink : INKS.mist,
        weight: 'bold',
      }),
      ...sitters(elders, x + 24, y + 2, inks),
    ];
  });
}

/** Heights of a strip's lines above the household. */
const HEAD = 60;
const STOCK = 48;
const RANKS = 64;
export const STRIP_TOP = HEAD + STOCK + RANKS;

function head(
  view: View,
  tribe: TribeView,
  before: View | undefined,
  y: number,
  inks: Inks,
  word: WordLookup,
): Item[] {
  const { x, w } = STRIP;
  const stats = statsOf(view, tribe).filter(({ icon: sign }) => sign !== 'person');
  const earlier = before?.tribes.find((one) => one.tribe === tribe.tribe);
  const by =
    before === undefined || earlier === undefined ? 0 : pointsOf(view, tribe) - pointsOf(before, earlier);
  const step = stats.length > 2 ? 118 : 146;
  const left = x + w - stats.length * step - 16;
  const sled = tribe.sleds > 0 ? [{ icon: 'sled', words: String(tribe.sleds) }] : [];
  return [
    ...seatToken(TRIBE_LOOK[tribe.tribe], x + 12, y + 5, TOKEN),
    ...(leadersOf(view).includes(tribe.tribe) ? crown(x + 12 + TOKEN / 2, y + 6, 46) : []),
    name(x + 84, y + 48, 180, tribeName(word, tribe.tribe), { fill: inks.ink }),
    icon(tribe.mono ? 'cross' : 'spirits', x + 268, y + 10, 42, { ink: inks.faint }),
    ...(tribe.extinct ? out(x + 14 + TOKEN, y + 48) : []),
    ...sled.flatMap((stat) => statItems(stat, x + 312, y + 10, 82, inks.lit)),
    ...stats.flatMap((stat, i) => [
      ...statItems(stat, left + i * step, y + 10, step - 6, inks.lit),
      ...(stat.icon === 'star' ? change(by, left + i * step + 100, y + 10, 42, inks) : []),
    ]),
  ];
}

/** A tribe's plate with everything above its household. */
export function stripItems(
  view: View,
  tribe: TribeView,
  before: View | undefined,
  { y, h }: Pick<Box, 'y' | 'h'>,
  word: WordLookup,
): { readonly items: readonly Item[]; readonly inks: Inks } {
  const isLit = view.waiting.includes(tribe.tribe) || (view.final?.winners.includes(tribe.tribe) ?? false);
  const inks = inksOf(isLit);
  const earlier = before?.tribes.find((one) => one.tribe === tribe.tribe);
  return {
    inks,
    items: [
      ...plate({ ...STRIP, y, h }, isLit ? 'lit' : 'dark'),
      ...head(view, tribe, before, y, inks, word),
      ...(tribe.extinct
        ? []
        : [
            ...goodsItems(goodsOf(tribe, earlier), y + HEAD, inks),
            ...rankItems(tribe, earlier, y + HEAD + STOCK, inks),
          ]),
    ],
  };
}

/** A tribe's household: cards of its tableau, then trophies. */
export const householdOf = (tribe: TribeView): readonly SpotView[] => [
  ...tribe.tableau,
  ...tribe.trophies.map((face) => ({ face, parties: [], hostile: false, husband: null, raidedBy: null })),
];
