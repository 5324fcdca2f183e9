import type { Json } from '../../../kernel/index.js';
import type { GuildId } from '../game.js';

/** Settings of a server. */
export interface SettingMethods {
  get(guild: GuildId, key: string): Promise<Json | undefined>;
  save(guild: GuildId, key: string, value: Json): Promise<void>;
}
