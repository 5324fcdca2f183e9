import { readFile } from 'node:fs/promises';

/**
 * Emojis painted by the build (`draw-emojis.ts`): one file per scene digest, beside the built program.
 * There are none when the program runs from its sources.
 */
export const DRAWN_EMOJIS = new URL('./emojis/', import.meta.url);

export const drawnFile = (digest: string, folder: URL): URL => new URL(`${digest}.png`, folder);

/** The painted emoji; undefined when it can't be read, so that the caller paints it. */
export const drawnByBuild = (digest: string, folder = DRAWN_EMOJIS): Promise<Buffer | undefined> =>
  readFile(drawnFile(digest, folder)).catch(() => undefined);
