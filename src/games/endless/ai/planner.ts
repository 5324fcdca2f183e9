import {
  type Ai,
  lookAhead,
  makeMove,
  matchMove,
  type Move,
  type Planner,
  untimed,
} from '../../../kernel/index.js';
import { bagOf } from '../bags.js';
import { isCulture, landOf } from '../cards.js';
import { topOf } from '../frames.js';
import { imagine } from '../imagine.js';
import { isSeat, ROUNDS, secretOf, tally, tribeOf, type G, type SeatId } from '../model.js';
import { procedures, states } from '../procedures.js';
import { cardsOf, fullScore, totalOf } from '../score.js';
import { influence } from '../tribe.js';
import type { View } from '../view-types.js';
import { greedy, greedyMove, ranked, snapshotOf, type Snapshot } from './greedy.js';
import { effectsValue, evaluationOf } from './value.js';

/**
 * Looks ahead to the end of the round, its Eclipse included. In the last round a playout is judged by the score, before
 * that by the score and the outlook.
 */

const MOST_MOVES = 9;

/** Expected points from a tribe's holdings, over the rounds left. */
function outlook(g: G, seat: SeatId, rounds: number): number {
  const tribe = tribeOf(g, seat);
  const secret = secretOf(g, seat);
  let sum = 0.3 * tribe.food + 0.75 * Math.min(6, tribe.tools) + 0.45 * tribe.honor + 0.35 * tribe.offering;
  for (const card of cardsOf(g, seat)) sum += isCulture(card) ? 0.55 * Math.min(2, rounds) : 0.3 * rounds;
  const evaluation = evaluationOf(g, seat, secret, [...secret.buried, ...secret.graves]);
  g.map.forEach((terrain, tile) => {
    const own = influence(g, seat, tile);
    if (own === 0 || landOf(terrain).length === 0) return;
    const most = Math.max(...g.order.map((other) => (other === seat ? 0 : influence(g, other, tile))));
    if (own >= most) sum += 0.7 * rounds * effectsValue(evaluation, landOf(terrain));
  });
  sum += 0.9 * rounds * (3 - tribe.villages) + 0.5 * rounds * ((8 - tribe.megaliths) >> 1);
  sum += 0.25 * rounds * (8 - tribe.megaliths) + 0.6 * (2 - tribe.neutral) + 0.3 * tribe.upright.length;
  return sum + 1.2 * rounds * Math.min(3, tribe.stones.length) - 0.15 * tribe.camps * rounds;
}

/** Chance to win, from the margin over the best rival. */
function judge(g: G, me: SeatId, rounds: number): number {
  const worth = (seat: SeatId): number =>
    totalOf(fullScore(g, seat)) + (rounds > 0 ? outlook(g, seat, rounds) : 0);
  const margin = worth(me) - Math.max(...g.order.filter((seat) => seat !== me).map(worth));
  return 1 / (1 + Math.exp(-margin / (rounds > 0 ? 14 : 6)));
}

/** The greedy move and the most promising others. */
function candidates({ view, seat, choices }: Parameters<Ai<View>>[0], usual: Move): Move[] {
  const found = new Map<string, Move>([[makeMove(usual), usual]]);
  if (!isSeat(seat)) return [usual];
  if (view.state === 'ritual') {
    const all = view.own?.hand ?? [];
    for (const args of [['-'], [bagOf(tally(all))]]) {
      const move = { verb: 'ritual', args };
      if (matchMove(choices, move) !== undefined) found.set(makeMove(move), move);
    }
    return [...found.values()];
  }
  for (const { move } of ranked(snapshotOf(view), seat, choices)) {
    if (found.size >= MOST_MOVES) break;
    found.set(makeMove(move), move);
  }
  return [...found.values()];
}

export const plan: Planner<View> = lookAhead<G, View>({
  rules: { procedures, states },
  horizon: 'prepare',
  isHorizon: ({ round }) => round < ROUNDS,
  occasion: ({ active, round, turn }) => `${active} ${round} ${turn}`,
  imagine,
  greedy,
  candidates,
  answer: (position, seat, choices, draw) => {
    if (!isSeat(seat)) return undefined;
    const { hand, buried, graves, fresh } = secretOf(position.g, seat);
    const snapshot: Snapshot = {
      table: position.g,
      state: topOf(position.frames)?.at ?? '',
      hand,
      fresh,
      graves: [...buried, ...graves],
    };
    return greedyMove(snapshot, seat, choices, draw);
  },
  judge: (g, seat, over) => (isSeat(seat) ? judge(g, seat, over === undefined ? ROUNDS - g.round : 0) : 0),
});

export const planner = untimed(plan);
