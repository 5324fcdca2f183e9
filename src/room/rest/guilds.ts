import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { APIRole } from 'discord-api-types/v10';
import { announceGuild, announceMember, announceRole, leaveGuild, removeBot } from '../state/guilds.js';
import type { Guild, Member } from '../state/model.js';
import { ALL_PERMISSIONS, guildPermissions } from '../state/permissions.js';
import { showGuild, showMember } from '../state/present.js';
import { makeRole } from '../state/seed.js';
import { compareIds } from '../state/snowflake.js';
import { saveGuild } from '../state/world.js';
import { badLength, refuse } from './errors.js';
import { bodyOf, guildOf, needInGuild, NOTHING, route } from './router.js';
import type { Call, Route } from './router.js';
import { check } from './schema.js';

const MAX_ROLES = 250;
const MAX_NICK = 32;

function memberIn(guild: Guild, userId: string): Member {
  const member = guild.members.find((m) => m.userId === userId);
  if (!member) throw refuse('unknownMember');
  return member;
}

/** Position of a member's highest role; the owner stands above all. */
function rank(guild: Guild, userId: string): number {
  if (guild.ownerId === userId) return Infinity;
  const member = guild.members.find((m) => m.userId === userId);
  return Math.max(0, ...guild.roles.filter((r) => member?.roles.includes(r.id)).map((r) => r.position));
}

function roleBelowBot(call: Call, guild: Guild): APIRole {
  const role = guild.roles.find((r) => r.id === call.params['role_id']);
  if (!role) throw refuse('unknownRole');
  needInGuild(call, guild, P.ManageRoles);
  if (role.position >= rank(guild, call.core.world.botId)) throw refuse('missingPermissions');
  return role;
}

function listMembers(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  const limit = Math.min(1000, Math.max(1, Number(call.query.get('limit') ?? 1)));
  const after = call.query.get('after') ?? '0';
  return [...guild.members]
    .sort((a, b) => compareIds(a.userId, b.userId))
    .filter((m) => compareIds(m.userId, after) > 0)
    .slice(0, limit)
    .map((m) => showMember(world, m));
}

function searchMembers(call: Call): unknown {
  const { world } = call.core;
  const query = (call.query.get('query') ?? '').toLowerCase();
  return guildOf(call)
    .members.filter((m) => {
      const user = world.users.get(m.userId);
      return [m.nick, user?.username, user?.global_name].some((n) => n?.toLowerCase().startsWith(query));
    })
    .slice(0, Number(call.query.get('limit') ?? 1))
    .map((m) => showMember(world, m));
}

function editMember(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  const own = call.params['user_id'] === undefined;
  const member = memberIn(guild, call.params['user_id'] ?? world.botId);
  const body = bodyOf(call);
  if ('nick' in body) {
    if (typeof body['nick'] === 'string' && [...body['nick']].length > MAX_NICK)
      throw badLength(['nick'], 0, MAX_NICK);
    needInGuild(call, guild, own ? P.ChangeNickname : P.ManageNicknames);
    if (!own && rank(guild, member.userId) >= rank(guild, world.botId)) throw refuse('missingPermissions');
    member.nick = typeof body['nick'] === 'string' && body['nick'] !== '' ? body['nick'] : null;
  }
  if (Array.isArray(body['roles'])) {
    needInGuild(call, guild, P.ManageRoles);
    const asked = new Set(body['roles'].map(String));
    const changed = guild.roles.filter((r) => asked.has(r.id) !== member.roles.includes(r.id));
    if ([...asked].some((id) => !guild.roles.some((r) => r.id === id))) throw refuse('unknownRole');
    if (changed.some((r) => r.position >= rank(guild, world.botId))) throw refuse('missingPermissions');
    member.roles = [...asked];
  }
  if ('communication_disabled_until' in body) {
    needInGuild(call, guild, P.ModerateMembers);
    member.communicationDisabledUntil = (body['communication_disabled_until'] as string | null) ?? null;
  }
  announceMember(world, guild, member, 'GUILD_MEMBER_UPDATE');
  return showMember(world, member);
}

function memberRole(on: boolean) {
  return (call: Call): unknown => {
    const guild = guildOf(call);
    const member = memberIn(guild, call.params['user_id'] ?? '');
    const role = roleBelowBot(call, guild);
    member.roles = [...member.roles.filter((id) => id !== role.id), ...(on ? [role.id] : [])];
    announceMember(call.core.world, guild, member, 'GUILD_MEMBER_UPDATE');
    return NOTHING;
  };
}

function kick(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  const member = memberIn(guild, call.params['user_id'] ?? '');
  needInGuild(call, guild, P.KickMembers);
  if (rank(guild, member.userId) >= rank(guild, world.botId)) throw refuse('missingPermissions');
  leaveGuild(world, guild, member.userId);
  return NOTHING;
}

