import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ClubStore } from '../club-port.js';
import { isDue } from '../due.js';
import { type Database, run } from './database.js';

type Following = Pick<ClubStore, 'followers' | 'follow' | 'rematch' | 'saveRematch'>;
type Waiting = Pick<ClubStore, 'wanted' | 'want' | 'unwant'>;
type Dailies = Pick<
  ClubStore,
  'daily' | 'saveDaily' | 'dropDaily' | 'hurryDaily' | 'claimDailies' | 'settleDaily'
>;
type Summons = Pick<ClubStore, 'summons' | 'saveSummons' | 'dropSummons'>;

/** What is kept for a club. */
export const clubStore = (database: Database): ClubStore => ({
  ...following(database),
  ...waiting(database),
  ...dailyStore(database),
  ...summonsStore(database),
});

function following({ db, tables: { follows, rematches }, byBytes }: Database): Following {
  return {
    async followers(game) {
      const rows = await db
        .select({ person: follows.person })
        .from(follows)
        .where(eq(follows.game, game))
        .orderBy(byBytes(follows.person));
      return rows.map(({ person }) => person);
    },
    async follow(game, person, isFollowing) {
      if (isFollowing) await db.insert(follows).values({ game, person }).onConflictDoNothing();
      else await db.delete(follows).where(and(eq(follows.game, game), eq(follows.person, person)));
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
  };
}

function waiting({ db, tables: { wanted }, byBytes }: Database): Waiting {
  return {
    async wanted(guild, since) {
      return db
        .select()
        .from(wanted)
        .where(and(eq(wanted.guild, guild), gte(wanted.at, since)))
        .orderBy(asc(wanted.at), byBytes(wanted.person));
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
  };
}

function dailyStore({ db, tables: { dailies }, firstOf }: Database): Dailies {
  return {
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
        .where(firstOf(dailies, isDue(dailies.tryAt, now), dailies.tryAt, limit))
        .returning();
    },
    async settleDaily({ person, tryAt }, next) {
      await db
        .update(dailies)
        .set(next)
        .where(and(eq(dailies.person, person), eq(dailies.tryAt, tryAt)));
    },
  };
}

function summonsStore({ db, tables: { summons }, transaction, lock }: Database): Summons {
  return {
    async summons(person) {
      const [row] = await db.select().from(summons).where(eq(summons.person, person));
      return row;
    },
    saveSummons: ({ person, ...set }) =>
      transaction(function* (tx) {
        yield* lock(tx, `summons ${person}`);
        const [before] = yield* run(tx.select().from(summons).where(eq(summons.person, person)));
        yield* run(
          tx
            .insert(summons)
            .values({ person, ...set })
            .onConflictDoUpdate({ target: summons.person, set }),
        );
        return before;
      }),
    async dropSummons(person) {
      await db.delete(summons).where(eq(summons.person, person));
    },
  };
}
