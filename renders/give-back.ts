import { MessageChannel } from 'node:worker_threads';

/** A closed port: transferred buffers are freed at once. */
const nowhere = new MessageChannel().port1;
nowhere.close();

/**
 * Frees a buffer at once by transferring it: left to the garbage collector, a picture's 8 MB outside the heap cause a
 * full collection every few pictures. `ArrayBuffer.transfer` needs Node 22.
 */
export function giveBack({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const whole = byteOffset === 0 && byteLength === buffer.byteLength;
  if (whole && buffer instanceof ArrayBuffer) nowhere.postMessage(null, [buffer]);
}
