import { cardOf, isCard } from '../cards.js';
import { foodIn, members } from '../cave.js';
import { clanOf, CONTESTS, NO_CARD, SIZES, type Clan, type ClanId, type Fate, type Table } from '../model.js';
import { contestChance } from '../odds.js';
import { bestTale } from '../phases/gathering.js';

/** What things are worth, in points of food: a greedy player's measure of a clan's standing. */

/** A trophy for certain. */
const TROPHY = 9;

/** Food towards the winter: hunger costs people, plenty brings them, and what is left over keeps (I3). */
export function foodWorth(food: number, need: number): number {
  if (food * 2 < need) return -5 + (8 * food) / need;
  if (food < need) return -0.5 + (6 * (food - need / 2)) / need;
  return 3.5 + 0.2 * Math.min(8, food - need);
}

function lore(clan: Clan, contest: (typeof CONTESTS)[number]): number | undefined {
  const card = bestTale(clan, contest);
  return card === NO_CARD ? undefined : cardOf(card).lore;
}

/** What a clan would be worth to its player with these holdings. */
export function standing(table: Table, id: ClanId, clan: Clan = clanOf(table, id)): number {
  let worth = foodWorth(foodIn(clan), members(clan));
  for (const contest of CONTESTS) {
    const own = lore(clan, contest);
    if (own === undefined) continue;
    const rivals: number[] = [];
    for (const [other, its] of Object.entries(table.clans)) {
      const n = other === id ? undefined : lore(its, contest);
      if (n !== undefined) rivals.push(n);
    }
    worth += TROPHY * contestChance(own, rivals);
  }
  for (const card of clan.weapons) worth += 0.75 * cardOf(card).weapon;
  if (clan.artifact !== NO_CARD) worth += cardOf(clan.artifact).weapon;
  return worth;
}

/** What an animal or herb in the larder would add. */
export function gainOf(table: Table, id: ClanId, card: string, net: string = NO_CARD): number {
  const clan = clanOf(table, id);
  const more: Clan = { ...clan, larder: [...clan.larder, { card, net }] };
  return standing(table, id, more) - standing(table, id);
}

/** What giving something up would cost: a card of the cave, or a clan card by its size. */
export function costOf(table: Table, id: ClanId, word: string): number {
  const size = SIZES.findIndex((one) => one === word);
  if (size >= 0 || !isCard(word)) return 2.2 + 0.6 * size;
  const clan = clanOf(table, id);
  const less: Clan = {
    ...clan,
    larder: clan.larder.filter(({ card }) => card !== word),
    weapons: clan.weapons.filter((card) => card !== word),
    artifact: clan.artifact === word ? NO_CARD : clan.artifact,
  };
  return standing(table, id) - standing(table, id, less);
}

/** What a weapon made of an animal in the larder would be worth more than the animal. */
export function makingGain(table: Table, id: ClanId, card: string): number {
  const clan = clanOf(table, id);
  const made: Clan = {
    ...clan,
    larder: clan.larder.filter((stored) => stored.card !== card),
    weapons: [...clan.weapons, card],
  };
  return standing(table, id, made) - standing(table, id);
}

/** How gladly a fate card is kept. */
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

/** How much of a rival's loss is one's own gain: all between two, less among many, more against who leads. */
export function rivalry(table: Table, me: ClanId, rival: ClanId): number {
  const clans = Object.values(table.clans);
  const most = Math.max(...clans.map((clan) => clan.trophies));
  const mine = clanOf(table, me).trophies;
  const its = clanOf(table, rival).trophies;
  return (1 + 0.5 * Math.max(0, its - mine) + (its === most ? 0.3 : 0)) / Math.sqrt(clans.length - 1);
}
