import { createHash, randomUUID } from 'node:crypto';
import { DiscordAPIError, type RawFile, type REST, SnowflakeUtil } from 'discord.js';
import {
  type APIGuildMember,
  type APIMessage,
  ChannelType,
  MessageFlags,
  RESTJSONErrorCodes,
  Routes,
  type RESTPostAPIChannelMessageResult,
} from 'discord-api-types/v10';
import { directOpener, type DirectOptions } from './direct-channels.js';
import { clip, LIMITS } from './limits.js';
import { type MessageBody, toBody } from './post.js';

export interface SentDirect {
  readonly channel: string;
  readonly message: string;
}

/** The poster's interface to Discord. */
export interface Sender {
  /** Sends once: a repeated nonce returns the existing message. */
  send(channel: string, post: MessageBody, nonce: string): Promise<string>;
  /** The message sent with this nonce at or after `since` (ms since 1970), however long ago. */
  find(channel: string, nonce: string, since: number): Promise<string | undefined>;
  edit(channel: string, message: string, post: MessageBody): Promise<void>;
  /** Removes a message. A missing one is no error. */
  remove(channel: string, message: string): Promise<void>;
  /** The thread of a message; created if there is none. */
  thread(channel: string, message: string, name: string): Promise<string>;
  /** A separate thread, private if permitted, otherwise public. */
  room(channel: string, name: string): Promise<string>;
  /** Adds a person to a thread without a ping. May fail. */
  invite(thread: string, person: string): Promise<void>;
  /** Removes a person from a thread. May fail. */
  expel(thread: string, person: string): Promise<void>;
  /**
   * Sends a direct message once, and returns its channel and id.
   * @throws if the person takes none, or while Discord refuses to open more channels
   */
  direct(person: string, post: MessageBody, nonce?: string): Promise<SentDirect>;
  /** A person's name in a server. @throws if the person isn't in it */
  name(guild: string, person: string): Promise<string>;
  pin(channel: string, message: string): Promise<void>;
  unpin(channel: string, message: string): Promise<void>;
}

/** Why a post could not be sent. Decides what happens next. */
export type SendFailure =
  /** The channel or thread is gone: give up. */
  | 'gone'
  /** The message to edit is gone: send a new one. */
  | 'no-message'
  /** A permission is missing; it may be granted again. */
  | 'forbidden'
  /** The person takes no direct messages. */
  | 'closed'
  /** Discord finds the message invalid: our bug. */
  | 'invalid'
  /** Network or server error: retry. */
  | 'later';

export function troubleOf(error: unknown): SendFailure {
  if (!(error instanceof DiscordAPIError)) return 'later';
  switch (error.code) {
    case RESTJSONErrorCodes.UnknownChannel:
    case RESTJSONErrorCodes.UnknownGuild:
      return 'gone';
    case RESTJSONErrorCodes.UnknownMessage:
      return 'no-message';
    case RESTJSONErrorCodes.CannotSendMessagesToThisUser:
    case RESTJSONErrorCodes.UnknownUser:
    case NO_SHARED_SERVER:
      return 'closed';
    case RESTJSONErrorCodes.OpeningDirectMessagesTooFast:
      return 'later';
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
      return 'forbidden';
    default:
      // A locked archived thread accepts messages only with permission to manage threads.
      if (error.code === THREAD_ARCHIVED || error.code === THREAD_LOCKED) return 'forbidden';
      if (error.status === 403) return 'forbidden';
      return error.status === 400 ? 'invalid' : 'later';
  }
}

const NO_SHARED_SERVER = 50_278;
const THREAD_ARCHIVED = 50_083;
const THREAD_LOCKED = 160_005;

/** Page size and maximum number of pages when searching a channel for a message. */
const PAGE = 100;
const MOST_PAGES = 20;
/** Maximum time our clock may be ahead of Discord's, ms. */
const CLOCKS_APART = 60_000;

/**
 * The nonce as a component id, set on a message's first component. Discord forgets nonces within minutes but stores
 * component ids, so they identify a message whose sending was never confirmed.
 */
function markOf(nonce: string): number {
  return (createHash('sha256').update(nonce).digest().readUInt32BE() & 0x7fffffff) | 1;
}

/** A nonce for a message that is never retried. */
export const freshNonce = (): string => randomUUID().slice(0, LIMITS.nonce);

