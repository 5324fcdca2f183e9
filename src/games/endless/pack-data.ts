import type { Animal, Column, Layout, Terrain } from './model.js';

/** The fields of data/pack.json (docs/endless/pack.md). Figures are Labor, points, Food, Tools, pieces. */

/** An icon such as `food 2`, a payment, a trigger, or a choice. */
export type EffectData =
  | string
  | { readonly pay: readonly string[]; readonly gain: readonly EffectData[] }
  | { readonly when: Column; readonly gain: readonly EffectData[] }
  | { readonly or: readonly (readonly EffectData[])[] };
type Effects = readonly EffectData[];

interface Component {
  readonly id: string;
  /** By language; in English at least. */
  readonly name: Readonly<Record<string, string>>;
}

export interface PersonData extends Component {
  readonly copies: number;
  readonly labor: number;
  readonly points: number;
  /** The column of its one added Labor. */
  readonly added?: Column;
  /** Labor added in the Eclipse; halves occur. */
  readonly eclipseLabor?: number;
  readonly eclipse: Effects;
}

interface CultureData extends Component {
  readonly era: 1 | 2;
  readonly points: number;
  readonly effect: Effects;
}

interface StoneData extends Component {
  readonly kind: 'level1' | 'upper' | 'tipped' | 'camps' | 'different' | 'identical';
  readonly of?: string;
  readonly each?: number;
  readonly scale?: readonly number[];
}

interface ChiefData extends Component {
  readonly column: Column | 'any';
  readonly labor: number;
  /** Tools that may be paid for `payLabor`. */
  readonly pay?: number;
  readonly payLabor?: number;
}

interface SetupData extends Component {
  readonly food: number;
  readonly tools: number;
  readonly tribe?: string;
  readonly animals: readonly Animal[];
  readonly gain: Effects;
}

type Cell = readonly [number, number];

interface TileData {
  readonly id: string;
  readonly cells: readonly (readonly string[])[];
  readonly start: Cell;
  readonly arrow: { readonly at: Cell; readonly to: readonly Cell[] };
}

export interface PackData {
  readonly id: string;
  readonly tribe: { readonly cost: number; readonly cards: readonly PersonData[] };
  readonly starting: readonly PersonData[];
  readonly culture: {
    readonly cost: number;
    readonly discount: number;
    readonly faceUp: number;
    readonly cards: readonly CultureData[];
  };
  readonly animals: {
    readonly sets: readonly number[];
    readonly takeCost: number;
    readonly revealCost: number;
    readonly revealCards: number;
    readonly displayExtra: number;
    readonly types: readonly (Component & {
      readonly id: Animal;
      readonly copies: number;
      readonly tip: Effects;
    })[];
  };
  readonly terrain: {
    readonly perLand: number;
    readonly glaciers: number;
    readonly setup: readonly { readonly players: number; readonly glacier: number; readonly added: number }[];
    readonly types: readonly (Component & { readonly id: Terrain; readonly eclipse: Effects })[];
  };
  readonly stones: readonly StoneData[];
  readonly stoneSpaces: readonly { readonly food: number; readonly tools: number; readonly gain: Effects }[];
  readonly megaliths: {
    readonly tiles: readonly TileData[];
    readonly layouts: readonly { readonly id: Layout; readonly offsets: readonly Cell[] }[];
  };
  readonly setup: readonly SetupData[];
  readonly chiefs: readonly ChiefData[];
  readonly turnOrder: {
    readonly setup: readonly Effects[];
    /** By the number of players. */
    readonly eclipse: Readonly<Record<string, readonly Effects[]>>;
  };
  readonly idols: {
    readonly offering: readonly { readonly from: number; readonly per: number }[];
    readonly honorEntry: readonly number[];
    readonly honor: Readonly<Record<'first' | 'second' | 'others', readonly number[]>>;
  };
  readonly board: { readonly food: number; readonly tools: number; readonly capacity: number };
}
