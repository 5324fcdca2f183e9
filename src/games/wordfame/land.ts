import type { Ctx } from '../../kernel/index.js';
import { at, edgeOf, landOf, THING, TRACK_END, type Land } from './pack.js';
import { gothiOf, NONE, type G, type PublicState } from './model.js';

/** Steads and men on the map. */

export const land = (g: Pick<PublicState, 'seats'>): Land => landOf(g.seats.length);
export const ownerOf = (g: Pick<PublicState, 'owner'>, place: number): number => g.owner[place] ?? NONE;
export const valueOf = (g: Pick<PublicState, 'value'>, district: number): number => g.value[district] ?? 0;
export const menAt = (g: Pick<PublicState, 'men'>, who: number, edge: number): number =>
  g.men[who]?.[edge] ?? 0;

export function addMen(g: PublicState, who: number, edge: number, n: number): void {
  const men = at(g.men, who);
  men[edge] = (men[edge] ?? 0) + n;
}

export function districtsOf(g: Pick<PublicState, 'owner' | 'seats'>, who: number): number[] {
  return land(g).districts.filter((district) => g.owner[district] === who);
}

export function countDistricts(g: Pick<PublicState, 'owner'>, who: number): number {
  let n = 0;
  for (const owner of g.owner) if (owner === who) n++;
  return n;
}

/** Edges with a gothi's men, without those away at the Law. */
export function bandsOf(g: Pick<PublicState, 'men'>, who: number): number[] {
  const men = at(g.men, who);
  const found: number[] = [];
  for (let edge = 0; edge < men.length; edge++) if ((men[edge] ?? 0) > 0) found.push(edge);
  return found;
}

/** Whether a gothi has a man in a District: on any of its edges (W9.2c). */
export function hasManIn(g: PublicState, who: number, district: number): boolean {
  for (const edge of land(g).edgesOf[district] ?? []) if (menAt(g, who, edge) > 0) return true;
  return false;
}

/** Opposing gothi with men on an edge. */
export function hasFoeAt(g: PublicState, who: number, edge: number): boolean {
  for (let other = 0; other < g.seats.length; other++)
    if (other !== who && menAt(g, other, edge) > 0) return true;
  return false;
}

export function foesAt(g: PublicState, who: number, edge: number): number[] {
  const foes: number[] = [];
  for (let other = 0; other < g.seats.length; other++)
    if (other !== who && menAt(g, other, edge) > 0) foes.push(other);
  return foes;
}

/** WF17, assembly peace: no one else may enter a side while men of it are away at the Law. */
export function isAtPeace(g: Pick<PublicState, 'away'>, who: number, edge: number): boolean {
  const { away } = g;
  for (let other = 0; other < away.length; other++)
    if (other !== who && away[other]?.includes(edge) === true) return true;
  return false;
}

/** Whether other gothar have men at the Law; without any, no edge is at peace. */
export function othersAreAway({ away }: Pick<PublicState, 'away'>, who: number): boolean {
  for (let other = 0; other < away.length; other++)
    if (other !== who && (away[other]?.length ?? 0) > 0) return true;
  return false;
}

/** WF22: gothar with a District next to one of this gothi's. */
export function neighborsOf(g: Pick<PublicState, 'owner' | 'seats'>, who: number): number[] {
  const near = nearOf(g, who);
  const found: number[] = [];
  for (let other = 0; other < g.seats.length; other++) if ((near & (1 << other)) !== 0) found.push(other);
  return found;
}

/** `neighborsOf` as bits. */
export function nearOf(g: Pick<PublicState, 'owner' | 'seats'>, who: number): number {
  let near = 0;
  const { districts, next } = land(g);
  for (const district of districts) {
    if (g.owner[district] !== who) continue;
    for (const other of next[district] ?? []) {
      const owner = g.owner[other] ?? NONE;
      if (owner !== NONE) near |= 1 << owner;
    }
  }
  return near & ~(1 << who);
}

