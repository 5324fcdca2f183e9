import type { Store } from '../port.js';
import { coldStore } from '../shared/cold.js';
import { makeGame, writeGame } from '../shared/write.js';
import { refusing, type StoreOptions, writeError } from '../trouble.js';
import type { Sqlite } from './open.js';
import { postStore } from './posts.js';
import { sharedOn } from './shared.js';
import { SQLITE_TROUBLE } from './trouble.js';
import { wakeStore } from './wake.js';

/** The store on SQLite. Each unit of work is one synchronous transaction. */
export function sqliteStore(file: Sqlite, { unkept = () => {} }: StoreOptions = {}): Store {
  const database = sharedOn(file);
  const store: Store = {
    ...postStore(database),
    ...wakeStore(database.db),
    ...coldStore(database),
    createGame: (game, places, posts) =>
      database.transaction((tx) => makeGame(database, tx, game, places, posts)),
    async write(unit) {
      try {
        await database.transaction((tx) => writeGame(database, tx, unit));
      } catch (error) {
        throw writeError(SQLITE_TROUBLE, error, unit.game);
      }
    },
    async close() {
      file.$client.close();
    },
  };
  return refusing(store, unkept, SQLITE_TROUBLE);
}
