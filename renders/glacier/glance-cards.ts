import { ORIGINAL } from '../../src/games/glacier/pictures.js';
import type { CardView, OpenView, View } from '../../src/games/glacier/view-types.js';
import { INKS } from '../kit/palette.js';
import type { Box } from '../kit/plates.js';
import { seatToken } from '../kit/tokens.js';
import { icon, type Item } from '../scene.js';
import { sentence } from '../words.js';
import { huntPanel } from './glance-hunt.js';
import { drawingOf } from './prey.js';
import { GLACIER_LOOK as LOOK } from '../kit/looks.js';
import { boxOf, CARD, slabItems, type Slab } from './slab.js';
import { cardName, contestName, percent, type WordLookup } from './words.js';

/** The middle of the glance: hunt cards that can still be used, a card in dispute, or the tales of winter. */

/** An animal or herb that the active clan can take. */
function openSlab({ card, plain, best }: OpenView, word: WordLookup): Slab {
  const slab = cardSlab(card, word);
  return plain === null || best === null
    ? slab
    : { ...slab, odds: { plain: percent(plain), best: percent(best) } };
}

/** The hunted animal, with the hunter's token. */
const huntedSlab = ({ card }: OpenView, { active }: View, { x, y, w, h }: Box, word: WordLookup): Slab => ({
  ...cardSlab(card, word),
  chosen: true,
  below: seatToken(LOOK[active], x + w / 2 - 40, y + h - 80, 80),
});

const cardSlab = (card: CardView, word: WordLookup): Slab => ({
  drawing: drawingOf(card),
  name: cardName(word, card),
  ...(card.food > 0 ? { tag: ['meat', String(card.food)] as const } : {}),
  facts: [
    ...(card.hunters > 0 ? [['person', String(card.hunters)] as const] : []),
    ...(card.hunt > 0 ? [['die', String(card.hunt)] as const] : []),
    ...(card.kind !== 'prey' && card.weapon > 0 ? [['spear', `+${card.weapon}`] as const] : []),
    ...(card.kind !== 'prey' && card.lore > 0 ? [['lore', String(card.lore)] as const] : []),
  ],
});

/** The drawing of each contest. */
export const TALES = { hunting: 'spear', healing: 'herb', spirits: 'drum' } as const;

/** A contest of the Great Gathering, with its winner. */
const taleSlabs = (view: View, word: WordLookup): Slab[] =>
  view.gathering.map(({ contest, winner, entries }, i) => {
    const won = entries.find(({ clan }) => clan === winner);
    const box = boxOf(i, view.gathering.length);
    return {
      drawing: TALES[contest],
      name: contestName(word, contest),
      facts:
        won === undefined
          ? [['lore', '–'] as const]
          : [['lore', String(won.lore)] as const, ['die', String(won.dice[0] ?? '')] as const],
      ...(winner === ''
        ? {}
        : { below: seatToken(LOOK[winner], box.x + box.w / 2 - 40, box.y + box.h - 72, 80) }),
    };
  });

/** When all cards are used: the active clan's fate cards. */
function fateSlab({ active, clans }: View, word: WordLookup): Slab {
  const { x, y, w } = boxOf(0, 1);
  return {
    drawing: 'fate',
    name: sentence(word('fates')),
    facts: [['fate', String(clans.find(({ clan }) => clan === active)?.fates ?? 0)]],
    below: seatToken(LOOK[active], x + w / 2 - 30, y + 318, 60),
  };
}

/** The subject of the present decision: open cards, a curse, an auction or a dispute. */
function slabsOf(view: View, word: WordLookup): readonly Slab[] {
  const { asked, open, phase } = view;
  if (phase !== 'turn') return taleSlabs(view, word);
  if (asked !== null && asked.curse !== null) {
    const { by, against, fate } = asked.curse;
    const box = boxOf(0, 1);
    return [
      {
        drawing: 'fate',
        name: word.nameOf(fate),
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
  if (asked?.cause === 'earthquake')
    return [{ drawing: 'quake', name: word.nameOf('earthquake'), facts: [] }];
  if (auctioned !== undefined) return [cardSlab(auctioned, word)];
  if (open.length === 0) return [fateSlab(view, word)];
  return open.map((one) => openSlab(one, word));
}

/** The cards side by side; during a hunt, the animal and the bonuses. */
export function cardRow(view: View, word: WordLookup): Item[] {
  const hunt = view.phase === 'turn' ? (view.asked?.hunt ?? null) : null;
  const hunted = view.open.find(({ card }) => card.id === hunt?.prey);
  if (hunt !== null && hunted !== undefined && view.asked?.curse === null) {
    const place = { x: 32, y: CARD.y, w: CARD.w, h: CARD.h };
    return [...huntPanel(view, hunt, word), ...slabItems(huntedSlab(hunted, view, place, word), place)];
  }
  const slabs = slabsOf(view, word);
  return slabs.flatMap((slab, i) => slabItems(slab, boxOf(i, slabs.length)));
}
