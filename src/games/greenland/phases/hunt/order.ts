import type { Ctx, Procedure, State } from '../../../../kernel/index.js';
import { cardId, cardInfo, cardNo } from '../../cards/cards.js';
import { faceUpCards } from '../../board/face-up.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  type Card,
  type G,
  type MaybeTribe,
  type PublicState,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import {
  alphaOn,
  guardsThere,
  isActive,
  isNewWorld,
  isOutOfReach,
  ownerOf,
  piecesOn,
  returnFrom,
} from '../../board/people.js';
import { offerExchange, playExchange, whyNoExchange } from '../../board/holdings.js';
import { rulesOf } from '../../variants.js';
import { daughtersReturn } from '../../board/women.js';

/** A4, G: the order of hunts. Every card with hunters, colonists or raiders gets its turn. */

/** All people of a tribe on a card go home. */
export function goHome(g: G, t: Tribe, spot: Spot): void {
  const alpha = alphaOn(g, t, spot.card);
  if (alpha || spot.men[t] > 0) returnFrom(g, t, spot, spot.men[t], alpha);
  daughtersReturn(g, t, spot);
}

/** R136: raiders on an extinct tribe's card go home without a roll. */
export function leaveOutOfReach(c: Ctx<G>): void {
  for (const owner of ALL_TRIBES) {
    if (!c.g.tribes[owner].extinct) continue;
    for (const spot of c.g.tribes[owner].tableau) {
      if (!isOutOfReach(c.g, spot, owner)) continue;
      for (const t of ALL_TRIBES) {
        if (piecesOn(c.g, spot, t) === 0) continue;
        goHome(c.g, t, spot);
        c.emit('raid.out-of-reach', { tribe: TRIBES[t], owner: TRIBES[owner], card: cardId(c.g, spot.card) });
      }
    }
  }
}

/** Does a tribe hunt or raid there? Guards (E5) do neither. */
export function isParty(g: G, spot: Spot, t: Tribe, owner: MaybeTribe): boolean {
  if (piecesOn(g, spot, t) === 0) return false;
  return !guardsThere(spot, owner, t) || !rulesOf(g).guards;
}

const isHunted = (g: G, spot: Spot, owner: MaybeTribe): boolean =>
  ALL_TRIBES.some((t) => isParty(g, spot, t, owner));

/** The first player, or the next living tribe in player order. */
function firstPlayer(g: G): Tribe | undefined {
  let away: Tribe | undefined;
  for (const t of g.order) {
    if (g.tribes[t].extinct) continue;
    if (isActive(g, t)) return t;
    away ??= t;
  }
  return away;
}

/** Colonists stay (E2), so their card is marked as hunted; all others leave. */
function begin(c: Ctx<G>, card: Card, done: Card[]): void {
  if (isNewWorld(c.g, card)) done.push(card);
  c.enter('hunt-card', { card, rolled: 0, optional: false });
}

function doneIn(c: Ctx<G, 'hunt-order'>): Card[] {
  return c.vars.done;
}

const guardsGoHome = (c: Ctx<G>): void => {
  if (!rulesOf(c.g).guards) return;
  for (const owner of ALL_TRIBES)
    for (const spot of c.g.tribes[owner].tableau) {
      goHome(c.g, owner, spot);
      if (spot.husband !== NOBODY) goHome(c.g, spot.husband, spot);
      if (spot.guards !== undefined) goHome(c.g, spot.guards, spot);
    }
};

export const huntProcedure: Procedure<G, 'hunt'> = [
  // Attacks are over, so guards go home (R88).
  { label: 'guards', run: guardsGoHome },
  { label: 'out of reach', run: leaveOutOfReach },
  { label: 'order', run: (c) => c.enter('hunt-order', { done: [] }) },
  {
    label: 'mine',
    run: (c) => {
      const { afterHunts } = rulesOf(c.g);
      if (afterHunts !== null) c.enter(afterHunts);
    },
  },
];

/** The first player names the next card, or accepts table order for the rest (R89). */
export const huntOrder: State<G, 'hunt-order'> = {
  rule: 'A4',
  seats: (c) => {
    const first = firstPlayer(c.g);
    return first !== undefined && faceUpCards(c.g, doneIn(c), isHunted).length > 0 ? [TRIBES[first]] : [];
  },
  choices: (c, seat, offer) => {
    const cards = faceUpCards(c.g, doneIn(c), isHunted);
    for (const card of cards) offer.can('hunt', cardId(c.g, card));
    if (cards.length > 1) {
      offer.can('hunt', 'all');
      // R63: exchange is offered only with a card to name.
      offerExchange(c, seat, offer);
    }
    if (!offer.explain) return;
    for (const row of c.g.rows) {
      for (const spot of [...row.warm, ...row.cold]) {
        if (cards.includes(spot.card)) continue;
        const card = cardId(c.g, spot.card);
        const key = doneIn(c).includes(spot.card) ? 'hunt.already-hunted' : 'hunt.nobody-there';
        offer.cannot('hunt', [card], 'G', key, { card });
      }
    }
  },
  verbs: {
    hunt: (c, _seat, args) => {
      if (args[0] !== 'all') return begin(c, cardNo(c.g, args[0] ?? ''), doneIn(c));
      for (const card of faceUpCards(c.g, doneIn(c), isHunted)) begin(c, card, doneIn(c));
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

/** A tableau card's owner, or NOBODY for a card of a row. */
export function holderOf(g: PublicState, card: Card): MaybeTribe {
  const { kind } = cardInfo(g, card);
  if (kind === 'newWorld') return NOBODY;
  return ownerOf(g, card);
}
