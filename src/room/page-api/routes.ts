/** The HTTP half of the page's API. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '../core.js';
import { DiscordError, refuse } from '../rest/errors.js';
import { parseBody, sendJson } from '../rest/http.js';
import { pathsOf } from '../rest/paths.js';
import { showCommand } from '../state/present.js';
import { setPinned, visibleMessages } from '../state/messages.js';
import { channelPermissions } from '../state/permissions.js';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { act } from './trouble.js';
import * as people from './actions.js';
import { commandsFor, pageInteraction } from './interactions.js';
import { typing } from './socket.js';
import type { PageInteraction, TroubleAct } from '../contract.js';
import { bootstrap, pageChannel, pageMessage, pageUser } from './views.js';

interface Ask {
  readonly core: Core;
  readonly userId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

type PageHandler = (ask: Ask) => Reply;

const ok = (body: unknown): Reply => ({ status: 200, body });
const created = (body: unknown): Reply => ({ status: 201, body });
const done: Reply = { status: 204 };

const channel = (ask: Ask) => people.seenChannel(ask.core, ask.params['id'] ?? '', ask.userId);
const message = (ask: Ask) => people.seenMessage(ask.core, channel(ask), ask.params['mid'] ?? '', ask.userId);
const show = (ask: Ask, m: ReturnType<typeof message>) => pageMessage(ask.core.state, m, ask.userId);

function pin(on: boolean): PageHandler {
  return (ask) => {
    const where = channel(ask);
    if (where.guildId && !(channelPermissions(ask.core.state, where, ask.userId) & P.PinMessages))
      throw refuse('missingPermissions');
    setPinned(ask.core.state, where, message(ask), on, ask.userId);
    return done;
  };
}

function reacts(on: boolean): PageHandler {
  return (ask) => {
    people.setReaction(ask.core, channel(ask), message(ask), ask.userId, ask.params['emoji'] ?? '', on);
    return done;
  };
}

function enters(inside: boolean): PageHandler {
  return (ask) => {
    people.setThreadMembership(ask.core, channel(ask), ask.userId, inside);
    return done;
  };
}

const HANDLERS: readonly (readonly [string, string, PageHandler])[] = [
  ['GET', '/bootstrap', (ask) => ok(bootstrap(ask.core, ask.userId))],
  [
    'GET',
    '/channels/:id/messages',
    (ask) => ok(people.listFor(ask.core, channel(ask), ask.userId, ask.query).map((m) => show(ask, m))),
  ],
  [
    'POST',
    '/channels/:id/messages',
    (ask) => created(show(ask, people.postMessage(ask.core, channel(ask), ask.userId, ask.body))),
  ],
  ['GET', '/channels/:id/messages/:mid', (ask) => ok(show(ask, message(ask)))],
  [
    'PATCH',
    '/channels/:id/messages/:mid',
    (ask) =>
      ok(
        show(
          ask,
          people.editOwn(ask.core, channel(ask), message(ask), ask.userId, String(ask.body['content'] ?? '')),
        ),
      ),
  ],
  [
    'DELETE',
    '/channels/:id/messages/:mid',
    (ask) => {
      people.remove(ask.core, channel(ask), message(ask), ask.userId);
      return done;
    },
  ],
  ['PUT', '/channels/:id/messages/:mid/reactions/:emoji/@me', reacts(true)],
  ['DELETE', '/channels/:id/messages/:mid/reactions/:emoji/@me', reacts(false)],
  [
    'PUT',
    '/channels/:id/polls/:mid/answers/@me',
    (ask) => {
      people.setVotes(ask.core, channel(ask), message(ask), ask.userId, ask.body['answer_ids']);
      return done;
    },
  ],
  [
    'GET',
    '/channels/:id/pins',
    (ask) =>
      ok(
        visibleMessages(ask.core.state, channel(ask), ask.userId)
          .filter((m) => m.pinnedAt !== null)
          .map((m) => show(ask, m)),
      ),
  ],
  ['PUT', '/channels/:id/pins/:mid', pin(true)],
  ['DELETE', '/channels/:id/pins/:mid', pin(false)],
  [
    'POST',
    '/channels/:id/typing',
    (ask) => {
      typing(ask.core, ask.userId, channel(ask).id);
      return done;
    },
  ],
  [
    'POST',
    '/channels/:id/ack',
    (ask) => {
      people.markRead(ask.core, channel(ask), ask.userId, String(ask.body['message_id'] ?? ''));
      return done;
    },
  ],
  [
    'GET',
    '/channels/:id/threads',
    (ask) =>
      ok({
        threads: people
          .threadsOf(ask.core, channel(ask), ask.userId)
          .map((t) => pageChannel(ask.core.state, t, ask.userId)),
      }),
  ],
  [
    'POST',
    '/channels/:id/threads',
    (ask) =>
      created(
        pageChannel(
          ask.core.state,
          people.openThread(ask.core, channel(ask), ask.userId, ask.body),
          ask.userId,
        ),
      ),
  ],
  ['PUT', '/threads/:id/members/@me', enters(true)],
  ['DELETE', '/threads/:id/members/@me', enters(false)],
  [
    'POST',
    '/dms',
    (ask) =>
      ok(
        pageChannel(
          ask.core.state,
          people.openDmFor(ask.core, ask.userId, String(ask.body['recipient_id'] ?? '')),
          ask.userId,
        ),
      ),
  ],
  ['POST', '/users', (ask) => created(pageUser(ask.core.state, people.newPerson(ask.core, ask.body)))],
  [
    'GET',
    '/commands',
    (ask) =>
      ok({
        commands: commandsFor(ask.core, ask.query.get('guild_id'), ask.userId).map((c) => showCommand(c)),
        application_id: ask.core.state.application.id,
      }),
  ],
  [
    'POST',
    '/interactions',
    (ask) => ok({ id: pageInteraction(ask.core, ask.userId, ask.body as unknown as PageInteraction).id }),
  ],
  ['GET', '/tour', (ask) => ok(ask.core.tour)],
  ['GET', '/trouble', (ask) => ok(ask.core.trouble.state())],
  ['POST', '/trouble', (ask) => ok(act(ask.core, ask.body as unknown as TroubleAct))],
];

const find = pathsOf(HANDLERS.map(([method, pattern, handler]) => ({ method, pattern, handler })));

/** The acting person from the query or a header; the first person when neither is given. */
export function actingUser(core: Core, req: IncomingMessage, query: URLSearchParams): string {
  const header = req.headers['x-room-user'];
  const asked = query.get('user') ?? (typeof header === 'string' ? header : null);
  const people = [...core.state.users.values()].filter((u) => !u.bot);
  const found =
    asked === null || asked === '' ? people[0] : people.find((u) => u.id === asked || u.username === asked);
  if (!found) throw refuse('unknownUser');
  return found.id;
}

export async function handlePage(
  core: Core,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  try {
    const found = find(req.method ?? 'GET', path);
    if (found === null) throw refuse('notFound');
    if (found === 'wrong-method') throw refuse('methodNotAllowed');
    const { route, params } = found;
    const { json } = await parseBody(req, core.links);
    const body = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
    const reply = route.handler({ core, userId: actingUser(core, req, query), params, query, body });
    core.state.keeper?.flush();
    sendJson(res, core.links, reply.status, reply.body);
  } catch (error) {
    req.resume();
    if (error instanceof DiscordError) sendJson(res, core.links, error.status, error.body());
    else {
      core.report(error);
      sendJson(res, core.links, 500, { message: '500: Internal Server Error', code: 0 });
    }
  }
}
