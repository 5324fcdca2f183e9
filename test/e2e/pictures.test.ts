import { afterEach, describe, expect, it } from 'vitest';
import { canDraw } from '../../renders/index.js';
import { renderedPictures } from '../../src/discord/pictures.js';
import { GAMES } from '../../src/games/registry.js';
import type { PageMessage } from '../../src/room/contract.js';
import { componentsOf } from '../support/messages.js';
import { playUntil } from './play-until.js';
import { drawer, postsIn, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/**
 * Pictures are sent: table and seats on one sheet, each alone in its gallery (so that it is shown whole), with alt
 * text, and as a PNG that can be fetched.
 */

let scene: Scene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

/** The heading of a phase report, with the phases it reports. */
const REPORT = /## #1 [\w ]+ · \w/u;

const galleryOf = (message: PageMessage) => componentsOf(message).flatMap((part) => part.items ?? []);

describe.each(
  GAMES.filter((module) => canDraw(module.meta.id)).map((module) => [module.meta.id, module] as const),
)('pictures of %s', (id, module) => {
  it('are sent with a phase, the board and the log', { timeout: 90_000 }, async () => {
    scene = await openScene({ modules: [module], pictures: renderedPictures() });
    const me = scene.person(0);
    await me.type('/game new', { game: id, ai: 1 });
    await me.type('/game start');
    const { channel, room } = scene;
    // Setup is reported once it is complete, which may take moves.
    await playUntil(me, drawer(7), () => postsIn(room, channel).some((text) => REPORT.test(text)));
    const report = await me.see((words) => REPORT.test(words), 'the first report');
    const board = await me.type('/board');
    for (const message of [report, board]) {
      const items = galleryOf(message);
      expect(items.map(({ description }) => description !== undefined)).toEqual([true, true]);
      const galleries = componentsOf(message).filter((part) => part.items !== undefined);
      expect(galleries.map((part) => part.items?.length)).toEqual([1, 1]);
      for (const item of items) {
        expect(item.description?.length).toBeGreaterThan(40);
        const response = await fetch(item.media.url);
        expect(
          Buffer.from(await response.arrayBuffer())
            .subarray(1, 4)
            .toString(),
        ).toBe('PNG');
      }
    }
    const text = await me.press(board, 'As text');
    expect(galleryOf(text)).toHaveLength(0);
    expect(wordsOf(text).length).toBeGreaterThan(300);
    expect(wordsOf(await me.type('/hand'))).toMatch(/(?:Turn|Year|Round) \d+|Setup/u);
  });
});
