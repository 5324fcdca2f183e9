import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import type { Message } from '../../src/room/state/model.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, threadOf, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** The status card in the room: one message, edited and pinned; and which post goes where. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  [ann, bob] = [scene.person(0), scene.person(2)];
});
afterEach(() => scene.close());

async function begun(): Promise<void> {
  await ann.type('/game new', { pace: 'daily' });
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
  await drained(scene.app().bot);
}

const play = async (who: Visitor, move: string): Promise<void> => {
  await who.type('/play', { move });
  await drained(scene.app().bot);
};

/** The cards in the channel. */
function cards(): readonly Message[] {
  return [...(scene.room.state.messages.get(scene.channel)?.values() ?? [])].filter((message) =>
    JSON.stringify(message.components).includes('show-players'),
  );
}

function card(): Message {
  const [only, ...more] = cards();
  if (only === undefined || more.length > 0) throw new Error(`there are ${1 + more.length} cards or none`);
  return only;
}

const wordsIn = (message: Message): string => JSON.stringify(message.components);

describe('the status card', () => {
  it('is one message, edited in place, pinned, without a picture, with deadline and latest happening', async () => {
    await begun();
    const first = card();
    expect(first.pinnedAt).not.toBeNull();
    expect(first.attachments).toHaveLength(0);
    expect(wordsIn(first)).toMatch(/Waiting for Red .*asked <t:\d+:R> · due <t:\d+:R>/u);
    await play(ann, 'offer 1');
    await play(bob, 'offer 0');
    await play(ann, 'gather');
    const then = card();
    expect(then.id).toBe(first.id);
    expect(wordsIn(then)).toContain('**Latest:** Red gathers 1 log');
    expect(wordsIn(then)).toContain('Waiting for Blue');
    expect(wordsIn(then)).not.toContain('Waiting for Red');
  });

  it('is unpinned when the game is over', async () => {
    await begun();
    const { id } = card();
    await ann.press(await ann.type('/game end'), 'End it');
    await drained(scene.app().bot);
    expect(scene.room.state.messages.get(scene.channel)?.get(id)?.pinnedAt).toBeNull();
  });

  it('stays unpinned if the bot may not pin', async () => {
    scene.room.trouble({
      act: 'deny',
      channel_id: scene.channel,
      permissions: String(PermissionFlagsBits.PinMessages),
    });
    await begun();
    expect(card().pinnedAt).toBeNull();
    await play(ann, 'offer 1');
    expect(cards()).toHaveLength(1);
  });

  it('shows the public view only: a sealed answer changes nothing but the awaited players', async () => {
    const after = async (offer: string): Promise<string> => {
      await scene.close();
      scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
      [ann, bob] = [scene.person(0), scene.person(2)];
      await begun();
      await play(ann, offer);
      return wordsIn(card()).replace(/#1 [\w ]+|<t:\d+:R>|<@\d+>|\d{15,}/gu, '');
    };
    expect(await after('offer 3')).toBe(await after('offer 0'));
  });
});

describe('by default', () => {
  const isReport = (text: string): boolean => /"## [^"\\]*Turn 1 of 5 · (Offers|Gathering)/u.test(text);
  const isChronicle = (text: string): boolean => text.includes('"### Turn 1 of 5');

  it('reports go to the channel and every step to the thread', async () => {
    await begun();
    for (const who of [ann, bob]) await play(who, 'offer 0');
    const here = postsIn(scene.room, scene.channel);
    const { posts } = threadOf(scene.room, scene.channel);
    expect([here.some(isReport), here.some(isChronicle)]).toEqual([true, false]);
    expect(posts.some(isChronicle)).toBe(true);
  });

  it('reports go to the thread too at verbosity quiet, which the host can choose at any time', async () => {
    await begun();
    expect(wordsOf(await bob.type('/game settings', { posts: 'quiet' }))).toContain('Only the host');
    expect(await ann.complete('/game settings', 'posts', '')).toEqual(['quiet', 'turns', 'normal', 'full']);
    expect(wordsOf(await ann.type('/game settings', { posts: 'quiet' }))).toContain('turn pings only');
    for (const who of [ann, bob]) await play(who, 'offer 0');
    expect(postsIn(scene.room, scene.channel).some(isReport)).toBe(false);
    expect(threadOf(scene.room, scene.channel).posts.some(isReport)).toBe(true);
    await ann.type('/game settings', { posts: 'full' });
    for (const who of [ann, bob]) await play(who, 'gather');
    expect(postsIn(scene.room, scene.channel).some(isChronicle)).toBe(true);
  });
});
