import type { Points } from '../board/score.js';
import type { Frame } from '../../../kernel/index.js';
import type { EffectData, EventIcon } from '../cards/pack-schema.js';
import type { FrameName } from '../vocabulary/frames.js';
import type { BiomeTypeId, Phase, RowId, PublicState, TribeId } from '../vocabulary/model.js';

/** Game types used in views. */
export type { EffectData, EffectOf, EffectType, EventIcon } from '../cards/pack-schema.js';
export type { Pack } from '../cards/pack.js';
export type { PictureWord } from '../texts.js';
export type { BiomeTypeId, Disk, Phase, TribeId } from '../vocabulary/model.js';

/**
 * The information one viewer may see, with things named by id. `table` repeats the
 * public part as numbers, for AIs and odds. Made by `view.ts`, drawn by `renders/greenland`.
 */
export interface View {
  readonly game: 'greenland';
  readonly variant: string;
  readonly pack: string;
  /** The viewing seat, or null for a spectator. */
  readonly you: TribeId | null;
  readonly turn: number;
  readonly turns: number;
  readonly phase: Phase;
  /** Present tribes, first player first; set-up order before the first event. */
  readonly order: readonly TribeId[];
  /** Tribes that must act now. */
  readonly waiting: readonly TribeId[];
  /** The pending decision in public terms; null once it is over. */
  readonly asked: AskedView | null;
  readonly event: EventView | null;
  /** Event cards still to come. */
  readonly eventsLeft: number;
  /** North, then South. */
  readonly rows: readonly [RowView, RowView];
  /** Present tribes in seat order. */
  readonly tribes: readonly TribeView[];
  /** Daughters and matriarchs, if the variant has them (K). */
  readonly women?: WomenView;
  /** The occupiers and the progress of the common goals, if the variant has them (L). */
  readonly patrol?: PatrolView;
  readonly discards: readonly CardRef[];
  /** The viewer's own hand; empty for spectators. */
  readonly hand: readonly CardSide[];
  /** Set once the game is over. */
  readonly final: FinalView | null;
  /** The public position itself (a copy). */
  readonly table: PublicState;
  /** The rules' stack, without sealed answers. */
  readonly frames: readonly Frame[];
}

/** K: the women, shown as people of another tribe's color among the hunters and elders. */
export interface WomenView {
  readonly of: TribeId;
  readonly colour: TribeId;
  /** The daughter who is the player; her card holds the daughters at home. */
  readonly heroine: CardRef;
  /** Daughters at home. */
  readonly daughters: number;
  readonly matriarchs: number;
  /** Matriarchs needed to win (K7). */
  readonly needed: number;
  /** Price of the import in ivory (K2). */
  readonly importPrice: number;
  readonly valhalla: number;
  /** Where hunters may go this turn (K3): one card, or the whole row if null. */
  readonly ground: {
    readonly row: RowId;
    readonly card: string | null;
    /** A card of the home row for hunters without a place in the boats. */
    readonly extras: string | null;
  } | null;
}

/** L: the shared board of the patrol. */
export interface PatrolView {
  /** Energy in the occupiers' depot, and their income in a turn in which the mine isn't hunted. */
  readonly fuel: number;
  readonly fuelPerTurn: number;
  /** Price of imports, in ivory and iron (L3). */
  readonly price: number;
  /** The mine's card, its place, and whether it was hunted this turn. */
  readonly mine: (CardRef & { readonly lies: 'warm' | 'cold' | 'gone'; readonly hunted: boolean }) | null;
  /** All villages, by the tableau they lie in; `freedBy` is null while the occupiers hold one. */
  readonly villages: readonly (CardRef & { readonly tribe: TribeId; readonly freedBy: TribeId | null })[];
  /** Each culture's progress, and its dice and strength against propaganda (L8). */
  readonly cultures: readonly {
    readonly tribe: TribeId;
    readonly unassigned: number;
    /** Inventions and imports in the tableau. */
    readonly works: number;
    readonly colonists: number;
    readonly modern: boolean;
    readonly fled: boolean;
    readonly dice: number;
    readonly holds: number;
  }[];
  /** Needs of each culture, and the number of conditions needed to win. */
  readonly needed: {
    readonly unassigned: number;
    readonly works: number;
    readonly colonists: number;
    readonly conditions: number;
  };
  readonly conditions: { readonly modern: boolean; readonly intervention: boolean; readonly defeat: boolean };
  readonly met: number;
  readonly surrendered: readonly TribeId[];
  /** Points of the first part, in the long game (M2). */
  readonly record: Readonly<Partial<Record<TribeId, number>>> | null;
  /** Final scores of such a game, once it is over. */
  readonly totals: Readonly<Partial<Record<TribeId, number>>> | null;
}

