/** Table sizes of a round. */

export interface Sizes {
  /** People at each table, the largest first. */
  readonly tables: readonly number[];
  readonly byes: number;
}

/** As few tables as possible, of about equal size. People rest if a table would fall below `least`. */
export function sizesOf(count: number, { seats, least }: { seats: number; least: number }): Sizes {
  for (let playing = count; playing >= least; playing--) {
    const tables = Math.ceil(playing / seats);
    if (Math.floor(playing / tables) < least) continue;
    const more = playing % tables;
    const few = Math.floor(playing / tables);
    return {
      tables: Array.from({ length: tables }, (_, at) => few + (at < more ? 1 : 0)),
      byes: count - playing,
    };
  }
  return { tables: [], byes: count };
}
