import pack from '../../../src/games/greenland/data/pack.json' with { type: 'json' };
import { cardInfo, packOf } from '../../../src/games/greenland/cards/cards.js';
import {
  ALL_TRIBES,
  NO_CARD,
  NOBODY,
  TRIBES,
  tribeNo,
  type Card,
  type G,
  type Rank,
  type Spot,
  type Tribe,
} from '../../../src/games/greenland/vocabulary/model.js';
import { topOf, varsOf, type FrameName } from '../../../src/games/greenland/vocabulary/frames.js';
import { parseBag } from '../../../src/kernel/parameters.js';
import type { Move } from '../../../src/kernel/types.js';
import { always, without, type Case, type Truth } from './truths.js';

/** Greenland: for each refusal, the change that makes its reason untrue. */

type One = Case<G>;

const t = (one: One): Tribe => tribeNo(one.seat);
const mine = (one: One): G['tribes'][0] => one.g.tribes[t(one)];
const named = (one: One, fact: string): Tribe => tribeNo(String(one.facts[fact]));
const spots = (g: G): Spot[] => [
  ...g.rows.flatMap((row) => [...row.warm, ...row.cold]),
  ...g.tribes.flatMap(({ tableau }) => tableau),
];
const cardNo = (one: One, word: unknown): number => packOf(one.g).byId.get(String(word)) ?? NO_CARD;
function spotOf(one: One, word: unknown): Spot {
  const found = spots(one.g).find(({ card }) => card === cardNo(one, word));
  if (found === undefined) throw new Error(`${String(word)} lies nowhere`);
  return found;
}
/** The vars of the refusing state. */
function varsIn<N extends FrameName>({ position }: One, state: N) {
  const vars = varsOf(position.frames.at(-1), state);
  if (vars === undefined) throw new Error(`another state than ${state} refused`);
  return vars;
}
const cardAsked = (one: One): Card => topOf(one.position.frames)?.vars.card ?? NO_CARD;
const asked = (one: One): Spot => {
  const found = spots(one.g).find(({ card }) => card === cardAsked(one));
  if (found === undefined) throw new Error('nothing is asked about');
  return found;
};
const ownerOf = (one: One, word: unknown): Tribe => {
  const owner = ALL_TRIBES.find((p) => one.g.tribes[p].tableau.includes(spotOf(one, word)));
  if (owner === undefined) throw new Error(`${String(word)} is nobody's`);
  return owner;
};

/** Adds elders of a tribe to a rank, on its own placard or another. */
const elders = (one: One, rank: Rank, n: number, of = t(one), placard = of): void => {
  one.g.tribes[placard].placard.elders[rank][of] += n;
};
const rich = (one: One, of = t(one)): void => {
  Object.assign(one.g.tribes[of], { energy: 8, ivory: 20, iron: 20 });
};
const boats = (one: One, of = t(one)): void => elders(one, 6, 15, of);
const standard = (one: One): void => {
  one.g.variant = 'standard';
};
const noEvent = (one: One): void => {
  one.g.event = NO_CARD;
};
const matriarch = (one: One, rank: Rank): void => {
  const colour = one.g.women?.colour;
  if (colour !== undefined) one.g.tribes[t(one)].placard.elders[rank][colour] = 1;
};
/** The offer named by a move, in talks or in the patrol's market. */
const dealOf = <Offer extends { readonly n: number }>(deals: readonly Offer[], { move }: One): Offer => {
  const found = deals.find(({ n }) => n === Number(move.args[0]));
  if (found === undefined) throw new Error('no such deal');
  return found;
};
function giveTo(one: One, of: Tribe, card: number): void {
  for (const p of ALL_TRIBES)
    one.g.tribes[p].tableau = one.g.tribes[p].tableau.filter((spot) => spot.card !== card);
  one.g.tribes[of].tableau.push({
    card,
    men: [0, 0, 0, 0],
    landed: [0, 0, 0, 0],
    husband: NOBODY,
    hostile: false,
    raidedBy: NOBODY,
  });
}

