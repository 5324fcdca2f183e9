import type { Bag, Block, Ctx, Move, Seat, State } from '../../../../kernel/index.js';
import { cardId, cardInfo, packOf } from '../../cards/cards.js';
import { offerExchange, playExchange, settle, whyNoExchange } from '../../board/holdings.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  tribeIds,
  tribeNo,
  type Card,
  type G,
  type MaybeTribe,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import {
  alphaOn,
  findSpot,
  husbandLeaves,
  isNewWorld,
  piecesOn,
  spotOf,
  wivesOf,
} from '../../board/people.js';
import { isContested } from '../attack/groups.js';
import { MOST_OFFERS, dealBlock, goodsOf, leaveBlock, mayLeave, newDeal, strikeDeal } from './deals.js';
import { canDivorce, countLeavers, leaveCard } from './leaving.js';
import type { Deal, Leavers, Talks } from '../../vocabulary/talks.js';
import type { Offer } from '../../texts.js';

/**
 * F: the talks on one contested card. All parties are asked at once; the talks end when every tribe is ready, or when
 * no fight is left. Each tribe may make three offers.
 */

/**
 * The parties: every tribe with people on the card. A husband counts as the owner's (F1), who speaks for him; if
 * the owner is extinct, his own tribe does (R87).
 */
function partiesOf(g: G, spot: Spot, owner: MaybeTribe): Tribe[] {
  const husbandHere = owner !== NOBODY && spot.husband !== NOBODY;
  const speaker = husbandHere ? (g.tribes[owner].extinct ? spot.husband : owner) : NOBODY;
  return g.order.filter((t) => t === speaker || piecesOn(g, spot, t) > 0);
}

function talksOf(c: Ctx<G, 'parley'>): Talks {
  return c.vars;
}

function currentParties(c: Ctx<G, 'parley'>): Tribe[] {
  const { card, owner } = talksOf(c);
  const spot = findSpot(c.g, card);
  return spot !== undefined && isContested(c.g, spot, owner) ? partiesOf(c.g, spot, owner) : [];
}

/** Fresh talks on a card. */
export function newTalks(card: Card, owner: MaybeTribe): Talks {
  return { card, owner, deals: [], next: 1, stood: 0, allowed: 0, made: [0, 0, 0, 0], gone: [0, 0, 0, 0] };
}

const MOST_GOODS = 12;

export const parley: State<G, 'parley'> = {
  rule: 'F',
  hidden: true,
  seats: (c) => {
    const { stood } = talksOf(c);
    return tribeIds(currentParties(c).filter((t) => (stood & (1 << t)) === 0));
  },
  choices: (c, seat, offer) => {
    const t = tribeNo(seat);
    const talks = talksOf(c);
    const spot = spotOf(c.g, talks.card);
    const parties = currentParties(c);
    offer.can('stand');
    answerChoices(c.g, talks, parties, t, offer);
    offerChoices(c.g, talks, parties, t, spot, offer);
    leaveChoices(c.g, talks, parties, t, spot, offer);
    divorceChoices(c.g, t, offer);
    offerExchange(c, seat, offer);
  },
  verbs: {
    offer: (c, seat, args) => {
      const t = tribeNo(seat);
      const to = tribeNo(args[0] ?? '');
      const talks = talksOf(c);
      const deal = newDeal(c.g, talks, t, to, String(args[1]), String(args[2]));
      c.vars.deals = [...talks.deals, deal];
      c.vars.next = talks.next + 1;
      c.vars.made = talks.made.map((n, i) => (i === t ? n + 1 : n));
      listenAgain(c, to);
      c.emit('parley.offered', {
        tribe: seat,
        other: TRIBES[to],
        n: deal.n,
        give: deal.give,
        want: deal.want,
      });
    },
    accept: (c, seat, args) => {
      const deal = takeDeal(c, Number(args[0]));
      if (deal === undefined) return;
      const words = { tribe: seat, other: TRIBES[deal.by], n: deal.n };
      c.emit('parley.accepted', words);
      if (!strikeDeal(c, talksOf(c), deal)) c.emit('parley.lapsed', words);
    },
    refuse: (c, seat, args) => {
      const deal = takeDeal(c, Number(args[0]));
      if (deal !== undefined) c.emit('parley.refused', { tribe: seat, other: TRIBES[deal.by], n: deal.n });
    },
    allow: (c, seat, args) => {
      const other = tribeNo(args[0] ?? '');
      c.vars.allowed = talksOf(c).allowed | (1 << (tribeNo(seat) * 4 + other));
      listenAgain(c, other);
      c.emit('parley.allowed', { tribe: seat, other: TRIBES[other] });
    },
    leave: (c, seat, args) => {
      const t = tribeNo(seat);
      const talks = talksOf(c);
      const spot = spotOf(c.g, talks.card);
      const colony = args[0] === 'colony';
      const leavers: Leavers = { colony, men: colony ? 0 : Number(args[0]), alpha: args.includes('alpha') };
      const n = countLeavers(c.g, spot, t, leavers);
      c.vars.gone = talks.gone.map((left, i) => (i === t ? left + n : left));
      leaveCard(c.g, t, spot, leavers, []);
      c.emit('parley.left', { tribe: seat, card: cardId(c.g, spot.card), n });
    },
    divorce: (c, seat, args) => {
      const wife = wivesOf(c.g, tribeNo(seat)).find((spot) => cardId(c.g, spot.card) === args[0]);
      if (wife === undefined) return;
      husbandLeaves(c.g, wife);
      c.emit('parley.divorced', { tribe: seat, card: cardId(c.g, wife.card) });
      settle(c);
    },
    exchange: playExchange,
    stand: (c, seat) => {
      const t = tribeNo(seat);
      c.vars.stood = talksOf(c).stood | (1 << t);
      c.vars.deals = talksOf(c).deals.filter((deal) => deal.to !== t);
    },
  },
  why,
};

