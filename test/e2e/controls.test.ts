import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { drained } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, threadOf, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/** Controls, permissions and faults, in a small game with the real client. */

let scene: Scene;
let ann: Visitor;
let bob: Visitor;
let cyd: Visitor;

beforeEach(async () => {
  scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  ann = scene.person(0);
  bob = scene.person(1);
  cyd = scene.person(2);
});
afterEach(() => scene.close());

const lobbyCard = (who: Visitor) =>
  who.see((words) => words.includes('By joining you agree'), 'the lobby card');
const callTo = (who: Visitor) =>
  who.see(
    (words) => words.includes('it’s your turn in') && words.includes(`<@${who.id}>`),
    `the call to ${who.id}`,
  );
const calls = (): readonly string[] =>
  postsIn(scene.room, scene.channel).filter((text) => text.includes('"show-hand~'));

/** Ann and Bob in a running game; both are asked for their offer. */
async function begun(): Promise<void> {
  await ann.type('/game new');
  await bob.poke(await lobbyCard(bob), 'Join');
  await ann.see((words) => words.includes(`<@${bob.id}>`), 'Bob in the lobby');
  await ann.type('/game start');
  await callTo(ann);
  await callTo(bob);
}

describe('the lobby', () => {
  it('is one card that changes: seats, AIs, and a start only for the host', async () => {
    await ann.type('/game new');
    const card = await lobbyCard(bob);
    await bob.poke(card, 'lobby-seat~1~~', 'blue');
    await ann.see(
      (words) =>
        words.includes('By joining you agree') && /Blue/u.test(words) && words.includes(`<@${bob.id}>`),
      'Bob as Blue',
    );
    const before = scene.room.state.messages.get(scene.channel)?.size;
    await cyd.poke(await lobbyCard(cyd), 'Start');
    const refusal = await cyd.see((words) => words.includes('Only the host or a moderator can'), 'a refusal');
    expect((refusal.flags ?? 0) & 64).toBe(64);
    await ann.poke(card, 'Start');
    await ann.see((words) => words.includes(' · started'), 'the card of a game that began');
    expect(postsIn(scene.room, scene.channel).filter((text) => text.includes('(host)'))).toHaveLength(1);
    expect(before).toBeGreaterThan(0);
  });

  it('isn’t opened if permissions are missing, and names them', async () => {
    scene.room.trouble({
      act: 'deny',
      channel_id: scene.channel,
      permissions: String(PermissionFlagsBits.AttachFiles | PermissionFlagsBits.CreatePublicThreads),
    });
    const words = wordsOf(await ann.type('/game new'));
    expect(words).toContain('Attach Files');
    expect(words).toContain('Create Public Threads');
    expect(postsIn(scene.room, scene.channel)).toEqual([]);
  });
});

describe('the call to act', () => {
  beforeEach(begun);

  it('is one message for all asked players, is replaced as they answer, and mentions nobody who has answered', async () => {
    expect(calls()).toHaveLength(1);
    await ann.type('/play', { move: 'offer 1' });
    await drained(scene.app().bot);
    expect(calls()).toHaveLength(1);
    expect(calls()[0]).toContain(`<@${bob.id}>`);
    expect(calls()[0]).not.toContain(`<@${ann.id}>`);
  });

  it('shows a short list of moves in full, and plays an undoable move with one press', async () => {
    const panel = await ann.press(await callTo(ann), 'Your move');
    expect(wordsOf(await ann.press(panel, '2'))).toContain('Submitted, secret until everyone has chosen');
  });

  it('goes back a step, and shows a panel only to its player', async () => {
    const panel = await ann.type('/play', { move: 'ofer 2' });
    const chosen = await ann.press(panel, 'step~1~0~||offer 2|s0');
    expect(wordsOf(chosen)).toContain('**Offer logs · 2**');
    const back = await ann.press(chosen, 'Back');
    expect(wordsOf(back)).not.toContain('**Offer logs · 2**');
    expect(await bob.person.messages(scene.channel, 100)).not.toContainEqual(
      expect.objectContaining({ id: panel.id }),
    );
  });

  it('plays nothing for a stranger, a double click, a stale control or a player out of turn', async () => {
    const call = await callTo(ann);
    expect(wordsOf(await cyd.press(call, 'Your move'))).toContain('Only players in');

    const panel = await ann.press(call, 'Your move');
    const [one] = await Promise.all([ann.press(panel, '1'), ann.poke(panel, '1')]);
    expect(wordsOf(one)).toMatch(/Submitted|moved on|not your turn/u);
    expect(wordsOf(await ann.type('/play', { move: 'offer 0' }))).toMatch(/not your turn/u);

    // Bob's panel is from the previous round.
    const old = await bob.press(call, 'Your move');
    await bob.type('/play', { move: 'offer 0' });
    expect(wordsOf(await bob.press(old, '1'))).toMatch(/moved on|Gather/u);
    const actor = { guild: scene.room.guildId, person: ann.id };
    const log = await scene.app().bot.table.look.history(actor, 1);
    expect(
      log.filter(({ kind, phase, turn }) => kind === 'move' && turn === 1 && phase === 'offer'),
    ).toHaveLength(2);
  });

  it('names the awaited player and the question if there is nothing to press', async () => {
    await ann.type('/play', { move: 'offer 1' });
    for (const move of ['?', 'offer 1'])
      expect(wordsOf(await ann.type('/play', { move })).match(/It’s not your turn/gu)).toHaveLength(1);
    const words = wordsOf(await ann.type('/play', { move: '?' }));
    expect(words).toContain(`<@${bob.id}>`);
  });
});

