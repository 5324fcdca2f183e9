import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Stale } from '../../kernel/errors.js';
import type { Store } from '../port.js';
import { patiently, refusing, type StoreOptions, writeError } from '../trouble.js';
import type { Postgres } from './open.js';
import { postStore } from './posts.js';
import { tables } from './schema.js';
import { coldStore } from '../shared/cold.js';
import { gamesAt } from '../shared/games.js';
import { has } from '../shared/rows.js';
import { makeGame, writeGame } from '../shared/write.js';
import { sharedOn } from './shared.js';
import { POSTGRES_TROUBLE } from './trouble.js';
import { wakeStore } from './wake.js';

const { games } = tables;

/** How long the process that writes `actAt` has the due work to itself, ms. */
const SEEN_TO = 20_000;

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
        return made ?? database.transaction((tx) => makeGame(database, tx, game, places, posts, { writer }));
      });
    },

    async write(unit) {
      const writer = randomUUID();
      // Whoever writes that AI seats or due orders have something to do keeps it to itself for a while.
      const claim =
        typeof unit.fields.actAt === 'number' ? { dueHolder: holder(), dueUntil: unit.at + SEEN_TO } : {};
      await patiently(POSTGRES_TROUBLE, async (nth) => {
        try {
          await database.transaction((tx) => writeGame(database, tx, unit, { ...claim, writer }));
        } catch (error) {
          const thrown = writeError(POSTGRES_TROUBLE, error, unit.game);
          if (nth > 0 && thrown instanceof Stale && (await hasWritten(db, unit.game, writer))) return;
          throw thrown;
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
