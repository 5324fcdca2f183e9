/** Joining and leaving a guild, and changes to roles and members. */
import { GatewayIntentBits as I } from 'discord-api-types/v10';
import type { Guild, Member } from './model.js';
import { isThread } from './permissions.js';
import { showGuild, showMember, showUser } from './present.js';
import { addBot, makeMember } from './seed.js';
import { removeThreadMember } from './threads.js';
import type { RoomState } from './room-state.js';
import { saveGuild } from './room-state.js';

/** The page refetches its state; the event only says that something changed. */
function refreshPages(state: RoomState, guild: Guild): void {
  state.emit({ t: 'GUILD_REFRESH', d: { id: guild.id }, only: 'people', guildId: guild.id });
}

export function announceMember(state: RoomState, guild: Guild, member: Member, t: string): void {
  saveGuild(state, guild);
  state.emit({
    t,
    d: { ...showMember(state, member), guild_id: guild.id },
    guildId: guild.id,
    intents: I.GuildMembers,
    // The bot gets events of its own member without the intent.
    ...(member.userId === state.botId ? { intents: 0 } : {}),
    only: 'bot',
  });
  refreshPages(state, guild);
}

export function joinGuild(state: RoomState, guild: Guild, userId: string): Member {
  const found = guild.members.find((m) => m.userId === userId);
  if (found) return found;
  const member = makeMember(state, userId);
  guild.members.push(member);
  announceMember(state, guild, member, 'GUILD_MEMBER_ADD');
  return member;
}

export function leaveGuild(state: RoomState, guild: Guild, userId: string): boolean {
  const before = guild.members.length;
  guild.members = guild.members.filter((m) => m.userId !== userId);
  if (guild.members.length === before) return false;
  for (const channel of state.channels.values())
    if (channel.guildId === guild.id && isThread(channel)) removeThreadMember(state, channel, userId);
  saveGuild(state, guild);
  state.emit({
    t: 'GUILD_MEMBER_REMOVE',
    d: { guild_id: guild.id, user: showUser(state, userId) },
    guildId: guild.id,
    intents: I.GuildMembers,
    only: 'bot',
  });
  refreshPages(state, guild);
  return true;
}

/** The bot is kicked or leaves. */
export function removeBot(state: RoomState, guild: Guild): void {
  if (!guild.botPresent) return;
  guild.members = guild.members.filter((m) => m.userId !== state.botId);
  guild.roles = guild.roles.filter((r) => r.tags?.bot_id !== state.botId);
  guild.botPresent = false;
  for (const command of [...state.commands.values()])
    if (command.guildId === guild.id) {
      state.commands.delete(command.id);
      state.keeper?.remove('command', command.id);
    }
  saveGuild(state, guild);
  state.emit({ t: 'GUILD_DELETE', d: { id: guild.id }, guildId: guild.id, intents: I.Guilds, only: 'bot' });
  refreshPages(state, guild);
}

/** The bot is invited, for the first time or again. */
export function inviteBot(state: RoomState, guild: Guild, permissions: bigint): void {
  if (guild.botPresent) return;
  addBot(state, guild, permissions);
  // The gateway builds GUILD_CREATE for each session by its intents.
  state.emit({ t: 'GUILD_CREATE', d: null, guildId: guild.id, intents: I.Guilds, only: 'bot' });
  refreshPages(state, guild);
}

export function announceGuild(state: RoomState, guild: Guild): void {
  saveGuild(state, guild);
  state.emit({
    t: 'GUILD_UPDATE',
    d: showGuild(guild),
    guildId: guild.id,
    intents: I.Guilds,
    only: 'bot',
  });
  refreshPages(state, guild);
}

export function announceRole(state: RoomState, guild: Guild, t: string, d: object): void {
  saveGuild(state, guild);
  state.emit({ t, d: { guild_id: guild.id, ...d }, guildId: guild.id, intents: I.Guilds, only: 'bot' });
  refreshPages(state, guild);
}
