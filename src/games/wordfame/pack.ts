import iceland from './data/pack.json' with { type: 'json' };
import { COLORS, type Action, type Color, type Faction } from './vocabulary.js';

/**
 * The pack, laid out for play. A position stores Districts, edges, cards, colors and statutes as indexes of these
 * lists; players read and type words.
 */

/** W3: one card is four things at once. */
export interface Card {
  /** Index in `COLORS`. */
  readonly colour: number;
  readonly worth: number;
  readonly action: Action;
  /** Index in `KINDS`, or −1. */
  readonly kind: number;
  /** As a Good (W3.1): `iron-2`. */
  readonly good: string;
  /** As a Bondi (W3.2): `iron-ride`. */
  readonly bondi: string;
  /** With both halves: `iron-ride-2`. */
  readonly word: string;
}

/** A kind of persona; its place is its space in the Foster pool. */
export interface Kind {
  readonly id: string;
  readonly colour: number;
  readonly worth: number;
  readonly winter: number;
  readonly bondi: number;
  readonly council: number;
  readonly capture: number;
}

export interface Statute {
  /** `claims-settle`. */
  readonly id: string;
  /** Index of the Law, equal to that of its color. */
  readonly law: number;
  readonly level: number;
  readonly action: Action;
  /** Its own votes. */
  readonly votes: number;
}

export interface District {
  readonly id: string;
  readonly name: string;
  readonly quarter: 'west' | 'south' | 'north' | 'east';
  readonly x: number;
  readonly y: number;
}

