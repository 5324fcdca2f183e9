import { ChannelType as C, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { APIOverwrite } from 'discord-api-types/v10';
import type { Channel, Guild } from '../state/model.js';
import { canView, isThread } from '../state/permissions.js';
import { showChannel } from '../state/present.js';
import { makeChannel } from '../state/seed.js';
import { announceChannel, announceOverwrites, deleteChannel } from '../state/threads.js';
import { saveChannel } from '../state/world.js';
import { badLength, refuse } from './errors.js';
import type { Body } from './http.js';
import { answer, bodyOf, channelOf, guildOf, need, needInGuild, NOTHING, route } from './router.js';
import type { Call, Route } from './router.js';
import { check } from './schema.js';
import { editThread } from './threads.js';

const MAX_CHANNELS = 500;

function overwriteOf(body: Body): APIOverwrite {
  return {
    id: String(body['id']),
    type: Number(body['type'] ?? 0),
    allow: String(body['allow'] ?? '0'),
    deny: String(body['deny'] ?? '0'),
  };
}

function guildChannels(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  return [...world.channels.values()]
    .filter((c) => c.guildId === guild.id && !isThread(c))
    .map((c) => showChannel(world, c, world.botId));
}

/** Discord writes the names of text channels small and with dashes. */
const dashed = (name: string, type: number): string =>
  type === C.GuildText || type === C.GuildAnnouncement || type === C.GuildForum
    ? name.toLowerCase().trim().replace(/\s+/g, '-')
    : name;

const MAX_TOPIC = 1024;
/** What stands above a forum is its guidelines. */
const MAX_FORUM_TOPIC = 4096;

function topicOf(channel: Channel, body: Body): string | null {
  const topic = (body['topic'] as string | null) ?? null;
  const longest = channel.type === C.GuildForum ? MAX_FORUM_TOPIC : MAX_TOPIC;
  if ([...(topic ?? '')].length > longest) throw badLength(['topic'], 0, longest);
  return topic;
}

function readable(channel: Channel, body: Body): void {
  if ('topic' in body) channel.topic = topicOf(channel, body);
  if (typeof body['name'] === 'string') channel.name = dashed(body['name'], channel.type);
  if (channel.type === C.GuildForum && typeof body['flags'] === 'number') channel.flags = body['flags'];
  if (typeof body['nsfw'] === 'boolean') channel.nsfw = body['nsfw'];
  if (typeof body['position'] === 'number') channel.position = body['position'];
  if ('parent_id' in body) channel.parentId = (body['parent_id'] as string | null) ?? null;
  if (typeof body['rate_limit_per_user'] === 'number') channel.rateLimitPerUser = body['rate_limit_per_user'];
  if (typeof body['default_auto_archive_duration'] === 'number')
    channel.defaultAutoArchiveDuration = body['default_auto_archive_duration'];
  if (Array.isArray(body['permission_overwrites']))
    channel.overwrites = (body['permission_overwrites'] as Body[]).map(overwriteOf);
}

function tags(call: Call, channel: Channel, body: Body): void {
  if (!Array.isArray(body['available_tags'])) return;
  channel.availableTags = (body['available_tags'] as Body[]).map((tag) => ({
    id: String(tag['id'] ?? call.core.world.nextId()),
    name: String(tag['name']),
    moderated: tag['moderated'] === true,
    emoji_id: (tag['emoji_id'] as string | null | undefined) ?? null,
    emoji_name: (tag['emoji_name'] as string | null | undefined) ?? null,
  }));
}

function parentOk(call: Call, guild: Guild, body: Body): void {
  const parent = body['parent_id'];
  if (typeof parent !== 'string') return;
  const found = call.core.world.channels.get(parent);
  if (!found || found.guildId !== guild.id || found.type !== C.GuildCategory) throw refuse('unknownChannel');
}

function create(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  needInGuild(call, guild, P.ManageChannels);
  check('CreateGuildChannelRequest', call.json ?? {});
  const body = bodyOf(call);
  if (
    [...world.channels.values()].filter((c) => c.guildId === guild.id && !isThread(c)).length >= MAX_CHANNELS
  )
    throw refuse('maxChannels');
  parentOk(call, guild, body);
  const channel = makeChannel(world.nextId(), guild.id, Number(body['type'] ?? C.GuildText), '');
  readable(channel, body);
  tags(call, channel, body);
  saveChannel(world, channel);
  announceChannel(world, channel, 'CHANNEL_CREATE');
  return answer(201, showChannel(world, channel, world.botId));
}

function edit(call: Call): unknown {
  const { world } = call.core;
  const channel = channelOf(call);
  if (isThread(channel)) return editThread(call, channel);
  if (channel.guildId === null) throw refuse('dmAction');
  need(call, channel, P.ManageChannels);
  const body = bodyOf(call);
  check('UpdateGuildChannelRequestPartial', body);
  const guild = world.guilds.get(channel.guildId);
  if (guild) parentOk(call, guild, body);
  // Whoever sets overwrites must be allowed to manage roles there.
  if (Array.isArray(body['permission_overwrites'])) need(call, channel, P.ManageRoles);
  readable(channel, body);
  tags(call, channel, body);
  saveChannel(world, channel);
  announceChannel(world, channel, 'CHANNEL_UPDATE');
  return showChannel(world, channel, world.botId);
}

function remove(call: Call): unknown {
  const { world } = call.core;
  const channel = channelOf(call);
  if (channel.guildId === null) return showChannel(world, channel, world.botId);
  need(call, channel, isThread(channel) ? P.ManageThreads : P.ManageChannels);
  const shown = showChannel(world, channel, world.botId);
  deleteChannel(world, channel);
  return shown;
}

function setOverwrite(call: Call): unknown {
  const { world } = call.core;
  const channel = channelOf(call);
  need(call, channel, P.ManageRoles);
  const body = bodyOf(call);
  const id = call.params['overwrite_id'] ?? '';
  const guild = world.guilds.get(channel.guildId ?? '');
  const type = Number(body['type'] ?? 0);
  if (type === 0 && !guild?.roles.some((r) => r.id === id)) throw refuse('unknownRole');
  if (type === 1 && !guild?.members.some((m) => m.userId === id)) throw refuse('unknownMember');
  const could = canView(world, channel, world.botId);
  channel.overwrites = [...channel.overwrites.filter((o) => o.id !== id), overwriteOf({ ...body, id })];
  announceOverwrites(world, channel, could);
  return NOTHING;
}

function removeOverwrite(call: Call): unknown {
  const { world } = call.core;
  const channel = channelOf(call);
  need(call, channel, P.ManageRoles);
  const id = call.params['overwrite_id'] ?? '';
  if (!channel.overwrites.some((o) => o.id === id)) throw refuse('unknownOverwrite');
  const could = canView(world, channel, world.botId);
  channel.overwrites = channel.overwrites.filter((o) => o.id !== id);
  announceOverwrites(world, channel, could);
  return NOTHING;
}

function move(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  needInGuild(call, guild, P.ManageChannels);
  for (const item of Array.isArray(call.json) ? (call.json as Body[]) : []) {
    const channel = world.channels.get(String(item['id']));
    if (!channel || channel.guildId !== guild.id) throw refuse('unknownChannel');
    readable(channel, item);
    saveChannel(world, channel);
    announceChannel(world, channel, 'CHANNEL_UPDATE');
  }
  return NOTHING;
}

/** Opens (or finds) the direct-message channel with a person. */
function openDm(call: Call): unknown {
  const { world } = call.core;
  check('CreatePrivateChannelRequest', call.json ?? {});
  const id = String(bodyOf(call)['recipient_id'] ?? '');
  const user = world.users.get(id);
  if (!user) throw refuse('invalidRecipients');
  if (user.bot) throw refuse('cannotDmUser');
  if (!call.core.takeOpenDm()) throw refuse('openingDmsTooFast');
  const found = [...world.channels.values()].find(
    (c) => c.guildId === null && c.recipients.includes(id) && c.recipients.includes(world.botId),
  );
  const channel = found ?? makeChannel(world.nextId(), null, C.DM, '', { recipients: [id, world.botId] });
  if (!found) {
    saveChannel(world, channel);
    announceChannel(world, channel, 'CHANNEL_CREATE');
  }
  return showChannel(world, channel, world.botId);
}

export const channelRoutes: readonly Route[] = [
  route('GET', '/guilds/:guild_id/channels', guildChannels),
  route('POST', '/guilds/:guild_id/channels', create),
  route('PATCH', '/guilds/:guild_id/channels', move),
  route('GET', '/channels/:channel_id', (call) => {
    const channel = channelOf(call);
    if (!canView(call.core.world, channel, call.core.world.botId)) throw refuse('missingAccess');
    return showChannel(call.core.world, channel, call.core.world.botId);
  }),
  route('PATCH', '/channels/:channel_id', edit),
  route('DELETE', '/channels/:channel_id', remove),
  route('PUT', '/channels/:channel_id/permissions/:overwrite_id', setOverwrite),
  route('DELETE', '/channels/:channel_id/permissions/:overwrite_id', removeOverwrite),
  route('POST', '/users/@me/channels', openDm),
];
