import {
  DiscordAPIError,
  HTTPError,
  RateLimitError,
  REST,
  type RequestMethod,
  type ResponseLike,
} from '@discordjs/rest';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Log } from '../log.js';
import { createMetrics } from '../metrics/metrics.js';
import { REFUSED_PATH } from './proxy-options.js';
import { countRefusals, type RefusalOptions } from './refusals.js';

/**
 * One process that sends the requests of all others, so that they share Discord's limits: 50 per second, the limits of
 * each route, and the budget of refused requests. Interactions bypass it (`proxyOptions`), because only the budget counts
 * them and people wait for the answers; their refusals are reported to it.
 */
export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

export interface ProxyOptions {
  readonly port: number;
  readonly host: string;
  /** Base address of Discord's API; Discord's own if absent. */
  readonly api?: string;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Another budget of refused requests, for tests. */
  readonly refusals?: Omit<RefusalOptions, 'log'>;
}

/** Requests limited for longer than this are returned at once, ms: the caller knows better what to do meanwhile. */
const MOST_LIMITED = 5000;

export async function startProxy({ port, host, api, log, refusals }: ProxyOptions): Promise<Proxy> {
  const refused = countRefusals({ log, ...refusals });
  const metrics = createMetrics();
  metrics.watch({ refused: refused.count });
  const rest = new REST({
    version: '10',
    retries: 2,
    timeout: 15_000,
    globalRequestsPerSecond: 50,
    makeRequest: refused.through(),
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > MOST_LIMITED,
    ...(api === undefined ? {} : { api }),
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://proxy');
    if (pathname === '/healthz') return void response.writeHead(200).end('ok');
    if (pathname === '/metrics') {
      const { type, text } = await metrics.exposition();
      return void response.writeHead(200, { 'content-type': type }).end(text);
    }
    if (pathname !== REFUSED_PATH) return forward(rest, request, response, log);
    const n = Number(searchParams.get('n'));
    if (Number.isSafeInteger(n) && n > 0) refused.add(n);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the proxy met an error');
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      // Running requests end first.
      await new Promise<void>((resolve) => server.close(() => resolve()));
      metrics.close();
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    },
  };
}

/** Request headers that are forwarded to Discord. */
const FORWARDED = ['content-type', 'authorization', 'x-audit-log-reason'];

async function forward(
  rest: REST,
  request: IncomingMessage,
  response: ServerResponse,
  log: ProxyOptions['log'],
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://proxy');
  const body = await buffer(request);
  const headers: Record<string, string> = {};
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  try {
    const answer = await rest.queueRequest({
      // Buffered, so that it can be sent again.
      ...(body.length === 0 ? {} : { body, passThroughBody: true }),
      fullRoute: pathname.replace(/^\/api(\/v\d+)?/u, '') as `/${string}`,
      method: (request.method ?? 'GET') as RequestMethod,
      auth: false,
      query: searchParams,
      headers,
    });
    await passBack(answer, response);
  } catch (error) {
    if (refuse(error, response)) return;
    log.warn({ err: error }, 'a request did not reach Discord');
    response.writeHead(502).end();
  }
}

/** Leaves out Discord's rate-limit headers: they count the requests of all processes. */
async function passBack(answer: ResponseLike, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers)
    if (!/^x-ratelimit/iu.test(name)) response.setHeader(name, value);
  response.writeHead(answer.status).end(body);
}

/** Answers with the error of Discord or its client. False for any other error. */
function refuse(error: unknown, response: ServerResponse): boolean {
  if (error instanceof RateLimitError) {
    // `timeToReset` is zero for a limit without a bucket, and the client would retry at once.
    const ms = Math.max(error.retryAfter, error.timeToReset, 0);
    response.writeHead(429, { 'retry-after': String(Math.ceil(ms / 1000)) }).end();
  } else if (error instanceof DiscordAPIError) {
    const body = JSON.stringify(error.rawError);
    response.writeHead(error.status, { 'content-type': 'application/json' }).end(body);
  } else if (error instanceof HTTPError) response.writeHead(error.status).end();
  else if (error instanceof Error && error.name === 'AbortError') response.writeHead(504).end();
  else return false;
  return true;
}
