import type { GameNames, Named } from '../../kernel/index.js';
import type { EnteredBy, ProcedureVars, StateVars } from './frames.js';
import type { HAPPENINGS } from './happenings.js';
import {
  CLANS,
  type ClanId,
  type Fate,
  type Folk,
  type Phase,
  type Stored,
  type Vows,
} from './vocabulary.js';

/**
 * The shape of Glacier's position. Cards are the ids of the pack (`mammoth`); clan cards of one value are alike, so
 * they are only counted. A hunt card is in exactly one place: the deck, the three turned over (`open`), a cave, or the
 * discards.
 */

export * from './vocabulary.js';

export interface Clan {
  /** Clan cards in the hand. */
  ready: Folk;
  /** Face up in the living chamber. */
  spent: Folk;
  /** Face down in the living chamber: hurt, until the clan's next turn. */
  sick: Folk;
  larder: Stored[];
  /** Weapons, and prey made into weapons. */
  weapons: string[];
  artifact: string;
  trophies: number;
  /** The artifact was used this turn (C1). */
  called: boolean;
  /** The artifact lies face down until the end of the clan's next turn (G3). */
  wrath: boolean;
  /** On the Great Trek until the end of its next turn (G4). */
  trek: boolean;
  /** Vows answer for this clan, so the game never waits for it (GL3). Public. */
  sworn: boolean;
}

export interface Options {
  /** Fate of an artifact that its finder can't keep. */
  artifact: 'discard' | 'auction';
  /** Whether a hunt with a broken weapon breaks off, or the hunter decides. */
  broken: 'stop' | 'choose';
  /** Disputes are set as ambush with other fate cards, or asked after a success. */
  dispute: 'ambush' | 'after';
  /** Making of the next year's deck. */
  deck: 'printed' | 'mixed';
  /** Number of trophies that wins. */
  goal: 'printed' | 'long';
  /** Food needed to survive the winter: all, at least half, or any. */
  survival: 'fed' | 'half' | 'any';
  /** The last year (GL36). */
  years: number;
}

/** The public part of a position. */
export interface PublicState {
  pack: string;
  options: Options;
  year: number;
  phase: Phase;
  /** The first clan of this year. */
  first: ClanId;
  active: ClanId;
  clans: Partial<Record<ClanId, Clan>>;
  /** Hunt cards turned over this turn and not used yet. */
  open: string[];
  /** Hunt cards that were discarded, face up. */
  discards: string[];
  fateDiscards: Fate[];
  /** Winter was revealed, so the year ends with this turn. */
  winter: boolean;
  /** Clans that have played a fate card against this turn's hunter (C1). */
  struck: ClanId[];
  /** Clans that won't interfere this turn (GL4). */
  still: ClanId[];
  /** Trophy chits not given yet. */
  chits: number;
  /** Dice and cards of the last Great Gathering. */
  gathering: Contest[];
}

export const CONTESTS = ['hunting', 'healing', 'spirits'] as const;
export type ContestId = (typeof CONTESTS)[number];

export interface Contest {
  contest: ContestId;
  winner: ClanId | '';
  entries: { clan: ClanId; card: string; lore: number; dice: number[] }[];
}

export interface G
  extends PublicState, Named<GameNames<typeof HAPPENINGS, ProcedureVars, StateVars, EnteredBy>> {
  /** Hunt deck, the top card first. */
  deck: string[];
  /** Fate deck, the top card first. */
  fates: Fate[];
  /** Clan cards not in play, by value, the top one first. */
  pile: number[];
  hands: Partial<Record<ClanId, Fate[]>>;
  vows: Partial<Record<ClanId, Vows>>;
}

export function isClan(word: unknown): word is ClanId {
  return CLANS.some((clan) => clan === word);
}

/** @throws Error when the clan isn't at the table */
export function clanOf(g: PublicState, id: string): Clan {
  const clan = isClan(id) ? g.clans[id] : undefined;
  if (clan === undefined) throw new Error(`no clan is called ${id}`);
  return clan;
}

export function handOf(g: G, id: string): Fate[] {
  const hand = isClan(id) ? g.hands[id] : undefined;
  if (hand === undefined) throw new Error(`no clan is called ${id}`);
  return hand;
}

/** The clans at the table, in order of play. */
export function clansOf(seats: readonly string[]): ClanId[] {
  return seats.filter(isClan);
}

/** The other clans, clockwise from one. */
export function others(seats: readonly string[], clan: string): ClanId[] {
  const all = clansOf(seats);
  const at = all.findIndex((one) => one === clan);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}
