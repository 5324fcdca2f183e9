import { setTimeout } from 'node:timers/promises';
import type { Bot } from '../../../src/discord/bot.js';
import { logOf, pageOf } from '../../../src/export/page.js';
import { recordOf } from '../../../src/export/record.js';
import { GAMES, registry } from '../../../src/games/registry.js';
import { drawer } from '../../../src/kernel/random.js';
import { silentLog } from '../../../src/log.js';
import type { Store } from '../../../src/store/port.js';
import { openPostgres } from '../../../src/store/postgres/open.js';
import { showPresence } from '../../../src/store/postgres/presence.js';
import { postgresStore } from '../../../src/store/postgres/store.js';
import { openSqlite } from '../../../src/store/sqlite/open.js';
import { sqliteStore } from '../../../src/store/sqlite/store.js';
import { createTable } from '../../../src/table/table.js';
import { freshDatabase } from '../../support/postgres.js';
import { wordPictures } from '../../support/tables.js';
import { digestOf } from './digest.js';

const MIDNIGHT = Date.UTC(2026, 0, 1);
const ACTOR = { guild: '1', person: '11' };

async function onPostgres(): Promise<Store> {
  const url = await freshDatabase();
  const { holder, close } = await showPresence(url);
  return postgresStore(await openPostgres(url), { holder, closing: close });
}

/** The log and the page of one exported game of each kind between AIs, on each store. */
export async function exportLines(): Promise<readonly string[]> {
  const stores = [
    ['sqlite', sqliteStore(openSqlite(':memory:'))],
    ['postgres', await onPostgres()],
  ] as const;
  const lines: string[] = [];
  for (const [name, store] of stores) {
    for (const { meta } of GAMES) lines.push(`export ${name} ${meta.id}: ${await exported(store, meta.id)}`);
    await store.close();
  }
  return lines;
}

async function exported(store: Store, module: string): Promise<string> {
  const table = createTable({
    store,
    registry,
    clock: () => MIDNIGHT,
    entropy: { seed: () => `baseline of ${module}`, draw: drawer(1) },
    aiBatch: 100_000,
  });
  const bot: Bot = { table, modules: registry, pictures: wordPictures, log: silentLog() };
  const card = await table.lobby.create(ACTOR, { channel: module, module });
  await table.lobby.fill(ACTOR, card.id, 'random');
  await table.lobby.start(ACTOR, card.id);
  const seat = await table.games.seatOf(ACTOR, card.id);
  if (seat !== undefined) await table.host.replace(ACTOR, card.id, seat, { ai: 'random' });
  while ((await table.games.card(ACTOR, card.id)).stage === 'running') await setTimeout(20);
  const record = await recordOf(bot, ACTOR, card.id, { locale: 'en' });
  const log = logOf(record);
  return `${log.length} characters of log ${digestOf(log)}, page ${digestOf(pageOf(record, bot))}`;
}
