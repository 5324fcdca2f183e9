import { startApp } from '../../../src/app.js';
import { renderedPictures } from '../../../src/discord/pictures.js';
import { parseShards } from '../../../src/discord/shards.js';
import { registry } from '../../../src/games/registry.js';
import { makeLog } from '../../../src/log.js';
import type { FromBot, ToBot } from './load-words.js';

/** The bot of the load test, alone in its process as in production, so that its use is measured. */

const tell = (message: FromBot): void => void process.send?.(message);

async function start({
  folder,
  api,
  token,
  databaseUrl,
  ...given
}: Extract<ToBot, { is: 'start' }>): Promise<void> {
  const shards = given.shards === undefined ? undefined : parseShards(given.shards);
  const app = await startApp({
    config: { dataFolder: folder, ...(databaseUrl === undefined ? {} : { databaseUrl }) },
    log: makeLog({ logLevel: 'error', logFormat: 'json' }, process.stderr),
    modules: registry,
    pictures: renderedPictures(),
    connection: { token, api, ...(shards === undefined ? {} : { shards }) },
  });
  await app.running.registered;
  const atStart = process.memoryUsage();
  let most = atStart;
  const sampler = setInterval(() => {
    const now = process.memoryUsage();
    if (now.rss > most.rss) most = now;
  }, 500);
  const began = performance.now();
  const before = process.cpuUsage();
  process.on('message', (message: ToBot) => {
    if (message.is === 'measured') {
      const { user, system } = process.cpuUsage(before);
      const memory = process.memoryUsage();
      tell({ is: 'used', cpuMs: (user + system) / 1000, took: performance.now() - began, memory });
    } else if (message.is === 'stop') void stop();
  });
  tell({ is: 'ready' });

  async function stop(): Promise<void> {
    const waiting = Date.now() + 60_000;
    while ((await app.bot.table.outbox.nextAt()) !== undefined && Date.now() < waiting)
      await new Promise((resolve) => setTimeout(resolve, 50));
    clearInterval(sampler);
    const { segments, eventLoop } = app.metrics.stats();
    const atEnd = process.memoryUsage();
    await app.stop();
    tell({ is: 'done', segments, eventLoop, atStart, most, atEnd });
    process.disconnect();
  }
}

process.on('message', (message: ToBot) => {
  if (message.is === 'start') void start(message);
});
