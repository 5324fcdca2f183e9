/** Where a database names people, whichever it is. */

/** Tables without people: positions know seats only, packs are cards. They are by far the largest. */
export const WITHOUT_PEOPLE = ['snapshots', 'boards', 'sights', 'packs', 'winters'];
/**
 * Tables of which only these columns name people. A forgotten id is never replaced in the others: seed words, moves and
 * seats are part of what digests and dice are verified by.
 */
export const NAMING_ONLY: Readonly<Record<string, readonly string[]>> = {
  games: ['host'],
  seats: ['person', 'former'],
  events: ['person', 'replaced', 'replaced_by'],
  drafts: [],
  orders: [],
  proposals: ['person', 'args', 'voters', 'votes'],
  tournaments: ['host', 'data'],
};
