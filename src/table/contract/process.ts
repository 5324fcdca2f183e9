import type { Json } from '../../kernel/index.js';
import type { GuildId } from './game.js';

/** What the process that holds the table calls. */
export interface ProcessMethods {
  /**
   * Call once at start: posts under way are freed. AI seats that are waited for play, and standing orders set their
   * alarms, one game after another while people play already; `settled` when all have.
   */
  resume(): Promise<{ readonly games: number; readonly settled: Promise<void> }>;
  /** The table's clock, ms since 1970. */
  now(): number;
  /** Sends the reminders and settles the deadlines that are due. Returns when something is due next. */
  wake(): Promise<number | undefined>;
  /** Waits until nothing is under way, AI seats included, then refuses new work. */
  close(): Promise<void>;
  /** Removes old data. */
  readonly pruning: Pruning;
}

export interface Pruning {
  /** Removes old settled posts. Returns how many. */
  posts(): Promise<number>;
  /**
   * Takes away what follows from the logs of ended games: all saved positions but the first and the last. Gives of how
   * many games.
   * @param age how long ago they must have ended, ms; a week when absent
   */
  games(age?: number): Promise<number>;
}

/** Settings of a server. */
export interface SettingMethods {
  get(guild: GuildId, key: string): Promise<Json | undefined>;
  save(guild: GuildId, key: string, value: Json): Promise<void>;
}
