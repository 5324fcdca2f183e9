import type { State } from '../../../../kernel/index.js';
import { cardId, cardNo, packOf } from '../../cards/cards.js';
import { offerExchange, playExchange, whyNoExchange } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type Spot, type Tribe } from '../../vocabulary/model.js';
import { findSpot, isNewWorld, piecesOn, spotOf } from '../../board/people.js';

/** F3: New World cards with the hostile side up on which a tribe has colonists. */
function hostileHomes(g: G, t: Tribe): Spot[] {
  const homes: Spot[] = [];
  for (const row of g.rows) {
    for (const spot of row.warm) if (spot.hostile && piecesOn(g, spot, t) > 0) homes.push(spot);
    for (const spot of row.cold) if (spot.hostile && piecesOn(g, spot, t) > 0) homes.push(spot);
  }
  return homes;
}

/** F3: a tribe with colonists on a hostile card may pay an ivory to make it peaceful. All decide at once (R90). */
export const pacify: State<G, 'pacify'> = {
  rule: 'F3',
  seats: (c) => {
    const { passed } = c.vars;
    return TRIBES.filter(
      (id, t) =>
        c.g.tribes[t as Tribe].ivory > 0 && !passed.includes(id) && hostileHomes(c.g, t as Tribe).length > 0,
    );
  },
  choices: (c, seat, offer) => {
    for (const spot of hostileHomes(c.g, tribeNo(seat))) offer.can('pacify', cardId(c.g, spot.card));
    offer.can('pass');
    offerExchange(c, seat, offer);
  },
  verbs: {
    pacify: (c, seat, args) => {
      const spot = spotOf(c.g, cardNo(c.g, args[0] ?? ''));
      c.g.tribes[tribeNo(seat)].ivory--;
      spot.hostile = false;
      c.emit('domestic.pacified', { tribe: seat, card: cardId(c.g, spot.card) });
    },
    pass: (c, seat) => {
      c.vars.passed = [...c.vars.passed, seat];
    },
    exchange: playExchange,
  },
  why: (c, seat, move) => {
    const card = move.verb === 'pacify' ? packOf(c.g).byId.get(String(move.args[0])) : undefined;
    const spot = card === undefined || !isNewWorld(c.g, card) ? undefined : findSpot(c.g, card);
    if (spot === undefined) return whyNoExchange(c, seat, move);
    const key = spot.hostile ? 'domestic.not-yours' : 'domestic.peaceful';
    return { rule: 'F3', key, args: { card: cardId(c.g, spot.card) } };
  },
};
