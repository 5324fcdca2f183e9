import { closePool, paintHere } from '../../renders/index.js';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from '../log.js';
import { REPORT_EVERY } from '../processes.js';
import { makeThinker } from '../sim/thinker.js';
import { openPostgres } from '../store/postgres/open.js';
import { showProcess } from '../store/postgres/processes.js';
import { workQueue } from '../store/postgres/queue.js';
import { serveWork } from './work.js';

/** A process that draws and thinks for the others on the same database, and does nothing else. */
export async function startWorker(
  url: string,
  log: Pick<Log, 'info'>,
): Promise<{ readonly isUp: () => boolean; close(): Promise<void> }> {
  const db = await openPostgres(url, { connections: 6, beside: true });
  const processes = await showProcess(url);
  const queue = workQueue(db.$client, processes);
  const thinker = makeThinker();
  const stop = await serveWork(queue, { think: thinker.think, paint: paintHere });
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const report = (): void =>
    processes.report({
      role: 'worker',
      shards: '',
      memoryMB: process.memoryUsage.rss() / 1e6,
      loop: loop.percentile(99) / 1e6,
      answered: 0,
      minutes: performance.now() / 60_000,
    });
  const reporting = setInterval(report, REPORT_EVERY);
  report();
  log.info('draws and thinks for the others');
  return {
    isUp: processes.isUp,
    async close() {
      clearInterval(reporting);
      loop.disable();
      await stop();
      await queue.close();
      await thinker.close();
      await closePool();
      await db.$client.end();
      await processes.close();
    },
  };
}
