import type { Block, Ctx, Move, State, States, Value } from '../../../../kernel/index.js';
import { isHome, sleds } from '../../board/abilities.js';
import { cardId, cardNo } from '../../cards/cards.js';
import { settle } from '../../board/holdings.js';
import { TRIBES, tribeNo, type G, type Spot, type Tribe } from '../../vocabulary/model.js';
import {
  alphaOn,
  elderWords,
  husbandLeaves,
  isActive,
  isNewWorld,
  ownerOf,
  piecesOn,
  recallElder,
  returnFrom,
  spotOf,
  unassigned,
  wivesOf,
} from '../../board/people.js';
import {
  freeMariners,
  isClosedLand,
  marinersFor,
  transportOf,
  type Transport,
} from '../../board/transport.js';
import { rulesOf } from '../../variants.js';
import type { Offer } from '../../texts.js';

/** E4: the permanent assignments, and the two ways out of them. */

/** A tribe that starts the phase with at most one person unassigned may recall one elder, colonist or husband. */
function mayRecall(g: G, t: Tribe): boolean {
  return unassigned(g, t) <= 1;
}

/** Own colonies, by New World card. */
const colonies = (g: G, t: Tribe): Spot[] =>
  g.rows
    .flatMap(({ warm, cold }) => [...warm, ...cold])
    .filter((spot) => isNewWorld(g, spot.card) && piecesOn(g, spot, t) > 0);

function offerRecalls(c: Ctx<G>, seat: string, offer: Offer): void {
  const { g } = c;
  const t = tribeNo(seat);
  offer.can('stay');
  for (const word of elderWords(g, t)) offer.can('recall', 'elder', word);
  const settled = colonies(g, t);
  const wives = wivesOf(g, t);
  const sails = settled.length + wives.length > 0 && freeMariners(transportOf(g, t)) > 0;
  for (const spot of settled) {
    const id = cardId(g, spot.card);
    if (isClosedLand(g, spot)) offer.cannot('recall', ['colonist', id], 'D9', 'assign.no-markland');
    else if (!sails) offer.cannot('recall', ['colonist', id], 'E4', 'assign.no-transport', { card: id });
    else {
      if (spot.men[t] > 0) offer.can('recall', 'colonist', id);
      if (alphaOn(g, t, spot.card)) offer.can('recall', 'colonist', id, 'alpha');
    }
  }
  for (const spot of wives) {
    const id = cardId(g, spot.card);
    const near = isHome(g, t, spot.card, ownerOf(g, spot.card));
    if (near || sails || sleds(g, t) > 0) offer.can('recall', 'husband', id);
    else offer.cannot('recall', ['husband', id], 'E4', 'assign.no-transport', { card: id });
  }
}

function playRecall(c: Ctx<G, 'recall'>, seat: string, args: readonly Value[]): void {
  const { g } = c;
  const t = tribeNo(seat);
  const [kind, what] = args;
  if (kind === 'elder') recallElder(g, t, what ?? '');
  else {
    const spot = spotOf(g, cardNo(g, what ?? ''));
    if (kind === 'colonist') {
      const alpha = args.length > 2;
      returnFrom(g, t, spot, alpha ? 0 : 1, alpha);
      g.tribes[t].sailed++;
    } else {
      const near = isHome(g, t, spot.card, ownerOf(g, spot.card));
      husbandLeaves(g, spot);
      if (!near && sleds(g, t) === 0) g.tribes[t].sailed++;
    }
  }
  c.vars.done = true;
  c.emit('assign.recalled', { tribe: seat, from: String(kind), place: String(what ?? '') });
  // R60: the elder who left may have provided hand size.
  settle(c);
}

const recall: State<G, 'recall'> = {
  rule: 'E4',
  seats: (c) => (c.vars.done === true ? [] : [c.vars.seat]),
  choices: offerRecalls,
  verbs: {
    stay: (c) => {
      c.vars.done = true;
    },
    recall: playRecall,
  },
};

/** Why a recall is refused during assignment: its time is over, or it was not allowed (E4, R34). */
export function whyNoRecall(c: Ctx<G>, seat: string, { verb }: Move): Block | undefined {
  if (verb !== 'recall') return undefined;
  if (!rulesOf(c.g).recalls) return { rule: 'L4', key: 'patrol.no-recall' };
  if (!isActive(c.g, tribeNo(seat))) return { rule: 'M1', key: 'assign.not-here-yet' };
  return { rule: 'E4', key: 'assign.recall-first' };
}

/** Mariners needed to bring every colonist home; 0 without colonists (E4). */
export function marinersToAbandon(g: G, t: Tribe): number {
  // L4: colonists never return.
  if (!rulesOf(g).recalls) return 0;
  return colonies(g, t).reduce((need, spot) => need + marinersFor(piecesOn(g, spot, t)), 0);
}

/**
 * Colony abandonment: with enough mariners for all colonists, they come home and may be assigned
 * anywhere in Greenland. The mariners that brought them sail on with them, so they stay free (R76).
 */
export function offerAbandon(c: Ctx<G>, t: Tribe, tr: Transport, offer: Offer): void {
  const { g } = c;
  const need = rulesOf(g).recalls ? tr.settlers : 0;
  if (need === 0 || !isActive(g, t)) return;
  const free = freeMariners(tr);
  if (colonies(g, t).some((spot) => isClosedLand(g, spot))) {
    offer.cannot('abandon', [], 'D9', 'assign.no-markland');
  } else if (free >= need) offer.can('abandon');
  else offer.cannot('abandon', [], 'E4', 'assign.too-few-mariners', { need, free });
}

export function playAbandon(c: Ctx<G>, seat: string): void {
  const { g } = c;
  const t = tribeNo(seat);
  let n = 0;
  for (const spot of colonies(g, t)) {
    const alpha = alphaOn(g, t, spot.card);
    n += spot.men[t] + (alpha ? 1 : 0);
    returnFrom(g, t, spot, spot.men[t], alpha);
  }
  g.tribes[t].abandoned = true;
  c.emit('assign.abandoned', { tribe: seat, n });
}

/** The seat to ask about a recall; undefined if the tribe can't recall anyone. */
export function recallSeat(g: G, t: Tribe): string | undefined {
  if (!rulesOf(g).recalls || !mayRecall(g, t) || !isActive(g, t)) return undefined;
  const any = elderWords(g, t).length > 0 || colonies(g, t).length > 0 || wivesOf(g, t).length > 0;
  return any ? TRIBES[t] : undefined;
}

export const states = { recall } satisfies Partial<States<G>>;
