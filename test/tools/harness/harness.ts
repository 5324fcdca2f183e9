import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type App, startApp } from '../../../src/app.js';
import type { Pictures } from '../../../src/discord/bot.js';
import type { Registry } from '../../../src/games/registry.js';
import { errorInLog, withoutTokens } from '../../../src/log.js';
import { createRoom, type Room, type RoomOptions } from '../../../src/room/room.js';
import { Database } from '../../../src/sqlite.js';
import { ask } from './postgres-server.js';

/** The room with the bot, for tests and chaos; errors are recorded. */
export interface Harness {
  readonly room: Room;
  readonly folder: string;
  /** Queries the bot's database directly, a file or a server. */
  ask<T extends Record<string, unknown>>(query: string): Promise<readonly T[]>;
  readonly app: () => App;
  /** Stops the bot gracefully and restarts it with the same data, repeatedly if necessary. */
  restart(): Promise<void>;
  /** Logged errors and unhandled rejections. */
  readonly errors: string[];
  /** Waits until the outbox is empty. @throws Error after `most` ms */
  drained(most?: number): Promise<void>;
  close(): Promise<void>;
}

export interface HarnessOptions {
  readonly modules: Registry;
  readonly pictures?: Pictures;
  /** Upload the icons beside names while the bot starts. */
  readonly withEmojis?: boolean;
  readonly room?: RoomOptions;
  /** A PostgreSQL database instead of a file. */
  readonly databaseUrl?: string;
}

/** The folder of the room's page from the last build. */
export const PAGE = fileURLToPath(new URL('../../../dist/src/room/public', import.meta.url));

/** No pictures; the board in words is the plain view. */
const plainPictures: Pictures = {
  board: async () => [],
  final: async () => [],
  text: (snapshot) => [JSON.stringify(snapshot.view)],
  close: async () => {},
};

/** Time limit of a start, including faults, ms. */
const MOST_STARTING = 120_000;

export async function openHarness(options: HarnessOptions): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-harness-'));
  const errors: string[] = [];
  const onRejection = (error: unknown): void => void errors.push(`not handled: ${String(error)}`);
  process.on('unhandledRejection', onRejection);
  const log = pino(
    { level: 'error', base: null, serializers: { err: errorInLog } },
    { write: (line: string) => void errors.push(withoutTokens(line).trim()) },
  );
  const room = await createRoom({
    // The bot gives up a connection after several unanswered heartbeats; frequent ones make that fast.
    heartbeatMs: 1000,
    ...options.room,
    report: (error) => errors.push(`the room: ${String(error)}`),
  });
  const start = (): Promise<App> =>
    startApp({
      config: {
        dataFolder: folder,
        ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
      },
      log,
      modules: options.modules,
      // No limit on the number of games.
      lobbies: { ofOne: 100_000, inChannel: 100_000 },
      pictures: options.pictures ?? plainPictures,
      withEmojis: options.withEmojis === true,
      connection: { token: room.token, api: room.apiUrl, patience: 4000 },
    });
  /** While Discord is away the bot can't start, so the start is retried. */
  const startAtLast = async (): Promise<App> => {
    for (const end = Date.now() + MOST_STARTING; ; await wait(250)) {
      try {
        return await start();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  };
  let app = await start();
  await app.running.registered;
  let restarting: Promise<void> = Promise.resolve();
  return {
    room,
    folder,
    errors,
    async ask<T extends Record<string, unknown>>(query: string) {
      if (options.databaseUrl !== undefined) return ask<T>(options.databaseUrl, query);
      const db = new Database(join(folder, 'fimbul.db'));
      try {
        const asked = db.prepare(query);
        return asked.reader ? (asked.all() as T[]) : (asked.run(), []);
      } finally {
        db.close();
      }
    },
    app: () => app,
    restart() {
      restarting = restarting.then(async () => {
        await app.stop();
        app = await startAtLast();
      });
      return restarting;
    },
    async drained(most = 60_000) {
      const end = Date.now() + most;
      while ((await app.bot.table.outbox.nextAt()) !== undefined) {
        if (Date.now() > end) throw new Error('the outbox is never empty');
        await wait(10);
      }
    },
    async close() {
      await app.stop();
      await room.close();
      process.off('unhandledRejection', onRejection);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