/** Why the colonists can't all leave together. */
function colonyBlock(c: Ctx<G, 'parley'>, seat: Seat): Block | undefined {
  const talks = talksOf(c);
  const colony: Leavers = { men: 0, alpha: false, colony: true };
  const spot = spotOf(c.g, talks.card);
  return leaveBlock(c.g, talks, currentParties(c), spot, tribeNo(seat), colony, 0, NOBODY);
}

/** Why that many people can't leave: too few people, or too few boats. */
function leaversBlock(c: Ctx<G, 'parley'>, seat: Seat, { args }: Move): Block | undefined {
  const talks = talksOf(c);
  const spot = spotOf(c.g, talks.card);
  const leavers: Leavers = { men: Number(args[0]), alpha: args[1] === 'alpha', colony: false };
  return leaveBlock(c.g, talks, currentParties(c), spot, tribeNo(seat), leavers, 0, NOBODY);
}

/** Why a negotiation command is refused: absent tribe, too many people, another tribe's wife. */
function why(c: Ctx<G, 'parley'>, seat: Seat, move: Move): Block | undefined {
  const { card: no } = talksOf(c);
  const card = cardId(c.g, no);
  const [word] = move.args;
  switch (move.verb) {
    case 'offer':
    case 'allow': {
      const parties = tribeIds(currentParties(c));
      const other = TRIBES.find((id) => id === word && !parties.includes(id));
      if (other === undefined) return undefined;
      const others = parties.filter((id) => id !== seat);
      return { rule: 'F', key: 'parley.not-here', args: { other, card, parties: others } };
    }
    case 'leave':
      if (isNewWorld(c.g, no)) return colonyBlock(c, seat) ?? { rule: 'E4', key: 'parley.colony-together' };
      if (word === 'colony') return { rule: 'E4', key: 'parley.no-colony', args: { card } };
      return (
        leaversBlock(c, seat, move) ?? { rule: 'F', key: 'parley.nobody-to-leave', args: { tribe: seat } }
      );
    case 'divorce': {
      const wife = packOf(c.g).byId.get(String(word));
      if (wife === undefined || cardInfo(c.g, wife).kind !== 'daughter') return undefined;
      return { rule: 'F1', key: 'parley.no-husband', args: { card: cardId(c.g, wife) } };
    }
    default:
      return whyNoExchange(c, seat, move);
  }
}

/** Offers to this tribe: valid ones may be accepted, all may be refused. */
function answerChoices(g: G, talks: Talks, parties: readonly Tribe[], t: Tribe, offer: Offer): void {
  for (const deal of talks.deals) {
    if (deal.to !== t || !parties.includes(deal.by)) continue;
    const block = dealBlock(g, talks, parties, deal);
    if (block === undefined) offer.can('accept', deal.n);
    else offer.blocked('accept', [deal.n], block);
    offer.can('refuse', deal.n);
  }
}

