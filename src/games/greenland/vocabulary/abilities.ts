/** A set of faces: bit `f` (1 << f) stands for face f. */
export type FaceSet = number;

/** A set of biome types: bit `t` (1 << t) stands for type number t. */
export type Types = number;

/** The abilities of a card, elder or placard side; zero for none. */
export interface Abilities {
  /** Faces that may be re-rolled once, by biome type (G2). */
  readonly reroll: readonly [FaceSet, FaceSet, FaceSet, FaceSet, FaceSet];
  /** Faces that count as 1, by biome type (G3). */
  readonly toOne: readonly [FaceSet, FaceSet, FaceSet, FaceSet, FaceSet];
  /** Types on which it hunts first (A4). */
  readonly huntFirst: Types;
  /** Types whose cold cards are hit as if warm (D4, card text). */
  readonly coldAsWarm: Types;
  readonly handSize: number;
  readonly mariner: number;
  /** Has a sled (E1). */
  readonly sled: boolean;
  /** People moved after all assignments (E6); 0 for none. */
  readonly reassign: number;
  readonly movesLast: boolean;
  readonly depletionReduction: number;
  readonly hayDiscount: number;
  readonly freePromotion: number;
  readonly auctionTieWin: boolean;
  readonly soloImportDiscount: number;
  readonly coopSled: boolean;
  readonly feudImmunity: boolean;
  readonly councilOfWar: boolean;
  readonly raidLeader: boolean;
  readonly warParty: boolean;
  /** Disks that pay for tools instead of iron (I4). */
  readonly toolCostIvory: boolean;
  readonly toolCostEnergy: boolean;
}
