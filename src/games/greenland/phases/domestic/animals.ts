import type { Husbandry } from '../../vocabulary/frames.js';
import {
  type Block,
  type Ctx,
  type Move,
  parseBag,
  type Seat,
  type State,
  type Value,
} from '../../../../kernel/index.js';
import { cardId, cardInfo, cardNo, packOf } from '../../cards/cards.js';
import {
  canExchange,
  discardForWorth,
  gain,
  playExchange,
  settle,
  whyNoExchange,
} from '../../board/holdings.js';
import { hayDiscount } from '../../board/abilities.js';
import { matriarchRank, matriarchsAt } from '../../board/women.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  tribeNo,
  type Card,
  type G,
  type Rank,
  type Tribe,
  type ElderWord,
} from '../../vocabulary/model.js';
import { addBabies, elderPlace, elderWords, isActive, killElder, spotOf } from '../../board/people.js';
import type { Offer } from '../../texts.js';

/**
 * H1, H2: hay and milk. All tribes decide at the same time, as their animals are independent (R90). Steps
 * without a decision run automatically.
 */

/** Feeds and milks animals that need no decision. @returns the vars of the `animals` state for the rest */
export function beginHusbandry(c: Ctx<G>): Husbandry {
  const { g } = c;
  const vars: Husbandry = { hungry: [[], [], [], []], shearing: [[], [], [], []], spared: [0, 0, 0, 0] };
  for (const t of ALL_TRIBES) {
    const tribe = g.tribes[t];
    if (!tribe.present || tribe.extinct || !isActive(g, t)) continue;
    for (const spot of tribe.tableau) if (isLivestock(g, spot.card)) vars.hungry[t]?.push(spot.card);
    if (vars.hungry[t]?.length === 0) continue;
    vars.spared[t] = hayDiscount(g, t);
    feedForNothing(c, vars, t);
  }
  return vars;
}

const isLivestock = (g: G, card: Card): boolean => cardInfo(g, card).livestock !== null;
const hayOf = (g: G, card: Card): number => cardInfo(g, card).livestock?.hay ?? 0;

/** Feeds animals that need no hay or are fully spared; slaughters those that can't be fed. */
function feedForNothing(c: Ctx<G>, vars: Husbandry, t: Tribe): void {
  const hungry = vars.hungry[t] as Card[];
  // Spared hay is used automatically only if it feeds all animals; otherwise the owner decides.
  const total = hungry.reduce((sum, card) => sum + hayOf(c.g, card), 0);
  const all = total <= (vars.spared[t] ?? 0);
  for (const card of [...hungry]) if (all || hayOf(c.g, card) === 0) fed(c, vars, t, card, '-');
  const only = hungry.length === 1 ? hungry[0] : undefined;
  if (only === undefined || due(c.g, vars, t, only) === 0) return;
  if (c.g.tribes[t].energy === 0 && elderWords(c.g, t).length === 0 && !canRaise(c.g, t, only)) {
    slaughter(c, vars, t, only);
  }
}

/** Could the tribe still turn another card into energy (B3)? */
function canRaise(g: G, t: Tribe, except: Card): boolean {
  return g.tribes[t].tableau.some((spot) => spot.card !== except && canExchange(g, t, spot));
}

const due = (g: G, vars: Husbandry, t: Tribe, card: Card): number =>
  Math.max(0, hayOf(g, card) - (vars.spared[t] ?? 0));

function remove(list: Card[] | undefined, card: Card): void {
  const at = list?.indexOf(card) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}

