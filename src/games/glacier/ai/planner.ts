import { openGame } from '../../../kernel/game.js';
import { makeMove, matchMove } from '../../../kernel/notation.js';
import type { Ai, Choice, GameModule, Move, Planner, Position, Procedure } from '../../../kernel/types.js';
import { imagine } from '../imagine.js';
import { isClan, type ClanId, type G } from '../model.js';
import { procedures, states } from '../procedures.js';
import { sightOf } from '../view.js';
import type { View } from '../view-types.js';
import { greedy, greedyMove } from './greedy.js';
import { plansOf } from './plans.js';
import { standing } from './worth.js';

/**
 * Looks ahead to the next spring by playouts: each imagines what can't be seen, plays one of the moves in question
 * and lets greedy players finish the year. All moves are tried in the same worlds. Answers to others are greedy.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 24;
/** The greedy move and a few others: few moves in many worlds say more than many in few. */
const MOST_MOVES = 3;
/** A move must be so many standard errors better than the greedy one, or that one is played. */
const DOUBT = 1.5;
const MOST_DECISIONS = 600;
const HORIZON = 'horizon';

/** The sequence of play, but it stops in spring. */
const play: Procedure<G> = (procedures['play'] ?? []).map((step) =>
  step.label === 'again'
    ? { label: 'again', run: (c) => c.end({ winners: [], scores: {}, how: HORIZON }) }
    : step,
);

/** Just enough of a module to play on with. */
const rules = {
  procedures: { ...procedures, play },
  states,
  moment: () => ({ turn: 0, turns: 0, phase: '' }),
} as unknown as GameModule<G, View>;

/** What the year was worth: trophies, and what the clan has, against the best of the others. */
function judge(position: Position<G>, me: ClanId): number {
  const { over, g } = position;
  if (over !== undefined && over.how !== HORIZON)
    return over.winners.includes(me) ? 1 / over.winners.length : 0;
  const worth = (id: ClanId): number => 9 * (g.clans[id]?.trophies ?? 0) + 0.6 * standing(g, id);
  const rivals = position.seats.filter(isClan).filter((id) => id !== me);
  const margin = worth(me) - Math.max(...rivals.map(worth));
  return 1 / (1 + Math.exp(-margin / 10));
}

function playOn(position: Position<G>, me: ClanId, move: Move, draw: (n: number) => number): number {
  const game = openGame(rules, position);
  game.telling = false;
  const first = matchMove(game.choices(me), move);
  if (first === undefined || first.choice.blocked !== undefined) return 0;
  game.play(me, first.move);
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const [seat] = game.waiting();
    if (!isClan(seat)) break;
    game.play(seat, greedyMove(sightOf(position, seat), seat, game.choices(seat), draw));
  }
  return judge(position, me);
}

/** Moves worth a thought: the best of each kind on each card, the greedy one first. */
function candidates(view: View, me: ClanId, choices: readonly Choice[], usual: Move): Move[] {
  const found = new Map<string, Move>([[makeMove(usual), usual]]);
  const moves: readonly Move[] = choices.some((choice) => choice.verb === 'done')
    ? plansOf(view, me, choices).map((plan) => plan.move)
    : choices.flatMap(({ verb, args }) =>
        (verb === 'play' || verb === 'pass') && args.every((slot) => typeof slot !== 'object')
          ? [{ verb, args: args.filter((slot) => typeof slot !== 'object') }]
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

export const plan: Planner<View> = ({ view, seat, choices, draw, playouts, keepGoing }) => {
  const usual = greedy({ view, seat, choices, draw });
  if (!isClan(seat) || imagine(view, draw) === undefined) return usual;
  const tried = candidates(view, seat, choices, usual).map((move) => ({ move, values: [] as number[] }));
  const [first, ...rest] = tried;
  if (first === undefined || rest.length === 0) return usual;
  for (let spent = tried.length; spent <= playouts && keepGoing(); spent += tried.length) {
    const world = JSON.stringify(imagine(view, draw));
    for (const one of tried) one.values.push(playOn(JSON.parse(world) as Position<G>, seat, one.move, draw));
  }
  let best = first;
  let most = 0;
  for (const one of rest) {
    const sure = lead(one.values, first.values);
    if (sure > most) [best, most] = [one, sure];
  }
  return best.move;
};

/** How much better `a` did than `b` in the same worlds, less the doubt about it. */
function lead(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((value, i) => value - (b[i] ?? 0));
  const n = differences.length;
  if (n < 3) return 0;
  const mean = differences.reduce((sum, each) => sum + each, 0) / n;
  const spread = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  return mean - DOUBT * Math.sqrt(spread / n);
}

/** The planner with its usual number of playouts and nobody to stop it. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
