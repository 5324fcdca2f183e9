import { startApp } from '../../src/app.js';
import { parseShards } from '../../src/discord/shards.js';
import { anyModule, GAMES, registryOf } from '../../src/games/registry.js';
import { makeLog } from '../../src/log.js';
import { toyGame } from '../support/toy-game.js';
import { wordPictures } from '../support/tables.js';

/** The bot in its own process, to be killed. Prints `ready` when connected, and stops gracefully on SIGTERM. */

const { BOT_API = '', BOT_TOKEN = '', BOT_DATA = '', BOT_DATABASE, BOT_SHARDS, BOT_TOY } = process.env;
const shards = BOT_SHARDS === undefined ? undefined : parseShards(BOT_SHARDS);

const app = await startApp({
  config: { dataFolder: BOT_DATA, ...(BOT_DATABASE === undefined ? {} : { databaseUrl: BOT_DATABASE }) },
  log: makeLog({ logLevel: 'error', logFormat: 'json' }, process.stderr),
  modules: registryOf(BOT_TOY === undefined ? GAMES : [anyModule(toyGame)]),
  pictures: wordPictures,
  connection: { token: BOT_TOKEN, api: BOT_API, ...(shards === undefined ? {} : { shards }) },
});
await app.running.registered;
process.stdout.write('ready\n');
process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)));
