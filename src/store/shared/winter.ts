import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { WinterStore } from '../winter-port.js';
import { claimer } from './claim.js';
import type { StoreDatabase } from './database.js';
import { find, has, put, remove } from './rows.js';

/** Daily Winter. */
export const winterStore = (database: StoreDatabase): WinterStore => ({
  ...dayStore(database),
  ...attemptStore(database),
  ...hourStore(database),
});

function dayStore({
  db,
  tables: { winters },
}: StoreDatabase): Pick<WinterStore, 'winter' | 'saveWinters' | 'winterDays'> {
  return {
    winter: (day) => find(db, winters, { day }),
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

function attemptStore({ db, tables: { attempts }, byBytes }: StoreDatabase): Attempts {
  return {
    attempt: (person, day) => find(db, attempts, { person, day }),
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
            .where(and(has(attempts, { person, day }), sql`json_array_length(${attempts.moves}) = ${after}`))
            .returning({ day: attempts.day }));
      if (saved.length === 0) throw new Stale(`the attempt at ${day} has changed`);
    },
  };
}

type Hours = Pick<
  WinterStore,
  'winterHour' | 'saveWinterHour' | 'dropWinterHour' | 'claimWinterHours' | 'settleWinterHour'
>;

function hourStore(database: StoreDatabase): Hours {
  const {
    db,
    tables: { winterHours },
  } = database;
  return {
    winterHour: (guild) => find(db, winterHours, { guild }),
    async saveWinterHour(row) {
      await put(db, winterHours, ['guild'], { ...row, tryAt: 0, attempts: 0 });
    },
    dropWinterHour: (guild) => remove(db, winterHours, { guild }),
    claimWinterHours: claimer(database, winterHours),
    async settleWinterHour({ guild, tryAt }, next) {
      await db.update(winterHours).set(next).where(has(winterHours, { guild, tryAt }));
    },
  };
}
