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

/** What the poster needs of Discord. */
export interface Sender {
  /** Sends once: the same nonce again, soon after, finds the message that is there already. */
  send(channel: string, post: MessageBody, nonce: string): Promise<string>;
  /** The message that was sent with the nonce at or after `since` (ms since 1970), however long ago that is. */
  find(channel: string, nonce: string, since: number): Promise<string | undefined>;
  edit(channel: string, message: string, post: MessageBody): Promise<void>;
  /** Removes a message; one that is gone already is fine. */
  remove(channel: string, message: string): Promise<void>;
  /** The thread of a message, made if there is none yet. */
  thread(channel: string, message: string, name: string): Promise<string>;
  /** A thread of its own, private where that is permitted, otherwise open to all. */
  room(channel: string, name: string): Promise<string>;
  /** Lets somebody into a thread without a ping; failing is fine. */
  invite(thread: string, person: string): Promise<void>;
  /** Takes somebody out of a thread; failing is fine. */
  expel(thread: string, person: string): Promise<void>;
  /**
   * A message to one person alone, and where it stands; sent once, as in a channel.
   * @throws when they take none, or when Discord wants no more channels of direct messages opened for a while
   */
  direct(person: string, post: MessageBody, nonce?: string): Promise<SentDirect>;
  /** A person's name on a server. @throws when they aren't there */
  name(guild: string, person: string): Promise<string>;
  pin(channel: string, message: string): Promise<void>;
  unpin(channel: string, message: string): Promise<void>;
}

/** Why a post could not be sent, by what to do next. */
export type SendFailure =
  /** The channel or thread is gone: never to be sent. */
  | 'gone'
  /** The message to edit is gone: send a new one. */
  | 'no-message'
  /** A permission is missing; it may come back. */
  | 'forbidden'
  /** The person takes no direct messages. */
  | 'closed'
  /** Discord finds the message itself wrong: a fault of ours. */
  | 'invalid'
  /** Network or server: try again. */
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
      // An archived thread that is locked takes no word from whoever may not manage threads.
      if (error.code === THREAD_ARCHIVED || error.code === THREAD_LOCKED) return 'forbidden';
      if (error.status === 403) return 'forbidden';
      return error.status === 400 ? 'invalid' : 'later';
  }
}

const NO_SHARED_SERVER = 50_278;
const THREAD_ARCHIVED = 50_083;
const THREAD_LOCKED = 160_005;

/** Messages of one page of a channel, and pages that are looked through for a message. */
const PAGE = 100;
const MOST_PAGES = 20;
/** How far our clock may be ahead of Discord's, ms. */
const CLOCKS_APART = 60_000;

/**
 * A number that a message carries as the id of its first component. Discord forgets nonces within minutes, but gives
 * component ids back for ever: by it a message is known again whose sending was never confirmed.
 */
function markOf(nonce: string): number {
  return (createHash('sha256').update(nonce).digest().readUInt32BE() & 0x7fffffff) | 1;
}

/** A nonce for what is sent once and never again. */
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

/** What is archived takes a new message and wakes by it, but no change of what stands there: that wakes it first. */
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
      // The page holds the oldest that come after, the latest first.
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
      // A message has one thread at most, and the thread has the message's id.
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
 * The sender over discord.js's REST client, which waits out rate limits by itself.
 * @param directs how direct messages find their channels; remembered for as long as the sender lives when absent
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
