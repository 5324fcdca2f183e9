import {
  type Bag,
  type Ctx,
  parseBag,
  type Procedures,
  type State,
  type States,
} from '../../../../kernel/index.js';
import { packOf } from '../../cards/cards.js';
import {
  DISKS,
  TRIBES,
  tribeIds,
  tribeNo,
  type Disk,
  type G,
  type PublicState,
  type Tribe,
} from '../../vocabulary/model.js';
import type { StateVars } from '../../vocabulary/frames.js';
import type { MarketDeal } from '../../vocabulary/talks.js';
import { livingTribes } from '../../board/people.js';
import type { Offer } from '../../texts.js';

/** L7: before the elders act, tribes give or trade disks. All decide at once. */

const MOST_OFFERS = 3;
const MOST_GOODS = 16;

/** Skipped without a partner or anything to trade. */
function openMarket(c: Ctx<G>): void {
  const { g } = c;
  const tribes = livingTribes(g);
  c.leave();
  const goods = tribes.some((t) => DISKS.some((disk) => g.tribes[t][disk] > 0));
  if (tribes.length < 2 || !goods) return;
  const fresh: StateVars['market'] = { deals: [], next: 1, gone: 0, made: [0, 0, 0, 0] };
  c.enter('market', fresh);
}

/** Disks that one tribe could hand to another; energy only up to the receiver's limit (B4). */
function goodsFor(g: PublicState, from: Tribe, to: Tribe, back = 0): Record<string, number> {
  const counts: Record<string, number> = {};
  const room = packOf(g).energyLimit - g.tribes[to].energy + back;
  const energy = Math.min(g.tribes[from].energy, room);
  if (energy > 0) counts['energy'] = energy;
  if (g.tribes[from].ivory > 0) counts['ivory'] = g.tribes[from].ivory;
  if (g.tribes[from].iron > 0) counts['iron'] = g.tribes[from].iron;
  return counts;
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

function bag(name: string, counts: Readonly<Record<string, number>>): Bag {
  return { name, of: counts, min: 1, max: Math.min(MOST_GOODS, total(counts)) };
}

const disksIn = (value: string): [Disk, number][] =>
  Object.entries(parseBag(value) ?? {}) as [Disk, number][];

/** Can both sides still pay the deal and hold the disks they receive? */
function isOpen(g: PublicState, deal: MarketDeal): boolean {
  return fits(g, deal.by, deal.give, deal.want) && fits(g, deal.to, deal.want, deal.give);
}

function fits(g: PublicState, t: Tribe, gives: string, gets: string): boolean {
  const given = parseBag(gives) ?? {};
  for (const [disk, n] of disksIn(gives)) if (g.tribes[t][disk] < n) return false;
  const energy = g.tribes[t].energy - (given['energy'] ?? 0) + ((parseBag(gets) ?? {})['energy'] ?? 0);
  return energy <= packOf(g).energyLimit;
}

function hand(g: G, from: Tribe, to: Tribe, goods: string): void {
  for (const [disk, n] of disksIn(goods)) {
    g.tribes[from][disk] -= n;
    g.tribes[to][disk] += n;
  }
}

function offerTrades(g: G, market: StateVars['market'], t: Tribe, offer: Offer): void {
  for (const other of livingTribes(g)) {
    if (other === t) continue;
    const id = TRIBES[other];
    const gift = goodsFor(g, t, other);
    if ((market.made[t] ?? 0) >= MOST_OFFERS) {
      offer.cannot('give', [id, bag('goods', gift)], 'L7', 'patrol.enough-trades', { most: MOST_OFFERS });
      continue;
    }
    if (total(gift) > 0) offer.can('give', id, bag('goods', gift));
    // Disks handed over make room for disks received.
    const give = goodsFor(g, t, other, g.tribes[other].energy);
    const want = goodsFor(g, other, t, g.tribes[t].energy);
    if (total(give) > 0 && total(want) > 0) offer.can('offer', id, bag('give', give), bag('want', want));
  }
}

function takeDeal(c: Ctx<G, 'market'>, n: number): MarketDeal | undefined {
  const deal = c.vars.deals.find((one) => one.n === n);
  c.vars.deals = c.vars.deals.filter((one) => one.n !== n);
  return deal;
}

function countMade(c: Ctx<G, 'market'>, t: Tribe): void {
  c.vars.made = c.vars.made.map((n, i) => (i === t ? n + 1 : n));
}

const market: State<G, 'market'> = {
  rule: 'L7',
  seats: (c) => {
    const { gone } = c.vars;
    return tribeIds(livingTribes(c.g).filter((t) => (gone & (1 << t)) === 0));
  },
  choices: (c, seat, offer) => {
    const t = tribeNo(seat);
    offer.can('done');
    for (const deal of c.vars.deals) {
      if (deal.to !== t) continue;
      if (isOpen(c.g, deal)) offer.can('accept', deal.n);
      else offer.cannot('accept', [deal.n], 'L7', 'patrol.lapsed', { n: deal.n });
      offer.can('refuse', deal.n);
    }
    offerTrades(c.g, c.vars, t, offer);
  },
  verbs: {
    give: (c, seat, args) => {
      const t = tribeNo(seat);
      const to = tribeNo(args[0] ?? '');
      const goods = String(args[1]);
      hand(c.g, t, to, goods);
      countMade(c, t);
      c.emit('patrol.gave', { tribe: seat, other: TRIBES[to], goods });
    },
    offer: (c, seat, args) => {
      const by = tribeNo(seat);
      const to = tribeNo(args[0] ?? '');
      const { next, deals, gone } = c.vars;
      const deal: MarketDeal = { n: next, by, to, give: String(args[1]), want: String(args[2]) };
      c.vars.deals = [...deals, deal];
      c.vars.next = next + 1;
      // A tribe that was done must answer a new offer.
      c.vars.gone = gone & ~(1 << to);
      countMade(c, by);
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
      hand(c.g, deal.by, deal.to, deal.give);
      hand(c.g, deal.to, deal.by, deal.want);
      c.emit('parley.accepted', { tribe: seat, other: TRIBES[deal.by], n: deal.n });
    },
    refuse: (c, seat, args) => {
      const deal = takeDeal(c, Number(args[0]));
      if (deal !== undefined) c.emit('parley.refused', { tribe: seat, other: TRIBES[deal.by], n: deal.n });
    },
    done: (c, seat) => {
      const t = tribeNo(seat);
      c.vars.gone = c.vars.gone | (1 << t);
      c.vars.deals = c.vars.deals.filter((deal) => deal.to !== t);
    },
  },
};

export const procedures = {
  'patrol-market': [{ label: 'open', run: openMarket }],
} satisfies Partial<Procedures<G>>;
export const states = { market } satisfies Partial<States<G>>;
