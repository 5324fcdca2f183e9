import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ClubStore } from '../club-port.js';
import { isDue } from '../due.js';
import type { Postgres } from '../postgres/open.js';
import { inTransaction } from '../postgres/transaction.js';
import { dailies, follows, rematches, summons, wanted } from '../postgres/schema.js';

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
    async saveDaily({ person, ...of }) {
      const set = { ...of, tryAt: 0, attempts: 0 };
      await db
        .insert(dailies)
        .values({ person, ...set })
        .onConflictDoUpdate({ target: dailies.person, set });
    },
    async dropDaily(person) {
      await db.delete(dailies).where(eq(dailies.person, person));
    },

    async hurryDaily(person) {
      await db
        .update(dailies)
        .set({ tryAt: 0 })
        .where(and(eq(dailies.person, person), eq(dailies.attempts, 0)));
    },
    async claimDailies(now, until, limit) {
      return db
        .update(dailies)
        .set({ tryAt: until, attempts: sql`${dailies.attempts} + 1` })
        .where(
          sql`ctid = ANY(ARRAY(SELECT ctid FROM ${dailies} WHERE ${isDue(dailies.tryAt, now)}
            ORDER BY ${dailies.tryAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
        )
        .returning();
    },
    async settleDaily({ person, tryAt }, next) {
      await db
        .update(dailies)
        .set(next)
        .where(and(eq(dailies.person, person), eq(dailies.tryAt, tryAt)));
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
