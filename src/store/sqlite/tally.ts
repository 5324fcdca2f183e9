import { sql } from 'drizzle-orm';
import type { Sqlite } from './open.js';
import type { GuildTally, PersonTally, TallyStore } from '../people-port.js';

/** Figures are counted where they are kept: however many games a server has, nothing of them is read out. */
export function tallyStore(db: Sqlite): TallyStore {
  return {
    async guildTally(guild, winners): Promise<GuildTally> {
      return {
        stages: db.all(sql`SELECT stage, count(*) AS n FROM games WHERE guild = ${guild} GROUP BY stage`),
        finished: db.all(sql`
          SELECT module, count(*) AS n, avg(coalesce(ended_at, 0) - coalesce(started_at, ended_at, 0)) AS length
          FROM games WHERE guild = ${guild} AND over IS NOT NULL GROUP BY module ORDER BY max(id) DESC`),
        wins: db.all(sql`
          SELECT g.module, w.value AS seat, count(*) AS n
          FROM games g, json_each(g.over, '$.winners') w
          WHERE g.guild = ${guild} AND over IS NOT NULL GROUP BY g.module, w.value ORDER BY n DESC`),
        winners: db.all(sql`
          SELECT s.person, count(*) AS n
          FROM games g, json_each(g.over, '$.winners') w JOIN seats s ON s.game = g.id AND s.seat = w.value
          WHERE g.guild = ${guild} AND over IS NOT NULL AND s.person IS NOT NULL
          GROUP BY s.person ORDER BY n DESC, s.person LIMIT ${winners}`),
      };
    },

    async personTally(guild, person): Promise<PersonTally> {
      const { n } = db.get<{ n: number }>(sql`
        SELECT count(*) AS n FROM seats s JOIN games g ON g.id = s.game
        WHERE s.person = ${person} AND s.seat IS NOT NULL AND g.guild = ${guild} AND g.stage = 'running'`);
      return {
        playing: n,
        records: db.all(sql`
          SELECT g.module, count(*) AS finished,
            sum(EXISTS (SELECT 1 FROM json_each(g.over, '$.winners') w WHERE w.value = s.seat)) AS won,
            avg(coalesce((SELECT p.value FROM json_each(g.over, '$.scores') p WHERE p.key = s.seat), 0)) AS mean,
            max(coalesce((SELECT p.value FROM json_each(g.over, '$.scores') p WHERE p.key = s.seat), 0)) AS best
          FROM seats s JOIN games g ON g.id = s.game
          WHERE s.person = ${person} AND s.seat IS NOT NULL AND g.guild = ${guild} AND over IS NOT NULL
          GROUP BY g.module ORDER BY max(g.id) DESC`),
      };
    },
  };
}
