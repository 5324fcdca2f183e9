// Also loaded here, although only the worker paints: otherwise the native library is unloaded
// with the worker and crashes the process.
import 'canvas';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { POOL_OPTIONS, threadFile } from '../src/threads.js';
import type { AnimationFrame } from './frame.js';
import { MOST_PAINTING, PictureGivenUp, STARTING } from './limits.js';
import type { Scene } from './scene.js';
import { warmingScene } from './warm.js';

/** Niceness of the worker relative to the main thread, where the system supports it. */
const NICE = 2;
/** The worker's young generation, MB. Its garbage is short-lived and would just fill the default 48 MB. */
const YOUNG = 12;
/** Its old generation, MB. Scenes and pictures are small; more means a bug. */
const OLD = 256;

/** How long closing waits for the current picture, ms. */
const MOST_ENDING = 4000;

type Task = Scene | AnimationFrame;

/** Paints in its own worker thread. */
export interface Painter {
  /** @throws PictureGivenUp when it takes too long or too much memory */
  run(task: Task, name?: string): Promise<Uint8Array>;
  /** Stops the worker and rejects waiting tasks. The next picture starts a new one. */
  close(): Promise<void>;
  /**
   * Rejects new tasks for the rest of this process and waits for the current one:
   * exiting during a native call would crash.
   */
  rest(): Promise<void>;
}

export interface PainterOptions {
  readonly filename?: string;
  /** Timeout of a picture, and additional time for a starting worker, ms. */
  readonly most?: number;
  readonly starting?: number;
  /** Old generation, MB. */
  readonly memory?: number;
}

/**
 * One worker: node-canvas has one global font list without a lock, and a second thread registering fonts
 * at the same time could corrupt it. A picture takes about a tenth of a second, a phase has one gallery.
 */
function open(filename: string | undefined, memory: number): Piscina<Task, Uint8Array> {
  return new Piscina<Task, Uint8Array>({
    ...POOL_OPTIONS,
    ...threadFile('worker', import.meta.url),
    ...(filename === undefined ? {} : { filename }),
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: 60_000,
    // Requests of people have priority.
    niceIncrement: NICE,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: memory },
  });
}

/** The worker starts with the first picture. */
export function makePainter(options: PainterOptions = {}): Painter {
  const { filename, most = MOST_PAINTING, starting = STARTING, memory = OLD } = options;
  let pool: Piscina<Task, Uint8Array> | undefined;
  // One at a time, so that each timeout covers only its own picture.
  let turns = new PQueue({ concurrency: 1 });

  /** Native code can't be interrupted: abandon the worker; the next picture starts a new one. */
  function leaveBehind(one: Piscina<Task, Uint8Array>): void {
    if (pool === one) pool = undefined;
    one.destroy().catch(() => {});
  }

  /** Handles errors of an idle worker, which would otherwise end the process. */
  function opened(): Piscina<Task, Uint8Array> {
    const own = open(filename, memory);
    own.on('error', () => leaveBehind(own));
    return own;
  }

  async function inTime(task: Task, name?: string): Promise<Uint8Array> {
    const own = (pool ??= opened());
    const limit = most + (own.completed > 0 ? 0 : starting);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new PictureGivenUp(`a picture took longer than ${limit} ms`)), limit);
    });
    const painting = own.run(task, name === undefined ? {} : { name });
    try {
      return await Promise.race([painting, late]);
    } catch (error) {
      // A worker that has never painted may be broken: the pool doesn't replace it.
      if (error instanceof PictureGivenUp || own.completed === 0) {
        painting.catch(() => {});
        leaveBehind(own);
      }
      if ((error as { readonly code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new PictureGivenUp('a picture took more memory than a worker has', { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Set when the process is ending. */
  let isEnding = false;
  let closing: Promise<void> | undefined;

  /** Waits for the current picture: terminating native code would crash the process. */
  async function end(): Promise<void> {
    await Promise.race([turns.onIdle(), wait(MOST_ENDING, undefined, { ref: false })]);
    const own = pool;
    pool = undefined;
    turns = new PQueue({ concurrency: 1 });
    await own?.destroy();
  }

  return {
    run: (task, name) =>
      turns.add(() => {
        if (isEnding || closing !== undefined) throw new Error('nothing more is painted: the painter ends');
        return inTime(task, name);
      }),
    close: () => (closing ??= end().finally(() => (closing = undefined))),
    async rest() {
      isEnding = true;
      await turns.onIdle();
      await closing;
    },
  };
}

const painter = makePainter();

/** Paints a scene in this process's worker. @throws PictureGivenUp when it takes too long or too much memory */
export const paintHere = (scene: Scene): Promise<Uint8Array> => painter.run(scene);

/** Starts the worker and fills its caches, so that the first picture isn't slower. */
export const warmPainter = (): Promise<unknown> => paintHere(warmingScene()).catch(() => {});

let paints = paintHere;

/** Replaces the painter of this process; without an argument, its own worker paints again. */
export function paintBy(others: (scene: Scene) => Promise<Uint8Array> = paintHere): void {
  paints = others;
}

/** Paints a scene outside the main thread. @throws PictureGivenUp as above */
export async function paintElsewhere(scene: Scene): Promise<Buffer> {
  const bytes = await paints(scene);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Paints a frame in the same worker. */
export const frameElsewhere = (frame: AnimationFrame): Promise<Uint8Array> =>
  painter.run(frame, 'frameInWorker');

export const closePool = (): Promise<void> => painter.close();
export const painterRests = (): Promise<void> => painter.rest();
