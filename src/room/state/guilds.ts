/** People and the bot coming to a guild and leaving it, and changes of roles and members. */
import { GatewayIntentBits as I } from 'discord-api-types/v10';
import type { Guild, Member } from './model.js';
import { isThread } from './permissions.js';
import { showGuild, showMember, showUser } from './present.js';
import { addBot, makeMember } from './seed.js';
import { removeThreadMember } from './threads.js';
import type { World } from './world.js';
import { saveGuild } from './world.js';

/** The page fetches its state anew; it is told no more than that something changed. */
function refreshPages(world: World, guild: Guild): void {
  world.emit({ t: 'GUILD_REFRESH', d: { id: guild.id }, only: 'people', guildId: guild.id });
}

export function announceMember(world: World, guild: Guild, member: Member, t: string): void {
  saveGuild(world, guild);
  world.emit({
    t,
    d: { ...showMember(world, member), guild_id: guild.id },
    guildId: guild.id,
    intents: I.GuildMembers,
    // The bot hears of its own member without the intent.
    ...(member.userId === world.botId ? { intents: 0 } : {}),
    only: 'bot',
  });
  refreshPages(world, guild);
}

export function joinGuild(world: World, guild: Guild, userId: string): Member {
  const found = guild.members.find((m) => m.userId === userId);
  if (found) return found;
  const member = makeMember(world, userId);
  guild.members.push(member);
  announceMember(world, guild, member, 'GUILD_MEMBER_ADD');
  return member;
}

export function leaveGuild(world: World, guild: Guild, userId: string): boolean {
  const before = guild.members.length;
  guild.members = guild.members.filter((m) => m.userId !== userId);
  if (guild.members.length === before) return false;
  for (const channel of world.channels.values())
    if (channel.guildId === guild.id && isThread(channel)) removeThreadMember(world, channel, userId);
  saveGuild(world, guild);
  world.emit({
    t: 'GUILD_MEMBER_REMOVE',
    d: { guild_id: guild.id, user: showUser(world, userId) },
    guildId: guild.id,
    intents: I.GuildMembers,
    only: 'bot',
  });
  refreshPages(world, guild);
  return true;
}

/** The bot is thrown out, or leaves. */
export function removeBot(world: World, guild: Guild): void {
  if (!guild.botPresent) return;
  guild.members = guild.members.filter((m) => m.userId !== world.botId);
  guild.roles = guild.roles.filter((r) => r.tags?.bot_id !== world.botId);
  guild.botPresent = false;
  for (const command of [...world.commands.values()])
    if (command.guildId === guild.id) {
      world.commands.delete(command.id);
      world.keeper?.remove('command', command.id);
    }
  saveGuild(world, guild);
  world.emit({ t: 'GUILD_DELETE', d: { id: guild.id }, guildId: guild.id, intents: I.Guilds, only: 'bot' });
  refreshPages(world, guild);
}

/** The bot is invited (again). */
export function inviteBot(world: World, guild: Guild, permissions: bigint): void {
  if (guild.botPresent) return;
  addBot(world, guild, permissions);
  // The gateway builds GUILD_CREATE for each session by its intents.
  world.emit({ t: 'GUILD_CREATE', d: null, guildId: guild.id, intents: I.Guilds, only: 'bot' });
  refreshPages(world, guild);
}

export function announceGuild(world: World, guild: Guild): void {
  saveGuild(world, guild);
  world.emit({
    t: 'GUILD_UPDATE',
    d: showGuild(guild),
    guildId: guild.id,
    intents: I.Guilds,
    only: 'bot',
  });
  refreshPages(world, guild);
}

export function announceRole(world: World, guild: Guild, t: string, d: object): void {
  saveGuild(world, guild);
  world.emit({ t, d: { guild_id: guild.id, ...d }, guildId: guild.id, intents: I.Guilds, only: 'bot' });
  refreshPages(world, guild);
}
