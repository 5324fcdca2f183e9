import type { FrameName } from './frames.js';
import type {
  Destination,
  HouseholdId,
  Phase,
  Point,
  Price,
  SealCard,
  PublicState,
  WalrusCard,
  Warmth,
  WinterCard,
  YearCard,
  Share,
} from './model.js';
import type { Numbers } from './constants.js';
import type { Readings } from './readings.js';

/** Of the game’s own words, those that views use. */
export type { Destination, Goods, HouseholdId, Phase, Season, Thing, YearCard } from './model.js';
export type { Drawing, PictureWord } from './texts.js';

// Pictures reckon with it as the rules do.
export { hayIn, ivoryFor } from './households.js';

/** What one pair of eyes may see; made by `view.ts`, drawn by `renders/settlers`. */
export interface View {
  readonly game: 'settlers';
  /** The seat that looks, or null for a spectator. */
  readonly you: HouseholdId | null;
  readonly numbers: Numbers;
  readonly readings: Readings;
  readonly year: number;
  /** The last year that there can be, and the first in whose spring succession may be turned. */
  readonly years: number;
  readonly soonest: number;
  readonly phase: Phase;
  readonly dealer: HouseholdId;
  readonly waiting: readonly HouseholdId[];
  readonly asked: AskedView | null;
  readonly card: YearCard | '';
  readonly warmth: Warmth;
  readonly dearness: Price;
  readonly seals: SealCard | '';
  readonly walrus: WalrusCard | '';
  readonly winter: readonly WinterCard[];
  readonly decks: DecksView;
  readonly trees: number;
  /** Soil steps for a hay, before it is divided: 1 to 10 (S2.6). */
  readonly erosion: number;
  readonly price: number;
  readonly shipless: boolean;
  /** The households, from the dealer to the left, those that died out too. */
  readonly households: readonly HouseholdView[];
  readonly fleets: PublicState['fleets'];
  readonly deals: PublicState['deals'];
  readonly pledges: PublicState['pledges'];
  readonly final: FinalView | null;
  /** The public position itself (a copy), for whoever reckons with it. */
  readonly table: PublicState;
}

/** Cards that are left, by kind; of the winter deck before this winter's card is turned. */
export interface DecksView {
  readonly years: Readonly<Record<Exclude<YearCard, 'succession'>, number>>;
  /** Year cards left, succession among them; so many of the first can't be it. */
  readonly yearsLeft: number;
  readonly upper: number;
  readonly seals: Readonly<Record<SealCard, number>>;
  readonly walrus: Readonly<Record<WalrusCard, number>>;
  readonly winter: Readonly<Record<WinterCard, number>>;
}

export interface HouseholdView {
  readonly id: HouseholdId;
  /** The year in which it died out, or 0. */
  readonly out: number;
  /** Everybody, wherever they are. */
  readonly people: number;
  /** At home, of them lent by others; own people lent to others; at sea; hunting seals. */
  readonly home: number;
  readonly guests: number;
  readonly lent: number;
  readonly vinland: number;
  readonly walrus: number;
  readonly sealing: number;
  readonly cows: number;
  readonly sheep: number;
  readonly calves: number;
  readonly lambs: number;
  readonly barns: number;
  readonly room: number;
  /** Boats at home. */
  readonly boats: number;
  readonly silver: number;
  readonly ivory: number;
  readonly timber: number;
  readonly food: number;
  readonly hay: number;
  readonly soil: number;
  readonly level: number;
  /** Most hay that its people at home could take. */
  readonly mostHay: number;
  readonly kept: number;
  readonly broken: number;
  readonly resting: boolean;
  /** What the winter to come will cost, if everyone comes home and the whole herd is kept. */
  readonly bills: BillsView;
}

/** Food and hay for early winter, and for each card of the late winter. */
export interface BillsView {
  readonly food: number;
  readonly foodLate: number;
  /** Hay with the sheep grazing outside, and with them fed; what is paid already is 0. */
  readonly hay: number;
  readonly hayFed: number;
  readonly hayLate: number;
}

/** The point at which the game waits. Everything in it was told to all. */
export interface AskedView {
  readonly state: FrameName;
  readonly point: Point | '';
  readonly to: Destination | '';
  /** A household that asks for a berth, or offers its help. */
  readonly by: HouseholdId | '';
  readonly n: number;
  readonly pay: string;
  /** Of what the riders bring home; '' for none. */
  readonly share: Share | '';
  /** What each household has begun in this talk (GS66). */
  readonly made: Readonly<Record<string, number>>;
  /** Who is done with this talk. */
  readonly done: readonly HouseholdId[];
  /** People that have worked, and barns that will stand, of the household that builds; trees felled by each. */
  readonly worked: Readonly<Record<string, number>>;
  readonly sound: Readonly<Record<string, number>>;
}

interface FinalView {
  readonly winners: readonly HouseholdId[];
  readonly how: string;
}
