import type { Scene } from '../../renders/scene.js';
import type { ThinkInput } from '../sim/think-worker.js';
import type { Move } from '../kernel/types.js';
import type { WorkQueue } from '../store/postgres/queue.js';
import { carried, traced } from '../trace.js';

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
  /** What it belongs to goes along in the task. */
  const asked = (task: string, what: object, how: Parameters<WorkQueue['ask']>[2]): Promise<Uint8Array> =>
    traced(`ask for ${task}`, {}, () => queue.ask(task, { ...what, trace: carried() }, how));
  return {
    async think(input) {
      try {
        const found = await asked('think', input, THINKING);
        return (JSON.parse(Buffer.from(found).toString()) as Move | null) ?? undefined;
      } catch {
        return here.think(input);
      }
    },
    async paint(scene) {
      try {
        return await asked('paint', scene, PAINTING);
      } catch {
        return here.paint(scene);
      }
    },
  };
}

/** Thinking has its thread and painting its own: one more is fetched meanwhile. */
const AT_ONCE = 3;

function done(
  task: string,
  payload: { readonly trace?: string },
  work: (what: object) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { trace, ...what } = payload;
  return traced(task, {}, () => work(what), trace);
}

/** Does for others what this process's threads can do. */
export function serveWork(queue: Pick<WorkQueue, 'serve'>, here: Work): Promise<() => Promise<void>> {
  return queue.serve(
    {
      think: (payload) => done('think', payload, async (what) => text(await here.think(what as ThinkInput))),
      paint: (payload) => done('paint', payload, (what) => here.paint(what as Scene)),
    },
    AT_ONCE,
  );
}
