import type { APIChannel, APIGuildMember, APIMessage, APIRole } from 'discord-api-types/v10';
import { PermissionFlagsBits as P, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoom } from '../../../src/room/room.js';
import type { Room } from '../../../src/room/room.js';
import { BOT_PERMISSIONS } from '../../../src/room/state/permissions.js';
import { enterRoom } from '../../support/person.js';
import { complaint, png, refusal, restOf } from './support.js';

describe('servers, channels, roles, members and permissions', () => {
  let room: Room;
  let rest: REST;
  let people: ReturnType<Room['people']>;
  const newChannel = async (body: object) =>
    (await rest.post(Routes.guildChannels(room.guildId), { body })) as APIChannel;

  beforeAll(async () => {
    room = await createRoom({
      botPermissions:
        BOT_PERMISSIONS | P.ManageChannels | P.ManageRoles | P.ManageNicknames | P.KickMembers | P.BanMembers,
    });
    rest = restOf(room);
    people = room.people();
  });
  afterAll(() => room.close());

  describe('channels', () => {
    it('are created, changed, listed and deleted', async () => {
      const made = await newChannel({ name: 'Big Hall', topic: 't' });
      expect(made).toMatchObject({ name: 'big-hall', type: 0 });
      expect(await rest.patch(Routes.channel(made.id), { body: { name: 'small' } })).toMatchObject({
        name: 'small',
      });
      expect(
        ((await rest.get(Routes.guildChannels(room.guildId))) as APIChannel[]).map((c) => c.id),
      ).toContain(made.id);
      await rest.delete(Routes.channel(made.id));
      expect(await refusal(rest.get(Routes.channel(made.id)))).toMatchObject({ code: 10003 });
    });

    it('a channel without a name is refused', async () => {
      expect(await refusal(newChannel({}))).toMatchObject({
        errors: complaint('name', 'BASE_TYPE_REQUIRED'),
      });
    });

    it('a 501st channel is refused', async () => {
      const { channels } = room.state;
      const one = channels.get(room.channel('hearth').id);
      if (!one) throw new Error('No channel.');
      const extra = Array.from({ length: 500 }, (_, i) => String(10_000 + i));
      for (const id of extra) channels.set(id, { ...one, id });
      expect(await refusal(newChannel({ name: 'one-more' }))).toMatchObject({ status: 400, code: 30013 });
      for (const id of extra) channels.delete(id);
    });
  });

  describe('permissions', () => {
    const deny = (channel_id: string, bits: bigint) =>
      room.trouble({ act: 'deny', channel_id, permissions: bits.toString() });
    const hearth = () => room.channel('hearth').id;
    const cases: readonly (readonly [string, bigint, () => Promise<unknown>])[] = [
      [
        'sending',
        P.SendMessages,
        () => rest.post(Routes.channelMessages(hearth()), { body: { content: 'x' } }),
      ],
      [
        'files',
        P.AttachFiles,
        () =>
          rest.post(Routes.channelMessages(hearth()), { body: {}, files: [{ name: 'a.png', data: png() }] }),
      ],
      [
        'public threads',
        P.CreatePublicThreads,
        () => rest.post(Routes.threads(hearth()), { body: { name: 't', type: 11 } }),
      ],
      [
        'private threads',
        P.CreatePrivateThreads,
        () => rest.post(Routes.threads(hearth()), { body: { name: 't', type: 12 } }),
      ],
      [
        'changing the channel',
        P.ManageChannels,
        () => rest.patch(Routes.channel(hearth()), { body: { topic: 't' } }),
      ],
      [
        'overwrites',
        P.ManageRoles,
        () => rest.put(Routes.channelPermission(hearth(), room.guildId), { body: { type: 0, deny: '0' } }),
      ],
    ];
    it.each(cases)('%s without the permission gives 50013', async (_name, bit, act) => {
      deny(hearth(), bit);
      expect(await refusal(act())).toMatchObject({
        status: 403,
        code: 50013,
        message: 'Missing Permissions',
      });
      room.trouble({ act: 'allow', channel_id: hearth() });
    });

    it('reacting and pinning require permissions', async () => {
      const made = (await rest.post(Routes.channelMessages(hearth()), {
        body: { content: 'x' },
      })) as APIMessage;
      deny(hearth(), P.AddReactions | P.PinMessages);
      expect(
        await refusal(
          rest.put(Routes.channelMessageOwnReaction(hearth(), made.id, encodeURIComponent('👍'))),
        ),
      ).toMatchObject({ code: 50013 });
      expect(await refusal(rest.put(Routes.channelMessagesPin(hearth(), made.id)))).toMatchObject({
        code: 50013,
      });
      room.trouble({ act: 'allow', channel_id: hearth() });
    });

    it('an invisible channel gives 50001', async () => {
      deny(hearth(), P.ViewChannel);
      expect(await refusal(rest.get(Routes.channel(hearth())))).toMatchObject({ status: 403, code: 50001 });
      expect(
        await refusal(rest.post(Routes.channelMessages(hearth()), { body: { content: 'x' } })),
      ).toMatchObject({ code: 50001 });
      room.trouble({ act: 'allow', channel_id: hearth() });
    });

    it('the list of messages is empty without the permission to read history', async () => {
      deny(hearth(), P.ReadMessageHistory);
      expect(await rest.get(Routes.channelMessages(hearth()))).toEqual([]);
      room.trouble({ act: 'allow', channel_id: hearth() });
    });

    it('an overwrite hides a channel from one person', async () => {
      const made = await newChannel({
        name: 'secret',
        permission_overwrites: [{ id: people[2]?.id, type: 1, deny: P.ViewChannel.toString() }],
      });
      const cuyan = await enterRoom({ url: room.url, user: 'cuyan' });
      const dalla = await enterRoom({ url: room.url, user: 'dalla' });
      await expect(cuyan.messages(made.id)).rejects.toThrow('10003');
      expect(await dalla.messages(made.id)).toEqual([]);
      await rest.delete(Routes.channelPermission(made.id, people[2]?.id ?? ''));
      expect(await cuyan.messages(made.id)).toEqual([]);
      expect(
        await refusal(rest.delete(Routes.channelPermission(made.id, people[2]?.id ?? ''))),
      ).toMatchObject({ code: 10009 });
      cuyan.close();
      dalla.close();
    });
  });

  describe('roles', () => {
    it('are created, assigned, removed and deleted', async () => {
      const role = (await rest.post(Routes.guildRoles(room.guildId), {
        body: { name: 'Hunters', mentionable: true },
      })) as APIRole;
      const cuyan = people[2]?.id ?? '';
      await rest.put(Routes.guildMemberRole(room.guildId, cuyan, role.id));
      expect(((await rest.get(Routes.guildMember(room.guildId, cuyan))) as APIGuildMember).roles).toContain(
        role.id,
      );
      const made = (await rest.post(Routes.channelMessages(room.channel('hearth').id), {
        body: { content: `<@&${role.id}>` },
      })) as APIMessage;
      expect(made.mention_roles).toEqual([role.id]);
      await rest.delete(Routes.guildMemberRole(room.guildId, cuyan, role.id));
      await rest.delete(Routes.guildRole(room.guildId, role.id));
      expect(await refusal(rest.put(Routes.guildMemberRole(room.guildId, cuyan, role.id)))).toMatchObject({
        code: 10011,
      });
    });

    it('refuses permissions that the bot lacks', async () => {
      const body = { name: 'King', permissions: P.Administrator.toString() };
      expect(await refusal(rest.post(Routes.guildRoles(room.guildId), { body }))).toMatchObject({
        code: 50013,
      });
    });
  });

  describe('members', () => {
    it('are listed in order, searched and fetched', async () => {
      const list = (await rest.get(Routes.guildMembers(room.guildId), {
        query: new URLSearchParams({ limit: '1000' }),
      })) as APIGuildMember[];
      expect(list).toHaveLength(people.length + 1);
      const found = (await rest.get(Routes.guildMembersSearch(room.guildId), {
        query: new URLSearchParams({ query: 'bjo', limit: '5' }),
      })) as APIGuildMember[];
      expect(found.map((m) => m.user.username)).toEqual(['bjorn']);
      expect(await refusal(rest.get(Routes.guildMember(room.guildId, '123456789012345678')))).toMatchObject({
        code: 10007,
      });
    });

    it('can have a nickname', async () => {
      const cuyan = people[2]?.id ?? '';
      expect(
        await rest.patch(Routes.guildMember(room.guildId, cuyan), { body: { nick: 'The Tall' } }),
      ).toMatchObject({ nick: 'The Tall' });
    });

    it('refuses to kick the owner', async () => {
      expect(await refusal(rest.delete(Routes.guildMember(room.guildId, people[0]?.id ?? '')))).toMatchObject(
        { code: 50013 },
      );
    });

    it('removes a kicked or banned member', async () => {
      const id = people[5]?.id ?? '';
      await rest.put(Routes.guildBan(room.guildId, id));
      expect(await refusal(rest.get(Routes.guildMember(room.guildId, id)))).toMatchObject({ code: 10007 });
      expect(await rest.get(Routes.guildBans(room.guildId))).toHaveLength(1);
      await rest.delete(Routes.guildBan(room.guildId, id));
      expect(await refusal(rest.delete(Routes.guildBan(room.guildId, id)))).toMatchObject({ code: 10026 });
    });
  });

  describe('several servers', () => {
    it('hide servers that the bot is not in', async () => {
      const other = room.addGuild('Elsewhere', { bot: false });
      expect(await refusal(rest.get(Routes.guild(other)))).toMatchObject({ status: 404, code: 10004 });
      const channel = room.channel('longhouse', other).id;
      expect(
        await refusal(rest.post(Routes.channelMessages(channel), { body: { content: 'x' } })),
      ).toMatchObject({ code: 50001 });
    });

    it('list the bot’s servers, and it can leave one', async () => {
      const other = room.addGuild('Second hall');
      expect(((await rest.get(Routes.userGuilds())) as { id: string }[]).map((g) => g.id)).toEqual([
        room.guildId,
        other,
      ]);
      await rest.delete(Routes.userGuild(other));
      expect(await refusal(rest.get(Routes.guild(other)))).toMatchObject({ code: 10004 });
    });

    it('are invisible to people who are not members', async () => {
      const other = room.addGuild('For one', { people: [people[0]?.id ?? ''] });
      const cuyan = await enterRoom({ url: room.url, user: 'cuyan' });
      expect((await cuyan.bootstrap()).guilds.map((g) => g.id)).not.toContain(other);
      await expect(cuyan.messages(room.channel('longhouse', other).id)).rejects.toThrow('10003');
      cuyan.close();
    });
  });
});
