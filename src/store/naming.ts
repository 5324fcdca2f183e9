/** Where a database names people, whichever it is. */

/** Tables without people: positions know seats only, packs are cards. They are by far the largest. */
export const WITHOUT_PEOPLE = ['snapshots', 'boards', 'sights', 'packs', 'winters'];
/** What of a table may name people, where that isn't every text: the rest of the log knows seats only. */
export const NAMING_ONLY: Readonly<Record<string, readonly string[]>> = { events: ['person'] };
