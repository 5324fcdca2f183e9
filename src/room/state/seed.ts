import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { APIRole, RoleFlags, UserFlags } from 'discord-api-types/v10';
import type { Channel, Guild, Member, User } from './model.js';
import { ALL_PERMISSIONS, EVERYONE_PERMISSIONS } from './permissions.js';
import type { World } from './world.js';
import { isoNow, saveChannel, saveGuild, saveUser } from './world.js';

/** The local people of a fresh room: user name and shown name. */
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

export function makeMember(world: World, userId: string, roles: readonly string[] = []): Member {
  return {
    userId,
    nick: null,
    roles: [...roles],
    joinedAt: isoNow(world),
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

/** A server with the bot, the people, and a few channels. The first person owns it. */
export function seedGuild(
  world: World,
  name: string,
  people: readonly User[],
  options: { readonly botPermissions: bigint; readonly bot: boolean },
): Guild {
  const id = world.nextId();
  const owner = people[0];
  const botRole = world.nextId();
  const modRole = world.nextId();
  const moderator = people[1];
  const guild: Guild = {
    id,
    name,
    icon: null,
    ownerId: owner?.id ?? world.botId,
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
    members: people.map((p) => makeMember(world, p.id, p === moderator ? [modRole] : [])),
    bans: [],
    emojis: [],
    botPresent: false,
  };
  saveGuild(world, guild);
  if (options.bot) addBot(world, guild, options.botPermissions, botRole);
  const category = world.nextId();
  saveChannel(world, makeChannel(category, id, ChannelType.GuildCategory, 'Hall'));
  const inHall = { parentId: category };
  saveChannel(
    world,
    makeChannel(world.nextId(), id, ChannelType.GuildText, 'longhouse', {
      ...inHall,
      topic: 'Where the games are played',
      position: 0,
    }),
  );
  saveChannel(
    world,
    makeChannel(world.nextId(), id, ChannelType.GuildText, 'hearth', {
      ...inHall,
      topic: 'Talk of all kinds',
      position: 1,
    }),
  );
  saveChannel(
    world,
    makeChannel(world.nextId(), id, ChannelType.GuildForum, 'tables', {
      ...inHall,
      position: 2,
      topic: 'Look for people to play with, and tell how it went',
      availableTags: ['looking for players', 'tale', 'question'].map((name) => ({
        id: world.nextId(),
        name,
        moderated: false,
        emoji_id: null,
        emoji_name: null,
      })),
    }),
  );
  return guild;
}

/** Puts the bot into a guild, with its own managed role. */
export function addBot(world: World, guild: Guild, permissions: bigint, roleId = world.nextId()): void {
  if (guild.members.some((m) => m.userId === world.botId)) return;
  const name = world.users.get(world.botId)?.username ?? 'bot';
  guild.roles.push(
    makeRole(roleId, name, permissions & ALL_PERMISSIONS, {
      managed: true,
      position: guild.roles.length,
      tags: { bot_id: world.botId },
    }),
  );
  guild.members.push(makeMember(world, world.botId, [roleId]));
  guild.botPresent = true;
  saveGuild(world, guild);
}

/** Fills an empty world. */
export function seedWorld(world: World, options: SeedOptions): void {
  const people = options.people.map(([username, shown]) => makeUser(world.nextId(), username, shown));
  const botId = world.nextId();
  world.botId = botId;
  world.application = {
    id: botId,
    name: options.applicationName,
    description: '',
    ownerId: people[0]?.id ?? botId,
  };
  world.keeper?.save('meta', 'application', world.application);
  for (const person of people) saveUser(world, person);
  saveUser(world, makeUser(botId, options.applicationName, null, true));
  seedGuild(world, options.guildName, people, { botPermissions: options.botPermissions, bot: true });
}
