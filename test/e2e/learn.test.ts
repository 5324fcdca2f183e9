import { PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule, GAMES } from '../../src/games/registry.js';
import type { PageMessage } from '../../src/room/contract.js';
import { toyGame } from '../support/toy-game.js';
import { type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** `/learn`, used by a person who has never played. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;

const threads = () =>
  [...scene.room.state.channels.values()].filter((each) => each.parentId === scene.channel);
const threadId = (answer: PageMessage): string => /<#(\d+)>/u.exec(wordsOf(answer))?.[1] ?? '';
const step = (who: Visitor, thread: string, title: string): Promise<PageMessage> =>
  who.see((words, message) => message.channel_id === thread && words.includes(title), `the step “${title}”`);

describe('a lesson', () => {
  beforeEach(async () => {
    scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
    [ann, bob] = [scene.person(0), scene.person(2)];
  });
  afterEach(() => scene.close());

  it('has a private thread, and explains a wrong move with a hint', async () => {
    const thread = threadId(await ann.type('/learn'));
    expect(threads().map(({ type }) => type)).toEqual([12]);
    const first = await step(ann, thread, '1 of 2 · Offer');
    expect(wordsOf(first)).toContain('You are Red');
    expect(wordsOf(first)).toContain('Rule W1');
    const few = await ann.press(await ann.press(first, 'Your move'), '1');
    expect(wordsOf(few)).toMatch(/not this step’s goal.*Blue will offer as much.*Two are enough/su);
    const hinted = await ann.press(first, 'Hint');
    expect(wordsOf(hinted)).toContain('/play offer 2');
    const right = await ann.type('/play', { move: 'offer 3' }, thread);
    expect(wordsOf(right)).toMatch(/Right:.*Red offers 3 logs.*Nobody offered more/su);
    // An illegal move is refused by the rules, with the hint.
    const second = await step(ann, thread, '2 of 2 · Risk it');
    expect(wordsOf(await ann.type('/play', { move: 'offer 9' }, thread))).toMatch(
      /can’t do that.*Risk the storm/su,
    );
    // The first step's controls are stale.
    expect(wordsOf(await ann.press(first, 'Your move'))).toContain('moved on');
    const done = await ann.press(await ann.press(second, 'Your move'), 'Risk the storm');
    expect(wordsOf(done)).toMatch(/Right:.*rolls 6.*Six logs/su);
    const end = await step(ann, thread, 'Well done');
    expect(wordsOf(end)).toMatch(/That is all there is to it.*Next: start a game.*\/game new/su);
    expect(wordsOf(await ann.type('/learn'))).toContain('You’ve finished');
  });

  it('continues after a restart, starts again in its thread, and links a pupil elsewhere to it', async () => {
    const thread = threadId(await ann.type('/learn'));
    await ann.type('/play', { move: 'offer 2' }, thread);
    await scene.restart();
    const again = await ann.type('/learn');
    expect(wordsOf(again)).toContain('continues in');
    expect(threadId(again)).toBe(thread);
    await step(ann, thread, '2 of 2');
    const anew = await ann.press(again, 'Start over');
    expect(threadId(anew)).toBe(thread);
    expect(wordsOf(await ann.type('/play', { move: '?' }, thread))).toContain('Offer');
    expect(threads()).toHaveLength(1);
  });

  it('belongs to one person, and is public if private threads aren’t permitted', async () => {
    scene.room.trouble({
      act: 'deny',
      channel_id: scene.channel,
      permissions: String(PermissionFlagsBits.CreatePrivateThreads),
    });
    const thread = threadId(await ann.type('/learn'));
    expect(threads().map(({ type }) => type)).toEqual([11]);
    const first = await step(bob, thread, '1 of 2');
    expect(wordsOf(await bob.press(first, 'Your move'))).toContain('lesson is over or someone else’s');
    expect(wordsOf(await bob.press(first, 'Hint'))).toContain('lesson is over or someone else’s');
  });

  it('consists of answers only if no thread can be opened', async () => {
    scene.room.trouble({
      act: 'deny',
      channel_id: scene.channel,
      permissions: String(PermissionFlagsBits.CreatePrivateThreads | PermissionFlagsBits.CreatePublicThreads),
    });
    const first = await ann.type('/learn');
    expect(wordsOf(first)).toContain('1 of 2 · Offer');
    const right = await ann.press(await ann.press(first, 'Your move'), '2');
    expect(wordsOf(right)).toMatch(/Right:.*2 of 2 · Risk it/su);
  });
});

describe('the shipped lessons', () => {
  beforeEach(async () => {
    scene = await openScene({ modules: GAMES, people: 1 });
    ann = scene.person(0);
  });
  afterEach(() => scene.close());

  it.each(GAMES.map((module) => [module.meta.id, module] as const))(
    'include one for %s, which the moves of its hints complete',
    async (game, module) => {
      const thread = threadId(await ann.type('/learn', { game }));
      const steps = module.tutorial?.steps ?? [];
      for (const [at, { move, id }] of steps.entries()) {
        const title = module.texts['en']?.[`learn.${id}.title`] ?? '?';
        await step(ann, thread, `${at + 1} of ${steps.length} · ${title}`);
        expect(wordsOf(await ann.type('/play', { move }, thread))).toContain('Right:');
      }
      await step(ann, thread, 'Well done');
    },
  );
});
