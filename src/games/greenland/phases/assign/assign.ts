import type { Ctx, Procedure, Procedures, Seat, State, States, Value } from '../../../../kernel/index.js';
import { reassigns } from '../../board/abilities.js';
import { cardNo } from '../../cards/cards.js';
import { offerExchange, playExchange, whyNoExchange, settle } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type Tribe } from '../../vocabulary/model.js';
import { alphaInPool, assignTo, isActive, spotOf, unassigned } from '../../board/people.js';
import { ANY_NUMBER, transportOf } from '../../board/transport.js';
import { offerAbroad, offerPromotions, playJoin, playPromote } from './promotion.js';
import { marinersToAbandon, offerAbandon, playAbandon, recallSeat, whyNoRecall } from './recall.js';
import { findTargets, type Blocked, type Group } from './targets.js';
import type { Offer } from '../../texts.js';

/** E: in player order, each tribe assigns any number of its unassigned people (R6). */

/** Explains cards with too little transport; the Alpha takes a place like a tribesman (E7). */
function explainRoom({ room, cards }: Group, alpha: boolean, offer: Offer): void {
  for (const card of cards) {
    const no = (min: number, ...who: 'alpha'[]): void => {
      const args = [card, { name: 'people', min, max: ANY_NUMBER }, ...who];
      offer.cannot('assign', args, 'E1', 'assign.no-room', { card, room });
    };
    no(room + 1);
    if (alpha) no(room, 'alpha');
  }
}

export function offerGroup(group: Group, pool: number, alpha: boolean, offer: Offer): void {
  const [first] = group.cards;
  const parameter =
    group.cards.length === 1 && first !== undefined ? first : { name: 'card', oneOf: group.cards };
  const most = Math.min(pool, group.room);
  if (offer.explain && group.room < pool + (alpha ? 1 : 0)) explainRoom(group, alpha, offer);
  if (most > 0) offer.can('assign', parameter, { name: 'people', min: 1, max: most });
  if (alpha)
    offer.can('assign', parameter, { name: 'people', min: 0, max: Math.min(pool, group.room - 1) }, 'alpha');
}

export function explainTo(offer: Offer): Blocked {
  return (card, why) => {
    offer.blocked('assign', [card, { name: 'people', min: 1, max: ANY_NUMBER }], why);
    offer.blocked('assign', [card, { name: 'people', min: 0, max: ANY_NUMBER }, 'alpha'], why);
  };
}

function offerAssignments(c: Ctx<G>, seat: Seat, offer: Offer): void {
  const { g } = c;
  const t = tribeNo(seat);
  const tr = transportOf(g, t);
  const { pool } = g.tribes[t];
  const alpha = alphaInPool(g, t);
  if (pool > 0 || alpha) {
    const groups = findTargets(g, t, tr, offer.explain ? explainTo(offer) : undefined);
    for (const group of groups) offerGroup(group, pool, alpha, offer);
    offerPromotions(c, t, offer);
    offerAbroad(c, t, offer);
  }
  offerAbandon(c, t, tr, offer);
  offerExchange(c, seat, offer);
  offer.can('done');
}

export function playAssign(c: Ctx<G>, seat: Seat, args: readonly Value[]): void {
  const { g } = c;
  const [id, men] = args;
  const alpha = args.length > 2;
  assignTo(g, tribeNo(seat), spotOf(g, cardNo(g, id ?? '')), Number(men), alpha);
  c.emit('assign.assigned', { tribe: seat, card: String(id), n: Number(men) + (alpha ? 1 : 0), alpha });
}

/** A tribe is done when nobody is unassigned and no colony can be abandoned. */
function isDone(c: Ctx<G, 'assigning'>, t: Tribe): boolean {
  if (c.vars.done === true || c.g.tribes[t].extinct) return true;
  return unassigned(c.g, t) === 0 && marinersToAbandon(c.g, t) === 0;
}

const assignState: State<G, 'assigning'> = {
  rule: 'E',
  seats: (c) => {
    const seat = c.vars.seat;
    return isDone(c, tribeNo(seat)) ? [] : [seat];
  },
  choices: offerAssignments,
  verbs: {
    assign: playAssign,
    promote: playPromote,
    join: playJoin,
    abandon: playAbandon,
    exchange: playExchange,
    done: (c, seat) => {
      c.vars.done = true;
      c.emit('assign.done', { tribe: seat, left: unassigned(c.g, tribeNo(seat)) });
    },
  },
  why: (c, seat, move) => whyNoRecall(c, seat, move) ?? whyNoExchange(c, seat, move),
};

/** E6: the tribes that reassign after all assignments; sun stones first, skiers last (R35). */
export function reassignTurns(g: G): [string, number][] {
  const turns: [string, number][] = [];
  const skiers: [string, number][] = [];
  for (const t of g.order) {
    if (g.tribes[t].extinct || !isActive(g, t)) continue;
    const { first, last } = reassigns(g, t);
    if (first > 0) turns.push([TRIBES[t], first]);
    if (last > 0) skiers.push([TRIBES[t], last]);
  }
  return skiers.length === 0 ? turns : [...turns, ...skiers];
}

const assign: Procedure<G, 'assign'> = [
  {
    label: 'next',
    run: (c) => {
      const at = c.vars.at ?? 0;
      const t = c.g.order[at];
      if (t === undefined) return c.goto('moves');
      c.vars.at = at + 1;
      c.goto('next');
      if (c.g.tribes[t].extinct) return;
      // R34: the recall is offered at the start of the tribe's own assignment.
      const called = recallSeat(c.g, t);
      if (called !== undefined) c.enter('recall', { seat: called });
      c.enter('assigning', { seat: TRIBES[t] });
    },
  },
  {
    label: 'moves',
    run: (c) => {
      c.vars.moves = reassignTurns(c.g);
    },
  },
  {
    label: 'move',
    run: (c) => {
      const [next, ...rest] = c.vars.moves ?? [];
      if (next === undefined) return;
      c.vars.moves = rest;
      c.enter('reassign', { seat: next[0], left: next[1] });
      c.goto('move');
    },
  },
  { label: 'settle', run: settle },
];

export const procedures = { assign } satisfies Partial<Procedures<G>>;
export const states = { assigning: assignState } satisfies Partial<States<G>>;
