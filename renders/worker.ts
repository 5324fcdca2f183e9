import { move } from 'piscina';
import { encodeFrame, type AnimationFrame } from './frame.js';
import { paint } from './paint.js';
import type { Scene } from './scene.js';

/**
 * Transfers bytes instead of copying them. Shared blocks (small buffers) and a library's memory
 * can't be transferred, so they are copied first.
 */
const handedOver = (bytes: Uint8Array): Uint8Array => move(new Uint8Array(bytes)) as unknown as Uint8Array;

/** Runs in a worker thread: paints a scene as a PNG. */
export function paintInWorker(scene: Scene): Uint8Array {
  return handedOver(paint(scene));
}

/** Paints one frame; other pictures may run between two frames. */
export function frameInWorker(frame: AnimationFrame): Uint8Array {
  return handedOver(encodeFrame(frame));
}

// piscina calls the default export, and named exports by name.
export default paintInWorker;
