import {
  HAMMER,
  HARPOON,
  SPEAR,
  TRIBES,
  type BiomeType,
  type ByTribe,
  type ElderAction,
  type TribeId,
} from './vocabulary/model.js';
import type { Types } from './vocabulary/abilities.js';

/**
 * A variant lists only its differences from the standard rules. Rules read these flags and numbers through `rulesOf`
 * and never check the variant's id.
 */
export interface Rules {
  /** Event cards in the deck (C step 1). */
  readonly events: number;
  /** Daughters are in the game (C step 5); without them there are no marriages (F1). */
  readonly daughters: boolean;
  /** Farm animals are in the game (C step 5). */
  readonly farm: boolean;
  /** Markland and Vinland are in the game (C step 4, E2, D9, F3). */
  readonly newWorld: boolean;
  /** D and I cards are in the game (G6, I1, I4, H1, H2). */
  readonly takes: boolean;
  /** Livestock and Sabine raids and guards (E5, G1). */
  readonly raids: boolean;
  /** Tribesmen on one card fight (F2). */
  readonly attacks: boolean;
  /** The section that drops iron's protection from losses (F4); null if it applies. */
  readonly withoutIron: 'C2' | 'C3' | null;
  /** The Alpha's fixed face (E7). */
  readonly alphaFace: number;
  /** A card taken into a hand is replaced from the deck (G7). */
  readonly refillsTaken: boolean;
  /** The scenario that lays rows and deck tops by climax (M1, M2); null deals them (C). */
  readonly rows: 'M1' | 'M2' | null;
  /** Unassigned tribesmen at the start, if not the pack's number (M1). */
  readonly startingPeople: Readonly<Partial<Record<TribeId, number>>>;
  /** Events that belong to the Norse and the Thule are out of the game (M3). */
  readonly earlyEvents: boolean;
  /** Biome types that are taken out of the decks (M3). */
  readonly absentTypes: Types;
  /** Hits needed on invention cards are multiplied by this (M3). */
  readonly inventionHits: number;
  /** Biome types that a tribe can't hunt in Greenland (M1, M3). */
  readonly barredTypes: ByTribe<Types>;
  /** The section that bars them; null if none is barred. */
  readonly barredBy: 'M1' | 'M3' | null;
  /** Types on which a tribe re-rolls any one die of a hunt (M1, M3). */
  readonly freeRerolls: ByTribe<Types>;
  /** Dice of each attack or raid that a tribe re-rolls (M1). */
  readonly attackRerolls: ByTribe<number>;
  /** Turns before a tribe arrives in Greenland (M1). */
  readonly inactiveTurns: ByTribe<number>;
  /** Points for each iron of a polytheist tribe (M1). */
  readonly pagansIron: ByTribe<number>;
  /** Livestock, daughters and wives can be guarded (E5); if not, people on a tableau card are there to take it (L4). */
  readonly guards: boolean;
  /** Daughters are villages held by the occupiers (L4). */
  readonly villages: boolean;
  /** Hooks inside phases (`variant-hooks.ts`); null follows the rulebook. */
  readonly variantHooks: 'saga' | 'patrol' | null;
  // Procedures and states at places of the sequence of play, in its order; null for none.
  /** The elder die-off (D5, K2). */
  readonly elderDieOff: 'elder-die-off' | 'saga-elder-die-off';
  /** The effect of the venereal disease icon (D2, L8). */
  readonly venereal: 'venereal' | 'patrol-propaganda';
  /** The state that chooses the dead (D2, K2). */
  readonly decimation: 'decimate' | 'saga-decimate';
  /** Follows an elder's death in the snow (D3, K2). */
  readonly mourning: 'saga-mourning' | null;
  /** The sale of the import (D10, K2, L3). */
  readonly imports: 'auction' | 'saga-import' | 'patrol-import';
  /** Phase 2 (E, K3). */
  readonly assignment: 'assign' | 'saga-assign';
  /** After all hunts (L5). */
  readonly afterHunts: 'patrol-mine' | null;
  /** Before the elders act (L7). */
  readonly beforeElders: 'patrol-market' | null;
  /** The end of the game (J, L8). */
  readonly ending: 'score' | 'patrol-end';
  /** Tribes negotiate on contested cards (F). */
  readonly talks: boolean;
  /** Emissaries, bishops and banishing (I3, I5, I6). */
  readonly missions: boolean;
  /** Price of every import; 0 for an auction (D10). */
  readonly importPrice: number;
  /** Number of first events whose icons are ignored (K2). */
  readonly quietEvents: number;
  /** Daughters and matriarchs are pieces of their own color (K). */
  readonly women: boolean;
  /** Matriarchs needed to win (K7). */
  readonly matriarchsToWin: number;
  /** Energy at the start, if not the pack's (L2). */
  readonly startingEnergy: number | null;
  /** All tribes start as monotheists (L2). */
  readonly monotheists: boolean;
  /** All cards start on the cold side, and suns turn them to the warm side (L2, L3). */
  readonly warming: boolean;
  /** The pack's patrol table applies: people, disks, rows and events at the start (L2, R137). */
  readonly patrolRows: boolean;
  /** The occupiers' figures (L); null without occupiers. */
  readonly occupied: Occupation | null;
  /** Several tribes may hunt one biome of Greenland (A4, L4). */
  readonly sharedHunts: boolean;
  /** The two exceptions to permanent assignments apply (E4, L4). */
  readonly recalls: boolean;
  /** Elders may be sent to multi-elder ranks of other placards (L4, L7). */
  readonly promotesAbroad: boolean;
  /** Animals go to the tableau as soon as they are taken (L6). */
  readonly instantAnimals: boolean;
  /** Elder actions that aren't allowed (L7). */
  readonly closedActions: readonly (ElderAction | 'baptism')[];
  /** The only elder action is making tools (L7). */
  readonly onlyTools: boolean;
  /** The rules of the next part once the events are through (M2); null if the game ends. */
  readonly sequel: string | null;
  /** The only seats allowed, all of them taken; null for a free choice. */
  readonly seats: readonly TribeId[] | null;
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** The occupiers' figures (L). */
interface Occupation {
  /** Energy in their depot at the start, per tribe, and against a single tribe (L2). */
  readonly fuel: number;
  readonly fuelAlone: number;
  /** Their income in a turn in which their mine isn't hunted (L5). */
  readonly fuelPerTurn: number;
  /** Printed number of their mine's card, which lies right after the New World (L2). */
  readonly mine: number;
  /** Faces that kill in every hunt, in addition to the biome's own (L5). */
  readonly bloody: readonly number[];
  /** Faces with which commandos steal fuel, and the face added by bullets (L5). */
  readonly stealing: number;
  readonly withBullets: number;
}

const NO_TRIBE: ByTribe<number> = [0, 0, 0, 0];

const STANDARD: Rules = {
  events: 10,
  daughters: true,
  farm: true,
  newWorld: true,
  takes: true,
  raids: true,
  attacks: true,
  withoutIron: null,
  alphaFace: 1,
  refillsTaken: true,
  rows: null,
  startingPeople: {},
  earlyEvents: false,
  absentTypes: 0,
  inventionHits: 1,
  barredTypes: NO_TRIBE,
  barredBy: null,
  freeRerolls: NO_TRIBE,
  attackRerolls: NO_TRIBE,
  inactiveTurns: NO_TRIBE,
  pagansIron: NO_TRIBE,
  guards: true,
  villages: false,
  variantHooks: null,
  elderDieOff: 'elder-die-off',
  venereal: 'venereal',
  decimation: 'decimate',
  mourning: null,
  imports: 'auction',
  assignment: 'assign',
  afterHunts: null,
  beforeElders: null,
  ending: 'score',
  talks: true,
  missions: true,
  importPrice: 0,
  quietEvents: 0,
  women: false,
  matriarchsToWin: 0,
  startingEnergy: null,
  monotheists: false,
  warming: false,
  patrolRows: false,
  occupied: null,
  sharedHunts: true,
  recalls: true,
  promotesAbroad: false,
  instantAnimals: false,
  closedActions: [],
  onlyTools: false,
  sequel: null,
  seats: null,
  minSeats: 2,
  maxSeats: 4,
};

/** C2: the game without its advanced rules. */
const BEGINNER: Partial<Rules> = {
  daughters: false,
  farm: false,
  newWorld: false,
  takes: false,
  raids: false,
  attacks: false,
  withoutIron: 'C2',
};

/** C3: harder hunts, and taken cards aren't replaced. */
const SURVIVALIST: Partial<Rules> = { withoutIron: 'C3', alphaFace: 2, refillsTaken: false };

const on = (...types: readonly BiomeType[]): Types =>
  types.reduce<Types>((set, type) => set | (1 << type), 0);

// Lists by tribe are in the order Tunit, Norse, Sámi, Thule.
const SAMI_AT_SEA = { barred: on(SPEAR), free: on(HARPOON) };

/** M3: ten generations before the Norse, in a land without iron; its barred types and re-rolls. */
const EARLY: Partial<Rules> = {
  seats: ['tunit', 'sami'],
  maxSeats: 2,
  earlyEvents: true,
  absentTypes: on(HAMMER),
  inventionHits: 2,
  barredTypes: [on(HARPOON), 0, SAMI_AT_SEA.barred, 0],
  barredBy: 'M3',
  freeRerolls: [on(SPEAR), 0, SAMI_AT_SEA.free, 0],
};

/** M1: the historical tribes and arrivals; their barred types and re-rolls. */
const STORY: Partial<Rules> = {
  ...SURVIVALIST,
  seats: TRIBES,
  minSeats: 4,
  events: 17,
  rows: 'M1',
  startingPeople: { norse: 4, sami: 5, thule: 6, tunit: 7 },
  barredTypes: [0, 0, SAMI_AT_SEA.barred, 0],
  barredBy: 'M1',
  freeRerolls: [0, 0, SAMI_AT_SEA.free, 0],
  attackRerolls: [0, 0, 0, 1],
  inactiveTurns: [0, 2, 0, 3],
  pagansIron: [0, 1, 0, 0],
};

/** L, L1: the tribes together against the occupiers, in a warming climate, under the survivalist rules (C3). */
const PATROL: Partial<Rules> = {
  ...SURVIVALIST,
  minSeats: 1,
  events: 8,
  startingEnergy: 4,
  monotheists: true,
  warming: true,
  patrolRows: true,
  occupied: {
    fuel: 3,
    fuelAlone: 8,
    fuelPerTurn: 4,
    mine: 23,
    bloody: [3, 6],
    stealing: 2,
    withBullets: 3,
  },
  importPrice: 2,
  talks: false,
  attacks: false,
  sharedHunts: false,
  recalls: false,
  promotesAbroad: true,
  instantAnimals: true,
  closedActions: ['domesticate', 'witchBurn', 'banish', 'emissary', 'proselytize', 'baptism'],
  onlyTools: true,
  guards: false,
  villages: true,
  variantHooks: 'patrol',
  venereal: 'patrol-propaganda',
  imports: 'patrol-import',
  afterHunts: 'patrol-mine',
  beforeElders: 'patrol-market',
  ending: 'patrol-end',
};

/** M2: a thousand years, first by the rulebook, then on patrol. */
const FULL: Partial<Rules> = { events: 17, rows: 'M2', sequel: 'printed-patrol' };

/** Rules that the lobby doesn't list: the patrol with the printed numbers, as an option or a later part (R137). */
const UNLISTED: Readonly<Record<string, Rules>> = {
  'printed-patrol': { ...STANDARD, ...PATROL, patrolRows: false },
};

/** K: a solo game in which daughters rule. */
const SAGA: Partial<Rules> = {
  ...SURVIVALIST,
  raids: false,
  attacks: false,
  talks: false,
  missions: false,
  importPrice: 2,
  quietEvents: 1,
  women: true,
  matriarchsToWin: 3,
  variantHooks: 'saga',
  elderDieOff: 'saga-elder-die-off',
  decimation: 'saga-decimate',
  mourning: 'saga-mourning',
  imports: 'saga-import',
  assignment: 'saga-assign',
  minSeats: 1,
  maxSeats: 1,
};

const VARIANTS: Readonly<Record<string, Rules>> = {
  standard: STANDARD,
  beginner: { ...STANDARD, ...BEGINNER },
  survivalist: { ...STANDARD, ...SURVIVALIST },
  saga: { ...STANDARD, ...SAGA },
  story: { ...STANDARD, ...STORY },
  early: { ...STANDARD, ...EARLY },
  patrol: { ...STANDARD, ...PATROL },
  full: { ...STANDARD, ...FULL },
};

export const VARIANT_IDS: readonly string[] = Object.keys(VARIANTS);

/** Cache of the last lookup: one game asks many times. */
let latest: { readonly id: string; readonly rules: Rules } = { id: 'standard', rules: STANDARD };

export function rulesOf(g: { readonly variant: string }): Rules {
  return g.variant === latest.id ? latest.rules : findRules(g.variant);
}

function findRules(id: string): Rules {
  const rules = VARIANTS[id] ?? UNLISTED[id] ?? STANDARD;
  latest = { id, rules };
  return rules;
}

/** L2: the occupiers' depot at the start for this many tribes. */
export function fuelAtFirst({ occupied }: Pick<Rules, 'occupied'>, tribes: number): number {
  if (occupied === null) return 0;
  return tribes === 1 ? occupied.fuelAlone : occupied.fuel * tribes;
}