/** H1: `paid` (a bag of energy and elders) pays the hay. H2: the animal yields. */
function fed(c: Ctx<G>, vars: Husbandry, t: Tribe, card: Card, paid: string): void {
  const { g } = c;
  const hay = hayOf(g, card);
  vars.spared[t] = Math.max(0, (vars.spared[t] ?? 0) - hay);
  let energy = 0;
  const elders: ElderWord[] = [];
  for (const [thing, n] of Object.entries(parseBag(paid) ?? {})) {
    if (thing === 'energy') energy = n;
    else for (let i = 0; i < n; i++) elders.push(wordOf(thing));
  }
  g.tribes[t].energy -= energy;
  for (const word of elders) killElder(g, t, word);
  if (hay > 0)
    c.emit('domestic.fed', { tribe: TRIBES[t], card: cardId(g, card), energy, elders: elders.length });
  remove(vars.hungry[t], card);
  if (spotOf(g, card).raidedBy !== NOBODY) {
    c.emit('domestic.raided', { tribe: TRIBES[t], card: cardId(g, card) });
    return;
  }
  const livestock = cardInfo(g, card).livestock;
  if (livestock === null) return;
  if (livestock.orIvory > 0) vars.shearing[t]?.push(card);
  else if (livestock.babies > 0) milk(c, t, card);
}

/** Elder as a bag's word: ranks are written `#4`, because a bag's numbers count. */
const bagWord = (word: ElderWord): string => (typeof word === 'number' ? `#${word}` : word);
const wordOf = (thing: string): ElderWord =>
  thing.startsWith('#') ? (Number(thing.slice(1)) as Rank) : thing;

function milk(c: Ctx<G>, t: Tribe, card: Card): void {
  const babies = addBabies(c.g, t, cardInfo(c.g, card).livestock?.babies ?? 0);
  c.emit('domestic.milk', { tribe: TRIBES[t], card: cardId(c.g, card), babies });
}

function slaughter(c: Ctx<G>, vars: Husbandry, t: Tribe, card: Card): void {
  remove(vars.hungry[t], card);
  const got = discardForWorth(c.g, t, card);
  c.emit('domestic.slaughtered', { tribe: TRIBES[t], card: cardId(c.g, card), ...got });
}

/** H1: an animal may be fed with energy alone or with elders in the payment. */
function offerFeeding(c: Ctx<G>, vars: Husbandry, t: Tribe, card: Card, offer: Offer): void {
  const id = cardId(c.g, card);
  const hay = due(c.g, vars, t, card);
  const { energy } = c.g.tribes[t];
  if (hay === 0) offer.can('feed', id, '-');
  else if (energy >= hay) offer.can('feed', id, hay === 1 ? 'energy' : `${hay}energy`);
  else offer.cannot('feed', [id, `${hay}energy`], 'H1', 'domestic.no-energy', { hay, energy });
  offer.can('slaughter', id);
  if (hay === 0) return;
  const counts: Record<string, number> = {};
  const disks = Math.min(energy, hay - 1);
  if (disks > 0) counts['energy'] = disks;
  let room = disks;
  for (const word of elderWords(c.g, t)) {
    const n = elderNumber(c.g, t, word);
    counts[bagWord(word)] = n;
    room += n;
  }
  if (room > disks && room >= hay) offer.can('feed', id, { name: 'hay', of: counts, min: hay, max: hay });
}

function elderNumber(g: G, t: Tribe, word: ElderWord): number {
  if (word === 'alpha') return 1;
  const woman = matriarchRank(word);
  if (woman !== 0) return matriarchsAt(g, t, woman);
  const { placard, rank } = elderPlace(g, t, word);
  return g.tribes[placard].placard.elders[rank][t];
}

