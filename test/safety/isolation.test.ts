import { START_FAMILIES } from '../../src/discord/posts/start.js';
import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/handlers.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import type { Message } from '../../src/room/state/model.js';
import type { Actor, GameCard } from '../../src/table/contract/index.js';
import { type Player, type Players, playersOf } from '../tools/harness/player.js';
import { openScene, type Scene } from '../e2e/with-bot.js';
import { drained } from '../support/tables.js';
import { leaveGuild } from '../../src/room/state/guilds.js';
import { toyGame } from '../support/toy-game.js';
import { OWN_SEAT } from './own-seat.js';

/** Two servers with the same bot and people. From one, only a player's own seat in the other can be reached. */

const module = anyModule(toyGame);
const modules = registryOf([module]);

let scene: Scene;
let players: Players;
let elsewhere: string;
/** The same people in both servers: the owner of both, the host, and a player. */
let home: readonly Player[];
let away: readonly Player[];
let lobby: GameCard;
let running: GameCard;

const at = (all: readonly Player[], index: number): Player => {
  const found = all[index];
  if (found === undefined) throw new Error('the room has too few people');
  return found;
};
const actor = (index: number): Actor => ({ guild: scene.room.guildId, person: at(home, index).id });

beforeAll(async () => {
  scene = await openScene({ modules: [module], people: 0, manyLobbies: true });
  const { room } = scene;
  elsewhere = room.addGuild('Over the sea');
  players = playersOf(room, { silence: 10_000 });
  const enter = (channel: string): readonly Player[] =>
    room.people().map(({ id }) => players.player(id, channel));
  home = enter(scene.channel);
  away = enter(room.channel('longhouse', elsewhere).id);
  const { table } = scene.app().bot;
  lobby = await table.lobby.create(actor(1), { channel: scene.channel, module: module.meta.id });
  running = await table.lobby.create(actor(1), { channel: scene.channel, module: module.meta.id });
  await table.lobby.join(actor(2), running.id);
  await table.lobby.start(actor(1), running.id);
  await drained(scene.app().bot);
});
afterAll(async () => {
  players.close();
  await scene.close();
});

/** A message of the person's server for forged controls. */
async function standing(me: Player): Promise<Message> {
  const { message } = await me.command('help');
  if (message === undefined) throw new Error('nothing was answered');
  return message;
}

/** All stored data of both games. */
async function everything(): Promise<string> {
  const { table } = scene.app().bot;
  const kept = await Promise.all(
    [lobby, running].map(async ({ id }) => [
      await table.games.card(actor(1), id),
      await table.look.history(actor(1), id).catch(() => []),
    ]),
  );
  return JSON.stringify(kept);
}

const NONE = /There’s no such game here|no such game/u;
/** Controls of tournaments, which have their own ids and their own test. */
const TOURNAMENT = [
  'tour-join',
  'tour-leave',
  'tour-start',
  'tour-table',
  'tour-round',
  'tour-export',
  'tour-end',
];
/** Families about a person or a server, which read no game. */
const OWN = new Set([
  ...[
    'next',
    'daily',
    START_FAMILIES.others,
    START_FAMILIES.watch,
    'help',
    'games',
    'ladder',
    'ladder-counts',
    'ladder-curve',
    'club-turn',
    'wanted-too',
    'wanted-not',
  ],
  ...['winter', 'winter-answer', 'winter-text', 'winter-line'],
  ...['winter-step', 'winter-add', 'winter-type', 'winter-go', 'winter-sure'],
  ...TOURNAMENT,
]);
/** A command typed where several games are played, to be repeated for the pressed game (`again`). */
const TYPED = '["game","status",{}]';
/** Without an earlier command, there is nothing to repeat. */
const EARLIER = /These buttons have expired/u;
const SECRETS = (): RegExp => new RegExp(`${lobby.name}|${running.name}`, 'u');

