import { GatewayIntentBits as I } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import WebSocket from 'ws';
import { afterEach, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room, RoomOptions } from '../../../src/room/room.js';
import { enterRoom } from '../../support/person.js';
import { restOf } from './support.js';

interface Frame {
  readonly op: number;
  readonly d: Record<string, unknown> & { readonly [key: string]: unknown };
  readonly s: number | null;
  readonly t: string | null;
}

/** A bare gateway client, for details that discord.js hides. */
interface Wire {
  readonly frames: Frame[];
  send(op: number, d: unknown): void;
  raw(text: string): void;
  next(fits: (frame: Frame) => boolean): Promise<Frame>;
  readonly closed: Promise<number>;
  drop(): void;
}

describe('the gateway', () => {
  const open: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of open.reverse()) await close();
    open.length = 0;
  });

  async function start(options: RoomOptions = {}): Promise<Room> {
    const room = await createRoom(options);
    open.push(() => room.close());
    return room;
  }

  async function connect(room: Room, query = 'v=10&encoding=json'): Promise<Wire> {
    const socket = new WebSocket(`${room.url.replace('http', 'ws')}/gateway?${query}`);
    const frames: Frame[] = [];
    const listeners = new Set<() => void>();
    socket.on('message', (data) => {
      frames.push(JSON.parse((data as Buffer).toString()) as Frame);
      for (const listener of [...listeners]) listener();
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    open.push(() => socket.terminate());
    return {
      frames,
      closed,
      send: (op, d) => socket.send(JSON.stringify({ op, d })),
      raw: (text) => socket.send(text),
      drop: () => socket.terminate(),
      next: (fits) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(
            () => reject(new Error(`In vain; got ${frames.map((f) => f.t ?? f.op).join(' ')}`)),
            20_000,
          );
          const look = () => {
            const found = frames.find(fits);
            if (!found) return;
            clearTimeout(timer);
            listeners.delete(look);
            resolve(found);
          };
          listeners.add(look);
          look();
        }),
    };
  }

  const identify = (room: Room, extra: object = {}) => ({
    token: room.token,
    intents: I.Guilds | I.GuildMessages | I.MessageContent,
    properties: { os: 'x', browser: 'x', device: 'x' },
    ...extra,
  });

  const t = (name: string) => (f: Frame) => f.t === name;
  const op = (code: number) => (f: Frame) => f.op === code;

  async function ready(room: Room, extra: object = {}): Promise<Wire & { readonly session: string }> {
    const wire = await connect(room);
    await wire.next(op(10));
    wire.send(2, identify(room, extra));
    const frame = await wire.next(t('READY'));
    return { ...wire, session: String(frame.d['session_id']) };
  }

  it('GET /gateway/bot returns URL, shards and the identify limit', async () => {
    const room = await start({ shards: 2, identifyLimit: 5 });
    await ready(room);
    expect(await restOf(room).get(Routes.gatewayBot())).toMatchObject({
      url: `${room.url.replace('http', 'ws')}/gateway`,
      shards: 2,
      session_start_limit: { total: 5, remaining: 4, max_concurrency: 1 },
    });
  });

  it('says hello, then READY with its guilds unavailable, then each GUILD_CREATE', async () => {
    const room = await start();
    const wire = await ready(room);
    const hello = await wire.next(op(10));
    expect(hello.d['heartbeat_interval']).toBe(41_250);
    const first = await wire.next(t('READY'));
    expect(first).toMatchObject({
      s: 1,
      d: {
        v: 10,
        guilds: [{ id: room.guildId, unavailable: true }],
        user: { bot: true },
        application: { id: room.applicationId },
      },
    });
    const guild = await wire.next(t('GUILD_CREATE'));
    expect(guild.d).toMatchObject({
      id: room.guildId,
      unavailable: false,
      members: [{ user: { id: room.applicationId } }],
    });
  });

  it('answers heartbeats', async () => {
    const wire = await connect(await start());
    wire.send(1, null);
    expect(await wire.next(op(11))).toMatchObject({ op: 11 });
  });

  const closes: readonly (readonly [string, number, (wire: Wire, room: Room) => void | Promise<unknown>])[] =
    [
      ['an unknown opcode', 4001, (wire) => wire.send(99, null)],
      ['invalid JSON', 4002, (wire) => wire.raw('{')],
      ['a frame before identifying', 4003, (wire) => wire.send(3, {})],
      ['a wrong token', 4004, (wire, room) => wire.send(2, { ...identify(room), token: 'x' })],
      [
        'identifying twice',
        4005,
        (wire, room) => {
          wire.send(2, identify(room));
          wire.send(2, identify(room));
        },
      ],
      ['a shard out of range', 4010, (wire, room) => wire.send(2, identify(room, { shard: [2, 2] }))],
      ['unknown intents', 4013, (wire, room) => wire.send(2, identify(room, { intents: 1 << 30 }))],
      [
        'more than 120 frames a minute',
        4008,
        (wire) => {
          for (let i = 0; i < 121; i += 1) wire.send(1, null);
        },
      ],
    ];
  it.each(closes)('closes on %s with %i', async (_name, code, act) => {
    const room = await start();
    const wire = await connect(room);
    await act(wire, room);
    expect(await wire.closed).toBe(code);
  });

  it('closes with 4014 when a privileged intent was not granted', async () => {
    const room = await start({ privilegedIntents: 0 });
    const wire = await connect(room);
    wire.send(2, identify(room));
    expect(await wire.closed).toBe(4014);
  });

  it('closes with 4012 on an old version', async () => {
    expect(await (await connect(await start(), 'v=6')).closed).toBe(4012);
  });

  it('refuses a second identify within five seconds under Discord’s limits', async () => {
    const room = await start({ rateLimits: 'discord' });
    await ready(room);
    const wire = await connect(room);
    wire.send(2, identify(room));
    expect(await wire.next(op(9))).toMatchObject({ d: false });
  });

  it('refuses to identify when the day’s limit is used up', async () => {
    const room = await start({ identifyLimit: 1 });
    await ready(room);
    const wire = await connect(room);
    wire.send(2, identify(room));
    expect(await wire.next(op(9))).toMatchObject({ d: false });
  });

  describe('intents', () => {
    it('sends no messages without their intent', async () => {
      const room = await start();
      const wire = await ready(room, { intents: I.Guilds });
      const astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
      await astrid.say('unheard');
      await restOf(room)
        .post(Routes.guildChannels(room.guildId), { body: { name: 'x' } })
        .catch(() => undefined);
      wire.send(1, null);
      await wire.next(op(11));
      expect(wire.frames.some(t('MESSAGE_CREATE'))).toBe(false);
      astrid.close();
    });

    it('sends only interactions without any intent', async () => {
      const room = await start();
      const wire = await ready(room, { intents: 0 });
      const rest = restOf(room);
      await rest.put(Routes.applicationGuildCommands(room.applicationId, room.guildId), {
        body: [{ name: 'ask', description: 'x' }],
      });
      const astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
      open.push(() => astrid.close());
      await astrid.react(await astrid.say('hello'), '👍');
      void astrid.command('ask').catch(() => undefined);
      await wire.next(t('INTERACTION_CREATE'));
      const heard = new Set(wire.frames.flatMap((frame) => frame.t ?? []));
      expect([...heard].sort()).toEqual(['INTERACTION_CREATE', 'READY']);
    });

    it.each([
      ['reactions', I.GuildMessageReactions, 'MESSAGE_REACTION_ADD'],
      ['typing', I.GuildMessageTyping, 'TYPING_START'],
      ['direct messages', I.DirectMessages, 'MESSAGE_CREATE'],
    ] as const)('sends %s only with their intent', async (_, intent, event) => {
      const room = await start();
      const [deaf, hearing] = [
        await ready(room, { intents: I.Guilds }),
        await ready(room, { intents: I.Guilds | intent }),
      ];
      const rest = restOf(room);
      const astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
      open.push(() => astrid.close());
      const said = await astrid.say('hello');
      await astrid.react(said, '👍');
      await rest.post(Routes.channelTyping(said.channel_id));
      const dm = (await rest.post(Routes.userChannels(), { body: { recipient_id: astrid.id } })) as {
        id: string;
      };
      await rest.post(Routes.channelMessages(dm.id), { body: { content: 'psst' } });
      await hearing.next(t(event));
      // A marker: opening a thread reaches both after all earlier events.
      await rest.post(Routes.threads(said.channel_id), { body: { name: 'x', type: 11 } });
      await deaf.next(t('THREAD_CREATE'));
      expect(deaf.frames.map((frame) => frame.t)).not.toContain(event);
    });

    it('empties others’ messages without the content intent, unless they mention the bot', async () => {
      const room = await start();
      const wire = await ready(room, { intents: I.Guilds | I.GuildMessages });
      const astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
      const plain = await astrid.say('hidden');
      const called = await astrid.say(`<@${room.applicationId}> shown`);
      const heard = await wire.next((f) => f.d?.['id'] === called.id);
      expect(heard.d['content']).toContain('shown');
      expect((await wire.next((f) => f.d?.['id'] === plain.id)).d['content']).toBe('');
      astrid.close();
    });

    it('sends the member list on request, in chunks', async () => {
      const room = await start();
      const wire = await ready(room, { intents: I.Guilds | I.GuildMembers });
      wire.send(8, { guild_id: room.guildId, query: '', limit: 0, nonce: 'n' });
      const chunk = await wire.next(t('GUILD_MEMBERS_CHUNK'));
      expect(chunk.d).toMatchObject({ chunk_index: 0, chunk_count: 1, nonce: 'n' });
      expect(chunk.d['members']).toHaveLength(room.people().length + 1);
      wire.send(8, { guild_id: room.guildId, user_ids: ['123'], nonce: 'm' });
      expect((await wire.next((f) => f.d?.['nonce'] === 'm')).d).toMatchObject({
        members: [],
        not_found: ['123'],
      });
    });
  });

  describe('resuming', () => {
    it('replays missed events in order, then sends RESUMED', async () => {
      const room = await start();
      const wire = await ready(room);
      await wire.next(t('GUILD_CREATE'));
      const last = wire.frames.at(-1)?.s ?? 0;
      wire.drop();
      await expect.poll(() => room.botOnline()).toBe(false);
      const astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
      await astrid.say('one');
      await astrid.say('two');
      const again = await connect(room);
      again.send(6, { token: room.token, session_id: wire.session, seq: last });
      await again.next(t('RESUMED'));
      const events = again.frames.filter((f) => f.op === 0);
      expect(events.map((f) => f.t)).toEqual(['MESSAGE_CREATE', 'MESSAGE_CREATE', 'RESUMED']);
      expect(events.map((f) => f.s)).toEqual([last + 1, last + 2, last + 3]);
      expect(events.slice(0, 2).map((f) => f.d['content'])).toEqual(['one', 'two']);
      astrid.close();
    });

    it('invalidates an unknown session', async () => {
      const room = await start();
      const wire = await connect(room);
      wire.send(6, { token: room.token, session_id: 'x', seq: 1 });
      expect(await wire.next(op(9))).toMatchObject({ d: false });
    });

    it('closes with 4007 on an unsent sequence number', async () => {
      const room = await start();
      const wire = await ready(room);
      const again = await connect(room);
      again.send(6, { token: room.token, session_id: wire.session, seq: 999 });
      expect(await again.closed).toBe(4007);
    });

    it('invalidates an expired session', async () => {
      const room = await start({ sessionLifeMs: 1 });
      const wire = await ready(room);
      wire.drop();
      await expect.poll(() => room.botOnline()).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const again = await connect(room);
      again.send(6, { token: room.token, session_id: wire.session, seq: 1 });
      expect(await again.next(op(9))).toMatchObject({ d: false });
    });
  });

  it('sends shards their own guilds, and direct messages to the first', async () => {
    const room = await start({ shards: 2 });
    room.addGuild('Second');
    const zero = await ready(room, { shard: [0, 2] });
    const one = await ready(room, { shard: [1, 2] });
    const guilds = (wire: Wire) =>
      (wire.frames.find(t('READY'))?.d['guilds'] as { id: string }[]).map((g) => g.id);
    for (const [index, wire] of [zero, one].entries())
      for (const id of guilds(wire)) expect(Number((BigInt(id) >> 22n) % 2n)).toBe(index);
    expect([...guilds(zero), ...guilds(one)]).toHaveLength(2);
  });
});