/** H1, H2: every tribe decides about its animals, all at once. */
export const animals: State<G, 'animals'> = {
  rule: 'H1',
  seats: (c) => {
    const { hungry, shearing } = c.vars;
    return TRIBES.filter((_, t) => (hungry[t]?.length ?? 0) + (shearing[t]?.length ?? 0) > 0);
  },
  choices: (c, seat, offer) => {
    const vars = c.vars;
    const t = tribeNo(seat);
    for (const card of vars.shearing[t] ?? []) {
      offer.can('milk', cardId(c.g, card));
      offer.can('shear', cardId(c.g, card));
    }
    const hungry = vars.hungry[t] ?? [];
    for (const card of hungry) offerFeeding(c, vars, t, card, offer);
    // Hungry animals are slaughtered instead of exchanged, with the same yield (B3, H1).
    for (const spot of c.g.tribes[t].tableau) {
      if (hungry.includes(spot.card) || !canExchange(c.g, t, spot)) continue;
      if ((vars.shearing[t] ?? []).includes(spot.card)) continue;
      offer.can('exchange', cardId(c.g, spot.card));
    }
  },
  verbs: {
    feed: (c, seat, args) => {
      fed(c, c.vars, tribeNo(seat), cardNo(c.g, args[0] ?? ''), String(args[1] ?? '-'));
      settleFed(c);
    },
    slaughter: (c, seat, args) => {
      slaughter(c, c.vars, tribeNo(seat), cardNo(c.g, args[0] ?? ''));
      settleFed(c);
    },
    milk: (c, seat, args) => {
      const card = cardNo(c.g, args[0] ?? '');
      remove(c.vars.shearing[tribeNo(seat)], card);
      milk(c, tribeNo(seat), card);
      settleFed(c);
    },
    shear: (c, seat, args) => {
      shear(c, seat, args);
      settleFed(c);
    },
    exchange: playExchange,
  },
  why,
};

/** Why a command for an animal is refused. */
function why(c: Ctx<G, 'animals'>, seat: Seat, move: Move): Block | undefined {
  const { hungry, shearing } = c.vars;
  const t = tribeNo(seat);
  const no = packOf(c.g).byId.get(String(move.args[0]));
  if (no === undefined || !c.g.tribes[t].tableau.some(({ card }) => card === no)) return undefined;
  if (!isLivestock(c.g, no)) return whyNoExchange(c, seat, move);
  const card = cardId(c.g, no);
  const waits = hungry[t]?.includes(no) === true;
  switch (move.verb) {
    case 'exchange':
      if (waits) return { rule: 'H1', key: 'domestic.hungry', args: { card } };
      return shearing[t]?.includes(no) === true ? undefined : whyNoExchange(c, seat, move);
    case 'feed':
    case 'slaughter':
      if (!waits) return { rule: 'H1', key: 'domestic.not-hungry', args: { card } };
      return move.verb === 'slaughter' ? undefined : whyNotPaid(c, t, no, String(move.args[1] ?? '-'));
    case 'milk':
    case 'shear':
      return { rule: 'H2', key: 'domestic.no-choice', args: { card } };
    default:
      return undefined;
  }
}

/** H1: the payment is not the hay due, or names an elder the tribe lacks. */
function whyNotPaid(c: Ctx<G, 'animals'>, t: Tribe, card: Card, paid: string): Block | undefined {
  const hay = due(c.g, c.vars, t, card);
  const things = Object.entries(parseBag(paid) ?? {});
  const args = { card: cardId(c.g, card), hay };
  if (things.reduce((sum, [, n]) => sum + n, 0) !== hay)
    return { rule: 'H1', key: 'domestic.hay-exact', args };
  const words = elderWords(c.g, t);
  const absent = things.some(([thing, n]) => {
    const word = words.find((elder) => bagWord(elder) === thing);
    return thing !== 'energy' && (word === undefined || elderNumber(c.g, t, word) < n);
  });
  return absent ? { rule: 'H1', key: 'domestic.no-such-elder', args } : undefined;
}

/** R79: a tribe's animals count as one step, so a tribe that paid its last elder may still get a child from one. */
function settleFed(c: Ctx<G, 'animals'>): void {
  const { hungry, shearing } = c.vars;
  let open = 0;
  for (const t of ALL_TRIBES) if ((hungry[t]?.length ?? 0) + (shearing[t]?.length ?? 0) > 0) open |= 1 << t;
  settle(c, open);
}

/** H2: the sheep give ivory instead of a child. */
function shear(c: Ctx<G, 'animals'>, seat: Seat, args: readonly Value[]): void {
  const t = tribeNo(seat);
  const card = cardNo(c.g, args[0] ?? '');
  remove(c.vars.shearing[t], card);
  const ivory = gain(c.g, t, 'ivory', cardInfo(c.g, card).livestock?.orIvory ?? 0);
  c.emit('domestic.wool', { tribe: seat, card: cardId(c.g, card), ivory });
}
