import { copyJson, dealUnseen, type Draw, type Position, unseenCards } from '../../../kernel/index.js';
import { cardNo, packOf } from '../cards/cards.js';
import {
  NO_CARD,
  RULES_VERSION,
  tribeNo,
  type ByTribe,
  type Card,
  type G,
  type PublicState,
} from '../vocabulary/model.js';
import type { View } from '../view/view-types.js';
import { staysOut, ZONES } from '../zones.js';

/**
 * Samples a position that looks like this view: decks, events and other hands are dealt from unseen cards, sealed
 * answers are reopened, and the dice are new. It reads only the view, so an AI can't know more than its player.
 */
export function imagine(view: View, draw: Draw): Position<G> {
  const world = deal(view, draw, staysOut) ?? deal(view, draw, () => false);
  if (world === undefined) throw new Error('no cards make up what this view doesn’t show');
  return world;
}

/** @param isOut is an unseen card certain to be out of the game? */
function deal(view: View, draw: Draw, isOut: typeof staysOut): Position<G> | undefined {
  const table = copyJson(view.table) as PublicState;
  const hands: ByTribe<Card[]> = [[], [], [], []];
  let hidden = view.rows[0].deck + view.rows[1].deck + view.eventsLeft;
  for (const { tribe, handCount } of view.tribes) {
    const isOwn = tribe === view.you;
    if (!isOwn) hidden += handCount;
    hands[tribeNo(tribe)] = isOwn ? view.hand.map(({ id }) => cardNo(table, id)) : unseenCards(handCount);
  }
  const seen = seenCards(table, hands.flat());
  const unseen = packOf(table).cards.filter(({ card, kind }) => kind !== 'import' && !seen.has(card));
  const unused = unseen
    .filter(({ card, kind }) => (kind !== 'biome' && kind !== 'event') || isOut(table, card))
    .map(({ card }) => card);
  unused.push(...unseenCards<Card>(Math.max(0, unseen.length - unused.length - hidden)));
  return dealUnseen(
    ZONES,
    {
      game: 'greenland',
      rulesVersion: RULES_VERSION,
      variant: view.variant,
      seats: view.tribes.map(({ tribe }) => tribe),
      g: {
        ...table,
        decks: [unseenCards(view.rows[0].deck), unseenCards(view.rows[1].deck)],
        events: unseenCards(view.eventsLeft),
        unused,
        hands,
      },
      frames: copyJson(view.frames) as Position<G>['frames'],
      dice: { state: [bits(draw), bits(draw), bits(draw), bits(draw) | 1], count: 0 },
    },
    draw,
  );
}

const bits = (draw: Draw): number => (draw(0x10000) << 16) ^ draw(0x10000);

/** Every card that lies face up somewhere, and the own hand. */
function seenCards(table: PublicState, hand: readonly Card[]): Set<Card> {
  const seen = new Set<Card>([...hand, ...table.discards]);
  for (const row of table.rows) for (const { card } of [...row.warm, ...row.cold]) seen.add(card);
  for (const { tableau, trophies } of table.tribes) {
    for (const { card } of tableau) seen.add(card);
    for (const card of trophies) seen.add(card);
  }
  if (table.event !== NO_CARD) seen.add(table.event);
  return seen;
}
