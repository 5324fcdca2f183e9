import { best, isBag, makeBag, matchMove, type Move } from '../../../kernel/index.js';
import { bondiStrength, ownVotes, personaEffect } from '../cards.js';
import { countDistricts, endsOf } from '../land.js';
import { NONE, SUPPORT, type PublicState } from '../model.js';
import { edgeAt, EDGES, landOf, statuteAt, STATUTES } from '../pack.js';
import { councilStrength, votersBefore } from '../phases/council.js';
import { actionWorth } from './actions.js';
import { homeActs, huntActs } from './worth.js';
import { having, highest, move, wordsIn, type Answer, type Evaluation } from './evaluation.js';

/** What a greedy player says at Thingvellir: where to stand, what to propose, and how to vote. */

/**
 * Who has a neighbour from the start is paid by the first winters, so the sides next to others' come first. Which of
 * them, the personae in the pool decide, so that no seat has the same neighbours in every game.
 */
export const chooseStand: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const { next } = landOf(g.seats.length);
  const farmOf = (id: string): number => endsOf(edgeAt.get(id) ?? 0)[0] ?? NONE;
  const sides = having(evaluation, 'stand').flatMap(({ args }) => wordsIn(args[0]));
  const taken = EDGES.flatMap(({ kind, b }, edge) =>
    kind === 'thing' && g.men.some((men, who) => who !== me && (men[edge] ?? 0) > 0) ? [b] : [],
  );
  // Among more the ring fills up by itself, and whoever stands between two has both to exceed.
  const beside =
    g.seats.length > 2
      ? []
      : sides.filter((id) => (next[farmOf(id)] ?? []).some((one) => taken.includes(one)));
  const wanted = beside.length > 0 ? beside : sides;
  const sum = g.pool.reduce((all, card, kind) => all + (card + 1) * (kind + 1), 101 * me);
  // Mixed, so that the next seat doesn't always take the side next to this one.
  const lot = Math.imul(sum, 0x9e3779b1) >>> 12;
  const side = wanted[lot % Math.max(1, wanted.length)];
  return side === undefined ? undefined : move('stand', side);
};

/** What the hunt after an action of a colour brings. */
function huntWorth(evaluation: Evaluation, colour: number): number {
  const { g, me } = evaluation;
  const acts = huntActs(g, me, colour).map(({ action, strength }) =>
    actionWorth(evaluation, action, strength),
  );
  const strength = bondiStrength(g, me, colour);
  const home = Math.max(0, ...homeActs(g, me).map((action) => actionWorth(evaluation, action, strength)));
  return 0.8 * (acts.reduce((sum, n) => sum + n, 0) + home);
}

function statuteWorth(evaluation: Evaluation, at: number, strength: number): number {
  const one = STATUTES[at];
  if (one === undefined) return 0;
  const { g, me } = evaluation;
  const full = strength + personaEffect(g, me, one.law, 'council');
  return actionWorth(evaluation, one.action, Math.round(full)) + huntWorth(evaluation, one.law);
}

export const propose: Answer = (evaluation) => {
  const { g } = evaluation;
  // Half of the others will follow.
  const followers = 1 + (g.seats.length - 1) / 2;
  const words = having(evaluation, 'propose').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, (id) => {
    const at = statuteAt.get(id) ?? 0;
    return statuteWorth(evaluation, at, followers + ownVotes(g, at));
  });
  return word === undefined ? undefined : move('propose', word);
};

/** The suit that promises most, and what it is worth. */
function bestSuit(evaluation: Evaluation): { readonly suit: Move | undefined; readonly worth: number } {
  const { g } = evaluation;
  let suit: Move | undefined;
  let most = -Infinity;
  for (const { args } of having(evaluation, 'sue')) {
    const [statutes, men] = args;
    const bag = typeof men === 'object' && isBag(men) ? men : undefined;
    const all = bag === undefined ? highest(men) : Object.values(bag.of).reduce((sum, n) => sum + n, 0);
    for (const id of wordsIn(statutes)) {
      const at = statuteAt.get(id) ?? 0;
      // WF62: men who sue can't claim the land beside them, so the landless win nothing by a Settle that all of them
      // sue for; and with their men away they would propose none either, round after round.
      const settles = STATUTES[at]?.action === 'settle' && countDistricts(g, evaluation.me) === 0;
      const worth = settles
        ? huntWorth(evaluation, STATUTES[at]?.law ?? NONE)
        : statuteWorth(evaluation, at, councilStrength(g, at) + all);
      if (worth <= most) continue;
      most = worth;
      suit = move('sue', id, bag === undefined ? all : makeBag(bag, bag.of));
    }
  }
  return { suit, worth: most };
}

/** What supporting is worth, when so many support already and so many have still to vote. */
const supportWorth = (evaluation: Evaluation, supporters: number, waiting: number): number =>
  statuteWorth(
    evaluation,
    evaluation.g.token,
    ownVotes(evaluation.g, evaluation.g.token) + supporters + 1 + 0.5 * waiting,
  ) + 0.02;

const supportersOf = ({ votes }: PublicState): number => votes.filter((one) => one === SUPPORT).length;

export const vote: Answer = (evaluation) => {
  const { g } = evaluation;
  const waiting = g.votes.filter((one) => one < SUPPORT).length - 1;
  const { suit, worth } = bestSuit(evaluation);
  return suit !== undefined && worth > supportWorth(evaluation, supportersOf(g), waiting)
    ? suit
    : move('support');
};

/** W6.2: what `vote` would say for each number of supporters, as a ballot: support from so many on, else the suit. */
export const ballot: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const { suit, worth } = bestSuit(evaluation);
  if (suit === undefined) return move('support');
  const before = votersBefore(g, me);
  const after = g.seats.length - 1 - before;
  const enough = Array.from({ length: before }, (_, n) => n + 1).find(
    (supporters) => worth <= supportWorth(evaluation, supporters, after),
  );
  if (enough === undefined) return suit;
  if (enough === 1) return move('support');
  const line = move('should', `supporters-${enough}`, 'support');
  return matchMove(evaluation.choices, line) === undefined ? suit : { ...line, then: [suit] };
};

/** The end of an act; of acts that are lodged together, the end of all of them. */
export const done = (evaluation: Evaluation): Move | undefined => {
  const verb = ['done', 'next'].find((one) => having(evaluation, one).length > 0);
  if (verb !== undefined) return move(verb);
  return having(evaluation, 'lodge').length > 0 ? (propose(evaluation) ?? move('lodge')) : undefined;
};

/** Nothing of what an action offers. */
export const idle: Answer = (evaluation) =>
  having(evaluation, 'decline').length > 0 ? move('decline') : done(evaluation);
