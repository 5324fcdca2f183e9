import { paint } from './paint.js';
import type { Scene } from './scene.js';

/** Runs in a worker thread: a scene in, the bytes of a PNG out (moved, not copied). */
export function paintInWorker(scene: Scene): Uint8Array {
  return new Uint8Array(paint(scene));
}

// piscina calls the module's default export.
export default paintInWorker;
