import { ChannelType, Events, PermissionFlagsBits } from 'discord.js';
import type { ClientEvents } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOT_PERMISSIONS } from '../../../src/room/state/permissions.js';
import type { Person } from '../../support/person.js';
import { openScene } from '../../support/with-room.js';
import type { Scene } from '../../support/with-room.js';

describe('the discord.js client', () => {
  let scene: Scene;
  let astrid: Person;
  beforeAll(async () => {
    scene = await openScene({
      botPermissions:
        BOT_PERMISSIONS |
        PermissionFlagsBits.ManageRoles |
        PermissionFlagsBits.ManageChannels |
        PermissionFlagsBits.ManageMessages |
        PermissionFlagsBits.ManageGuild,
    });
    astrid = await scene.person('astrid');
  });
  afterAll(() => scene.close());

  const heard = <E extends keyof ClientEvents>(
    event: E,
    fits: (...args: ClientEvents[E]) => boolean = () => true,
  ): Promise<ClientEvents[E]> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${String(event)} was not heard.`)), 20_000);
      const listener = (...args: ClientEvents[E]) => {
        if (!fits(...args)) return;
        clearTimeout(timer);
        scene.client.off(event, listener as never);
        resolve(args);
      };
      scene.client.on(event, listener as never);
    });

  const textChannel = async () => {
    const channel = await scene.client.channels.fetch(scene.room.channel('longhouse').id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('No text channel.');
    return channel;
  };

  it('learns of messages created, changed and deleted by people', async () => {
    const created = heard(Events.MessageCreate);
    const said = await astrid.say('hello');
    expect((await created)[0]).toMatchObject({ content: 'hello', author: { username: 'astrid' } });
    const updated = heard(Events.MessageUpdate);
    await astrid.request('PATCH', `/channels/${said.channel_id}/messages/${said.id}`, { content: 'hullo' });
    expect((await updated)[1].content).toBe('hullo');
    const deleted = heard(Events.MessageDelete);
    await astrid.request('DELETE', `/channels/${said.channel_id}/messages/${said.id}`);
    expect((await deleted)[0].id).toBe(said.id);
  });

  it('learns of reactions', async () => {
    const message = await (await textChannel()).send('vote');
    const added = heard(Events.MessageReactionAdd);
    await astrid.react({ id: message.id, channel_id: message.channelId } as never, '👍');
    const [reaction, user] = await added;
    expect([reaction.emoji.name, user.id]).toEqual(['👍', astrid.id]);
    const removed = heard(Events.MessageReactionRemove);
    await astrid.react({ id: message.id, channel_id: message.channelId } as never, '👍', false);
    expect((await removed)[1].id).toBe(astrid.id);
  });

  it('learns of all reactions removed, of one emoji and of every emoji', async () => {
    const message = await (await textChannel()).send('vote again');
    for (const emoji of ['👍', '👎']) await message.react(emoji);
    const kind = heard(Events.MessageReactionRemoveEmoji);
    await message.reactions.cache.get('👍')?.remove();
    expect((await kind)[0].emoji.name).toBe('👍');
    const every = heard(Events.MessageReactionRemoveAll);
    await message.reactions.removeAll();
    expect((await every)[0].id).toBe(message.id);
  });

  it('learns of messages deleted in bulk', async () => {
    const channel = await textChannel();
    const ids = [(await channel.send('a')).id, (await channel.send('b')).id];
    const gone = heard(Events.MessageBulkDelete);
    await channel.bulkDelete(ids);
    expect([...(await gone)[0].keys()].sort()).toEqual(ids);
  });

  it('learns of a renamed server', async () => {
    const guild = await scene.client.guilds.fetch(scene.room.guildId);
    const changed = heard(Events.GuildUpdate);
    await guild.setName('The short summer');
    expect((await changed)[1].name).toBe('The short summer');
  });

  it('learns of reordered roles', async () => {
    const guild = await scene.client.guilds.fetch(scene.room.guildId);
    const [low, high] = [
      await guild.roles.create({ name: 'low' }),
      await guild.roles.create({ name: 'high' }),
    ];
    const moved = heard(Events.GuildRoleUpdate, (_, role) => role.id === low.id);
    await guild.roles.setPositions([
      { role: low.id, position: 2 },
      { role: high.id, position: 1 },
    ]);
    await moved;
    const roles = await guild.roles.fetch();
    expect(roles.get(low.id)?.rawPosition).toBeGreaterThan(roles.get(high.id)?.rawPosition ?? 0);
  });

  it('learns of typing', async () => {
    const typing = heard(Events.TypingStart);
    await astrid.request('POST', `/channels/${astrid.channelId()}/typing`);
    expect((await typing)[0].user.id).toBe(astrid.id);
  });

  it('learns of threads created, changed and deleted', async () => {
    const created = heard(Events.ThreadCreate);
    const made = (await astrid.request('POST', `/channels/${astrid.channelId()}/threads`, {
      name: 'Talk',
    })) as { id: string };
    const [thread] = await created;
    expect(thread).toMatchObject({ id: made.id, name: 'Talk', ownerId: astrid.id });
    const updated = heard(Events.ThreadUpdate);
    scene.room.trouble({ act: 'archive-thread', channel_id: made.id });
    expect((await updated)[1].archived).toBe(true);
    const deleted = heard(Events.ThreadDelete);
    scene.room.trouble({ act: 'delete-channel', channel_id: made.id });
    expect((await deleted)[0].id).toBe(made.id);
  });

  it('learns of people entering and leaving a thread', async () => {
    const thread = await (
      await textChannel()
    ).threads.create({ name: 'Open', type: ChannelType.PublicThread });
    const entered = heard(Events.ThreadMembersUpdate, (added) => added.has(astrid.id));
    await thread.members.add(astrid.id);
    await entered;
    const left = heard(Events.ThreadMembersUpdate, (_added, removed) => removed.has(astrid.id));
    await thread.members.remove(astrid.id);
    await left;
    expect((await thread.members.fetch()).has(astrid.id)).toBe(false);
  });

  it('learns of pins', async () => {
    const message = await (await textChannel()).send('pin me');
    const pinned = heard(Events.ChannelPinsUpdate);
    await message.pin();
    await pinned;
    expect((await (await textChannel()).messages.fetchPins()).items).toHaveLength(1);
  });

  it('learns of people joining a server', async () => {
    const added = heard(Events.GuildMemberAdd);
    await astrid.request('POST', '/users', { username: 'gudrid', global_name: 'Gudrid' });
    expect((await added)[0].user.username).toBe('gudrid');
  });

  it('learns of roles created, changed, deleted and assigned', async () => {
    const guild = await scene.client.guilds.fetch(scene.room.guildId);
    const created = heard(Events.GuildRoleCreate);
    const role = await guild.roles.create({ name: 'Hunters', permissions: [] });
    expect((await created)[0].name).toBe('Hunters');
    const member = await guild.members.fetch(scene.room.people()[3]?.id ?? '');
    const given = heard(Events.GuildMemberUpdate, (_old, now) => now.roles.cache.has(role.id));
    await member.roles.add(role);
    await given;
    const changed = heard(Events.GuildRoleUpdate, (_old, now) => now.name === 'Guards');
    await role.edit({ name: 'Guards' });
    await changed;
    const gone = heard(Events.GuildRoleDelete);
    await role.delete();
    expect((await gone)[0].id).toBe(role.id);
  });

  it('learns of channels created and deleted', async () => {
    const guild = await scene.client.guilds.fetch(scene.room.guildId);
    const created = heard(Events.ChannelCreate);
    const channel = await guild.channels.create({
      name: 'side',
      type: ChannelType.GuildText,
      permissionOverwrites: [{ id: guild.id, deny: ['SendMessages'] }],
    });
    expect((await created)[0].id).toBe(channel.id);
    const gone = heard(Events.ChannelDelete);
    await channel.delete();
    expect((await gone)[0].id).toBe(channel.id);
  });

  it('learns of threads in a channel that became visible again', async () => {
    const channel = await textChannel();
    const thread = await channel.threads.create({ name: 'Kept' });
    scene.room.trouble({ act: 'deny', channel_id: channel.id, permissions: '1024' });
    const back = heard(Events.ThreadListSync, (threads) => threads.has(thread.id));
    scene.room.trouble({ act: 'allow', channel_id: channel.id });
    await back;
  });

  it('learns of its invitation to a server and its removal', async () => {
    const joined = heard(Events.GuildCreate);
    const id = scene.room.addGuild('Far hall');
    expect((await joined)[0]).toMatchObject({ id, name: 'Far hall' });
    const left = heard(Events.GuildDelete);
    scene.room.trouble({ act: 'kick-bot', guild_id: id });
    expect((await left)[0].id).toBe(id);
    const again = heard(Events.GuildCreate);
    scene.room.trouble({ act: 'invite-bot', guild_id: id });
    expect((await again)[0].channels.cache.size).toBeGreaterThan(0);
  });

  it('learns of changed permissions of a channel', async () => {
    const changed = heard(Events.ChannelUpdate);
    const { id } = scene.room.channel('hearth');
    scene.room.trouble({ act: 'deny', channel_id: id, permissions: '2048' });
    await changed;
    const channel = await scene.client.channels.fetch(id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('No text channel.');
    const own = channel.permissionsFor(scene.client.user);
    expect(own?.has('SendMessages')).toBe(false);
    scene.room.trouble({ act: 'allow', channel_id: id });
  });

  it('learns of direct messages from a person', async () => {
    const got = heard(Events.MessageCreate, (m) => m.channel.isDMBased());
    const dm = (await astrid.request('POST', '/dms', { recipient_id: scene.room.applicationId })) as {
      id: string;
    };
    await astrid.request('POST', `/channels/${dm.id}/messages`, { content: 'quietly' });
    expect((await got)[0].content).toBe('quietly');
  });
});
