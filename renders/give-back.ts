import { MessageChannel } from 'node:worker_threads';

/** A closed port: transferred buffers are freed at once. */
const nowhere = new MessageChannel().port1;
nowhere.close();

/**
 * Frees a buffer at once; its bytes are gone afterwards. A picture's pixels, some 8 MB, are outside the heap.
 * Left to the garbage collector, they cause a full collection every few pictures. A transfer is the only way
 * that all versions of Node have (from 22 on there is `ArrayBuffer.transfer`).
 */
export function giveBack({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const whole = byteOffset === 0 && byteLength === buffer.byteLength;
  if (whole && buffer instanceof ArrayBuffer) nowhere.postMessage(null, [buffer]);
}