function ban(on: boolean) {
  return (call: Call): unknown => {
    const { world } = call.core;
    const guild = guildOf(call);
    const id = call.params['user_id'] ?? '';
    needInGuild(call, guild, P.BanMembers);
    if (!world.users.has(id)) throw refuse('unknownUser');
    const was = guild.bans.some((b) => b.userId === id);
    if (!on && !was) throw refuse('unknownBan');
    if (on && rank(guild, id) >= rank(guild, world.botId)) throw refuse('missingPermissions');
    guild.bans = guild.bans.filter((b) => b.userId !== id);
    if (on) {
      guild.bans.push({ userId: id, reason: null });
      leaveGuild(world, guild, id);
    }
    saveGuild(world, guild);
    world.emit({
      t: on ? 'GUILD_BAN_ADD' : 'GUILD_BAN_REMOVE',
      d: { guild_id: guild.id, user: world.users.get(id) },
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

function mayGive(call: Call, guild: Guild, body: Record<string, unknown>): void {
  const asked =
    body['permissions'] === undefined || body['permissions'] === null
      ? 0n
      : BigInt(String(body['permissions']));
  const held = guildPermissions(guild, call.core.world.botId);
  // Nobody gives rights they do not hold.
  if (held !== ALL_PERMISSIONS && (asked & ~held) !== 0n) throw refuse('missingPermissions');
}

function createRole(call: Call): unknown {
  const { world } = call.core;
  const guild = guildOf(call);
  needInGuild(call, guild, P.ManageRoles);
  check('CreateRoleRequest', call.json ?? {});
  const body = bodyOf(call);
  mayGive(call, guild, body);
  if (guild.roles.length >= MAX_ROLES) throw refuse('maxRoles');
  const everyone = guild.roles.find((r) => r.id === guild.id);
  const role = makeRole(world.nextId(), 'new role', BigInt(everyone?.permissions ?? '0'), {
    position: 1,
    ...roleFields(body),
  });
  for (const other of guild.roles) if (other.position >= 1) other.position += 1;
  guild.roles.push(role);
  announceRole(world, guild, 'GUILD_ROLE_CREATE', { role });
  return role;
}

function editRole(call: Call): unknown {
  const guild = guildOf(call);
  const role = roleBelowBot(call, guild);
  check('UpdateRoleRequestPartial', call.json ?? {});
  mayGive(call, guild, bodyOf(call));
  Object.assign(role, roleFields(bodyOf(call)));
  announceRole(call.core.world, guild, 'GUILD_ROLE_UPDATE', { role });
  return role;
}

function deleteRole(call: Call): unknown {
  const guild = guildOf(call);
  const role = roleBelowBot(call, guild);
  if (role.managed || role.id === guild.id) throw refuse('missingPermissions');
  guild.roles = guild.roles.filter((r) => r.id !== role.id);
  for (const member of guild.members) member.roles = member.roles.filter((id) => id !== role.id);
  announceRole(call.core.world, guild, 'GUILD_ROLE_DELETE', { role_id: role.id });
  return NOTHING;
}

/** Moves roles among those below the bot's highest one. */
function moveRoles(call: Call): unknown {
  const guild = guildOf(call);
  needInGuild(call, guild, P.ManageRoles);
  const above = rank(guild, call.core.world.botId);
  const moves = (Array.isArray(call.json) ? (call.json as Partial<APIRole>[]) : []).map(
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
    announceRole(call.core.world, guild, 'GUILD_ROLE_UPDATE', { role });
  }
  return guild.roles;
}

const G = '/guilds/:guild_id';

export const guildRoutes: readonly Route[] = [
  route('GET', G, (call) => showGuild(guildOf(call))),
  route('PATCH', G, (call) => {
    const guild = guildOf(call);
    needInGuild(call, guild, P.ManageGuild);
    const name = bodyOf(call)['name'];
    if (typeof name === 'string') guild.name = name;
    announceGuild(call.core.world, guild);
    return showGuild(guild);
  }),
  route('GET', `${G}/members`, listMembers),
  route('GET', `${G}/members/search`, searchMembers),
  route('PATCH', `${G}/members/@me`, editMember),
  route('GET', `${G}/members/:user_id`, (call) =>
    showMember(call.core.world, memberIn(guildOf(call), call.params['user_id'] ?? '')),
  ),
  route('PATCH', `${G}/members/:user_id`, editMember),
  route('DELETE', `${G}/members/:user_id`, kick),
  route('PUT', `${G}/members/:user_id/roles/:role_id`, memberRole(true)),
  route('DELETE', `${G}/members/:user_id/roles/:role_id`, memberRole(false)),
  route('PUT', `${G}/bans/:user_id`, ban(true)),
  route('DELETE', `${G}/bans/:user_id`, ban(false)),
  route('GET', `${G}/bans`, (call) => {
    const guild = guildOf(call);
    needInGuild(call, guild, P.BanMembers);
    return guild.bans.map((b) => ({ reason: b.reason, user: call.core.world.users.get(b.userId) }));
  }),
  route('GET', `${G}/roles`, (call) => guildOf(call).roles),
  route('POST', `${G}/roles`, createRole),
  route('PATCH', `${G}/roles`, moveRoles),
  route('GET', `${G}/roles/:role_id`, (call) => {
    const role = guildOf(call).roles.find((r) => r.id === call.params['role_id']);
    if (!role) throw refuse('unknownRole');
    return role;
  }),
  route('PATCH', `${G}/roles/:role_id`, editRole),
  route('DELETE', `${G}/roles/:role_id`, deleteRole),
  route('GET', `${G}/emojis`, (call) => guildOf(call).emojis),
  route('GET', `${G}/webhooks`, () => []),
  route('GET', `${G}/invites`, () => []),
  route('GET', `${G}/integrations`, () => []),
  route('DELETE', '/users/@me/guilds/:guild_id', (call) => {
    removeBot(call.core.world, guildOf(call));
    return NOTHING;
  }),
  route('GET', '/users/@me/guilds', (call) => {
    const { world } = call.core;
    return [...world.guilds.values()]
      .filter((g) => g.botPresent)
      .map((g) => ({
        id: g.id,
        name: g.name,
        icon: g.icon,
        banner: null,
        owner: g.ownerId === world.botId,
        permissions: guildPermissions(g, world.botId).toString(),
        features: ['COMMUNITY'],
      }));
  }),
];
