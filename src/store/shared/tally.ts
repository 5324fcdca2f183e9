import { sql } from 'drizzle-orm';
import type { GuildTally, PersonTally, TallyStore } from '../people-port.js';
import type { StoreDatabase } from './database.js';

/** Statistics, counted by the database. */
export function tallyStore({ all, elements, byBytes }: StoreDatabase): TallyStore {
  const winnersOf = sql`${elements}(g.over->'winners')`;
  const score = sql`CAST(coalesce(g.over->'scores'->>s.seat, '0') AS numeric)`;

  return {
    async guildTally(guild, winners): Promise<GuildTally> {
      return {
        stages: await all(sql`SELECT stage, count(*) AS n FROM games WHERE guild = ${guild} GROUP BY stage`),
        finished: await all(sql`
          SELECT module, count(*) AS n, avg(coalesce(ended_at, 0) - coalesce(started_at, ended_at, 0)) AS length
          FROM games WHERE guild = ${guild} AND over IS NOT NULL GROUP BY module ORDER BY max(id) DESC`),
        wins: await all(sql`
          SELECT g.module, w.value AS seat, count(*) AS n
          FROM games g, ${winnersOf} w
          WHERE g.guild = ${guild} AND over IS NOT NULL GROUP BY g.module, w.value ORDER BY n DESC`),
        winners: await all(sql`
          SELECT s.person, count(*) AS n
          FROM games g CROSS JOIN ${winnersOf} w JOIN seats s ON s.game = g.id AND s.seat = w.value
          WHERE g.guild = ${guild} AND over IS NOT NULL AND s.person IS NOT NULL
          GROUP BY s.person ORDER BY n DESC, ${byBytes(sql`s.person`)} LIMIT ${winners}`),
      };
    },

    async personTally(guild, person): Promise<PersonTally> {
      const [counted] = await all<{ n: number }>(sql`
        SELECT count(*) AS n FROM seats s JOIN games g ON g.id = s.game
        WHERE s.person = ${person} AND s.seat IS NOT NULL AND g.guild = ${guild} AND g.stage = 'running'`);
      return {
        playing: counted?.n ?? 0,
        records: await all(sql`
          SELECT g.module, count(*) AS finished,
            count(*) FILTER (WHERE EXISTS (SELECT 1 FROM ${winnersOf} w WHERE w.value = s.seat)) AS won,
            avg(${score}) AS mean, max(${score}) AS best
          FROM seats s JOIN games g ON g.id = s.game
          WHERE s.person = ${person} AND s.seat IS NOT NULL AND g.guild = ${guild} AND over IS NOT NULL
          GROUP BY g.module ORDER BY max(g.id) DESC`),
      };
    },
  };
}
