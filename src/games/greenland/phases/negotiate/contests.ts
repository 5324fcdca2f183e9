import type { Ctx, Procedure, State } from '../../../../kernel/index.js';
import { cardId, cardInfo, cardNo } from '../../cards/cards.js';
import { faceUpCards } from '../../board/face-up.js';
import { TRIBES, type Card, type G, type Spot } from '../../vocabulary/model.js';
import { allPiecesOn, ownerOf } from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import { byIron, isContested } from '../attack/groups.js';
import { newTalks } from './parley.js';

/** A3, F: tribes negotiate over each contested card, then fight if needed. */

function doneIn(c: Ctx<G, 'contest-order'>): Card[] {
  return c.vars.done;
}

/** The tribe with the most iron at that moment picks the next card (A3, R84). */
export const contestOrder: State<G, 'contest-order'> = {
  rule: 'A3',
  seats: (c) => {
    if (faceUpCards(c.g, doneIn(c), isContested).length === 0) return [];
    const richest = byIron(
      c.g,
      c.g.order.filter((t) => !c.g.tribes[t].extinct),
    )[0];
    return richest === undefined ? [] : [TRIBES[richest]];
  },
  choices: (c, _seat, offer) => {
    const cards = faceUpCards(c.g, doneIn(c), isContested);
    for (const card of cards) offer.can('contest', cardId(c.g, card));
    if (!offer.explain) return;
    for (const card of doneIn(c))
      offer.cannot('contest', [cardId(c.g, card)], 'A3', 'parley.settled', { card: cardId(c.g, card) });
  },
  verbs: {
    contest: (c, _seat, args) => {
      const card = cardNo(c.g, args[0] ?? '');
      doneIn(c).push(card);
      c.enter('contest', { card });
    },
  },
};

/** Talks, then a fight if several groups remain (A3). */
export const contestProcedure: Procedure<G, 'contest'> = [
  {
    label: 'talk',
    run: (c) => c.enter('parley', newTalks(c.vars.card, ownerOf(c.g, c.vars.card))),
  },
  {
    label: 'fight',
    run: (c) => {
      if (rulesOf(c.g).attacks) c.enter('attack', { card: c.vars.card });
    },
  },
];

/** F3: a New World card with too many colonists turns hostile, counting all tribes. */
function turnHostile(c: Ctx<G>, spot: Spot): void {
  const info = cardInfo(c.g, spot.card);
  if (info.kind !== 'newWorld' || spot.hostile) return;
  const colonists = allPiecesOn(c.g, spot);
  if (colonists <= info.hostileAbove) return;
  spot.hostile = true;
  c.emit('parley.hostile', { card: info.id, n: colonists });
}

export const negotiateProcedure: Procedure<G, 'negotiate'> = [
  {
    label: 'contests',
    run: (c) => {
      if (rulesOf(c.g).talks) c.enter('contest-order', { done: [] });
    },
  },
  {
    label: 'hostile',
    run: (c) => {
      for (const row of c.g.rows) {
        for (const spot of row.warm) turnHostile(c, spot);
        for (const spot of row.cold) turnHostile(c, spot);
      }
    },
  },
];
