import { ChannelType as C, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { APIOverwrite } from 'discord-api-types/v10';
import type { Channel, Guild } from '../state/model.js';
import { canView, isThread } from '../state/permissions.js';
import { showChannel } from '../state/present.js';
import { makeChannel } from '../state/seed.js';
import { announceChannel, announceOverwrites, deleteChannel } from '../state/threads.js';
import { saveChannel } from '../state/room-state.js';
import { badLength, refuse } from './errors.js';
import type { Body } from './http.js';
import { answer, bodyOf, channelOf, guildOf, need, needInGuild, NOTHING, route } from './router.js';
import type { RestRequest, Route } from './router.js';
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

function guildChannels(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  return [...state.channels.values()]
    .filter((c) => c.guildId === guild.id && !isThread(c))
    .map((c) => showChannel(state, c, state.botId));
}

/** Discord lowercases text channel names and joins their words with dashes. */
const dashed = (name: string, type: number): string =>
  type === C.GuildText || type === C.GuildAnnouncement || type === C.GuildForum
    ? name.toLowerCase().trim().replace(/\s+/g, '-')
    : name;

const MAX_TOPIC = 1024;
/** A forum's topic is its guidelines. */
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

function tags(request: RestRequest, channel: Channel, body: Body): void {
  if (!Array.isArray(body['available_tags'])) return;
  channel.availableTags = (body['available_tags'] as Body[]).map((tag) => ({
    id: String(tag['id'] ?? request.core.state.nextId()),
    name: String(tag['name']),
    moderated: tag['moderated'] === true,
    emoji_id: (tag['emoji_id'] as string | null | undefined) ?? null,
    emoji_name: (tag['emoji_name'] as string | null | undefined) ?? null,
  }));
}

function parentOk(request: RestRequest, guild: Guild, body: Body): void {
  const parent = body['parent_id'];
  if (typeof parent !== 'string') return;
  const found = request.core.state.channels.get(parent);
  if (!found || found.guildId !== guild.id || found.type !== C.GuildCategory) throw refuse('unknownChannel');
}

function create(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  needInGuild(request, guild, P.ManageChannels);
  check('CreateGuildChannelRequest', request.json ?? {});
  const body = bodyOf(request);
  if (
    [...state.channels.values()].filter((c) => c.guildId === guild.id && !isThread(c)).length >= MAX_CHANNELS
  )
    throw refuse('maxChannels');
  parentOk(request, guild, body);
  const channel = makeChannel(state.nextId(), guild.id, Number(body['type'] ?? C.GuildText), '');
  readable(channel, body);
  tags(request, channel, body);
  saveChannel(state, channel);
  announceChannel(state, channel, 'CHANNEL_CREATE');
  return answer(201, showChannel(state, channel, state.botId));
}

function edit(request: RestRequest): unknown {
  const { state } = request.core;
  const channel = channelOf(request);
  if (isThread(channel)) return editThread(request, channel);
  if (channel.guildId === null) throw refuse('dmAction');
  need(request, channel, P.ManageChannels);
  const body = bodyOf(request);
  check('UpdateGuildChannelRequestPartial', body);
  const guild = state.guilds.get(channel.guildId);
  if (guild) parentOk(request, guild, body);
  // Setting overwrites requires the right to manage roles there.
  if (Array.isArray(body['permission_overwrites'])) need(request, channel, P.ManageRoles);
  readable(channel, body);
  tags(request, channel, body);
  saveChannel(state, channel);
  announceChannel(state, channel, 'CHANNEL_UPDATE');
  return showChannel(state, channel, state.botId);
}

function remove(request: RestRequest): unknown {
  const { state } = request.core;
  const channel = channelOf(request);
  if (channel.guildId === null) return showChannel(state, channel, state.botId);
  need(request, channel, isThread(channel) ? P.ManageThreads : P.ManageChannels);
  const shown = showChannel(state, channel, state.botId);
  deleteChannel(state, channel);
  return shown;
}

function setOverwrite(request: RestRequest): unknown {
  const { state } = request.core;
  const channel = channelOf(request);
  need(request, channel, P.ManageRoles);
  const body = bodyOf(request);
  const id = request.params['overwrite_id'] ?? '';
  const guild = state.guilds.get(channel.guildId ?? '');
  const type = Number(body['type'] ?? 0);
  if (type === 0 && !guild?.roles.some((r) => r.id === id)) throw refuse('unknownRole');
  if (type === 1 && !guild?.members.some((m) => m.userId === id)) throw refuse('unknownMember');
  const could = canView(state, channel, state.botId);
  channel.overwrites = [...channel.overwrites.filter((o) => o.id !== id), overwriteOf({ ...body, id })];
  announceOverwrites(state, channel, could);
  return NOTHING;
}

function removeOverwrite(request: RestRequest): unknown {
  const { state } = request.core;
  const channel = channelOf(request);
  need(request, channel, P.ManageRoles);
  const id = request.params['overwrite_id'] ?? '';
  if (!channel.overwrites.some((o) => o.id === id)) throw refuse('unknownOverwrite');
  const could = canView(state, channel, state.botId);
  channel.overwrites = channel.overwrites.filter((o) => o.id !== id);
  announceOverwrites(state, channel, could);
  return NOTHING;
}

function move(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  needInGuild(request, guild, P.ManageChannels);
  for (const item of Array.isArray(request.json) ? (request.json as Body[]) : []) {
    const channel = state.channels.get(String(item['id']));
    if (!channel || channel.guildId !== guild.id) throw refuse('unknownChannel');
    readable(channel, item);
    saveChannel(state, channel);
    announceChannel(state, channel, 'CHANNEL_UPDATE');
  }
  return NOTHING;
}

/** Opens (or finds) the direct-message channel with a person. */
function openDm(request: RestRequest): unknown {
  const { state } = request.core;
  check('CreatePrivateChannelRequest', request.json ?? {});
  const id = String(bodyOf(request)['recipient_id'] ?? '');
  const user = state.users.get(id);
  if (!user) throw refuse('invalidRecipients');
  if (user.bot) throw refuse('cannotDmUser');
  if (!request.core.takeOpenDm()) throw refuse('openingDmsTooFast');
  const found = [...state.channels.values()].find(
    (c) => c.guildId === null && c.recipients.includes(id) && c.recipients.includes(state.botId),
  );
  const channel = found ?? makeChannel(state.nextId(), null, C.DM, '', { recipients: [id, state.botId] });
  if (!found) {
    saveChannel(state, channel);
    announceChannel(state, channel, 'CHANNEL_CREATE');
  }
  return showChannel(state, channel, state.botId);
}

export const channelRoutes: readonly Route[] = [
  route('GET', '/guilds/:guild_id/channels', guildChannels),
  route('POST', '/guilds/:guild_id/channels', create),
  route('PATCH', '/guilds/:guild_id/channels', move),
  route('GET', '/channels/:channel_id', (request) => {
    const channel = channelOf(request);
    if (!canView(request.core.state, channel, request.core.state.botId)) throw refuse('missingAccess');
    return showChannel(request.core.state, channel, request.core.state.botId);
  }),
  route('PATCH', '/channels/:channel_id', edit),
  route('DELETE', '/channels/:channel_id', remove),
  route('PUT', '/channels/:channel_id/permissions/:overwrite_id', setOverwrite),
  route('DELETE', '/channels/:channel_id/permissions/:overwrite_id', removeOverwrite),
  route('POST', '/users/@me/channels', openDm),
];
