import { DiscordAPIError, type REST, type RawFile } from 'discord.js';
import {
  ChannelType,
  MessageFlags,
  RESTJSONErrorCodes,
  Routes,
  type RESTPostAPIChannelMessageResult,
} from 'discord-api-types/v10';
import { clip, LIMITS } from './limits.js';
import { type Post, toBody } from './post.js';

/** What the poster needs of Discord. */
export interface Sender {
  /** Sends once: the same nonce again, soon after, finds the message that is there already. */
  send(channel: string, post: Post, nonce: string): Promise<string>;
  edit(channel: string, message: string, post: Post): Promise<void>;
  /** Removes a message; one that is gone already is fine. */
  remove(channel: string, message: string): Promise<void>;
  /** The thread of a message, made if there is none yet. */
  thread(channel: string, message: string, name: string): Promise<string>;
  /** Lets somebody into a thread without a ping; failing is fine. */
  invite(thread: string, person: string): Promise<void>;
  pin(channel: string, message: string): Promise<void>;
}

/** Why a post could not be sent, as far as it matters for what to do next. */
export type Trouble =
  /** The channel or thread is gone: never to be sent. */
  | 'gone'
  /** The message to edit is gone: send a new one. */
  | 'no-message'
  /** A permission is missing; it may come back. */
  | 'forbidden'
  /** Discord finds the message itself wrong: a fault of ours. */
  | 'invalid'
  /** Network or server: try again. */
  | 'later';

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof DiscordAPIError)) return 'later';
  switch (error.code) {
    case RESTJSONErrorCodes.UnknownChannel:
    case RESTJSONErrorCodes.UnknownGuild:
      return 'gone';
    case RESTJSONErrorCodes.UnknownMessage:
      return 'no-message';
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
      return 'forbidden';
    default:
      if (error.status === 403) return 'forbidden';
      return error.status === 400 ? 'invalid' : 'later';
  }
}

function parts(post: Post, flags: number): { body: Record<string, unknown>; files: RawFile[] } {
  const { components, allowedMentions } = toBody(post);
  return {
    body: {
      components,
      flags,
      allowed_mentions: allowedMentions,
      attachments: post.files.map((file, id) => ({
        id,
        filename: file.name,
        description: clip(file.alt, LIMITS.altText),
      })),
    },
    files: post.files.map((file) => ({ name: file.name, data: file.png, contentType: 'image/png' })),
  };
}

/** The sender over discord.js's REST client, which waits out rate limits by itself. */
export function restSender(rest: REST): Sender {
  return {
    async send(channel, post, nonce) {
      const flags = MessageFlags.IsComponentsV2 | (post.silent ? MessageFlags.SuppressNotifications : 0);
      const { body, files } = parts(post, flags);
      const sent = await rest.post(Routes.channelMessages(channel), {
        body: { ...body, nonce, enforce_nonce: true },
        files,
      });
      return (sent as RESTPostAPIChannelMessageResult).id;
    },
    async edit(channel, message, post) {
      const { body, files } = parts(post, MessageFlags.IsComponentsV2);
      await rest.patch(Routes.channelMessage(channel, message), { body, files });
    },
    async remove(channel, message) {
      try {
        await rest.delete(Routes.channelMessage(channel, message));
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble !== 'no-message' && trouble !== 'gone') throw error;
      }
    },
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
    async invite(thread, person) {
      await rest.put(Routes.threadMembers(thread, person));
    },
    async pin(channel, message) {
      await rest.put(Routes.channelMessagesPin(channel, message));
    },
  };
}

/** Channels in which a game may be set up. */
export const GAME_CHANNELS: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];
