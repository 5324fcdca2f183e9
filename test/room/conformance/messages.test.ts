import type { APIMessage, APIRole } from 'discord-api-types/v10';
import { PermissionFlagsBits, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { BOT_PERMISSIONS } from '../../../src/room/state/permissions.js';
import { enterRoom } from '../../support/person.js';
import type { Person } from '../../support/person.js';
import { complaint, png, refusal, restOf } from './support.js';

describe('messages', () => {
  let room: Room;
  let rest: REST;
  let astrid: Person;
  let path: ReturnType<typeof Routes.channelMessages>;
  let channel: string;
  const post = async (body: unknown, files?: { name: string; data: Buffer }[]) =>
    (await rest.post(path, { body, ...(files ? { files } : {}) })) as APIMessage;

  const role = async (body: object) =>
    (await restOf(room).post(Routes.guildRoles(room.guildId), { body: { name: 'x', ...body } })) as APIRole;

  beforeAll(async () => {
    room = await createRoom({ botPermissions: BOT_PERMISSIONS | PermissionFlagsBits.ManageRoles });
    rest = restOf(room);
    channel = room.channel('longhouse').id;
    path = Routes.channelMessages(channel);
    astrid = await enterRoom({ url: room.url, user: 'astrid', channel: 'longhouse' });
  });
  afterAll(async () => {
    astrid.close();
    await room.close();
  });

  it('a message is created and can be fetched', async () => {
    const made = await post({ content: 'hello' });
    const got = (await rest.get(Routes.channelMessage(channel, made.id))) as APIMessage;
    expect(got).toMatchObject({ id: made.id, content: 'hello', type: 0, author: { bot: true } });
  });

  it('more than 2,000 characters are refused', async () => {
    expect((await post({ content: 'x'.repeat(2000) })).content).toHaveLength(2000);
    expect(await refusal(post({ content: 'x'.repeat(2001) }))).toEqual({
      status: 400,
      code: 50035,
      message: 'Invalid Form Body',
      errors: {
        content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] },
      },
    });
  });

  it.each([[{}], [{ content: '' }], [{ content: '   ' }], [{ embeds: [] }]])(
    'an empty message %j is refused with 50006',
    async (body) => {
      expect(await refusal(post(body))).toMatchObject({ status: 400, code: 50006 });
    },
  );

  it('a wrong type is refused, with its path', async () => {
    expect(await refusal(post({ content: ['a'] }))).toMatchObject({
      code: 50035,
      errors: complaint('content', 'STRING_TYPE_CONVERT'),
    });
    expect(await refusal(post({ content: 'a', embeds: [{ title: 'x'.repeat(257) }] }))).toMatchObject({
      code: 50035,
      errors: complaint('embeds.0.title', 'BASE_TYPE_MAX_LENGTH'),
    });
  });

  it('embeds with more than 6,000 characters in all, or an empty one, are refused', async () => {
    const wall = { description: 'x'.repeat(3500) };
    expect(await refusal(post({ embeds: [wall, wall] }))).toMatchObject({
      errors: complaint('embeds', 'MAX_EMBED_SIZE_EXCEEDED'),
    });
    expect(await refusal(post({ embeds: [{}] }))).toMatchObject({
      errors: complaint('embeds.0.description', 'BASE_TYPE_REQUIRED'),
    });
  });

  it('an unknown channel gives 10003, and an unknown message 10008', async () => {
    expect(
      await refusal(rest.post(Routes.channelMessages('123456789012345678'), { body: { content: 'x' } })),
    ).toMatchObject({ status: 404, code: 10003 });
    expect(await refusal(rest.get(Routes.channelMessage(channel, '123456789012345678')))).toMatchObject({
      status: 404,
      code: 10008,
    });
  });

  it('a wrong token gives 401', async () => {
    expect(await refusal(restOf(room, 'nonsense').post(path, { body: { content: 'x' } }))).toMatchObject({
      status: 401,
      code: 0,
    });
  });

  it('an unknown route gives 404, and a wrong method 405', async () => {
    expect(await refusal(rest.get('/channels/1/nonsense'))).toMatchObject({ status: 404, code: 0 });
    expect(await refusal(rest.patch('/gateway'))).toMatchObject({ status: 405, code: 0 });
  });

  it('broken JSON gives 50109', async () => {
    const answer = await fetch(`${room.apiUrl}/v10${path}`, {
      method: 'POST',
      headers: { authorization: `Bot ${room.token}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(await answer.json()).toMatchObject({ code: 50109 });
  });

  it('a message is edited by its author only', async () => {
    const own = await post({ content: 'one' });
    const edited = (await rest.patch(Routes.channelMessage(channel, own.id), {
      body: { content: 'two' },
    })) as APIMessage;
    expect(edited.content).toBe('two');
    expect(edited.edited_timestamp).not.toBeNull();
    const other = await astrid.say('mine');
    expect(
      await refusal(rest.patch(Routes.channelMessage(channel, other.id), { body: { content: 'x' } })),
    ).toMatchObject({ status: 403, code: 50005 });
  });

  it("deleting another's message needs the permission", async () => {
    const other = await astrid.say('mine');
    expect(await refusal(rest.delete(Routes.channelMessage(channel, other.id)))).toMatchObject({
      status: 403,
      code: 50013,
    });
    const own = await post({ content: 'gone soon' });
    await rest.delete(Routes.channelMessage(channel, own.id));
    expect(await refusal(rest.get(Routes.channelMessage(channel, own.id)))).toMatchObject({ code: 10008 });
  });

  it('messages are listed newest first, before, after and around an id', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) ids.push((await post({ content: `n${n}` })).id);
    const list = async (query: Record<string, string>) =>
      ((await rest.get(path, { query: new URLSearchParams(query) })) as APIMessage[]).map((m) => m.content);
    expect(await list({ limit: '2' })).toEqual(['n5', 'n4']);
    expect(await list({ limit: '2', before: ids[2] ?? '' })).toEqual(['n2', 'n1']);
    expect(await list({ limit: '2', after: ids[1] ?? '' })).toEqual(['n4', 'n3']);
    expect(await list({ limit: '3', around: ids[2] ?? '' })).toEqual(['n4', 'n3', 'n2']);
    expect(await refusal(rest.get(path, { query: new URLSearchParams({ limit: '101' }) }))).toMatchObject({
      code: 50035,
    });
  });

  it('a reply carries the message it answers, and an unknown one is refused', async () => {
    const first = await astrid.say('who?');
    const reply = await post({ content: 'me', message_reference: { message_id: first.id } });
    expect(reply).toMatchObject({
      type: 19,
      referenced_message: { id: first.id },
      mentions: [{ id: astrid.id }],
    });
    const lost = { content: 'me', message_reference: { message_id: '123456789012345678' } };
    expect(await refusal(post(lost))).toMatchObject({
      errors: complaint('message_reference', 'REPLIES_UNKNOWN_MESSAGE'),
    });
    const anyway = await post({
      ...lost,
      message_reference: { ...lost.message_reference, fail_if_not_exists: false },
    });
    expect(anyway.type).toBe(0);
  });

  it('an enforced nonce creates no second message', async () => {
    const body = { content: 'once', nonce: 'n-1', enforce_nonce: true };
    const first = await post(body);
    expect((await post(body)).id).toBe(first.id);
    expect((await post({ ...body, enforce_nonce: false })).id).not.toBe(first.id);
    expect(await refusal(post({ content: 'x', nonce: 'n'.repeat(26) }))).toMatchObject({ code: 50035 });
  });

  describe('mentions', () => {
    it('text mentions people unless allowed_mentions forbids it', async () => {
      const text = `<@${astrid.id}> @everyone`;
      expect((await post({ content: text })).mentions.map((m) => m.id)).toEqual([astrid.id]);
      expect((await post({ content: text, allowed_mentions: { parse: [] } })).mentions).toEqual([]);
      expect((await post({ content: text, allowed_mentions: { users: [astrid.id] } })).mentions).toHaveLength(
        1,
      );
    });

    it('a mentionable role is mentioned unless allowed_mentions forbids it', async () => {
      const { id: open } = await role({ mentionable: true });
      const { id: shy } = await role({ mentionable: false });
      const content = `<@&${open}> <@&${shy}>`;
      const said = async (allowed_mentions?: object) =>
        (await post({ content, ...(allowed_mentions ? { allowed_mentions } : {}) })).mention_roles;
      expect(await said()).toEqual([open]);
      expect(await said({ parse: ['users'] })).toEqual([]);
      expect(await said({ parse: [], roles: [open] })).toEqual([open]);
    });

    it('a reply mentions its author unless allowed_mentions forbids it', async () => {
      const said = await astrid.say('who?');
      const answer = async (allowed_mentions?: object) =>
        (
          await post({
            content: 'me',
            message_reference: { message_id: said.id },
            ...(allowed_mentions ? { allowed_mentions } : {}),
          })
        ).mentions.map(({ id }) => id);
      expect(await answer()).toEqual([astrid.id]);
      expect(await answer({ parse: ['users'], replied_user: false })).toEqual([]);
      expect(await answer({ parse: [], replied_user: true })).toEqual([astrid.id]);
    });

    it('@everyone requires the permission', async () => {
      expect((await post({ content: '@everyone' })).mention_everyone).toBe(false);
    });

    it('parse and a list of the same kind can’t be combined', async () => {
      const both = { parse: ['users'], users: [astrid.id] };
      expect(await refusal(post({ content: 'x', allowed_mentions: both }))).toMatchObject({
        errors: complaint('allowed_mentions', 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'),
      });
    });

    it('a text display mentions people like content does', async () => {
      const made = await post({
        flags: 1 << 15,
        components: [{ type: 10, content: `your turn, <@${astrid.id}>` }],
      });
      expect(made.mentions.map((m) => m.id)).toEqual([astrid.id]);
    });
  });

  describe('attachments', () => {
    it('a file is stored, described, measured and served', async () => {
      const data = png(640, 480);
      const made = await post({ content: 'look', attachments: [{ id: '0', description: 'a board' }] }, [
        { name: 'board 1.png', data },
      ]);
      const [file] = made.attachments;
      expect(file).toMatchObject({
        filename: 'board_1.png',
        description: 'a board',
        width: 640,
        height: 480,
        size: data.length,
      });
      const answer = await fetch(file?.url ?? '');
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await answer.arrayBuffer()).equals(data)).toBe(true);
    });

    it('a URL without a valid signature, or an expired one, is refused', async () => {
      const made = await post({}, [{ name: 'a.png', data: png() }]);
      const url = new URL(made.attachments[0]?.url ?? '');
      expect((await fetch(`${url.origin}${url.pathname}`)).status).toBe(404);
      const forged = new URL(url);
      forged.searchParams.set('hm', '00'.repeat(32));
      expect((await fetch(forged)).status).toBe(404);
      room.advance(25 * 3_600_000);
      expect((await fetch(url)).status).toBe(404);
      const fresh = (await rest.get(Routes.channelMessage(channel, made.id))) as APIMessage;
      expect((await fetch(fresh.attachments[0]?.url ?? '')).status).toBe(200);
    });

    it('more than 10 MiB are refused with 40005', async () => {
      const big = Buffer.alloc(10 * 1024 * 1024 + 1);
      expect(await refusal(post({ content: 'big' }, [{ name: 'big.bin', data: big }]))).toMatchObject({
        status: 413,
        code: 40005,
      });
    });

    it('an edit keeps the listed attachments and drops the others', async () => {
      const made = await post({ content: 'two' }, [
        { name: 'a.png', data: png() },
        { name: 'b.png', data: png() },
      ]);
      const keep = made.attachments[1]?.id;
      const edited = (await rest.patch(Routes.channelMessage(channel, made.id), {
        body: { attachments: [{ id: keep }, { id: '0', description: 'new' }] },
        files: [{ name: 'c.png', data: png() }],
      })) as APIMessage;
      expect(edited.attachments.map((a) => a.filename)).toEqual(['b.png', 'c.png']);
    });

    it('an unknown attachment is refused', async () => {
      expect(await refusal(post({ content: 'x', attachments: [{ id: '7' }] }))).toMatchObject({
        errors: complaint('attachments.0.id', 'ATTACHMENT_NOT_FOUND'),
      });
    });
  });

  describe('reactions', () => {
    it('are added, listed and removed', async () => {
      const made = await post({ content: 'vote' });
      await rest.put(Routes.channelMessageOwnReaction(channel, made.id, encodeURIComponent('👍')));
      await astrid.react(made as never, '👍');
      const seen = (await rest.get(Routes.channelMessage(channel, made.id))) as APIMessage;
      expect(seen.reactions).toMatchObject([{ count: 2, me: true, emoji: { name: '👍' } }]);
      expect(
        await rest.get(Routes.channelMessageReaction(channel, made.id, encodeURIComponent('👍'))),
      ).toHaveLength(2);
      await rest.delete(Routes.channelMessageOwnReaction(channel, made.id, encodeURIComponent('👍')));
      const after = (await rest.get(Routes.channelMessage(channel, made.id))) as APIMessage;
      expect(after.reactions).toMatchObject([{ count: 1, me: false }]);
    });

    it('an unknown emoji gives 10014', async () => {
      const made = await post({ content: 'vote' });
      expect(
        await refusal(rest.put(Routes.channelMessageOwnReaction(channel, made.id, 'word'))),
      ).toMatchObject({ code: 10014 });
    });

    it("removing another's needs the permission", async () => {
      const made = await post({ content: 'vote' });
      await astrid.react(made as never, '🎲');
      const route = Routes.channelMessageUserReaction(channel, made.id, encodeURIComponent('🎲'), astrid.id);
      expect(await refusal(rest.delete(route))).toMatchObject({ code: 50013 });
    });
  });

  it('pins are set, listed newest first, announced in the channel and removed', async () => {
    const one = await post({ content: 'pin 1' });
    const two = await post({ content: 'pin 2' });
    await rest.put(Routes.channelMessagesPin(channel, one.id));
    await rest.put(Routes.channelMessagesPin(channel, two.id));
    const page = (await rest.get(Routes.channelMessagesPins(channel))) as {
      items: { message: APIMessage }[];
      has_more: boolean;
    };
    expect(page.items.map((p) => p.message.content)).toEqual(['pin 2', 'pin 1']);
    expect(page.has_more).toBe(false);
    const notice = await astrid.waitFor((m) => m.type === 6);
    expect(notice.message_reference?.message_id).toBe(one.id);
    await rest.delete(Routes.channelMessagesPin(channel, one.id));
    expect(((await rest.get(Routes.channelMessage(channel, one.id))) as APIMessage).pinned).toBe(false);
  });

  it('people see the bot typing', async () => {
    await rest.post(Routes.channelTyping(channel));
    const heard = await astrid.waitForDispatch((e) => e.t === 'TYPING_START');
    expect(heard.d).toMatchObject({ channel_id: channel, user_id: room.applicationId });
  });

  it('a message cannot be sent to a category or a forum', async () => {
    expect(
      await refusal(rest.post(Routes.channelMessages(room.channel('tables').id), { body: { content: 'x' } })),
    ).toMatchObject({ code: 50008 });
  });

  it('a direct message is seen by its recipient only', async () => {
    const dm = (await rest.post(Routes.userChannels(), { body: { recipient_id: astrid.id } })) as {
      id: string;
    };
    await rest.post(Routes.channelMessages(dm.id), { body: { content: 'psst' } });
    const heard = await astrid.waitFor((m) => m.content === 'psst');
    expect(heard.channel_id).toBe(dm.id);
    const bjorn = await enterRoom({ url: room.url, user: 'bjorn' });
    await expect(bjorn.request('GET', `/channels/${dm.id}/messages`)).rejects.toThrow('10003');
    bjorn.close();
  });

  it('direct messages to bots, unknown people and people without a shared server are refused', async () => {
    const dm = async (recipient_id: string) =>
      (await rest.post(Routes.userChannels(), { body: { recipient_id } })) as { id: string };
    const lonely = room.people()[4]?.id ?? '';
    const { id } = await dm(lonely);
    await rest.post(Routes.channelMessages(id), { body: { content: 'still here' } });
    const guild = room.state.guilds.get(room.guildId);
    guild?.members.splice(
      guild.members.findIndex((member) => member.userId === lonely),
      1,
    );
    expect(
      await refusal(rest.post(Routes.channelMessages(id), { body: { content: 'anybody?' } })),
    ).toMatchObject({ status: 403, code: 50007 });
    expect(await refusal(dm(room.applicationId))).toMatchObject({ code: 50007 });
    expect(await refusal(dm('123456789012345678'))).toMatchObject({ code: 50033 });
  });
});