export interface Edge {
  /** `borgarfjord-myrar`. */
  readonly id: string;
  /** Districts, or `THING`, or `SEA`. */
  readonly a: number;
  readonly b: number;
  readonly kind: 'thing' | 'land' | 'ferry' | 'highland' | 'coast';
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The fields of data/pack.json (docs/wordfame/pack.md); test/tools/packs checks them. */
interface PackData extends Omit<typeof iceland, 'wealth' | 'laws' | 'homes' | 'personae' | 'cards' | 'map'> {
  /** Number of starting Goods, clockwise from the first Lawspeaker, by the number of gothar (WF68). */
  readonly wealth: Readonly<Record<string, readonly number[]>>;
  readonly laws: readonly {
    readonly id: string;
    readonly colour: Color;
    readonly statutes: readonly { readonly action: Action; readonly votes: number }[];
  }[];
  readonly homes: readonly (Omit<Home, 'colours'> & { readonly colours: readonly Color[] })[];
  readonly personae: readonly (Omit<Kind, 'colour'> & { readonly colour: Color })[];
  readonly cards: readonly (Pick<Card, 'worth' | 'action'> & {
    readonly colour: Color;
    readonly persona?: string;
  })[];
  readonly map: {
    readonly thing: { readonly x: number; readonly y: number };
    readonly districts: readonly District[];
    readonly edges: readonly (Pick<Edge, 'kind' | 'x' | 'y'> & {
      readonly a: string;
      readonly b: string;
      readonly name?: string;
    })[];
    /** Districts in play, by the number of gothar. */
    readonly open: Readonly<Record<string, readonly string[]>>;
  };
}

export const PACK = iceland as unknown as PackData;

const colorAt = (colour: Color): number => COLORS.indexOf(colour);

export const KINDS: readonly Kind[] = PACK.personae.map((one) => ({ ...one, colour: colorAt(one.colour) }));
export const CARDS: readonly Card[] = PACK.cards.map(({ colour, worth, action, persona }) => ({
  colour: colorAt(colour),
  worth,
  action,
  kind: KINDS.findIndex(({ id }) => id === persona),
  good: `${colour}-${worth}`,
  bondi: `${colour}-${action}`,
  word: `${colour}-${action}-${worth}`,
}));

/** In the order of their colors, so that a Law and its color share an index. */
export const LAWS = COLORS.map((colour) => {
  const law = PACK.laws.find((one) => one.colour === colour);
  if (law === undefined) throw new Error(`no Law is of ${colour}`);
  return law;
});
export const STATUTES: readonly Statute[] = LAWS.flatMap(({ id, statutes }, law) =>
  statutes.map(({ action, votes }, at) => ({ id: `${id}-${action}`, law, level: at + 1, action, votes })),
);

/** The color whose Goods are weapons. */
export const WEAPONS = PACK.colours.findIndex(({ weapons }) => weapons);
export const FAME = PACK.fame;
/** Most farms that a marker can count. */
export const TRACK_END = PACK.hunt.flat().length - 1;
const rowOf = PACK.hunt.flatMap((farms, row) => farms.map(() => row + 1));
/** W7.3: strength by farms on The Sheep Hunt. */
export const huntStrength = (farms: number): number => rowOf[farms] ?? PACK.hunt.length;

export const DISTRICTS: readonly District[] = PACK.map.districts;
export const THING = DISTRICTS.length;
export const SEA = THING + 1;
const placeOf = (id: string): number =>
  id === 'thingvellir' ? THING : id === 'sea' ? SEA : DISTRICTS.findIndex((one) => one.id === id);
const nameAt = (place: number): string =>
  place === THING ? 'Thingvellir' : place === SEA ? 'sea' : (DISTRICTS[place]?.name ?? '');
export const EDGES: readonly Edge[] = PACK.map.edges.map(({ a, b, kind, name, x, y }) => ({
  id: `${a}-${b}`,
  a: placeOf(a),
  b: placeOf(b),
  kind,
  name: name ?? '',
  x,
  y,
}));
export const placeName = nameAt;

export const districtAt = new Map(DISTRICTS.map(({ id }, at) => [id, at]));
/** Edges by name, with their ends in either order. */
export const edgeAt = new Map(
  EDGES.flatMap(({ id, a, b }, at) => [[id, at] as const, [`${idOf(b)}-${idOf(a)}`, at] as const]),
);
export const statuteAt = new Map(STATUTES.map(({ id }, at) => [id, at]));
export const kindAt = new Map(KINDS.map(({ id }, at) => [id, at]));

/** The word for a place: a District's, `thingvellir` or `sea`. */
export function idOf(place: number): string {
  return place === THING ? 'thingvellir' : place === SEA ? 'sea' : (DISTRICTS[place]?.id ?? '');
}

/** The map for a number of gothar. */
export interface Land {
  readonly districts: readonly number[];
  readonly open: readonly boolean[];
  readonly edges: readonly number[];
  /** Edges of each District, and of Thingvellir. */
  readonly edgesOf: readonly (readonly number[])[];
  /** Districts that share an edge with one. */
  readonly next: readonly (readonly number[])[];
  /** Edges that a band reaches in one move from an edge (WF28). */
  readonly reach: readonly (readonly number[])[];
}

function landFor(seats: 2 | 3 | 4 | 5 | 6): Land {
  const districts = (PACK.map.open[`${seats}`] ?? []).map(placeOf).sort((a, b) => a - b);
  const open = DISTRICTS.map((_, at) => districts.includes(at));
  const inPlay = (place: number): boolean => place >= THING || open[place] === true;
  const edges = EDGES.flatMap(({ a, b }, at) => (inPlay(a) && inPlay(b) ? [at] : []));
  const ends = (at: number): readonly number[] => [EDGES[at]?.a ?? SEA, EDGES[at]?.b ?? SEA];
  const edgesOf = [...DISTRICTS.keys(), THING].map((place) => edges.filter((at) => ends(at).includes(place)));
  const next = [...DISTRICTS.keys()].map((place) =>
    (edgesOf[place] ?? []).flatMap((at) => ends(at).filter((end) => end !== place && end < THING)),
  );
  const reach = [...EDGES.keys()].map((edge) =>
    ends(edge).flatMap((end) => (end === SEA ? [] : (edgesOf[end] ?? []).filter((other) => other !== edge))),
  );
  return { districts, open, edges, edgesOf, next, reach };
}

const LANDS: readonly Land[] = ([2, 3, 4, 5, 6] as const).map(landFor);

/** The map for a number of gothar. */
export function landOf(seats: number): Land {
  const land = LANDS[seats - 2];
  if (land === undefined) throw new Error(`no land is laid out for ${seats} gothar`);
  return land;
}

/** The District (or Thingvellir) that two edges share; −1 if none. */
export function between(from: number, to: number): number {
  const one = EDGES[from];
  const two = EDGES[to];
  if (one === undefined || two === undefined || from === to) return -1;
  if (one.a !== SEA && (one.a === two.a || one.a === two.b)) return one.a;
  return one.b !== SEA && (one.b === two.a || one.b === two.b) ? one.b : -1;
}

export interface Home {
  readonly id: Faction;
  readonly colours: readonly number[];
  readonly actions: readonly Action[];
  /** Starting Goods relative to its seat's number, by the number of gothar. */
  readonly goods: Readonly<Record<string, number>>;
}
const homes: readonly Home[] = PACK.homes.map((one) => ({ ...one, colours: one.colours.map(colorAt) }));

const homeAt = new Map(homes.map((home) => [home.id, home]));
export function homeOf(faction: Faction): Home {
  const home = homeAt.get(faction);
  if (home === undefined) throw new Error(`nobody lives at ${faction}`);
  return home;
}

/** An item by its index. @throws Error if there is none, a fault of the rules */
export function at<T>(list: readonly T[], place: number): T {
  const one = list[place];
  if (one === undefined) throw new Error(`nothing is at ${place}`);
  return one;
}

/** Suffixes that number Bondi with the same look (WF64). */
export const NTH = ['', '-second', '-third', '-fourth', '-fifth'] as const;

export const cardOf = (card: number): Card => at(CARDS, card);
export const edgeOf = (edge: number): Edge => at(EDGES, edge);
export const statuteOf = (statute: number): Statute => at(STATUTES, statute);
export { COLORS };
