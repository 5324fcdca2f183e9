import { type Block, type Ctx, readTerms, type Term } from '../../../../kernel/index.js';
import { cardId, cardInfo, packOf } from '../../cards/cards.js';
import { addToHand, gain, hasRaiders, settle } from '../../board/holdings.js';
import {
  NOBODY,
  TRIBES,
  type Card,
  type Disk,
  type G,
  type MaybeTribe,
  type Spot,
  type Tribe,
} from '../../vocabulary/model.js';
import type { CardInfo } from '../../cards/pack.js';
import {
  alphaOn,
  isNewWorld,
  ownerOf,
  piecesOn,
  returnFrom,
  spotOf,
  takeFromTableau,
} from '../../board/people.js';
import { isClosedLand } from '../../board/transport.js';
import { leaveCard, countLeavers, roomToLeave, whyNoEvacuation } from './leaving.js';
import type { Deal, Leavers, Side, Talks } from '../../vocabulary/talks.js';

/** F, F1: the goods of a negotiation and their exchange. Immediate swaps bind, promises do not (R65). */

export const MOST_OFFERS = 3;
const DISK_WORDS: readonly Disk[] = ['energy', 'ivory', 'iron'];
/** People who leave the contested card, as things of a deal. */
const LEAVE = 'leave';
const ALPHA = 'alpha';
const COLONY = 'colony';

function isTradeable(g: G, owner: Tribe, spot: Spot, info = cardInfo(g, spot.card)): boolean {
  return (info.isDomestic || info.isInvention) && !hasRaiders(g, owner, spot);
}

/**
 * All goods of a tribe for a deal with `other` about that card. Each daughter marries one of the other side's leavers
 * (R82). `hand` includes its hand cards, which only the owner sees and reveals by naming (R81).
 */
export function goodsOf(g: G, t: Tribe, other: Tribe, spot: Spot, hand: boolean): Record<string, number> {
  const tribe = g.tribes[t];
  const { cards } = packOf(g);
  const counts: Record<string, number> = {};
  if (tribe.energy > 0) counts['energy'] = tribe.energy;
  if (tribe.ivory > 0) counts['ivory'] = tribe.ivory;
  if (tribe.iron > 0) counts['iron'] = tribe.iron;
  const suitors = piecesOn(g, spot, other) > 0;
  const { tableau } = tribe;
  for (const own of tableau) {
    const info = cards[own.card] as CardInfo;
    if (info.kind === 'daughter' ? suitors && own.husband === NOBODY : isTradeable(g, t, own, info))
      counts[info.id] = 1;
  }
  if (hand) for (const card of g.hands[t]) counts[cardId(g, card)] = 1;
  const men = spot.men[t];
  const alpha = alphaOn(g, t, spot.card);
  if (cards[spot.card]?.kind === 'newWorld') {
    if (men > 0 || alpha) counts[COLONY] = 1;
  } else {
    if (men > 0) counts[LEAVE] = men;
    if (alpha) counts[ALPHA] = 1;
  }
  return counts;
}

function readSide(g: G, spot: Spot, from: Tribe, things: readonly Term[], bridesForMe: number): Side {
  const disks: [number, number, number] = [0, 0, 0];
  const cards: Card[] = [];
  const handCards: Card[] = [];
  const brides: Card[] = [];
  const { byId } = packOf(g);
  let men = 0;
  let alpha = false;
  let colony = false;
  for (const { id, count } of things) {
    const disk = DISK_WORDS.indexOf(id as Disk);
    if (disk >= 0) disks[disk] = count;
    else if (id === LEAVE) men = count;
    else if (id === ALPHA) alpha = true;
    else if (id === COLONY) colony = true;
    const card = byId.get(id);
    if (card === undefined) continue;
    if (cardInfo(g, card).kind === 'daughter') brides.push(card);
    else if (ownerOf(g, card) === NOBODY) handCards.push(card);
    else cards.push(card);
  }
  // A bride takes a man who leaves, so a deal with more brides than leavers means more leavers.
  if (isNewWorld(g, spot.card)) colony ||= bridesForMe > 0;
  else men = Math.max(men, bridesForMe - (alpha ? 1 : 0));
  return { from, disks, cards, handCards, brides, leavers: { men, alpha, colony } };
}

function countBrides(g: G, things: readonly Term[]): number {
  let n = 0;
  const { byId, cards } = packOf(g);
  for (const { id } of things) {
    const card = byId.get(id);
    if (card !== undefined && cards[card]?.kind === 'daughter') n++;
  }
  return n;
}

const NOTHING: readonly Term[] = [];

/** Builds a deal from an offer's bags. */
export function newDeal(g: G, talks: Talks, by: Tribe, to: Tribe, give: string, want: string): Deal {
  const spot = spotOf(g, talks.card);
  const given = readTerms(give) ?? NOTHING;
  const wanted = readTerms(want) ?? NOTHING;
  const sides: [Side, Side] = [
    readSide(g, spot, by, given, countBrides(g, wanted)),
    readSide(g, spot, to, wanted, countBrides(g, given)),
  ];
  return { n: talks.next, by, to, give, want, sides };
}

