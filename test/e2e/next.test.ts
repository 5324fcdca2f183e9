import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { dailyOf } from '../../src/discord/daily.js';
import { playersOf, type Player, type Players } from '../tools/harness/player.js';
import { idsOf } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { openScene, type Scene } from './with-bot.js';

/** After a move, one press leads to the next waiting game, on any server. */

let scene: Scene;
let players: Players;
let elsewhere: string;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 0, manyLobbies: true });
  elsewhere = scene.room.addGuild('Over the sea');
  players = playersOf(scene.room, { silence: 10_000 });
});
afterEach(async () => {
  players.close();
  await scene.close();
});

const person = (index: number): { readonly id: string } => {
  const found = scene.room.people()[index];
  if (found === undefined) throw new Error('the room has too few people');
  return found;
};

/** A running game of the first two people. */
async function begun(
  guild: string,
  channel: string,
): Promise<{ readonly id: number; readonly name: string }> {
  const { table } = scene.app().bot;
  const [ann, bob] = [0, 1].map((index) => ({ guild, person: person(index).id }));
  if (ann === undefined || bob === undefined) throw new Error('nobody is here');
  const card = await table.lobby.create(ann, { channel, module: 'woodpile' });
  await table.lobby.join(ann, card.id, 'red');
  await table.lobby.join(bob, card.id, 'blue');
  await table.lobby.start(ann, card.id);
  return card;
}

describe('the next game', () => {
  it('is one press away after a move, longest wait first, and the move can still be undone', async () => {
    const here = scene.channel;
    const there = scene.room.channel('longhouse', elsewhere).id;
    const [moved, longest] = [await begun(scene.room.guildId, here), await begun(elsewhere, there)];
    await begun(scene.room.guildId, here);
    const ann: Player = players.player(person(0).id, here);
    const done = await ann.command('play', { game: String(1), move: 'offer 1' });
    expect(done.words).toContain('2 more games wait for you.');
    if (done.message === undefined) throw new Error('nothing was answered');

    const next = await ann.press(done.message, `next~${moved.id}~~`);
    expect(next.words).toContain(longest.name);
    expect(next.message?.id).not.toBe(done.message.id);
    if (next.message === undefined) throw new Error('nothing was opened');
    const go = idsOf({ components: next.message.components }).find((id) => id.endsWith('~offer 2')) ?? '';
    const played = await ann.press(next.message, go);
    expect(played.words).toMatch(/Submitted[^]*1 more game waits for you\./u);

    const undo = idsOf({ components: done.message.components }).find((id) => id.startsWith('undo~')) ?? '';
    expect((await ann.press(done.message, undo)).words).toContain('Undone');
  });

  it('is offered in the daily digest if a game waits', async () => {
    await begun(scene.room.guildId, scene.channel);
    const digest = await dailyOf(scene.app().bot, person(0).id);
    expect(digest === undefined ? [] : idsOf(digest)).toContain('next~~~');
  });

  it('opens from a direct message, and the move is made there', async () => {
    const { name } = await begun(scene.room.guildId, scene.channel);
    const { bot } = scene.app();
    const [digest, { sender }] = [await dailyOf(bot, person(0).id), bot];
    if (digest === undefined || sender === undefined) throw new Error('nothing can be sent');
    const { channel, message } = await sender.direct(person(0).id, digest);
    const stands = scene.room.state.messages.get(channel)?.get(message);
    const ann = players.player(person(0).id, channel);
    if (stands === undefined) throw new Error('nothing was sent');
    const opened = await ann.press(stands, 'next~~~');
    expect(opened.words).toContain(name);
    if (opened.message === undefined) throw new Error('nothing was opened');
    const go = idsOf({ components: opened.message.components }).find((id) => id.endsWith('~offer 2')) ?? '';
    expect((await ann.press(opened.message, go)).words).toContain('Submitted');
  });

  it('isn’t offered if no other game waits', async () => {
    await begun(scene.room.guildId, scene.channel);
    const done = await players.player(person(0).id, scene.channel).command('play', { move: 'offer 1' });
    expect(done.words).not.toContain('wait for you');
  });
});
