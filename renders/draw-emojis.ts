import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { DRAWN_EMOJIS, drawnFile } from './drawn-emojis.js';
import { DRAWN_GAMES, emojiScenesOf } from './index.js';
import { paint } from './paint.js';

/**
 * Build step (`scripts/build.mjs`): paints all games' emojis, so that the first start doesn't have to.
 * The folder is renamed at the end, because a partial file would pass for an emoji.
 */

const BEGUN = new URL('./emojis-begun/', import.meta.url);

mkdirSync(BEGUN);
for (const game of DRAWN_GAMES)
  for (const { digest, scene } of emojiScenesOf(game)) writeFileSync(drawnFile(digest, BEGUN), paint(scene));
renameSync(BEGUN, DRAWN_EMOJIS);
