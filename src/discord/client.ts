import { setTimeout as wait } from 'node:timers/promises';
import {
  ActivityType,
  Client,
  type ClientOptions,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  type Guild,
  Options,
  REST,
} from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Log } from '../log.js';
import { BY_ITSELF, type Processes } from '../processes.js';
import { LOOK_EVERY } from '../table/index.js';
import { type Bot } from './bot.js';
import { lackingIn } from './closed.js';
import { type Handlers, listen } from './dispatch/listen.js';
import type { DirectBook } from './direct-channels.js';
import { keepUploading, sendWithEmojis } from './emoji-upload.js';
import { keepRegistering, memoryIn } from './registration.js';
import { gatewaySeat } from './gateway-seat.js';
import { isOurs, seatOf, sharedThrottler, shardOptions, type Shards } from './shards.js';
import { steadyShards } from './steady-shards.js';
import { guardToken, type TokenGuard } from './token.js';
import { TokenRevoked } from './token-revoked.js';
import { withLeanFiles } from './lean-files.js';
import { inviteUrl } from './permissions.js';
import { orWords } from './pictures.js';
import type { Post } from './post.js';
import { startPoster } from './poster.js';
import { pastProxy } from './past-proxy.js';
import { countRefusals, type Refusals } from './refusals.js';
import { membersAt } from './members.js';
import { pressable } from './mentions.js';
import { restSender, type Sender } from './sender.js';
import { signsOfLife } from './signs-of-life.js';
import { welcomeServers } from './welcome.js';

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

