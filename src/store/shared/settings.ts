import type { Store } from '../port.js';
import type { StoreDatabase } from './database.js';
import { find, put, remove } from './rows.js';

/** Settings of servers. */
export const settingStore = ({
  db,
  tables: { settings },
}: StoreDatabase): Pick<Store, 'setting' | 'saveSetting'> => ({
  setting: async (guild, key) => (await find(db, settings, { guild, key }))?.value,
  async saveSetting(guild, key, value) {
    if (value === null) await remove(db, settings, { guild, key });
    else await put(db, settings, ['guild', 'key'], { guild, key, value });
  },
});
