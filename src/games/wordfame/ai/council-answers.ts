import { best, isBag, makeBag, matchMove, type Move } from '../../../kernel/index.js';
import { bondiStrength, ownVotes, personaEffect } from '../cards.js';
import { countDistricts, endsOf } from '../land.js';
import { NONE, SUPPORT, type PublicState } from '../model.js';
import { edgeAt, EDGES, landOf, statuteAt, STATUTES } from '../pack.js';
import { councilStrength, votersBefore } from '../phases/council.js';
import { actionWorth } from './actions.js';
import { homeActs, huntActs } from './worth.js';
import { having, highest, move, wordsIn, type Answer, type Evaluation } from './evaluation.js';

/** Greedy answers at Thingvellir: the side, the proposal, the vote. */

/**
 * Neighbors pay from the first winter, so sides beside others come first. The personae in the pool break ties, so
 * that a seat's neighbors vary from game to game.
 */
export const chooseStand: Answer = (evaluation) => {
  const { g, me } = evaluation;
  const { next } = landOf(g.seats.length);
  const farmOf = (id: string): number => endsOf(edgeAt.get(id) ?? 0)[0] ?? NONE;
  const sides = having(evaluation, 'stand').flatMap(({ args }) => wordsIn(args[0]));
  const taken = EDGES.flatMap(({ kind, b }, edge) =>
    kind === 'thing' && g.men.some((men, who) => who !== me && (men[edge] ?? 0) > 0) ? [b] : [],
  );
  // With more gothar the ring fills by itself, and two neighbors are harder to exceed than one.
  const beside =
    g.seats.length > 2
      ? []
      : sides.filter((id) => (next[farmOf(id)] ?? []).some((one) => taken.includes(one)));
  const wanted = beside.length > 0 ? beside : sides;
  const sum = g.pool.reduce((all, card, kind) => all + (card + 1) * (kind + 1), 101 * me);
  // A hash, so that the next seat doesn't always take the next side.
  const lot = Math.imul(sum, 0x9e3779b1) >>> 12;
  const side = wanted[lot % Math.max(1, wanted.length)];
  return side === undefined ? undefined : move('stand', side);
};

/** Worth of the hunt after an action of a color. */
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
  // Assume that half of the others support.
  const followers = 1 + (g.seats.length - 1) / 2;
  const words = having(evaluation, 'propose').flatMap(({ args }) => wordsIn(args[0]));
  const word = best(words, (id) => {
    const at = statuteAt.get(id) ?? 0;
    return statuteWorth(evaluation, at, followers + ownVotes(g, at));
  });
  return word === undefined ? undefined : move('propose', word);
};

/** The best suit and its worth. */
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

/** Worth of supporting, given the supporters so far and the votes to come. */
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

/** W6.2: a ballot that equals `vote` for each number of supporters: support from some number on, else the suit. */
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

/** Ends an act, or all acts that are lodged together. */
export const done = (evaluation: Evaluation): Move | undefined => {
  const verb = ['done', 'next'].find((one) => having(evaluation, one).length > 0);
  if (verb !== undefined) return move(verb);
  return having(evaluation, 'lodge').length > 0 ? (propose(evaluation) ?? move('lodge')) : undefined;
};

/** Declines an action. */
export const idle: Answer = (evaluation) =>
  having(evaluation, 'decline').length > 0 ? move('decline') : done(evaluation);
