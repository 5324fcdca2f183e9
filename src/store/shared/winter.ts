import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import { isDue } from '../due.js';
import type { WinterStore } from '../winter-port.js';
import type { Postgres } from '../postgres/open.js';
import { attempts, winterHours, winters } from '../postgres/schema.js';

/** The day's winter, on PostgreSQL. */
export function winterStore(db: Postgres): WinterStore {
  return {
    async winter(day) {
      const [row] = await db.select().from(winters).where(eq(winters.day, day));
      return row;
    },
    async saveWinters(rows) {
      let kept = 0;
      for (const row of rows)
        kept += (await db.insert(winters).values(row).onConflictDoNothing()).rowCount ?? 0;
      return kept;
    },
    async winterDays(from) {
      const rows = await db
        .select({ day: winters.day })
        .from(winters)
        .where(gte(sql`${winters.day} collate "C"`, from))
        .orderBy(sql`${winters.day} collate "C"`);
      return rows.map(({ day }) => day);
    },

    async attempt(person, day) {
      const [row] = await db
        .select()
        .from(attempts)
        .where(and(eq(attempts.person, person), eq(attempts.day, day)));
      return row;
    },
    async attempts(day) {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.day, day), isNotNull(attempts.result)))
        .orderBy(sql`${attempts.person} collate "C"`);
    },
    async unweighedAttempts(from) {
      return db
        .select()
        .from(attempts)
        .where(and(gte(attempts.day, from), isNotNull(attempts.result), isNull(attempts.play)))
        .orderBy(attempts.day, sql`${attempts.person} collate "C"`);
    },
    async attemptedDays(person, most) {
      const rows = await db
        .select({ day: attempts.day })
        .from(attempts)
        .where(and(eq(attempts.person, person), isNotNull(attempts.result)))
        .orderBy(sql`${attempts.day} collate "C" desc`)
        .limit(most);
      return rows.map(({ day }) => day);
    },
    async saveAttempt(row, after) {
      const { person, day, ...set } = row;
      const { rowCount } = await (after === undefined
        ? db.insert(attempts).values(row).onConflictDoNothing()
        : db
            .update(attempts)
            .set(set)
            .where(
              and(
                eq(attempts.person, person),
                eq(attempts.day, day),
                sql`json_array_length(${attempts.moves}) = ${after}`,
              ),
            ));
      if ((rowCount ?? 0) === 0) throw new Stale(`the try at ${day} has gone on`);
    },

    async winterHour(guild) {
      const [row] = await db.select().from(winterHours).where(eq(winterHours.guild, guild));
      return row;
    },
    async saveWinterHour({ guild, ...of }) {
      const set = { ...of, tryAt: 0, attempts: 0 };
      await db
        .insert(winterHours)
        .values({ guild, ...set })
        .onConflictDoUpdate({ target: winterHours.guild, set });
    },
    async dropWinterHour(guild) {
      await db.delete(winterHours).where(eq(winterHours.guild, guild));
    },
    async claimWinterHours(now, until, limit) {
      return db
        .update(winterHours)
        .set({ tryAt: until, attempts: sql`${winterHours.attempts} + 1` })
        .where(
          sql`ctid = ANY(ARRAY(SELECT ctid FROM ${winterHours} WHERE ${isDue(winterHours.tryAt, now)}
            ORDER BY ${winterHours.tryAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
        )
        .returning();
    },
    async settleWinterHour({ guild, tryAt }, next) {
      await db
        .update(winterHours)
        .set(next)
        .where(and(eq(winterHours.guild, guild), eq(winterHours.tryAt, tryAt)));
    },
  };
}
