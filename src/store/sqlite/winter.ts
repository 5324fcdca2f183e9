import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import { isDue } from '../due.js';
import type { WinterStore } from '../winter-port.js';
import type { Sqlite } from './open.js';
import { attempts, winterHours, winters } from './schema.js';

/** The day's winter, on SQLite. */
export function winterStore(db: Sqlite): WinterStore {
  return {
    async winter(day) {
      return db.select().from(winters).where(eq(winters.day, day)).get();
    },
    async saveWinters(rows) {
      let kept = 0;
      for (const row of rows) kept += db.insert(winters).values(row).onConflictDoNothing().run().changes;
      return kept;
    },
    async winterDays(from) {
      const rows = db
        .select({ day: winters.day })
        .from(winters)
        .where(gte(winters.day, from))
        .orderBy(asc(winters.day))
        .all();
      return rows.map(({ day }) => day);
    },

    async attempt(person, day) {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.person, person), eq(attempts.day, day)))
        .get();
    },
    async attempts(day) {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.day, day), isNotNull(attempts.result)))
        .orderBy(asc(attempts.person))
        .all();
    },
    async unweighedAttempts(from) {
      return db
        .select()
        .from(attempts)
        .where(and(gte(attempts.day, from), isNotNull(attempts.result), isNull(attempts.play)))
        .orderBy(asc(attempts.day), asc(attempts.person))
        .all();
    },
    async attemptedDays(person, most) {
      const rows = db
        .select({ day: attempts.day })
        .from(attempts)
        .where(and(eq(attempts.person, person), isNotNull(attempts.result)))
        .orderBy(desc(attempts.day))
        .limit(most)
        .all();
      return rows.map(({ day }) => day);
    },
    async saveAttempt(row, after) {
      const { person, day, ...set } = row;
      const { changes } =
        after === undefined
          ? db.insert(attempts).values(row).onConflictDoNothing().run()
          : db
              .update(attempts)
              .set(set)
              .where(
                and(
                  eq(attempts.person, person),
                  eq(attempts.day, day),
                  sql`json_array_length(${attempts.moves}) = ${after}`,
                ),
              )
              .run();
      if (changes === 0) throw new Stale(`the try at ${day} has gone on`);
    },

    async winterHour(guild) {
      return db.select().from(winterHours).where(eq(winterHours.guild, guild)).get();
    },
    async saveWinterHour({ guild, ...of }) {
      const set = { ...of, tryAt: 0, attempts: 0 };
      db.insert(winterHours)
        .values({ guild, ...set })
        .onConflictDoUpdate({ target: winterHours.guild, set })
        .run();
    },
    async dropWinterHour(guild) {
      db.delete(winterHours).where(eq(winterHours.guild, guild)).run();
    },
    async claimWinterHours(now, until, limit) {
      const due = db
        .select({ guild: winterHours.guild })
        .from(winterHours)
        .where(isDue(winterHours.tryAt, now))
        .orderBy(asc(winterHours.tryAt))
        .limit(limit)
        .all();
      if (due.length === 0) return [];
      const guilds = due.map(({ guild }) => guild);
      return db
        .update(winterHours)
        .set({ tryAt: until, attempts: sql`${winterHours.attempts} + 1` })
        .where(inArray(winterHours.guild, guilds))
        .returning()
        .all();
    },
    async settleWinterHour({ guild, tryAt }, next) {
      db.update(winterHours)
        .set(next)
        .where(and(eq(winterHours.guild, guild), eq(winterHours.tryAt, tryAt)))
        .run();
    },
  };
}
