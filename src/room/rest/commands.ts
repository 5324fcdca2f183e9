import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { RegisteredCommand } from '../state/model.js';
import { showCommand } from '../state/present.js';
import type { RoomState } from '../state/room-state.js';
import { saveCommand } from '../state/room-state.js';
import { commandComplaints } from './command-limits.js';
import { complaint, type ErrorPath, invalidForm, type PathError, refuse } from './errors.js';
import type { Body } from './http.js';
import { localizedTwins } from './localized-names.js';
import { answer, bodyOf, NOTHING, route } from './router.js';
import type { RestRequest, Route } from './router.js';
import { complaints } from './schema.js';

/** Most commands per scope, by type (chat input, user, message). */
const MAX_OF_TYPE: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15 };

function scopeOf(request: RestRequest): string | null {
  if (request.params['application_id'] !== request.core.state.application.id)
    throw refuse('unknownApplication');
  const guildId = request.params['guild_id'];
  if (guildId === undefined) return null;
  if (!request.core.state.guilds.get(guildId)?.botPresent) throw refuse('missingAccess');
  return guildId;
}

function inScope(state: RoomState, guildId: string | null): RegisteredCommand[] {
  return [...state.commands.values()].filter((c) => c.guildId === guildId);
}

function find(request: RestRequest): RegisteredCommand {
  const scope = scopeOf(request);
  const command = request.core.state.commands.get(request.params['command_id'] ?? '');
  if (!command || command.guildId !== scope) throw refuse('unknownCommand');
  return command;
}

function build(
  state: RoomState,
  body: Body,
  guildId: string | null,
  before?: RegisteredCommand,
): RegisteredCommand {
  const type = typeof body['type'] === 'number' ? body['type'] : (before?.type ?? 1);
  const permissions = body['default_member_permissions'];
  return {
    ...(before ?? {}),
    id: before?.id ?? state.nextId(),
    application_id: state.application.id,
    version: state.nextId(),
    default_member_permissions:
      permissions === undefined
        ? (before?.default_member_permissions ?? null)
        : permissions === null
          ? null
          : String(permissions),
    type,
    name: String(body['name'] ?? before?.name ?? ''),
    name_localizations: body['name_localizations'] ?? before?.name_localizations ?? null,
    description: String(body['description'] ?? before?.description ?? ''),
    description_localizations: body['description_localizations'] ?? before?.description_localizations ?? null,
    ...(guildId === null
      ? {
          dm_permission: body['dm_permission'] !== false,
          contexts: body['contexts'] ?? before?.contexts ?? null,
        }
      : {}),
    integration_types: body['integration_types'] ?? before?.integration_types ?? [0],
    options: (body['options'] ?? before?.options ?? []) as APIApplicationCommand['options'],
    nsfw: body['nsfw'] === true,
    guildId,
  } as RegisteredCommand;
}

function fail(errors: readonly PathError[]): void {
  if (errors.length > 0) throw invalidForm(errors);
}

