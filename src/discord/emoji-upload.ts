import { setTimeout as wait } from 'node:timers/promises';
import { DiscordAPIError, RateLimitError, type REST } from 'discord.js';
import { type APIEmoji, Routes } from 'discord-api-types/v10';
import type { Log } from '../log.js';
import { type EmojiBook, isOurs } from './emojis.js';
import { type MessageBody, withoutAnyEmoji } from './post.js';

/**
 * Uploads missing emojis one by one in the background. An emoji's name contains the digest of its drawing, so Discord's
 * list shows which are missing.
 */

export interface EmojiUpload {
  readonly rest: REST;
  readonly application: string;
  readonly book: EmojiBook;
  readonly log: Pick<Log, 'debug' | 'info' | 'warn'>;
}

const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 6 * 60 * 60_000;

/** Reads Discord's list, uploads missing emojis, and removes our old ones. @throws errors of Discord or the network */
async function uploadOnce(
  { rest, application, book, log }: EmojiUpload,
  signal?: AbortSignal,
): Promise<void> {
  const route = Routes.applicationEmojis(application);
  const { items } = (await rest.get(route)) as { readonly items: readonly APIEmoji[] };
  const there = new Map<string, string>();
  for (const { id, name } of items) if (id !== null && name !== null) there.set(name, id);
  for (const { name } of book.wanted) {
    const id = there.get(name);
    if (id !== undefined) book.learn(name, id);
  }
  const missing = book.wanted.filter(({ name }) => !there.has(name));
  for (const { name, png } of missing) {
    if (signal?.aborted === true) return;
    const id = await uploaded(rest, route, name, Buffer.from(await png()), log);
    if (id !== undefined) book.learn(name, id);
  }
  const names = new Set(book.wanted.map(({ name }) => name));
  const old = [...there].filter(([name]) => isOurs(name) && !names.has(name));
  for (const [, id] of old) await rest.delete(`${route}/${id}`);
  if (missing.length + old.length > 0)
    log.info({ uploaded: missing.length, removed: old.length }, 'the emojis are as they are drawn');
}

/** The id of a new emoji; undefined if Discord refuses it. */
async function uploaded(
  rest: REST,
  route: `/${string}`,
  name: string,
  png: Buffer,
  log: EmojiUpload['log'],
): Promise<string | undefined> {
  try {
    const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
    return ((await rest.post(route, { body })) as APIEmoji).id ?? undefined;
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.status !== 400) throw error;
    log.warn({ err: error, emoji: name }, 'Discord refuses an emoji; its name stands alone');
    return undefined;
  }
}

/** Uploads until it succeeds, with backoff, and again whenever an emoji is missing. Never rejects. */
export async function keepUploading(upload: EmojiUpload, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_WAIT; !signal.aborted; pause = Math.min(LONGEST_WAIT, pause * 2)) {
    try {
      await uploadOnce(upload, signal);
      await missed(upload.book, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RateLimitError) pause = Math.max(FIRST_WAIT, error.retryAfter);
      upload.log.warn({ err: error, seconds: pause / 1000 }, 'the emojis could not be uploaded yet');
    }
    await wait(pause, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Resolves when a known emoji turns out to be missing. */
function missed(book: EmojiBook, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    book.onForgotten(resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Discord doesn't know an emoji in the message: it was removed since. */
function missesEmoji(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError) || error.status !== 400) return false;
  return JSON.stringify(error.rawError).includes('_EMOJI');
}

/** Sends a post; without emojis if Discord rejects one, and so all later posts until they are uploaded again. */
export async function sendWithEmojis<T>(
  book: EmojiBook | undefined,
  message: MessageBody,
  send: (message: MessageBody) => Promise<T>,
): Promise<T> {
  try {
    return await send(message);
  } catch (error) {
    if (!missesEmoji(error)) throw error;
    book?.forget();
    return send(withoutAnyEmoji(message));
  }
}