/** Why a deal can't be struck now, or undefined. Uses public information only. */
export function dealBlock(g: G, talks: Talks, parties: readonly Tribe[], deal: Deal): Block | undefined {
  const spot = spotOf(g, talks.card);
  const [give, want] = deal.sides;
  return sideBlock(g, talks, parties, spot, give, want) ?? sideBlock(g, talks, parties, spot, want, give);
}

function sideBlock(
  g: G,
  talks: Talks,
  parties: readonly Tribe[],
  spot: Spot,
  side: Side,
  other: Side,
): Block | undefined {
  const t = side.from;
  const who = TRIBES[t];
  const tribe = g.tribes[t];
  const [energy, ivory, iron] = side.disks;
  if (tribe.energy < energy || tribe.ivory < ivory || tribe.iron < iron)
    return { rule: 'F', key: 'parley.no-disks', args: { tribe: who } };
  for (const card of side.cards) {
    const id = cardId(g, card);
    if (ownerOf(g, card) !== t || !isTradeable(g, t, spotOf(g, card)))
      return { rule: 'F', key: 'parley.card-gone', args: { tribe: who, card: id } };
  }
  for (const card of side.brides) {
    if (ownerOf(g, card) !== t || spotOf(g, card).husband !== NOBODY)
      return { rule: 'F1', key: 'parley.bride-taken', args: { card: cardId(g, card) } };
  }
  return leaveBlock(g, talks, parties, spot, t, side.leavers, other.brides.length, other.from);
}

/** Why these people can't leave, or undefined. `dealer` agrees by the deal itself. */
export function leaveBlock(
  g: G,
  talks: Talks,
  parties: readonly Tribe[],
  spot: Spot,
  t: Tribe,
  leavers: Leavers,
  brides: number,
  dealer: MaybeTribe,
): Block | undefined {
  const n = countLeavers(g, spot, t, leavers);
  if (n === 0 && !leavers.colony) return undefined;
  const tribe = TRIBES[t];
  if (
    n === 0 ||
    n > piecesOn(g, spot, t) ||
    leavers.men > spot.men[t] ||
    (leavers.alpha && !alphaOn(g, t, spot.card)) ||
    brides > n
  )
    return { rule: 'F', key: 'parley.nobody-to-leave', args: { tribe } };
  for (const u of parties) {
    if (u !== t && u !== dealer && !mayLeave(talks, u, t))
      return { rule: 'F', key: 'parley.needs-consent', args: { tribe, other: TRIBES[u] } };
  }
  if (isClosedLand(g, spot)) return { rule: 'D9', key: 'assign.no-markland' };
  const ashore = isNewWorld(g, spot.card) ? whyNoEvacuation(g, t) : undefined;
  if (ashore !== undefined) return ashore;
  if (n > roomToLeave(g, t, spot, talks.owner, talks.gone[t] ?? 0))
    return { rule: 'F', key: 'parley.no-transport', args: { tribe } };
  return undefined;
}

/** Has `by` allowed `t` to leave? */
export function mayLeave(talks: Talks, by: Tribe, t: Tribe): boolean {
  return (talks.allowed & (1 << (by * 4 + t))) !== 0;
}

/** Exchanges both sides at once. @returns false if an offered hand card is gone, so the offer lapses */
export function strikeDeal(c: Ctx<G>, talks: Talks, deal: Deal): boolean {
  const { g } = c;
  const spot = spotOf(g, talks.card);
  const [give, want] = deal.sides;
  for (const side of [give, want]) {
    for (const card of side.handCards) if (!g.hands[side.from].includes(card)) return false;
  }
  pay(g, give);
  pay(g, want);
  receive(c, give, want.from);
  receive(c, want, give.from);
  for (const [side, other] of [
    [give, want],
    [want, give],
  ] as const) {
    const n = countLeavers(g, spot, side.from, side.leavers);
    if (n === 0) continue;
    (talks.gone as number[])[side.from] = (talks.gone[side.from] ?? 0) + n;
    leaveCard(
      g,
      side.from,
      spot,
      side.leavers,
      other.brides.map((card) => spotOf(g, card)),
    );
    c.emit('parley.left', { tribe: TRIBES[side.from], card: cardId(g, spot.card), n });
    for (const card of other.brides)
      c.emit('parley.married', { tribe: TRIBES[side.from], card: cardId(g, card) });
  }
  settle(c);
  return true;
}

function pay(g: G, side: Side): void {
  const tribe = g.tribes[side.from];
  tribe.energy -= side.disks[0];
  tribe.ivory -= side.disks[1];
  tribe.iron -= side.disks[2];
}

/** Adds the goods the other side gave; energy beyond the limit is lost (B4). */
function receive(c: Ctx<G>, side: Side, to: Tribe): void {
  const { g } = c;
  for (let i = 0; i < 3; i++) {
    const n = side.disks[i] ?? 0;
    if (n > 0) gain(g, to, DISK_WORDS[i] as Disk, n);
  }
  for (const card of side.cards) {
    const spot = spotOf(g, card);
    returnFrom(g, side.from, spot, spot.men[side.from], alphaOn(g, side.from, card));
    takeFromTableau(g, side.from, card);
    g.tribes[to].tableau.push(spot);
  }
  for (const card of side.handCards) {
    const hand = g.hands[side.from];
    hand.splice(hand.indexOf(card), 1);
    addToHand(g, to, card);
  }
}
