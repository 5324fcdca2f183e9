import type { LabGame, LabGameResult } from './game.js';

/** Single games as flat rows of numbers, which threads send each other quickly. */

/** What to keep: nothing, one measure (by its index), or everything that `gamesOf` reads. */
export type Keep = 'nothing' | 'all' | number;

/** One player of a game. */
export interface PlayerRecord {
  /** Its share of the win. */
  readonly won: number;
  /** Year of its death, 0 for the living. */
  readonly died: number;
  readonly score: number;
  /** Index in the game's causes of death, from 1; 0 for the living. */
  readonly cause: number;
  /** Index of its text in a box. */
  readonly kind: number;
}

export interface LabGameRecord {
  readonly measures: Readonly<Record<string, number>>;
  readonly players: readonly PlayerRecord[];
}

const OF_PLAYER = 5;

/** Appends a game's result to a flat list of numbers. */
export function keepGame(to: number[], played: LabGameResult, keep: Keep): void {
  if (keep === 'nothing') return;
  if (keep !== 'all') {
    to.push(played.measures[keep] ?? 0);
    return;
  }
  to.push(played.alive.length, ...played.measures);
  played.alive.forEach((_, at) => {
    const { won, died, scores, causes, kinds } = played;
    to.push(won[at] ?? 0, died[at] ?? 0, scores[at] ?? 0, causes?.[at] ?? 0, kinds?.[at] ?? 0);
  });
}

/** Decodes games recorded with `all`. */
export function gamesOf({ measures }: Pick<LabGame, 'measures'>, values: readonly number[]): LabGameRecord[] {
  const games: LabGameRecord[] = [];
  for (let at = 0; at < values.length;) {
    const many = values[at] ?? 0;
    const from = at + 1 + measures.length;
    games.push({
      measures: Object.fromEntries(measures.map(({ id }, k) => [id, values[at + 1 + k] ?? 0])),
      players: Array.from({ length: many }, (_, player) => {
        const [won = 0, died = 0, score = 0, cause = 0, kind = 0] = values.slice(
          from + player * OF_PLAYER,
          from + (player + 1) * OF_PLAYER,
        );
        return { won, died, score, cause, kind };
      }),
    });
    at = from + many * OF_PLAYER;
  }
  return games;
}
