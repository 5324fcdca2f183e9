import type { Json } from '../../kernel/index.js';
import type { Store } from '../../store/port.js';
import { refuse } from '../texts/refuse.js';
import { FEATURES, type ClubSettings, type Feature } from '../contract/club.js';

/** Club features of a server: on or off by default, unless its moderators changed them. */

const KEY = 'club';
/** Off by default. The store lists only the features that differ from their default. */
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

/** @throws Refused if the feature is off */
export async function checkOn(store: Pick<Store, 'setting'>, guild: string, feature: Feature): Promise<void> {
  if (!(await settingsOf(store, guild))[feature]) refuse('table.club-off', { feature });
}
