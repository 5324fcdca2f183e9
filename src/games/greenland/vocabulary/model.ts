import type { GameNames, Named } from '../../../kernel/index.js';
import type { EnteredBy, ProcedureVars, StateVars } from './frames.js';
import type { HAPPENINGS } from '../happenings.js';
import {
  type TribeId,
  type Tribe,
  TUNIT,
  NORSE,
  SAMI,
  THULE,
  type ByTribe,
  type MaybeTribe,
  type RowNo,
  type Rank,
  type ByRank,
  type Phase,
  type Card,
} from './words.js';

/**
 * Greenland's vocabulary and the shape of its position.
 *
 * Tribes, rows, biome types and cards are small numbers inside a position (fast, compact) and words outside
 * it: a move, a happening, a view and a scenario always say `norse`, `north`, `harpoon`, `walrus`.
 *
 * Where a piece is
 * - An ordinary tribesman is never an individual, only counted: in `Tribe.pool` (unassigned), `Tribe.valhalla`,
 *   `Spot.men` (hunter, colonist, raider or guard on a face-up card), `Spot.husband` (one man on a daughter's
 *   exogamy box) or `Placard.elders`.
 * - The Alpha is one piece, located by `Tribe.alpha`, and is NOT contained in any of those counts. The one
 *   exception is `Spot.husband`, which names the husband's tribe whoever he is; he is the Alpha when
 *   `alpha.at === 'husband'` and `alpha.card` is that daughter.
 * - Counts with the Alpha inside come from `people.ts` (`unassigned`, `piecesOn`, `eldersAt`, …).
 * - Women (K) are counted like the men of a tribe that isn't in the game: see `women.ts`.
 * So for each tribe: pool + valhalla + men + ordinary husbands + ordinary elders = 18, always.
 *
 * Where a card is: in a deck, on a `Row` (warm or cold side), in a tableau, under a placard (trophy), in a
 * hand, the event of the turn, `discards` (face up, out of the game) or `unused` (never came into the game).
 */

export * from './words.js';

/** Where an Alpha is. `elder` names the placard he stands on, his own or (as emissary) another's. */
export type AlphaPlace =
  | { readonly at: 'pool' }
  | { readonly at: 'valhalla' }
  | { readonly at: 'card'; readonly card: Card }
  | { readonly at: 'husband'; readonly card: Card }
  | { readonly at: 'elder'; readonly placard: Tribe; readonly rank: Rank };

/** A face-up card on which pieces can stand: in a row or in a tableau. All have all fields. */
export interface Spot {
  readonly card: Card;
  /** Ordinary tribesmen on it, by tribe (Alphas and husbands apart). */
  men: ByTribe<number>;
  /** Of all pieces here, Alpha included, how many came this turn. Kept for New World cards only (E1, E2). */
  landed: ByTribe<number>;
  /** Daughters: the husband's tribe. */
  husband: MaybeTribe;
  /** New World: lies with its hostile side up (F3). */
  hostile: boolean;
  /** Livestock: who raided it successfully this turn, so that it gives its owner nothing in phase 5 (G1, H2). */
  raidedBy: MaybeTribe;
  /**
   * Daughters: the tribe whose guards are still there although its husband is gone (R33). Mostly undefined, and then
   * not in a kept position; every new spot has the field, because code that reads spots is quicker where all are alike.
   */
  guards?: Tribe | undefined;
}

/** One of the two rows (C steps 3 and 4, D4). */
export interface Row {
  /** From the card beside the deck to the rightmost, which is the next to freeze. */
  warm: Spot[];
  /** In the order the cards went cold: the first lies beside the deck and is the next to leave the game. */
  cold: Spot[];
}

export interface Placard {
  mono: boolean;
  /** `elders[rank][tribe]`: ordinary elders by rank and colour. Foreign ones on rank 1 are emissaries (I5). */
  elders: ByRank<ByTribe<number>>;
  /** Emissaries by colour, Alpha included, that came this turn; they can't proselytize yet (I6). */
  arrived: ByTribe<number>;
}

