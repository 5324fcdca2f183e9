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

/** Lease of a game's due work, ms. */
const SEEN_TO = 20_000;

export interface PostgresOptions extends StoreOptions {
  /** Number of this process (`presence.ts`). */
  readonly holder: () => number;
  /** How often this process has connected (`presence.ts`); once if absent. */
  readonly connected?: () => number;
  /** Called when the store is closed, after its connections. */
  readonly closing?: () => Promise<void>;
}

/**
 * The store on PostgreSQL. READ COMMITTED is enough: every write first updates and locks the game's row, so the later
 * of two writes sees another revision (`Stale`). Retries use the row's signature to avoid writing twice.
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
        // The first attempt may have been committed although the connection broke.
        const [made] = nth === 0 ? [] : await gamesAt(database, has(games, { guild: game.guild, writer }));
        return made ?? database.transaction((tx) => makeGame(database, tx, game, places, posts, { writer }));
      });
    },

    async write(unit) {
      const writer = randomUUID();
      // Claims the due work of AI seats and orders for the process that writes `actAt`.
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

/** Whether the game's row has this signature. */
async function hasWritten(db: Postgres, game: number, writer: string): Promise<boolean> {
  const [row] = await db.select({ writer: games.writer }).from(games).where(eq(games.id, game));
  return row?.writer === writer;
}
