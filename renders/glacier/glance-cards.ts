import { ORIGINAL } from '../../src/games/glacier/cards.js';
import type { CardView, HuntView, OpenView, View } from '../../src/games/glacier/view-types.js';
import { changed } from '../kit/marks.js';
import { INKS } from '../kit/palette.js';
import { card as paper, type Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { hyphenated, WIDTH } from '../kit/type.js';
import { widthOf } from '../lettering.js';
import { icon, rect, text, type Item } from '../scene.js';
import { sentence } from '../words.js';
import { drawingOf, LOOK } from './kit.js';
import { cardName, contestName, percent, type Say } from './words.js';

/** The middle of the glance: hunt cards that can still be used, a card in dispute, or the tales of winter. */

const CARD = { y: 288, w: 248, h: 392 } as const;
const STONE = { fill: '#e6d9bf', fade: '#cbb893', texture: 'stone', edge: '#f2e8d2' } as const;
const CHOSEN = { ...STONE, fill: '#fbf0d2', fade: '#ecd9a8' } as const;
const OCHRE = '#8a4a22';
const DEEP_OCHRE = '#7c3414';
const CHIP = '#473626';

/** A big picture with a name in a slot of the row. */
interface Slab {
  readonly drawing: string;
  readonly name: string;
  /** In the upper left corner. */
  readonly tag?: readonly [icon: string, words: string];
  readonly facts: readonly (readonly [icon: string, words: string])[];
  readonly odds?: { readonly sure: number; readonly best: number };
  readonly chosen?: boolean;
  /** Stands on the lower edge: who hunts, or who won. */
  readonly below?: readonly Item[];
}

const boxOf = (i: number, of: number): Box => ({
  x: (WIDTH - of * CARD.w - (of - 1) * 12) / 2 + i * (CARD.w + 12),
  y: CARD.y,
  w: CARD.w,
  h: CARD.h,
});

/** A chance as a bar: with the hunters wanted, and lighter on top with all that the clan has. */
function bar({ sure, best }: NonNullable<Slab['odds']>, x: number, y: number, w: number): Item[] {
  const words = sure >= best ? `${best} %` : `${sure}–${best} %`;
  const part = (share: number, fill: string): Item[] =>
    share < 3 ? [] : [rect(x, y, Math.round((w * share) / 100), 46, { fill, r: 14 })];
  return [
    rect(x, y, w, 46, { fill: '#43362a', r: 14 }),
    ...part(best, '#3a5c46'),
    ...part(sure, INKS.good),
    text(x, y, w, 46, words, { size: 36, fill: '#ffffff', weight: 'bold', align: 'center' }),
  ];
}

function tagItems([name, words]: NonNullable<Slab['tag']>, x: number, y: number): Item[] {
  const w = 66 + Math.ceil(widthOf(words, 44, 'bold'));
  return [
    rect(x, y, w, 52, { fill: CHIP, r: 12 }),
    icon(name, x + 8, y + 5, 42, { ink: INKS.bone, paper: CHIP }),
    text(x + 56, y, w - 56, 52, words, { size: 44, fill: INKS.bone, weight: 'bold' }),
  ];
}

function factItems(facts: Slab['facts'], { x, w }: Box, y: number): Item[] {
  const step = (w - 12) / facts.length;
  return facts.flatMap(([name, words], i) => {
    const wide = 54 + Math.ceil(widthOf(words, 44, 'bold'));
    const left = Math.round(x + 6 + i * step + (step - wide) / 2);
    return [
      icon(name, left, y + 2, 44, { ink: INKS.ink, paper: '#fffaf0' }),
      text(left + 52, y, wide - 48, 48, words, { size: 44, fill: INKS.ink, weight: 'bold' }),
    ];
  });
}

function slabItems(slab: Slab, place: Box): Item[] {
  const box = slab.chosen === true ? { ...place, y: place.y - 14 } : place;
  const { x, y, w } = box;
  const name = hyphenated(slab.name, 33, w - 16);
  const isLong = widthOf(name, 34, 'title') > w - 18;
  return [
    ...paper(box, slab.chosen === true ? CHOSEN : STONE),
    icon(slab.drawing, x + (w - 184) / 2 + 8, y + (isLong ? 22 : 30), isLong ? 168 : 184, {
      ink: slab.chosen === true ? DEEP_OCHRE : OCHRE,
      paper: '#e6d9bf',
      relief: true,
    }),
    ...(slab.tag === undefined ? [] : tagItems(slab.tag, x + 10, y + 10)),
    text(x + 8, y + (isLong ? 184 : 212), w - 16, isLong ? 82 : 52, name, {
      size: isLong ? 36 : 40,
      least: 33,
      lines: isLong ? 2 : 1,
      fill: INKS.ink,
      weight: 'title',
      align: 'center',
    }),
    ...factItems(slab.facts, box, y + 264),
    ...(slab.odds === undefined ? [] : bar(slab.odds, x + 18, y + 318, w - 36)),
    ...(slab.chosen === true ? changed(box) : []),
    ...(slab.below ?? []),
  ];
}

/** Animals and herbs: food, hunters, hunt value, chance. Weapons and artifacts are taken at once. */
function openSlab({ card, plain, best }: OpenView, hunt: HuntView | null, place: Box, say: Say): Slab {
  const isChosen = hunt?.prey === card.id;
  const odds =
    isChosen && hunt !== null
      ? { sure: percent(hunt.odds.chance), best: percent(hunt.odds.chance) }
      : plain === null || best === null
        ? undefined
        : { sure: percent(plain), best: percent(best) };
  const hunter = isChosen && hunt !== null ? LOOK[hunt.clan as keyof typeof LOOK] : undefined;
  return {
    ...cardSlab(card, say),
    chosen: isChosen,
    ...(odds === undefined ? {} : { odds }),
    ...(hunter === undefined
      ? {}
      : { below: seatToken(hunter, place.x + place.w / 2 - 30, place.y + 350, 60) }),
  };
}

const cardSlab = (card: CardView, say: Say): Slab => ({
  drawing: drawingOf(card),
  name: cardName(say, card),
  ...(card.food > 0 ? { tag: ['meat', String(card.food)] as const } : {}),
  facts: [
    ...(card.hunters > 0 ? [['person', String(card.hunters)] as const] : []),
    ...(card.hunt > 0 ? [['die', String(card.hunt)] as const] : []),
    ...(card.kind !== 'prey' && card.weapon > 0 ? [['spear', `+${card.weapon}`] as const] : []),
    ...(card.kind !== 'prey' && card.lore > 0 ? [['lore', String(card.lore)] as const] : []),
  ],
});

const TALES = { hunting: 'spear', healing: 'herb', spirits: 'drum' } as const;

/** A contest of the Great Gathering, with its winner. */
const taleSlabs = (view: View, say: Say): Slab[] =>
  view.gathering.map(({ contest, winner, entries }, i) => {
    const won = entries.find(({ clan }) => clan === winner);
    const box = boxOf(i, view.gathering.length);
    return {
      drawing: TALES[contest],
      name: contestName(say, contest),
      facts:
        won === undefined
          ? [['lore', '–'] as const]
          : [['lore', String(won.lore)] as const, ['die', String(won.dice[0] ?? '')] as const],
      ...(winner === ''
        ? {}
        : { below: seatToken(LOOK[winner], box.x + box.w / 2 - 40, box.y + box.h - 72, 80) }),
    };
  });

/** Once all cards are used: the fate cards of the clan whose turn it is. */
function fateSlab({ active, clans }: View, say: Say): Slab {
  const { x, y, w } = boxOf(0, 1);
  return {
    drawing: 'fate',
    name: sentence(say('fates')),
    facts: [['fate', String(clans.find(({ clan }) => clan === active)?.fates ?? 0)]],
    below: seatToken(LOOK[active], x + w / 2 - 30, y + 318, 60),
  };
}

/** What is at stake now. */
function slabsOf(view: View, say: Say): readonly Slab[] {
  const { asked, open, phase } = view;
  if (phase !== 'turn') return taleSlabs(view, say);
  if (asked !== null && asked.curse !== null) {
    const { by, against, fate } = asked.curse;
    const box = boxOf(0, 1);
    return [
      {
        drawing: 'fate',
        name: say.nameOf(fate),
        facts: [],
        below: [
          ...seatToken(LOOK[by], box.x + 12, box.y + 280, 84),
          icon('arrow', box.x + 102, box.y + 300, 44, { ink: INKS.ink }),
          ...seatToken(LOOK[against], box.x + 152, box.y + 280, 84),
        ],
      },
    ];
  }
  const auctioned = ORIGINAL.cards.find(({ id }) => asked?.state === 'auction' && id === asked.card);
  if (auctioned !== undefined) return [cardSlab(auctioned, say)];
  if (open.length === 0) return [fateSlab(view, say)];
  return open.map((one, i) => openSlab(one, asked?.hunt ?? null, boxOf(i, open.length), say));
}

/** The cards side by side, the chosen one on top. */
export function cardRow(view: View, say: Say): Item[] {
  const slabs = slabsOf(view, say);
  const drawn = slabs.map((slab, i) => ({ slab, items: slabItems(slab, boxOf(i, slabs.length)) }));
  return [
    ...drawn.filter(({ slab }) => slab.chosen !== true),
    ...drawn.filter(({ slab }) => slab.chosen === true),
  ].flatMap(({ items }) => items);
}
