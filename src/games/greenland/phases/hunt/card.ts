import type { Ctx, Procedure, State } from '../../../../kernel/index.js';
import { huntsFirst } from '../../board/abilities.js';
import { cardId, huntOf } from '../../cards/cards.js';
import {
  MEDALLION,
  NOBODY,
  TRIBES,
  type BiomeType,
  type G,
  type MaybeTribe,
  type PublicState,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import { findSpot, piecesOn, spotOf } from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import { goHome, holderOf, isParty, leaveOutOfReach } from './order.js';
import { beginParty } from './throw.js';

/** A4, G: the parties on one card roll in turn. A success sends the others home (G4). */

/** The card's biome type; raids are medallion (B1). */
export function typeOf(g: PublicState, spot: Spot, owner: MaybeTribe): BiomeType {
  return owner === NOBODY ? huntOf(g, spot).type : MEDALLION;
}

/** The hunters or raiders of one tribe on a card. */
interface Party {
  readonly tribe: Tribe;
  readonly people: number;
}

/** Does a party roll before another? Hunt-first abilities come first, then fewest people, then player order (A4, R62). */
export function rollsBefore(g: PublicState, type: BiomeType, one: Party, other: Party): boolean {
  const first = huntsFirst(g, one.tribe, type);
  if (first !== huntsFirst(g, other.tribe, type)) return first;
  if (one.people !== other.people) return one.people < other.people;
  return g.order.indexOf(one.tribe) < g.order.indexOf(other.tribe);
}

function nextParty(g: G, spot: Spot, owner: MaybeTribe, rolled: number): MaybeTribe {
  let best: Party | undefined;
  const { order } = g;
  for (const tribe of order) {
    if ((rolled & (1 << tribe)) !== 0 || !isParty(g, spot, tribe, owner)) continue;
    const party = { tribe, people: piecesOn(g, spot, tribe) };
    if (best === undefined || rollsBefore(g, typeOf(g, spot, owner), party, best)) best = party;
  }
  return best?.tribe ?? NOBODY;
}

function next(c: Ctx<G, 'hunt-card'>): void {
  leaveOutOfReach(c);
  const card = c.vars.card;
  const spot = findSpot(c.g, card);
  // The card was claimed as a trophy or into a hand.
  if (spot === undefined) return c.leave();
  const owner = holderOf(c.g, card);
  const rolled = c.vars.rolled;
  const t = nextParty(c.g, spot, owner, rolled);
  if (t === NOBODY) return c.leave();
  c.vars.rolled = rolled | (1 << t);
  c.goto('next');
  if (c.vars.optional === true && (rulesOf(c.g).barredTypes[t] & (1 << typeOf(c.g, spot, owner))) !== 0) {
    // M3: this tribe can't hunt the replacement card.
    goHome(c.g, t, spot);
    c.emit('hunt.withdrew', { tribe: TRIBES[t], card: cardId(c.g, card) });
  } else if (c.vars.optional === true) c.enter('hunt-chance', { card, tribe: t });
  else beginParty(c, spot, t);
}

export const huntCard: Procedure<G, 'hunt-card'> = [{ label: 'next', run: next }];

/** G7: hunters whose card was replaced before they rolled may try the new one or go home. */
export const huntChance: State<G, 'hunt-chance'> = {
  rule: 'G7',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, _seat, offer) => {
    offer.can('hunt', cardId(c.g, c.vars.card));
    offer.can('withdraw');
  },
  verbs: {
    hunt: (c) => {
      const { card, tribe } = c.vars;
      c.leave();
      beginParty(c, spotOf(c.g, card), tribe);
    },
    withdraw: (c, seat) => {
      const { card, tribe } = c.vars;
      goHome(c.g, tribe, spotOf(c.g, card));
      c.emit('hunt.withdrew', { tribe: seat, card: cardId(c.g, card) });
      c.leave();
    },
  },
};