function offerChoices(
  g: G,
  talks: Talks,
  parties: readonly Tribe[],
  t: Tribe,
  spot: Spot,
  offer: Offer,
): void {
  if ((talks.made[t] ?? 0) >= MOST_OFFERS) {
    if (offer.explain) {
      const anything = { name: 'give', of: goodsOf(g, t, t, spot, true), min: 0, max: MOST_GOODS };
      for (const other of parties)
        if (other !== t)
          offer.cannot('offer', [TRIBES[other], anything, '-'], 'F', 'parley.enough-offers', {
            most: MOST_OFFERS,
          });
    }
    return;
  }
  let give: Record<string, number> | undefined;
  for (const other of parties) {
    if (other === t) continue;
    // The goods to give are equal for all partners, except daughters, which need suitors.
    if (give === undefined || parties.length > 2) give = goodsOf(g, t, other, spot, true);
    const want = goodsOf(g, other, t, spot, false);
    const wanted: Bag = { name: 'want', of: want, min: 0, max: MOST_GOODS };
    if (!isEmpty(give))
      offer.can('offer', TRIBES[other], { name: 'give', of: give, min: 1, max: MOST_GOODS }, wanted);
    if (!isEmpty(want)) offer.can('offer', TRIBES[other], '-', { ...wanted, min: 1 });
  }
}

function divorceChoices(g: G, t: Tribe, offer: Offer): void {
  for (const owner of ALL_TRIBES)
    for (const wife of g.tribes[owner].tableau) {
      if (owner === t || wife.husband !== t) continue;
      const id = cardId(g, wife.card);
      if (canDivorce(g, t, wife, owner)) offer.can('divorce', id);
      else offer.cannot('divorce', [id], 'F', 'parley.no-transport', { tribe: TRIBES[t] });
    }
}

const isEmpty = (goods: Record<string, number>): boolean => Object.keys(goods).length === 0;

function leaveChoices(
  g: G,
  talks: Talks,
  parties: readonly Tribe[],
  t: Tribe,
  spot: Spot,
  offer: Offer,
): void {
  for (const other of parties) {
    if (other !== t && !mayLeave(talks, t, other) && piecesOn(g, spot, other) > 0)
      offer.can('allow', TRIBES[other]);
  }
  const men = spot.men[t];
  const alpha = alphaOn(g, t, spot.card);
  if (men === 0 && !alpha) return;
  if (isNewWorld(g, spot.card)) {
    const block = leaveBlock(g, talks, parties, spot, t, { men: 0, alpha: false, colony: true }, 0, NOBODY);
    if (block === undefined) offer.can('leave', 'colony');
    else offer.blocked('leave', ['colony'], block);
    return;
  }
  const one: Leavers = { men: men > 0 ? 1 : 0, alpha: men === 0, colony: false };
  const block = leaveBlock(g, talks, parties, spot, t, one, 0, NOBODY);
  if (block !== undefined) {
    if (men > 0) offer.blocked('leave', [{ name: 'people', min: 1, max: men }], block);
    if (alpha) offer.blocked('leave', [{ name: 'people', min: 0, max: men }, 'alpha'], block);
    return;
  }
  const mostWith = (isAlpha: boolean, most: number): number => {
    let n = most;
    const leavers = (): Leavers => ({ men: n, alpha: isAlpha, colony: false });
    while (n > 0 && leaveBlock(g, talks, parties, spot, t, leavers(), 0, NOBODY) !== undefined) n--;
    return n;
  };
  const room = mostWith(false, men);
  if (room > 0) offer.can('leave', { name: 'people', min: 1, max: room });
  if (alpha) offer.can('leave', { name: 'people', min: 0, max: mostWith(true, room) }, 'alpha');
}

/** A ready tribe must decide again after a new offer. */
function listenAgain(c: Ctx<G, 'parley'>, t: Tribe): void {
  c.vars.stood = talksOf(c).stood & ~(1 << t);
}

function takeDeal(c: Ctx<G, 'parley'>, n: number): Deal | undefined {
  const { deals } = talksOf(c);
  const deal = deals.find((one) => one.n === n);
  c.vars.deals = deals.filter((one) => one.n !== n);
  return deal;
}
