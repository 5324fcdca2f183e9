import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ClubStore } from '../club-port.js';
import type { Postgres } from './open.js';
import { inTransaction } from './transaction.js';
import { dailies, follows, rematches, summons, wanted } from './schema.js';

/** What is kept for a club, on PostgreSQL. */
export function clubStore(db: Postgres): ClubStore {
  return {
    async followers(game) {
      const rows = await db
        .select({ person: follows.person })
        .from(follows)
        .where(eq(follows.game, game))
        .orderBy(sql`${follows.person} collate "C"`);
      return rows.map(({ person }) => person);
    },
    async follow(game, person, isFollowing) {
      if (isFollowing) await db.insert(follows).values({ game, person }).onConflictDoNothing();
      else await db.delete(follows).where(and(eq(follows.game, game), eq(follows.person, person)));
    },

    async wanted(guild, since) {
      return db
        .select()
        .from(wanted)
        .where(and(eq(wanted.guild, guild), gte(wanted.at, since)))
        .orderBy(wanted.at, sql`${wanted.person} collate "C"`);
    },
    async want(row) {
      await db
        .insert(wanted)
        .values(row)
        .onConflictDoUpdate({
          target: [wanted.guild, wanted.person, wanted.module, wanted.seats, wanted.pace],
          set: { at: row.at },
        });
    },
    async unwant({ guild, module, seats, pace }, people) {
      const gone = await db
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
        .returning({ person: wanted.person });
      return gone.map(({ person }) => person);
    },

    async rematch(game) {
      const [row] = await db.select({ next: rematches.next }).from(rematches).where(eq(rematches.game, game));
      return row?.next;
    },
    async saveRematch(game, next) {
      await db
        .insert(rematches)
        .values({ game, next })
        .onConflictDoUpdate({ target: rematches.game, set: { next } });
    },

    async daily(person) {
      const [row] = await db.select().from(dailies).where(eq(dailies.person, person));
      return row;
    },
    async dailies() {
      return db
        .select()
        .from(dailies)
        .orderBy(sql`${dailies.person} collate "C"`);
    },
    async saveDaily({ person, ...set }) {
      await db
        .insert(dailies)
        .values({ person, ...set })
        .onConflictDoUpdate({ target: dailies.person, set });
    },
    async dropDaily(person) {
      await db.delete(dailies).where(eq(dailies.person, person));
    },

    async claimDaily({ person, minute, sentAt }, at) {
      const { rowCount } = await db
        .update(dailies)
        .set({ sentAt: at })
        .where(and(eq(dailies.person, person), eq(dailies.minute, minute), eq(dailies.sentAt, sentAt)));
      return (rowCount ?? 0) > 0;
    },

    async summons(person) {
      const [row] = await db.select().from(summons).where(eq(summons.person, person));
      return row;
    },
    saveSummons: ({ person, ...set }) =>
      inTransaction(db, async (tx) => {
        // One at a time of a person, also where there is no row yet that could be locked.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`summons ${person}`}, 0))`);
        const [before] = await tx.select().from(summons).where(eq(summons.person, person));
        await tx
          .insert(summons)
          .values({ person, ...set })
          .onConflictDoUpdate({ target: summons.person, set });
        return before;
      }),
    async dropSummons(person) {
      await db.delete(summons).where(eq(summons.person, person));
    },
  };
}
