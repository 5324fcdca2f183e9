import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { APIRole } from 'discord-api-types/v10';
import { announceGuild, announceMember, announceRole, leaveGuild, removeBot } from '../state/guilds.js';
import type { Guild, Member } from '../state/model.js';
import { ALL_PERMISSIONS, guildPermissions } from '../state/permissions.js';
import { showGuild, showMember } from '../state/present.js';
import { makeRole } from '../state/seed.js';
import { compareIds } from '../state/snowflake.js';
import { saveGuild } from '../state/room-state.js';
import { badLength, refuse } from './errors.js';
import { bodyOf, guildOf, needInGuild, NOTHING, route } from './router.js';
import type { RestRequest, Route } from './router.js';
import { check } from './schema.js';

const MAX_ROLES = 250;
const MAX_NICK = 32;

function memberIn(guild: Guild, userId: string): Member {
  const member = guild.members.find((m) => m.userId === userId);
  if (!member) throw refuse('unknownMember');
  return member;
}

/** Position of a member's highest role; the owner ranks above all. */
function rank(guild: Guild, userId: string): number {
  if (guild.ownerId === userId) return Infinity;
  const member = guild.members.find((m) => m.userId === userId);
  return Math.max(0, ...guild.roles.filter((r) => member?.roles.includes(r.id)).map((r) => r.position));
}

function roleBelowBot(request: RestRequest, guild: Guild): APIRole {
  const role = guild.roles.find((r) => r.id === request.params['role_id']);
  if (!role) throw refuse('unknownRole');
  needInGuild(request, guild, P.ManageRoles);
  if (role.position >= rank(guild, request.core.state.botId)) throw refuse('missingPermissions');
  return role;
}

function listMembers(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  const limit = Math.min(1000, Math.max(1, Number(request.query.get('limit') ?? 1)));
  const after = request.query.get('after') ?? '0';
  return [...guild.members]
    .sort((a, b) => compareIds(a.userId, b.userId))
    .filter((m) => compareIds(m.userId, after) > 0)
    .slice(0, limit)
    .map((m) => showMember(state, m));
}

function searchMembers(request: RestRequest): unknown {
  const { state } = request.core;
  const query = (request.query.get('query') ?? '').toLowerCase();
  return guildOf(request)
    .members.filter((m) => {
      const user = state.users.get(m.userId);
      return [m.nick, user?.username, user?.global_name].some((n) => n?.toLowerCase().startsWith(query));
    })
    .slice(0, Number(request.query.get('limit') ?? 1))
    .map((m) => showMember(state, m));
}

function editMember(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  const own = request.params['user_id'] === undefined;
  const member = memberIn(guild, request.params['user_id'] ?? state.botId);
  const body = bodyOf(request);
  if ('nick' in body) {
    if (typeof body['nick'] === 'string' && [...body['nick']].length > MAX_NICK)
      throw badLength(['nick'], 0, MAX_NICK);
    needInGuild(request, guild, own ? P.ChangeNickname : P.ManageNicknames);
    if (!own && rank(guild, member.userId) >= rank(guild, state.botId)) throw refuse('missingPermissions');
    member.nick = typeof body['nick'] === 'string' && body['nick'] !== '' ? body['nick'] : null;
  }
  if (Array.isArray(body['roles'])) {
    needInGuild(request, guild, P.ManageRoles);
    const asked = new Set(body['roles'].map(String));
    const changed = guild.roles.filter((r) => asked.has(r.id) !== member.roles.includes(r.id));
    if ([...asked].some((id) => !guild.roles.some((r) => r.id === id))) throw refuse('unknownRole');
    if (changed.some((r) => r.position >= rank(guild, state.botId))) throw refuse('missingPermissions');
    member.roles = [...asked];
  }
  if ('communication_disabled_until' in body) {
    needInGuild(request, guild, P.ModerateMembers);
    member.communicationDisabledUntil = (body['communication_disabled_until'] as string | null) ?? null;
  }
  announceMember(state, guild, member, 'GUILD_MEMBER_UPDATE');
  return showMember(state, member);
}