/** The point at which the game waits. All of it is public. */
export interface AskedView {
  /** Name of the state. */
  readonly state: FrameName;
  /** The card it is about: hunted, contested, auctioned. */
  readonly card: string | null;
  /** The tribe that rolls, attacks or takes losses. */
  readonly tribe: TribeId | null;
  /** Dice that lie on the table, before re-rolls; the alpha's own first if he rolled one. */
  readonly faces: readonly number[];
  readonly alphaDie: boolean;
  /** The alpha's fixed face (E7), or 0. */
  readonly laid: number;
  /** Iron has been spent on this roll (F4). */
  readonly iron: boolean;
  /** People still to name, pieces still to move, or disks still owed. */
  readonly left: number;
  /** Offers on the table in a negotiation (F). */
  readonly deals: readonly DealView[];
  /** Offers made so far in this negotiation, by tribe. */
  readonly made: Readonly<Partial<Record<TribeId, number>>>;
}

interface DealView {
  readonly n: number;
  readonly by: TribeId;
  readonly to: TribeId;
  readonly give: string;
  readonly want: string;
}

export interface CardRef {
  readonly id: string;
}

/** Pieces of one tribe on a card or rank. `n` counts the Alpha too. */
export interface PartyView {
  readonly tribe: TribeId;
  readonly n: number;
  readonly alpha: boolean;
}

/** The print on one side of a card of any kind; missing parts are null. Constant per card and side. */
export interface CardSide extends CardRef {
  readonly number: number;
  readonly kind: 'biome' | 'newWorld' | 'daughter' | 'farm' | 'import' | 'domestic' | 'invention' | 'trophy';
  /** Color of its homeland: row of a biome, tribe of a daughter or farm animal. */
  readonly row: RowId | null;
  readonly tribe: TribeId | null;
  readonly climax: number | null;
  readonly hunt: PrintedHunt | null;
  readonly trophy: { readonly dice: number; readonly vp: number } | null;
  readonly take: { readonly kind: 'domestic' | 'invention'; readonly dice: number } | null;
  readonly livestock: { readonly babies: number; readonly orIvory: number; readonly hay: number } | null;
  readonly raid: { readonly success: readonly number[]; readonly bloody: readonly number[] } | null;
  readonly exchange: DisksView | null;
  readonly handSize: number;
  readonly sled: boolean;
  readonly ironX: boolean;
  readonly vp: number;
  readonly effects: readonly EffectData[];
}

export interface PrintedHunt {
  readonly type: BiomeTypeId;
  readonly hits: number;
  readonly bloody: readonly number[];
  readonly babies: number;
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
  readonly depletion: number;
}

export interface DisksView {
  readonly energy: number;
  readonly ivory: number;
  readonly iron: number;
}

export interface SpotView {
  readonly face: CardSide;
  /** Hunters, colonists, raiders and guards on it. */
  readonly parties: readonly PartyView[];
  /** New World with the hostile side up. */
  readonly hostile: boolean;
  readonly husband: { readonly tribe: TribeId; readonly alpha: boolean } | null;
  readonly raidedBy: TribeId | null;
}

export interface RowView {
  readonly row: RowId;
  /** Cards left in the draw deck. */
  readonly deck: number;
  /** Left to right as they lie on the table: the last freezes next. */
  readonly warm: readonly SpotView[];
  /** Left to right as they lie on the table: the last lies beside the deck and leaves the game next. */
  readonly cold: readonly SpotView[];
}

export interface RankView {
  readonly rank: number;
  /** The role in the pack's words; `tellRole` translates it. */
  readonly role: string;
  readonly multi: boolean;
  readonly effects: readonly EffectData[];
  /** Own elders and other tribes' emissaries. */
  readonly elders: readonly PartyView[];
}

export interface TribeView {
  readonly tribe: TribeId;
  readonly mono: boolean;
  readonly extinct: boolean;
  /** Unassigned people, including the Alpha if he is one. */
  readonly unassigned: number;
  readonly alpha: 'pool' | 'valhalla' | 'card' | 'husband' | 'elder';
  readonly valhalla: number;
  readonly disks: DisksView;
  readonly ranks: readonly RankView[];
  readonly tableau: readonly SpotView[];
  readonly trophies: readonly CardSide[];
  readonly handCount: number;
  readonly handSize: number;
  readonly mariners: number;
  readonly sleds: number;
  /** Everyone not in Valhalla (J). */
  readonly population: number;
  readonly colonists: number;
  /** Points if the game ended now. */
  readonly points: PointsView;
}

/** Points are public. */
export type PointsView = Points;

export interface EventView extends CardRef {
  readonly number: number;
  readonly icons: readonly EventIcon[];
  readonly import: CardSide | null;
}

export interface FinalView {
  readonly winners: readonly TribeId[];
  readonly scores: readonly {
    readonly tribe: TribeId;
    readonly points: Points;
    readonly extinct: boolean;
  }[];
  readonly how: string;
}