const biome = (id: unknown) => [...pack.biomes.north, ...pack.biomes.south].find((card) => card.id === id);
const land = (id: unknown) => pack.newWorld.find((card) => card.id === id);
const daughter = (id: unknown) => pack.daughters.find((card) => card.id === id);
interface FarmSide {
  readonly id: string;
  readonly exchange: { readonly energy: number; readonly ivory: number; readonly iron: number };
  readonly raid: { readonly bloodyFaces: readonly number[] } | null;
  readonly effects: readonly unknown[];
}
const farm = (id: unknown) =>
  pack.farm.flatMap(({ sides }): readonly FarmSide[] => sides).find((side) => side.id === id);
const goods = (id: unknown) => pack.events.flatMap((e) => e.import ?? []).find((one) => one.id === id);
const animal = (id: unknown) =>
  farm(id) ??
  (biome(id)?.take?.kind === 'domestic' ? biome(id)?.tableau : undefined) ??
  goods(id)?.domestic ??
  undefined;
const isAnimal = (id: unknown): boolean => animal(id) !== undefined;
const raidFaces = (id: unknown): unknown =>
  daughter(id) !== undefined ? 'faces' : (animal(id)?.raid ?? undefined);
const worth = (id: unknown): number => {
  const exchange = farm(id)?.exchange ?? biome(id)?.tableau?.exchange ?? goods(id)?.exchange;
  return exchange === undefined ? 0 : exchange.energy + exchange.ivory + exchange.iron;
};
const printedType = (one: One, spot: Spot): string | undefined => {
  const { id } = cardInfo(one.g, spot.card);
  const shore = land(id);
  if (shore !== undefined) return spot.hostile ? shore.sides.hostile.type : shore.sides.peaceful.type;
  return one.g.tribes.some(({ tableau }) => tableau.includes(spot)) ? 'medallion' : biome(id)?.type;
};
const printedBlood = (one: One, spot: Spot): readonly number[] => {
  const { id } = cardInfo(one.g, spot.card);
  const shore = land(id);
  if (shore !== undefined) return spot.hostile ? shore.sides.hostile.bloody : shore.sides.peaceful.bloody;
  return daughter(id)?.raid.bloodyFaces ?? animal(id)?.raid?.bloodyFaces ?? biome(id)?.bloody ?? [];
};
const holdsCard = (one: One, kind: string): boolean =>
  one.g.hands[t(one)].some((card) => {
    const { id } = cardInfo(one.g, card);
    return id === one.move.args[0] && biome(id)?.take?.kind === kind;
  });

/** Faces that the tribe's cards and elders re-roll on a hunting type, by the printed pack. */
function printedRerolls(one: One, type: string | undefined): number[] {
  const { g } = one;
  const own = t(one);
  const faces: number[] = [];
  const lend = (effects: readonly unknown[] | null | undefined): void => {
    for (const effect of (effects ?? []) as { type?: string; biomeType: string; face: number }[])
      if (effect !== null && (effect.type ?? 'reroll') === 'reroll' && effect.biomeType === type)
        faces.push(effect.face);
  };
  for (const p of ALL_TRIBES) {
    for (const spot of g.tribes[p].tableau) {
      if (p !== own && spot.husband !== own) continue;
      if (g.occupiers !== undefined && daughter(cardInfo(g, spot.card).id) && spot.husband === NOBODY)
        continue;
      const { id } = cardInfo(g, spot.card);
      lend(daughter(id)?.effects ?? farm(id)?.effects ?? biome(id)?.tableau?.effects ?? goods(id)?.effects);
    }
    const side = pack.placards.find(({ id }) => id === TRIBES[p])?.sides[
      g.tribes[p].placard.mono ? 'mono' : 'poly'
    ];
    for (const { rank, reroll, perks } of side ?? []) {
      if (p !== own && rank !== 1 && g.occupiers === undefined) continue;
      const { alpha } = g.tribes[own];
      const women =
        p === own && g.women !== undefined ? g.tribes[p].placard.elders[rank as Rank][g.women.colour] : 0;
      const here = g.tribes[p].placard.elders[rank as Rank][own] + women;
      const led = alpha.at === 'elder' && alpha.placard === p && alpha.rank === rank;
      if (here > 0 || led) lend([reroll, ...perks]);
    }
  }
  return faces;
}

/** The destination of a move: its second word for `move`, else the first. */
const goal = ({ verb, args }: Move) => (verb === 'move' ? args[1] : args[0]);

const bagSum = (word: unknown): number =>
  Object.values(parseBag(String(word)) ?? {}).reduce((all, n) => all + n, 0);