function memberRole(on: boolean) {
  return (request: RestRequest): unknown => {
    const guild = guildOf(request);
    const member = memberIn(guild, request.params['user_id'] ?? '');
    const role = roleBelowBot(request, guild);
    member.roles = [...member.roles.filter((id) => id !== role.id), ...(on ? [role.id] : [])];
    announceMember(request.core.state, guild, member, 'GUILD_MEMBER_UPDATE');
    return NOTHING;
  };
}

function kick(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  const member = memberIn(guild, request.params['user_id'] ?? '');
  needInGuild(request, guild, P.KickMembers);
  if (rank(guild, member.userId) >= rank(guild, state.botId)) throw refuse('missingPermissions');
  leaveGuild(state, guild, member.userId);
  return NOTHING;
}

function ban(on: boolean) {
  return (request: RestRequest): unknown => {
    const { state } = request.core;
    const guild = guildOf(request);
    const id = request.params['user_id'] ?? '';
    needInGuild(request, guild, P.BanMembers);
    if (!state.users.has(id)) throw refuse('unknownUser');
    const was = guild.bans.some((b) => b.userId === id);
    if (!on && !was) throw refuse('unknownBan');
    if (on && rank(guild, id) >= rank(guild, state.botId)) throw refuse('missingPermissions');
    guild.bans = guild.bans.filter((b) => b.userId !== id);
    if (on) {
      guild.bans.push({ userId: id, reason: null });
      leaveGuild(state, guild, id);
    }
    saveGuild(state, guild);
    state.emit({
      t: on ? 'GUILD_BAN_ADD' : 'GUILD_BAN_REMOVE',
      d: { guild_id: guild.id, user: state.users.get(id) },
      guildId: guild.id,
      intents: 1 << 2,
      only: 'bot',
    });
    return NOTHING;
  };
}

function roleFields(body: Record<string, unknown>): Partial<APIRole> {
  return {
    ...(typeof body['name'] === 'string' ? { name: body['name'] } : {}),
    ...(typeof body['color'] === 'number' ? { color: body['color'] } : {}),
    ...(typeof body['hoist'] === 'boolean' ? { hoist: body['hoist'] } : {}),
    ...(typeof body['mentionable'] === 'boolean' ? { mentionable: body['mentionable'] } : {}),
    ...(body['permissions'] === undefined || body['permissions'] === null
      ? {}
      : { permissions: String(body['permissions']) }),
  };
}

function mayGive(request: RestRequest, guild: Guild, body: Record<string, unknown>): void {
  const asked =
    body['permissions'] === undefined || body['permissions'] === null
      ? 0n
      : BigInt(String(body['permissions']));
  const held = guildPermissions(guild, request.core.state.botId);
  // Nobody can grant permissions they don't have.
  if (held !== ALL_PERMISSIONS && (asked & ~held) !== 0n) throw refuse('missingPermissions');
}

function createRole(request: RestRequest): unknown {
  const { state } = request.core;
  const guild = guildOf(request);
  needInGuild(request, guild, P.ManageRoles);
  check('CreateRoleRequest', request.json ?? {});
  const body = bodyOf(request);
  mayGive(request, guild, body);
  if (guild.roles.length >= MAX_ROLES) throw refuse('maxRoles');
  const everyone = guild.roles.find((r) => r.id === guild.id);
  const role = makeRole(state.nextId(), 'new role', BigInt(everyone?.permissions ?? '0'), {
    position: 1,
    ...roleFields(body),
  });
  for (const other of guild.roles) if (other.position >= 1) other.position += 1;
  guild.roles.push(role);
  announceRole(state, guild, 'GUILD_ROLE_CREATE', { role });
  return role;
}

function editRole(request: RestRequest): unknown {
  const guild = guildOf(request);
  const role = roleBelowBot(request, guild);
  check('UpdateRoleRequestPartial', request.json ?? {});
  mayGive(request, guild, bodyOf(request));
  Object.assign(role, roleFields(bodyOf(request)));
  announceRole(request.core.state, guild, 'GUILD_ROLE_UPDATE', { role });
  return role;
}

