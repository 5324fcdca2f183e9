import type { Block, Ctx, Move, Seat, State, States, Value } from '../../../kernel/index.js';
import { handSize } from './abilities.js';
import { cardId, cardInfo, cardNo, eventIs, packOf } from '../cards/cards.js';
import {
  ALL_TRIBES,
  NOBODY,
  TRIBES,
  tribeNo,
  type Card,
  type Disk,
  type G,
  type Spot,
  type PublicState,
  type Tribe,
} from '../vocabulary/model.js';
import { clearSpot, ownerOf, piecesOn, population, spotOf, takeFromTableau } from './people.js';
import type { Offer } from '../texts.js';

/** Disks, cards in hand, and cards turned into disks (B2, B3, B4). */

/** Adds disks, energy only up to the limit (B4). @returns the number added */
export function gain(g: PublicState, t: Tribe, disk: Disk, n: number): number {
  const tribe = g.tribes[t];
  let got = disk === 'energy' ? Math.max(0, Math.min(n, packOf(g).energyLimit - tribe.energy)) : n;
  if (g.occupiers !== undefined && disk === 'energy') got = Math.min(got, energySupply(g));
  tribe[disk] += got;
  return got;
}

/** R120: energy disks left in the supply that tribes and occupiers share (L2, B4). */
export function energySupply(g: PublicState): number {
  let held = g.occupiers?.fuel ?? 0;
  for (const t of ALL_TRIBES) held += g.tribes[t].energy;
  return Math.max(0, packOf(g).data.setup.components.orange - held);
}

/** Disks for discarding a card now: [energy, ivory, iron]. Falcons are worth more in their year (B3). */
export function worthNow(g: PublicState, card: Card): readonly [number, number, number] {
  const info = cardInfo(g, card);
  const [energy, ivory, iron] = info.exchange;
  return [energy, ivory * ivoryFactor(g, card), iron];
}

/** 3 for the gyrfalcon in the year of Falconer's Ransom, otherwise 1 (B3). */
export function ivoryFactor(g: PublicState, card: Card): number {
  return eventIs(g, 'falconer') && cardInfo(g, card).id === 'gyrfalcon' ? 3 : 1;
}

/** Are livestock raiders on the card? If so, it can't be exchanged (B3). */
export function hasRaiders(g: PublicState, owner: Tribe, spot: Spot): boolean {
  return ALL_TRIBES.some((t) => t !== owner && t !== spot.husband && piecesOn(g, spot, t) > 0);
}

export function canExchange(g: PublicState, owner: Tribe, spot: Spot): boolean {
  return cardInfo(g, spot.card).exchangeable && !hasRaiders(g, owner, spot);
}

/** Discards a tableau card; its guards go home. @returns the disks gained */
export function discardForWorth(
  g: PublicState,
  owner: Tribe,
  card: Card,
): { energy: number; ivory: number; iron: number } {
  const [energy, ivory, iron] = worthNow(g, card);
  dropFromTableau(g, owner, card);
  return {
    energy: gain(g, owner, 'energy', energy),
    ivory: gain(g, owner, 'ivory', ivory),
    iron: gain(g, owner, 'iron', iron),
  };
}

/** Removes a tableau card from the game; everyone on it goes home. */
function dropFromTableau(g: PublicState, owner: Tribe, card: Card): void {
  clearSpot(g, spotOf(g, card), 'pool');
  takeFromTableau(g, owner, card);
  g.discards.push(card);
}

/** Offers `exchange <card>` for every card with an exchange value. Possible in any decision of the tribe (R63). */
export function offerExchange(c: Ctx<G>, seat: Seat, offer: Offer): void {
  const t = tribeNo(seat);
  const { tableau } = c.g.tribes[t];
  for (const spot of tableau) {
    if (!cardInfo(c.g, spot.card).exchangeable) continue;
    const id = cardId(c.g, spot.card);
    if (hasRaiders(c.g, t, spot))
      offer.cannot('exchange', [id], 'B3', 'holdings.raiders-present', { card: id });
    else offer.can('exchange', id);
  }
}

/** Why a card without exchange value can't be exchanged (B3). */
export function whyNoExchange(c: Ctx<G>, seat: Seat, { verb, args }: Move): Block | undefined {
  const card = verb === 'exchange' ? packOf(c.g).byId.get(String(args[0])) : undefined;
  if (card === undefined || !c.g.tribes[tribeNo(seat)].tableau.some((spot) => spot.card === card))
    return undefined;
  return { rule: 'B3', key: 'holdings.no-worth', args: { card: cardId(c.g, card) } };
}

/** Plays the verb that `offerExchange` offers. */
export function playExchange(c: Ctx<G>, seat: Seat, args: readonly Value[]): void {
  const card = cardNo(c.g, args[0] ?? '');
  const got = discardForWorth(c.g, tribeNo(seat), card);
  c.emit('holdings.exchanged', { tribe: seat, card: cardId(c.g, card), ...got });
  settle(c);
}

/** Adds a card to a hand. Call `settle` afterwards. */
export function addToHand(g: G, t: Tribe, card: Card): void {
  g.hands[t].push(card);
}

/** Cards beyond the hand size (B2). */
function overflow(g: G, t: Tribe): number {
  const held = g.hands[t].length;
  return held === 0 ? 0 : Math.max(0, held - handSize(g, t));
}

/**
 * Must be called after deaths, card moves and changes of hand size: marks tribes without people as extinct (J1) and
 * asks for discards from hands over the limit (B2, R60).
 * @param open tribes, as bits, that may still get babies in this step (R79)
 */
export function settle(c: Ctx<G>, open = 0): void {
  const { g } = c;
  let full = false;
  for (const t of ALL_TRIBES) {
    const tribe = g.tribes[t];
    if (!tribe.present || tribe.extinct) continue;
    if (population(g, t) === 0) {
      if ((open & (1 << t)) !== 0) continue;
      tribe.extinct = true;
      g.discards.push(...g.hands[t].splice(0));
      c.emit('people.extinct', { tribe: TRIBES[t] });
    } else if (g.hands[t].length > 0 && overflow(g, t) > 0) full = true;
  }
  if (full) c.enter('overflow');
}

/** B2: the owner discards down to the hand limit. */
const overflowState: State<G, 'overflow'> = {
  rule: 'B2',
  hidden: true,
  seats: (c) => TRIBES.filter((_, t) => overflow(c.g, t as Tribe) > 0),
  choices: (c, seat, offer) => {
    for (const card of c.g.hands[tribeNo(seat)]) offer.can('discard', cardId(c.g, card));
  },
  verbs: {
    discard: (c, seat, args) => {
      const t = tribeNo(seat);
      const card = cardNo(c.g, args[0] ?? '');
      const hand = c.g.hands[t];
      hand.splice(hand.indexOf(card), 1);
      c.g.discards.push(card);
      c.emit('holdings.overflow', { tribe: seat, card: cardId(c.g, card) });
    },
  },
};

/** Is the card in any tableau? */
export function inTableau(g: PublicState, card: Card): boolean {
  return ownerOf(g, card) !== NOBODY;
}

export const states = { overflow: overflowState } satisfies Partial<States<G>>;
