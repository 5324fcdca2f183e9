import { and, eq, sql } from 'drizzle-orm';
import type { Store } from '../port.js';
import { once } from '../once.js';
import type { Sqlite } from './open.js';
import { settings } from './schema.js';

/** What a server has settled. */
export function settingStore(db: Sqlite): Pick<Store, 'setting' | 'saveSetting'> {
  const one = and(eq(settings.guild, sql.placeholder('guild')), eq(settings.key, sql.placeholder('key')));
  const get = once(() => db.select({ value: settings.value }).from(settings).where(one).prepare());
  const drop = once(() => db.delete(settings).where(one).prepare());
  return {
    async setting(guild, key) {
      return get().get({ guild, key })?.value;
    },
    async saveSetting(guild, key, value) {
      if (value === null) drop().run({ guild, key });
      else
        db.insert(settings)
          .values({ guild, key, value })
          .onConflictDoUpdate({ target: [settings.guild, settings.key], set: { value } })
          .run();
    },
  };
}
