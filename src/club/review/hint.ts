import {
  drawer,
  hintsOf,
  isHopeless,
  lastHint,
  makeMove,
  movesFor,
  openGame,
  type Position,
  teller,
  Z95,
} from '../../kernel/index.js';
import type { AnyModule } from '../../games/registry.js';
import type { ReviewHint, HintMaterial } from './material.js';
import { ahead, promiseOf, triedMove, tryAll, type TriedMove, winsOf } from './trial.js';
import { plannedMove, usualMove } from './worlds.js';

/** Hints: plays answers on from what the seat sees, and gives the best-looking one with its certainty. */

export interface HintLimits {
  /** Number of answers to try, including the AIs' own. */
  readonly candidates: number;
  /** Games per answer: before answers that are behind drop out, and at most. */
  readonly fewest: number;
  readonly most: number;
  /** Playouts of the planner, which proposes one of the answers. */
  readonly thought: number;
  readonly keepGoing: () => boolean;
}

export const USUAL_HINT: Omit<HintLimits, 'keepGoing'> = {
  candidates: 6,
  fewest: 6,
  most: 120,
  thought: 30,
};

/** Undefined without a choice, or if no answer could be played on. */
export function hintOf(
  module: AnyModule,
  material: HintMaterial,
  limits: HintLimits,
): ReviewHint | undefined {
  const { seat, position, seed } = material;
  const draw = drawer(seed);
  const game = openGame(module, JSON.parse(position) as Position);
  const choices = game.choices(seat);
  if (choices.length === 0) return undefined;
  const usual = usualMove(module, game, seat, choices, draw);
  const { thought: playouts, keepGoing } = limits;
  const planned = plannedMove(module, game, seat, choices, draw, { playouts, keepGoing });
  const named = [usual, planned].filter((one) => one !== undefined);
  const hint = hintsOf(module, module.view(game.position, seat), seat, teller(module.texts, 'en'));
  const answers = answersOf(choices, named, limits.candidates, draw);
  const hopeful = answers.filter(({ move }) => !isHopeless(lastHint(hint, move.split(' '))));
  let field = hopeful.length === 0 ? answers : hopeful;
  for (let games = 0; games < limits.most && field.length > 0 && limits.keepGoing(); games++) {
    field = tryAll({ module, position, seat }, field, draw(2 ** 31));
    if (games >= limits.fewest) field = stillOpen(field);
  }
  const [best, ...others] = inOrder(field);
  if (best === undefined || best.ends.length < 2) return undefined;
  const next = others
    .map(({ move, ends }) => ({ move, behind: ahead(best, { move, ends }) }))
    .toSorted((a, b) => a.behind.mean - Z95 * a.behind.error - (b.behind.mean - Z95 * b.behind.error))[0];
  return {
    move: best.move,
    wins: winsOf(best).chance,
    ...(next === undefined ? {} : { next: { move: next.move, behind: next.behind.chance } }),
    worlds: best.ends.length,
  };
}

function inOrder(field: readonly TriedMove[]): readonly TriedMove[] {
  const promise = promiseOf(field);
  return field.toSorted((a, b) => winsOf(b).mean - winsOf(a).mean || promise(b) - promise(a));
}

/** Drops answers that are surely behind. Two always stay, so that a hint can compare them. */
function stillOpen(field: readonly TriedMove[]): readonly TriedMove[] {
  const [best, second, ...rest] = inOrder(field);
  if (best === undefined || second === undefined) return field;
  const open = rest.filter((other) => {
    const { mean, error } = ahead(best, other);
    return mean <= Z95 * error;
  });
  return [best, second, ...open];
}

/** The answers to try: the named moves, then others. */
export const answersOf = (...given: Parameters<typeof movesFor>): readonly TriedMove[] =>
  movesFor(...given).map((move) => triedMove(makeMove(move)));
