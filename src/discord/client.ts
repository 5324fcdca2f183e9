import type { Client } from 'discord.js';
import { BY_ITSELF } from '../processes.js';
import { LOOK_EVERY } from '../table/index.js';
import type { Bot } from './bot.js';
import { GatewayConnection } from './connection/lasting-connection.js';
import type { Connection } from './connection/options.js';
import { type OwnSender, richSender } from './connection/own-sender.js';
import type { Handlers } from './dispatch/listen.js';
import { keepUploading } from './emoji-upload.js';
import { inviteUrl } from './permissions.js';
import { startPoster } from './poster.js';
import { keepRegistering, memoryIn } from './registration.js';

export interface RunningBot {
  /** The current client; a new one may replace it. */
  readonly client: Client<true>;
  /** Whether the bot is connected and receives events. */
  isUp(): boolean;
  /** Rejects when Discord no longer accepts the token; never resolves. */
  readonly revoked: Promise<never>;
  /** Resolves when the commands are registered and the owners are known. */
  readonly registered: Promise<void>;
  /** Stops listening, finishes running work, and logs out. */
  stop(): Promise<void>;
}

/** Logs in, listens, drains the outbox, and registers the commands in the background. */
export async function startBot(
  bot: Bot & { readonly sender: OwnSender },
  handlers: Handlers,
  connection: Connection,
): Promise<RunningBot> {
  const { processes = BY_ITSELF } = connection;
  const lasting = await GatewayConnection.open(bot, handlers, connection);
  const { client } = lasting;
  bot.log.info(
    { as: client.user.tag, servers: client.guilds.cache.size, invite: inviteUrl(client.application.id) },
    'at the table',
  );
  const poster = startPoster(
    { ...bot, isIn: (guild) => lasting.isIn(guild) },
    richSender(bot, bot.sender),
    processes.several ? { lookEvery: LOOK_EVERY } : {},
  );
  const ending = new AbortController();
  const registered = Promise.all([
    learnOwners(client, bot),
    register(bot, client.application.id, handlers, connection, ending.signal),
  ]);
  const { emojis: book, log } = bot;
  const target = { rest: bot.sender.rest, application: client.application.id, log };
  // After the commands, which people miss more. Only one process uploads; the others find the emojis uploaded.
  const drawn =
    book === undefined
      ? Promise.resolve()
      : registered.then(() =>
          processes.alone('emojis', () => keepUploading({ ...target, book }, ending.signal)),
        );
  return {
    get client() {
      return lasting.client;
    },
    isUp: () => lasting.isUp(),
    revoked: bot.sender.guard.revoked,
    registered: registered.then(() => {}),
    async stop() {
      ending.abort();
      await lasting.stop();
      await poster.stop();
      await drawn;
    },
  };
}

const register = (
  bot: Bot & { readonly sender: OwnSender },
  application: string,
  handlers: Handlers,
  { guildId }: Connection,
  signal: AbortSignal,
): Promise<void> =>
  keepRegistering(
    {
      rest: bot.sender.rest,
      application,
      commands: [...handlers.commands, ...handlers.menus].map(({ data }) => data),
      guildId,
      memory: memoryIn(bot.table.settings),
      log: bot.log,
      learn: (ids) => ids.forEach((id, name) => bot.commandIds?.set(name, id)),
    },
    signal,
  );

/** Learns the application's owners for owner-only commands. The bot starts without them if that fails. */
async function learnOwners(client: Client<true>, bot: Bot): Promise<void> {
  try {
    const { owner } = await client.application.fetch();
    const people = owner === null ? [] : 'members' in owner ? [...owner.members.keys()] : [owner.id];
    for (const person of people) bot.owners?.add(person);
  } catch (error) {
    bot.log.warn({ err: error }, 'Discord did not say who owns the application');
  }
}
