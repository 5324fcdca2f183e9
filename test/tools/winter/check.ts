import { drawer, shuffle } from '../../../src/kernel/random.js';
import {
  ahead,
  lucks,
  triedMove,
  tryAll,
  type DecisionPoint,
  type TriedMove,
  winsOf,
} from '../../../src/club/review/trial.js';
import type { AnyModule } from '../../../src/games/registry.js';
import { boardAt } from '../../../src/club/daily/beginning.js';
import type { RiddleAnswer, Riddle, RiddleRun } from '../../../src/club/daily/riddle.js';
import { soonWhy } from './why.js';

/** When one answer counts as clearly best, in worlds that weren't used to find it. */

export interface Standard {
  /** Playouts of each answer. */
  readonly worlds: number;
  /** Least lead of the best answer's share of wins over every other offered answer. */
  readonly clear: number;
  /** Least lead in standard errors. */
  readonly errors: number;
  /** Seed of the worlds' randomness. */
  readonly luck: number;
  readonly keepGoing: () => boolean;
}

/** Number of offered answers. */
export const MOST_ANSWERS = 4;
export const FEWEST_ANSWERS = 3;

/** 99 % of a normal distribution lies within 2.576 standard errors. */
export const SURE_99 = 2.576;
/** Least lead in the second check, which is unbiased; the first selected clear leads and so overestimates them. */
const CLEAR_AGAIN = 0.06;
/** The second check plays this many times the games of the first. */
const TIMES = 2.5;

/**
 * After a number of worlds, answers that hardly can meet the standard any more are dropped: (worlds, standard errors).
 */
const EARLY: ReadonlyMap<number, number> = new Map([
  [20, 0],
  [40, 0.8],
  [80, 1.3],
]);

/**
 * Plays out each answer, `best` first and the AI's own second. Answers too close to the best aren't offered. Undefined
 * if the lead over the AI's answer is too small or too few answers remain.
 */
export function checked(
  trial: DecisionPoint,
  moves: readonly string[],
  { worlds, clear, errors, luck: number, keepGoing }: Standard,
): RiddleRun | undefined {
  let field: readonly TriedMove[] = moves.map(triedMove);
  const [best, own] = field;
  if (best === undefined || own === undefined) return undefined;
  const luck = lucks(number);
  for (let n = 1; n <= worlds; n++) {
    if (!keepGoing()) return undefined;
    field = tryAll(trial, field, luck.next().value);
    const early = EARLY.get(n);
    if (early !== undefined)
      field = field.filter((other) => other === best || leads(best, other, early, clear / 2));
    if (field.length < FEWEST_ANSWERS || !field.includes(best) || !field.includes(own)) return undefined;
  }
  const clearly = field.filter((other) => other === best || leads(best, other, errors, clear));
  if (clearly.length < FEWEST_ANSWERS || !clearly.includes(own)) return undefined;
  return {
    worlds,
    luck: number,
    answers: clearly.slice(0, MOST_ANSWERS).map((tried): RiddleAnswer => ({
      move: tried.move,
      wins: winsOf(tried).chance,
      behind: tried === best ? { share: 0, error: 0 } : ahead(best, tried).chance,
    })),
  };
}

function leads(best: TriedMove, other: TriedMove, errors: number, clear: number): boolean {
  const { mean, error } = ahead(best, other);
  return mean >= clear && mean > errors * error;
}

/** The second check's standard: other and more worlds, and every other answer behind with 99 % confidence. */
export const secondStandard = (first: Pick<Standard, 'worlds' | 'keepGoing'>, luck: number): Standard => ({
  worlds: Math.round(TIMES * first.worlds),
  clear: CLEAR_AGAIN,
  errors: SURE_99,
  luck,
  keepGoing: first.keepGoing,
});

/**
 * Checks a riddle again in new worlds, on the board that its seed and moves lead to, with new figures. Undefined if it
 * fails.
 * @throws Fault if the moves don't lead to its board under the present rules
 */
export function checkedAgain(module: AnyModule, riddle: Riddle, standard: Standard): Riddle | undefined {
  const { position } = boardAt(module, riddle);
  const trial: DecisionPoint = { module, position: JSON.stringify(position), seat: riddle.seat };
  const { best, usual, answers, worlds, luck } = riddle;
  const rest = answers.map(({ move }) => move).filter((move) => move !== best && move !== usual);
  const after = checked(trial, [best, usual, ...rest], standard);
  if (after === undefined) return undefined;
  const { game, variant, seats, options, seed, moves, seat, turn, phase, first } = riddle;
  const why = soonWhy(trial, [best, usual], standard);
  return {
    // It was just replayed under the present rules.
    rulesVersion: module.meta.rulesVersion,
    ...{ game, variant, seats, options, seed, moves, seat, turn, phase, usual, first, best },
    ...after,
    ...(why === undefined ? {} : { why }),
    answers: shuffle([...after.answers], drawer(standard.luck)),
    earlier: [...(riddle.earlier ?? []), { worlds, answers, ...(luck === undefined ? {} : { luck }) }],
  };
}
