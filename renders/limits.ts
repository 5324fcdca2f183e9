/** What one picture may cost, and what becomes of one that costs more. */

/** A picture that takes longer than this is given up, ms: a usual one takes a tenth of a second. */
export const MOST_PAINTING = 10_000;
/** A worker that is just starting may need so much longer, ms. */
export const STARTING = 10_000;
/** A picture that was given up isn't begun again for so long, ms: each attempt would cost a worker. */
export const REST_AFTER = 10 * 60_000;

/** A picture that was given up: it took too long, or more memory than a worker has. */
export class PictureGivenUp extends Error {
  override readonly name = 'PictureGivenUp';
}

/** Whether an error means that painting the same picture again would end the same way. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof PictureGivenUp;
}
