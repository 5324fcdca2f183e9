/** The closed lists of Greenland's words, and their numbers inside a position. */

/** The four tribes in seat order; a tribe's number is its index here. */
export const TRIBES = ['tunit', 'norse', 'sami', 'thule'] as const;
export type TribeId = (typeof TRIBES)[number];
export type Tribe = 0 | 1 | 2 | 3;
export const TUNIT = 0;
export const NORSE = 1;
export const SAMI = 2;
export const THULE = 3;
/** For loops over tribes; absent ones must be skipped (`g.tribes[t].present`). */
export const ALL_TRIBES: readonly Tribe[] = [TUNIT, NORSE, SAMI, THULE];

export const tribeIds = (tribes: readonly Tribe[]): TribeId[] => tribes.map((t) => TRIBES[t]);

export type ByTribe<T> = [T, T, T, T];
/** No tribe: an empty exogamy box, a card that wasn't raided. */
export const NOBODY = -1;
export type MaybeTribe = Tribe | typeof NOBODY;

export const ROWS = ['north', 'south'] as const;
export type RowId = (typeof ROWS)[number];
export type RowNo = 0 | 1;
export const NORTH = 0;
export const SOUTH = 1;

/** Biome types (B1); medallion stands for raids, attacks and hostile land. */
export const BIOME_TYPES = ['harpoon', 'fishhook', 'spear', 'hammer', 'medallion'] as const;
export type BiomeTypeId = (typeof BIOME_TYPES)[number];
export type BiomeType = 0 | 1 | 2 | 3 | 4;
export const HARPOON = 0;
export const FISHHOOK = 1;
export const SPEAR = 2;
export const HAMMER = 3;
export const MEDALLION = 4;

/** Elder ranks as printed; arrays by rank have an unused index 0. */
export const RANKS = [1, 2, 3, 4, 5, 6] as const;
export type Rank = (typeof RANKS)[number];
export type ByRank<T> = [T, T, T, T, T, T, T];

/** Elder actions by the print of their rank (I). */
export const ELDER_ACTIONS = [
  'domesticate',
  'witchBurn',
  'banish',
  'toolMaker',
  'emissary',
  'proselytize',
] as const;
export type ElderAction = (typeof ELDER_ACTIONS)[number];

export const DISKS = ['energy', 'ivory', 'iron'] as const;
export type Disk = (typeof DISKS)[number];

export const PHASES = [
  'setup',
  'event',
  'assign',
  'negotiate',
  'hunt',
  'domestic',
  'elders',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Number of a card (or of one side of a farm card) in the pack: see `cards.ts`. */
export type Card = number;
export const NO_CARD = -1;

/** An elder of a tribe, for "choose which one dies": rank number, a tribe's name, or `alpha`. */
export type ElderWord = number | string;

/** E1: people whom one mariner carries to one card. */
export const PER_MARINER = 4;

/** Raise it when the rules change: games of older versions are replayed, and freeze if the result differs. */
export const RULES_VERSION = 2;
