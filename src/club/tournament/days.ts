/** Days that a round needs: the longest median game by speed (docs/dev/measurements/calendar.md). */
type Days = Readonly<Record<'relaxed' | 'daily' | 'brisk' | 'live', number>>;

export const GAME_DAYS: Days = { relaxed: 44, daily: 44, brisk: 15, live: 1 };

/** A round leaves the last players a few days more. */
export const ROUND_DAYS: Days = { relaxed: 48, daily: 48, brisk: 17, live: 2 };
