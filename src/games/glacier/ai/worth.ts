import { cardOf, isCard } from '../cards.js';
import { foodIn, members } from '../cave.js';
import {
  clanOf,
  CONTESTS,
  NO_CARD,
  SIZES,
  type Clan,
  type ClanId,
  type Fate,
  type PublicState,
} from '../model.js';
import { contestChance } from '../odds.js';
import { bestTale } from '../phases/gathering.js';
import { goalOf } from '../setup.js';

/** Worth of things in food points, for greedy players. */

/** A certain trophy. */
const TROPHY = 9;
/** A trophy beyond the goal, which breaks ties. */
const SPARE_TROPHY = 3;
/** A win in this winter. */
const VICTORY = 30;

/** Worth of food for the winter: hunger costs clan cards, plenty gains them, a surplus stays (I3). */
function foodWorth(food: number, need: number): number {
  if (food * 2 < need) return -5 + (8 * food) / need;
  if (food < need) return -0.5 + (6 * (food - need / 2)) / need;
  return 3.5 + 0.2 * Math.min(8, food - need);
}

function lore(clan: Clan, contest: (typeof CONTESTS)[number]): number | undefined {
  const card = bestTale(clan, contest);
  return card === NO_CARD ? undefined : cardOf(card).lore;
}

/** Probability to win at least `wanted` of the independent contests from `at` on. */
export function reachChance(chances: readonly number[], wanted: number, at = 0): number {
  if (wanted <= 0) return 1;
  const p = chances[at];
  if (p === undefined || wanted > chances.length - at) return 0;
  return p * reachChance(chances, wanted - 1, at + 1) + (1 - p) * reachChance(chances, wanted, at + 1);
}

/** Probability that a clan with this larder survives the winter well enough to win (J3, GL33). */
function survival(table: PublicState, food: number, need: number): number {
  if (table.options.survival === 'any') return 1;
  const least = table.options.survival === 'half' ? need / 2 : need;
  // When the chits run out, the game ends even if clans are hungry (GL33).
  const last = table.chits < 2 * CONTESTS.length ? 0.5 : 0;
  return food >= least ? 1 : Math.max(last, 0.6 * (food / least) ** 2);
}

/** Worth of a clan with these holdings. */
export function strength(table: PublicState, id: ClanId, clan: Clan = clanOf(table, id)): number {
  const food = foodIn(clan);
  const need = members(clan);
  let worth = foodWorth(food, need);
  const chances: number[] = [];
  const wanted = goalOf(table) - clan.trophies;
  const trophy = wanted > 0 ? TROPHY : SPARE_TROPHY;
  for (const contest of CONTESTS.slice(0, table.chits)) {
    const own = lore(clan, contest);
    if (own === undefined) continue;
    const rivals: number[] = [];
    for (const [other, its] of Object.entries(table.clans)) {
      const n = other === id ? undefined : lore(its, contest);
      if (n !== undefined) rivals.push(n);
    }
    const chance = contestChance(own, rivals);
    chances.push(chance);
    worth += trophy * chance;
  }
  worth += VICTORY * reachChance(chances, wanted) * survival(table, food, need);
  for (const card of clan.weapons) worth += 0.75 * cardOf(card).weapon;
  if (clan.artifact !== NO_CARD) worth += cardOf(clan.artifact).weapon;
  return worth;
}

/** Gain from an animal or herb in the larder. */
export function gainOf(table: PublicState, id: ClanId, card: string, net: string = NO_CARD): number {
  const clan = clanOf(table, id);
  const more: Clan = { ...clan, larder: [...clan.larder, { card, net }] };
  return strength(table, id, more) - strength(table, id);
}

/** Cost of losing a card of the cave, or a clan card by its size. */
export function costOf(table: PublicState, id: ClanId, word: string): number {
  const size = SIZES.findIndex((one) => one === word);
  if (size >= 0 || !isCard(word)) return 2.2 + 0.6 * size;
  const clan = clanOf(table, id);
  const less: Clan = {
    ...clan,
    larder: clan.larder.filter(({ card }) => card !== word),
    weapons: clan.weapons.filter((card) => card !== word),
    artifact: clan.artifact === word ? NO_CARD : clan.artifact,
  };
  return strength(table, id) - strength(table, id, less);
}

/** Gain from making a weapon of an animal in the larder. */
export function makingGain(table: PublicState, id: ClanId, card: string): number {
  const clan = clanOf(table, id);
  const made: Clan = {
    ...clan,
    larder: clan.larder.filter((stored) => stored.card !== card),
    weapons: [...clan.weapons, card],
  };
  return strength(table, id, made) - strength(table, id);
}

/** Worth of keeping each fate card. */
export const FATE_WORTH: Readonly<Record<Fate, number>> = {
  success: 2.4,
  offering: 2.2,
  raid: 2,
  dispute: 1.9,
  trek: 1.8,
  predator: 1.7,
  storm: 1.5,
  broken: 1.4,
  scavenger: 1.3,
  wrath: 1.2,
  spoiled: 1.1,
};

/** Share of a rival's loss that counts as own gain: all between two, less among many, more against the leader. */
export function rivalry(table: PublicState, me: ClanId, rival: ClanId): number {
  const clans = Object.values(table.clans);
  const most = Math.max(...clans.map((clan) => clan.trophies));
  const mine = clanOf(table, me).trophies;
  const its = clanOf(table, rival).trophies;
  return (1 + 0.5 * Math.max(0, its - mine) + (its === most ? 0.3 : 0)) / Math.sqrt(clans.length - 1);
}
