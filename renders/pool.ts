// Loaded here too, although only the worker draws: a native library that nobody but a worker holds is unloaded
// when the worker ends, and takes the process with it.
import 'canvas';
import { Piscina } from 'piscina';
import type { Frame } from './frame.js';
import type { Scene } from './scene.js';

/** True when the program runs from its TypeScript sources (tests, tools) and not from the build. */
const fromSource = import.meta.url.endsWith('.ts');

/** By how much the worker gives way to the thread that answers people; where the system knows no such thing, not at all. */
const NICE = 2;
/**
 * The worker's young generation, MB. What a picture needs while it is painted dies at once, and the usual 48 MB would
 * only be filled with it.
 */
const YOUNG = 12;

let pool: Piscina<Scene | Frame, Uint8Array> | undefined;

/**
 * One worker: node-canvas keeps its list of fonts in one place for the whole process, without a lock, and a
 * second thread that registers fonts at the same moment could break it. A picture takes about a tenth of a
 * second, and there is one gallery per phase.
 */
function open(): Piscina<Scene | Frame, Uint8Array> {
  return new Piscina<Scene | Frame, Uint8Array>({
    filename: new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: 60_000,
    // Answers to people go first.
    niceIncrement: NICE,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    ...(fromSource ? { execArgv: ['--import', 'tsx'] } : {}),
  });
}

/** Paints a scene in a worker thread. */
export async function paintElsewhere(scene: Scene): Promise<Buffer> {
  pool ??= open();
  const bytes = await pool.run(scene);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Paints a frame of an animation in the same worker. */
export async function frameElsewhere(frame: Frame): Promise<Uint8Array> {
  pool ??= open();
  return pool.run(frame, { name: 'frameInWorker' });
}

/** Ends the worker, so that the process can end. */
export async function closePool(): Promise<void> {
  const open = pool;
  pool = undefined;
  await open?.destroy();
}
