import type { Block, Ctx, Seat, State, States, Value } from '../../../../kernel/index.js';
import { cardId, cardNo } from '../../cards/cards.js';
import { tribeNo, type G, type Spot, type Tribe } from '../../vocabulary/model.js';
import { alphaOn, assignTo, isNewWorld, piecesOn, returnFrom, spotOf } from '../../board/people.js';
import { ANY_NUMBER, transportOf, without, type Transport } from '../../board/transport.js';
import { findTargets, type Group } from './targets.js';
import type { Offer } from '../../texts.js';

/**
 * E6: sun stone and skis move hunters, raiders and guards to another card they could have been
 * assigned to. Elders, colonists and husbands stay (E4), and so do people on cards banned this turn (R27).
 */

/** Cards from which a tribe's people may be taken. */
const sources = (g: G, t: Tribe): Spot[] =>
  [
    ...g.rows.flatMap(({ warm, cold }) => [...warm, ...cold]),
    ...g.tribes.flatMap(({ tableau }) => tableau),
  ].filter((spot) => piecesOn(g, spot, t) > 0 && !isNewWorld(g, spot.card));

/** Caches the targets, as people who use no transport leave `tr` unchanged. */
function targetsOf(g: G, t: Tribe): (tr: Transport) => Group[] {
  let last: Transport | undefined;
  let groups: Group[] = [];
  return (tr) => {
    if (tr !== last) groups = findTargets(g, t, tr);
    last = tr;
    return groups;
  };
}

function offerMovesFrom(
  g: G,
  t: Tribe,
  tr: Transport,
  from: Spot,
  left: number,
  find: ReturnType<typeof targetsOf>,
  offer: Offer,
): void {
  const id = cardId(g, from.card);
  // People who leave a card free their places in the boat or on the sled.
  const alone = find(without(tr, from.card, 1));
  const targets = (n: number): Group[] => (n === 1 ? alone : find(without(tr, from.card, n)));
  const offerTo = (group: Group, n: number, what: number | 'alpha'): void => {
    const cards = group.room >= n ? group.cards.filter((card) => card !== id) : [];
    if (cards.length > 0) offer.can('move', id, { name: 'to', oneOf: cards }, what);
  };
  const most = Math.min(left, from.men[t]);
  for (let men = 1; men <= most; men++) for (const group of targets(men)) offerTo(group, men, men);
  if (alphaOn(g, t, from.card)) for (const group of targets(1)) offerTo(group, 1, 'alpha');
}

/** Why people can't be moved to a card: it is closed to them, or transport is short. */
function explainMovesFrom(g: G, t: Tribe, from: Spot, offer: Offer): void {
  const id = cardId(g, from.card);
  const no = (card: string, min: number, why: Block): void => {
    if (card === id) return;
    offer.blocked('move', [id, card, { name: 'people', min, max: ANY_NUMBER }], why);
    if (min <= 1) offer.blocked('move', [id, card, 'alpha'], why);
  };
  const groups = findTargets(g, t, without(transportOf(g, t), from.card, 1), (card, why) => no(card, 1, why));
  for (const { room, cards } of groups) {
    if (room >= ANY_NUMBER) continue;
    for (const card of cards) no(card, room + 1, { rule: 'E1', key: 'assign.no-room', args: { card, room } });
  }
}

function offerMoves(c: Ctx<G, 'reassign'>, seat: Seat, offer: Offer): void {
  const t = tribeNo(seat);
  const tr = transportOf(c.g, t);
  const find = targetsOf(c.g, t);
  for (const from of sources(c.g, t)) {
    offerMovesFrom(c.g, t, tr, from, c.vars.left, find, offer);
    if (offer.explain) explainMovesFrom(c.g, t, from, offer);
  }
  offer.can('done');
}

function playMove(c: Ctx<G, 'reassign'>, seat: Seat, args: readonly Value[]): void {
  const { g } = c;
  const t = tribeNo(seat);
  const [from, to, what] = args;
  const alpha = what === 'alpha';
  const men = alpha ? 0 : Number(what);
  returnFrom(g, t, spotOf(g, cardNo(g, from ?? '')), men, alpha);
  assignTo(g, t, spotOf(g, cardNo(g, to ?? '')), men, alpha);
  const n = alpha ? 1 : men;
  c.vars.left = c.vars.left - n;
  c.emit('assign.moved', { tribe: seat, from: String(from), to: String(to), n, alpha });
}

const reassign: State<G, 'reassign'> = {
  rule: 'E6',
  seats: (c) => {
    const seat = c.vars.seat;
    const over = c.vars.left <= 0 || sources(c.g, tribeNo(seat)).length === 0;
    return over ? [] : [seat];
  },
  choices: offerMoves,
  verbs: {
    move: playMove,
    done: (c) => {
      c.vars.left = 0;
    },
  },
};

export const states = { reassign } satisfies Partial<States<G>>;
