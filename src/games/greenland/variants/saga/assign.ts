import type { Ctx, Procedure, Procedures, State, States, Value } from '../../../../kernel/index.js';
import { freePromotionsLeft, homeRow } from '../../board/abilities.js';
import { cardId, cardNo } from '../../cards/cards.js';
import { offerExchange, playExchange, settle, whyNoExchange } from '../../board/holdings.js';
import {
  RANKS,
  ROWS,
  TRIBES,
  tribeNo,
  type G,
  type Rank,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import {
  alphaInPool,
  alphaOn,
  isNewWorld,
  assignTo,
  piecesOn,
  returnFrom,
  spotOf,
} from '../../board/people.js';
import { explainTo, offerGroup, playAssign, reassignTurns } from '../../phases/assign/assign.js';
import { offerPromotions, playPromote, rankHasRoom } from '../../phases/assign/promotion.js';
import { offerAbandon, playAbandon, recallSeat } from '../../phases/assign/recall.js';
import { findTargets } from '../../phases/assign/targets.js';
import { isClosedLand, sailsFreely, transportOf } from '../../board/transport.js';
import {
  daughterJoins,
  daughters,
  daughtersHome,
  hasDaughter,
  matriarchsAt,
  promoteDaughter,
} from '../../board/women.js';
import { canGoAbroad, fixGround, rollRow } from './ground.js';
import type { Offer } from '../../texts.js';

/** K3, K4: phase 2 of the saga. The hunting ground, then the hunters, then the daughters who join them. */

const seatIn = ({ vars }: { readonly vars: { readonly seat?: string } }): string => vars.seat ?? '';

/** K4: a daughter may be promoted like a man, but never the last one. */
function offerDaughters(g: G, t: Tribe, offer: Offer): void {
  const ranks = RANKS.filter((rank) => rankHasRoom(g, t, rank)).map(String);
  const parameter = { name: 'rank', oneOf: RANKS.map(String) };
  const paid = g.tribes[t].energy > 0 || freePromotionsLeft(g, t) > 0;
  if (daughters(g, t) < 2 || daughtersHome(g, t) === 0)
    offer.cannot('promote', [parameter, 'daughter'], 'K4', 'saga.last-daughter');
  else if (!paid) offer.cannot('promote', [parameter, 'daughter'], 'E3', 'assign.no-energy');
  else if (ranks.length > 0) offer.can('promote', { name: 'rank', oneOf: ranks }, 'daughter');
  if (!offer.explain) return;
  for (const rank of RANKS) {
    if (!rankHasRoom(g, t, rank))
      offer.cannot('promote', [rank, 'daughter'], 'E3', 'assign.rank-taken', { rank });
  }
}

function promote(c: Ctx<G>, seat: string, args: readonly Value[]): void {
  if (args[1] !== 'daughter') return playPromote(c, seat, args);
  const t = tribeNo(seat);
  const rank = Number(args[0]) as Rank;
  const free = freePromotionsLeft(c.g, t) > 0;
  if (free) c.g.tribes[t].freePromotions++;
  else c.g.tribes[t].energy--;
  promoteDaughter(c.g, t, rank);
  c.emit('saga.matriarch', { tribe: seat, rank, free });
}

/** Actions available at any time in the phase. */
function offerCommon(c: Ctx<G>, t: Tribe, offer: Offer): void {
  const { g } = c;
  if (g.tribes[t].pool > 0 || alphaInPool(g, t)) offerPromotions(c, t, offer);
  offerDaughters(g, t, offer);
  offerAbandon(c, t, transportOf(g, t), offer);
  offerExchange(c, TRIBES[t], offer);
}

/** K3: the row is rolled, or chosen by a War Chief matriarch. */
const muster: State<G, 'saga-muster'> = {
  rule: 'K3',
  seats: (c) => (c.g.women?.ground === null && !c.g.tribes[tribeNo(seatIn(c))].extinct ? [seatIn(c)] : []),
  choices: (c, seat, offer) => {
    const { g } = c;
    const t = tribeNo(seat);
    const leads = matriarchsAt(g, t, 4) > 0;
    if (!leads) offer.can('set-out');
    for (const row of [0, 1] as const) {
      if (!leads) offer.cannot('row', [ROWS[row]], 'K3', 'saga.no-hunt-chief');
      else if (row === homeRow(g, t) || canGoAbroad(g, t)) offer.can('row', ROWS[row]);
      else offer.cannot('row', [ROWS[row]], 'K3', 'saga.no-means');
    }
    offerCommon(c, t, offer);
  },
  verbs: {
    'set-out': (c, seat) => fixGround(c, tribeNo(seat), rollRow(c, tribeNo(seat)), true),
    row: (c, seat, args) => {
      c.emit('saga.row-named', { tribe: seat, row: String(args[0]) });
      fixGround(c, tribeNo(seat), args[0] === 'north' ? 0 : 1, false);
    },
    promote,
    abandon: playAbandon,
    exchange: playExchange,
  },
  why: whyNoExchange,
};

/** K4: with a matriarch on rank 4, the Alpha may go alone to any card in reach. */
function offerAlphaAlone(c: Ctx<G>, t: Tribe, near: ReadonlySet<string>, offer: Offer): void {
  if (!alphaInPool(c.g, t) || matriarchsAt(c.g, t, 4) === 0) return;
  const cards = findTargets(c.g, t, transportOf(c.g, t), undefined, false)
    .flatMap((group) => group.cards)
    .filter((card) => !near.has(card));
  if (cards.length > 0) offer.can('assign', { name: 'card', oneOf: cards }, 0, 'alpha');
}

/** New World cards between which colonists may sail with a mariner matriarch (K4), once a turn (R106). */
function shores(g: G): Spot[] {
  return g.rows.flatMap((row) =>
    [...row.warm, ...row.cold].filter((spot) => isNewWorld(g, spot.card) && !isClosedLand(g, spot)),
  );
}

function offerSailing(c: Ctx<G, 'saga-muster'>, t: Tribe, offer: Offer): void {
  const { g } = c;
  if (c.vars.sailed === true || !sailsFreely(g, t) || g.tribes[t].abandoned) return;
  const lands = shores(g);
  for (const from of lands) {
    if (piecesOn(g, from, t) === 0) continue;
    for (const to of lands) {
      if (to === from) continue;
      const [a, b] = [cardId(g, from.card), cardId(g, to.card)];
      const most = from.men[t];
      if (most > 0) offer.can('sail', a, b, { name: 'people', min: 1, max: most });
      if (alphaOn(g, t, from.card)) offer.can('sail', a, b, { name: 'people', min: 0, max: most }, 'alpha');
    }
  }
}

/** K3, K4: the hunters, and people who may go elsewhere. */
const hunters: State<G, 'saga-hunters'> = {
  rule: 'K3',
  seats: (c) => (c.vars.done === true || c.g.tribes[tribeNo(seatIn(c))].extinct ? [] : [seatIn(c)]),
  choices: (c, seat, offer) => {
    const { g } = c;
    const t = tribeNo(seat);
    const { pool } = g.tribes[t];
    const alpha = alphaInPool(g, t);
    if (pool > 0 || alpha) {
      const tr = transportOf(g, t);
      const groups = findTargets(g, t, tr, offer.explain ? explainTo(offer) : undefined);
      for (const group of groups) offerGroup(group, pool, alpha, offer);
      offerAlphaAlone(c, t, new Set(groups.flatMap((group) => group.cards)), offer);
    }
    offerSailing(c, t, offer);
    offerCommon(c, t, offer);
    offer.can('done');
  },
  verbs: {
    assign: playAssign,
    promote,
    sail: (c, seat, args) => {
      const { g } = c;
      const t = tribeNo(seat);
      const [from, to, men] = args;
      const alpha = args.length > 3;
      returnFrom(g, t, spotOf(g, cardNo(g, from ?? '')), Number(men), alpha);
      assignTo(g, t, spotOf(g, cardNo(g, to ?? '')), Number(men), alpha);
      c.vars.sailed = true;
      c.emit('assign.moved', {
        tribe: seat,
        from: String(from),
        to: String(to),
        n: Number(men) + (alpha ? 1 : 0),
        alpha,
      });
    },
    abandon: playAbandon,
    exchange: playExchange,
    done: (c) => {
      c.vars.done = true;
    },
  },
  why: whyNoExchange,
};

/** Biomes with hunters whom no daughter has joined (K4). */
function suitors(g: G, t: Tribe): string[] {
  return g.rows.flatMap((row) =>
    [...row.warm, ...row.cold]
      .filter((spot) => !isNewWorld(g, spot.card) && piecesOn(g, spot, t) > 0 && !hasDaughter(g, t, spot))
      .map((spot) => cardId(g, spot.card)),
  );
}

/** K4: at most one daughter joins the hunters of each biome. */
const brides: State<G, 'saga-daughters'> = {
  rule: 'K4',
  seats: (c) => {
    const t = tribeNo(seatIn(c));
    const over = c.vars.done === true || daughtersHome(c.g, t) === 0 || suitors(c.g, t).length === 0;
    return over ? [] : [seatIn(c)];
  },
  choices: (c, seat, offer) => {
    const { g } = c;
    const t = tribeNo(seat);
    for (const card of suitors(g, t)) offer.can('escort', card);
    offer.can('done');
    if (!offer.explain) return;
    for (const row of g.rows) {
      for (const spot of [...row.warm, ...row.cold]) {
        const card = cardId(g, spot.card);
        if (isNewWorld(g, spot.card)) offer.cannot('escort', [card], 'K4', 'saga.not-abroad');
        else if (hasDaughter(g, t, spot)) offer.cannot('escort', [card], 'K4', 'saga.one-daughter', { card });
        else if (piecesOn(g, spot, t) === 0)
          offer.cannot('escort', [card], 'K4', 'hunt.nobody-there', { card });
      }
    }
  },
  verbs: {
    escort: (c, seat, args) => {
      daughterJoins(c.g, tribeNo(seat), spotOf(c.g, cardNo(c.g, args[0] ?? '')));
      c.emit('saga.joined', { tribe: seat, card: String(args[0]) });
    },
    done: (c) => {
      c.vars.done = true;
    },
  },
};

const assign: Procedure<G, 'saga-assign'> = [
  {
    label: 'recall',
    run: (c) => {
      const { women } = c.g;
      if (women === undefined) return c.leave();
      c.vars.seat = TRIBES[women.of];
      women.ground = null;
      const seat = c.g.tribes[women.of].extinct ? undefined : recallSeat(c.g, women.of);
      if (seat !== undefined) c.enter('recall', { seat });
    },
  },
  { label: 'muster', run: (c) => c.enter('saga-muster', { seat: seatIn(c) }) },
  { label: 'hunters', run: (c) => c.enter('saga-hunters', { seat: seatIn(c) }) },
  {
    // E6
    label: 'moves',
    run: (c) => {
      for (const [seat, left] of reassignTurns(c.g)) c.enter('reassign', { seat, left });
    },
  },
  { label: 'daughters', run: (c) => c.enter('saga-daughters', { seat: seatIn(c) }) },
  {
    label: 'settle',
    run: (c) => {
      if (c.g.women !== undefined) c.g.women.ground = null;
      settle(c);
    },
  },
];

export const procedures = { 'saga-assign': assign } satisfies Partial<Procedures<G>>;
export const states = {
  'saga-muster': muster,
  'saga-hunters': hunters,
  'saga-daughters': brides,
} satisfies Partial<States<G>>;
