import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { GuildTally, PersonTally, TallyStore } from '../people-port.js';
import type { Postgres } from '../postgres/open.js';

/** Figures are counted where they are kept: however many games a server has, nothing of them is read out. */
export function tallyStore(db: Postgres): TallyStore {
  const all = async <T extends QueryResultRow>(query: SQL) => (await db.execute<T>(query)).rows;

  return {
    async guildTally(guild, winners): Promise<GuildTally> {
      return {
        stages: await all(sql`SELECT stage, count(*) AS n FROM games WHERE guild = ${guild} GROUP BY stage`),
        finished: await all(sql`
          SELECT module, count(*) AS n, avg(coalesce(ended_at, 0) - coalesce(started_at, ended_at, 0)) AS length
          FROM games WHERE guild = ${guild} AND over IS NOT NULL GROUP BY module ORDER BY max(id) DESC`),
        wins: await all(sql`
          SELECT g.module, w.value AS seat, count(*) AS n
          FROM games g, json_array_elements_text(g.over->'winners') w
          WHERE g.guild = ${guild} AND over IS NOT NULL GROUP BY g.module, w.value ORDER BY n DESC`),
        winners: await all(sql`
          SELECT s.person, count(*) AS n
          FROM games g CROSS JOIN LATERAL json_array_elements_text(g.over->'winners') w
          JOIN seats s ON s.game = g.id AND s.seat = w.value
          WHERE g.guild = ${guild} AND over IS NOT NULL AND s.person IS NOT NULL
          GROUP BY s.person ORDER BY n DESC, s.person COLLATE "C" LIMIT ${winners}`),
      };
    },

    async personTally(guild, person): Promise<PersonTally> {
      const [playing] = await all<{ n: number }>(sql`
        SELECT count(*) AS n FROM seats s JOIN games g ON g.id = s.game
        WHERE s.person = ${person} AND s.seat IS NOT NULL AND g.guild = ${guild} AND g.stage = 'running'`);
      return {
        playing: playing?.n ?? 0,
        records: await all(sql`
          SELECT g.module, count(*) AS finished,
            count(*) FILTER (WHERE EXISTS (
              SELECT 1 FROM json_array_elements_text(g.over->'winners') w WHERE w.value = s.seat)) AS won,
            avg(coalesce((g.over->'scores'->>s.seat)::numeric, 0)) AS mean,
            max(coalesce((g.over->'scores'->>s.seat)::numeric, 0)) AS best
          FROM seats s JOIN games g ON g.id = s.game
          WHERE s.person = ${person} AND s.seat IS NOT NULL AND g.guild = ${guild} AND over IS NOT NULL
          GROUP BY g.module ORDER BY max(g.id) DESC`),
      };
    },
  };
}
