import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ClubStore } from '../club-port.js';
import { isDue } from '../due.js';
import type { Sqlite } from './open.js';
import { dailies, follows, rematches, summons, wanted } from './schema.js';

/** What is kept for a club, on SQLite. */
export function clubStore(db: Sqlite): ClubStore {
  return {
    async followers(game) {
      const rows = db
        .select({ person: follows.person })
        .from(follows)
        .where(eq(follows.game, game))
        .orderBy(asc(follows.person))
        .all();
      return rows.map(({ person }) => person);
    },
    async follow(game, person, isFollowing) {
      if (isFollowing) db.insert(follows).values({ game, person }).onConflictDoNothing().run();
      else
        db.delete(follows)
          .where(and(eq(follows.game, game), eq(follows.person, person)))
          .run();
    },

    async wanted(guild, since) {
      return db
        .select()
        .from(wanted)
        .where(and(eq(wanted.guild, guild), gte(wanted.at, since)))
        .orderBy(asc(wanted.at), asc(wanted.person))
        .all();
    },
    async want(row) {
      db.insert(wanted)
        .values(row)
        .onConflictDoUpdate({
          target: [wanted.guild, wanted.person, wanted.module, wanted.seats, wanted.pace],
          set: { at: row.at },
        })
        .run();
    },
    async unwant({ guild, module, seats, pace }, people) {
      const gone = db
        .delete(wanted)
        .where(
          and(
            eq(wanted.guild, guild),
            eq(wanted.module, module),
            eq(wanted.seats, seats),
            eq(wanted.pace, pace),
            inArray(wanted.person, [...people]),
          ),
        )
        .returning({ person: wanted.person })
        .all();
      return gone.map(({ person }) => person);
    },

    async rematch(game) {
      return db.select({ next: rematches.next }).from(rematches).where(eq(rematches.game, game)).get()?.next;
    },
    async saveRematch(game, next) {
      db.insert(rematches)
        .values({ game, next })
        .onConflictDoUpdate({ target: rematches.game, set: { next } })
        .run();
    },

    async daily(person) {
      return db.select().from(dailies).where(eq(dailies.person, person)).get();
    },
    async saveDaily({ person, ...of }) {
      const set = { ...of, tryAt: 0, attempts: 0 };
      db.insert(dailies)
        .values({ person, ...set })
        .onConflictDoUpdate({ target: dailies.person, set })
        .run();
    },
    async dropDaily(person) {
      db.delete(dailies).where(eq(dailies.person, person)).run();
    },

    async hurryDaily(person) {
      db.update(dailies)
        .set({ tryAt: 0 })
        .where(and(eq(dailies.person, person), eq(dailies.attempts, 0)))
        .run();
    },
    async claimDailies(now, until, limit) {
      const due = db
        .select({ person: dailies.person })
        .from(dailies)
        .where(isDue(dailies.tryAt, now))
        .orderBy(asc(dailies.tryAt))
        .limit(limit)
        .all();
      if (due.length === 0) return [];
      const people = due.map(({ person }) => person);
      return db
        .update(dailies)
        .set({ tryAt: until, attempts: sql`${dailies.attempts} + 1` })
        .where(inArray(dailies.person, people))
        .returning()
        .all();
    },
    async settleDaily({ person, tryAt }, next) {
      db.update(dailies)
        .set(next)
        .where(and(eq(dailies.person, person), eq(dailies.tryAt, tryAt)))
        .run();
    },

    async summons(person) {
      return db.select().from(summons).where(eq(summons.person, person)).get();
    },
    async saveSummons({ person, ...set }) {
      return db.$client
        .transaction(() => {
          const before = db.select().from(summons).where(eq(summons.person, person)).get();
          db.insert(summons)
            .values({ person, ...set })
            .onConflictDoUpdate({ target: summons.person, set })
            .run();
          return before;
        })
        .immediate();
    },
    async dropSummons(person) {
      db.delete(summons).where(eq(summons.person, person)).run();
    },
  };
}
