import { type Client, ChannelType, Events, type Guild } from 'discord.js';
import type { Log } from '../log.js';
import { lackingIn } from './permission-warnings.js';
import { LIMITS } from './limits.js';
import type { MessageBody } from './post.js';
import { welcomePost } from './posts/start.js';

/** Greets a server the bot has just joined; servers it already was in don't raise this event. */
export function welcomeServers(
  client: Client,
  send: (channel: string, post: MessageBody, nonce: string) => Promise<unknown>,
  log: Pick<Log, 'info'>,
): void {
  client.on(Events.GuildCreate, (guild) => {
    const channel = client.isReady() ? channelFor(client, guild) : undefined;
    if (channel === undefined) return;
    // Two processes may get this event at a handover; Discord accepts one message per nonce.
    const nonce = `hello-${guild.id}`.slice(0, LIMITS.nonce);
    send(channel, welcomePost(guild.preferredLocale), nonce).catch((error: unknown) =>
      log.info({ err: error, guild: guild.id }, 'could not say hello on a new server'),
    );
  });
}

/** The system channel, else the first text channel the bot may write to. */
function channelFor(client: Client<true>, guild: Guild): string | undefined {
  const texts = [...guild.channels.cache.values()]
    .filter(({ type }) => type === ChannelType.GuildText)
    .toSorted((a, b) => ('position' in a && 'position' in b ? a.position - b.position : 0))
    .map(({ id }) => id);
  const { systemChannelId } = guild;
  const places = systemChannelId === null ? texts : [systemChannelId, ...texts];
  return places.find((id) => lackingIn(client, id).length === 0);
}