function deleteRole(request: RestRequest): unknown {
  const guild = guildOf(request);
  const role = roleBelowBot(request, guild);
  if (role.managed || role.id === guild.id) throw refuse('missingPermissions');
  guild.roles = guild.roles.filter((r) => r.id !== role.id);
  for (const member of guild.members) member.roles = member.roles.filter((id) => id !== role.id);
  announceRole(request.core.state, guild, 'GUILD_ROLE_DELETE', { role_id: role.id });
  return NOTHING;
}

/** Moves roles among those below the bot's highest one. */
function moveRoles(request: RestRequest): unknown {
  const guild = guildOf(request);
  needInGuild(request, guild, P.ManageRoles);
  const above = rank(guild, request.core.state.botId);
  const moves = (Array.isArray(request.json) ? (request.json as Partial<APIRole>[]) : []).map(
    ({ id, position }) => {
      check('UpdateRolePositionsRequest', { id, position });
      const role = guild.roles.find((r) => r.id === id);
      if (!role) throw refuse('unknownRole');
      if (role.position >= above || (position ?? 0) >= above) throw refuse('missingPermissions');
      return { role, position };
    },
  );
  for (const { role, position } of moves) {
    if (typeof position !== 'number' || role.id === guild.id) continue;
    role.position = Math.max(1, position);
    announceRole(request.core.state, guild, 'GUILD_ROLE_UPDATE', { role });
  }
  return guild.roles;
}

const G = '/guilds/:guild_id';

export const guildRoutes: readonly Route[] = [
  route('GET', G, (request) => showGuild(guildOf(request))),
  route('PATCH', G, (request) => {
    const guild = guildOf(request);
    needInGuild(request, guild, P.ManageGuild);
    const name = bodyOf(request)['name'];
    if (typeof name === 'string') guild.name = name;
    announceGuild(request.core.state, guild);
    return showGuild(guild);
  }),
  route('GET', `${G}/members`, listMembers),
  route('GET', `${G}/members/search`, searchMembers),
  route('PATCH', `${G}/members/@me`, editMember),
  route('GET', `${G}/members/:user_id`, (request) =>
    showMember(request.core.state, memberIn(guildOf(request), request.params['user_id'] ?? '')),
  ),
  route('PATCH', `${G}/members/:user_id`, editMember),
  route('DELETE', `${G}/members/:user_id`, kick),
  route('PUT', `${G}/members/:user_id/roles/:role_id`, memberRole(true)),
  route('DELETE', `${G}/members/:user_id/roles/:role_id`, memberRole(false)),
  route('PUT', `${G}/bans/:user_id`, ban(true)),
  route('DELETE', `${G}/bans/:user_id`, ban(false)),
  route('GET', `${G}/bans`, (request) => {
    const guild = guildOf(request);
    needInGuild(request, guild, P.BanMembers);
    return guild.bans.map((b) => ({ reason: b.reason, user: request.core.state.users.get(b.userId) }));
  }),
  route('GET', `${G}/roles`, (request) => guildOf(request).roles),
  route('POST', `${G}/roles`, createRole),
  route('PATCH', `${G}/roles`, moveRoles),
  route('GET', `${G}/roles/:role_id`, (request) => {
    const role = guildOf(request).roles.find((r) => r.id === request.params['role_id']);
    if (!role) throw refuse('unknownRole');
    return role;
  }),
  route('PATCH', `${G}/roles/:role_id`, editRole),
  route('DELETE', `${G}/roles/:role_id`, deleteRole),
  route('GET', `${G}/emojis`, (request) => guildOf(request).emojis),
  route('GET', `${G}/webhooks`, () => []),
  route('GET', `${G}/invites`, () => []),
  route('GET', `${G}/integrations`, () => []),
  route('DELETE', '/users/@me/guilds/:guild_id', (request) => {
    removeBot(request.core.state, guildOf(request));
    return NOTHING;
  }),
  route('GET', '/users/@me/guilds', (request) => {
    const { state } = request.core;
    return [...state.guilds.values()]
      .filter((g) => g.botPresent)
      .map((g) => ({
        id: g.id,
        name: g.name,
        icon: g.icon,
        banner: null,
        owner: g.ownerId === state.botId,
        permissions: guildPermissions(g, state.botId).toString(),
        features: ['COMMUNITY'],
      }));
  }),
];
