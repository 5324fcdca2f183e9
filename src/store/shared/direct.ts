import type { DirectRow, DirectStore } from '../direct-port.js';
import { makeNonce } from '../posts.js';
import { claimer } from './claim.js';
import type { StoreDatabase } from './database.js';
import { find, has, put, remove } from './rows.js';

/** Direct messages. */
export function directStore(database: StoreDatabase): DirectStore {
  const {
    db,
    tables: { directChannels, directQueue },
  } = database;
  const asClaimed = ({ person, kind, game, tryAt }: DirectRow) => ({ person, kind, game, tryAt });
  return {
    directChannel: (person) => find(db, directChannels, { person }),
    async saveDirectChannel(row) {
      await put(db, directChannels, ['person'], row);
    },
    async queueDirect(message) {
      const row = { ...message, tryAt: message.at, attempts: 0, nonce: makeNonce() };
      await put(db, directQueue, ['person', 'kind', 'game'], row);
    },
    claimDirects: claimer(database, directQueue),
    async retryDirect(row, tryAt) {
      await db
        .update(directQueue)
        .set({ tryAt })
        .where(has(directQueue, asClaimed(row)));
    },
    dropDirect: (row) => remove(db, directQueue, asClaimed(row)),
  };
}
