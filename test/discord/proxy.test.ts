import { DiscordAPIError, REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyOptions } from '../../src/discord/proxy-options.js';
import { type Proxy, startProxy } from '../../src/discord/proxy.js';
import { restSender } from '../../src/discord/sender.js';
import { post, words } from '../../src/discord/post.js';
import { silentLog } from '../../src/log.js';
import { createRoom, type Room } from '../../src/room/room.js';

/** A server in front of an API that counts its rate-limit refusals. */
async function countedOn(
  to: string,
): Promise<{ readonly api: string; readonly refused: () => number; readonly close: () => void }> {
  let refused = 0;
  const { pathname } = new URL(to);
  const server = createServer((request, response) => {
    const { authorization = '' } = request.headers;
    void fetch(`${to}${(request.url ?? '').replace(pathname, '')}`, { headers: { authorization } }).then(
      async (answer) => {
        if (answer.status === 429) refused += 1;
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://127.0.0.1:${port}${pathname}`,
    refused: () => refused,
    close: () => void server.close(),
  };
}

/** Two processes share one proxy to a room with Discord's limits. */
describe('the proxy', () => {
  const CHANNEL = 5;
  let room: Room;
  let proxy: Proxy;
  let limited = 0;
  beforeAll(async () => {
    room = await createRoom({
      rateLimits: {
        route: { limit: 200, windowMs: 1000 },
        routes: { 'POST /channels/:channel_id/messages': { limit: CHANNEL, windowMs: 1000 } },
        global: { limit: 50, windowMs: 1000 },
      },
    });
    proxy = await startProxy({ port: 0, host: '127.0.0.1', api: room.apiUrl, log: silentLog() });
  });
  afterAll(async () => {
    await proxy.close();
    await room.close();
  });

  const restOf = (through: string | undefined): REST => {
    const rest = new REST({ api: room.apiUrl, ...proxyOptions(through, room.apiUrl) }).setToken(room.token);
    rest.on('rateLimited', () => (limited += 1));
    return rest;
  };

  it('applies a route’s limit to all processes: nobody is refused, and every message arrives once', async () => {
    const channel = room.channel('longhouse').id;
    const senders = [restOf(proxy.url), restOf(proxy.url)].map((rest) => restSender(rest));
    const before = room.state.messages.get(channel)?.size ?? 0;
    await Promise.all(
      senders.flatMap((sender, of) =>
        Array.from({ length: 6 }, (_, at) =>
          sender.send(channel, post([words(`${of} ${at}`)]), `nonce-${of}-${at}`),
        ),
      ),
    );
    expect((room.state.messages.get(channel)?.size ?? 0) - before).toBe(12);
    expect(limited).toBe(0);
  });

  it('applies the limit of fifty requests per second to all processes, and everyone gets an answer', async () => {
    const { api, refused, close } = await countedOn(room.apiUrl);
    const own = await startProxy({ port: 0, host: '127.0.0.1', api, log: silentLog() });
    const people = room.people();
    // Each stays below the limit by itself; together they exceed it.
    const asked = [0, 1].flatMap(() => {
      const rest = new REST({ api, ...proxyOptions(own.url, api) }).setToken(room.token);
      return Array.from({ length: 45 }, (_, at) =>
        rest.get(Routes.user(people[at % people.length]?.id ?? '')),
      );
    });
    expect(await Promise.all(asked)).toHaveLength(90);
    // Proxy and room count different seconds: a request in between is refused once and repeated.
    expect(refused()).toBeLessThan(10);
    await own.close();
    close();
  });

  it('passes on Discord’s refusals unchanged', async () => {
    const error: unknown = await restOf(proxy.url)
      .get(Routes.channel('1'))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DiscordAPIError);
    expect(error).toMatchObject({ status: 404, code: 10_003 });
  });

  it('isn’t used for answers to interactions', async () => {
    const seen: string[] = [];
    const stand = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve));
    const rest = restOf(`http://127.0.0.1:${(stand.address() as AddressInfo).port}/`);
    await rest.get(Routes.user()).catch(() => {});
    await rest
      .post(Routes.interactionCallback('1', 'token'), { auth: false, body: { type: 5 } })
      .catch(() => {});
    await rest.patch(Routes.webhookMessage('1', 'token'), { auth: false, body: {} }).catch(() => {});
    expect(seen).toEqual(['/api/v10/users/@me']);
    stand.close();
  });
});
