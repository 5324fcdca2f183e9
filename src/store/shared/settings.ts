import { and, eq } from 'drizzle-orm';
import type { Store } from '../port.js';
import type { Database } from './database.js';

/** What a server has set. */
export function settingStore({ db, tables: { settings } }: Database): Pick<Store, 'setting' | 'saveSetting'> {
  return {
    async setting(guild, key) {
      const [row] = await db
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.guild, guild), eq(settings.key, key)));
      return row?.value;
    },
    async saveSetting(guild, key, value) {
      if (value === null)
        await db.delete(settings).where(and(eq(settings.guild, guild), eq(settings.key, key)));
      else
        await db
          .insert(settings)
          .values({ guild, key, value })
          .onConflictDoUpdate({ target: [settings.guild, settings.key], set: { value } });
    },
  };
}
