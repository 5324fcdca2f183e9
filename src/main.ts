import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { painterRests, warmPainter } from '../renders/pool.js';
import { type Config, ConfigError, readConfig } from './config.js';
import type { Connection } from './discord/connection/options.js';
import { startHealth } from './discord/health.js';
import { type Log, makeLog } from './log.js';
import { TokenRevoked } from './discord/token-revoked.js';
import { lockFolder } from './store/sqlite/folder-lock.js';
import { StoreUnfit } from './store/trouble.js';
import { listenToSignals } from './stopping.js';

/**
 * Starts the program: on Discord with a token, otherwise in its own local Discord. Games and the client are loaded late,
 * so that wrong settings, a locked data folder or a used port are reported at once.
 */

interface Place {
  readonly connection: Connection;
  /** @param why the error, shown in the room */
  close(why?: string): Promise<void>;
}

/** Discord, or the local room instead. */
async function findPlace(config: Config, log: Log): Promise<Place> {
  const { token, api, guildId, shards, proxy } = config;
  if (token !== undefined) {
    const connection = {
      token,
      ...(api === undefined ? {} : { api }),
      ...(guildId === undefined ? {} : { guildId }),
      ...(shards === undefined ? {} : { shards }),
      ...(proxy === undefined ? {} : { proxy }),
    };
    return { connection, close: async () => {} };
  }
  const { createRoom } = await import('./room/room.js');
  const { firstTour } = await import('./discord/tour.js');
  const room = await createRoom({
    port: config.port,
    host: config.host,
    password: config.roomPassword,
    names: config.roomNames,
    dbFile: join(config.dataFolder, 'room.db'),
    applicationName: 'Fimbul',
    guildName: 'The long winter',
    tour: firstTour(),
    report: (error) => log.error({ err: error }, 'the room met an error'),
  });
  log.info(`no DISCORD_TOKEN: the room is open at ${room.url}`);
  return { connection: { token: room.token, api: room.apiUrl }, close: (why) => room.close(why) };
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const log = makeLog(config);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'an error was not handled'));
  // From here on a signal shuts down in order, also during the start.
  const stopping = listenToSignals(log, painterRests);
  const opened: (() => unknown)[] = [];
  let failed: string | undefined;
  const close = async (): Promise<void> => {
    for (const each of opened.splice(0).reverse()) await each();
  };
  try {
    if (config.role === 'proxy') {
      const { port, host, api } = config;
      const { startProxy } = await import('./discord/proxy.js');
      const proxy = await startProxy({ port, host, log, ...(api === undefined ? {} : { api }) });
      opened.push(() => proxy.close());
      log.info(`requests to Discord go through ${proxy.url}`);
      return await stopping.signaled;
    }
    if (config.role === 'worker' && config.databaseUrl !== undefined) {
      const { startWorker } = await import('./work/worker.js');
      const worker = await startWorker(config.databaseUrl, log);
      opened.push(() => worker.close());
      void warmPainter();
      if (config.healthPort !== undefined) {
        const state = { oldestDue: 0, waiting: 0, closed: 0, hanging: 0, kept: true };
        const health = await startHealth(
          config.healthPort,
          config.healthHost,
          async () => ({ ...state, connected: worker.isUp() }),
          worker.metrics,
        );
        opened.push(() => health.close());
      }
      return await stopping.signaled;
    }
    // With PostgreSQL and Discord, processes may share the folder.
    if (config.databaseUrl === undefined || config.token === undefined) {
      const lock = lockFolder(config.dataFolder);
      opened.push(() => lock.release());
    }
    const place = await findPlace(config, log);
    opened.push(() => place.close(failed));
    const { connection } = place;
    const { startApp } = await import('./app.js');
    const { renderedPictures } = await import('./discord/pictures.js');
    const { registry } = await import('./games/registry.js');
    const app = await startApp({
      config,
      log,
      modules: registry,
      pictures: renderedPictures(),
      connection,
      withEmojis: true,
    });
    opened.push(() => app.stop());
    // With PostgreSQL, workers may paint.
    if (config.databaseUrl === undefined) void warmPainter();
    if (config.healthPort !== undefined) {
      const health = await startHealth(config.healthPort, config.healthHost, app.wellness, app.metrics);
      opened.push(() => health.close());
    }
    await Promise.race([stopping.signaled, app.revoked]);
  } catch (error) {
    failed = plainly(error) ?? 'The bot could not start; its terminal says why.';
    throw error;
  } finally {
    await stopping.within(close);
  }
  log.info('stopped');
}

/** A sentence about wrong settings or surroundings, for which a stack would be noise. */
function plainly(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StoreUnfit || error instanceof TokenRevoked)
    return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const place = `${address ?? ''}:${port ?? ''}`;
  if (code === 'EADDRINUSE')
    return `Port ${place} is in use, perhaps by another Fimbul. Set PORT (the room) or HEALTH_PORT to a free one; 0 takes any.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${place} may not be opened by this user.`;
  if (code === 'EADDRNOTAVAIL') return `${place} is no address of this machine (HOST, HEALTH_HOST).`;
  return undefined;
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const sentence = plainly(error);
  if (sentence === undefined)
    makeLog({ logLevel: 'error', logFormat: 'auto' }).error({ err: error }, 'could not start');
  else console.error(sentence);
  process.exit(1);
}
