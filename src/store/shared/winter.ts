import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import { isDue } from '../due.js';
import type { WinterStore } from '../winter-port.js';
import type { Database } from './database.js';

/** The day's winter. */
export const winterStore = (database: Database): WinterStore => ({
  ...dayStore(database),
  ...attemptStore(database),
  ...hourStore(database),
});

function dayStore({
  db,
  tables: { winters },
}: Database): Pick<WinterStore, 'winter' | 'saveWinters' | 'winterDays'> {
  return {
    async winter(day) {
      const [row] = await db.select().from(winters).where(eq(winters.day, day));
      return row;
    },
    async saveWinters(rows) {
      let saved = 0;
      for (const row of rows)
        saved += (await db.insert(winters).values(row).onConflictDoNothing().returning({ day: winters.day }))
          .length;
      return saved;
    },
    async winterDays(from) {
      const rows = await db
        .select({ day: winters.day })
        .from(winters)
        .where(gte(winters.day, from))
        .orderBy(winters.day);
      return rows.map(({ day }) => day);
    },
  };
}

type Attempts = Pick<
  WinterStore,
  'attempt' | 'attempts' | 'unweighedAttempts' | 'attemptedDays' | 'saveAttempt'
>;

function attemptStore({ db, tables: { attempts }, byBytes }: Database): Attempts {
  return {
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
        .orderBy(byBytes(attempts.person));
    },
    async unweighedAttempts(from) {
      return db
        .select()
        .from(attempts)
        .where(and(gte(attempts.day, from), isNotNull(attempts.result), isNull(attempts.play)))
        .orderBy(attempts.day, byBytes(attempts.person));
    },
    async attemptedDays(person, most) {
      const rows = await db
        .select({ day: attempts.day })
        .from(attempts)
        .where(and(eq(attempts.person, person), isNotNull(attempts.result)))
        .orderBy(desc(attempts.day))
        .limit(most);
      return rows.map(({ day }) => day);
    },
    async saveAttempt(row, after) {
      const { person, day, ...set } = row;
      const saved = await (after === undefined
        ? db.insert(attempts).values(row).onConflictDoNothing().returning({ day: attempts.day })
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
            .returning({ day: attempts.day }));
      if (saved.length === 0) throw new Stale(`the try at ${day} has gone on`);
    },
  };
}

type Hours = Pick<
  WinterStore,
  'winterHour' | 'saveWinterHour' | 'dropWinterHour' | 'claimWinterHours' | 'settleWinterHour'
>;

function hourStore({ db, tables: { winterHours }, firstOf }: Database): Hours {
  return {
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
        .where(firstOf(winterHours, isDue(winterHours.tryAt, now), winterHours.tryAt, limit))
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
