import type { Scene } from '../../renders/scene.js';
import type { ThinkInput } from '../sim/think-worker.js';
import type { Move } from '../kernel/index.js';
import type { WorkQueue } from '../store/postgres/queue.js';

/** CPU-heavy work that runs outside of the main thread. */
export interface BackgroundWork {
  readonly think: (input: ThinkInput) => Promise<Move | undefined>;
  readonly paint: (scene: Scene) => Promise<Uint8Array>;
}

/** People wait for pictures, so they are more urgent than AI moves. */
const PAINTING = { urgency: -10, within: 10_000 };
const THINKING = { urgency: 10, within: 15_000 };

const text = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value ?? null));

/** Gives work to workers on the same database. This process's threads do what no worker does. */
export function byWorkers(queue: Pick<WorkQueue, 'ask'>, here: BackgroundWork): BackgroundWork {
  return {
    async think(input) {
      try {
        const answer = await queue.ask('think', input, THINKING);
        return (JSON.parse(Buffer.from(answer).toString()) as Move | null) ?? undefined;
      } catch {
        return here.think(input);
      }
    },
    async paint(scene) {
      try {
        return await queue.ask('paint', scene, PAINTING);
      } catch {
        return here.paint(scene);
      }
    },
  };
}

/** One job for the thinking thread, one for the painting thread, one prefetched. */
const AT_ONCE = 3;

/** Does work for other processes in this process's threads. */
export function serveWork(
  queue: Pick<WorkQueue, 'serve'>,
  here: BackgroundWork,
): Promise<() => Promise<void>> {
  return queue.serve(
    {
      think: async (input) => text(await here.think(input as ThinkInput)),
      paint: (scene) => here.paint(scene as Scene),
    },
    AT_ONCE,
  );
}
