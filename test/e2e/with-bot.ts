import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, startApp } from '../../src/app.js';
import type { Pictures } from '../../src/discord/bot.js';
import type { AnyModule } from '../../src/games/registry.js';
import { registryOf } from '../../src/games/registry.js';
import { type Log, silentLog } from '../../src/log.js';
import { createRoom, type Room, type RoomOptions } from '../../src/room/room.js';
import { databaseIn } from '../support/stores.js';
import { wordPictures } from '../support/tables.js';
import { visit, type Visitor } from './visitor.js';

/** A room, the bot with the real client, and people at the page. */
export interface Scene {
  readonly room: Room;
  readonly app: () => App;
  /** Stops the bot gracefully and restarts it with the same data. */
  readonly restart: () => Promise<void>;
  readonly person: (index: number) => Visitor;
  /** Folder of the database. */
  readonly folder: string;
  /** The channel in which games are played. */
  readonly channel: string;
  /** The database: a file, or the URL of a server's database. */
  readonly database: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface SceneOptions {
  readonly modules: readonly AnyModule[];
  readonly people?: number;
  readonly pictures?: Pictures;
  readonly room?: RoomOptions;
  readonly log?: Log;
  /** The bot's clock, ms since 1970. */
  readonly clock?: () => number;
  readonly packFolder?: string;
  /** A PostgreSQL database for the games. */
  readonly databaseUrl?: string;
  /** Uses emojis beside names. */
  readonly withEmojis?: boolean;
  /** Allows any number of open lobbies. */
  readonly manyLobbies?: true;
}

export const CHANNEL = 'longhouse';

export async function openScene(options: SceneOptions): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-e2e-'));
  const room = await createRoom(options.room);
  const start = async (): Promise<App> => {
    const app = await startApp({
      config: {
        dataFolder: folder,
        ...(options.databaseUrl === undefined
          ? await databaseIn(folder)
          : { databaseUrl: options.databaseUrl }),
        ...(options.packFolder === undefined ? {} : { packFolder: options.packFolder }),
      },
      log: options.log ?? silentLog(),
      modules: registryOf(options.modules),
      pictures: options.pictures ?? wordPictures,
      withEmojis: options.withEmojis === true,
      connection: { token: room.token, api: room.apiUrl },
      ...(options.clock === undefined ? {} : { clock: options.clock }),
      ...(options.manyLobbies === true ? { lobbies: { ofOne: 100_000, inChannel: 100_000 } } : {}),
    });
    await app.running.registered;
    return app;
  };
  let app = await start();
  const people: Visitor[] = [];
  for (let index = 0; index < (options.people ?? 1); index++) people.push(await visit(room, index, CHANNEL));
  return {
    room,
    folder,
    app: () => app,
    person(index) {
      const found = people[index];
      if (found === undefined) throw new Error(`there is no person ${index}`);
      return found;
    },
    channel: room.channel(CHANNEL).id,
    database: async () =>
      options.databaseUrl ?? (await databaseIn(folder)).databaseUrl ?? join(folder, 'fimbul.db'),
    async restart() {
      await app.stop();
      app = await start();
    },
    async close() {
      for (const each of people) each.close();
      await app.stop();
      await room.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