function parts(post: MessageBody, flags: number) {
  const { components, allowedMentions } = toBody(post);
  return {
    body: {
      components,
      flags,
      allowed_mentions: allowedMentions,
      attachments: post.files.map((file, at) => ({
        id: String(at),
        filename: file.name,
        description: clip(file.alt, LIMITS.altText),
      })),
    },
    files: post.files.map((file): RawFile => ({ name: file.name, data: file.png, contentType: 'image/png' })),
  };
}

/** Unarchives the thread for an edit. A new message would do that by itself; an edit fails. */
async function awake<T>(rest: REST, channel: string, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== THREAD_ARCHIVED) throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    return request();
  }
}

type Messages = Pick<Sender, 'send' | 'find' | 'edit' | 'remove' | 'pin' | 'unpin'>;

const messages = (rest: REST): Messages => ({
  async send(channel, post, nonce) {
    const flags = MessageFlags.IsComponentsV2 | (post.silent ? MessageFlags.SuppressNotifications : 0);
    const { body, files } = parts(post, flags);
    const [first, ...others] = body.components;
    const components = first === undefined ? [] : [{ ...first, id: markOf(nonce) }, ...others];
    const sent = await rest.post(Routes.channelMessages(channel), {
      body: { ...body, components, nonce, enforce_nonce: true },
      files,
    });
    return (sent as RESTPostAPIChannelMessageResult).id;
  },
  async find(channel, nonce, since) {
    const mark = markOf(nonce);
    let after = SnowflakeUtil.generate({ timestamp: since - CLOCKS_APART }).toString();
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = new URLSearchParams({ after, limit: String(PAGE) });
      const list = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
      const found = list.find(({ components }) => components?.[0]?.id === mark);
      if (found !== undefined) return found.id;
      // A page contains the oldest messages after `after`, latest first.
      const [latest] = list;
      if (latest === undefined || list.length < PAGE) break;
      after = latest.id;
    }
    return undefined;
  },
  async edit(channel, message, post) {
    const { body, files } = parts(post, MessageFlags.IsComponentsV2);
    await awake(rest, channel, () => rest.patch(Routes.channelMessage(channel, message), { body, files }));
  },
  async remove(channel, message) {
    try {
      await awake(rest, channel, () => rest.delete(Routes.channelMessage(channel, message)));
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== 'no-message' && trouble !== 'gone') throw error;
    }
  },
  async pin(channel, message) {
    await awake(rest, channel, () => rest.put(Routes.channelMessagesPin(channel, message)));
  },
  async unpin(channel, message) {
    await awake(rest, channel, () => rest.delete(Routes.channelMessagesPin(channel, message)));
  },
});

const threads = (rest: REST): Pick<Sender, 'thread' | 'room' | 'invite' | 'expel'> => ({
  async thread(channel, message, name) {
    try {
      const made = await rest.post(Routes.threads(channel, message), {
        body: { name: clip(name, LIMITS.threadName), auto_archive_duration: 10_080 },
      });
      return (made as { id: string }).id;
    } catch (error) {
      // A message has at most one thread, with the message's id.
      if (error instanceof DiscordAPIError && error.code === 160_004) return message;
      throw error;
    }
  },
  async room(channel, name) {
    const open = async (type: ChannelType.PrivateThread | ChannelType.PublicThread): Promise<string> => {
      const body = { name: clip(name, LIMITS.threadName), type, auto_archive_duration: 10_080 };
      return ((await rest.post(Routes.threads(channel), { body })) as { id: string }).id;
    };
    try {
      return await open(ChannelType.PrivateThread);
    } catch (error) {
      if (troubleOf(error) !== 'forbidden') throw error;
      return open(ChannelType.PublicThread);
    }
  },
  async invite(thread, person) {
    await rest.put(Routes.threadMembers(thread, person));
  },
  async expel(thread, person) {
    await rest.delete(Routes.threadMembers(thread, person));
  },
});

/**
 * A sender over discord.js's REST client, which waits for rate limits itself.
 * @param directs how channels of direct messages are found; remembered in memory if absent
 */
export function restSender(rest: REST, directs: DirectOptions = {}): Sender {
  const opener = directOpener(rest, directs);
  const ofMessages = messages(rest);
  return {
    ...ofMessages,
    ...threads(rest),
    direct: (person, post, nonce = freshNonce()) =>
      opener.within(person, async (channel) => ({
        channel,
        message: await ofMessages.send(channel, post, nonce),
      })),
    async name(guild, person) {
      const { nick, user } = (await rest.get(Routes.guildMember(guild, person))) as APIGuildMember;
      return nick ?? user.global_name ?? user.username;
    },
  };
}

/** Channels in which a game may be set up. */
export const GAME_CHANNELS: readonly ChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];
