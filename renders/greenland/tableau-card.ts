import type { CardSide, PartyView, SpotView, TribeId } from '../../src/games/greenland/view/view-types.js';
import { mixed } from '../kit/backdrop.js';
import { INKS } from '../kit/palette.js';
import { group, icon, rect, shadow, type Item } from '../scene.js';
import { beastOf } from './beasts.js';
import { effectsRun, raidRun } from './effects.js';
import { COLOR } from './palette.js';
import { GREENLAND_LOOK as TRIBE_LOOK } from '../kit/looks.js';
import { badge, bold, counted, diskRun, gap, partyRun, put, run, times, token, type Run } from './pieces.js';

/** A card of a tableau, a trophy or a card in hand. */

export const TABLEAU_CARD_W = 284;
/** Heights with and without a foot for the people on the card. */
export const TABLEAU_CARD_H = 250;
export const BARE_CARD_H = 198;

const W = TABLEAU_CARD_W;
const TEXT = 32;

interface Kind {
  readonly fill: string;
  readonly edge: string;
  readonly letter: string | null;
}

function kindOf(face: CardSide): Kind {
  const animal = { fill: '#f3ead8', edge: '#6b4a1f', letter: 'D' };
  switch (face.kind) {
    case 'daughter': {
      const look = TRIBE_LOOK[face.tribe ?? 'tunit'];
      return { fill: look.tint, edge: look.edge, letter: null };
    }
    case 'invention':
      return { fill: '#e9e5f5', edge: '#4a3a86', letter: 'I' };
    case 'import':
      return face.livestock === null ? { fill: '#efe4c6', edge: '#7a5a1c', letter: null } : animal;
    case 'trophy':
      return { fill: '#f7e6c4', edge: '#9a6b00', letter: null };
    default:
      return animal;
  }
}

const GOODS: Readonly<Record<string, string>> = {
  sword: 'sword',
  crossbow: 'crossbow',
  book: 'book',
  'sun-stone': 'spar',
};

export function pictureOf(face: CardSide): string {
  if (face.kind === 'daughter') return 'woman';
  if (face.kind === 'invention') return 'ulu';
  if (face.kind === 'import' && face.livestock === null) return GOODS[face.id] ?? 'ship';
  return beastOf(face.id, face.hunt?.type);
}

/** An animal's yield per turn and its hay (H1, H2). */
function livestockRun(face: CardSide): Run {
  const { livestock } = face;
  if (livestock === null) return run();
  return run(
    livestock.babies > 0 ? counted('baby', livestock.babies, 38, 34) : null,
    livestock.orIvory > 0
      ? run({ items: [bold(0, 0, 16, 38, '/', 34)], width: 16 }, counted('ivory', livestock.orIvory, 38, 34))
      : null,
    gap(10),
    livestock.hay > 0 ? counted('hay', livestock.hay, 36, 34, '#7a6a10') : null,
  );
}

/** A card's gain when given away (B3). */
function worthRun(face: CardSide): Run | null {
  const { exchange } = face;
  if (exchange === null || exchange.energy + exchange.ivory + exchange.iron === 0) return null;
  return run({ items: [icon('sell', 0, 4, 34, { ink: COLOR.faint })], width: 38 }, diskRun(exchange, 42, 36));
}

/** The upper right corner: points, hand size, sled, husband. Points that don't count are pale (J). */
function corner(spot: SpotView, scores: boolean): Item[] {
  const { face, husband } = spot;
  if (face.kind === 'trophy' || (face.kind === 'invention' && face.vp > 0)) {
    const points = counted('star', face.trophy?.vp ?? face.vp, 46, 44, scores ? '#9a6b00' : '#b5b0a4');
    return [put(points, W - 10, 10, 'right')];
  }
  const parts: Run[] = [];
  if (face.handSize > 0 && face.kind === 'daughter')
    parts.push(counted('cards', `+${face.handSize}`, 42, 34));
  if (face.sled) parts.push(gap(6), times('sled', 1, 46));
  if (husband !== null)
    parts.push(gap(8), {
      items: [
        icon('ring', 0, 4, 42, { ink: '#9a6b00' }),
        ...token(husband.tribe, 44, 6, 42, TEXT, husband.alpha),
      ],
      width: 88,
    });

  return [put(run(...parts), W - 8, 8, 'right')];
}

/** People on the card: guards behind a shield, raiders behind an axe, daughters at home. */
function foot(
  parties: readonly PartyView[],
  guards: readonly TribeId[],
  kin: TribeId | undefined,
  H: number,
): Item[] {
  const home = parties.filter((p) => guards.includes(p.tribe));
  const away = parties.filter((p) => !guards.includes(p.tribe) && p.tribe !== kin);
  const women = parties.filter((p) => p.tribe === kin);
  const parts: Run[] = [];
  for (const [sign, ink, list] of [
    ['shield', COLOR.hit, home],
    ['axe', COLOR.blood, away],
    ['woman', COLOR.ink, women],
  ] as const) {
    if (list.length === 0) continue;
    parts.push({ items: [icon(sign, 0, 2, 38, { ink, paper: '#fff' })], width: 42 });
    parts.push(...list.flatMap((p) => [partyRun(p, 40, 34), gap(8)]));
  }
  return [
    rect(4, H - 54, W - 8, 50, { fill: '#ffffffcc', r: 10 }),
    group(8, H - 49, [put(run(...parts), 0, 0)]),
  ];
}

