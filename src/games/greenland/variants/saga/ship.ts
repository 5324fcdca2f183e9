import type { Ctx, Procedures, State, States } from '../../../../kernel/index.js';
import { cardId, cardInfo } from '../../cards/cards.js';
import { offerExchange, playExchange, whyNoExchange } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type PublicState, type Tribe } from '../../vocabulary/model.js';
import { newSpot } from '../../board/people.js';
import { sellable } from '../../phases/event/sellable.js';
import { rulesOf } from '../../variants.js';

/** D10, K2: the import has a price; there is no auction. */

/** Price of the import in ivory; some heroines reduce it. */
export function importPrice(g: PublicState, t: Tribe): number {
  const { women } = g;
  const discount = women?.of === t ? cardInfo(g, women.heroine).abilities.soloImportDiscount : 0;
  return Math.max(0, rulesOf(g).importPrice - discount);
}

function openShop(c: Ctx<G, 'saga-import'>): void {
  const { g } = c;
  const card = c.vars.card;
  c.leave();
  const t = g.women?.of;
  const able = t !== undefined && !g.tribes[t].extinct && canBuy(g, t);
  if (able) {
    c.emit('saga.ship', { card: cardId(g, card), price: importPrice(g, t) });
    c.enter('saga-ship', { card, tribe: t });
    return;
  }
  g.discards.push(card);
  c.emit('auction.nobody', { card: cardId(g, card) });
}

/** Counts ivory and cards that can be sold for ivory (B3). */
function canBuy(g: G, t: Tribe): boolean {
  return g.tribes[t].ivory >= importPrice(g, t) || sellable(g, t).length > 0;
}

const ship: State<G, 'saga-ship'> = {
  rule: 'K2',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, seat, offer) => {
    const t = tribeNo(seat);
    const price = importPrice(c.g, t);
    const { ivory } = c.g.tribes[t];
    if (ivory >= price) offer.can('buy');
    else offer.cannot('buy', [], 'K2', 'saga.too-dear', { price, ivory });
    offer.can('pass');
    offerExchange(c, seat, offer);
  },
  verbs: {
    buy: (c, seat) => {
      const t = tribeNo(seat);
      const card = c.vars.card;
      const price = importPrice(c.g, t);
      c.g.tribes[t].ivory -= price;
      c.g.tribes[t].tableau.push(newSpot(card));
      c.emit('auction.won', { tribe: seat, card: cardId(c.g, card), price });
      c.leave();
    },
    pass: (c) => {
      const card = c.vars.card;
      c.g.discards.push(card);
      c.emit('auction.nobody', { card: cardId(c.g, card) });
      c.leave();
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

export const procedures = {
  'saga-import': [{ label: 'open', run: openShop }],
} satisfies Partial<Procedures<G>>;
export const states = { 'saga-ship': ship } satisfies Partial<States<G>>;
