import { PermissionFlagsBits } from 'discord-api-types/v10';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { type App, startApp } from '../../src/app.js';
import { TokenRevoked } from '../../src/discord/token-revoked.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { makeLog, silentLog } from '../../src/log.js';
import { playersOf } from '../tools/harness/player.js';
import { createRoom, type Room } from '../../src/room/room.js';
import { drained, wordPictures } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';
import { postsIn, threadOf, type Visitor, wordsOf } from './visitor.js';
import { openScene, type Scene } from './with-bot.js';

/**
 * Discord's measures against bots, with the real client: refused tokens and commands, closed threads, removal from a
 * server.
 */

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

interface Begun {
  readonly scene: Scene;
  readonly ann: Visitor;
  readonly bob: Visitor;
}

async function begun(): Promise<Begun> {
  const scene = await openScene({ modules: [anyModule(toyGame)], people: 3 });
  endings.push(() => scene.close());
  const [ann, bob] = [scene.person(0), scene.person(2)];
  await ann.type('/game new');
  await ann.type('/game join', { seat: 'red' });
  await bob.type('/game join', { seat: 'blue' });
  await ann.type('/game start');
  await drained(scene.app().bot);
  return { scene, ann, bob };
}

/** Both offer; the phase is over, and channel and thread get reports. */
async function playPhase({ ann, bob }: Begun): Promise<void> {
  await ann.type('/play', { move: 'offer 1' });
  await bob.type('/play', { move: 'offer 0' });
}

const channelSays = ({ scene }: Begun, what: string): boolean =>
  postsIn(scene.room, scene.channel).some((text) => text.includes(what));
const threadSays = ({ scene }: Begun, what: string): boolean =>
  threadOf(scene.room, scene.channel).posts.some((text) => text.includes(what));

/** A bot with its own data in a room. */
async function alone(room: Room, folder: string, guildId?: string, log = silentLog()): Promise<App> {
  const app = await startApp({
    config: { dataFolder: folder },
    log,
    modules: registryOf([anyModule(toyGame)]),
    pictures: wordPictures,
    connection: { token: room.token, api: room.apiUrl, ...(guildId === undefined ? {} : { guildId }) },
  });
  endings.push(() => app.stop());
  return app;
}

async function emptyRoom(): Promise<{ readonly room: Room; readonly folder: string }> {
  const room = await createRoom();
  const folder = mkdtempSync(join(tmpdir(), 'fimbul-discord-'));
  endings.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => room.close(),
  );
  return { room, folder };
}

describe('a token', () => {
  it('stays in use although one request is refused', async () => {
    const all = await begun();
    all.scene.room.trouble({
      act: 'rule',
      rule: { kind: 'status-401', times: 1, route: '^POST /channels/\\d+/messages' },
    });
    await playPhase(all);
    await drained(all.scene.app().bot);
    expect(channelSays(all, 'Turn 1 of 5 · Offers')).toBe(true);
    expect(threadSays(all, 'offers 1 log')).toBe(true);
    expect((await all.scene.app().wellness()).connected).toBe(true);
  });

  it('ends the program with a clear message once Discord has revoked it', async () => {
    const all = await begun();
    all.scene.room.trouble({
      act: 'rule',
      rule: { kind: 'status-401', route: '^POST /channels|/users/@me' },
    });
    await playPhase(all);
    const error: unknown = await all.scene.app().revoked.catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(TokenRevoked);
    expect((error as Error).message).toContain('DISCORD_TOKEN');
    all.scene.room.trouble({ act: 'clear' });
  });

  it('is cleared at the end without a check', async () => {
    const { room, folder } = await emptyRoom();
    const lines: string[] = [];
    const out = Object.assign(new PassThrough(), { isTTY: false });
    out.on('data', (line: Buffer) => lines.push(line.toString()));
    const log = makeLog({ logLevel: 'warn', logFormat: 'json' }, out);
    const app = await alone(room, folder, undefined, log);
    await app.running.registered;
    await app.stop();
    expect(lines).toEqual([]);
  });

  it('is checked when the gateway refuses it', async () => {
    const all = await begun();
    all.scene.room.trouble({ act: 'rule', rule: { kind: 'status-401', route: '/users/@me' } });
    all.scene.room.trouble({ act: 'close-socket', code: 4004 });
    await expect(all.scene.app().revoked).rejects.toThrow(TokenRevoked);
    all.scene.room.trouble({ act: 'clear' });
  });
});