/** W9.1a: free Districts next to an own one, or with an own man. */
export function claimable(g: PublicState, who: number): number[] {
  const found: number[] = [];
  const { districts, next } = land(g);
  for (const district of districts)
    if (g.owner[district] === NONE && (isBeside(g, who, next[district] ?? []) || hasManIn(g, who, district)))
      found.push(district);
  return found;
}

function isBeside(g: PublicState, who: number, next: readonly number[]): boolean {
  for (const other of next) if (g.owner[other] === who) return true;
  return false;
}

/** Whether the token for one more value is free (WF27): a 3 needs a large one. */
export function canGrow(g: PublicState, district: number): boolean {
  const owner = gothiOf(g, ownerOf(g, district));
  const value = valueOf(g, district);
  return value < 4 && (value !== 2 || g.large[district] === true || owner.large > 0);
}

/** Places a stead of value 1 (W9.1a, WF34). The caller checks that a small token is free. */
export function placeStead(g: PublicState, who: number, district: number): void {
  g.owner[district] = who;
  g.value[district] = 1;
  g.large[district] = false;
  gothiOf(g, who).small--;
}

/** W9.1b: flips the token, or replaces a small one with a large one. */
export function growStead(g: PublicState, district: number): void {
  const value = valueOf(g, district) + 1;
  g.value[district] = value;
  if (value < 3 || g.large[district] === true) return;
  const owner = gothiOf(g, ownerOf(g, district));
  g.large[district] = true;
  owner.large--;
  owner.small++;
}

/** Returns a stead to its owner, who counts as having lost one (W1). */
export function removeStead(g: PublicState, district: number): void {
  const owner = gothiOf(g, ownerOf(g, district));
  if (g.large[district] === true) owner.large++;
  else owner.small++;
  owner.lost = true;
  g.owner[district] = NONE;
  g.value[district] = 0;
  g.large[district] = false;
}

/** WF38: one value less; at 2 or 1, a large token is replaced with a small one if one is free (WF27, WF54). */
export function shrinkStead(g: PublicState, district: number): void {
  const value = valueOf(g, district) - 1;
  if (value === 0) return removeStead(g, district);
  const owner = gothiOf(g, ownerOf(g, district));
  g.value[district] = value;
  if (g.large[district] !== true || value > 2 || owner.small === 0) return;
  g.large[district] = false;
  owner.large++;
  owner.small--;
}

/** Colors whose marker can advance. */
export function growing(g: PublicState, who: number): number[] {
  const { farms } = gothiOf(g, who);
  return [0, 1, 2, 3].filter((colour) => (farms[colour] ?? 0) < TRACK_END);
}
/** Colors whose marker can go back. */
export const farmed = (g: PublicState, who: number): number[] =>
  [0, 1, 2, 3].filter((colour) => (gothiOf(g, who).farms[colour] ?? 0) > 0);

export function moveMarker(g: PublicState, who: number, colour: number, by: number): void {
  const { farms } = gothiOf(g, who);
  farms[colour] = (farms[colour] ?? 0) + by;
}

/** W2: puts slain men on the mat, not into the hall. */
export function slay(g: PublicState, who: number, edge: number, n: number): void {
  addMen(g, who, edge, -n);
  gothiOf(g, who).slain += n;
}

/** WF31: an owner with too many Bondi discards at once. */
export function enforceLimit(c: Ctx<G>, who: number): void {
  if (gothiOf(c.g, who).oaths.length > countDistricts(c.g, who)) c.enter('limit', { who });
}

/** The ends of an edge that are Districts. */
export function endsOf(edge: number): number[] {
  const { a, b } = edgeOf(edge);
  return [a, b].filter((place) => place < THING);
}

/** Edges that a band reaches in one move: the other edges of both its Districts, Thingvellir among them (WF28). */
export const reachOf = (g: PublicState, edge: number): readonly number[] => land(g).reach[edge] ?? [];
