import { and, desc, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { isDue } from '../due.js';
import type { TournamentStore } from '../tournaments-port.js';
import { type StoreDatabase, run } from './database.js';
import { find, has } from './rows.js';

export const tournamentStore = (database: StoreDatabase): TournamentStore => ({
  ...rowStore(database),
  ...dueStore(database),
});

type Due = Pick<TournamentStore, 'claimTournaments' | 'settleTournament' | 'claimCards' | 'settleCard'>;

function rowStore({
  db,
  tables: { tournaments },
  transaction,
  lock,
}: StoreDatabase): Omit<TournamentStore, keyof Due> {
  return {
    createTournament: (row) =>
      transaction(function* (tx) {
        // One at a time per guild; otherwise two would get the same number.
        yield* lock(tx, `tournament ${row.guild}`);
        const { guild } = tournaments;
        const [last] = yield* run(
          tx
            .select({ number: max(tournaments.number) })
            .from(tournaments)
            .where(eq(guild, row.guild)),
        );
        const number = (last?.number ?? 0) + 1;
        const [made] = yield* run(
          tx
            .insert(tournaments)
            .values({ ...row, number, revision: 0 })
            .returning(),
        );
        if (made === undefined) throw new Error('the tournament that was just made is gone');
        return made;
      }),
    tournament: (id) => find(db, tournaments, { id }),
    async tournaments({ guild, stages, limit }) {
      return db
        .select()
        .from(tournaments)
        .where(
          and(
            has(tournaments, { guild }),
            stages === undefined ? undefined : inArray(tournaments.stage, [...stages]),
          ),
        )
        .orderBy(desc(tournaments.id))
        .limit(limit);
    },
    async saveTournament({ id, revision }, fields) {
      const written = await db
        .update(tournaments)
        .set({ ...fields, revision: revision + 1, actAt: 0, showAt: 0 })
        .where(has(tournaments, { id, revision }))
        .returning({ id: tournaments.id });
      return written.length > 0;
    },
  };
}

function dueStore({ db, tables: { tournaments }, firstOf }: StoreDatabase): Due {
  const isDueToAct = (now: number): SQL =>
    sql`${tournaments.stage} = 'running' AND ${isDue(tournaments.actAt, now)}`;
  return {
    async claimTournaments(now, until, limit) {
      return db
        .update(tournaments)
        .set({ actAt: until })
        .where(firstOf(tournaments, isDueToAct(now), tournaments.actAt, limit))
        .returning();
    },
    async settleTournament({ id, actAt }, next) {
      await db.update(tournaments).set({ actAt: next }).where(has(tournaments, { id, actAt }));
    },
    async claimCards(now, until, limit) {
      const claimed = await db
        .update(tournaments)
        .set({ showAt: until })
        .where(firstOf(tournaments, isDue(tournaments.showAt, now), tournaments.showAt, limit))
        .returning({ id: tournaments.id });
      return claimed.map(({ id }) => id);
    },
    async settleCard({ id, revision }) {
      await db.update(tournaments).set({ showAt: null }).where(has(tournaments, { id, revision }));
    },
  };
}
