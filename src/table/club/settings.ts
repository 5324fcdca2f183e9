import type { Json } from '../../kernel/index.js';
import type { Store } from '../../store/port.js';
import { refuse } from '../texts/refuse.js';
import { FEATURES, type ClubSettings, type Feature } from '../contract/club.js';

/** What a server has of a club: everything, unless its moderators have turned something off, or on. */

const KEY = 'club';
/** Off until somebody turns it on. What is kept is what is not as it is at first. */
const OFF_AT_FIRST: readonly Feature[] = ['organise'];
const isOn = (feature: Feature, turned: boolean): boolean => OFF_AT_FIRST.includes(feature) === turned;

export async function settingsOf(store: Pick<Store, 'setting'>, guild: string): Promise<ClubSettings> {
  const stored = await store.setting(guild, KEY);
  const turned = Array.isArray(stored) ? stored : [];
  const entries = FEATURES.map((feature) => [feature, isOn(feature, turned.includes(feature))] as const);
  return Object.fromEntries(entries) as Record<Feature, boolean>;
}

export async function turnOne(
  store: Pick<Store, 'setting' | 'saveSetting'>,
  guild: string,
  feature: Feature,
  on: boolean,
): Promise<ClubSettings> {
  const now = { ...(await settingsOf(store, guild)), [feature]: on };
  const turned: Json = FEATURES.filter((each) => now[each] !== isOn(each, false));
  await store.saveSetting(guild, KEY, turned.length === 0 ? null : turned);
  return now;
}

/** @throws Refused where the server's moderators have turned it off */
export async function checkOn(store: Pick<Store, 'setting'>, guild: string, feature: Feature): Promise<void> {
  if (!(await settingsOf(store, guild))[feature]) refuse('table.club-off', { feature });
}
