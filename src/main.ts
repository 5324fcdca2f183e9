import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type App, startApp } from './app.js';
import { type Config, ConfigError, readConfig } from './config.js';
import type { Connection } from './discord/client.js';
import { type Health, startHealth } from './discord/health.js';
import { renderedPictures } from './discord/pictures.js';
import { firstTour } from './discord/texts/tour.js';
import { registry } from './games/registry.js';
import { type Log, makeLog } from './log.js';
import { StoreUnfit } from './store/open.js';

/** The program: on Discord with a token, in its own local Discord without one. */

interface Place {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Discord, or the room on this machine that stands in for it. */
async function findPlace(config: Config, log: Log): Promise<Place> {
  const { token, api, guildId } = config;
  if (token !== undefined) {
    const connection = {
      token,
      ...(api === undefined ? {} : { api }),
      ...(guildId === undefined ? {} : { guildId }),
    };
    return { connection, close: async () => {} };
  }
  mkdirSync(config.dataFolder, { recursive: true });
  const { createRoom } = await import('./room/room.js');
  const room = await createRoom({
    port: config.port,
    host: config.host,
    password: config.roomPassword,
    dbFile: join(config.dataFolder, 'room.db'),
    applicationName: 'Fimbul',
    guildName: 'The long winter',
    tour: firstTour([...registry.keys()][0] ?? ''),
    report: (error) => log.error({ err: error }, 'the room met an error'),
  });
  log.info(`no DISCORD_TOKEN: the room is open at ${room.url}`);
  return { connection: { token: room.token, api: room.apiUrl }, close: () => room.close() };
}

/** Waits for the signal to end; a second one ends at once. */
function untilToldToStop(log: Log): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    const stop = (signal: NodeJS.Signals): void => {
      if (told) process.exit(1);
      told = true;
      log.info({ signal }, 'stopping');
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const log = makeLog(config);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'an error was not handled'));
  // From here on a signal ends in order, also while things are still being opened.
  const toldToStop = untilToldToStop(log);
  const place = await findPlace(config, log);
  let app: App | undefined;
  let health: Health | undefined;
  try {
    const { connection } = place;
    app = await startApp({ config, log, modules: registry, pictures: renderedPictures(), connection });
    const { running } = app;
    if (config.healthPort !== undefined) {
      health = await startHealth(config.healthPort, '0.0.0.0', () => running.isUp(), app.metrics);
    }
    await toldToStop;
  } finally {
    await health?.close();
    await app?.stop();
    await place.close();
  }
  log.info('stopped');
}

try {
  await main();
  process.exit(0);
} catch (error) {
  if (error instanceof ConfigError || error instanceof StoreUnfit) console.error(error.message);
  else makeLog({ logLevel: 'error', logFormat: 'auto' }).error({ err: error }, 'could not start');
  process.exit(1);
}