describe('commands', () => {
  const namesIn = (room: Room, guild: string | null): readonly string[] =>
    [...room.state.commands.values()].flatMap((each) => (each.guildId === guild ? each.name : [])).sort();

  it.each(['status-400', 'status-500'] as const)(
    'that Discord answers with %s don’t stop the bot from hosting games',
    async (kind) => {
      const { room, folder } = await emptyRoom();
      const first = await alone(room, folder);
      await first.running.registered;
      const before = namesIn(room, null);
      expect(before).toContain('game');
      await first.stop();
      room.trouble({ act: 'rule', rule: { kind, route: '/commands' } });
      const second = await alone(room, folder);
      expect(second.running.isUp()).toBe(true);
      expect(namesIn(room, null)).toEqual(before);
    },
  );

  it('that must wait an hour delay neither posts nor the end', { timeout: 60_000 }, async () => {
    const { room, folder } = await emptyRoom();
    room.trouble({ act: 'rule', rule: { kind: 'status-429', ms: 3_600_000, route: '/commands' } });
    const app = await alone(room, folder);
    const { id, username } = room.people()[0] ?? { id: '', username: '' };
    expect(username).not.toBe('');
    const actor = { guild: room.guildId, person: id };
    const channel = room.channel('longhouse').id;
    await app.bot.table.lobby.create(actor, { channel, module: 'woodpile' });
    await drained(app.bot);
    expect(postsIn(room, channel)).toHaveLength(1);
    const began = performance.now();
    await app.stop();
    expect(performance.now() - began).toBeLessThan(6000);
  });

  it('are sent only if they have changed, and not both for a server and for all', async () => {
    const { room, folder } = await emptyRoom();
    const sent: string[] = [];
    room.trouble({ act: 'rule', rule: { kind: 'delay', ms: 0, route: 'never' } });
    const versions = (): string =>
      JSON.stringify([...room.state.commands.values()].map(({ name, version }) => [name, version]));
    const first = await alone(room, folder);
    await first.running.registered;
    const everywhere = versions();
    sent.push(everywhere);
    await first.stop();
    const again = await alone(room, folder);
    await again.running.registered;
    expect(versions()).toBe(everywhere);
    expect(again.bot.commandIds?.get('play')).toMatch(/^\d+$/u);
    await again.stop();
    const one = await alone(room, folder, room.guildId);
    await one.running.registered;
    expect(namesIn(room, room.guildId)).toContain('game');
    expect(namesIn(room, null)).toEqual([]);
    await one.stop();
    const all = await alone(room, folder);
    await all.running.registered;
    expect(namesIn(room, room.guildId)).toEqual([]);
    expect(namesIn(room, null)).toContain('game');
  });
});

describe('a thread that is closed to the bot', () => {
  const IN_THREADS = String(PermissionFlagsBits.SendMessagesInThreads);

  it('delays no other post, is reported where a person asks, and gets its posts when it opens', async () => {
    const all = await begun();
    const { scene, ann } = all;
    scene.room.trouble({ act: 'deny', channel_id: scene.channel, permissions: IN_THREADS });
    await playPhase(all);
    await expect.poll(() => channelSays(all, 'Turn 1 of 5 · Offers')).toBe(true);
    await expect
      .poll(async () => wordsOf(await ann.type('/game status')))
      .toMatch(/I can’t post in <#\d+>.*Send Messages in Threads/u);
    // While a closed thread is retried, an answer may lack the warning.
    await expect.poll(async () => wordsOf(await ann.type('/board'))).toContain('I can’t post in');
    expect(threadSays(all, 'offers 1 log')).toBe(false);
    scene.room.trouble({ act: 'allow', channel_id: scene.channel });
    await expect.poll(() => threadSays(all, 'offers 1 log')).toBe(true);
    expect(wordsOf(await ann.type('/game status'))).not.toContain('I can’t post in');
  });

  it('is reported with the missing permission if it is archived and locked', async () => {
    const all = await begun();
    const { scene, ann } = all;
    const MANAGE = String(PermissionFlagsBits.ManageThreads);
    const { thread } = await scene
      .app()
      .bot.table.games.card({ guild: scene.room.guildId, person: ann.id }, 1);
    scene.room.trouble({ act: 'deny', channel_id: scene.channel, permissions: MANAGE });
    scene.room.trouble({ act: 'archive-thread', channel_id: thread ?? '', locked: true });
    await playPhase(all);
    await expect.poll(() => channelSays(all, 'Turn 1 of 5 · Offers')).toBe(true);
    await expect
      .poll(async () => wordsOf(await ann.type('/game status')))
      .toMatch(/I can’t post in <#\d+>.*Manage Threads/u);
    scene.room.trouble({ act: 'allow', channel_id: scene.channel });
    await expect.poll(() => threadSays(all, 'offers 1 log')).toBe(true);
  });
});

it('a server that removes the bot and invites it again gets all its posts', async () => {
  const all = await begun();
  const { scene, ann, bob } = all;
  const { room } = scene;
  const asked = (person: string) => ({ guild: room.guildId, person });
  room.trouble({ act: 'kick-bot', guild_id: room.guildId });
  const { table } = scene.app().bot;
  await table.play.act(asked(ann.id), 1, 'offer 1');
  await table.play.act(asked(bob.id), 1, 'offer 0');
  await expect.poll(async () => (await table.outbox.closed(room.guildId)).length).toBeGreaterThan(0);
  room.trouble({ act: 'invite-bot', guild_id: room.guildId });
  await expect.poll(() => channelSays(all, 'Turn 1 of 5 · Offers')).toBe(true);
  await expect.poll(() => threadSays(all, 'offers 1 log')).toBe(true);
  await drained(scene.app().bot);
  expect(postsIn(room, scene.channel).filter((text) => text.includes('"show-hand~'))).toHaveLength(1);
});

describe('a bot that stops', () => {
  it('answers everything it receives until Discord knows', async () => {
    const scene = await openScene({ modules: [anyModule(toyGame)], people: 1 });
    endings.push(() => scene.close());
    const players = playersOf(scene.room);
    endings.push(() => players.close());
    const who = players.player(scene.room.people()[0]?.id ?? '', scene.channel);
    const asked = [who.command('status'), who.command('status')];
    let isOver = false;
    const over = scene
      .app()
      .stop()
      .finally(() => (isOver = true));
    asked.push(who.command('status'), who.command('status'));
    // Commands sent before the end are answered; afterwards Discord itself reports that the bot is offline.
    while (!isOver) {
      if (scene.room.botOnline()) asked.push(who.command('status'));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await over;
    const answers = await Promise.all(asked);
    expect(answers.filter(({ kind }) => kind !== 'answered')).toEqual([]);
    await scene.restart();
  });
});
