import { afterEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import type { Actor } from '../../src/table/contract/index.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { phaseTitles, postsIn, threadOf, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/**
 * Games set up inside a thread or forum post. They can't open a thread, so card, calls, phases, story and saga are
 * posted there in order, and nothing in the parent channel.
 */

let scene: Scene;
afterEach(() => scene.close());

/** Opens a thread of the longhouse, or a post of the forum, as Ann. */
async function openPlace(parent: string, more: object): Promise<string> {
  const ann = scene.person(0);
  const channel = scene.room.channel(parent).id;
  const body = { name: 'By the fire', ...more };
  const { id } = (await ann.person.request('POST', `/channels/${channel}/threads`, body)) as { id: string };
  await ann.person.bootstrap();
  // A mention adds a person to a private thread.
  await ann.person.say(`<@${scene.person(2).id}>, sit down!`, { channel: id });
  await scene.person(2).person.bootstrap();
  return id;
}

async function begin(place: string): Promise<void> {
  const [ann, bob] = [scene.person(0), scene.person(2)];
  expect(wordsOf(await ann.type('/game new', {}, place))).not.toContain('needs a text channel');
  await ann.type('/game join', { seat: 'red' }, place);
  await bob.type('/game join', { seat: 'blue' }, place);
  await ann.type('/game start', {}, place);
  await drained(scene.app().bot);
}

const actor = (person: string): Actor => ({ guild: scene.room.guildId, person });

/** Plays until nobody is awaited. */
async function playOut(game: number): Promise<void> {
  const { table } = scene.app().bot;
  for (;;) {
    const card = await table.games.card(actor(scene.person(0).id), game);
    const person = card.awaited[0]?.person;
    if (card.stage !== 'running' || person === undefined) return;
    await table.play.act(actor(person), game, card.phase === 'offer' ? 'offer 0' : 'gather');
  }
}

/** Threads of any channel except the given one. */
const otherThreads = (place: string): readonly string[] =>
  [...scene.room.state.channels.values()].flatMap(({ id, thread }) =>
    thread === null || id === place ? [] : [id],
  );

describe.each([
  ['a thread', 'longhouse', {}],
  ['a private thread', 'longhouse', { private: true }],
  ['a forum post', 'tables', { content: 'Two seats are free.' }],
])('a game in %s', (_, parent, more) => {
  it('is reported there from the invitation to the score, in order, and nowhere else', async () => {
    scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
    const { room } = scene;
    const place = await openPlace(parent, more);
    await begin(place);
    const posts = (): string => postsIn(room, place).join('\n');
    expect(posts()).toContain('show-board~');
    expect(posts()).toContain(' · started');
    // The button to the game log isn't shown inside it.
    expect(posts()).not.toContain(`/channels/${room.guildId}/${place}"`);
    // A command typed there refers to this game.
    expect(wordsOf(await scene.person(2).type('/game status', {}, place))).toContain('#1');

    await playOut(1);
    await drained(scene.app().bot);
    expect(posts()).toContain(' is over"');
    const titles = phaseTitles(postsIn(room, place));
    expect(titles.length).toBeGreaterThan(5);
    expect(new Set(titles).size).toBe(titles.length);
    // Everything is reported once. Nothing in this game is worth a saga.
    expect(posts().match(/• Red offers nothing/gu)).toHaveLength(5);
    expect(posts()).not.toContain('-# 1 · Red');
    const all = postsIn(room, place);
    const at = (what: string): number => all.findIndex((text) => text.includes(what));
    expect(at('The saga of')).toBe(-1);
    expect(at(' is over"')).toBeGreaterThan(at('• Red offers nothing'));
    expect(otherThreads(place)).toEqual([]);
    // The parent channel only has Discord's own message about the thread.
    const around = room.state.messages.get(room.channel(parent).id)?.values() ?? [];
    expect([...around].filter(({ authorId }) => authorId === room.applicationId)).toEqual([]);
  });
});

it('a game in a thread with full posts reports every step, in order with the phase reports', async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  const place = await openPlace('longhouse', {});
  await begin(place);
  await scene.person(0).type('/game settings', { posts: 'full' }, place);
  await playOut(1);
  await drained(scene.app().bot);
  const all = postsIn(scene.room, place);
  const at = (what: RegExp): number => all.findIndex((text) => what.test(text));
  for (const turn of [1, 2, 3, 4, 5])
    expect(at(new RegExp(`"## [^"]*Turn ${turn} of 5 · Offers`, 'u'))).toBeGreaterThan(
      at(new RegExp(`### Turn ${turn} of 5 · Offers`, 'u')),
    );
  expect(at(/### Turn 1 of 5 · Offers/u)).toBeGreaterThan(0);
});

describe('an archived thread', () => {
  it('is unarchived when its game edits a message there', async () => {
    scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
    const { room } = scene;
    const place = await openPlace('tables', { content: 'Slowly, please.' });
    await begin(place);
    room.trouble({ act: 'archive-thread', channel_id: place });
    const { table } = scene.app().bot;
    // A sealed answer changes the awaited players on the card, and posts nothing new.
    await table.play.act(actor(scene.person(0).id), 1, 'offer 1');
    await drained(scene.app().bot);
    expect(room.state.channels.get(place)?.thread?.archived).toBe(false);
    expect(await table.outbox.closed(room.guildId)).toEqual([]);
  });
});

describe('a thread that is the log of a game', () => {
  it('can’t hold another game, and the refusal says where one can be set up', async () => {
    scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
    await begin(scene.channel);
    const story = threadOf(scene.room, scene.channel).id;
    await scene.person(0).person.bootstrap();
    const said = wordsOf(await scene.person(0).type('/game new', {}, story));
    expect(said).toContain('is the game log of');
    expect(said).toContain(`<#${scene.channel}>`);
    expect(wordsOf(await scene.person(0).type('/game here', {}, story))).toContain('is the game log of');
  });

  it('gets all posts when its game moves there', async () => {
    scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
    await begin(scene.channel);
    const story = threadOf(scene.room, scene.channel).id;
    const place = await openPlace('tables', { content: 'Over here.' });
    const before = postsIn(scene.room, story).length;
    await scene.person(0).type('/game here', { game: '1' }, place);
    await playOut(1);
    await drained(scene.app().bot);
    expect(postsIn(scene.room, place).join('\n')).toContain(' is over"');
    expect(postsIn(scene.room, place).join('\n')).toContain('• Red offers nothing');
    expect(postsIn(scene.room, story)).toHaveLength(before);
    expect(otherThreads(place)).toEqual([story]);
  });
});
