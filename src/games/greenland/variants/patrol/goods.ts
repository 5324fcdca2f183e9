import { type Ctx, parseBag, type Procedures, type State, type States } from '../../../../kernel/index.js';
import { cardId } from '../../cards/cards.js';
import {
  canExchange,
  inTableau,
  offerExchange,
  playExchange,
  whyNoExchange,
  worthNow,
} from '../../board/holdings.js';
import {
  tribeIds,
  tribeNo,
  type Card,
  type G,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import { livingTribes, newSpot } from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import type { Offer } from '../../texts.js';

/** L3: imports have a fixed price in any mix of ivory and iron; the first buyer gets them (R121). */

const purse = (g: PublicState, t: Tribe): number => g.tribes[t].ivory + g.tribes[t].iron;

/** Ivory and iron, including exchangeable cards (B3). */
function couldPay(g: PublicState, t: Tribe): number {
  let n = purse(g, t);
  for (const spot of g.tribes[t].tableau) {
    if (!canExchange(g, t, spot)) continue;
    const [, ivory, iron] = worthNow(g, spot.card);
    n += ivory + iron;
  }
  return n;
}

function sailsOn(c: Ctx<G>, card: Card): void {
  c.g.discards.push(card);
  c.emit('auction.nobody', { card: cardId(c.g, card) });
}

function offerGoods(c: Ctx<G, 'patrol-import'>): void {
  const { g } = c;
  const card = c.vars.card;
  c.leave();
  // R132: imports taken or discarded in the first part don't return.
  if (inTableau(g, card) || g.discards.includes(card)) return c.emit('patrol.sunk');
  const price = rulesOf(g).importPrice;
  const buyers = livingTribes(g).filter((t) => couldPay(g, t) >= price);
  if (buyers.length === 0) return sailsOn(c, card);
  c.emit('patrol.goods', { card: cardId(g, card), price });
  c.enter('goods', { card, left: tribeIds(buyers) });
}

function offerPrice(g: G, t: Tribe, offer: Offer): void {
  const price = rulesOf(g).importPrice;
  const { ivory, iron } = g.tribes[t];
  const anything = { name: 'price', of: { ivory: price, iron: price }, min: price, max: price };
  if (ivory + iron < price) {
    offer.cannot('buy', [anything], 'L3', 'patrol.too-dear', { price, purse: ivory + iron });
    return;
  }
  const counts: Record<string, number> = {};
  if (ivory > 0) counts['ivory'] = ivory;
  if (iron > 0) counts['iron'] = iron;
  offer.can('buy', { name: 'price', of: counts, min: price, max: price });
}

const goods: State<G, 'goods'> = {
  rule: 'L3',
  seats: (c) => c.vars.left,
  choices: (c, seat, offer) => {
    offerPrice(c.g, tribeNo(seat), offer);
    offer.can('pass');
    offerExchange(c, seat, offer);
  },
  verbs: {
    buy: (c, seat, args) => {
      const tribe = c.g.tribes[tribeNo(seat)];
      const card = c.vars.card;
      const paid = parseBag(String(args[0])) ?? {};
      tribe.ivory -= paid['ivory'] ?? 0;
      tribe.iron -= paid['iron'] ?? 0;
      tribe.tableau.push(newSpot(card));
      c.emit('patrol.bought', { tribe: seat, card: cardId(c.g, card), paid: String(args[0]) });
      c.leave();
    },
    pass: (c, seat) => {
      const left = c.vars.left.filter((other) => other !== seat);
      c.vars.left = left;
      if (left.length > 0) return;
      sailsOn(c, c.vars.card);
      c.leave();
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

export const procedures = {
  'patrol-import': [{ label: 'offer', run: offerGoods }],
} satisfies Partial<Procedures<G>>;
export const states = { goods } satisfies Partial<States<G>>;
