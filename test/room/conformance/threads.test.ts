import type { APIMessage, APIThreadChannel } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageBootstrap } from '../../../src/room/contract.js';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { enterRoom } from '../../support/person.js';
import type { Person } from '../../support/person.js';
import { complaint, refusal, restOf } from './support.js';

describe('threads and forum posts', () => {
  let room: Room;
  let rest: REST;
  let cuyan: Person;
  let dalla: Person;
  let parent: string;
  const start = async (body: object, where = parent) =>
    (await rest.post(Routes.threads(where), { body })) as APIThreadChannel;
  const say = async (where: string, content = 'x') =>
    (await rest.post(Routes.channelMessages(where), { body: { content } })) as APIMessage;

  beforeAll(async () => {
    room = await createRoom();
    rest = restOf(room);
    parent = room.channel('longhouse').id;
    // Neither owner nor moderator, so private threads are hidden from them.
    cuyan = await enterRoom({ url: room.url, user: 'cuyan', channel: 'longhouse' });
    dalla = await enterRoom({ url: room.url, user: 'dalla', channel: 'longhouse' });
  });
  afterAll(async () => {
    cuyan.close();
    dalla.close();
    await room.close();
  });

  it('a public thread is announced in its channel and visible to all', async () => {
    const thread = await start({ name: 'Saga', type: 11 });
    expect(thread).toMatchObject({
      type: 11,
      parent_id: parent,
      owner_id: room.applicationId,
      thread_metadata: { archived: false, locked: false },
      member: {},
    });
    expect(await cuyan.waitFor((m) => m.type === 18 && m.content === 'Saga')).toMatchObject({
      message_reference: { channel_id: thread.id },
    });
    expect((await cuyan.threads()).map((t) => t.id)).toContain(thread.id);
  });

  it('a thread on a message has the message’s id, and a second one is refused', async () => {
    const message = await say(parent, 'topic');
    const thread = (await rest.post(Routes.threads(parent, message.id), {
      body: { name: 'On it' },
    })) as APIThreadChannel;
    expect(thread.id).toBe(message.id);
    expect(
      await refusal(rest.post(Routes.threads(parent, message.id), { body: { name: 'Again' } })),
    ).toMatchObject({ code: 160004 });
    expect(((await rest.get(Routes.channelMessage(parent, message.id))) as APIMessage).thread?.id).toBe(
      thread.id,
    );
  });

  it('a private thread is visible to its members only', async () => {
    const thread = await start({ name: 'Hand', type: 12, invitable: false });
    await rest.put(Routes.threadMembers(thread.id, cuyan.id));
    await say(thread.id, 'your cards');
    await cuyan.waitFor((m) => m.content === 'your cards');
    await expect(dalla.messages(thread.id)).rejects.toThrow('10003');
    expect(dalla.heard.some((e) => JSON.stringify(e.d).includes('your cards'))).toBe(false);
    await rest.delete(Routes.threadMembers(thread.id, cuyan.id));
    await expect(cuyan.messages(thread.id)).rejects.toThrow('10003');
  });

  it('members are listed, and unknown ones give 10007', async () => {
    const thread = await start({ name: 'Club', type: 12 });
    await rest.put(Routes.threadMembers(thread.id, cuyan.id));
    await rest.put(Routes.threadMembers(thread.id, cuyan.id));
    expect(await rest.get(Routes.threadMembers(thread.id))).toMatchObject([
      { user_id: room.applicationId },
      { user_id: cuyan.id },
    ]);
    expect(await refusal(rest.get(Routes.threadMembers(thread.id, dalla.id)))).toMatchObject({ code: 10007 });
    expect(await refusal(rest.put(Routes.threadMembers(thread.id, '123456789012345678')))).toMatchObject({
      code: 10007,
    });
  });

  it('a mention in a thread adds the person', async () => {
    const thread = await start({ name: 'Call', type: 12 });
    await say(thread.id, `come, <@${dalla.id}>`);
    await dalla.waitFor((m) => m.content.startsWith('come'));
    expect((await dalla.messages(thread.id)).length).toBeGreaterThan(0);
  });

  describe('a person added to a thread', () => {
    const counted = async (person: Person, thread: string) =>
      ((await person.request('GET', '/bootstrap')) as PageBootstrap).readState[thread]?.mention_count;

    it('is mentioned and notified by a system message', async () => {
      const thread = await start({ name: 'Added', type: 12 });
      await rest.put(Routes.threadMembers(thread.id, cuyan.id));
      const line = await cuyan.waitFor((m) => m.channel_id === thread.id && m.type === 1);
      expect(line).toMatchObject({
        author: { id: room.applicationId },
        content: '',
        mentions: [{ id: cuyan.id }],
        mentions_me: true,
      });
      expect(await counted(cuyan, thread.id)).toBe(1);
      await rest.put(Routes.threadMembers(thread.id, cuyan.id));
      await rest.put(Routes.threadMembers(thread.id, '@me'));
      expect((await cuyan.messages(thread.id)).map(({ type }) => type)).toEqual([1]);
      expect(await refusal(rest.delete(Routes.channelMessage(thread.id, line.id)))).toMatchObject({
        status: 403,
        code: 50021,
      });
    });

    it('is mentioned again when the application removes them', async () => {
      const thread = await start({ name: 'Removed', type: 11 });
      await rest.put(Routes.threadMembers(thread.id, cuyan.id));
      await rest.delete(Routes.threadMembers(thread.id, cuyan.id));
      const lines = await cuyan.messages(thread.id);
      expect(lines).toMatchObject([{ type: 2, mentions: [{ id: cuyan.id }] }, { type: 1 }]);
    });

    it('is not notified by an edit that mentions them', async () => {
      const thread = await start({ name: 'Silent', type: 12 });
      const message = await say(thread.id);
      await rest.patch(Routes.channelMessage(thread.id, message.id), {
        body: { content: `<@${cuyan.id}> <@${dalla.id}>`, allowed_mentions: { users: [cuyan.id] } },
      });
      expect(await rest.get(Routes.threadMembers(thread.id))).toMatchObject([
        { user_id: room.applicationId },
        { user_id: cuyan.id },
      ]);
      expect((await cuyan.messages(thread.id)).map(({ type }) => type)).toEqual([0]);
      expect(await counted(cuyan, thread.id)).toBe(0);
    });
  });

  it('a 1,001st member is refused', async () => {
    const thread = await start({ name: 'Crowd', type: 11 });
    const channel = room.state.channels.get(thread.id);
    for (let i = 0; i < 999; i += 1)
      channel?.threadMembers.push({ userId: String(1000 + i), joinedAt: '2026-01-01T00:00:00Z', flags: 0 });
    expect(await refusal(rest.put(Routes.threadMembers(thread.id, cuyan.id)))).toMatchObject({
      status: 400,
      code: 30033,
    });
    room.trouble({ act: 'delete-channel', channel_id: thread.id });
  });

  describe('an archived thread', () => {
    const archived = async (locked = false) => {
      const thread = await start({ name: 'Old', type: 11 });
      const message = await say(thread.id);
      await rest.patch(Routes.channel(thread.id), {
        body: { archived: true, ...(locked ? { locked } : {}) },
      });
      return { thread, message };
    };

    it('refuses edits, reactions and new members with 50083', async () => {
      const { thread, message } = await archived();
      const edit = rest.patch(Routes.channelMessage(thread.id, message.id), { body: { content: 'y' } });
      expect(await refusal(edit)).toMatchObject({ status: 400, code: 50083 });
      expect(
        await refusal(
          rest.put(Routes.channelMessageOwnReaction(thread.id, message.id, encodeURIComponent('👍'))),
        ),
      ).toMatchObject({ code: 50083 });
      expect(await refusal(rest.put(Routes.threadMembers(thread.id, cuyan.id)))).toMatchObject({
        code: 50083,
      });
      expect(await refusal(rest.patch(Routes.channel(thread.id), { body: { name: 'New' } }))).toMatchObject({
        code: 50083,
      });
    });

    it('is unarchived by a new message', async () => {
      const { thread } = await archived();
      await say(thread.id, 'awake');
      expect(
        ((await rest.get(Routes.channel(thread.id))) as APIThreadChannel).thread_metadata?.archived,
      ).toBe(false);
    });

    it('is listed with the archived threads, not with the active ones', async () => {
      const { thread } = await archived();
      const old = (await rest.get(Routes.channelThreads(parent, 'public'))) as {
        threads: APIThreadChannel[];
      };
      expect(old.threads.map((t) => t.id)).toContain(thread.id);
      const active = (await rest.get(Routes.guildActiveThreads(room.guildId))) as {
        threads: APIThreadChannel[];
      };
      expect(active.threads.map((t) => t.id)).not.toContain(thread.id);
    });

    it('is unarchived on request', async () => {
      const { thread, message } = await archived(true);
      await rest.patch(Routes.channel(thread.id), { body: { archived: false, locked: false } });
      expect(
        await rest.patch(Routes.channelMessage(thread.id, message.id), { body: { content: 'y' } }),
      ).toMatchObject({ content: 'y' });
    });

    it('accepts no messages from people when locked', async () => {
      const { thread } = await archived(true);
      await expect(cuyan.say('hello?', { channel: thread.id })).rejects.toThrow('160005');
    });

    it('is archived after its inactivity timeout', async () => {
      const thread = await start({ name: 'Quiet', type: 11, auto_archive_duration: 60 });
      room.advance(61 * 60_000);
      expect(
        ((await rest.get(Routes.channel(thread.id))) as APIThreadChannel).thread_metadata?.archived,
      ).toBe(true);
    });
  });

  it.each([
    ['no name', {}, 'name', 'BASE_TYPE_REQUIRED'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an invalid archive time',
      { name: 'x', auto_archive_duration: 61 },
      'auto_archive_duration',
      'BASE_TYPE_CHOICES',
    ],
  ])('a thread with %s is refused', async (_name, body, place, code) => {
    expect(await refusal(rest.post(Routes.threads(parent), { body: { type: 11, ...body } }))).toMatchObject({
      errors: complaint(place, code),
    });
  });

  it('a thread cannot be opened in a thread', async () => {
    const thread = await start({ name: 'Outer', type: 11 });
    expect(await refusal(rest.post(Routes.threads(thread.id), { body: { name: 'Inner' } }))).toMatchObject({
      code: 50024,
    });
  });

  it('announces a deleted thread', async () => {
    const thread = await start({ name: 'Gone', type: 11 });
    const before = cuyan.waitForDispatch((e) => e.t === 'THREAD_DELETE' && e.d.id === thread.id);
    await rest.delete(Routes.channel(thread.id));
    await before;
    expect(await refusal(rest.get(Routes.channel(thread.id)))).toMatchObject({ code: 10003 });
  });

  it('a forum post is a thread with a first message of the same id and its tags', async () => {
    const forum = room.channel('tables').id;
    const channel = room.state.channels.get(forum);
    channel?.availableTags.push({
      id: '77',
      name: 'open',
      moderated: false,
      emoji_id: null,
      emoji_name: null,
    });
    const post = (await rest.post(Routes.threads(forum), {
      body: { name: 'Table 1', applied_tags: ['77'], message: { content: 'Sit down' } },
    })) as APIThreadChannel & { message: APIMessage };
    expect(post).toMatchObject({
      parent_id: forum,
      applied_tags: ['77'],
      message: { id: post.id, content: 'Sit down' },
    });
    expect(
      await refusal(rest.post(Routes.threads(forum), { body: { name: 'T', message: {} } })),
    ).toMatchObject({ code: 50006 });
    expect(
      await refusal(
        rest.post(Routes.threads(forum), {
          body: { name: 'T', applied_tags: ['1'], message: { content: 'x' } },
        }),
      ),
    ).toMatchObject({ code: 50035 });
    expect((await cuyan.messages(post.id)).map((m) => m.content)).toEqual(['Sit down']);
  });
});
