import { join } from 'node:path';
import { handlers } from '../commands/index.js';
import type { Config } from './config.js';
import type { Bot, Pictures } from './discord/bot.js';
import { type Connection, type RunningBot, senderFor, startBot } from './discord/client.js';
import { createMetrics, type Metrics, timedPictures } from './discord/metrics.js';
import { type Registry } from './games/registry.js';
import { readInstalled } from './installed-packs.js';
import type { Log } from './log.js';
import { makeThinker } from './sim/thinker.js';
import type { Sender } from './discord/sender.js';
import { openSqlite } from './store/open.js';
import { sqliteStore } from './store/sqlite.js';
import { startScheduler } from './table/clock/scheduler.js';
import type { Installed } from './table/packs.js';
import { createTable } from './table/table.js';
import { timedStore } from './timed-store.js';

export interface App {
  readonly bot: Bot;
  readonly running: RunningBot;
  readonly metrics: Metrics;
  /** What SQLite finds when it looks through the whole database: `ok`, or what is wrong. */
  integrity(): string;
  /** Ends in order: no new words, what is under way is kept and sent, the database is closed. */
  stop(): Promise<void>;
}

export interface AppInput {
  readonly config: Pick<Config, 'dataFolder'> & Partial<Pick<Config, 'packFolder'>>;
  readonly log: Log;
  readonly modules: Registry;
  readonly pictures: Pictures;
  readonly connection: Connection;
  /** Ms since 1970; the machine's when absent. */
  readonly clock?: () => number;
}

/** Packs that games can be set up with; what is wrong with the others is logged, a line each. */
function installedPacks({ config, modules, log }: AppInput): Installed {
  if (config.packFolder === undefined) return new Map();
  const { packs, problems } = readInstalled(config.packFolder, modules);
  for (const problem of problems) log.warn(`a card pack was left out: ${problem}`);
  for (const [game, found] of packs)
    for (const { key, version } of found) log.info({ game, pack: key, version }, 'a card pack is installed');
  return packs;
}

/** Puts the program together: store, table, bot. */
export async function startApp(input: AppInput): Promise<App> {
  const { log, modules, clock = Date.now } = input;
  // What has been opened, to be closed in the reverse order: when the program ends, or when it can't start.
  const open: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const each of open.splice(0).reverse()) await each();
  };
  try {
    const metrics = createMetrics();
    open.push(metrics.close);
    const db = openSqlite(join(input.config.dataFolder, 'fimbul.db'));
    open.push(() => db.$client.close());
    const pictures = timedPictures(input.pictures, metrics);
    const thinker = makeThinker();
    open.push(pictures.close, thinker.close);
    const table = createTable({
      store: timedStore(sqliteStore(db), metrics),
      registry: modules,
      log,
      think: thinker.think,
      clock,
      packs: installedPacks(input),
    });
    open.push(table.close);
    const sender = senderFor(input.connection);
    open.push(sender.close);
    const bot: Bot & { readonly sender: Sender } = {
      table,
      modules,
      pictures,
      log,
      sender,
      measure: metrics.measure,
      stats: metrics.stats,
      owners: new Set(),
    };
    const { games } = await table.resume();
    if (games > 0) log.info({ games }, 'games go on where they were');
    const running = await startBot(bot, handlers(modules), input.connection);
    open.push(running.stop);
    const scheduler = startScheduler(table, clock, log);
    open.push(scheduler.stop);
    return {
      bot,
      running,
      metrics,
      integrity: () => String(db.$client.pragma('integrity_check', { simple: true })),
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
