import {
  type Ai,
  type Bag,
  type Choice,
  isBag,
  isPick,
  isSpan,
  lookAhead,
  makeBag,
  makeMove,
  matchMove,
  type Move,
  type Parameter,
  type Planner,
  type Position,
  untimed,
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

/** Looks ahead to the end of the round, its winter included. */

const MOST_MOVES = 10;
/** Most words tried per parameter. */
const MOST_WORDS = 12;

/** States with an obvious or unimportant answer. */
const PLAIN = new Set<FrameName | ''>(['stand', 'replace', 'claim', 'limit', 'slay', 'foe']);

/** Chance to win, from the position's worth against the rivals' (the best counts most). */
function judge(g: G, me: number): number {
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

const sizeOf = ({ of: counts }: Bag): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Values to try: each word, the extremes of a number, a whole bag. */
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
function candidates({ choices, draw }: Parameters<Ai<View>>[0], usual: Move): Move[] {
  const found = new Map<string, Move>([[makeMove(usual), usual]]);
  const kinds = choices.map(movesOf).filter((moves) => moves.length > 0);
  for (let turn = 0; found.size < MOST_MOVES && kinds.some((moves) => moves.length > 0); turn++) {
    const moves = kinds[turn % kinds.length] ?? [];
    const [move] = moves.length === 0 ? [] : moves.splice(draw(moves.length), 1);
    if (move !== undefined) found.set(makeMove(move), move);
  }
  return [...found.values()];
}

/** Removes the others' unknown ballots; a playout chooses them again. */
function unlodged(position: Position<G> | undefined, seat: string): Position<G> | undefined {
  const top = position?.frames.at(-1);
  if (top?.answers !== undefined)
    top.answers = Object.fromEntries(Object.entries(top.answers).filter(([who]) => who === seat));
  return position;
}

/** WF67: a planner prefers to see the others' acts first. */
const WAIT: Move = { verb: 'wait', args: [] };

const playAhead = lookAhead<G, View>({
  rules: { procedures, states },
  horizon: 'again',
  occasion: ({ round }, { who }) => `${round} ${String(who)}`,
  imagine: (view, draw, seat) => unlodged(imagine(view, draw), seat),
  greedy,
  candidates,
  answer: (position, seat, choices, draw) => {
    const answer =
      topOf(position.frames)?.at === 'deeds' ? WAIT : greedyMove(snapshotOf(position), seat, choices, draw);
    const found = matchMove(choices, answer);
    if (found === undefined) return undefined;
    return answer.then === undefined ? found.move : { ...found.move, then: answer.then };
  },
  judge: (g, seat, over) =>
    over === undefined ? judge(g, placeOf(g, seat)) : over.winners.includes(seat) ? 1 : 0,
});

export const plan: Planner<View> = (input) => {
  const { state } = input.view.asked ?? {};
  if (state === 'deeds') return WAIT;
  return PLAIN.has(state ?? '') ? greedy(input) : playAhead(input);
};

export const planner = untimed(plan);
