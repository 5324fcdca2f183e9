import type { Ctx, Move, Procedures, State, States, Value } from '../../../../kernel/index.js';
import { winsAuctionTies } from '../../board/abilities.js';
import { cardId, cardInfo, cardNo, eventInfo } from '../../cards/cards.js';
import { discardForWorth, worthNow } from '../../board/holdings.js';
import {
  TRIBES,
  tribeIds,
  tribeNo,
  type Card,
  type G,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { activeTribes, newSpot } from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import { sellable } from './sellable.js';

/**
 * D10: the import goes to the highest bid in ivory. All tribes name secret limits at once, which simulate the open
 * auction (R74): the winner pays the lowest bid that no other tribe would match or raise; see `precedence` for ties.
 */

/** The card that comes with the event, if there is one. */
export function bringImport(c: Ctx<G>): void {
  const { g } = c;
  const card = eventInfo(g)?.importCard ?? null;
  if (card === null) return;
  const id = cardId(g, card);
  // C2, R72: an animal isn't for sale if the variant has no D cards.
  if (cardInfo(g, card).isDomestic && !rulesOf(g).takes) {
    g.discards.push(card);
    c.emit('auction.left-out', { card: id });
    return;
  }
  c.enter(rulesOf(g).imports, { card });
}

function openAuction(c: Ctx<G, 'auction'>): void {
  const { g } = c;
  const card = c.vars.card;
  const id = cardId(g, card);
  c.leave();
  const bidders = activeTribes(g).filter((t) => g.tribes[t].ivory > 0 || sellable(g, t).length > 0);
  if (bidders.length === 0) {
    g.discards.push(card);
    c.emit('auction.nobody', { card: id });
    return;
  }
  c.emit('auction.opens', { card: id });
  c.enter('bid', { card, bidders: tribeIds(bidders) });
}

interface Bid {
  readonly tribe: Tribe;
  readonly limit: number;
  readonly sells: Card | undefined;
}

/** Tribes that win ties first, then player order (D10, R28). */
function precedence(g: PublicState, t: Tribe): number {
  return g.order.indexOf(t) - (winsAuctionTies(g, t) ? TRIBES.length : 0);
}

/** Winner and price of an open auction simulated with the given limits. */
export function auctionResult(
  g: PublicState,
  bids: readonly Bid[],
): { winner: Bid; price: number } | undefined {
  const ranked = [...bids].sort(
    (a, b) => b.limit - a.limit || precedence(g, a.tribe) - precedence(g, b.tribe),
  );
  const [winner, ...losers] = ranked;
  if (winner === undefined) return undefined;
  const price = losers.reduce((least, loser) => {
    const matches = precedence(g, winner.tribe) < precedence(g, loser.tribe);
    return Math.max(least, matches ? loser.limit : loser.limit + 1);
  }, 1);
  return { winner, price };
}

function readBid(g: G, seat: string, move: Move): Bid | undefined {
  if (move.verb !== 'bid') return undefined;
  const [limit, sells] = move.args as readonly (Value | undefined)[];
  return {
    tribe: tribeNo(seat),
    limit: Number(limit),
    sells: sells === undefined ? undefined : cardNo(g, sells),
  };
}

const bid: State<G, 'bid'> = {
  rule: 'D10',
  sealed: true,
  seats: (c) => c.vars.bidders,
  choices: (c, seat, offer) => {
    const { g } = c;
    const t = tribeNo(seat);
    const { ivory } = g.tribes[t];
    offer.can('pass');
    if (ivory > 0) offer.can('bid', { name: 'ivory', min: 1, max: ivory });
    else offer.cannot('bid', [1], 'D10', 'auction.no-ivory');
    for (const card of sellable(g, t)) {
      const max = ivory + worthNow(g, card)[1];
      offer.can('bid', { name: 'ivory', min: ivory + 1, max }, cardId(g, card));
    }
  },
  verbs: {},
  resolve: (c, answers) => {
    const { g } = c;
    const card = c.vars.card;
    const bids: Bid[] = [];
    for (const [seat, move] of Object.entries(answers)) {
      const made = readBid(g, seat, move);
      if (made !== undefined) bids.push(made);
    }
    const result = auctionResult(g, bids);
    if (result === undefined) {
      g.discards.push(card);
      c.emit('auction.nobody', { card: cardId(g, card) });
      return;
    }
    const { winner, price } = result;
    const tribe = g.tribes[winner.tribe];
    if (price > tribe.ivory && winner.sells !== undefined) {
      const got = discardForWorth(g, winner.tribe, winner.sells);
      c.emit('holdings.exchanged', { tribe: TRIBES[winner.tribe], card: cardId(g, winner.sells), ...got });
    }
    tribe.ivory -= price;
    tribe.tableau.push(newSpot(card));
    c.emit('auction.won', { tribe: TRIBES[winner.tribe], card: cardId(g, card), price });
  },
};

export const procedures = {
  auction: [{ label: 'open', run: openAuction }],
} satisfies Partial<Procedures<G>>;
export const states = { bid } satisfies Partial<States<G>>;
