import weights from '../data/future-weights.json' with { type: 'json' };
import { cardOf, ORIGINAL } from '../cards.js';
import { cardsIn, clanCards, foodIn, members, membersIn } from '../cave.js';
import {
  CLANS,
  clanOf,
  CONTESTS,
  FATE_COLOR,
  NO_CARD,
  type Clan,
  type ClanId,
  type ContestId,
  type G,
} from '../model.js';
import { contestChance } from '../odds.js';
import { bestTale } from '../phases/gathering.js';
import { goalOf } from '../setup.js';
import { reachChance } from './worth.js';

/** The most turns of a clan in a year. */
const MOST_TURNS = 7;
/** With fewer clan cards, one more loss is dangerous (I4). */
const FEW_CARDS = 3;

function lore(clan: Clan, contest: ContestId): number {
  const card = bestTale(clan, contest);
  return card === NO_CARD ? -1 : cardOf(card).lore;
}

/** Turns of a clan before winter, without the present one. */
function turnsLeft(g: G, seats: readonly ClanId[], id: ClanId): number {
  if (g.winter) return 0;
  const winterAt = g.deck.indexOf(ORIGINAL.winter);
  const before = winterAt < 0 ? 0 : winterAt;
  // Each turn reveals three cards, and winter comes in the turn that reveals it.
  const turns = Math.floor(before / 3) + 1;
  const away = (seats.indexOf(id) - seats.indexOf(g.active) + seats.length) % seats.length;
  // The active clan's present turn doesn't count.
  const first = away === 0 ? seats.length : away;
  const own = turns < first ? 0 : 1 + Math.floor((turns - first) / seats.length);
  return own + (away === 0 ? 0.5 : 0);
}

type Feature = keyof (typeof weights)[2];
export const FEATURES = Object.keys(weights[2]) as Feature[];

/** Features of a clan at the end of a turn. All clans share one set of weights (`future.ts`). */
interface Features {
  readonly values: Readonly<Record<Feature, number>>;
  /** Share of the year left for the clan (0 to 1). */
  readonly early: number;
}

export function featuresOf(g: G, id: ClanId): Features {
  const seats = CLANS.filter((one) => g.clans[one] !== undefined);
  const clan = clanOf(g, id);
  const wanted = goalOf(g) - clan.trophies;
  const food = foodIn(clan);
  const need = Math.max(1, members(clan));
  const chances = CONTESTS.slice(0, g.chits).flatMap((contest) => {
    const own = lore(clan, contest);
    if (own < 0) return [];
    const rivals = seats.flatMap((other) => {
      const its = other === id ? -1 : lore(clanOf(g, other), contest);
      return its < 0 ? [] : [its];
    });
    return [contestChance(own, rivals)];
  });
  const reach = reachChance(chances, wanted);
  const fed = food >= need ? 1 : 0;
  const hand = g.hands[id] ?? [];
  const cards = clanCards(clan);
  const left = turnsLeft(g, seats, id);
  const values = {
    won: wanted <= 0 ? 1 : 0,
    'one-short': wanted === 1 ? 1 : 0,
    'two-short': wanted === 2 ? 1 : 0,
    short: Math.max(0, wanted),
    tales: chances.reduce((sum, chance) => sum + chance, 0),
    reach,
    'reach-fed': reach * fed,
    food: Math.min(1, food / need),
    fed,
    'half-fed': 2 * food >= need ? 1 : 0,
    'spare-food': Math.min(6, Math.max(0, food - need)) / 6,
    members: members(clan) / 10,
    cards: cards / 5,
    few: Math.max(0, FEW_CARDS - cards),
    sick: membersIn(clan.sick) / 3 + cardsIn(clan.sick) / 3,
    weapons: clan.weapons.reduce((sum, card) => sum + cardOf(card).weapon, 0) / 4,
    artifact: clan.artifact === NO_CARD ? 0 : cardOf(clan.artifact).weapon / 2,
    'shaman-lore': lore(clan, 'spirits') + 1,
    'hunting-lore': lore(clan, 'hunting') + 1,
    'herb-lore': lore(clan, 'healing') + 1,
    fates: Math.min(5, hand.length),
    green: hand.filter((fate) => FATE_COLOR[fate] === 'green').length,
    red: hand.filter((fate) => FATE_COLOR[fate] === 'red').length,
    trek: clan.trek ? 1 : 0,
    turns: left / MOST_TURNS,
  };
  return { values, early: Math.min(1, left / MOST_TURNS) };
}
