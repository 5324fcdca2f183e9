import { type Ai, lookAhead, makeMove, type Move, type Planner, untimed } from '../../../kernel/index.js';
import { imagine } from '../imagine.js';
import { isClan, type G } from '../model.js';
import { procedures, states } from '../procedures.js';
import { playoutViewOf } from '../view.js';
import type { View } from '../view-types.js';
import { chanceToWin } from './future.js';
import { greedy, greedyMove } from './greedy.js';
import { plansOf } from './plans.js';

/**
 * Looks ahead to the end of the own turn, interference included. Later turns depend on cards and dice, so the
 * evaluation of the position predicts more than a longer playout. Answers to others are greedy.
 */

const MOST_MOVES = 10;

/** Moves worth trying: the greedy one, then the best of each kind on each card. */
function candidates({ view, seat, choices }: Parameters<Ai<View>>[0], usual: Move): Move[] {
  if (!isClan(seat)) return [usual];
  const found = new Map<string, Move>([[makeMove(usual), usual]]);
  const moves: readonly Move[] = choices.some((choice) => choice.verb === 'done')
    ? plansOf(view, seat, choices).map((plan) => plan.move)
    : choices.flatMap(({ verb, args }) =>
        (verb === 'play' || verb === 'pass') && args.every((parameter) => typeof parameter !== 'object')
          ? [{ verb, args: args.filter((parameter) => typeof parameter !== 'object') }]
          : [],
      );
  const kinds = new Set([`${usual.verb} ${String(usual.args[0])}`]);
  for (const move of moves) {
    if (found.size >= MOST_MOVES) break;
    const kind = move.verb === 'play' ? makeMove(move) : `${move.verb} ${String(move.args[0])}`;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    found.set(makeMove(move), move);
  }
  return [...found.values()];
}

export const plan: Planner<View> = lookAhead<G, View>({
  rules: { procedures, states },
  horizon: 'again',
  // A roll is identified by whose turn it is in which year, and by its prey.
  occasion: ({ active, year }, { prey }) => `${active} ${year} ${String(prey)}`,
  imagine,
  greedy,
  candidates,
  answer: (position, seat, choices, draw) =>
    isClan(seat) ? greedyMove(playoutViewOf(position, seat), seat, choices, draw) : undefined,
  isDone: ({ active }, seat) => active !== seat,
  judge: (g, seat, over) => {
    if (over !== undefined) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
    return isClan(seat) ? chanceToWin(g, seat) : 0;
  },
});

export const planner = untimed(plan);
