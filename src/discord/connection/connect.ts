import { setTimeout as wait } from 'node:timers/promises';
import { Client, DiscordjsErrorCodes, Events, type Guild } from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Bot } from '../bot.js';
import { lackingIn } from '../permission-warnings.js';
import { type Handlers, listen } from '../dispatch/listen.js';
import { withBufferedFiles } from '../buffered-files.js';
import { membersAt } from '../members.js';
import { withoutFailedPictures } from '../pictures.js';
import { signsOfLife } from '../signs-of-life.js';
import { TokenRevoked } from '../token-revoked.js';
import { welcomeServers } from '../welcome.js';
import { clientOptions, type Connection } from './options.js';
import { type OwnSender, richSender } from './own-sender.js';

/** How long the connection may be down before a new client replaces it, ms. */
export const PATIENCE = 60_000;

/** Timeout for closing a connection, ms. */
const MOST_PARTING = 3000;

/** A logged-in client, and the function that ends it. */
export interface Connected {
  readonly client: Client<true>;
  readonly areAlive: ReturnType<typeof signsOfLife>;
  leave(): Promise<void>;
}

/** @throws Error if Discord can't be reached or refuses the login */
export async function connect(
  bot: Bot,
  handlers: Handlers,
  connection: Connection,
  { guard, refusals }: Pick<OwnSender, 'guard' | 'refusals'>,
): Promise<Connected> {
  const { log } = bot;
  const client = new Client(clientOptions(connection, refusals));
  const guarded = guard.keep(client.rest);
  withBufferedFiles(client.rest);
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
  const pictures = withoutFailedPictures(bot.pictures, log);
  const stopListening = listen(client, { ...bot, lacking, isMember, pictures }, handlers);
  const leave = async (): Promise<void> => {
    // Log out first, so that Discord sends no more events; those still arriving are answered. A hanging connection is
    // abandoned.
    guarded.part();
    // discord.js reports a reconnection when a shard closes, even on purpose.
    client.removeAllListeners(Events.ShardReconnecting);
    await Promise.race([client.destroy(), wait(MOST_PARTING, undefined, { ref: false })]);
    await stopListening();
    guarded.letGo();
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

export const isUp = ({ client, areAlive }: Connected): boolean =>
  client.isReady() && areAlive(client.ws.shards.values());

/** Events after which a missing permission may be granted. */
const MAY_ALLOW = [
  Events.GuildCreate,
  Events.GuildAvailable,
  Events.GuildUpdate,
  Events.GuildRoleUpdate,
  Events.GuildMemberUpdate,
  Events.ChannelUpdate,
  Events.ThreadUpdate,
] as const;
/** These events come in bursts: they are debounced by this time, ms. */
const BUNCH = 500;

/** Retries waiting posts as soon as a server's permissions may have changed. */
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
