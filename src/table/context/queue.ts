import PQueue from 'p-queue';
import { BY_ITSELF, type Processes } from '../../processes.js';
import { refuse } from '../texts/refuse.js';
import type { GameId } from '../contract/index.js';

/** Tasks of one game run one at a time, in order, also across processes. Games don't wait for one another. */
export interface GameQueues {
  run<T>(game: GameId, task: () => Promise<T>): Promise<T>;
  /** Refuses new tasks and waits for the queued ones. */
  close(): Promise<void>;
}

export function gameQueues({ alone }: Pick<Processes, 'alone'> = BY_ITSELF): GameQueues {
  const queues = new Map<GameId, PQueue>();
  let closing = false;
  return {
    async run(game, task) {
      if (closing) refuse('table.closing');
      let queue = queues.get(game);
      if (queue === undefined) {
        queue = new PQueue({ concurrency: 1 });
        queues.set(game, queue);
      }
      try {
        return await queue.add(() => alone(game, task));
      } finally {
        if (queue.size === 0 && queue.pending === 0 && queues.get(game) === queue) queues.delete(game);
      }
    },
    async close() {
      closing = true;
      await Promise.all([...queues.values()].map((queue) => queue.onIdle()));
    },
  };
}