describe('from another server', () => {
  it.each([0, 1, 2])('no command reaches a game (person %i)', async (index) => {
    const before = await everything();
    const texts = ['1', '2', `#${running.number}`, running.name, running.slug, running.title];
    const lines: readonly (readonly [string, Record<string, string | number>])[] = [
      ['game join', {}],
      ['game leave', {}],
      ['game fill', {}],
      ['game remove', { place: 1 }],
      ['game start', {}],
      ['game status', {}],
      ['game end', {}],
      ['game verify', {}],
      ['game unfreeze', {}],
      ['game replace', { seat: 'red' }],
      ['game take', { seat: 'red' }],
      ['game swap', { seat: 'red', with: 'blue' }],
      ['game rewind', { to: '0' }],
      ['game export', {}],
      ['game nonce', { text: 'abc' }],
      ['undo', {}],
      ['catchup', {}],
      ['play', {}],
      ['play', { move: 'offer 1' }],
      ['woodpile offer', { rest: '1' }],
      ['board', {}],
      ['hand', {}],
      ['log', { turn: 1 }],
    ];
    for (const [line, options] of lines) {
      for (const game of texts) {
        const { words } = await at(away, index).command(line, { ...options, game });
        expect(words, `/${line} ${game}`).toMatch(NONE);
        expect(words).not.toMatch(SECRETS());
      }
    }
    expect(await everything()).toBe(before);
  });

  it('no control reaches a game by its id alone', { timeout: 120_000 }, async () => {
    const before = await everything();
    const families = handlers(modules).controls.filter(
      // These start a new game in this server, whatever game the control names.
      ({ modal, family }) =>
        modal === undefined && ![START_FAMILIES.tutorial, START_FAMILIES.game].some((one) => one === family),
    );
    for (const { family } of families) {
      // Players only reach their own seat from here; the manager of both servers reaches nothing.
      const me = at(away, OWN_SEAT.includes(family) ? 0 : 1);
      const own = { message: await standing(me) };
      for (const game of [lobby, running]) {
        for (const rest of ['', '||', 'offer 1', '0', '1|||0', TYPED]) {
          const seq = game === running ? '0' : '';
          const { kind, words } = await me.press(own.message, `${family}~${game.id}~${seq}~${rest}`);
          expect(kind, `${family} ${rest}`).toBe('answered');
          const isNothing = family === 'again' && rest !== TYPED;
          if (!OWN.has(family)) expect(words, `${family} ${rest}`).toMatch(isNothing ? EARLIER : NONE);
          expect(words).not.toMatch(SECRETS());
        }
      }
    }
    expect(await everything()).toBe(before);
  });

  it('a player reaches their own seat while they are a member of its server', async () => {
    const [host, player] = [at(away, 1), at(away, 2)];
    const home = scene.room.state.guilds.get(scene.room.guildId);
    if (home === undefined) throw new Error('the server is gone');
    const id = `open~${running.id}~0~||`;
    const opened = await host.press(await standing(host), id);
    expect(opened.words).toMatch(/What do you do|offer/iu);
    expect((opened.message?.flags ?? 0) & MessageFlags.Ephemeral).toBe(MessageFlags.Ephemeral);
    const next = await host.press(await standing(host), 'next~~~');
    expect(next.words).toContain(running.name);
    leaveGuild(scene.room.state, home, player.id);
    expect((await player.press(await standing(player), id)).words).toMatch(NONE);
    expect((await player.press(await standing(player), 'next~~~')).words).toMatch(/No other game waits/u);
  });

  it('autocomplete and lists show nothing', async () => {
    for (const index of [0, 1, 2]) {
      const me = at(away, index);
      for (const typed of ['', '1', '2', running.name.slice(0, 3)]) {
        expect(await me.complete('game status', 'game', typed)).toEqual([]);
        expect(await me.complete('play', 'game', typed)).toEqual([]);
      }
      expect(await me.complete('play', 'move', '', { game: String(running.number) })).toEqual([]);
      expect(await me.complete('woodpile offer', 'rest', '', { game: running.name })).toEqual([]);
      expect(await me.complete('log', 'phase', '', { game: running.name })).toEqual([]);
      expect(await me.complete('log', 'seat', '', { game: running.name })).toEqual([]);
      expect((await me.command('game list', { all: true })).words).not.toMatch(SECRETS());
    }
    // At home the same input finds it.
    expect(await at(home, 1).complete('game status', 'game', '2')).toEqual(['2']);
    expect(await at(home, 1).complete('play', 'move', '', { game: '2' })).not.toEqual([]);
  });

  it('games are numbered and posted per server', async () => {
    const { table } = scene.app().bot;
    const channel = scene.room.channel('longhouse', elsewhere).id;
    await at(away, 2).command('game new');
    await drained(scene.app().bot);
    const [own] = await table.games.list({ guild: elsewhere, person: at(away, 2).id });
    expect(own?.number).toBe(1);
    const all = [...(scene.room.state.messages.get(channel)?.values() ?? [])];
    const there = all.filter(({ flags }) => (flags & MessageFlags.Ephemeral) === 0);
    expect(there.some((message) => JSON.stringify(message.components).includes(own?.name ?? '?'))).toBe(true);
    for (const message of there) expect(JSON.stringify(message.components)).not.toMatch(SECRETS());
    expect((await at(home, 1).command('game status', { game: '1' })).words).toMatch(lobby.name);
  });
});
