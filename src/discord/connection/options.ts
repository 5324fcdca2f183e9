import { ActivityType, type ClientOptions, GatewayIntentBits, Options } from 'discord.js';
import type { Processes } from '../../processes.js';
import { proxyOptions } from '../proxy-options.js';
import type { Refusals } from '../refusals.js';
import { sharedThrottler, shardOptions, type Shards } from '../shards.js';
import { patchedSharding } from '../patched-sharding.js';

/** How the client reaches Discord, or a substitute for Discord. */
export interface Connection {
  readonly token: string;
  /** Base address of the REST API; Discord's own if absent. */
  readonly api?: string;
  /** Base address of the proxy that applies Discord's limits to all processes (`proxy.ts`). */
  readonly proxy?: string;
  /** Register the commands for this server only. */
  readonly guildId?: string;
  /** The shards of this process; one connection for all servers if absent. */
  readonly shards?: Shards | 'auto';
  /** The other processes of this bot; none if absent. */
  readonly processes?: Processes;
  /** How long the connection may be down before a new client replaces it, ms; a minute if absent. */
  readonly patience?: number;
  /** Refused requests in ten minutes at which only answers to people are sent; 9,000 if absent. */
  readonly mostRefused?: number;
}

/** Maximum number of users, and of members per server, that discord.js caches. */
const PEOPLE_KEPT = 100;

/** Caches the bot never reads. */
const NOT_KEPT = {
  AutoModerationRuleManager: 0,
  DMMessageManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildInviteManager: 0,
  GuildMessageManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadMemberManager: 0,
  VoiceStateManager: 0,
} as const;

/** Only servers and their channels: the bot reads no messages and lists no members. */
export function clientOptions(connection: Connection, refusals: Refusals): ClientOptions {
  return {
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    presence: { activities: [{ name: '/help', type: ActivityType.Listening }] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ...NOT_KEPT,
      // Every interaction contains its user, so users aren't cached.
      UserManager: { maxSize: PEOPLE_KEPT, keepOverLimit: ({ id, client }) => id === client.user.id },
      GuildMemberManager: { maxSize: PEOPLE_KEPT, keepOverLimit: ({ id, client }) => id === client.user.id },
    }),
    ws: {
      buildStrategy: patchedSharding,
      ...(connection.processes?.several === true
        ? { buildIdentifyThrottler: sharedThrottler(connection.processes) }
        : {}),
    },
    ...shardOptions(connection.shards),
    rest: {
      retries: 2,
      timeout: 20_000,
      ...(connection.api === undefined ? {} : { api: connection.api }),
      // A proxy counts the refusals of all processes. Requests that bypass it are counted here, and reported to it.
      ...(connection.proxy === undefined
        ? { makeRequest: refusals.through() }
        : proxyOptions(connection.proxy, connection.api, refusals.through)),
    },
  };
}
