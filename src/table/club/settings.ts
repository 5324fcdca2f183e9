import type { Json } from '../../kernel/types.js';
import type { Store } from '../../store/port.js';
import { refuse } from '../refuse.js';
import { FEATURES, type ClubSettings, type Feature } from '../types/club.js';

/** What a server has of a club: everything, unless its moderators have turned something off. */

const KEY = 'club';

export async function settingsOf(store: Pick<Store, 'setting'>, guild: string): Promise<ClubSettings> {
  const kept = await store.setting(guild, KEY);
  const off = Array.isArray(kept) ? kept : [];
  const entries = FEATURES.map((feature) => [feature, !off.includes(feature)] as const);
  return Object.fromEntries(entries) as Record<Feature, boolean>;
}

export async function turnOne(
  store: Pick<Store, 'setting' | 'saveSetting'>,
  guild: string,
  feature: Feature,
  on: boolean,
): Promise<ClubSettings> {
  const now = { ...(await settingsOf(store, guild)), [feature]: on };
  const off: Json = FEATURES.filter((each) => !now[each]);
  await store.saveSetting(guild, KEY, off.length === 0 ? null : off);
  return now;
}

/** @throws Refused where the server's moderators have turned it off */
export async function checkOn(store: Pick<Store, 'setting'>, guild: string, feature: Feature): Promise<void> {
  if (!(await settingsOf(store, guild))[feature]) refuse('table.club-off');
}
