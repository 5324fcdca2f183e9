import {
  type Ai,
  type Choice,
  CommonRandomNumbersGame,
  drawer,
  type GameModule,
  makeMove,
  matchMove,
  type Move,
  type Occasion,
  type Planner,
  type Position,
  type Procedure,
  race,
} from '../../../kernel/index.js';
import { imagine } from '../imagine.js';
import { isClan, type ClanId, type G } from '../model.js';
import { procedures, states } from '../procedures.js';
import { playoutViewOf } from '../view.js';
import type { View } from '../view-types.js';
import { chanceToWin } from './future.js';
import { greedy, greedyMove } from './greedy.js';
import { plansOf } from './plans.js';

/**
 * Looks ahead to the end of the own turn by playouts: each imagines what can't be seen, plays one of the moves in
 * question and lets greedy players finish the turn, the others' interference included. All moves are tried in the same
 * worlds with the same luck. What comes after is so much a matter of cards and dice that playing it out would say less
 * than what the clan then has. Answers to others are greedy.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 60;
/** The greedy move and the most promising others. */
const MOST_MOVES = 10;
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
  moment: () => ({ round: 0, phase: '' }),
} as unknown as GameModule<G, View>;

/** The chance to win, as things stand. */
function judge(position: Position<G>, me: ClanId): number {
  const { over, g } = position;
  if (over !== undefined && over.how !== HORIZON)
    return over.winners.includes(me) ? 1 / over.winners.length : 0;
  return chanceToWin(g, me);
}

/** A roll is known by whose turn it is in which year, and by its prey. */
const occasion: Occasion<G> = ({ active, year }, { prey }) => `${active} ${year} ${String(prey)}`;

/** @returns how things stand after the turn; undefined where the move can't be made or time ran out */
function rollout(
  position: Position<G>,
  me: ClanId,
  move: Move,
  luck: number,
  keepGoing: () => boolean,
): number | undefined {
  const game = new CommonRandomNumbersGame(rules, position, luck, occasion);
  const draw = drawer(luck);
  const first = matchMove(game.choices(me), move);
  if (first === undefined || first.choice.blocked !== undefined) return undefined;
  game.play(me, first.move);
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const [seat] = game.waiting();
    if (!isClan(seat)) break;
    if (position.g.active !== me) break;
    if (!keepGoing()) return undefined;
    game.play(seat, greedyMove(playoutViewOf(position, seat), seat, game.choices(seat), draw));
  }
  return judge(position, me);
}

/** Moves worth a thought: the best of each kind on each card, the greedy one first. */
function candidates(view: View, me: ClanId, choices: readonly Choice[], usual: Move): Move[] {
  const found = new Map<string, Move>([[makeMove(usual), usual]]);
  const moves: readonly Move[] = choices.some((choice) => choice.verb === 'done')
    ? plansOf(view, me, choices).map((plan) => plan.move)
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

export const plan: Planner<View> = ({ view, seat, choices, draw, playouts, keepGoing }) => {
  const greedyChoice = greedy({ view, seat, choices, draw });
  if (!isClan(seat) || imagine(view, draw) === undefined) return greedyChoice;
  const moves = candidates(view, seat, choices, greedyChoice);
  if (moves.length < 2) return greedyChoice;
  return race({
    moves,
    playouts,
    keepGoing,
    imagine: () => imagine(view, draw),
    rollout: (world, move, luck) => rollout(world, seat, move, luck, keepGoing),
    draw,
  });
};

/** The planner with its usual number of playouts and nobody to stop it. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
