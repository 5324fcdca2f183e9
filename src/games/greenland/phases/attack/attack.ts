import { type Ctx, parseBag, type Procedure, type State } from '../../../../kernel/index.js';
import { cardId } from '../../cards/cards.js';
import {
  canExchange,
  offerExchange,
  playExchange,
  settle,
  whyNoExchange,
  worthNow,
} from '../../board/holdings.js';
import {
  TRIBES,
  tribeIds,
  tribeNo,
  type G,
  type MaybeTribe,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import { findSpot, ownerOf, spotOf } from '../../board/people.js';
import { countsAs, hasFace } from '../../rolls/roll.js';
import { rulesOf } from '../../variants.js';
import { attackRollOf, byIron, groupSize, leadersOn } from './groups.js';
import { takeLosses } from './losses.js';

/** F2: one round on a card, most iron first. The order is fixed at the start of the fight (R85). */

function nextAttacker(c: Ctx<G, 'attack'>): void {
  const { card, order = [], at = 0 } = c.vars;
  const spot = findSpot(c.g, card);
  const attacker = order[at];
  if (spot === undefined || attacker === undefined) {
    c.leave();
    return settle(c);
  }
  c.vars.at = at + 1;
  c.goto('attacker');
  const owner = ownerOf(c.g, card);
  if (groupSize(c.g, spot, owner, attacker) === 0) return;
  let ask = 0;
  let enemies = 0;
  for (const t of leadersOn(c.g, spot, owner)) {
    if (t === attacker) continue;
    enemies++;
    if (rulesOf(c.g).withoutIron === null && (c.g.tribes[t].iron > 0 || canRaiseIron(c.g, t))) ask |= 1 << t;
  }
  if (enemies === 0) return;
  if (ask !== 0) c.enter('attack-parry', { card, attacker, ask, spared: 0 });
  else roll(c, spot, attacker, 0);
}

export const attackProcedure: Procedure<G, 'attack'> = [
  {
    label: 'begin',
    run: (c) => {
      const card = c.vars.card;
      const spot = spotOf(c.g, card);
      const leaders = leadersOn(c.g, spot, ownerOf(c.g, card));
      if (leaders.length < 2) return c.leave();
      c.vars.order = byIron(c.g, leaders);
      c.vars.at = 0;
      c.emit('attack.begins', {
        card: cardId(c.g, card),
        tribes: tribeIds(c.vars.order),
      });
    },
  },
  { label: 'attacker', run: nextAttacker },
];

/** Can the tribe exchange a card for iron now (B3)? */
const canRaiseIron = (g: G, t: Tribe): boolean =>
  g.tribes[t].tableau.some((spot) => worthNow(g, spot.card)[2] > 0 && canExchange(g, t, spot));

/**
 * F4: each attacked tribe may spend iron before the roll to cancel its own losses of that roll (R40).
 * It may exchange cards worth iron first (B3, R63).
 */
export const attackParry: State<G, 'attack-parry'> = {
  rule: 'F4',
  seats: (c) => {
    const ask = c.vars.ask;
    return tribeIds(c.g.order.filter((t) => (ask & (1 << t)) !== 0));
  },
  choices: (c, seat, offer) => {
    if (c.g.tribes[tribeNo(seat)].iron > 0) offer.can('iron');
    else offer.cannot('iron', [], 'F4', 'attack.no-iron');
    offer.can('brave');
    offerExchange(c, seat, offer);
  },
  why: whyNoExchange,
  verbs: {
    iron: (c, seat) => {
      const t = tribeNo(seat);
      c.g.tribes[t].iron--;
      c.vars.spared = c.vars.spared | (1 << t);
      c.emit('attack.iron', { tribe: seat, card: cardId(c.g, c.vars.card) });
      answered(c, t);
    },
    brave: (c, seat) => answered(c, tribeNo(seat)),
    exchange: playExchange,
  },
};

function answered(c: Ctx<G, 'attack-parry'>, t: Tribe): void {
  const ask = c.vars.ask & ~(1 << t);
  c.vars.ask = ask;
  if (ask !== 0) return;
  c.leave();
  roll(c, spotOf(c.g, c.vars.card), c.vars.attacker, c.vars.spared);
}

/** Re-rolls every permitted miss without asking, since a re-roll can only help (R86). */
function roll(c: Ctx<G>, spot: Spot, attacker: Tribe, spared: number): void {
  const { g } = c;
  const owner = ownerOf(g, spot.card);
  const { dice, hitFaces, toOne, reroll, free: spares } = attackRollOf(g, spot, owner, attacker);
  const faces = c.dice(dice);
  const thrown = [...faces];
  let hits = 0;
  let again = 0;
  let free = spares;
  for (let i = 0; i < faces.length; i++) {
    let face = faces[i] as number;
    const misses = !hasFace(hitFaces, countsAs(face, toOne));
    const spare = misses && (reroll & (1 << face)) === 0 && free > 0;
    if (spare) free--;
    if (misses && (spare || (reroll & (1 << face)) !== 0)) {
      face = c.die();
      again++;
    }
    face = countsAs(face, toOne);
    faces[i] = face;
    if ((hitFaces & (1 << face)) !== 0) hits++;
  }
  c.emit('attack.rolled', {
    tribe: TRIBES[attacker],
    card: cardId(g, spot.card),
    thrown,
    again,
    faces,
    hits,
    war: (hitFaces & (1 << 2)) === 0 ? 0 : 1,
  });
  if (hits === 0) return;
  const others = leadersOn(g, spot, owner).filter((t) => t !== attacker);
  const mortal = others.filter((t) => (spared & (1 << t)) === 0);
  if (mortal.length === 0) return;
  let people = 0;
  for (const t of others) people += groupSize(g, spot, owner, t);
  if (others.length === 1 || hits >= people) {
    for (const t of mortal) takeLosses(c, spot, t, attacker, hits);
    return;
  }
  c.enter('attack-strike', { card: spot.card, attacker, hits, spared });
}

/**
 * F2: hits are distributed among several victims as the attacker likes. Iron cancels the hits on
 * the tribe that spent it, but does not redirect them (F4, R40): that tribe is still a target, listed last.
 */
export const attackStrike: State<G, 'attack-strike'> = {
  rule: 'F2',
  seats: (c) => [TRIBES[c.vars.attacker]],
  choices: (c, _seat, offer) => {
    const spot = spotOf(c.g, c.vars.card);
    const owner = ownerOf(c.g, spot.card);
    const counts: Record<string, number> = {};
    for (const t of targetsOf(c, spot, owner)) counts[TRIBES[t]] = groupSize(c.g, spot, owner, t);
    const hits = c.vars.hits;
    offer.can('strike', { name: 'victims', of: counts, min: hits, max: hits });
  },
  verbs: {
    strike: (c, seat, args) => {
      const spot = spotOf(c.g, c.vars.card);
      const hits = parseBag(String(args[0])) ?? {};
      c.leave();
      for (const t of targetsOf(c, spot, ownerOf(c.g, spot.card))) {
        const n = isSpared(c, t) ? 0 : (hits[TRIBES[t]] ?? 0);
        if (n > 0) takeLosses(c, spot, t, tribeNo(seat), n);
      }
    },
  },
};

function isSpared(c: Ctx<G, 'attack-strike'>, t: Tribe): boolean {
  return (c.vars.spared & (1 << t)) !== 0;
}

/** Tribes the attacker may strike; those protected by iron come last. */
function targetsOf(c: Ctx<G, 'attack-strike'>, spot: Spot, owner: MaybeTribe): Tribe[] {
  const others = leadersOn(c.g, spot, owner).filter((t) => t !== c.vars.attacker);
  return [...others.filter((t) => !isSpared(c, t)), ...others.filter((t) => isSpared(c, t))];
}
