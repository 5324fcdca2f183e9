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

/** Whether one answer is clearly best: in worlds that had no part in picking it. */

export interface Standard {
  /** Games that each answer is played on for. */
  readonly worlds: number;
  /** By how much more of the games the best one has to win than any other that is offered. */
  readonly clear: number;
  /** By how many standard errors at least. */
  readonly errors: number;
  /** The luck of the worlds follows from it. */
  readonly luck: number;
  readonly keepGoing: () => boolean;
}

/** Answers that are offered. */
export const MOST_ANSWERS = 4;
export const FEWEST_ANSWERS = 3;

/** 2.576 standard errors leave 1 % outside. */
export const SURE_99 = 2.576;
/** The first check has picked what is clear, and so flatters it; the second one says how clear it is. */
const CLEAR_AGAIN = 0.06;
/** The second check plays so many times the games of the first. */
const TIMES = 2.5;

/** After so many worlds whoever can hardly come up to the standard any more is left out: (worlds, standard errors). */
const EARLY: ReadonlyMap<number, number> = new Map([
  [20, 0],
  [40, 0.8],
  [80, 1.3],
]);

/**
 * Plays each answer on, `best` first and the program's own second. What comes too near to the best isn't offered
 * beside it. Undefined where the lead over the program's doesn't hold, or too few answers are left.
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

/** How the second check is done: other worlds, more of them, and every other answer surely behind (99 %). */
export const secondStandard = (first: Pick<Standard, 'worlds' | 'keepGoing'>, luck: number): Standard => ({
  worlds: Math.round(TIMES * first.worlds),
  clear: CLEAR_AGAIN,
  errors: SURE_99,
  luck,
  keepGoing: first.keepGoing,
});

/**
 * A riddle checked a second time, in other worlds than it was found in, on the board that its own seed and moves lead
 * to: its figures are those of this run alone. Undefined where it doesn't hold.
 * @throws Fault where these rules don't lead to its board
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
    // It has just been played under these.
    rulesVersion: module.meta.rulesVersion,
    ...{ game, variant, seats, options, seed, moves, seat, turn, phase, usual, first, best },
    ...after,
    ...(why === undefined ? {} : { why }),
    answers: shuffle([...after.answers], drawer(standard.luck)),
    earlier: [...(riddle.earlier ?? []), { worlds, answers, ...(luck === undefined ? {} : { luck }) }],
  };
}
