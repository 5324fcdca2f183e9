import { sql } from 'drizzle-orm';
import type { Course } from '../ratings-port.js';
import type { StoreDatabase } from './database.js';

interface CourseRow {
  readonly game: number;
  readonly part: keyof Course;
  /** Seat of a decision or a return. */
  readonly seat: string | null;
  readonly person: string | null;
  readonly ai: string | null;
  readonly by: string | null;
  readonly kind: string;
  readonly seq: number;
  readonly at: number;
  readonly to: number;
  readonly n: number;
}

/** Loads the courses of games with one query. */
export async function coursesOf(
  { all, byBytes }: StoreDatabase,
  games: readonly number[],
): Promise<(game: number) => Course> {
  const rows = games.length === 0 ? [] : await all<CourseRow>(coursesQuery(games, byBytes));
  return (game) => courseFrom(rows.filter((row) => row.game === game));
}

/** The parts of each course, one after another; `nth` is their order. */
function coursesQuery(games: readonly number[], byBytes: StoreDatabase['byBytes']) {
  const ids = sql`(${sql.join(
    games.map((game) => sql`${game}`),
    sql`, `,
  )})`;
  return sql`SELECT * FROM (
    SELECT game, 'decisions' AS part, seat, person, ai, NULL AS "by", kind, 0 AS seq, 0 AS at, 0 AS "to", count(*) AS n, 0 AS nth
      FROM events WHERE game IN ${ids} AND kind = 'move' AND seat IS NOT NULL GROUP BY game, seat, person, ai, kind
    UNION ALL SELECT game, 'returns', seat, NULL, NULL, NULL, kind, seq, at, back_to, 0, seq
      FROM events e WHERE game IN ${ids} AND (kind = 'rewind' OR kind = 'undo' AND EXISTS (SELECT 1 FROM events f
        WHERE f.game = e.game AND f.seq > e.back_to AND f.seq < e.seq AND f.kind = 'move' AND (f.floor OR f.seat <> e.seat)))
    UNION ALL SELECT game, 'agreed', NULL, NULL, NULL, NULL, kind, seq, settled_at, CAST(args->>'to' AS integer), 0, id
      FROM proposals WHERE game IN ${ids} AND state = 'passed' AND kind IN ('undo', 'rewind')
    UNION ALL SELECT game, 'replacements', NULL, replaced, NULL, replaced_by, kind, seq, at, 0, 0, seq
      FROM events WHERE game IN ${ids} AND kind = 'people' AND replaced IS NOT NULL
  ) AS courses ORDER BY nth, ${byBytes(sql`seat`)}, ${byBytes(sql`person`)} NULLS FIRST, ${byBytes(sql`ai`)} NULLS FIRST`;
}

function courseFrom(rows: readonly CourseRow[]): Course {
  const rowsOf = (part: keyof Course) => rows.filter((row) => row.part === part);
  return {
    decisions: rowsOf('decisions').flatMap(({ seat, person, ai, n }) =>
      seat === null ? [] : [{ seat, person, ai, n }],
    ),
    returns: rowsOf('returns').map(({ seq, at, kind, seat, to }) => ({ seq, at, kind, seat, to })),
    agreed: rowsOf('agreed').map(({ kind, seq, to, at }) => ({ kind, seq, to, at })),
    replacements: rowsOf('replacements').map(({ by, person }) => ({ by, person })),
  };
}
