import { eq, max, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Stale } from '../../kernel/errors.js';
import type { GameRow, NewGame, PlaceRow, Store } from '../port.js';
import type { NewPost } from '../posts-port.js';
import { patiently, refusing, type StoreOptions } from '../trouble.js';
import { inTransaction } from './transaction.js';
import type { Postgres, Queries } from './open.js';
import { postParts, existingGame } from './parts.js';
import { postStore } from './posts.js';
import { tables } from './schema.js';
import { coldStore } from '../shared/cold.js';
import { gamesAt } from '../shared/games.js';
import { has } from '../shared/rows.js';
import { sharedOn } from './shared.js';
import { statementOf } from './statement.js';
import { isTaken, POSTGRES_TROUBLE } from './trouble.js';
import { wakeStore } from './wake.js';
import { putPlaces, writeGame } from './write.js';

const { games } = tables;

export interface PostgresOptions extends StoreOptions {
  /** The number that this process shows (`presence.ts`). */
  readonly holder: () => number;
  /** How often this process has connected (`presence.ts`); once when absent. */
  readonly connected?: () => number;
  /** Called when the store is closed, after its connections. */
  readonly closing?: () => Promise<void>;
}

/**
 * The store on PostgreSQL, for one process or several. Isolation is READ COMMITTED, and enough: every write of a game
 * first changes the game's row where it still has the revision that was read, so writes of one game follow each other
 * (the row stays locked until the write is through) and the later of two finds another revision: `Stale`. The key
 * `(game, seq)` stands behind that. Posts are claimed with `FOR UPDATE SKIP LOCKED` and a lease. Deadlocks and
 * serialization failures are tried again, and so is what a broken connection has cut off: a write signs the game's row,
 * so one that was cut off while it committed is not written twice.
 */
export function postgresStore(
  db: Postgres,
  { unkept = () => {}, holder, connected, closing }: PostgresOptions,
): Store {
  const database = sharedOn(db);
  const store: Store = {
    ...postStore(db, holder, connected),
    ...wakeStore(db, holder),
    ...coldStore(database),

    async createGame(game, places, posts) {
      const writer = randomUUID();
      return patiently(POSTGRES_TROUBLE, async (nth) => {
        // A first attempt that was cut off while it committed may have made it.
        const [made] = nth === 0 ? [] : await gamesAt(database, has(games, { guild: game.guild, writer }));
        return made ?? inTransaction(db, (tx, client) => makeGame(tx, client, game, places, posts, writer));
      });
    },

    async write(work) {
      const writer = randomUUID();
      await patiently(POSTGRES_TROUBLE, async (nth) => {
        try {
          await writeGame(db, work, writer, holder());
        } catch (error) {
          if (nth > 0 && error instanceof Stale && (await hasWritten(db, work.game, writer))) return;
          if (isTaken(error)) throw new Stale(`event ${work.event?.seq} of game ${work.game} is taken`);
          throw error;
        }
      });
    },

    async close() {
      await db.$client.end();
      await closing?.();
    },
  };
  return refusing(store, unkept, POSTGRES_TROUBLE);
}

/** Whether the game's row still bears this signature. */
async function hasWritten(db: Postgres, game: number, writer: string): Promise<boolean> {
  const [row] = await db.select({ writer: games.writer }).from(games).where(eq(games.id, game));
  return row?.writer === writer;
}

async function makeGame(
  tx: Queries,
  client: pg.PoolClient,
  game: NewGame,
  places: readonly PlaceRow[],
  posts: readonly NewPost[],
  writer: string,
): Promise<GameRow> {
  // One at a time in a guild, or two would get the same number.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${game.guild}, 0))`);
  const ofGuild = eq(games.guild, game.guild);
  const [last] = await tx
    .select({ number: max(games.number) })
    .from(games)
    .where(ofGuild);
  const row = { ...game, number: (last?.number ?? 0) + 1, revision: 0 };
  const [made] = await tx
    .insert(games)
    .values({ ...row, writer })
    .returning({ id: games.id });
  if (made === undefined) throw new Error('the game that was just made is gone');
  await putPlaces(tx, made.id, places);
  if (posts.length > 0)
    await client.query(statementOf([existingGame(made.id), ...postParts(made.id, game.createdAt, posts)]));
  return { ...row, id: made.id, places };
}
