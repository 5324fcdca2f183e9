import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { ClubStore } from '../club-port.js';
import { claimer } from './claim.js';
import { type StoreDatabase, run, send } from './database.js';
import { find, has, put, remove } from './rows.js';

type Following = Pick<ClubStore, 'followers' | 'follow' | 'rematch' | 'saveRematch'>;
type Waiting = Pick<ClubStore, 'wanted' | 'want' | 'unwant'>;
type Dailies = Pick<
  ClubStore,
  'daily' | 'saveDaily' | 'dropDaily' | 'hurryDaily' | 'claimDailies' | 'settleDaily'
>;
type Summons = Pick<ClubStore, 'saveSummons'>;

/** Data of clubs. */
export const clubStore = (database: StoreDatabase): ClubStore => ({
  ...following(database),
  ...waiting(database),
  ...dailyStore(database),
  ...summonsStore(database),
});

function following({ db, tables: { follows, rematches }, byBytes }: StoreDatabase): Following {
  return {
    async followers(game) {
      const { person } = follows;
      const isOfGame = eq(follows.game, game);
      return (await db.select({ person }).from(follows).where(isOfGame).orderBy(byBytes(person))).map(
        (row) => row.person,
      );
    },
    async follow(game, person, isFollowing) {
      if (isFollowing) await db.insert(follows).values({ game, person }).onConflictDoNothing();
      else await remove(db, follows, { game, person });
    },
    rematch: async (game) => (await find(db, rematches, { game }))?.next,
    async saveRematch(game, next) {
      await put(db, rematches, ['game'], { game, next });
    },
  };
}

function waiting({ db, tables: { wanted }, byBytes }: StoreDatabase): Waiting {
  return {
    async wanted(guild, since) {
      return db
        .select()
        .from(wanted)
        .where(and(eq(wanted.guild, guild), gte(wanted.at, since)))
        .orderBy(asc(wanted.at), byBytes(wanted.person));
    },
    async want(row) {
      await put(db, wanted, ['guild', 'person', 'module', 'seats', 'pace'], row);
    },
    async unwant(entry, people) {
      const removed = await db
        .delete(wanted)
        .where(and(has(wanted, entry), inArray(wanted.person, [...people])))
        .returning({ person: wanted.person });
      return removed.map(({ person }) => person);
    },
  };
}

function dailyStore(database: StoreDatabase): Dailies {
  const {
    db,
    tables: { dailies },
  } = database;
  return {
    daily: (person) => find(db, dailies, { person }),
    async saveDaily(row) {
      await put(db, dailies, ['person'], { ...row, tryAt: 0, attempts: 0 });
    },
    dropDaily: (person) => remove(db, dailies, { person }),
    async hurryDaily(person) {
      await db
        .update(dailies)
        .set({ tryAt: 0 })
        .where(has(dailies, { person, attempts: 0 }));
    },
    claimDailies: claimer(database, dailies),
    async settleDaily({ person, tryAt }, next) {
      await db.update(dailies).set(next).where(has(dailies, { person, tryAt }));
    },
  };
}

function summonsStore({ tables: { summons }, transaction, lock }: StoreDatabase): Summons {
  return {
    saveSummons: (row) =>
      transaction(function* (tx) {
        yield* lock(tx, `summons ${row.person}`);
        const [before] = yield* run(tx.select().from(summons).where(eq(summons.person, row.person)));
        yield* send(put(tx, summons, ['person'], row));
        return before;
      }),
  };
}
