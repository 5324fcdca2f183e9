import type { Riddle } from '../../../src/club/index.js';

/** What a puzzle must be besides clear: worth asking. */

/** Below this the game is all but lost whatever one plays. */
const LEAST_WINS = 0.3;
/** Wrong answers must differ by this much of the games, so that it matters which one was taken. */
const APART = 0.02;
/** Answers of one kind among so many puzzles of a game that follow each other. */
const MOST_ALIKE = 2;
const AMONG = 10;

/** Moves that only say that one is done. */
const DONE: readonly string[] = ['done', 'end', 'pass', 'wait', 'stop'];

type Unfit = 'done' | 'lost' | 'alike';

export function unfitBecause({ best, answers }: Pick<Riddle, 'best' | 'answers'>): Unfit | undefined {
  if (DONE.includes(best)) return 'done';
  const won = answers.find(({ move }) => move === best)?.wins.share ?? 0;
  if (won < LEAST_WINS) return 'lost';
  const wrong = answers.filter(({ move }) => move !== best).map(({ wins }) => wins.share);
  return Math.max(...wrong) - Math.min(...wrong) < APART ? 'alike' : undefined;
}

/** Whether a puzzle's answer is of a kind that the puzzles before it don't have too often. */
export function isVaried({ game, best }: Pick<Riddle, 'game' | 'best'>, before: readonly Riddle[]): boolean {
  const last = before.filter((other) => other.game === game).slice(1 - AMONG);
  return last.filter((other) => kindOf(other) === kindOf({ best })).length < MOST_ALIKE;
}

const kindOf = ({ best }: Pick<Riddle, 'best'>): string => best.split(' ')[0] ?? '';
