/** Tables without ids of people: positions only know seats. They are by far the largest. */
export const WITHOUT_PEOPLE = ['snapshots', 'boards', 'sights', 'packs', 'winters'];
/**
 * Tables in which only these columns name people. The others must not change, because digests and dice are verified
 * with seeds, moves and seats.
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