export interface RunningBot {
  /** The client of now; another one may take over. */
  readonly client: Client<true>;
  /** Whether the connection stands and events arrive. */
  isUp(): boolean;
  /** Rejects when Discord doesn't accept the token any more; resolves never. */
  readonly revoked: Promise<never>;
  /** The commands are in place, and it is known who runs the program. */
  readonly registered: Promise<void>;
  /** Stops listening, lets what is under way end, logs out. */
  stop(): Promise<void>;
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
function clientOptions(connection: Connection, refusals: Refusals): ClientOptions {
  return {
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    presence: { activities: [{ name: '/help', type: ActivityType.Listening }] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ...NOT_KEPT,
      // Every interaction brings its person along; nobody is looked up here later.
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

/** How long a connection may take to end, ms. */
const MOST_PARTING = 3000;

/** A client that is at the table, and the way to let it go. */
interface Connected {
  readonly client: Client<true>;
  readonly areAlive: ReturnType<typeof signsOfLife>;
  leave(): Promise<void>;
}

/** @throws Error when Discord can't be reached or doesn't let us in */
async function connect(
  bot: Bot,
  handlers: Handlers,
  connection: Connection,
  { guard, refusals }: Pick<OwnSender, 'guard' | 'refusals'>,
): Promise<Connected> {
  const { log } = bot;
  const client = new Client(clientOptions(connection, refusals));
  const kept = guard.keep(client.rest);
  withLeanFiles(client.rest);
  client.on(Events.Error, (error) =>
    log.error({ err: error }, 'the connection to Discord reported an error'),
  );
  client.on(Events.ShardError, (error) =>
    log.warn({ err: error }, 'the connection to Discord is in trouble'),
  );
  client.on(Events.Warn, (warning) => log.warn(warning));
  client.on(Events.ShardDisconnect, ({ code }) => {
    log.warn({ code }, 'disconnected from Discord');
    if (code === GatewayCloseCodes.AuthenticationFailed) guard.doubt();
  });
  hurryWhenAllowed(client, bot);
  const { sender } = bot;
  if (sender !== undefined) welcomeServers(client, richSender(bot, sender).send, log);
  client.on(Events.ShardReconnecting, () => log.info('connecting to Discord again'));
  client.on(Events.ShardResume, () => log.info('connected to Discord again'));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const lacking = (channel: string): readonly string[] =>
    client.isReady() ? lackingIn(client, channel) : [];
  const isMember = membersAt(client.rest);
  const pictures = orWords(bot.pictures, log);
  const stopListening = listen(client, { ...bot, lacking, isMember, pictures }, handlers);
  const leave = async (): Promise<void> => {
    // Discord is told first, so that it gives us no more; what arrives until it has heard is answered like the rest. A
    // connection that hangs is left to itself.
    kept.part();
    await Promise.race([client.destroy(), wait(MOST_PARTING, undefined, { ref: false })]);
    await stopListening();
    kept.letGo();
  };
  try {
    await client.login(connection.token);
    return { client: await ready, areAlive: signsOfLife(connection.patience ?? PATIENCE), leave };
  } catch (error) {
    await leave();
    throw (error as { readonly code?: unknown }).code === DiscordjsErrorCodes.TokenInvalid
      ? new TokenRevoked()
      : error;
  }
}

/** Changes in a server after which something may be allowed that wasn't. */
const MAY_ALLOW = [
  Events.GuildCreate,
  Events.GuildAvailable,
  Events.GuildUpdate,
  Events.GuildRoleUpdate,
  Events.GuildMemberUpdate,
  Events.ChannelUpdate,
  Events.ThreadUpdate,
] as const;
/** Such changes come in bunches, ms. */
const BUNCH = 500;

/** What couldn't be posted is tried again as soon as something changes about it. */
function hurryWhenAllowed(client: Client, { table, log }: Bot): void {
  const soon = new Set<string>();
  const hurry = (guild: string): void => {
    if (soon.has(guild)) return;
    soon.add(guild);
    setTimeout(() => {
      soon.delete(guild);
      table.outbox
        .hurry(guild)
        .catch((error: unknown) => log.warn({ err: error }, 'waiting posts could not be hurried'));
    }, BUNCH).unref();
  };
  for (const event of MAY_ALLOW)
    client.on(event as Events.GuildUpdate, (about: Guild, after?: Guild) => {
      const { guild, id } = (after ?? about) as Guild & { readonly guild?: Guild };
      hurry(guild?.id ?? id);
    });
}

/** Whether the connection stands and events arrive. */
const isUp = ({ client, areAlive }: Connected): boolean =>
  client.isReady() && areAlive(client.ws.shards.values());

/** How long the connection may be down before a new client takes over, ms. */
const PATIENCE = 60_000;

/** A sender that is let go of when the program ends. */
export type OwnSender = Sender & {
  readonly rest: REST;
  readonly guard: TokenGuard;
  readonly refusals: Refusals;
  /** The program ends: nothing waits any more for a channel of direct messages to be opened. */
  endOpening(): void;
  close(): void;
};

/**
 * A request that Discord wants later than this is given back instead of being waited for, ms: whoever asked knows better
 * what to do meanwhile.
 */
const MOST_LIMITED = 5000;

/**
 * Sends for the bot by itself: it outlives a client.
 * @param book remembers the channels of direct messages; the sender itself when absent
 */
export function senderFor(connection: Connection, log: Log, book?: DirectBook): OwnSender {
  const { mostRefused: most } = connection;
  const refusals = countRefusals({ log, ...(most === undefined ? {} : { most }) });
  const options = clientOptions(connection, refusals).rest ?? {};
  const rest = withLeanFiles(
    new REST({
      ...options,
      rejectOnRateLimit: ({ retryAfter }) => retryAfter > MOST_LIMITED,
    }),
  );
  const guard = guardToken(connection.token, options, log);
  const kept = guard.keep(rest);
  const opening = new AbortController();
  return {
    ...restSender(rest, { signal: opening.signal, ...(book === undefined ? {} : { book }) }),
    rest,
    ...{ guard, refusals },
    endOpening: () => opening.abort(),
    close() {
      kept.letGo();
      // Otherwise their timers hold the whole client for as long as the process lives.
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    },
  };
}

/** Sends with small drawings where Discord has them, and with commands that can be pressed. */
export function richSender(bot: Bot, sender: Sender): Sender {
  const sent = <T>(of: Post, send: (of: Post) => Promise<T>): Promise<T> =>
    sendWithEmojis(bot.emojis, pressable(of, bot), send);
  return {
    ...sender,
    send: (channel, of, nonce) => sent(of, (post) => sender.send(channel, post, nonce)),
    edit: (channel, message, of) => sent(of, (post) => sender.edit(channel, message, post)),
    direct: (person, of, nonce) => sent(of, (post) => sender.direct(person, post, nonce)),
  };
}

/** Logs in, listens, drains the outbox, and registers the commands while all that goes on. */
export async function startBot(
  bot: Bot & { readonly sender: OwnSender },
  handlers: Handlers,
  connection: Connection,
): Promise<RunningBot> {
  const { log } = bot;
  const { patience = PATIENCE, processes = BY_ITSELF, shards } = connection;
  const { guard, rest } = bot.sender;
  let standsBy = false;
  let leaving: Promise<void> | undefined;
  const seat = gatewaySeat({
    processes,
    seat: seatOf(shards),
    log,
    handOver: () => {
      if (!standsBy) leaving = handOver();
    },
  });
  const atGateway = { ...bot, isShared: seat.isShared };
  await seat.sitDown();
  let current = await connect(atGateway, handlers, connection, bot.sender);
  const seated = seat.connected();
  const { client: first } = current;
  log.info(
    { as: first.user.tag, servers: first.guilds.cache.size, invite: inviteUrl(first.application.id) },
    'at the table',
  );
  const isIn = (guild: string): boolean =>
    standsBy || !isOurs(shards, guild) || current.client.guilds.cache.has(guild);
  const poster = startPoster(
    { ...bot, isIn },
    richSender(bot, bot.sender),
    processes.several ? { lookEvery: LOOK_EVERY } : {},
  );
  const ending = new AbortController();
  const meanwhile = Promise.all([
    learnOwners(first, bot),
    keepRegistering(
      {
        rest,
        application: first.application.id,
        commands: [...handlers.commands, ...handlers.menus].map(({ data }) => data),
        guildId: connection.guildId,
        memory: memoryIn(bot.table.settings),
        log,
        learn: (ids) => ids.forEach((id, name) => bot.commandIds?.set(name, id)),
      },
      ending.signal,
    ),
  ]);

  const { emojis } = bot;
  // After the commands: those are missed more.
  const drawn =
    emojis === undefined
      ? Promise.resolve()
      : meanwhile.then(() =>
          // One process uploads, the others find what is there already.
          processes.alone('emojis', () =>
            keepUploading({ rest, application: first.application.id, book: emojis, log }, ending.signal),
          ),
        );

  let downSince: number | undefined;
  let changing: Promise<void> | undefined;
  const watch = async (): Promise<void> => {
    log.error({ seconds: Math.round(patience / 1000) }, 'the connection stays down: a new one is made');
    await current
      .leave()
      .catch((error: unknown) => log.warn({ err: error }, 'the old connection did not end well'));
    try {
      current = await connect(atGateway, handlers, connection, bot.sender);
    } catch (error) {
      if (error instanceof TokenRevoked) guard.doubt();
      log.error({ err: error }, 'Discord can not be reached');
    }
    downSince = undefined;
  };
  const timer = setInterval(
    () => {
      if (changing !== undefined || standsBy) return;
      if (isUp(current)) downSince = undefined;
      else downSince ??= performance.now();
      if (downSince === undefined || performance.now() - downSince < patience) return;
      changing = watch().finally(() => (changing = undefined));
    },
    Math.min(5000, patience / 5),
  );

  /** Another process has the shards from now on; this one takes them when they are free. */
  async function handOver(): Promise<void> {
    standsBy = true;
    await changing;
    await current
      .leave()
      .catch((error: unknown) => log.warn({ err: error }, 'the old connection did not end well'));
    await seat.giveBack();
    void seat.standBy().then((free) => {
      if (!free) return;
      log.info('the shards are free: this process connects them');
      changing = watch().finally(() => {
        changing = undefined;
        standsBy = false;
      });
    });
  }

  return {
    get client() {
      return current.client;
    },
    isUp: () => standsBy || isUp(current),
    revoked: guard.revoked,
    registered: meanwhile.then(() => {}),
    async stop() {
      ending.abort();
      clearInterval(timer);
      await leaving;
      await changing;
      await current.leave();
      await seat.leave();
      await seated;
      await poster.stop();
      await drawn;
    },
  };
}

/** Who runs the program, for what is theirs alone. Not knowing is no reason not to start. */
async function learnOwners(client: Client<true>, bot: Bot): Promise<void> {
  try {
    const { owner } = await client.application.fetch();
    const people = owner === null ? [] : 'members' in owner ? [...owner.members.keys()] : [owner.id];
    for (const person of people) bot.owners?.add(person);
  } catch (error) {
    bot.log.warn({ err: error }, 'Discord did not say who owns the application');
  }
}
