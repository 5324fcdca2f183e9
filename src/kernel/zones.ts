import { shuffle, type Draw } from './random.js';
import type { Card, Ctx, Position, Seat, Viewer, Zone, Zones } from './types.js';

/**
 * Zones: where the cards of a game are (also tiles and tokens with a hidden face), who owns them and who may see them.
 * The declaration is enough to permute hidden cards, to deal unknown ones, and to check that none is lost or doubled.
 */

export type { Card, Zone, Zones } from './types.js';

const UNSEEN = '';

/** Placeholders for unknown cards in a position made from a view; `dealUnseen` fills them. */
export function unseenCards<C extends Card>(n: number): C[] {
  // The empty string is no card's id; only `dealUnseen` reads it.
  return Array<Card>(n).fill(UNSEEN) as C[];
}

/** Erases the card type, so that zones of several kinds fit one list. */
export function zone<G, C extends Card>(declared: Zone<G, C>): Zone<G> {
  // Safe: cards of a kind have one type and never leave their kind.
  return declared as unknown as Zone<G>;
}

export function maySee<G>({ seenBy }: Zone<G>, seat: Seat, viewer: Viewer): boolean {
  return seenBy === 'all' || (seenBy === 'owner' && seat === viewer);
}

/** Owners of a zone's parts; '' is the table. */
export const seatsOf = <G>({ owner }: Zone<G>, { seats }: Position<G>): readonly Seat[] =>
  owner === 'table' ? [''] : seats;

/** A place whose card a viewer can't see. */
interface Place {
  readonly list: Card[];
  readonly at: number;
  readonly back: (card: Card) => string;
  readonly holds: (card: Card) => boolean;
}

const noBack = (): string => '';
const anyCard = (): boolean => true;

function hiddenPlaces<G>(
  { zones }: Zones<G>,
  kind: string,
  position: Position<G>,
  viewer: Viewer,
): readonly Place[] {
  const places: Place[] = [];
  for (const one of zones) {
    if (one.kind !== kind) continue;
    const { back, holds } = one;
    const shows = back === undefined ? noBack : (card: Card) => back(card, position);
    const fits = holds === undefined ? anyCard : (card: Card) => holds(card, position);
    for (const seat of seatsOf(one, position)) {
      if (maySee(one, seat, viewer)) continue;
      const list = one.cards(position, seat) as Card[];
      for (let at = 0; at < list.length; at++) places.push({ list, at, back: shows, holds: fits });
    }
  }
  return places;
}

/** Passes over all places if some of them don't accept every card. */
const ROUNDS = 3;

/**
 * Permutes, in place, the cards a viewer can't see among the places that accept them. List lengths and visible backs
 * stay the same.
 * @returns the same position
 */
export function permuteZones<G>(
  declared: Zones<G>,
  position: Position<G>,
  viewer: Viewer,
  draw: Draw,
): Position<G> {
  for (const kind of Object.keys(declared.kinds)) {
    const places = hiddenPlaces(declared, kind, position, viewer);
    const isFree = places.every(({ back, holds }) => back === noBack && holds === anyCard);
    for (let round = 0; round < (isFree ? 1 : ROUNDS); round++) {
      for (let i = places.length - 1; i > 0; i--) {
        const [one, other] = [places[i], places[draw(i + 1)]];
        if (one !== undefined && other !== undefined && one !== other) exchange(one, other);
      }
    }
  }
  return position;
}

function exchange(one: Place, other: Place): void {
  const mine = one.list[one.at] as Card;
  const yours = other.list[other.at] as Card;
  if (one.back(mine) !== one.back(yours) || other.back(mine) !== other.back(yours)) return;
  if (!one.holds(yours) || !other.holds(mine)) return;
  one.list[one.at] = yours;
  other.list[other.at] = mine;
}

/**
 * Fills, in place, the unknown cards of a position made from a view (`unseenCards`) with cards that are nowhere else.
 * @param shown the visible back of an unknown card, by zone, seat and place; needed if zones have backs
 * @returns the same position; undefined if no deal fits all backs
 */
export function dealUnseen<G>(
  declared: Zones<G>,
  position: Position<G>,
  draw: Draw,
  shown?: (zone: string, seat: Seat, at: number) => string,
): Position<G> | undefined {
  for (const [kind, all] of Object.entries(declared.kinds)) {
    const counts = new Map<Card, number>();
    for (const card of all(position)) counts.set(card, (counts.get(card) ?? 0) + 1);
    const places: Gap[] = [];
    for (const one of declared.zones.filter((each) => each.kind === kind)) {
      for (const seat of seatsOf(one, position)) {
        const list = one.cards(position, seat) as Card[];
        for (const [at, card] of list.entries()) {
          if (card === UNSEEN) places.push(gapAt(one, position, seat, at, shown));
          else counts.set(card, (counts.get(card) ?? 0) - 1);
        }
      }
    }
    const left: Card[] = [];
    for (const [card, n] of counts) for (let at = 0; at < n; at++) left.push(card);
    shuffle(left, draw);
    if (!fillGaps(places, left)) return undefined;
  }
  return position;
}

