import type { Ctx, State } from '../../../../kernel/index.js';
import { cardId, cardInfo, packOf } from '../../cards/cards.js';
import { gain, settle } from '../../board/holdings.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  type Card,
  type G,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import {
  addBabies,
  alphaOn,
  husbandDies,
  killOn,
  marry,
  ownerOf,
  piecesOn,
  spotOf,
} from '../../board/people.js';
import { afterPurple, hitsIn, type Roll } from '../../rolls/roll.js';
import { goHome, isParty } from './order.js';
import { deathsOf } from './outcome.js';
import type { ThrownVars } from '../../vocabulary/hunt-vars.js';

/** G1: the outcome of raid dice. */

export function raidThrown(c: Ctx<G>, rolled: ThrownVars, roll: Roll): void {
  const { g } = c;
  const { card, tribe } = rolled;
  const spot = spotOf(g, card);
  const { toOne } = roll;
  const thrown: ThrownVars = toOne === 0 ? rolled : { ...rolled, faces: afterPurple(rolled.faces, toOne) };
  const { kind } = cardInfo(g, card);
  const id = cardId(g, card);
  const dead = deathsOf(thrown, roll.bloody);
  if (dead.men > 0 || dead.alpha) {
    killOn(g, tribe, spot, dead.men, dead.alpha);
    c.emit('hunt.lost', { tribe: TRIBES[tribe], card: id, men: dead.men, alpha: dead.alpha ? 1 : 0 });
  }
  // A success needs a surviving raider (G1, R41).
  const success = hitsIn(roll, thrown.faces, 0) >= roll.hitsNeeded && piecesOn(g, spot, tribe) > 0;
  if (!success) {
    goHome(g, tribe, spot);
    c.emit('raid.failed', { tribe: TRIBES[tribe], card: id });
    return settle(c);
  }
  otherRaidersGoHome(c, spot, tribe);
  if (kind === 'daughter') abduct(c, spot, tribe);
  else plunder(c, spot, tribe);
}

function otherRaidersGoHome(c: Ctx<G>, spot: Spot, winner: Tribe): void {
  const owner = ownerOf(c.g, spot.card);
  for (const t of ALL_TRIBES) {
    if (t === winner || !isParty(c.g, spot, t, owner)) continue;
    goHome(c.g, t, spot);
    c.emit('hunt.too-late', { tribe: TRIBES[t], card: cardId(c.g, spot.card) });
  }
}

// Sabine raids.

function abduct(c: Ctx<G>, spot: Spot, t: Tribe): void {
  const alpha = alphaOn(c.g, t, spot.card);
  if (alpha && spot.men[t] > 0) c.enter('raid-wed', { card: spot.card, tribe: t });
  else wed(c, spot, t, alpha);
}

/** G1, F1: a surviving raider becomes the husband; the former husband dies. */
function wed(c: Ctx<G>, spot: Spot, t: Tribe, alpha: boolean): void {
  const { g } = c;
  const card = cardId(g, spot.card);
  if (spot.husband !== NOBODY) {
    c.emit('raid.husband-killed', { tribe: TRIBES[spot.husband], card });
    husbandDies(g, spot);
  }
  marry(g, t, spot, spot, alpha);
  goHome(g, t, spot);
  c.emit('raid.married', { tribe: TRIBES[t], card, alpha: alpha ? 1 : 0 });
  settle(c);
}

/** Whether the Alpha or an ordinary raider marries. */
export const raidWed: State<G, 'raid-wed'> = {
  rule: 'G1',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (_c, _seat, offer) => {
    offer.can('wed', 'tribesman');
    offer.can('wed', 'alpha');
  },
  verbs: {
    wed: (c, _seat, args) => {
      const { card, tribe } = c.vars;
      c.leave();
      wed(c, spotOf(c.g, card), tribe, args[0] === 'alpha');
    },
  },
};

// Livestock raids.

type Loot = 'babies' | 'ivory' | 'energy';

/** Available loot: the babies, for some animals ivory instead, or the owner's energy (R70). */
function lootFrom(g: G, t: Tribe, card: Card): { kind: Loot; n: number }[] {
  const { livestock, exchange } = cardInfo(g, card);
  const owner = ownerOf(g, card);
  if (livestock === null || owner === NOBODY) return [];
  const loot: { kind: Loot; n: number }[] = [];
  if (livestock.babies > 0) loot.push({ kind: 'babies', n: livestock.babies });
  if (livestock.orIvory > 0) loot.push({ kind: 'ivory', n: livestock.orIvory });
  const room = packOf(g).energyLimit - g.tribes[t].energy;
  const energy = Math.min(exchange[0], g.tribes[owner].energy, room);
  if (energy > 0) loot.push({ kind: 'energy', n: energy });
  return loot;
}

function plunder(c: Ctx<G>, spot: Spot, t: Tribe): void {
  spot.raidedBy = t;
  goHome(c.g, t, spot);
  const loot = lootFrom(c.g, t, spot.card);
  const only = loot[0];
  if (loot.length > 1) c.enter('raid-loot', { card: spot.card, tribe: t });
  else if (only === undefined) c.emit('raid.nothing', { tribe: TRIBES[t], card: cardId(c.g, spot.card) });
  else steal(c, t, spot.card, only.kind, only.n);
  settle(c);
}

function steal(c: Ctx<G>, t: Tribe, card: Card, kind: Loot, n: number): void {
  const { g } = c;
  const owner = ownerOf(g, card);
  if (owner === NOBODY) return;
  let got = n;
  if (kind === 'babies') got = addBabies(g, t, n);
  else gain(g, t, kind, n);
  if (kind === 'energy') g.tribes[owner].energy -= n;
  c.emit('raid.plundered', {
    tribe: TRIBES[t],
    owner: TRIBES[owner],
    card: cardId(g, card),
    loot: kind,
    n: got,
  });
}

export const raidLoot: State<G, 'raid-loot'> = {
  rule: 'G1',
  seats: (c) => [TRIBES[c.vars.tribe]],
  choices: (c, _seat, offer) => {
    const { card, tribe } = c.vars;
    for (const { kind } of lootFrom(c.g, tribe, card)) offer.can('steal', kind);
  },
  verbs: {
    steal: (c, _seat, args) => {
      const { card, tribe } = c.vars;
      const loot = lootFrom(c.g, tribe, card).find(({ kind }) => kind === args[0]);
      c.leave();
      if (loot !== undefined) steal(c, tribe, card, loot.kind, loot.n);
    },
  },
};
