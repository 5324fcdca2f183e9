import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { greenland } from '../../src/games/greenland/module.js';
import { anyModule } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { pause, postsIn, threadOf, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Every variant of Greenland, set up in the lobby and started with the real client. */

const { variants, options } = greenland.meta;
let scene: Scene;
beforeEach(async () => {
  scene = await openScene({ manyLobbies: true, modules: [anyModule(greenland)] });
});
afterEach(async () => {
  await scene.close();
});

const SEATS: Readonly<Record<string, string>> = {
  saga: '1 player',
  story: 'Exactly 4 players',
  early: 'Exactly 2 players',
  patrol: '1–4 players',
};

describe('the lobby', () => {
  it('offers every variant, each with its seats and options', { timeout: 120_000 }, async () => {
    const me = scene.person(0);
    const ids = variants.map(({ id }) => id);
    expect(await me.complete('/game new', 'variant', '')).toEqual(ids);
    expect([...ids].sort()).toEqual([
      'beginner',
      'early',
      'full',
      'patrol',
      'saga',
      'standard',
      'story',
      'survivalist',
    ]);
    for (const [at, id] of ids.entries()) {
      await me.type('/game new', { variant: id });
      const game = `#${at + 1} `;
      const lobby = wordsOf(
        await me.see((words) => words.includes(game) && words.includes('By joining you agree'), id),
      );
      expect(lobby, id).toContain(SEATS[id] ?? '2–4 players');
      // Its options are behind “Options …”; the card only counts them.
      const mattering = options.filter((one) => one.variants?.includes(id) ?? true).length;
      expect(lobby, id).toContain(mattering === 1 ? '1 setting' : `${mattering} settings`);
    }
  });
});

describe('the full game', () => {
  it(
    'stores the first score, continues with the patrol, and adds them up',
    { timeout: 240_000 },
    async () => {
      const { channel, room } = scene;
      const me = scene.person(0);
      await me.type('/game new', { variant: 'full' });
      await me.type('/game join', { seat: 'norse' });
      await me.type('/game fill', { ai: 'random' });
      await me.type('/game start');
      await me.type('/game replace', { seat: 'norse' });
      const isOver = (): boolean => postsIn(room, channel).some((text) => text.includes(' is over"'));
      while (!isOver()) await pause(50);
      await drained(scene.app().bot);
      const told = threadOf(room, channel).posts.join('\n');
      expect(told).toMatch(/Event \d+.*occupiers get/su);
      const end = postsIn(room, channel).find((text) => text.includes(' is over"')) ?? '';
      for (const tribe of ['Tunit', 'Norse', 'Sea Sámi', 'Thule'])
        expect(end).toMatch(new RegExp(`${tribe}: \\d+ points? then, \\d+ now, -?\\d+ for what became`, 'u'));
      // The seed is shown in full.
      const checked = wordsOf(await me.type('/game verify', { game: '1' }));
      expect(checked).toContain('check out');
      expect(checked).toMatch(/`[0-9a-f]{64}`/u);
    },
  );
});