const duplicate = (path: ErrorPath): PathError =>
  complaint(path, 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');

const typeOf = (body: Body): number => Number(body['type'] ?? 1);

/** Rejects a command that has the same name as another of its type in some language. */
function failTwins(body: Body, others: readonly RegisteredCommand[]): void {
  const all = [...others.map((other) => other as unknown as Body), body];
  fail(
    localizedTwins(all, typeOf)
      .filter(({ index }) => index === others.length)
      .map(({ locale }) => duplicate(['name_localizations', locale])),
  );
}

function changed(state: RoomState, guildId: string | null): void {
  state.emit({ t: 'COMMANDS_UPDATE', d: { guild_id: guildId }, only: 'people' });
}

function remove(state: RoomState, command: RegisteredCommand): void {
  state.commands.delete(command.id);
  state.keeper?.remove('command', command.id);
}

function create(request: RestRequest): unknown {
  const scope = scopeOf(request);
  const { state } = request.core;
  const body = bodyOf(request);
  fail([...complaints('ApplicationCommandCreateRequest', body), ...commandComplaints(body, [])]);
  const type = Number(body['type'] ?? 1);
  // A command with the same name and type is overwritten.
  const twin = inScope(state, scope).find((c) => c.name === body['name'] && c.type === type);
  if (!twin && inScope(state, scope).filter((c) => c.type === type).length >= (MAX_OF_TYPE[type] ?? 100))
    throw refuse('maxCommands');
  failTwins(
    body,
    inScope(state, scope).filter((c) => c !== twin),
  );
  const command = build(state, body, scope, twin);
  saveCommand(state, command);
  changed(state, scope);
  return answer(twin ? 200 : 201, showCommand(command));
}

function overwrite(request: RestRequest): unknown {
  const scope = scopeOf(request);
  const { state } = request.core;
  const list: unknown[] = Array.isArray(request.json) ? request.json : [];
  const bodies = list.map((b) => (typeof b === 'object' && b !== null ? (b as Body) : {}));
  fail(
    bodies.flatMap((body, i) => [
      ...complaints('ApplicationCommandUpdateRequest', body).map((e) => ({ ...e, path: [i, ...e.path] })),
      ...commandComplaints(body, [i]),
    ]),
  );
  const seen = new Set<string>();
  bodies.forEach((body, i) => {
    const key = `${typeOf(body)}:${String(body['name'])}`;
    if (seen.has(key)) fail([duplicate([i])]);
    seen.add(key);
  });
  fail(
    localizedTwins(bodies, typeOf).map(({ index, locale }) =>
      duplicate([index, 'name_localizations', locale]),
    ),
  );
  for (const [type, max] of Object.entries(MAX_OF_TYPE))
    if (bodies.filter((b) => Number(b['type'] ?? 1) === Number(type)).length > max)
      throw refuse('maxCommands');
  const before = inScope(state, scope);
  const made = bodies.map((body) => {
    const twin = before.find((c) => c.name === body['name'] && c.type === Number(body['type'] ?? 1));
    return build(state, body, scope, twin);
  });
  for (const old of before) if (!made.some((m) => m.id === old.id)) remove(state, old);
  for (const command of made) saveCommand(state, command);
  changed(state, scope);
  return made.map((c) => showCommand(c));
}

function edit(request: RestRequest): unknown {
  const before = find(request);
  const { state } = request.core;
  const body = bodyOf(request);
  fail([
    ...complaints('ApplicationCommandPatchRequestPartial', body),
    ...commandComplaints(
      { type: before.type, name: before.name, description: before.description, ...body },
      [],
    ),
  ]);
  const command = build(state, body, before.guildId, before);
  const others = inScope(state, before.guildId).filter((c) => c.id !== before.id && c.type === before.type);
  if (others.some((c) => c.name === command.name)) fail([duplicate(['name'])]);
  failTwins(command as unknown as Body, others);
  saveCommand(state, command);
  changed(state, before.guildId);
  return showCommand(command);
}

function list(request: RestRequest): unknown {
  const localized = request.query.get('with_localizations') === 'true';
  return inScope(request.core.state, scopeOf(request)).map((c) => showCommand(c, localized));
}

function routesAt(base: string): Route[] {
  return [
    route('GET', base, list),
    route('POST', base, create),
    route('PUT', base, overwrite),
    route('GET', `${base}/:command_id`, (request) => showCommand(find(request))),
    route('PATCH', `${base}/:command_id`, edit),
    route('DELETE', `${base}/:command_id`, (request) => {
      const command = find(request);
      remove(request.core.state, command);
      changed(request.core.state, command.guildId);
      return NOTHING;
    }),
  ];
}

export const commandRoutes: readonly Route[] = [
  ...routesAt('/applications/:application_id/commands'),
  route('GET', '/applications/:application_id/guilds/:guild_id/commands/permissions', (request) => {
    scopeOf(request);
    return [];
  }),
  ...routesAt('/applications/:application_id/guilds/:guild_id/commands'),
  route(
    'GET',
    '/applications/:application_id/guilds/:guild_id/commands/:command_id/permissions',
    (request) => {
      find(request);
      throw refuse('unknownCommandPermissions');
    },
  ),
];
