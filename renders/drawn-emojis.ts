import { readFile } from 'node:fs/promises';

/**
 * Emojis that the build has painted (`draw-emojis.ts`): a file each, beside the built program, under the digest of its
 * drawing. Where the program runs from its sources there are none.
 */
export const DRAWN_EMOJIS = new URL('./emojis/', import.meta.url);

export const drawnFile = (digest: string, folder: URL): URL => new URL(`${digest}.png`, folder);

/** The emoji of a drawing; none where it can't be read, for whatever reason: it can be painted. */
export const drawnByBuild = (digest: string, folder = DRAWN_EMOJIS): Promise<Buffer | undefined> =>
  readFile(drawnFile(digest, folder)).catch(() => undefined);
