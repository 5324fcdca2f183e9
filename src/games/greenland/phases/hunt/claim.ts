import { type Ctx, type State, takeLast } from '../../../../kernel/index.js';
import { cardId, cardInfo } from '../../cards/cards.js';
import { addToHand, settle } from '../../board/holdings.js';
import { ALL_TRIBES, TRIBES, type Card, type G, type Spot, type Tribe } from '../../vocabulary/model.js';
import { alphaOn, allPiecesOn, newSpot, piecesOn, spotOf, takeFromRow } from '../../board/people.js';
import { rulesOf } from '../../variants.js';
import { goHome } from './order.js';

/** G5, G6, G7: claiming the card as a trophy or into the hand is optional. */

export function maybeClaim(c: Ctx<G>, t: Tribe, card: Card): void {
  c.enter('hunt-claim', { card, tribe: t });
}

export const huntClaim: State<G, 'hunt-claim'> = {
  rule: 'G5',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, _seat, offer) => {
    const { card } = c.vars;
    const id = cardId(c.g, card);
    if (cardInfo(c.g, card).trophy !== null) {
      offer.can('trophy', id);
      offer.cannot('take', [id], 'G6', 'hunt.not-for-hand', { card: id });
    } else {
      offer.can('take', id);
      offer.cannot('trophy', [id], 'G5', 'hunt.no-trophy', { card: id });
    }
    offer.can('decline');
  },
  verbs: {
    trophy: (c, seat) => {
      const { card, tribe } = c.vars;
      c.leave();
      c.emit('hunt.trophy', { tribe: seat, card: cardId(c.g, card), vp: cardInfo(c.g, card).vp });
      // The card is gone, so hunters still waiting go home (G7, R67).
      const spot = spotOf(c.g, card);
      for (const t of ALL_TRIBES) {
        if (piecesOn(c.g, spot, t) === 0) continue;
        goHome(c.g, t, spot);
        c.emit('hunt.too-late', { tribe: TRIBES[t], card: cardId(c.g, card) });
      }
      takeFromRow(c.g, card);
      c.g.tribes[tribe].trophies.push(card);
    },
    take: (c, seat) => {
      const { card, tribe } = c.vars;
      c.leave();
      c.emit('hunt.taken', { tribe: seat, card: cardId(c.g, card) });
      takeIntoHand(c, tribe, card);
    },
    decline: (c, seat) => {
      c.emit('hunt.declined', { tribe: seat, card: cardId(c.g, c.vars.card) });
      c.leave();
    },
  },
};

/** G6, G7: into the hand, and the next deck card replaces it; waiting hunters may hunt that card. */
function takeIntoHand(c: Ctx<G>, t: Tribe, card: Card): void {
  const { g } = c;
  const old = spotOf(g, card);
  const place = takeFromRow(g, card);
  if (place === undefined) return;
  const fresh = rulesOf(g).refillsTaken ? takeLast(c, g.decks[place.row]) : undefined;
  // L6
  if (rulesOf(g).instantAnimals && cardInfo(g, card).isDomestic) g.tribes[t].tableau.push(newSpot(card));
  else addToHand(g, t, card);
  if (fresh === undefined) {
    for (const other of ALL_TRIBES) if (piecesOn(g, old, other) > 0) goHome(g, other, old);
    return settle(c);
  }
  const spot = newSpot(fresh);
  g.rows[place.row][place.side].splice(place.index, 0, spot);
  c.emit('hunt.replaced', {
    card: cardId(g, card),
    next: cardId(g, fresh),
    row: place.row === 0 ? 'north' : 'south',
  });
  const waiting = allPiecesOn(g, old) > 0;
  if (waiting) moveAll(g, old, spot);
  settle(c);
  if (waiting) c.enter('hunt-card', { card: fresh, rolled: 0, optional: true });
}

function moveAll(g: G, from: Spot, to: Spot): void {
  for (const t of ALL_TRIBES) {
    to.men[t] = from.men[t];
    from.men[t] = 0;
    if (alphaOn(g, t, from.card)) g.tribes[t].alpha = { at: 'card', card: to.card };
  }
}
