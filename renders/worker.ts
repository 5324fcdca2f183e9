import { move } from 'piscina';
import { encodeFrame, type Frame } from './frame.js';
import { paint } from './paint.js';
import type { Scene } from './scene.js';

/**
 * Bytes in memory of their own are handed over, not copied; what lies in a shared block (small buffers) or
 * belongs to a library can't be handed over, so it is put into such memory first.
 */
const handedOver = (bytes: Uint8Array): Uint8Array => move(new Uint8Array(bytes)) as unknown as Uint8Array;

/** Runs in a worker thread: a scene in, the bytes of a PNG out. */
export function paintInWorker(scene: Scene): Uint8Array {
  return handedOver(paint(scene));
}

/** One frame of an animation; between two of them other pictures get their turn. */
export function frameInWorker(frame: Frame): Uint8Array {
  return handedOver(encodeFrame(frame));
}

// piscina calls the module's default export, and others by their names.
export default paintInWorker;
