import weights from '../data/future-weights.json' with { type: 'json' };
import { handSize, hayDiscount, mariners, sleds } from '../board/abilities.js';
import { cardInfo } from '../cards/cards.js';
import { ALL_TRIBES, RANKS, type G, type PublicState, type Tribe } from '../vocabulary/model.js';
import type { Abilities } from '../cards/pack.js';
import { alphaAlive, colonists, eldersAt, elderCount, ownElders, population } from '../board/people.js';
import { pointsOf } from '../board/score.js';

/**
 * Features of a tribe at the end of a turn, in the same order for all tribes, so that one set of weights fits all
 * (see `future.ts`).
 */
type Feature = keyof typeof weights;

const FEATURES = Object.keys(weights) as Feature[];

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;

/** Writes the features of a tribe into `out`. */
export function featuresOf(g: Pick<G, 'hands'> & PublicState, t: Tribe, out: number[]): number[] {
  out.length = FEATURES.length;
  out.fill(0);
  const tribe = g.tribes[t];
  const people = population(g, t);
  const { mono } = tribe.placard;
  const set = (name: Feature, n: number): void => {
    out[AT[name]] = n;
  };
  set('points', pointsOf(g, t).total);
  set('people', people);
  set('few', Math.max(0, 6 - people));
  set('elders', elderCount(g, t));
  for (const rank of RANKS) {
    if (rank !== 4) set(`rank${rank}`, Math.min(1, ownElders(g, t, rank)));
  }
  set('energy', Math.min(5, tribe.energy));
  set('rich', Math.max(0, tribe.energy - 5));
  set('ivory', mono ? 0 : tribe.ivory);
  set('iron', mono ? 0 : tribe.iron);
  set('mono', mono ? 1 : 0);
  set('monoIvory', mono ? tribe.ivory : 0);
  set('monoIron', mono ? tribe.iron : 0);
  let missionaries = 0;
  for (const p of ALL_TRIBES) {
    if (p === t || !g.tribes[p].present) continue;
    if (eldersAt(g, t, p, 1) > 0 && !g.tribes[p].placard.mono)
      set('emissaries', (out[AT.emissaries] ?? 0) + 1);
    if (eldersAt(g, p, t, 1) > 0) missionaries++;
  }
  set('missionaries', mono ? 0 : missionaries);
  for (const card of g.hands[t]) {
    const name = cardInfo(g, card).isInvention ? 'tools' : 'animals';
    set(name, (out[AT[name]] ?? 0) + 1);
  }
  tableauFeatures(g, t, out);
  set('handSize', Math.min(4, handSize(g, t)));
  set('mariners', Math.min(3, mariners(g, t)));
  set('sleds', sleds(g, t) > 0 ? 1 : 0);
  set('alpha', alphaAlive(g, t) ? 1 : 0);
  set('colonists', colonists(g, t));
  set((['tunit', 'norse', 'sami', 'thule'] as const)[t], 1);
  return out;
}

function countBits(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function tableauFeatures(g: PublicState, t: Tribe, out: number[]): void {
  let hay = 0;
  const add = (name: Feature, n: number): void => {
    out[AT[name]] = (out[AT[name]] ?? 0) + n;
  };
  const lend = (a: Abilities): void => {
    for (let type = 0; type < 5; type++) {
      add('rerolls', countBits(a.reroll[type] ?? 0));
      add('purple', countBits(a.toOne[type] ?? 0));
    }
    add('other', a.reassign / 3 + a.depletionReduction + a.freePromotion + countBits(a.coldAsWarm));
  };
  for (const owner of ALL_TRIBES) {
    for (const spot of g.tribes[owner].tableau) {
      if (owner !== t && spot.husband !== t) continue;
      const info = cardInfo(g, spot.card);
      lend(info.abilities);
      if (info.kind === 'daughter') add('wives', owner === t ? 0 : 1);
      if (owner !== t || info.livestock === null) continue;
      add('milk', Math.max(info.livestock.babies, 0.7 * info.livestock.orIvory));
      hay += info.livestock.hay;
    }
  }
  add('hay', Math.max(0, hay - hayDiscount(g, t)));
}
