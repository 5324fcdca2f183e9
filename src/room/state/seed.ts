import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { APIRole, RoleFlags, UserFlags } from 'discord-api-types/v10';
import type { Channel, Guild, Member, User } from './model.js';
import { ALL_PERMISSIONS, EVERYONE_PERMISSIONS } from './permissions.js';
import type { RoomState } from './room-state.js';
import { isoNow, saveChannel, saveGuild, saveUser } from './room-state.js';

/** User name and display name of the local people of a new room. */
export const LOCAL_PEOPLE: readonly (readonly [string, string])[] = [
  ['astrid', 'Astrid'],
  ['bjorn', 'Bjørn'],
  ['cuyan', 'Cuyan'],
  ['dalla', 'Dalla'],
  ['eirik', 'Eirik'],
  ['freydis', 'Freydís'],
];

export function makeUser(id: string, username: string, globalName: string | null, bot = false): User {
  return {
    id,
    username,
    discriminator: bot ? '0001' : '0',
    global_name: globalName,
    avatar: null,
    ...(bot ? { bot: true } : {}),
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
    banner: null,
    accent_color: null,
  };
}

export function makeMember(state: RoomState, userId: string, roles: readonly string[] = []): Member {
  return {
    userId,
    nick: null,
    roles: [...roles],
    joinedAt: isoNow(state),
    communicationDisabledUntil: null,
  };
}

export function makeRole(
  id: string,
  name: string,
  permissions: bigint,
  extra: Partial<APIRole> = {},
): APIRole {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position: 0,
    permissions: permissions.toString(),
    managed: false,
    mentionable: false,
    flags: 0 as RoleFlags,
    ...extra,
  };
}

export function makeChannel(
  id: string,
  guildId: string | null,
  type: number,
  name: string,
  extra: Partial<Channel> = {},
): Channel {
  return {
    id,
    type,
    guildId,
    name,
    topic: null,
    position: 0,
    parentId: null,
    overwrites: [],
    nsfw: false,
    rateLimitPerUser: 0,
    lastMessageId: null,
    lastPinTimestamp: null,
    defaultAutoArchiveDuration: null,
    flags: 0,
    availableTags: [],
    recipients: [],
    thread: null,
    ownerId: null,
    threadMembers: [],
    messageCount: 0,
    totalMessageSent: 0,
    appliedTags: [],
    ...extra,
  };
}

export interface SeedOptions {
  readonly applicationName: string;
  readonly guildName: string;
  readonly people: readonly (readonly [string, string])[];
  readonly botPermissions: bigint;
}

/** Creates a server with the bot, the people and a few channels. The first person owns it. */
export function seedGuild(
  state: RoomState,
  name: string,
  people: readonly User[],
  options: { readonly botPermissions: bigint; readonly bot: boolean },
): Guild {
  const id = state.nextId();
  const owner = people[0];
  const botRole = state.nextId();
  const modRole = state.nextId();
  const moderator = people[1];
  const guild: Guild = {
    id,
    name,
    icon: null,
    ownerId: owner?.id ?? state.botId,
    roles: [
      makeRole(id, '@everyone', EVERYONE_PERMISSIONS),
      makeRole(
        modRole,
        'Moderator',
        EVERYONE_PERMISSIONS |
          PermissionFlagsBits.ManageMessages |
          PermissionFlagsBits.ManageThreads |
          PermissionFlagsBits.ManageGuild |
          PermissionFlagsBits.ManageChannels |
          PermissionFlagsBits.PinMessages |
          PermissionFlagsBits.MentionEveryone,
        { position: 1, color: 0x3ba55d, hoist: true, mentionable: true },
      ),
    ],
    members: people.map((p) => makeMember(state, p.id, p === moderator ? [modRole] : [])),
    bans: [],
    emojis: [],
    botPresent: false,
  };
  saveGuild(state, guild);
  if (options.bot) addBot(state, guild, options.botPermissions, botRole);
  const category = state.nextId();
  saveChannel(state, makeChannel(category, id, ChannelType.GuildCategory, 'Hall'));
  const inHall = { parentId: category };
  saveChannel(
    state,
    makeChannel(state.nextId(), id, ChannelType.GuildText, 'longhouse', {
      ...inHall,
      topic: 'Where the games are played',
      position: 0,
    }),
  );
  saveChannel(
    state,
    makeChannel(state.nextId(), id, ChannelType.GuildText, 'hearth', {
      ...inHall,
      topic: 'Talk of all kinds',
      position: 1,
    }),
  );
  saveChannel(
    state,
    makeChannel(state.nextId(), id, ChannelType.GuildForum, 'tables', {
      ...inHall,
      position: 2,
      topic: 'Look for people to play with, and tell how it went',
      availableTags: ['looking for players', 'tale', 'question'].map((name) => ({
        id: state.nextId(),
        name,
        moderated: false,
        emoji_id: null,
        emoji_name: null,
      })),
    }),
  );
  return guild;
}

/** Adds the bot to a guild, with its own managed role. */
export function addBot(state: RoomState, guild: Guild, permissions: bigint, roleId = state.nextId()): void {
  if (guild.members.some((m) => m.userId === state.botId)) return;
  const name = state.users.get(state.botId)?.username ?? 'bot';
  guild.roles.push(
    makeRole(roleId, name, permissions & ALL_PERMISSIONS, {
      managed: true,
      position: guild.roles.length,
      tags: { bot_id: state.botId },
    }),
  );
  guild.members.push(makeMember(state, state.botId, [roleId]));
  guild.botPresent = true;
  saveGuild(state, guild);
}

export function seedRoom(state: RoomState, options: SeedOptions): void {
  const people = options.people.map(([username, shown]) => makeUser(state.nextId(), username, shown));
  const botId = state.nextId();
  state.botId = botId;
  state.application = {
    id: botId,
    name: options.applicationName,
    description: '',
    ownerId: people[0]?.id ?? botId,
  };
  state.keeper?.save('meta', 'application', state.application);
  for (const person of people) saveUser(state, person);
  saveUser(state, makeUser(botId, options.applicationName, null, true));
  seedGuild(state, options.guildName, people, { botPermissions: options.botPermissions, bot: true });
}
