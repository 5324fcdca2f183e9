/** Days that a game needs: the longest median by speed (docs/dev/measurements/calendar.md). */
type Days = Readonly<Record<'relaxed' | 'daily' | 'brisk' | 'live', number>>;

export const GAME_DAYS: Days = { relaxed: 44, daily: 44, brisk: 15, live: 1 };

/** Days per round: a few more, for the last players. */
export const ROUND_DAYS: Days = { relaxed: 48, daily: 48, brisk: 17, live: 2 };
