import { BIOME_TYPES, type BiomeType } from '../vocabulary/model.js';
import type { Abilities } from '../vocabulary/abilities.js';
import type { EffectData, EffectOf, EffectType } from './pack-schema.js';

/**
 * What each effect of the pack adds to the abilities of a card or elder. The type check demands an entry for each
 * effect, and a picture in `renders/greenland/effects.ts`; see `docs/dev/adding-a-card.md`.
 */

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Lent = Writable<Abilities>;
type Apply = { readonly [T in EffectType]: (lent: Lent, effect: EffectOf<T>) => void };

const typeNo = (id: (typeof BIOME_TYPES)[number]): BiomeType => BIOME_TYPES.indexOf(id) as BiomeType;
const add = (faces: readonly number[], type: BiomeType, face: number): void => {
  (faces as number[])[type] = (faces[type] ?? 0) | (1 << face);
};

const APPLY: Apply = {
  reroll: (lent, { biomeType, face }) => add(lent.reroll, typeNo(biomeType), face),
  turnsToOne: (lent, { biomeType, face }) => add(lent.toOne, typeNo(biomeType), face),
  huntFirst: (lent, { biomeType }) => {
    lent.huntFirst |= 1 << typeNo(biomeType);
  },
  coldAsWarm: (lent, { biomeType }) => {
    lent.coldAsWarm |= 1 << typeNo(biomeType);
  },
  handSize: (lent, { n }) => {
    lent.handSize += n;
  },
  reassign: (lent, { n, movesLast }) => {
    lent.reassign += n;
    lent.movesLast = movesLast;
  },
  mariner: (lent, { n }) => {
    lent.mariner += n;
  },
  depletionReduction: (lent, { n }) => {
    lent.depletionReduction += n;
  },
  hayDiscount: (lent, { n }) => {
    lent.hayDiscount += n;
  },
  freePromotion: (lent, { n }) => {
    lent.freePromotion += n;
  },
  soloImportDiscount: (lent, { n }) => {
    lent.soloImportDiscount += n;
  },
  toolCostOption: (lent, { disk }) => {
    if (disk === 'ivory') lent.toolCostIvory = true;
    else lent.toolCostEnergy = true;
  },
  auctionTieWin: (lent) => {
    lent.auctionTieWin = true;
  },
  coopSled: (lent) => {
    lent.coopSled = true;
  },
  feudImmunity: (lent) => {
    lent.feudImmunity = true;
  },
  councilOfWar: (lent) => {
    lent.councilOfWar = true;
  },
  raidLeader: (lent) => {
    lent.raidLeader = true;
  },
  warParty: (lent) => {
    lent.warParty = true;
  },
};

/** Adds one effect to the abilities. */
export function applyEffect<T extends EffectType>(lent: Lent, effect: EffectOf<T>): void {
  const apply: Apply[EffectType] = APPLY[effect.type as T];
  (apply as (lent: Lent, effect: EffectData) => void)(lent, effect);
}
