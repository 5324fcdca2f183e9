import type { Ctx, State, States } from '../../../../kernel/index.js';
import { depletionReduction } from '../../board/abilities.js';
import { cardId, cardInfo, cardNo } from '../../cards/cards.js';
import { discardForWorth, offerExchange, playExchange, whyNoExchange, settle } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type PublicState, type Tribe } from '../../vocabulary/model.js';
import { elderCount, activeTribes, elderWords, killElder } from '../../board/people.js';
import { rulesOf } from '../../variants.js';

/**
 * D3: depletions are paid one at a time (R68) in energy or elders, or in animals if counted by animals. The unpayable
 * rest lapses (R21). All tribes pay at once.
 */

/** D cards in a tableau: farm animals, domesticated biomes, imported animals (R29). */
function domesticCount(g: PublicState, t: Tribe): number {
  let n = 0;
  for (const spot of g.tribes[t].tableau) if (cardInfo(g, spot.card).isDomestic) n++;
  return n;
}

/** A tribe's debt, counted before it pays (R19), minus reductions by cards such as Saila (R20). */
function depletionDue(g: PublicState, t: Tribe, per: 'elder' | 'domestic'): number {
  const n = per === 'elder' ? elderCount(g, t) : domesticCount(g, t);
  return n === 0 ? 0 : Math.max(0, n - depletionReduction(g, t));
}

export function startDepletion(c: Ctx<G>, per: 'elder' | 'domestic'): void {
  const due: Record<string, number> = {};
  for (const t of activeTribes(c.g)) {
    const n = depletionDue(c.g, t, per);
    if (n > 0) due[TRIBES[t]] = n;
  }
  c.emit(`event.depletion-${per}`, due);
  if (Object.keys(due).length > 0) c.enter('deplete', { per, due });
}

function canPay(g: PublicState, t: Tribe, domestic: boolean): boolean {
  return g.tribes[t].energy > 0 || elderCount(g, t) > 0 || (domestic && domesticCount(g, t) > 0);
}

/** Seats that still owe and can pay. */
function owing(c: Ctx<G, 'deplete'>): string[] {
  const due = c.vars.due;
  const domestic = c.vars.per === 'domestic';
  return TRIBES.filter(
    (seat, t) => (due[seat] ?? 0) > 0 && !c.g.tribes[t as Tribe].extinct && canPay(c.g, t as Tribe, domestic),
  );
}

function pay(c: Ctx<G, 'deplete'>, seat: string, n: number): void {
  const due = c.vars.due;
  c.vars.due = { ...due, [seat]: (due[seat] ?? 0) - n };
}

const deplete: State<G, 'deplete'> = {
  rule: 'D3',
  seats: owing,
  choices: (c, seat, offer) => {
    const { g } = c;
    const t = tribeNo(seat);
    const due = c.vars.due[seat] ?? 0;
    const most = Math.min(due, g.tribes[t].energy);
    if (most > 0) offer.can('burn', most === 1 ? 1 : { name: 'energy', min: 1, max: most });
    else offer.cannot('burn', [1], 'D3', 'event.no-energy');
    for (const word of elderWords(g, t)) offer.can('sacrifice', word);
    if (c.vars.per === 'domestic') {
      for (const spot of g.tribes[t].tableau) {
        if (cardInfo(g, spot.card).isDomestic) offer.can('slaughter', cardId(g, spot.card));
      }
    } else {
      offerExchange(c, seat, offer);
    }
  },
  verbs: {
    burn: (c, seat, args) => {
      const n = Number(args[0]);
      c.g.tribes[tribeNo(seat)].energy -= n;
      pay(c, seat, n);
      c.emit('event.burned', { tribe: seat, n });
    },
    sacrifice: (c, seat, args) => {
      const elder = args[0] ?? '';
      killElder(c.g, tribeNo(seat), elder as string);
      pay(c, seat, 1);
      c.emit('event.sacrificed', { tribe: seat, elder: String(elder) });
      const { mourning } = rulesOf(c.g);
      if (mourning !== null) c.enter(mourning, { tribe: tribeNo(seat), elder });
      settle(c);
    },
    slaughter: (c, seat, args) => {
      const card = cardNo(c.g, args[0] ?? '');
      const got = discardForWorth(c.g, tribeNo(seat), card);
      pay(c, seat, 1);
      c.emit('event.slaughtered', { tribe: seat, card: cardId(c.g, card), ...got });
      settle(c);
    },
    exchange: playExchange,
  },
  why: whyNoExchange,
};

export const states = { deplete } satisfies Partial<States<G>>;
