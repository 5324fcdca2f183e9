import { closePool, paintHere } from '../../renders/index.js';
import { createMetrics, type Metrics, timed } from '../metrics/metrics.js';
import type { Log } from '../log.js';
import { REPORT_EVERY } from '../processes.js';
import { makeThinker } from '../sim/thinker.js';
import { openPostgres, showProcess } from '../store/postgres/index.js';
import { workQueue } from '../store/postgres/queue.js';
import { serveWork } from './work.js';

export interface Worker {
  readonly isUp: () => boolean;
  readonly metrics: Metrics;
  close(): Promise<void>;
}

/** A process that only draws and computes AI moves for others on the same database. */
export async function startWorker(url: string, log: Pick<Log, 'info'>): Promise<Worker> {
  const db = await openPostgres(url, { connections: 6, beside: true });
  const processes = await showProcess(url);
  const queue = workQueue(db.$client, processes);
  const thinker = makeThinker();
  const metrics = createMetrics();
  metrics.watch({ reports: processes.reports });
  const stop = await serveWork(queue, {
    think: thinker.think,
    paint: (scene) => timed(metrics, 'drawn', () => paintHere(scene)),
  });
  const report = (): void => {
    const { eventLoop, memoryMB, upSeconds } = metrics.stats();
    processes.report({
      ...{ role: 'worker', shards: '', memoryMB, answered: 0 },
      loop: eventLoop.p99,
      minutes: upSeconds / 60,
    });
  };
  const reporting = setInterval(report, REPORT_EVERY);
  report();
  log.info('draws and thinks for the others');
  return {
    ...{ isUp: processes.isUp, metrics },
    async close() {
      clearInterval(reporting);
      metrics.close();
      await stop();
      await queue.close();
      await thinker.close();
      await closePool();
      await db.$client.end();
      await processes.close();
    },
  };
}
