// Loaded here too, although only the worker draws: a native library that nobody but a worker holds is unloaded
// when the worker ends, and takes the process with it.
import 'canvas';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { POOL_OPTIONS, threadFile } from '../src/threads.js';
import type { Frame } from './frame.js';
import { MOST_PAINTING, PictureGivenUp, STARTING } from './limits.js';
import type { Scene } from './scene.js';
import { warmingScene } from './warm.js';

/** By how much the worker gives way to the thread that answers people; where the system knows no such thing, not at all. */
const NICE = 2;
/**
 * The worker's young generation, MB. What a picture needs while it is painted dies at once, and the usual 48 MB would
 * only be filled with it.
 */
const YOUNG = 12;
/** Its old generation, MB. A scene and its picture are small; what grows beyond this is a fault. */
const OLD = 256;

/** How long a picture that is being painted is waited for when its worker is to end, ms. */
const MOST_ENDING = 4000;

type Task = Scene | Frame;

/** Paints in a worker thread of its own. */
export interface Painter {
  /** @throws PictureGivenUp when it takes too long or too much memory */
  run(task: Task, name?: string): Promise<Uint8Array>;
  /** Ends the worker, so that the process can end; what waits for it is refused. The next picture gets another one. */
  close(): Promise<void>;
  /**
   * Begins nothing any more, for the rest of this process, and waits until nothing is being painted: a process that ends
   * in the middle of it would break in canvas.
   */
  rest(): Promise<void>;
}

export interface PainterOptions {
  /** The worker's file. */
  readonly filename?: string;
  /** ms for one picture, and what a worker that is just starting may need besides. */
  readonly most?: number;
  readonly starting?: number;
  /** Old generation, MB. */
  readonly memory?: number;
}

/**
 * One worker: node-canvas keeps its list of fonts in one place for the whole process, without a lock, and a
 * second thread that registers fonts at the same moment could break it. A picture takes about a tenth of a
 * second, and there is one gallery per phase.
 */
function open(filename: string | undefined, memory: number): Piscina<Task, Uint8Array> {
  return new Piscina<Task, Uint8Array>({
    ...POOL_OPTIONS,
    ...threadFile('worker', import.meta.url),
    ...(filename === undefined ? {} : { filename }),
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: 60_000,
    // Answers to people go first.
    niceIncrement: NICE,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG, maxOldGenerationSizeMb: memory },
  });
}

/** The worker starts with the first picture. */
export function makePainter(options: PainterOptions = {}): Painter {
  const { filename, most = MOST_PAINTING, starting = STARTING, memory = OLD } = options;
  let pool: Piscina<Task, Uint8Array> | undefined;
  // One at a time, so that the time of each is its own and not that of those before it.
  let turns = new PQueue({ concurrency: 1 });

  /** Whatever hangs in native code can't be ended from outside: its worker is left, and the next picture gets another. */
  function leaveBehind(one: Piscina<Task, Uint8Array>): void {
    if (pool === one) pool = undefined;
    one.destroy().catch(() => {});
  }

  /** A worker that breaks while nothing is painted breaks nothing else: unheard, its error would end the process. */
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
    const work = own.run(task, name === undefined ? {} : { name });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      // One that has never painted anything may never do: the pool starts no other after it.
      if (error instanceof PictureGivenUp || own.completed === 0) {
        work.catch(() => {});
        leaveBehind(own);
      }
      if ((error as { readonly code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new PictureGivenUp('a picture took more memory than a worker has', { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Set once the process is to end: nothing is begun any more. */
  let isEnding = false;
  let closing: Promise<void> | undefined;

  /** What is being painted is let end: cut off in native code, it would take the process along. */
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

/** Paints a scene in this process's worker thread. @throws PictureGivenUp when it takes too long or too much memory */
export const paintHere = (scene: Scene): Promise<Uint8Array> => painter.run(scene);

/** Starts the worker with what every picture needs, so that the first one takes no longer than others. */
export const warmPainter = (): Promise<unknown> => paintHere(warmingScene()).catch(() => {});

let paints = paintHere;

/** Whoever paints for this program from now on; its own worker thread again when nobody is given. */
export function paintBy(others: (scene: Scene) => Promise<Uint8Array> = paintHere): void {
  paints = others;
}

/** Paints a scene away from the thread that answers people. @throws PictureGivenUp as above */
export async function paintElsewhere(scene: Scene): Promise<Buffer> {
  const bytes = await paints(scene);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Paints a frame of an animation in the same worker. */
export const frameElsewhere = (frame: Frame): Promise<Uint8Array> => painter.run(frame, 'frameInWorker');

export const closePool = (): Promise<void> => painter.close();
export const painterRests = (): Promise<void> => painter.rest();
