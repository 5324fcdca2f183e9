import { type Position, zone, type Zones } from '../../kernel/index.js';
import { cardInfo, isRemovedEvent, packOf } from './cards/cards.js';
import {
  NO_CARD,
  NORTH,
  SOUTH,
  tribeNo,
  type Card,
  type G,
  type PublicState,
  type RowNo,
} from './vocabulary/model.js';
import { rulesOf } from './variants.js';

/** The places of Greenland's cards, and who sees them. */

const rowCards = ({ rows }: PublicState): Card[] =>
  rows.flatMap(({ warm, cold }) => [...warm, ...cold]).map(({ card }) => card);

const eventCard = ({ event }: PublicState): Card[] => (event === NO_CARD ? [] : [event]);

/** C2, M3: some cards never enter a game, which is public. */
function mayBeDealt(g: PublicState, card: Card): boolean {
  const { absentTypes, takes } = rulesOf(g);
  const { take, hunt } = cardInfo(g, card);
  if (take !== null && !takes) return false;
  return hunt === null || (absentTypes & (1 << hunt.type)) === 0;
}

/** Cards that publicly never enter the game, unless a scripted pile holds them. */
export const staysOut = (g: PublicState, card: Card): boolean =>
  isRemovedEvent(g, card) || !mayBeDealt(g, card);

/** The place of such a card is public. */
const known = (card: Card, { g }: Position<G>): string => (staysOut(g, card) ? String(card) : '');

/** An import that no ship has brought yet is only an icon on its event. */
function allCards({ g }: Position<G>): Card[] {
  const brought = new Set([
    ...g.discards,
    ...g.tribes.flatMap(({ tableau }) => tableau.map(({ card }) => card)),
  ]);
  return packOf(g)
    .cards.filter(({ card, kind }) => kind !== 'import' || brought.has(card))
    .map(({ card }) => card);
}

const deck = (id: string, no: RowNo) =>
  zone<G, Card>({
    id,
    kind: 'card',
    owner: 'table',
    seenBy: 'nobody',
    cards: ({ g }) => g.decks[no],
    back: known,
    holds: (card, { g }) => {
      const { kind, row } = cardInfo(g, card);
      return kind === 'biome' && row === no;
    },
  });

export const ZONES: Zones<G> = {
  kinds: { card: allCards },
  named: (card, { g }) => cardInfo(g, card as Card).id,
  zones: [
    // The zone with the fewest possible cards: an imagined deal fills it first.
    zone<G, Card>({
      id: 'hand',
      kind: 'card',
      owner: 'seat',
      seenBy: 'owner',
      cards: ({ g }, seat) => g.hands[tribeNo(seat)],
      holds: (card, { g }) => {
        const { kind, take } = cardInfo(g, card);
        return kind === 'biome' && take !== null;
      },
    }),
    deck('north', NORTH),
    deck('south', SOUTH),
    zone<G, Card>({
      id: 'events',
      kind: 'card',
      owner: 'table',
      seenBy: 'nobody',
      cards: ({ g }) => g.events,
      back: known,
      holds: (card, { g }) => cardInfo(g, card).kind === 'event',
    }),
    zone<G, Card>({
      id: 'unused',
      kind: 'card',
      owner: 'table',
      seenBy: 'nobody',
      back: known,
      cards: ({ g }) => g.unused,
    }),
    zone<G, Card>({ id: 'rows', kind: 'card', owner: 'table', seenBy: 'all', cards: ({ g }) => rowCards(g) }),
    zone<G, Card>({
      id: 'event',
      kind: 'card',
      owner: 'table',
      seenBy: 'all',
      cards: ({ g }) => eventCard(g),
    }),
    zone<G, Card>({
      id: 'discards',
      kind: 'card',
      owner: 'table',
      seenBy: 'all',
      cards: ({ g }) => g.discards,
    }),
    zone<G, Card>({
      id: 'tableau',
      kind: 'card',
      owner: 'seat',
      seenBy: 'all',
      cards: ({ g }, seat) => g.tribes[tribeNo(seat)].tableau.map(({ card }) => card),
    }),
    zone<G, Card>({
      id: 'trophies',
      kind: 'card',
      owner: 'seat',
      seenBy: 'all',
      cards: ({ g }, seat) => g.tribes[tribeNo(seat)].trophies,
      holds: (card, { g }) => cardInfo(g, card).trophy !== null,
    }),
  ],
};
