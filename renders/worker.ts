import { encodeFrame, type Frame } from './frame.js';
import { paint } from './paint.js';
import type { Scene } from './scene.js';

/** Runs in a worker thread: a scene in, the bytes of a PNG out (moved, not copied). */
export function paintInWorker(scene: Scene): Uint8Array {
  return new Uint8Array(paint(scene));
}

/** One frame of an animation; between two of them other pictures get their turn. */
export function frameInWorker(frame: Frame): Uint8Array {
  return encodeFrame(frame);
}

// piscina calls the module's default export, and others by their names.
export default paintInWorker;
