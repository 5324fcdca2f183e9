/** The REST half of the room: routing, rate limits, faults and error responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from './core.js';
import type { TroubleRule } from './contract.js';
import { channelRoutes } from './rest/channels.js';
import { commandRoutes } from './rest/commands.js';
import { isSnowflake } from './state/snowflake.js';
import { DiscordError, forbidden, invalidField, Limited, refuse } from './rest/errors.js';
import { emojiRoutes } from './rest/emojis.js';
import { guildRoutes } from './rest/guilds.js';
import { drain, parseBody, sendJson } from './rest/http.js';
import type { Limiter } from './rest/limits.js';
import { messageRoutes } from './rest/messages.js';
import { miscRoutes } from './rest/misc.js';
import { type Match, pathsOf } from './rest/paths.js';
import { pollRoutes } from './rest/polls.js';
import { isAnswer, type Route } from './rest/router.js';
import { threadRoutes } from './rest/threads.js';
import { webhookRoutes } from './interactions/webhooks.js';

export const ROUTES: readonly Route[] = [
  ...webhookRoutes,
  ...messageRoutes,
  ...pollRoutes,
  ...threadRoutes,
  ...channelRoutes,
  ...guildRoutes,
  ...commandRoutes,
  ...emojiRoutes,
  ...miscRoutes,
];
const find = pathsOf(ROUTES);

/** The major parameter by which Discord separates rate-limit buckets. */
const majorOf = (params: Readonly<Record<string, string>>): string =>
  params['channel_id'] ?? params['guild_id'] ?? params['token'] ?? '';

function authorized(core: Core, req: IncomingMessage): boolean {
  return (req.headers.authorization ?? '').replace(/^Bot /, '') === core.token;
}

function tooMany(
  res: ServerResponse,
  core: Core,
  ms: number,
  global: boolean,
  headers: Readonly<Record<string, string>>,
): void {
  const seconds = Math.max(0.001, ms / 1000);
  sendJson(
    res,
    core.links,
    429,
    { message: 'You are being rate limited.', retry_after: seconds, global },
    {
      ...headers,
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-scope': global ? 'global' : (headers['x-ratelimit-scope'] ?? 'user'),
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
  );
}

/** The error that replaces the real response, if the fault has one. */
function faultAnswer({ kind, code }: TroubleRule): DiscordError | undefined {
  switch (kind) {
    case 'status-400':
      return new DiscordError(400, 50_035, 'Invalid Form Body', {});
    case 'status-401':
      return refuse('unauthorized');
    case 'status-403':
      return forbidden(code ?? 50_013);
    case 'status-500':
      return new DiscordError(500, 0, '500: Internal Server Error');
    case 'status-502':
      return new DiscordError(502, 0, '502: Bad Gateway');
    default:
      return undefined;
  }
}

/** Applies a fault; true when the request needs no further handling. */
async function suffer(
  rule: TroubleRule,
  core: Core,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (rule.kind === 'delay') await core.trouble.hold(rule.ms ?? 1000);
  if (rule.kind === 'delay' || rule.kind === 'drop-after') return false;
  if (rule.kind === 'drop') req.socket.destroy();
  else await drain(req);
  if (rule.kind === 'status-429') tooMany(res, core, rule.ms ?? 1000, rule.global ?? false, {});
  const answer = faultAnswer(rule);
  if (answer) sendJson(res, core.links, answer.status, answer.body());
  return true;
}

/** Malformed ids in a path or query get another error than unknown ones. */
function checkIds(params: Readonly<Record<string, string>>, query: URLSearchParams): void {
  const given = Object.entries(params).filter(
    ([name, value]) => name.endsWith('_id') && value !== '@me' && value !== '@original',
  );
  for (const name of ['before', 'after', 'around']) {
    const value = query.get(name);
    // Lists of archived threads and pins are paged by time.
    if (value !== null && value !== '' && !/^\d{4}-\d{2}-/.test(value)) given.push([name, value]);
  }
  const wrong = given.find(([, value]) => !isSnowflake(value));
  if (wrong)
    throw invalidField(
      [wrong[0]],
      'NUMBER_TYPE_COERCE',
      `Value "${wrong[1].slice(0, 60)}" is not snowflake.`,
    );
}

async function run(
  core: Core,
  match: Match<Route>,
  req: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<unknown> {
  // Open routes are authorized by a token in the path: check it before reading the body.
  match.route.admit?.(core, match.params);
  const hasBody = match.route.method !== 'GET';
  const body = hasBody ? await parseBody(req, core.links) : { json: undefined, files: [] };
  return match.route.handler({
    core,
    method: match.route.method,
    path,
    params: match.params,
    query,
    json: body.json,
    files: body.files,
  });
}

/** A Cloudflare ban in front of Discord's API: no JSON and no rate-limit headers. */
function shutOut(req: IncomingMessage, res: ServerResponse, ms: number): void {
  req.resume();
  res
    .writeHead(429, { 'content-type': 'text/html', 'retry-after': String(Math.ceil(ms / 1000)) })
    .end('<title>Access denied</title><p>error code: 1015</p>');
}

const REFUSED: readonly number[] = [401, 403, 429];

export async function handleRest(
  core: Core,
  limiter: Limiter,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const method = req.method ?? 'GET';
  const isOurs = authorized(core, req);
  if (core.trouble.isAway()) {
    req.socket.destroy();
    return;
  }
  const address = req.socket.remoteAddress ?? '';
  const shut = limiter.shutFor(address);
  if (shut > 0) return shutOut(req, res, shut);
  res.once('finish', () => {
    // A shared limit was used up by others: it doesn't count against this address.
    if (REFUSED.includes(res.statusCode) && res.getHeader('x-ratelimit-scope') !== 'shared')
      limiter.refuse(address);
  });
  const rule = core.trouble.strike(method, path);
  if (rule && (await suffer(rule, core, req, res))) return;
  let headers: Readonly<Record<string, string>> = {};
  try {
    // Clients may write `@me` and `@original` with the sign encoded.
    const match = find(method, path.replaceAll('%40', '@'));
    if (!match) throw refuse('notFound');
    if (match === 'wrong-method') throw refuse('methodNotAllowed');
    if (!match.route.open && !isOurs) throw refuse('unauthorized');
    const verdict = limiter.take(`${method} ${match.route.pattern}`, majorOf(match.params), match.route.open);
    headers = verdict.headers;
    if (verdict.limited) {
      await drain(req);
      tooMany(res, core, verdict.limited.retryAfterMs, verdict.limited.global, headers);
      return;
    }
    checkIds(match.params, query);
    const result = await run(core, match, req, path, query);
    // Persist before the response: the bot may rely on it.
    core.state.keeper?.flush();
    if (rule?.kind === 'drop-after') {
      req.socket.destroy();
      return;
    }
    if (isAnswer(result)) sendJson(res, core.links, result.status, result.body, headers);
    else sendJson(res, core.links, 200, result, headers);
  } catch (error) {
    req.resume();
    // A client without the token can't hold the connection open with an endless body.
    if (!isOurs) res.shouldKeepAlive = false;
    if (error instanceof Limited)
      sendJson(res, core.links, error.status, error.body(), {
        ...headers,
        'retry-after': String(Math.ceil(error.retryAfterMs / 1000)),
        'x-ratelimit-scope': 'shared',
      });
    else if (error instanceof DiscordError) sendJson(res, core.links, error.status, error.body(), headers);
    else {
      core.report(error);
      sendJson(res, core.links, 500, { message: '500: Internal Server Error', code: 0 }, headers);
    }
  }
}