export interface TableauCardOptions {
  /** Localized name. */
  readonly name: string;
  readonly owner: TribeId;
  readonly ringed: boolean;
  /** Color of the tribe's own women, drawn like guards (K). */
  readonly kin?: TribeId;
  /** The words on a card in hand, which is not in play yet. */
  readonly inHand?: string;
  /** Trophies and inventions count for points (polytheists, J). */
  readonly scores: boolean;
  /** Words for a card raided this turn. */
  readonly raided: string;
  /** Height in pixels, equal for cards side by side; high enough for a foot by default. */
  readonly height?: number;
}

export const hasFoot = (spot: SpotView): boolean => spot.parties.length > 0 || spot.raidedBy !== null;

export function tableauCard(spot: SpotView, x: number, y: number, options: TableauCardOptions): Item {
  const { face } = spot;
  const H = options.height ?? TABLEAU_CARD_H;
  const kind = kindOf(face);
  const daughter = face.kind === 'daughter';
  const items: Item[] = [
    shadow(0, 8, W, H, { alpha: 0.5, spread: 16 }),
    rect(1.5, 1.5, W - 3, H - 3, {
      fill: kind.fill,
      fade: { to: mixed(kind.fill, '#c9a25e', 0.3), top: 0, bottom: H },
      texture: 'fiber',
      stroke: kind.edge,
      line: 3,
      r: 13,
      ...(options.inHand !== undefined ? { dash: [12, 8] } : {}),
    }),
  ];
  if (kind.letter !== null) items.push(...badge(8, 8, 48, kind.letter, kind.edge, 38));
  else if (daughter && face.tribe !== null) items.push(...token(face.tribe, 8, 9, 46, 34));
  else
    items.push(
      icon(face.kind === 'trophy' ? 'fang' : 'ship', 9, 9, 46, { ink: kind.edge, paper: kind.fill }),
    );
  const ink = daughter ? kind.edge : '#8b7a5c';
  if (face.kind !== 'trophy') items.push(icon(pictureOf(face), 62, 3, 62, { ink, paper: kind.fill }));
  items.push(...corner(spot, options.scores));
  const worth = worthRun(face) ?? gap(0);
  const long = options.name.length > 18;
  items.push(
    bold(
      long ? 6 : 10,
      66,
      W - 14 - worth.width + (long ? 6 : 0),
      38,
      options.name,
      TEXT,
      COLOR.ink,
      long ? { weight: 'medium' } : {},
    ),
    put(worth, W - 8, 63, 'right'),
  );
  if (face.kind === 'trophy')
    items.push(
      icon(pictureOf(face), W / 2 - (H - 112) / 2, 104, H - 112, { ink: '#b98f3f', paper: kind.fill }),
    );
  else {
    const animal = face.livestock !== null;
    const said = face.effects.filter((e) => !daughter || e.type !== 'handSize');
    const effects = [44, 40, 36]
      .map((size) => effectsRun(said, size))
      .reduce((best, next) => (best.width > W - 20 ? next : best));
    const first = animal ? livestockRun(face) : effects;
    const raid = face.raid === null ? (animal ? times('noRaid', 1, 40) : null) : raidRun(face.raid, 38);
    items.push(put(first, 10, 104));
    items.push(put(run(raid, animal && effects.width > 0 ? run(gap(12), effects) : null), 10, 152));
  }
  if (spot.parties.length > 0) {
    const guards = spot.husband === null ? [options.owner] : [options.owner, spot.husband.tribe];
    items.push(...foot(spot.parties, guards, options.kin, H));
  } else if (spot.raidedBy !== null) {
    items.push(
      bold(10, H - 50, 150, 42, options.raided, TEXT, COLOR.blood),
      ...token(spot.raidedBy, 168, H - 51, 42, TEXT),
    );
  }
  if (options.inHand !== undefined)
    items.push(
      icon('hand', 12, H - 48, 36, { ink: COLOR.faint }),
      bold(54, H - 50, W - 64, 42, options.inHand, TEXT, COLOR.faint),
    );
  if (options.ringed)
    items.push(
      rect(-3, -3, W + 6, H + 6, { stroke: INKS.casing, line: 13, r: 17 }),
      rect(-3, -3, W + 6, H + 6, { stroke: INKS.ember, line: 8, r: 17 }),
    );
  return group(x, y, items, { size: { w: W, h: H } });
}
