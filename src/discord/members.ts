import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';

/** Membership of servers. Listing members needs a privileged intent, so Discord is asked about one person at a time. */

/** Lifetime of a cached answer, ms. */
const BELIEVED = 60_000;
const MOST_KNOWN = 2000;

/** Statuses that mean that the person, or the bot, isn't in the server. */
const NOT_THERE: readonly number[] = [403, 404];

export type IsMember = (guild: string, person: string) => Promise<boolean>;

export function membersAt(rest: Pick<REST, 'get'>): IsMember {
  const known = new LRUCache<string, boolean>({ max: MOST_KNOWN, ttl: BELIEVED });
  return async (guild, person) => {
    const key = `${guild}/${person}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const is = await rest.get(Routes.guildMember(guild, person)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DiscordAPIError && NOT_THERE.includes(error.status)) return false;
        throw error;
      },
    );
    known.set(key, is);
    return is;
  };
}
