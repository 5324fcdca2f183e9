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
