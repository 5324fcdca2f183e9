import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { DRAWN_EMOJIS, drawnFile } from './drawn-emojis.js';
import { DRAWN_GAMES, emojiScenesOf } from './index.js';
import { paint } from './paint.js';

/**
 * A program of the build (`scripts/build.mjs`): paints the emojis of all games, so that no first start has to. They are
 * put in place together, for half a file would be taken for a drawing.
 */

const BEGUN = new URL('./emojis-begun/', import.meta.url);

mkdirSync(BEGUN);
for (const game of DRAWN_GAMES)
  for (const { digest, scene } of emojiScenesOf(game)) writeFileSync(drawnFile(digest, BEGUN), paint(scene));
renameSync(BEGUN, DRAWN_EMOJIS);
