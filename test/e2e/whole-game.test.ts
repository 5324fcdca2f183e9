import { afterEach, describe, expect, it } from 'vitest';
import { type AnyModule, GAMES } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { playUntil } from './play-until.js';
import { drawer, phaseTitles, postsIn, threadOf, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** From `/game new` to the score, by commands and buttons, with the real client. */

let scene: Scene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

/**
 * A settlers game takes over a thousand random commands. The module's own tests play it to the end, and
 * `test/games/settlers/room.test.ts` plays it in the room.
 */
const TOO_LONG = ['settlers'];

/** At most three players: this tests the table, not endurance. */
function short(module: AnyModule): AnyModule {
  const { meta } = module;
  const variants = meta.variants.map((one) => ({
    ...one,
    maxSeats: Math.max(one.minSeats, Math.min(3, one.maxSeats)),
  }));
  return { ...module, meta: { ...meta, variants } };
}

describe.each(
  GAMES.filter(({ meta }) => !TOO_LONG.includes(meta.id)).map(
    (module) => [module.meta.id, short(module)] as const,
  ),
)('a whole game of %s', (id, module) => {
  it('is played by one person and AIs, and can be read in the log', { timeout: 240_000 }, async () => {
    scene = await openScene({ modules: [module] });
    const { channel, room } = scene;
    const me = scene.person(0);

    await me.type('/game new', { game: id });
    const lobby = await me.see((words) => words.includes('By joining you agree'), 'the lobby card');
    await me.poke(lobby, 'Fill with AI');
    await me.see((words) => words.includes('Remove an AI'), 'AI players in the lobby');
    await me.poke(lobby, 'Start');
    await me.see((words) => words.includes('it’s your turn in'), 'the call to act');
    // The first glacier cards may all be without prey.
    expect(wordsOf(await me.type('/odds', { about: '?' }))).toMatch(
      /Your odds right now.*: .*\d|nothing to roll/su,
    );
    // Standing orders answer after a delay: the number of typed moves must not depend on the clock.
    await scene.app().bot.table.orders.setPolicies({ guild: room.guildId, person: me.id }, 1, 'ask');
    const isOver = (): boolean => postsIn(room, channel).some((text) => text.includes(' is over"'));
    const moves = await playUntil(me, drawer(7), isOver);
    // A random game may be short: with some seeds this seat has under twenty decisions.
    expect(moves).toBeGreaterThan(10);
    await drained(scene.app().bot);

    // Every post consists of components; no call is left; every phase and the end are reported.
    const posts = postsIn(room, channel);
    expect(posts.filter((text) => text.includes('"open~'))).toEqual([]);
    const titles = phaseTitles(posts);
    // AIs left alone after a person's tribe has died out share their posts.
    expect(titles.length).toBeGreaterThanOrEqual(5);
    const rounds = titles.map((title) => Number(/(?:Turn|Year|Round) (\d+)/u.exec(title)?.[1]));
    expect(rounds[0]).toBe(1);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    expect(posts.find((text) => text.includes(' is over"'))).toContain('Check dice');

    // The thread reports every public move, once and in order.
    const told = threadOf(room, channel).posts.join('\n');
    const seqs = [...told.matchAll(/-# (\d+) · /gu)].map((match) => Number(match[1]));
    expect(seqs.length).toBeGreaterThan(0);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    expect(new Set(seqs).size).toBe(seqs.length);

    expect(wordsOf(await me.type('/game verify', { game: '1' }))).toContain('check out');
    expect(wordsOf(await me.type('/log', { turn: 2, game: '1' }))).toMatch(/(?:Turn|Year|Round) 2/u);
    expect(wordsOf(await me.type('/board', { game: '1' }))).toContain('{');
  });
});
