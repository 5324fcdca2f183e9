import type { Scene } from '../../renders/scene.js';
import type { ThinkInput } from '../sim/think-worker.js';
import type { Move } from '../kernel/index.js';
import type { WorkQueue } from '../store/postgres/queue.js';

/** What takes a processor for a while and is kept away from whoever answers people. */
export interface Work {
  readonly think: (input: ThinkInput) => Promise<Move | undefined>;
  readonly paint: (scene: Scene) => Promise<Uint8Array>;
}

/** People wait for pictures; programs may take their time. */
const PAINTING = { urgency: -10, within: 10_000 };
const THINKING = { urgency: 10, within: 15_000 };

const text = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value ?? null));

/** Has workers on the same database do it; what they don't do is done in this process's own threads. */
export function byWorkers(queue: Pick<WorkQueue, 'ask'>, here: Work): Work {
  return {
    async think(input) {
      try {
        const found = await queue.ask('think', input, THINKING);
        return (JSON.parse(Buffer.from(found).toString()) as Move | null) ?? undefined;
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

/** Thinking has its thread and painting its own: one more is fetched meanwhile. */
const AT_ONCE = 3;

/** Does for others what this process's threads can do. */
export function serveWork(queue: Pick<WorkQueue, 'serve'>, here: Work): Promise<() => Promise<void>> {
  return queue.serve(
    {
      think: async (input) => text(await here.think(input as ThinkInput)),
      paint: (scene) => here.paint(scene as Scene),
    },
    AT_ONCE,
  );
}