/** An empty place for a card. */
interface Gap {
  readonly list: Card[];
  readonly at: number;
  /** Absent if any card fits. */
  readonly fits?: (card: Card) => boolean;
}

function gapAt<G>(
  one: Zone<G>,
  position: Position<G>,
  seat: Seat,
  at: number,
  shown?: (zone: string, seat: Seat, at: number) => string,
): Gap {
  const { back, holds } = one;
  const list = one.cards(position, seat) as Card[];
  const seen = back === undefined ? undefined : shown?.(one.id, seat, at);
  if (seen === undefined && holds === undefined) return { list, at };
  const fits = (card: Card): boolean =>
    holds?.(card, position) !== false && (seen === undefined || back?.(card, position) === seen);
  return { list, at, fits };
}

/** Gives every gap a fitting card, preferably in order (bipartite matching); false if impossible. */
function fillGaps(gaps: readonly Gap[], cards: readonly Card[]): boolean {
  /** The gap that each card was dealt to, by the card's index. */
  const taken = new Map<number, Gap>();
  const place = (gap: Gap, tried: Set<number>): boolean => {
    const free = cards.findIndex((card, i) => !taken.has(i) && gap.fits?.(card) !== false);
    if (free >= 0) {
      taken.set(free, gap);
      return true;
    }
    // Moves an earlier card to another gap to make room.
    for (const [i, before] of [...taken]) {
      if (tried.has(i) || gap.fits?.(cards[i] as Card) === false) continue;
      tried.add(i);
      if (!place(before, tried)) continue;
      taken.set(i, gap);
      return true;
    }
    return false;
  };
  for (const gap of gaps.filter(({ fits }) => fits !== undefined)) if (!place(gap, new Set())) return false;
  const rest = cards.map((_, i) => i).filter((i) => !taken.has(i));
  for (const gap of gaps.filter(({ fits }) => fits === undefined)) {
    const next = rest.shift();
    if (next === undefined) return false;
    taken.set(next, gap);
  }
  for (const [i, { list, at }] of taken) list[at] = cards[i] as Card;
  return true;
}

/** Sentences about cards that are missing, doubled, or in a place that doesn't accept them; empty if all is well. */
export function brokenZones<G>({ kinds, zones, named }: Zones<G>, position: Position<G>): readonly string[] {
  const broken: string[] = [];
  const name = (card: Card): Card => named?.(card, position) ?? card;
  for (const [kind, all] of Object.entries(kinds)) {
    const counts = new Map<Card, number>();
    for (const card of all(position)) counts.set(card, (counts.get(card) ?? 0) + 1);
    for (const one of zones.filter((each) => each.kind === kind)) {
      for (const seat of seatsOf(one, position)) {
        for (const card of one.cards(position, seat)) {
          counts.set(card, (counts.get(card) ?? 0) - 1);
          if (one.holds?.(card, position) === false)
            broken.push(`${name(card)} can't be in ${one.id}${seat === '' ? '' : ` of ${seat}`}`);
        }
      }
    }
    for (const [card, n] of counts) {
      if (n > 0) broken.push(`${kind} ${name(card)} is missing${n === 1 ? '' : ` ${n} times`}`);
      if (n < 0) broken.push(`${kind} ${name(card)} is there ${-n === 1 ? 'once' : `${-n} times`} too often`);
    }
  }
  return broken;
}

/**
 * Takes cards off the top of a face-down pile, and marks the reveal. If the pile runs out, `refill` (usually the
 * discards) is shuffled into it; if both are empty, fewer cards are returned.
 */
export function takeTop<C extends Card>(
  c: Pick<Ctx<unknown>, 'shuffle' | 'reveal'>,
  pile: C[],
  n: number,
  refill?: C[],
): C[] {
  const taken: C[] = [];
  if (n > 0 && pile.length + (refill?.length ?? 0) > 0) c.reveal();
  while (taken.length < n) {
    if (pile.length === 0 && refill !== undefined && refill.length > 0) shuffleUnder(c, pile, refill);
    const card = pile.shift();
    if (card === undefined) break;
    taken.push(card);
  }
  return taken;
}

/** Takes the last card of a face-down pile, its top card; undefined if it is empty. */
export function takeLast<C extends Card>(c: Pick<Ctx<unknown>, 'reveal'>, pile: C[]): C | undefined {
  if (pile.length > 0) c.reveal();
  return pile.pop();
}

/** Shuffles cards, usually the discards, and puts them under a pile. */
export function shuffleUnder<C extends Card>(c: Pick<Ctx<unknown>, 'shuffle'>, pile: C[], cards: C[]): void {
  pile.push(...c.shuffle(cards.splice(0)));
}

/** Moves a card from one list to another. @throws Error if it isn't there */
export function moveCard<C extends Card>(card: C, from: C[], to: C[]): void {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`${card} isn't there to be moved`);
  to.push(...from.splice(at, 1));
}
