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
 * Tribes, rows, biome types and cards are small numbers inside a position and words outside it: moves, happenings,
 * views and scenarios use `norse`, `north`, `harpoon`, `walrus`.
 * Where a piece is
 * - An ordinary tribesman is only counted: in `TribeState.pool` (unassigned), `TribeState.valhalla`, `Spot.men`
 *   (hunter, colonist, raider or guard on a face-up card), `Spot.husband` (one man on a daughter's exogamy box) or
 *   `Placard.elders`.
 * - The Alpha is one piece, located by `TribeState.alpha`, and NOT included in those counts. The exception is
 *   `Spot.husband`, the tribe of any husband; he is the Alpha if `alpha.at === 'husband'` and `alpha.card` is that
 *   daughter.
 * - Counts that include the Alpha come from `people.ts` (`unassigned`, `piecesOn`, `eldersAt`, …).
 * - Women (K) are counted like the men of an absent tribe: see `women.ts`.
 * Invariant per tribe: pool + valhalla + men + ordinary husbands + ordinary elders = 18.
 * Where a card is: in a deck, on a `Row` (warm or cold side), in a tableau, under a placard (trophy), in a
 * hand, the event of the turn, `discards` (face up, out of the game) or `unused` (never entered the game).
 */

export * from './words.js';

/** The Alpha's place. `elder` names the placard: his own, or as emissary another tribe's. */
export type AlphaPlace =
  | { readonly at: 'pool' }
  | { readonly at: 'valhalla' }
  | { readonly at: 'card'; readonly card: Card }
  | { readonly at: 'husband'; readonly card: Card }
  | { readonly at: 'elder'; readonly placard: Tribe; readonly rank: Rank };

/** A face-up card on which pieces can stand: in a row or in a tableau. All have all fields. */
export interface Spot {
  readonly card: Card;
  /** Ordinary tribesmen on it, by tribe (without Alphas and husbands). */
  men: ByTribe<number>;
  /** Pieces that arrived this turn, including the Alpha. Only for New World cards (E1, E2). */
  landed: ByTribe<number>;
  /** Daughters: the husband's tribe. */
  husband: MaybeTribe;
  /** New World: lies with its hostile side up (F3). */
  hostile: boolean;
  /** Livestock: the tribe that raided it this turn, so that it gives its owner nothing in phase 5 (G1, H2). */
  raidedBy: MaybeTribe;
  /**
   * Daughters: the tribe whose guards remain after its husband is gone (R33); absent in stored positions if undefined.
   * Every new spot has the field, because code that reads spots is faster if all have the same shape.
   */
  guards?: Tribe | undefined;
}

/** One of the two rows (C steps 3 and 4, D4). */
export interface Row {
  /** From the card beside the deck to the rightmost, which freezes next. */
  warm: Spot[];
  /** In the order the cards froze: the first lies beside the deck and leaves the game next. */
  cold: Spot[];
}

export interface Placard {
  mono: boolean;
  /** `elders[rank][tribe]`: ordinary elders by rank and color. Other tribes' elders on rank 1 are emissaries (I5). */
  elders: ByRank<ByTribe<number>>;
  /** Emissaries by color, including the Alpha, that arrived this turn; they can't proselytize yet (I6). */
  arrived: ByTribe<number>;
}

/** A tribe and its public possessions. Absent tribes have `present: false` and are empty. */
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
  /** Daughters, farm animals, domesticated animals, inventions and imports, in order of arrival. */
  tableau: Spot[];
  /** Trophies under the placard (G5). */
  trophies: Card[];
  /** Promotions without cost already used this turn (E3, card text). */
  freePromotions: number;
  /** Mariners used this turn to bring people home (E4). */
  sailed: number;
  /** Gave up its colonies this turn, so nobody may land there until the next (E4). */
  abandoned: boolean;
}

/** L: state that only the patrol has. Fuel is energy disks from the common supply. */
export interface Occupiers {
  fuel: number;
  /** The mine was hunted successfully this turn (L5). */
  mined: boolean;
  /** Tribes that gave up; one of them loses the game for all (L8). */
  surrendered: Tribe[];
  /** Points of the first part, in a game of two parts (M2). */
  record: ByTribe<number> | null;
}

/** Where hunters may go this turn (K3). */
export interface Ground {
  readonly row: RowNo;
  /** The one card of the row, or NO_CARD for all of them. */
  readonly card: Card;
  /** Card of the home row for hunters without a place in the boats (NO_CARD for all cards); null if all have one. */
  readonly extras: Card | null;
}

/** K: the women of a solo game, pieces in a color of their own (see `women.ts`). */
export interface Women {
  /** The tribe whose daughters they are. */
  readonly of: Tribe;
  /** Tribe number of their color; that tribe is absent. */
  readonly colour: Tribe;
  /** The daughter who is the player (K1). */
  readonly heroine: Card;
  /** Set during assignment. */
  ground: Ground | null;
}

/** The public part of a position. Helpers take it instead of `G`, so that an AI can use them on its view. */
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
  /** This turn's player order after the Council of War, without absent tribes (A2). */
  order: Tribe[];
  /** Event card of the turn, or NO_CARD. Its lasting marks are read with `eventIs`. */
  event: Card;
  rows: [Row, Row];
  tribes: ByTribe<TribeState>;
  /** Only in variants with daughters and matriarchs. */
  women?: Women;
  /** Cards out of the game, face up. */
  discards: Card[];
  /** The occupiers of the island (L); absent in other variants. */
  occupiers?: Occupiers;
}

/** The whole position: the public and the hidden part. */
export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  /** Draw decks by row; the top card is the last. */
  decks: [Card[], Card[]];
  /** Event deck; the next card is the last. */
  events: Card[];
  /** Cards that never entered this game: unused events, absent tribes' cards. The unused events are hidden. */
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
