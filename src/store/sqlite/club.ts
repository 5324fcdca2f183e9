import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { ClubStore } from '../club-port.js';
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
    async dailies() {
      return db.select().from(dailies).orderBy(asc(dailies.person)).all();
    },
    async saveDaily({ person, ...set }) {
      db.insert(dailies)
        .values({ person, ...set })
        .onConflictDoUpdate({ target: dailies.person, set })
        .run();
    },
    async dropDaily(person) {
      db.delete(dailies).where(eq(dailies.person, person)).run();
    },

    async claimDaily({ person, minute, sentAt }, at) {
      const { changes } = db
        .update(dailies)
        .set({ sentAt: at })
        .where(and(eq(dailies.person, person), eq(dailies.minute, minute), eq(dailies.sentAt, sentAt)))
        .run();
      return changes > 0;
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
