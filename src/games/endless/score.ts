import { offeringRate, ORIGINAL, pointsOf, stoneOf, type Stone } from './cards.js';
import {
  ANIMALS,
  tally,
  tribeOf,
  WILD,
  type Animal,
  type G,
  type Megalith,
  type SeatId,
  type PublicState,
  type Tribe,
} from './model.js';
import { honorOrder } from './tribe.js';

/** N8: final scoring. Each part counts visible cards only. */

export const PARTS = ['now', 'stones', 'offering', 'honor', 'cards', 'animals', 'megaliths'] as const;
export type Part = (typeof PARTS)[number];
export type Score = Readonly<Record<Part, number>>;

const SETS = ORIGINAL.data.animals.sets;
const FULL = SETS.length;
const setPoints = (n: number): number => (n <= 0 ? 0 : (SETS[Math.min(n, FULL) - 1] ?? 0));

/** Points of one kind: full sets of four, and the rest (N8.5). */
const kindPoints = (n: number): number => Math.floor(n / FULL) * setPoints(FULL) + setPoints(n % FULL);

/** Points of upright Animals. Each Argentavis joins the kind where it gains most, and never forms a set alone (N8.5, EW57). */
export function animalPoints(upright: readonly Animal[]): number {
  const counts = tally(upright);
  const kinds = ANIMALS.filter((animal) => animal !== WILD).map((animal) => counts[animal] ?? 0);
  return bestWild(kinds, counts[WILD] ?? 0);
}

/** Tries all distributions of the few wild Animals. A set needs a real Animal. */
function bestWild(kinds: readonly number[], wild: number): number {
  const points = (real: number, added: number): number => {
    // At most one set for each real Animal; surplus wild Animals don't count.
    const most = Math.min(real + added, real * FULL);
    return kindPoints(most);
  };
  let best = [0];
  for (const real of kinds) {
    const next: number[] = [];
    for (let used = 0; used < best.length; used++)
      for (let added = 0; used + added <= wild; added++) {
        const sum = (best[used] ?? 0) + points(real, added);
        if (sum > (next[used + added] ?? -1)) next[used + added] = sum;
      }
    best = next;
  }
  return Math.max(...best);
}

/** Own Megaliths: the number on each level times the number below it (N8.6). */
function megalithPoints(built: readonly Megalith[], seat: SeatId): number {
  const levels = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { level, seat: whose } of built) if (whose === seat) levels[level] = (levels[level] ?? 0) + 1;
  let lower = 0;
  let sum = 0;
  for (const n of levels) {
    sum += n * lower;
    lower += n;
  }
  return sum;
}

/** N8.2: leftover Food and Tools, at the rate of the marker's section. */
function offeringPoints({ food, tools, offering }: Tribe): number {
  return Math.floor((food + tools) / offeringRate(offering));
}

export const CHARTS = ['first', 'second', 'others'] as const;

/** The chart of a rank on the Honor track; two players have no middle one (N8.3). */
export function chartOf(place: number, seats: number): (typeof CHARTS)[number] {
  if (place === 0) return 'first';
  return place === 1 && seats > 2 ? 'second' : 'others';
}

/** N8.3: no points without burials (EW56), then for 1–3, 4–5, and 6 or more (EW55). */
export function chartPoints(chart: (typeof CHARTS)[number], buried: number): number {
  const [few = 0, some = 0, many = 0] = ORIGINAL.data.idols.honor[chart];
  if (buried === 0) return 0;
  return buried <= 3 ? few : buried <= 5 ? some : many;
}

export function honorPoints(g: PublicState, seat: SeatId, buried: number): number {
  const order = honorOrder(g);
  return chartPoints(chartOf(order.indexOf(seat), order.length), buried);
}

const onScale = ({ scale }: Stone, n: number): number =>
  n === 0 ? 0 : (scale[Math.min(n, scale.length) - 1] ?? 0);

/** N8.1: points of a Sacred Stone for a tribe. `buried` are the visible graves. */
export function stonePoints(g: PublicState, seat: SeatId, id: string, buried: readonly string[]): number {
  const stone = stoneOf(id);
  const tribe = tribeOf(g, seat);
  switch (stone.kind) {
    case 'level1':
    case 'upper': {
      const upper = stone.kind === 'upper';
      let n = 0;
      for (const one of g.megaliths) if (one.seat === seat && one.level > 1 === upper) n++;
      return n * stone.each;
    }
    case 'tipped':
      return tribe.tipped.filter((animal) => animal === stone.of).length * stone.each;
    case 'camps': {
      // Camps on all tiles of the land; Villages don't count (EW58).
      let n = 0;
      g.map.forEach((terrain, tile) => {
        if (terrain === stone.of) n += tribe.at[tile] ?? 0;
      });
      return onScale(stone, n);
    }
    case 'different':
      return onScale(stone, new Set(buried).size);
    case 'identical':
      return onScale(stone, Math.max(0, ...Object.values(tally(buried))));
  }
}

/** The present score. `owned` are all of a tribe's cards, `buried` is the number of its graves. */
export function scoreOf(
  g: PublicState,
  seat: SeatId,
  owned: readonly string[],
  buried: number,
  graves: readonly string[],
): Score {
  const tribe = tribeOf(g, seat);
  let cards = 0;
  for (const card of owned) cards += pointsOf(card);
  let stones = 0;
  for (const id of tribe.stones) stones += stonePoints(g, seat, id, graves);
  return {
    now: tribe.points,
    stones,
    offering: offeringPoints(tribe),
    honor: honorPoints(g, seat, buried),
    cards,
    animals: animalPoints(tribe.upright),
    megaliths: megalithPoints(g.megaliths, seat),
  };
}

export const totalOf = (score: Score): number => PARTS.reduce((sum, part) => sum + score[part], 0);

/** All of a tribe's cards, in all zones (N8.4). */
export function cardsOf(g: G, seat: SeatId): string[] {
  const { discard, labor, revealed } = tribeOf(g, seat);
  const secret = g.secrets[seat];
  const playing = g.active === seat && g.now.playing !== '' ? [g.now.playing] : [];
  if (secret === undefined) return [];
  return [
    ...secret.deck,
    ...secret.hand,
    ...secret.ritual,
    ...secret.buried,
    ...secret.graves,
    ...discard,
    ...labor,
    ...revealed,
    ...playing,
  ];
}

/** The score with all cards known. */
export function fullScore(g: G, seat: SeatId): Score {
  const { buried = [], graves = [] } = g.secrets[seat] ?? {};
  const all = [...buried, ...graves];
  return scoreOf(g, seat, cardsOf(g, seat), all.length, all);
}
