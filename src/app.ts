import { paintBy, paintHere } from '../renders/index.js';
import { handlers } from './handlers.js';
import { isShortened } from '../commands/moves.js';
import { makeReviewer, makeWeigher } from './club/index.js';
import type { Config } from './config.js';
import { type DatabaseConfig, openDatabase } from './database.js';
import type { Bot, Pictures } from './discord/bot.js';
import { emojiBook } from './discord/emojis.js';
import { type RunningBot, startBot } from './discord/client.js';
import type { Connection } from './discord/connection/options.js';
import { type OwnSender, richSender, senderFor } from './discord/connection/own-sender.js';
import { startDailies } from './discord/daily.js';
import { startDirects } from './discord/direct.js';
import { commandPaths } from './discord/mentions.js';
import type { Wellness } from './metrics/measures.js';
import { createMetrics, type Metrics } from './metrics/metrics.js';
import { type Registry } from './games/registry.js';
import { readInstalled } from './installed-packs.js';
import type { Log } from './log.js';
import { openDesk } from './lab/desk.js';
import { makeThinker } from './sim/thinker.js';
import { watchDisk, type Operators } from './disk.js';
import { REPORT_EVERY } from './processes.js';
import { seatOf } from './discord/shards.js';
import { rulesCode } from './rules-code.js';
import { updateCards } from './discord/tournaments.js';
import {
  startTournaments,
  startPruner,
  startScheduler,
  type LobbyLimits,
  type Installed,
  createTable,
} from './table/index.js';
import { byWorkers } from './work/work.js';
import { timedPictures, timedStore } from './timed.js';

export interface App {
  readonly bot: Bot;
  readonly running: RunningBot;
  readonly metrics: Metrics;
  readonly wellness: () => Promise<Wellness>;
  /** Rejects when Discord no longer accepts the token; never resolves. */
  readonly revoked: Promise<never>;
  /** Result of the database's integrity check: `ok`, or the fault. */
  integrity(): Promise<string>;
  /** Shuts down: accepts no new commands, finishes those in progress, closes the database. */
  stop(): Promise<void>;
}

export interface AppInput {
  readonly config: DatabaseConfig & Partial<Pick<Config, 'packFolder'>>;
  readonly log: Log;
  readonly modules: Registry;
  readonly pictures: Pictures;
  readonly connection: Connection;
  /** Limits of open lobbies. */
  readonly lobbies?: LobbyLimits;
  /** Shows icons beside names. */
  readonly withEmojis?: boolean;
  /** Ms since 1970; by default the machine's clock. */
  readonly clock?: () => number;
}

/** Installed packs; faults of others are logged, a line each. */
function installedPacks({ config, modules, log }: AppInput): Installed {
  if (config.packFolder === undefined) return new Map();
  const { packs, problems } = readInstalled(config.packFolder, modules);
  for (const problem of problems) log.warn(`a card pack was left out: ${problem}`);
  for (const [game, found] of packs)
    for (const { key, version } of found) log.info({ game, pack: key, version }, 'a card pack is installed');
  return packs;
}

/** Assembles the program: store, table, bot. */
export async function startApp(input: AppInput): Promise<App> {
  const { log, modules, clock = Date.now } = input;
  let operators: () => Operators | undefined = () => undefined;
  // Closed in reverse order when the program ends or can't start.
  const open: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const each of open.splice(0).reverse()) await each();
  };
  try {
    const metrics = createMetrics();
    open.push(metrics.close);
    const disk = watchDisk(log, () => operators());
    const database = await openDatabase(input.config, log, { unkept: disk.failed });
    open.push(database.close);
    const pictures = timedPictures(input.pictures, metrics);
    const thinker = makeThinker();
    open.push(pictures.close, thinker.close);
    const here = { think: thinker.think, paint: paintHere };
    const background = database.queue === undefined ? here : byWorkers(database.queue, here);
    paintBy(background.paint);
    open.push(() => paintBy());
    const table = createTable({
      store: timedStore(database.store, metrics),
      processes: database.processes,
      registry: modules,
      log,
      think: background.think,
      clock,
      packs: installedPacks(input),
      ...(input.lobbies === undefined ? {} : { lobbies: input.lobbies }),
      rules: rulesCode(),
    });
    open.push(table.process.close);
    const sender = senderFor(input.connection, log, table.people.directs);
    open.push(sender.close);
    const desk = openDesk({ clock });
    const reviewer = makeReviewer();
    const weigher = makeWeigher();
    const typedAndPressed = handlers(modules);
    const bot: Bot & { readonly sender: OwnSender } = {
      table,
      modules,
      pictures,
      log,
      lab: desk,
      reviewer,
      weigher,
      sender,
      measure: metrics.measure,
      late: metrics.late,
      stats: metrics.stats,
      ...(database.processes.several ? { reports: database.processes.reports } : {}),
      owners: new Set(),
      commandIds: new Map(),
      commandPaths: commandPaths(typedAndPressed.commands.map(({ data }) => data)),
      trouble: disk.trouble,
      ...(input.withEmojis === true && pictures.emojis !== undefined
        ? { emojis: emojiBook(pictures.emojis, [...modules.keys()]) }
        : {}),
    };
    operators = () => ({ people: [...(bot.owners ?? [])], sender });
    const { games } = await table.process.resume();
    if (games > 0) log.info({ games }, 'games go on where they were');
    for (const module of modules.values())
      if (isShortened(module))
        log.warn(
          { game: module.meta.id },
          'the command of a game has no room for all its help and says less',
        );
    const running = await startBot(bot, typedAndPressed, {
      ...input.connection,
      processes: database.processes,
    });
    // Calculations are canceled first: nobody waits for them when the program ends.
    open.push(running.stop, desk.close, reviewer.close, weigher.close);
    const wellness = async (): Promise<Wellness> => {
      const posts = await table.outbox.state();
      const processes = Math.max(1, (await database.processes.reports()).length);
      return { ...posts, connected: running.isUp(), processes, kept: disk.trouble() === undefined };
    };
    metrics.watch({
      ...{ wellness, refused: sender.refusals.count },
      ...(database.processes.several ? { reports: database.processes.reports } : {}),
    });
    const report = (): void => {
      const { segments, eventLoop, memoryMB, upSeconds } = metrics.stats();
      database.processes.report({
        role: 'bot',
        shards: seatOf(input.connection.shards),
        memoryMB,
        loop: eventLoop.p99,
        answered: segments.answered.p99,
        minutes: upSeconds / 60,
      });
    };
    const reporting = setInterval(report, REPORT_EVERY).unref();
    report();
    open.push(() => clearInterval(reporting));
    const scheduler = startScheduler(table, clock, log, { several: database.processes.several });
    open.push(startPruner(table.process.pruning, log));
    const rich = richSender(bot, sender);
    open.push(
      scheduler.stop,
      startDailies(bot, rich),
      startDirects(bot, rich),
      startTournaments(table, () => updateCards(bot, sender), log),
      sender.endOpening,
    );
    return {
      bot,
      running,
      metrics,
      wellness,
      revoked: running.revoked,
      integrity: database.integrity,
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
