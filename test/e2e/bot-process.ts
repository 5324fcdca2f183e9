import { startApp } from '../../src/app.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { makeLog } from '../../src/log.js';
import { wordPictures } from '../support/tables.js';

/** The bot as a process of its own, to be killed. Says `ready` when it is connected. */

const { BOT_API = '', BOT_TOKEN = '', BOT_DATA = '', BOT_DATABASE } = process.env;

const app = await startApp({
  config: { dataFolder: BOT_DATA, ...(BOT_DATABASE === undefined ? {} : { databaseUrl: BOT_DATABASE }) },
  log: makeLog({ logLevel: 'error', logFormat: 'json' }, process.stderr),
  modules: registryOf(GAMES),
  pictures: wordPictures,
  connection: { token: BOT_TOKEN, api: BOT_API },
});
await app.running.registered;
process.stdout.write('ready\n');