describe('a choice that doesn’t fit a menu', () => {
  it('is a number set step by step, or typed into a modal', async () => {
    await scene.close();
    const { offer } = toyGame.states;
    if (offer === undefined) throw new Error('the toy has no offers');
    const wide: typeof toyGame = {
      ...toyGame,
      states: {
        ...toyGame.states,
        offer: { ...offer, choices: (_c, _seat, can) => can.can('offer', { name: 'logs', min: 0, max: 60 }) },
      },
    };
    scene = await openScene({ modules: [anyModule(wide)], people: 2 });
    [ann, bob] = [scene.person(0), scene.person(1)];
    await begun();
    const first = await ann.press(await callTo(ann), 'Your move');
    const [, from = ''] = /Logs: \*\*(\d+)\*\*/u.exec(wordsOf(first)) ?? [];
    const second = await ann.press(first, '+10');
    expect(wordsOf(second)).toContain(`Logs: **${Number(from) + 10}**`);
    const { modal } = await ann.person.press(second, 'Type it instead');
    if (modal === undefined) throw new Error('no modal came');
    const typed = await ann.person.submit(modal, { typed: '42' });
    expect(typed.result).toBe('success');
    const chosen = await ann.see(
      (words) => words.includes('**Offer logs · 42**'),
      'the panel with the typed number',
    );
    expect(wordsOf(await ann.press(chosen, 'Confirm'))).toContain('Submitted');
  });
});

describe('the bot under faults', () => {
  it('posts once although responses are lost, and loses nothing although Discord fails', async () => {
    scene.room.trouble({ act: 'rule', rule: { kind: 'drop-after', route: 'POST /channels', times: 2 } });
    scene.room.trouble({ act: 'rule', rule: { kind: 'status-502', route: 'PATCH /channels', times: 1 } });
    await begun();
    await drained(scene.app().bot);
    expect(postsIn(scene.room, scene.channel).filter((text) => text.includes('(host)'))).toHaveLength(1);
    expect(calls()).toHaveLength(1);
    expect(threadOf(scene.room, scene.channel).posts.length).toBeGreaterThan(0);
  });

  it('does nothing twice if interactions are delivered twice', async () => {
    await begun();
    scene.room.trouble({ act: 'interactions', copies: 2 });
    expect(wordsOf(await ann.type('/play', { move: 'offer 1' }))).toContain('Submitted');
  });

  it('continues after a restart with the existing controls', async () => {
    await begun();
    const call = await callTo(ann);
    const panel = await ann.press(call, 'Your move');
    await scene.restart();
    expect(wordsOf(await ann.press(panel, '1'))).toContain('Submitted');
    await drained(scene.app().bot);
    expect(calls()).toHaveLength(1);
  });

  it('continues if its thread is deleted', async () => {
    await begun();
    const thread = threadOf(scene.room, scene.channel);
    await scene.app().running.client.rest.delete(`/channels/${thread.id}`);
    await ann.type('/play', { move: 'offer 0' });
    await bob.type('/play', { move: 'offer 0' });
    await drained(scene.app().bot);
    expect(calls()).toHaveLength(1);
  });
});
