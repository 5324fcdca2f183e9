import { lobbyPost } from '../../src/discord/posts/lobby.js';
import { GAMES, registryOf } from '../../src/games/registry.js';
import { handlers } from '../../src/handlers.js';
import { offlineBot, textOf } from './tables.js';

/** Run as a program: prints what `/game new` sends in a language: the command, and the lobby's card. */
const [, , language = 'en', module = ''] = process.argv;
const host = { guild: '1', person: '11' };
const bot = offlineBot(registryOf(GAMES));
await bot.table.lobby.create(host, { channel: 'c', module });
const card = { ...(await bot.table.games.card(host, 1)), language };
const lobby = textOf(lobbyPost(bot, card));
const command = handlers(bot.modules).commands.find(({ data }) => data.name === 'game')?.data;
process.stdout.write(JSON.stringify({ command, lobby }));
process.exit(0);
