import { createHash } from 'node:crypto';
import { SnowflakeUtil } from 'discord.js';
import type {
  ChannelId,
  GameCard,
  GameReading,
  MessageId,
  OutboxMessage,
  PostBody,
  PostKind,
} from '../../table/index.js';
import type { Bot } from '../bot.js';
import { LIMITS } from '../limits.js';
import { type MessageBody, words } from '../post.js';
import { type Sender, troubleOf } from '../sender.js';

/** One attempt at a post. An earlier attempt may have been sent without being recorded. */
export interface Delivering {
  readonly bot: Bot;
  readonly sender: Sender;
  readonly row: OutboxMessage;
  readonly game: GameReading;
  readonly card: GameCard;
  /** The words that replace a picture that can't be drawn. */
  pictureText?: string;
}

/** The result the outbox records. */
export interface Delivered {
  readonly channel?: ChannelId;
  readonly message?: MessageId;
  readonly thread?: ChannelId;
  /** Runs after the post is recorded, so that a retry doesn't repeat it. */
  readonly afterwards?: () => Promise<void>;
}

export type BodyOf<K extends PostKind> = Extract<PostBody, { readonly kind: K }>;
export type Delivery<K extends PostKind> = (d: Delivering, body: BodyOf<K>) => Promise<Delivered>;

/** Nonce of the nth message of a post; the first has the post's own. */
export function pageNonce(nonce: string, page: number): string {
  if (page === 0) return nonce;
  return createHash('sha256').update(`${nonce}/${page}`).digest('base64url').slice(0, LIMITS.nonce);
}

/** The message of an earlier attempt that reached Discord although its response was lost. */
async function sentBefore({ sender, row }: Delivering, channel: string, page = 0) {
  if (row.mayStandSince === undefined) return undefined;
  return sender.find(channel, pageNonce(row.nonce, page), row.mayStandSince);
}

/** Sends one message of the post, unless an earlier attempt did. */
export async function sendPage(
  d: Delivering,
  channel: string,
  post: MessageBody,
  page = 0,
): Promise<MessageId> {
  return (await sentBefore(d, channel, page)) ?? d.sender.send(channel, post, pageNonce(d.row.nonce, page));
}

/** Sends a post that is never edited. A long post is several messages; the last is recorded. */
export async function sendOnce(d: Delivering, posts: readonly MessageBody[], channel = d.row.channel) {
  let message: MessageId | undefined;
  for (const [page, each] of posts.entries()) {
    const text = page === 0 ? d.pictureText : undefined;
    const post = text === undefined ? each : { ...each, components: [...each.components, words(text)] };
    message = await sendPage(d, channel, post, page);
  }
  return message === undefined ? {} : { channel, message };
}

/** Edits the game's single message of this kind. With `resend`, sends it again and removes the old one. */
export async function upsertMessage(d: Delivering, post: MessageBody, resend = false) {
  const { sender, row } = d;
  const { existing, channel } = row;
  const left = await sentBefore(d, channel);
  const standing = resend || existing?.channel !== channel ? undefined : existing.message;
  const current = left ?? standing;
  const isEdited = current !== undefined && (await editIfThere(sender, channel, current, post));
  const message = isEdited ? current : await sender.send(channel, post, row.nonce);
  if (existing?.message !== message) await removeExisting(d);
  return { channel, message };
}

/** @returns false if the message was deleted */
export async function editIfThere(sender: Sender, channel: ChannelId, message: MessageId, post: MessageBody) {
  try {
    await sender.edit(channel, message, post);
    return true;
  } catch (error) {
    if (troubleOf(error) !== 'no-message') throw error;
    return false;
  }
}

/** Ignores "forbidden" in a channel the game has left: the bot may have lost access. */
async function removeExisting({ sender, row: { existing, channel } }: Delivering): Promise<void> {
  if (existing === undefined) return;
  try {
    await sender.remove(existing.channel, existing.message);
  } catch (error) {
    if (existing.channel === channel || troubleOf(error) !== 'forbidden') throw error;
  }
}

export async function removeSentBefore(d: Delivering): Promise<void> {
  const left = await sentBefore(d, d.row.channel);
  if (left !== undefined) await d.sender.remove(d.row.channel, left);
}

/** Removes the game's single message of this kind. */
export async function dropMessage(d: Delivering): Promise<Delivered> {
  await removeSentBefore(d);
  await removeExisting(d);
  return {};
}

/** A little less than an hour, ms: after an hour Discord limits the edits of a message. */
const OLD = 55 * 60_000;

/** Reads the time from the message's snowflake id. */
export function isOld(message: string, now: number): boolean {
  return /^\d{17,20}$/u.test(message) && now - SnowflakeUtil.timestampFrom(message) > OLD;
}