/** A tribe and all that is publicly its own. Absent tribes have `present: false` and empty everything. */
export interface TribeState {
  present: boolean;
  /** All its people died (J1): no more decisions, no points. */
  extinct: boolean;
  /** Ordinary unassigned tribesmen. */
  pool: number;
  /** Ordinary dead. */
  valhalla: number;
  alpha: AlphaPlace;
  energy: number;
  ivory: number;
  iron: number;
  placard: Placard;
  /** Daughters, farm animals, domesticated animals, inventions and imports, in the order they came. */
  tableau: Spot[];
  /** Trophies under the placard (G5). */
  trophies: Card[];
  /** Promotions without cost already used this turn (E3, card text). */
  freePromotions: number;
  /** Mariners used up this turn for bringing people home (E4). */
  sailed: number;
  /** Gave up its colonies this turn, so nobody may land there until the next (E4). */
  abandoned: boolean;
}

/** L: what only the patrol knows of. Fuel is energy disks, which come out of the same supply as everyone's. */
export interface Occupiers {
  fuel: number;
  /** The mine was hunted successfully this turn (L5). */
  mined: boolean;
  /** Tribes that gave up; one of them loses the game for all (L8). */
  surrendered: Tribe[];
  /** Points of the first part of a game that has two (M2). */
  record: ByTribe<number> | null;
}

/** Where hunters may go this turn (K3). */
export interface Ground {
  readonly row: RowNo;
  /** The one card of the row, or NO_CARD for all of them. */
  readonly card: Card;
  /** Card of the home row for those whom no boat can carry abroad (NO_CARD for all); null where nobody is left over. */
  readonly extras: Card | null;
}

/** K: the women of a solitaire game, pieces in a colour of their own (see `women.ts`). */
export interface Women {
  /** The tribe whose daughters they are. */
  readonly of: Tribe;
  /** Tribe number of their colour; that tribe isn't in the game. */
  readonly colour: Tribe;
  /** The daughter whom the player is (K1). */
  readonly heroine: Card;
  /** Set while people are assigned. */
  ground: Ground | null;
}

/** All of a position that everyone may see. Helpers take a `Table`, so that an AI can use them on its view. */
export interface PublicState {
  /** Id of the card pack (see `packOf`). */
  pack: string;
  /** Id of the variant; read it only through `rulesOf`. */
  variant: string;
  /** Lobby option: victims may kill elders and husbands in return (F2, optional rule). */
  pogroms: boolean;
  turn: number;
  turns: number;
  phase: Phase;
  /** This turn's player order, first player first, after the Council of War; absent tribes are left out (A2). */
  order: Tribe[];
  /** Event card of the turn, or NO_CARD. Its lasting marks are read with `eventIs`. */
  event: Card;
  rows: [Row, Row];
  tribes: ByTribe<TribeState>;
  /** Only in games with daughters and matriarchs. */
  women?: Women;
  /** Cards out of the game, face up. */
  discards: Card[];
  /** The occupiers of the island (L); absent where there are none. */
  occupiers?: Occupiers;
}

/** The whole position: the table and what is hidden. */
export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  /** Draw decks by row; the top card is the last. */
  decks: [Card[], Card[]];
  /** Event deck; the next card is the last. */
  events: Card[];
  /** Cards that never came into this game (unused events, absent tribes' cards). Which events is a secret. */
  unused: Card[];
  hands: ByTribe<Card[]>;
}

/** Seat → tribe number. */
export const TRIBE_NO: Readonly<Record<string, Tribe>> = {
  tunit: TUNIT,
  norse: NORSE,
  sami: SAMI,
  thule: THULE,
};

/** Tribe number of a seat or tribe word. */
export function tribeNo(id: string | number): Tribe {
  switch (id) {
    case 'tunit':
      return TUNIT;
    case 'norse':
      return NORSE;
    case 'sami':
      return SAMI;
    case 'thule':
      return THULE;
    default:
      throw new Error(`no tribe is called ${String(id)}`);
  }
}

export function isTribeId(word: string | number): word is TribeId {
  return TRIBE_NO[word] !== undefined;
}
