import { ActivityType, type ClientOptions, GatewayIntentBits, Options } from 'discord.js';
import type { Processes } from '../../processes.js';
import { pastProxy } from '../past-proxy.js';
import type { Refusals } from '../refusals.js';
import { sharedThrottler, shardOptions, type Shards } from '../shards.js';
import { steadyShards } from '../steady-shards.js';

/** How the client reaches Discord, or what stands in for it. */
export interface Connection {
  readonly token: string;
  /** Base address of the REST API; Discord's own when absent. */
  readonly api?: string;
  /** Base address of a proxy that holds Discord's limits for all processes together (`proxy.ts`). */
  readonly proxy?: string;
  /** Register the commands for this server only. */
  readonly guildId?: string;
  /** The part of the servers that this process hears of; all of them over one connection when absent. */
  readonly shards?: Shards | 'auto';
  /** The other processes of this bot; none when absent. */
  readonly processes?: Processes;
  /** How long the connection may be down before a new client takes over, ms; a minute when absent. */
  readonly patience?: number;
  /** Refused requests in ten minutes at which only answers to people go out; Discord's budget when absent. */
  readonly mostRefused?: number;
}

/** People of whom discord.js remembers names, over all servers and in each. */
const PEOPLE_KEPT = 100;

/** Of what Discord tells, the bot uses nothing of this. */
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

/** Only what is needed: servers and their channels. No messages are read, no members are listed. */
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
      buildStrategy: steadyShards,
      ...(connection.processes?.several === true
        ? { buildIdentifyThrottler: sharedThrottler(connection.processes) }
        : {}),
    },
    ...shardOptions(connection.shards),
    rest: {
      retries: 2,
      timeout: 20_000,
      ...(connection.api === undefined ? {} : { api: connection.api }),
      // A proxy counts for all processes what is refused; what goes past it is counted here, and told to it.
      ...(connection.proxy === undefined
        ? { makeRequest: refusals.through() }
        : pastProxy(connection.proxy, connection.api, refusals.through)),
    },
  };
}
