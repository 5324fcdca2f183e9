import type { Json } from '../../kernel/index.js';
import type { GuildId } from './game.js';

/** Methods for the process that runs the table. */
export interface ProcessMethods {
  /** At start: resumes AI seats and auto-actions, game by game; `settled` when all have. */
  resume(): Promise<{ readonly games: number; readonly settled: Promise<void> }>;
  /** The table's clock, ms since 1970. */
  now(): number;
  /** Sends the reminders and settles the deadlines that are due. Returns when something is due next. */
  wake(): Promise<number | undefined>;
  /** Refuses new tasks, then waits for the running ones, AI seats included. */
  close(): Promise<void>;
  /** Removes old data. */
  readonly pruning: Pruning;
}

export interface Pruning {
  /** Removes old settled posts. @returns how many */
  posts(): Promise<number>;
  /** Removes saved positions of games that ended `age` ms ago (a week). @returns the number of games */
  games(age?: number): Promise<number>;
}

/** Settings of a server. */
export interface SettingMethods {
  get(guild: GuildId, key: string): Promise<Json | undefined>;
  save(guild: GuildId, key: string, value: Json): Promise<void>;
}
