import type {
  APIChannel,
  APIGuildForumTag,
  APIMessage,
  APIRole,
  APIThreadChannel,
} from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { complaint, png, refusal, restOf } from './support.js';

const NOBODY = '123456789012345678';
const FORTNIGHT = 14 * 86_400_000;

describe('limits and unknown ids', () => {
  let room: Room;
  let rest: REST;
  let channel: string;
  const post = async (body: object, where = channel) =>
    (await rest.post(Routes.channelMessages(where), { body })) as APIMessage;

  beforeAll(async () => {
    room = await createRoom({ botPermissions: 8n });
    rest = restOf(room);
    channel = room.channel('longhouse').id;
  });
  afterAll(() => room.close());

  it('an eleventh embed or file is refused', async () => {
    const embed = { description: 'x' };
    expect((await post({ embeds: Array(10).fill(embed) })).embeds).toHaveLength(10);
    expect(await refusal(post({ embeds: Array(11).fill(embed) }))).toMatchObject({
      code: 50035,
      errors: complaint('embeds', 'BASE_TYPE_MAX_LENGTH'),
    });
    const send = (count: number) =>
      rest.post(Routes.channelMessages(channel), {
        body: { content: 'x' },
        files: Array.from({ length: count }, (_, n) => ({ name: `${n}.png`, data: png() })),
      });
    expect(((await send(10)) as APIMessage).attachments).toHaveLength(10);
    expect(await refusal(send(11))).toMatchObject({ status: 400, code: 50035 });
  });

  it('an edit to more than ten files is refused', async () => {
    const file = (n: number) => ({ name: `${n}.png`, data: png() });
    const made = (await rest.post(Routes.channelMessages(channel), {
      body: { content: 'x' },
      files: Array.from({ length: 8 }, (_, n) => file(n)),
    })) as APIMessage;
    const edit = rest.patch(Routes.channelMessage(channel, made.id), {
      body: { attachments: [...made.attachments.map(({ id }) => ({ id })), { id: 0 }, { id: 1 }, { id: 2 }] },
      files: [file(0), file(1), file(2)],
    });
    expect(await refusal(edit)).toMatchObject({ status: 400, code: 50035 });
  });

  it('a 21st kind of reaction is refused', async () => {
    const { id } = await post({ content: 'x' });
    const react = (n: number) =>
      rest.put(
        Routes.channelMessageOwnReaction(channel, id, encodeURIComponent(String.fromCodePoint(0x1f600 + n))),
      );
    for (let n = 0; n < 20; n++) await react(n);
    expect(await refusal(react(20))).toMatchObject({ status: 400, code: 30010 });
    await react(3);
  });

  it('a 251st pin is refused', async () => {
    const { id: full } = (await rest.post(Routes.guildChannels(room.guildId), {
      body: { name: 'pins', type: 0 },
    })) as APIChannel;
    const { id: last } = await post({ content: 'one more' }, full);
    const { id: first } = await post({ content: 'pinned' }, full);
    await rest.put(Routes.channelMessagesPin(full, first));
    // Adds the others to the state, because it takes minutes through the API.
    const messages = room.state.messages.get(full);
    const one = messages?.get(first);
    if (!messages || !one) throw new Error('No message.');
    for (let n = 1; n < 250; n++) messages.set(String(n), { ...one, id: String(n) });
    expect(await refusal(rest.put(Routes.channelMessagesPin(full, last)))).toMatchObject({ code: 30003 });
  });

  it('a 251st role is refused', async () => {
    const guild = room.addGuild('Roles');
    const make = () => rest.post(Routes.guildRoles(guild), { body: { name: 'x' } });
    const one = (await make()) as APIRole;
    const roles = room.state.guilds.get(guild)?.roles ?? [];
    for (let n = roles.length; n < 249; n++) roles.push({ ...one, id: String(n) });
    await make();
    expect(await refusal(make())).toMatchObject({ code: 30005 });
  });

  it('bulk deletion takes 2 to 100 messages, none older than two weeks', async () => {
    const old = await post({ content: 'old' });
    room.advance(FORTNIGHT + 1000);
    const ids = [(await post({ content: 'a' })).id, (await post({ content: 'b' })).id];
    const drop = (messages: readonly string[]) =>
      rest.post(Routes.channelBulkDelete(channel), { body: { messages } });
    expect(await refusal(drop(ids.slice(1)))).toMatchObject({ code: 50035 });
    expect(
      await refusal(drop(Array.from({ length: 101 }, (_, n) => String(BigInt(NOBODY) + BigInt(n))))),
    ).toMatchObject({ code: 50035 });
    expect(await refusal(drop([...ids, old.id]))).toMatchObject({ code: 50034 });
    await drop(ids);
    expect(await refusal(rest.get(Routes.channelMessage(channel, ids[0] ?? '')))).toMatchObject({
      code: 10008,
    });
  });

  it('a forum post has up to five known tags, and at least one if the forum requires it', async () => {
    const forum = (await rest.post(Routes.guildChannels(room.guildId), {
      body: {
        name: 'stories',
        type: 15,
        available_tags: Array.from({ length: 6 }, (_, n) => ({ name: `tag ${n}` })),
      },
    })) as APIChannel & { available_tags: APIGuildForumTag[] };
    const tags = forum.available_tags.map(({ id }) => id);
    const open = (applied_tags?: readonly string[]) =>
      rest.post(Routes.threads(forum.id), {
        body: { name: 'x', message: { content: 'x' }, ...(applied_tags ? { applied_tags } : {}) },
      });
    expect(((await open(tags.slice(0, 5))) as APIThreadChannel).applied_tags).toHaveLength(5);
    expect(await refusal(open(tags))).toMatchObject({ code: 50035 });
    expect(await refusal(open([NOBODY]))).toMatchObject({ status: 400 });
    await open();
    await rest.patch(Routes.channel(forum.id), { body: { flags: 1 << 4 } });
    expect(await refusal(open())).toMatchObject({ code: 40067 });
    await open(tags.slice(0, 1));
  });

  it.each([
    ['a server', () => Routes.guild(NOBODY), 10004],
    ['a channel', () => Routes.channel(NOBODY), 10003],
    ['a message', () => Routes.channelMessage(channel, NOBODY), 10008],
    ['a person', () => Routes.user(NOBODY), 10013],
    ['a member', () => Routes.guildMember(room.guildId, NOBODY), 10007],
    ['a role', () => Routes.guildRole(room.guildId, NOBODY), 10011],
    ['a command', () => Routes.applicationCommand(room.applicationId, NOBODY), 10063],
    ['a webhook', () => Routes.webhookMessage(NOBODY, 'x', '@original'), 10015],
  ] as const)('an unknown id of %s has its own error code', async (_, path, code) => {
    expect(await refusal(rest.get(path()))).toMatchObject({ status: 404, code });
  });

  it.each([
    [
      'a nickname of 33 characters',
      () => rest.patch(Routes.guildMember(room.guildId, '@me'), { body: { nick: 'x'.repeat(33) } }),
      'nick',
    ],
    [
      'a role name of 101 characters',
      () => rest.post(Routes.guildRoles(room.guildId), { body: { name: 'x'.repeat(101) } }),
      'name',
    ],
    [
      'a channel name of 101 characters',
      () => rest.patch(Routes.channel(channel), { body: { name: 'x'.repeat(101) } }),
      'name',
    ],
    [
      'a topic of 1,025 characters',
      () => rest.patch(Routes.channel(channel), { body: { topic: 'x'.repeat(1025) } }),
      'topic',
    ],
  ] as const)('%s is refused, with its path', async (_, act, path) => {
    expect(await refusal(act())).toMatchObject({
      code: 50035,
      errors: complaint(path, 'BASE_TYPE_BAD_LENGTH'),
    });
  });
});
