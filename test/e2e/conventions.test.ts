import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Features people know from other bots: direct messages, context menus, commands outside servers. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  [ann, bob] = [scene.person(0), scene.person(2)];
});
afterEach(() => scene.close());

/** A person's direct messages with the bot. */
async function directWith(who: Visitor): Promise<string> {
  const { room } = scene;
  const answer = await fetch(`${room.url}/page/dms?user=${who.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient_id: room.state.botId }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

const command = async (who: Visitor, line: string, channel: string): Promise<string> =>
  wordsOf(await who.type(line, {}, channel));

async function begun(): Promise<void> {
  await ann.type('/game new');
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
  await drained(scene.app().bot);
}

describe('outside servers', () => {
  it('a person gets their games, clock, stored data and help', async () => {
    const direct = await directWith(ann);
    expect(await command(ann, '/games mine', direct)).toContain('You have no games');
    await begun();
    const mine = await command(ann, '/games mine', direct);
    expect(mine).toMatch(/#1 .* \*\*your turn\*\*/u);
    expect(mine).toContain(`/channels/${scene.room.guildId}/${scene.channel}`);
    const help = await command(ann, '/help', direct);
    expect(help).toContain('## Help');
    // Commands that don't work here aren't named.
    expect(help).not.toMatch(/\/(?:undo|board)/u);
    expect(await command(ann, '/clock show', direct)).toContain('Your clock');
    expect(await command(ann, '/me show', direct)).toContain('Your data');
    const asked = await ann.type('/me delete', {}, direct);
    expect(wordsOf(await ann.press(asked, 'Delete my data'))).toContain('Your data is deleted');
    expect(await command(ann, '/games mine', direct)).toContain('You have no games');
    await expect(ann.type('/board', {}, direct)).rejects.toThrow();
  });
});

describe('a direct message', () => {
  it('calls a player who wants it, with a link and nothing about the game', async () => {
    const direct = await directWith(bob);
    await bob.type('/clock direct', { on: true });
    await begun();
    await expect.poll(() => postsIn(scene.room, direct)).toHaveLength(1);
    const [text = ''] = postsIn(scene.room, direct);
    expect(text).toContain('It’s your turn in');
    expect(text).toMatch(new RegExp(`/channels/${scene.room.guildId}/${scene.channel}/\\d+`, 'u'));
    expect(text).not.toMatch(/offer|log/u);
    expect(postsIn(scene.room, await directWith(ann))).toHaveLength(0);
    // Further moves don't call a player who is still awaited.
    await ann.type('/play', { move: 'offer 1' });
    await drained(scene.app().bot);
    expect(postsIn(scene.room, direct)).toHaveLength(1);
  });
});

describe('context menus', () => {
  const use = async (who: Visitor, name: string, target: string, channel = scene.channel): Promise<string> =>
    wordsOf(await who.person.answer(await who.person.contextMenu(name, target, { channel })));

  it('invite a person to the open lobby, once', async () => {
    expect(await use(ann, 'Invite to my game', bob.id)).toContain('no open game here');
    await ann.type('/game new');
    expect(await use(ann, 'Invite to my game', bob.id)).toContain('Invited');
    await expect.poll(() => postsIn(scene.room, scene.channel).join()).toContain('invites you to');
    expect(await use(ann, 'Invite to my game', bob.id)).toContain('a short while ago');
    expect(await use(ann, 'Invite to my game', ann.id)).toContain('already');
    const invitation = await bob.see((text) => text.includes('invites you to'));
    expect((await bob.poke(invitation, 'join')).result).toBe('success');
    await expect
      .poll(
        async () =>
          (await scene.app().bot.table.games.card({ guild: scene.room.guildId, person: ann.id }, 1)).places,
      )
      .toHaveLength(2);
  });

  it('show the story from a message on', async () => {
    await begun();
    const message = await ann.see((text) => /^## .* · Setup$/mu.test(text));
    await ann.type('/play', { move: 'offer 1' });
    await bob.type('/play', { move: 'offer 0' });
    await drained(scene.app().bot);
    expect(await use(ann, 'Game log from here', message.id, message.channel_id)).toMatch(/Round 1 begins/u);
    const later = await ann.see(
      (text) => text.includes('Turn 1 of 5 · Offers') && text.includes('offers 1 log'),
    );
    expect(await use(ann, 'Game log from here', later.id, later.channel_id)).toMatch(/offers 1 log/u);
  });
});
