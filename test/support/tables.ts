import type { Bot, Pictures } from '../../src/discord/bot.js';
import type { MessageBody } from '../../src/discord/post.js';
import type { Sender } from '../../src/discord/sender.js';
import { anyModule, type Registry, registryOf } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { createTable } from '../../src/table/table.js';
import { testStore } from './stores.js';
import { toyGame } from './toy-game.js';

/** No pictures, and the view as JSON for text, so that leaks into a view show in the text. */
export const wordPictures: Pictures = {
  board: async () => [],
  final: async () => [],
  text: (snapshot) => [JSON.stringify(snapshot.view)],
  close: async () => {},
};

/**
 * A bot with a database but no connection. @param file an SQLite file that the test reads itself; by default the run's
 * own store
 */
export function offlineBot(modules: Registry, file?: string, clock?: () => number): Bot {
  const table = createTable({
    store: file === undefined ? testStore() : sqliteStore(openSqlite(file)),
    registry: modules,
    ...(clock ? { clock } : {}),
  });
  return { table, modules, pictures: wordPictures, log: silentLog() };
}

/** An offline bot with a database in memory and the toy game. */
export function toyBot(): Bot {
  return offlineBot(registryOf([anyModule(toyGame)]));
}

/** Time limit for emptying the outbox; Discord's rate limit delays a full channel for many seconds. */
const DRAIN_MS = 60_000;

/** Waits until everything that is due has been sent. */
export async function drained(bot: Bot): Promise<void> {
  for (const end = Date.now() + DRAIN_MS; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if ((await bot.table.outbox.nextAt()) === undefined) return;
  }
  throw new Error('the outbox is never empty');
}

export interface SentMessage {
  readonly id: string;
  readonly channel: string;
  readonly nonce: string;
  post: MessageBody;
  edits: number;
}

/** A fake Discord: stores messages, detects duplicates by nonce, fails on demand. */
export function fakeSender(): Sender & {
  readonly messages: SentMessage[];
  readonly threads: Map<string, string>;
  /** Errors thrown by the next calls, one each. */
  readonly failures: unknown[];
  /** Errors thrown by the next calls after posting, as if the response were lost. */
  readonly lost: unknown[];
  readonly log: string[];
} {
  const messages: SentMessage[] = [];
  const threads = new Map<string, string>();
  const failures: unknown[] = [];
  const lost: unknown[] = [];
  const log: string[] = [];
  let next = 1;
  const maybeFail = (what: string): void => {
    log.push(what);
    if (failures.length > 0) {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    }
  };
  return {
    messages,
    threads,
    failures,
    lost,
    log,
    async send(channel, post, nonce) {
      maybeFail(`send ${channel}`);
      const known = messages.find((message) => message.nonce === nonce);
      if (known !== undefined) return known.id;
      const id = `m${next++}`;
      messages.push({ id, channel, nonce, post, edits: 0 });
      const failure = lost.shift();
      if (failure !== undefined) throw failure;
      return id;
    },
    async find(channel, nonce) {
      maybeFail(`find ${channel}`);
      return messages.find((message) => message.nonce === nonce)?.id;
    },
    async edit(channel, id, post) {
      maybeFail(`edit ${channel}`);
      const message = messages.find((each) => each.id === id);
      if (message === undefined) throw new Error('no such message');
      message.post = post;
      message.edits += 1;
    },
    async remove(channel, id) {
      maybeFail(`remove ${channel}`);
      const at = messages.findIndex((each) => each.id === id);
      if (at >= 0) messages.splice(at, 1);
    },
    async thread(_channel, message) {
      maybeFail('thread');
      threads.set(message, `t-${message}`);
      return `t-${message}`;
    },
    async room(channel) {
      maybeFail('room');
      return `r-${channel}`;
    },
    async invite(thread, person) {
      log.push(`invite ${thread} ${person}`);
    },
    async expel(thread, person) {
      log.push(`expel ${thread} ${person}`);
    },
    name: async (_guild, person) => `Name of ${person}`,
    async direct(person, post, nonce = `${next}`) {
      maybeFail(`direct ${person}`);
      const channel = `dm-${person}`;
      const known = messages.find((message) => message.nonce === nonce);
      if (known !== undefined) return { channel, message: known.id };
      const message = `m${next++}`;
      messages.push({ id: message, channel, nonce, post, edits: 0 });
      return { channel, message };
    },
    async pin() {},
    async unpin() {},
  };
}

interface Said {
  readonly components: readonly unknown[];
  readonly below?: Said;
}

/** The whole text of a post and its components, for assertions. */
export function textOf(post: Said): string {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if ((key === 'content' || key === 'label') && typeof inner === 'string') found.push(inner);
        else walk(inner);
      }
    }
  };
  walk(post.components);
  if (post.below !== undefined) found.push(textOf(post.below));
  return found.join('\n');
}

/** Custom ids of a post's controls. */
export function idsOf(post: { readonly components: readonly unknown[] }): readonly string[] {
  return [...JSON.stringify(post.components).matchAll(/"custom_id":("(?:[^"\\]|\\.)*")/gu)].map(
    (match) => JSON.parse(match[1] ?? '""') as string,
  );
}
