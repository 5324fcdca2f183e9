import type { Choice, Move, Seat, Teller } from '../../kernel/index.js';
import { tellEffects } from './card-texts.js';
import type { View } from './view-types.js';

/** Texts above a choice, and the text of a tribe's hand. */

/** The benefit being gained. */
function tellDue(view: View, tell: Teller): string {
  const [due] = view.table.due;
  if (view.state !== 'gain' || due === undefined) return '';
  return tell.lookup('hint.due', { from: due.from, gain: tellEffects([due.effect], tell) });
}

/** The current turn: Labor in the pool and within reach, and the cost so far. */
function tellTurn(view: View, tell: Teller): string {
  const { now } = view.table;
  if (view.state !== 'act' || now.space === '') return '';
  const section = Math.min(3, now.section);
  return tell.lookup('hint.turn', {
    space: now.space,
    section,
    pool: now.pool,
    most: mostLabor(view),
    cards: now.cards,
    food: now.foodSpent,
  });
}

/** Labor that can be spent this turn. Before the first section, cards and Food can still be turned into Labor. */
const mostLabor = ({ table: { now }, own }: View): number =>
  now.section === 0 ? (own?.labor ?? 0) : now.pool;

/** The subject of a decision and the tribe's means. */
export function tellMeans(view: View, seat: Seat, tell: Teller): string {
  const own = view.tribes.find((tribe) => tribe.seat === seat);
  if (own === undefined || view.final !== null) return '';
  const { food, capacity, tools, buried, honor, offering, total } = own;
  const lines = [
    tellDue(view, tell),
    tellTurn(view, tell),
    tell.lookup('hint.means', {
      food,
      capacity,
      tools,
      hand: own.hand,
      deck: own.deck,
      buried,
      honor,
      offering,
      total,
    }),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Verbs that don't spend Labor. */
const IDLE: readonly string[] = ['end', 'work', 'feed'];

/** N2.6: warns of Labor that would be lost although it could be spent. */
export function tellUnused(
  view: View,
  _seat: Seat,
  { verb }: Move,
  choices: readonly Choice[],
  tell: Teller,
): string {
  const n = mostLabor(view);
  if (verb !== 'end' || view.state !== 'act' || n === 0) return '';
  const canAct = choices.some((one) => one.blocked === undefined && !IDLE.includes(one.verb));
  return canAct ? tell.lookup('hint.unused', { n }) : '';
}

/** A tribe's hidden cards: hand, Ritual pile, graves. */
export function tellHand(view: View, seat: Seat, tell: Teller): string {
  if (view.you !== seat || view.own === null) return '';
  const { hand, ritual, buried, graves } = view.own;
  const list = (cards: readonly string[]): string[] => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, n]) => (n > 1 ? `${n} × ${tell.name(card)}` : tell.name(card)));
  };
  const part = (key: string, cards: readonly string[]): string[] =>
    cards.length === 0 ? [] : [tell.lookup(key, { cards: list(cards) })];
  return [
    ...(hand.length === 0 ? [tell.lookup('hand.none')] : part('hand.cards', hand)),
    ...part('hand.ritual', ritual),
    ...part('hand.buried', [...buried, ...graves]),
  ].join('\n');
}
