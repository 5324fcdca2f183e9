import { MessageChannel } from 'node:worker_threads';

/** Nobody is at the other end, and this one is closed: what is sent there is let go of at once. */
const nowhere = new MessageChannel().port1;
nowhere.close();

/**
 * Gives memory that is done with back at once; the bytes are gone afterwards. The pixels of a picture, some 8 MB, lie
 * outside of the heap. Left to the collector of garbage they make it look through the whole heap every few pictures, and
 * the next ones get fresh pages, which take longer to make than to fill. Sending them away is the one way that all
 * versions of Node have to say so (from 22 on there is `ArrayBuffer.transfer`).
 */
export function giveBack({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const whole = byteOffset === 0 && byteLength === buffer.byteLength;
  if (whole && buffer instanceof ArrayBuffer) nowhere.postMessage(null, [buffer]);
}
