import type { Riddle } from '../../../src/club/index.js';

/** Criteria for a riddle besides a clear answer. */

/** Below this share of wins, the game is lost anyway. */
const LEAST_WINS = 0.3;
/** Wrong answers must differ by this share of wins, so that the choice between them matters. */
const APART = 0.02;
/** Most riddles with the same kind of answer among consecutive ones of a game. */
const MOST_ALIKE = 2;
const AMONG = 10;

/** Moves that only end a turn or phase. */
const DONE: readonly string[] = ['done', 'end', 'pass', 'wait', 'stop'];

type Unfit = 'done' | 'lost' | 'alike';

export function unfitBecause({ best, answers }: Pick<Riddle, 'best' | 'answers'>): Unfit | undefined {
  if (DONE.includes(best)) return 'done';
  const won = answers.find(({ move }) => move === best)?.wins.share ?? 0;
  if (won < LEAST_WINS) return 'lost';
  const wrong = answers.filter(({ move }) => move !== best).map(({ wins }) => wins.share);
  return Math.max(...wrong) - Math.min(...wrong) < APART ? 'alike' : undefined;
}

/** Whether a riddle's kind of answer isn't too frequent among the previous riddles. */
export function isVaried({ game, best }: Pick<Riddle, 'game' | 'best'>, before: readonly Riddle[]): boolean {
  const last = before.filter((other) => other.game === game).slice(1 - AMONG);
  return last.filter((other) => kindOf(other) === kindOf({ best })).length < MOST_ALIKE;
}

const kindOf = ({ best }: Pick<Riddle, 'best'>): string => best.split(' ')[0] ?? '';
