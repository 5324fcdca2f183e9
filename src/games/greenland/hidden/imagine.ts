import { copyJson } from '../../../kernel/copy.js';
import { shuffle, type Draw } from '../../../kernel/random.js';
import type { Position } from '../../../kernel/types.js';
import { cardInfo, cardNo, isRemovedEvent, packOf } from '../cards/cards.js';
import {
  NO_CARD,
  tribeNo,
  type ByTribe,
  type Card,
  type G,
  type RowNo,
  type PublicState,
} from '../board/model.js';
import type { Pack } from '../cards/pack.js';
import type { View } from '../view/view-types.js';
import { mayBeDealt } from '../zones.js';

/**
 * A whole position that looks like this view: decks, events and the hands of others are dealt from the cards
 * that nobody at this seat has seen, sealed answers are open again, and the dice are new. Nothing else is asked
 * than the view, so whoever thinks with it can't know more than its player.
 */
export function imagine(view: View, draw: Draw): Position<G> {
  const table = copyJson(view.table) as PublicState;
  const pack = packOf(table);
  const hands: ByTribe<Card[]> = [[], [], [], []];
  const you = view.you === null ? NO_CARD : tribeNo(view.you);
  if (view.you !== null) hands[tribeNo(view.you)] = view.hand.map(({ id }) => cardNo(table, id));
  const seen = seenCards(table, hands.flat());

  const piles: [Card[], Card[]] = [[], []];
  const unused: Card[] = [];
  for (const no of [0, 1] as const) {
    for (const card of pack.biomes[no]) {
      if (seen.has(card)) continue;
      (mayBeDealt(table, card) ? piles[no] : unused).push(card);
    }
    shuffle(piles[no], draw);
  }
  const decks = [view.rows[0].deck, view.rows[1].deck] as const;
  for (const { tribe, handCount } of view.tribes) {
    const t = tribeNo(tribe);
    for (let n = t === you ? handCount : 0; n < handCount; n++) {
      const card = takeForHand(table, piles, decks, draw);
      if (card !== NO_CARD) hands[t].push(card);
    }
  }
  for (const no of [0, 1] as const) unused.push(...piles[no].splice(decks[no]));

  const events = shuffle(unseenEvents(pack, table, seen), draw);
  unused.push(...events.splice(view.eventsLeft));
  unused.push(...[...pack.daughters, ...pack.farm, ...pack.newWorld].filter((card) => !seen.has(card)));
  unused.push(...pack.events.filter((card) => !seen.has(card) && isRemovedEvent(table, card)));

  return {
    game: 'greenland',
    rulesVersion: 1,
    variant: view.variant,
    seats: view.tribes.map(({ tribe }) => tribe),
    g: { ...table, decks: piles, events, unused, hands },
    frames: copyJson(view.frames) as Position<G>['frames'],
    dice: { state: [bits(draw), bits(draw), bits(draw), bits(draw) | 1], count: 0 },
  };
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

function unseenEvents(pack: Pack, table: PublicState, seen: ReadonlySet<Card>): Card[] {
  return pack.events.filter((card) => !seen.has(card) && !isRemovedEvent(table, card));
}

/** A card that somebody may hold (G6), from a pile that has more cards than its deck. */
function takeForHand(
  table: PublicState,
  piles: readonly [Card[], Card[]],
  decks: readonly [number, number],
  draw: Draw,
): Card {
  const spare = (no: RowNo): number => piles[no].length - decks[no];
  const first: RowNo = draw(Math.max(1, spare(0) + spare(1))) < spare(0) ? 0 : 1;
  for (const no of [first, first === 0 ? 1 : 0] as const) {
    if (spare(no) <= 0) continue;
    const at = piles[no].findIndex((card) => cardInfo(table, card).take !== null);
    if (at >= 0) return piles[no].splice(at, 1)[0] as Card;
  }
  return NO_CARD;
}
