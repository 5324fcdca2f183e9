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

export type { Destination, Goods, HouseholdId, Phase, Season, Thing, YearCard } from './model.js';
export type { Drawing, PictureWord } from './texts.js';

// Pictures use the same formulas as the rules.
export { hayIn, ivoryFor } from './households.js';

/** The game as one viewer may see it; made by `view.ts`, drawn by `renders/settlers`. */
export interface View {
  readonly game: 'settlers';
  /** The viewing seat, or null for a spectator. */
  readonly you: HouseholdId | null;
  readonly numbers: Numbers;
  readonly readings: Readings;
  readonly year: number;
  /** The last possible year, and the first year in which succession may be turned. */
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
  /** Soil steps per hay, before division: 1 to 10 (S2.6). */
  readonly erosion: number;
  readonly price: number;
  readonly shipless: boolean;
  /** All households, clockwise from the dealer, including those that died out. */
  readonly households: readonly HouseholdView[];
  readonly fleets: PublicState['fleets'];
  readonly deals: PublicState['deals'];
  readonly pledges: PublicState['pledges'];
  readonly final: FinalView | null;
  /** A copy of the public position, for calculations. */
  readonly table: PublicState;
}

/** Cards left by kind; for the winter deck, before this winter's card is turned. */
export interface DecksView {
  readonly years: Readonly<Record<Exclude<YearCard, 'succession'>, number>>;
  /** Year cards left, including succession; the first `upper` cards can't be succession. */
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
  /** All people of the household, wherever they are. */
  readonly people: number;
  /** People at home; guests among them; own people lent to others; at sea; hunting seals. */
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
  /** Maximum hay that its people at home can make. */
  readonly mostHay: number;
  readonly kept: number;
  readonly broken: number;
  readonly resting: boolean;
  /** Bills of the coming winter if all people come home and the whole herd is kept. */
  readonly bills: BillsView;
}

/** Food and hay for early winter, and per card of late winter. */
export interface BillsView {
  readonly food: number;
  readonly foodLate: number;
  /** Hay with sheep grazing, and with sheep fed; 0 once paid. */
  readonly hay: number;
  readonly hayFed: number;
  readonly hayLate: number;
}

/** The point at which the game waits. All of it is public. */
export interface AskedView {
  readonly state: FrameName;
  readonly point: Point | '';
  readonly to: Destination | '';
  /** A household that asks for a berth, or offers its help. */
  readonly by: HouseholdId | '';
  readonly n: number;
  readonly pay: string;
  /** Share of the riders' catch; '' for none. */
  readonly share: Share | '';
  /** Number of deals each household has begun in this talk (GS66). */
  readonly made: Readonly<Record<string, number>>;
  /** Households that are done with this talk. */
  readonly done: readonly HouseholdId[];
  /** People that have worked, and barns that will stand, of the household that builds; trees felled by each. */
  readonly worked: Readonly<Record<string, number>>;
  readonly sound: Readonly<Record<string, number>>;
}

interface FinalView {
  readonly winners: readonly HouseholdId[];
  readonly how: string;
}
