import type { APIMessage } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../src/room/room.js';
import type { Room } from '../../src/room/room.js';
import { enterRoom } from '../support/person.js';
import type { Person } from '../support/person.js';
import { restOf } from './conformance/support.js';

describe("the page's API", () => {
  let room: Room;
  let rest: REST;
  let astrid: Person;
  let cuyan: Person;
  let channel: string;
  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
    channel = room.channel('longhouse').id;
    astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
    cuyan = await enterRoom({ url: room.url, user: 'cuyan', channel: 'longhouse' });
  });
  afterAll(async () => {
    astrid.close();
    cuyan.close();
    await room.close();
  });

  it('bootstrap lists the acting person, all people and visible channels', async () => {
    const state = await cuyan.bootstrap();
    expect(state.me.username).toBe('cuyan');
    expect(state.users).toHaveLength(6);
    expect(state.guilds[0]?.channels.map((c) => ('name' in c ? c.name : ''))).toEqual(
      expect.arrayContaining(['longhouse', 'hearth', 'tables']) as string[],
    );
    expect(state).toMatchObject({ bot_online: false, application: { id: room.applicationId } });
    const avatar = await fetch(`${room.url}${state.me.avatar_url}`);
    expect(avatar.headers.get('content-type')).toBe('image/svg+xml');
    expect(await avatar.text()).toContain('>C</text>');
  });

  it('answers 404 for an unknown person', async () => {
    expect((await fetch(`${room.url}/page/bootstrap?user=nobody`)).status).toBe(404);
  });

  it('counts unread messages and mentions until they are read', async () => {
    const made = (await rest.post(Routes.channelMessages(channel), {
      body: { content: `<@${cuyan.id}> your turn` },
    })) as APIMessage;
    const heard = await cuyan.waitFor((m) => m.id === made.id);
    expect(heard.mentions_me).toBe(true);
    expect((await cuyan.bootstrap()).readState[channel]).toMatchObject({
      last_message_id: made.id,
      mention_count: 1,
    });
    expect((await astrid.bootstrap()).readState[channel]?.mention_count).toBe(0);
    await cuyan.request('POST', `/channels/${channel}/ack`, { message_id: made.id });
    expect((await cuyan.bootstrap()).readState[channel]).toMatchObject({
      last_read_message_id: made.id,
      mention_count: 0,
    });
  });

  it('returns the nonce, so that an echo can be replaced', async () => {
    const made = (await astrid.request('POST', `/channels/${channel}/messages`, {
      content: 'x',
      nonce: 'n1',
    })) as { id: string };
    expect((await cuyan.waitFor((m) => m.id === made.id)).nonce).toBe('n1');
  });

  it('refuses empty and too long messages', async () => {
    await expect(astrid.say(' ')).rejects.toThrow('50006');
    await expect(astrid.say('x'.repeat(2001))).rejects.toThrow('50035');
    await expect(astrid.say('x', { channel: 'tables' })).rejects.toThrow('50008');
  });

  it('lets people edit and delete only their own messages', async () => {
    const own = await cuyan.say('one');
    const path = `/channels/${channel}/messages/${own.id}`;
    expect(await cuyan.request('PATCH', path, { content: 'two' })).toMatchObject({ content: 'two' });
    const other = await astrid.say('mine');
    const theirs = `/channels/${channel}/messages/${other.id}`;
    await expect(cuyan.request('PATCH', theirs, { content: 'x' })).rejects.toThrow('50005');
    await expect(cuyan.request('DELETE', theirs)).rejects.toThrow('50013');
    await cuyan.request('DELETE', path);
  });

  it('lets people open, join and leave threads', async () => {
    const thread = (await cuyan.request('POST', `/channels/${channel}/threads`, { name: 'Talk' })) as {
      id: string;
    };
    await astrid.request('PUT', `/threads/${thread.id}/members/@me`);
    expect((await astrid.threads()).find((t) => t.id === thread.id)).toMatchObject({
      member: { user_id: astrid.id },
    });
    await astrid.request('DELETE', `/threads/${thread.id}/members/@me`);
    expect((await astrid.threads()).find((t) => t.id === thread.id)).not.toHaveProperty('member');
    await expect(cuyan.request('POST', `/channels/${channel}/threads`, { name: '' })).rejects.toThrow(
      '50035',
    );
  });

  it('refuses pinning without the permission', async () => {
    const made = await astrid.say('pin me');
    await expect(cuyan.request('PUT', `/channels/${channel}/pins/${made.id}`)).rejects.toThrow('50013');
    await astrid.request('PUT', `/channels/${channel}/pins/${made.id}`);
    expect(await cuyan.request('GET', `/channels/${channel}/pins`)).toMatchObject([{ id: made.id }]);
  });

  it('adds a person with a unique name', async () => {
    await astrid.request('POST', '/users', { username: 'hild', global_name: 'Hild' });
    expect((await astrid.bootstrap()).guilds[0]?.members.map((m) => m.user.username)).toContain('hild');
    await expect(astrid.request('POST', '/users', { username: 'hild' })).rejects.toThrow('USERNAME_TAKEN');
    await expect(astrid.request('POST', '/users', { username: '<b>' })).rejects.toThrow('USERNAME_INVALID');
  });

  it('neither lists a hidden channel nor sends its events', async () => {
    const hearth = room.channel('hearth').id;
    const place = room.state.channels.get(hearth);
    place?.overwrites.push({ id: cuyan.id, type: 1, allow: '0', deny: '1024' });
    await rest.post(Routes.channelMessages(hearth), { body: { content: 'secret' } });
    await astrid.waitFor((m) => m.content === 'secret');
    expect(JSON.stringify(cuyan.heard)).not.toContain('secret');
    expect(JSON.stringify((await cuyan.bootstrap()).guilds)).not.toContain(hearth);
  });

  it('answers malformed requests', async () => {
    const send = (body: string) =>
      fetch(`${room.url}/page/interactions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    for (const body of [
      '{',
      '[]',
      'null',
      '{"type":2}',
      '{"type":9,"channel_id":"x","data":{}}',
      `{"type":2,"channel_id":"${channel}","data":null}`,
    ])
      expect((await send(body)).status).toBeGreaterThanOrEqual(400);
    expect((await fetch(`${room.url}/page/nonsense`)).status).toBe(404);
    expect(
      (await send(`{"type":2,"channel_id":"${channel}","data":{"id":"__proto__","name":"x","type":1}}`))
        .status,
    ).toBe(404);
  });
});