export const GREENLAND: Readonly<Record<string, Truth<G>>> = {
  'assign.colonies-abandoned': without((one) => (mine(one).abandoned = false)),
  'assign.lifeless': always(({ facts }) => daughter(facts['card']) === undefined && !isAnimal(facts['card'])),
  'assign.no-energy': without((one) => rich(one)),
  'assign.no-maritime': without(noEvent),
  'assign.no-markland': without(noEvent),
  'assign.no-room': without((one) => boats(one)),
  'assign.no-transport': without((one) => boats(one)),
  'assign.no-war-chief': without((one) => elders(one, 4, 1)),
  'assign.not-here-yet': without(({ g }) => (g.turn = 99)),
  'assign.off-ground': without((one) => {
    const { women } = one.g;
    const info = cardInfo(one.g, cardNo(one, goal(one.move)));
    if (women === undefined) return;
    women.ground = { row: info.row as 0, card: NO_CARD, extras: null };
    matriarch(one, 6);
  }),
  'assign.owner-extinct': without((one) => (one.g.tribes[ownerOf(one, goal(one.move))].extinct = false)),
  'assign.owner-not-here': without(({ g }) => (g.turn = 99)),
  'assign.raid-immune': always(({ facts }) => raidFaces(facts['card']) === undefined),
  'assign.rank-taken': without((one) => {
    const placard = mine(one).placard.elders[Number(one.facts['rank']) as Rank];
    placard.fill(0);
    if (mine(one).alpha.at === 'elder') mine(one).alpha = { at: 'pool' };
  }),
  'assign.recall-first': without((one) => {
    const { frames } = one.position;
    frames.pop();
    frames.push({ at: 'recall', vars: { seat: one.seat } });
    boats(one);
  }),
  'assign.too-few-mariners': without((one) => boats(one)),
  'assign.unknown-prey': without(standard),
  'attack.no-iron': without((one) => rich(one)),
  'auction.no-ivory': without((one) => rich(one)),
  'domestic.hay-exact': always(({ move, facts }) => bagSum(move.args[1]) !== facts['hay']),
  'domestic.hungry': without((one) => (varsIn(one, 'animals').hungry[t(one)] = [])),
  'domestic.no-choice': without((one) =>
    varsIn(one, 'animals').shearing[t(one)]?.push(cardNo(one, one.move.args[0])),
  ),
  'domestic.no-energy': without((one) => rich(one)),
  'domestic.no-such-elder': always((one) =>
    Object.entries(parseBag(String(one.move.args[1])) ?? {}).some(
      ([thing, n]) =>
        thing !== 'energy' &&
        (!thing.startsWith('#') || mine(one).placard.elders[Number(thing.slice(1)) as Rank][t(one)] < n),
    ),
  ),
  'domestic.not-hungry': without((one) =>
    varsIn(one, 'animals').hungry[t(one)]?.push(cardNo(one, one.move.args[0])),
  ),
  'domestic.not-yours': without((one) => {
    spotOf(one, one.move.args[0]).men[t(one)] = 1;
    rich(one);
  }),
  'domestic.peaceful': without((one) => {
    const spot = spotOf(one, one.move.args[0]);
    spot.hostile = true;
    spot.men[t(one)] += 1;
  }),
  'elders.all-acted': without((one) => varsIn(one, 'act').acted.fill(0)),
  'elders.alpha-no-elder': without((one) => (mine(one).alpha = { at: 'elder', placard: t(one), rank: 1 })),
  'elders.already-converted': without((one) => {
    one.g.tribes[named(one, 'tribe')].placard.mono = false;
    const elders = varsOf(one.position.frames.at(-2), 'elders');
    if (elders !== undefined) elders.converts = [];
  }),
  'elders.burning-dear': without((one) => (mine(one).energy = 99)),
  'elders.extinct': without((one) => (one.g.tribes[named(one, 'tribe')].extinct = false)),
  'elders.ivory-carvers-only': always((one) => {
    const side = pack.placards.find(({ id }) => id === one.seat)?.sides[
      mine(one).placard.mono ? 'mono' : 'poly'
    ];
    return !(side ?? []).some(
      ({ rank, perks }) =>
        perks.some((perk) => 'disk' in perk && perk.disk === 'ivory') &&
        mine(one).placard.elders[rank as Rank][t(one)] > 0,
    );
  }),
  'elders.just-arrived': without((one) => one.g.tribes[named(one, 'tribe')].placard.arrived.fill(0)),
  'elders.no-dice': without((one) => elders(one, 3, 1)),
  'elders.no-energy': without((one) => rich(one)),
  'elders.no-iron': without((one) => rich(one)),
  'elders.no-ivory': without((one) => rich(one)),
  'elders.no-missionary': without((one) => elders(one, 1, 1, t(one), named(one, 'tribe'))),
  'elders.no-missions': without(standard),
  'elders.nobody-to-banish': without((one) => elders(one, 1, 1, ((t(one) + 1) % 4) as Tribe, t(one))),
  'elders.none-on-rank': without((one) => elders(one, Number(one.facts['rank']) as Rank, 1)),
  'elders.norse-husband': without((one) => {
    for (const spot of mine(one).tableau) if (spot.husband === 1) spot.husband = t(one) === 3 ? 0 : 3;
  }),
  'elders.not-among-them': always(
    (one) =>
      !TRIBES.some((id, p) => id === one.move.args[0] && p !== t(one) && one.g.tribes[p as Tribe].present),
  ),
  'elders.not-animal': always((one) => !holdsCard(one, 'domestic')),
  'elders.not-invention': always((one) => !holdsCard(one, 'invention')),
  'elders.not-that-acolyte': always((one) => {
    const { alpha } = mine(one);
    const led = alpha.at === 'elder' && alpha.placard === t(one) && alpha.rank === 5;
    return one.move.args[1] === 'alpha' ? !led : mine(one).placard.elders[5][t(one)] === 0;
  }),
  'elders.only-monotheists': without((one) => (mine(one).placard.mono = true)),
  'elders.only-polytheists': without((one) => (mine(one).placard.mono = false)),
  'elders.still-elders': without((one) => {
    for (const p of ALL_TRIBES)
      for (const rank of [1, 2, 3, 4, 5, 6] as const) {
        one.g.tribes[p].placard.elders[rank][t(one)] = 0;
        if (one.g.women !== undefined) one.g.tribes[p].placard.elders[rank][one.g.women.colour] = 0;
      }
    mine(one).alpha = { at: 'pool' };
  }),
  'event.alpha-must-die': without((one) => (mine(one).pool = 12)),
  'event.no-energy': without((one) => rich(one)),
  'holdings.no-worth': always(({ facts }) => worth(facts['card']) === 0),
  'holdings.raiders-present': without((one) => {
    const spot = spotOf(one, one.move.args[0]);
    spot.men.fill(0);
    for (const p of ALL_TRIBES) {
      const { alpha } = one.g.tribes[p];
      if (alpha.at === 'card' && alpha.card === spot.card) one.g.tribes[p].alpha = { at: 'pool' };
    }
  }),
  'hunt.already-hunted': without((one) => varsIn(one, 'hunt-order').done.splice(0)),
  'hunt.face-stays': always((one) => {
    const faces = Object.keys(parseBag(String(one.move.args[0])) ?? {}).map((word) => Number(word.slice(1)));
    const open = printedRerolls(one, printedType(one, asked(one)));
    return faces.some((face) => !open.includes(face));
  }),
  'hunt.harmless': always(
    (one) => one.g.occupiers === undefined && printedBlood(one, asked(one)).length === 0,
  ),
  'hunt.iron-left-out': without(standard),
  'hunt.no-alpha': always((one) => {
    const { alpha } = mine(one);
    const there = alpha.at === 'card' && alpha.card === cardAsked(one);
    return !there || !pack.setup.alphaWorksOn.includes(printedType(one, asked(one)) ?? '');
  }),
  'hunt.no-energy': without((one) => rich(one)),
  'hunt.no-iron': without((one) => rich(one)),
  'hunt.no-trophy': always(({ facts }) => biome(facts['card'])?.trophy === null),
  'hunt.nobody-there': without((one) => (spotOf(one, one.move.args[0]).men[t(one)] = 1)),
  'hunt.not-for-hand': always(({ facts }) => biome(facts['card'])?.take === null),
  'parley.bride-taken': without((one) => {
    const card = cardNo(one, one.facts['card']);
    const side = dealOf(varsIn(one, 'parley').deals, one).sides.find(({ brides }) => brides.includes(card));
    if (side !== undefined) giveTo(one, side.from, card);
  }),
  'parley.card-gone': without((one) => giveTo(one, named(one, 'tribe'), cardNo(one, one.facts['card']))),
  'parley.colony-together': always((one) => land(cardInfo(one.g, cardAsked(one)).id) !== undefined),
  'parley.no-colony': always((one) => land(cardInfo(one.g, cardAsked(one)).id) === undefined),
  'parley.enough-offers': without((one) => (varsIn(one, 'parley').made = [0, 0, 0, 0])),
  'parley.needs-consent': without((one) => (varsIn(one, 'parley').allowed = 0xffff)),
  'parley.no-disks': without((one) => rich(one, named(one, 'tribe'))),
  'parley.no-husband': always((one) => spotOf(one, one.move.args[0]).husband !== t(one)),
  'parley.no-transport': without((one) => boats(one, named(one, 'tribe'))),
  'parley.contested-twice': always((one) => {
    const shores = one.g.rows
      .flatMap((row) => [...row.warm, ...row.cold])
      .filter((spot) => {
        const people = ALL_TRIBES.filter((p) => spot.men[p] > 0 || isAlphaOn(one, p, spot));
        return land(cardInfo(one.g, spot.card).id) !== undefined && people.length > 1;
      });
    return shores.length === 2;
  }),
  'parley.nobody-to-leave': without((one) => {
    const of = named(one, 'tribe');
    asked(one).men[of] += 14;
    one.g.tribes[of].alpha = { at: 'card', card: asked(one).card };
  }),
  'parley.not-here': without((one) => (asked(one).men[named(one, 'other')] += 1)),
  'parley.settled': without((one) => varsIn(one, 'contest-order').done.splice(0)),
  'patrol.enough-trades': without((one) => (varsIn(one, 'market').made = [0, 0, 0, 0])),
  'patrol.forbidden': without(standard),
  'patrol.lapsed': without((one) => {
    const { by, to, give, want } = dealOf(varsIn(one, 'market').deals, one);
    for (const [p, goods] of [
      [by, give],
      [to, want],
    ] as const)
      Object.assign(one.g.tribes[p], { ivory: 20, iron: 20, energy: parseBag(goods)?.['energy'] ?? 0 });
  }),
  'patrol.no-bullets': without((one) => {
    rich(one);
    elders(one, 2, 1);
    if (one.g.occupiers !== undefined) one.g.occupiers.fuel = 9;
  }),
  'patrol.no-community': always(({ move, facts }) => {
    const side = pack.placards.find(({ id }) => id === move.args[0])?.sides.mono;
    return side?.find(({ rank }) => rank === facts['rank'])?.multi === false;
  }),
  'patrol.no-recall': without(standard),
  'patrol.no-rustling': always(({ move }) => daughter(goal(move)) === undefined),
  'patrol.taken': without((one) => {
    const spot = spotOf(one, goal(one.move));
    for (const p of ALL_TRIBES) {
      if (p === t(one)) continue;
      spot.men[p] = 0;
      if (isAlphaOn(one, p, spot)) one.g.tribes[p].alpha = { at: 'pool' };
    }
  }),
  'patrol.too-dear': without((one) => rich(one)),
  'patrol.village-free': without((one) => (spotOf(one, goal(one.move)).husband = NOBODY)),
  'saga.last-daughter': without((one) => {
    const colour = one.g.women?.colour;
    if (colour !== undefined) Object.assign(one.g.tribes[colour], { pool: 5, valhalla: 5 });
  }),
  'saga.matriarch-first': without((one) => {
    const colour = one.g.women?.colour;
    for (const rank of [1, 2, 3, 4, 5, 6] as const)
      if (colour !== undefined) mine(one).placard.elders[rank][colour] = 0;
  }),
  'saga.no-hunt-chief': without((one) => matriarch(one, 4)),
  'saga.no-means': without((one) => boats(one)),
  'saga.not-abroad': always(({ move }) => land(move.args[0]) !== undefined),
  'saga.one-daughter': without((one) => {
    const colour = one.g.women?.colour;
    if (colour !== undefined) spotOf(one, one.move.args[0]).men[colour] = 0;
  }),
  'saga.too-dear': without((one) => rich(one)),
};

function isAlphaOn(one: One, p: Tribe, spot: Spot): boolean {
  const { alpha } = one.g.tribes[p];
  return alpha.at === 'card' && alpha.card === spot.card;
}
