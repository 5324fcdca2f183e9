import {
  type Ai,
  type Bag,
  type Choice,
  CommonRandomNumbersGame,
  drawer,
  type GameModule,
  isBag,
  isPick,
  isSpan,
  makeBag,
  makeMove,
  matchMove,
  type Move,
  type Occasion,
  type Parameter,
  type Planner,
  type Position,
  type Procedure,
  race,
  type Value,
} from '../../../kernel/index.js';
import { imagine } from '../imagine.js';
import { placeOf, type G } from '../model.js';
import { topOf, type FrameName } from '../frames.js';
import { procedures, states } from '../procedures.js';
import { snapshotOf } from '../view.js';
import type { View } from '../view-types.js';
import { greedy, greedyMove } from './greedy.js';
import { positionWorth } from './worth.js';

/**
 * Looks ahead to the end of the round by playouts: each imagines what can't be seen, plays one of the moves in question
 * and lets greedy players finish the round, its winter included. All moves are tried in the same worlds with the same
 * luck.
 */

/** Playouts of one decision when nobody sets a number. */
const PLAYOUTS = 60;
/** The greedy move and others. */
const MOST_MOVES = 10;
const MOST_DECISIONS = 400;
/** After so many decisions it is asked whether there is time for more. */
const LOOK_AT_THE_CLOCK = 8;
const HORIZON = 'horizon';
/** Words of one parameter, and moves of one choice, that are looked at. */
const MOST_WORDS = 12;

/** The sequence of play, but it stops when winter is over. */
const play: Procedure<G, 'play'> = procedures.play.map((step) =>
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

/** States whose answers are obvious, or hardly matter. */
const PLAIN = new Set<FrameName | ''>(['stand', 'replace', 'claim', 'limit', 'slay', 'foe']);

/** How things stand: who has won, else one's standing against the best of the others. */
function judge({ over, g }: Position<G>, me: number): number {
  if (over !== undefined && over.how !== HORIZON) return over.winners.includes(g.seats[me] ?? '') ? 1 : 0;
  let best = -Infinity;
  let sum = 0;
  g.seats.forEach((_, who) => {
    if (who === me) return;
    const worth = positionWorth(g, who);
    best = Math.max(best, worth);
    sum += worth;
  });
  const rivals = 0.6 * best + (0.4 * sum) / Math.max(1, g.seats.length - 1);
  return 1 / (1 + Math.exp(-(positionWorth(g, me) - rivals) / 6));
}

/** A shuffle or draw is known by the round and by who acts. */
const occasion: Occasion<G> = ({ round }, { who }) => `${round} ${String(who)}`;

/** @returns how things stand after the round; undefined where the move can't be made or time ran out */
function rollout(
  position: Position<G>,
  seat: string,
  move: Move,
  luck: number,
  keepGoing: () => boolean,
): number | undefined {
  const game = new CommonRandomNumbersGame(rules, position, luck, occasion);
  const draw = drawer(luck);
  const first = matchMove(game.choices(seat), move);
  if (first === undefined || first.choice.blocked !== undefined) return undefined;
  game.play(seat, first.move);
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const [next] = game.waiting();
    if (next === undefined) break;
    if (n % LOOK_AT_THE_CLOCK === 0 && !keepGoing()) return undefined;
    const choices = game.choices(next);
    const [only] = choices;
    if (only === undefined) break;
    const answer =
      topOf(position.frames)?.at === 'deeds' ? WAIT : greedyMove(snapshotOf(position), next, choices, draw);
    const found = matchMove(choices, answer);
    if (found === undefined) return undefined;
    game.play(next, answer.then === undefined ? found.move : { ...found.move, then: answer.then });
  }
  return judge(position, placeOf(position.g, seat));
}

const sizeOf = ({ of }: Bag): number => Object.values(of).reduce((sum, n) => sum + n, 0);

/** Values of a parameter worth a thought: all words, least and most of a number, all of a bag: men on every side. */
function valuesOf(parameter: Parameter): readonly Value[] {
  if (typeof parameter !== 'object') return [parameter];
  if (isPick(parameter)) return parameter.oneOf.slice(0, MOST_WORDS);
  if (isBag(parameter)) return sizeOf(parameter) > parameter.max ? [] : [makeBag(parameter, parameter.of)];
  return isSpan(parameter) && parameter.max > parameter.min
    ? [parameter.max, parameter.min]
    : [parameter.min];
}

function movesOf({ verb, args }: Choice): Move[] {
  return args
    .reduce<Value[][]>(
      (lines, parameter) => lines.flatMap((line) => valuesOf(parameter).map((value) => [...line, value])),
      [[]],
    )
    .map((line) => ({ verb, args: line }));
}

/** The greedy move first, then a few others of every kind. */
function candidates(choices: readonly Choice[], usual: Move, draw: (n: number) => number): Move[] {
  const found = new Map<string, Move>([[makeMove(usual), usual]]);
  const kinds = choices.map(movesOf).filter((moves) => moves.length > 0);
  for (let turn = 0; found.size < MOST_MOVES && kinds.some((moves) => moves.length > 0); turn++) {
    const moves = kinds[turn % kinds.length] ?? [];
    const [move] = moves.length === 0 ? [] : moves.splice(draw(moves.length), 1);
    if (move !== undefined) found.set(makeMove(move), move);
  }
  return [...found.values()];
}

/** What others have lodged isn't known: in a playout they write their ballots themselves. */
function unlodged(position: Position<G> | undefined, seat: string): Position<G> | undefined {
  const top = position?.frames.at(-1);
  if (top?.answers !== undefined)
    top.answers = Object.fromEntries(Object.entries(top.answers).filter(([who]) => who === seat));
  return position;
}

/** WF67: whoever thinks ahead wants to see what the others do first. */
const WAIT: Move = { verb: 'wait', args: [] };

export const plan: Planner<View> = ({ view, seat, choices, draw, playouts, keepGoing }) => {
  if (view.asked?.state === 'deeds') return WAIT;
  const usualMove = greedy({ view, seat, choices, draw });
  if (PLAIN.has(view.asked?.state ?? '') || imagine(view, draw) === undefined) return usualMove;
  const moves = candidates(choices, usualMove, draw);
  if (moves.length < 2) return usualMove;
  return race({
    moves,
    playouts,
    keepGoing,
    imagine: () => unlodged(imagine(view, draw), seat),
    rollout: (world, move, luck) => rollout(world, seat, move, luck, keepGoing),
    draw,
  });
};

/** The planner with its usual number of playouts and nobody to stop it. */
export const planner: Ai<View> = (input) => plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
