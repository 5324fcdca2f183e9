import { CommonRandomNumbersGame, type Occasion } from './common-random-numbers.js';
import type { Game } from './game.js';
import { matchMove } from './notation.js';
import { race } from './racing.js';
import { drawer, type Draw } from './random.js';
import type { Ai, Choice, Ctx, GameModule, Move, Planner, Position, Procedure, Seat } from './types.js';

/**
 * A planner that plays each candidate move on to a horizon, with greedy players at all seats. All moves are tried in the
 * same imagined positions with the same luck.
 */

/** Default number of playouts per decision. */
const PLAYOUTS = 60;
/** A playout that takes longer is valued at its current position. */
const MOST_DECISIONS = 600;
const HORIZON = 'horizon';

interface LookAhead<G, View> {
  readonly rules: Pick<GameModule<G, View>, 'procedures' | 'states'>;
  /** The step of the procedure `play` at which playouts end. */
  readonly horizon: string;
  /** If false, that step runs; absent: playouts always end there. */
  readonly isHorizon?: (g: G) => boolean;
  readonly occasion: Occasion<G>;
  /** A sampled position that looks the same to the seat; undefined if none can be made. */
  readonly imagine: (view: View, draw: Draw, seat: Seat) => Position<G> | undefined;
  readonly greedy: Ai<View>;
  /** Candidate moves, the greedy one first. */
  readonly candidates: (input: Parameters<Ai<View>>[0], usual: Move) => Move[];
  /** Decides for a seat within a playout; undefined discards the playout. */
  readonly answer: (
    position: Position<G>,
    seat: Seat,
    choices: readonly Choice[],
    draw: Draw,
  ) => Move | undefined;
  /** Ends a playout before its horizon. */
  readonly isDone?: (g: G, seat: Seat) => boolean;
  /** The seat's chance to win at the end of a playout. */
  readonly judge: (g: G, seat: Seat, over: Position['over']) => number;
}

/** The part of a module that playouts need; its game ends at the horizon. */
function rulesUntil<G, View>({ rules, horizon, isHorizon }: LookAhead<G, View>): GameModule<G, View> {
  const { procedures, states } = rules;
  // The keys of a game's procedures are unknown here.
  const { play = [] } = procedures as unknown as Readonly<Record<string, Procedure<G>>>;
  const until = play.map((step) => {
    if (step.label !== horizon) return step;
    const run = (c: Ctx<G>): void => {
      if (isHorizon?.(c.g) === false) step.run(c);
      else c.end({ winners: [], scores: {}, how: HORIZON });
    };
    return { label: step.label, run };
  });
  const module = {
    procedures: { ...procedures, play: until },
    states,
    moment: () => ({ round: 1, phase: '' }),
  };
  return module as unknown as GameModule<G, View>;
}

/** @returns the chance to win at the horizon; undefined if the move is illegal or time ran out */
function rollout<G, View>(
  spec: LookAhead<G, View>,
  game: Game<G, View>,
  { seat, move, draw, keepGoing }: { seat: Seat; move: Move; draw: Draw; keepGoing: () => boolean },
): number | undefined {
  const { position } = game;
  const first = matchMove(game.choices(seat), move);
  if (first === undefined || first.choice.blocked !== undefined) return undefined;
  game.play(seat, first.move);
  for (let n = 0; n < MOST_DECISIONS && position.over === undefined; n++) {
    const [next] = game.waiting();
    if (next === undefined || spec.isDone?.(position.g, seat) === true) break;
    if (!keepGoing()) return undefined;
    const answer = spec.answer(position, next, game.choices(next), draw);
    if (answer === undefined) return undefined;
    game.play(next, answer);
  }
  const { over, g } = position;
  return spec.judge(g, seat, over?.how === HORIZON ? undefined : over);
}

export function lookAhead<G, View>(spec: LookAhead<G, View>): Planner<View> {
  const module = rulesUntil(spec);
  return ({ playouts, keepGoing, ...input }) => {
    const { view, seat, draw } = input;
    const usual = spec.greedy(input);
    if (spec.imagine(view, draw, seat) === undefined) return usual;
    const moves = spec.candidates(input, usual);
    if (moves.length < 2) return usual;
    return race({
      moves,
      playouts,
      keepGoing,
      imagine: () => spec.imagine(view, draw, seat),
      rollout: (position, move, luck) => {
        const game = new CommonRandomNumbersGame(module, position, luck, spec.occasion);
        return rollout(spec, game, { seat, move, draw: drawer(luck), keepGoing });
      },
      draw,
    });
  };
}

/** A planner with its default number of playouts and no time limit. */
export const untimed =
  <View>(plan: Planner<View>): Ai<View> =>
  (input) =>
    plan({ ...input, playouts: PLAYOUTS, keepGoing: () => true });
