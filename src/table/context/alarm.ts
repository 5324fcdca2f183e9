import type { GameId } from '../contract/index.js';

/** Wakes a game when its next auto-action is due. Each game has one alarm; setting it again moves it. */
export interface Alarm {
  /** @param at ms since 1970; undefined removes the alarm */
  set(game: GameId, at: number | undefined, wake: () => Promise<void>): void;
  close(): void;
}

/** Longest delay of a timer on this platform, ms. */
const LONGEST = 2 ** 31 - 1;

/** Alarms by timers, which don't keep the process alive. */
export function timerAlarm(clock: () => number): Alarm {
  const timers = new Map<GameId, NodeJS.Timeout>();
  return {
    set(game, at, wake) {
      clearTimeout(timers.get(game));
      timers.delete(game);
      if (at === undefined) return;
      const ring = (): void => {
        timers.delete(game);
        void wake();
      };
      timers.set(game, setTimeout(ring, Math.min(LONGEST, Math.max(0, at - clock()))).unref());
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
