/** Limits on the cost of a picture. */

/** Timeout of a picture, ms: a usual one takes a tenth of a second. */
export const MOST_PAINTING = 10_000;
/** Additional time for a starting worker, ms. */
export const STARTING = 10_000;
/** Pause before a failed picture is retried, ms: each attempt costs a worker. */
export const REST_AFTER = 10 * 60_000;

/** A picture that took too long or exceeded the worker's memory. */
export class PictureGivenUp extends Error {
  override readonly name = 'PictureGivenUp';
}

/** Whether painting the same picture again would fail again. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof PictureGivenUp;
}
