import * as discordJs from 'discord.js';
import { Client } from 'discord.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { patchedSharding } from '../../src/discord/patched-sharding.js';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

type Manner = 'says nothing' | 'turns it away' | 'lets it wait' | 'greets it';

/** A Discord whose gateway misbehaves this way; `hangUp` closes waiting connections. */
async function rudeDiscord(
  manner: Manner,
): Promise<{ api: string; tries: () => number; hangUp: () => void; sockets: readonly ServerSocket[] }> {
  let tries = 0;
  const sockets: ServerSocket[] = [];
  const waiting: { destroy(): unknown }[] = [];
  const server = createServer((_, response) => {
    const { port } = server.address() as AddressInfo;
    const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit: limit }));
  });
  const gateway = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    tries += 1;
    if (manner === 'says nothing') gateway.handleUpgrade(request, socket, head, () => {});
    else if (manner === 'greets it')
      gateway.handleUpgrade(request, socket, head, (greeted) => {
        sockets.push(greeted);
        greet(greeted);
      });
    else if (manner === 'turns it away') socket.destroy();
    else waiting.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    for (const each of gateway.clients) each.terminate();
    server.closeAllConnections();
    server.close();
  });
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tries: () => tries,
    hangUp: () => waiting.forEach((socket) => socket.destroy()),
    sockets,
  };
}

/** Like Discord: hello, then a session for a client that identifies. */
function greet(socket: ServerSocket): void {
  const application = { id: '1', flags: 0 };
  const user = { id: '1', username: 'raven', discriminator: '0', avatar: null };
  socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 40_000 } }));
  socket.on('message', (data: Buffer) => {
    const { op } = JSON.parse(data.toString()) as { readonly op: number };
    if (op !== 2) return;
    const d = {
      v: 10,
      user,
      guilds: [],
      session_id: 's',
      resume_gateway_url: 'ws://127.0.0.1:1',
      application,
    };
    socket.send(JSON.stringify({ op: 0, s: 1, t: 'READY', d }));
  });
}

it.each<[Manner]>([['says nothing'], ['turns it away'], ['lets it wait']])(
  'a client destroyed while the gateway %s doesn’t reconnect, and its errors are handled',
  async (manner) => {
    const { api, tries, hangUp } = await rudeDiscord(manner);
    const client = new Client({ intents: [], rest: { api }, ws: { buildStrategy: patchedSharding } });
    client.on('error', () => {});
    client.on('shardError', () => {});
    client.login('x.y.z').catch(() => {});
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(0);
    await wait(100);
    // A waiting shard may never report its end.
    await Promise.race([client.destroy(), wait(500)]);
    const then = tries();
    hangUp();
    // Without the fix it would reconnect after half a second.
    await wait(1500);
    expect(tries()).toBe(then);
  },
);

it('a heartbeat or identify for a socket that isn’t open yet is dropped', async () => {
  const { api, tries, hangUp } = await rudeDiscord('lets it wait');
  const shards: { send(payload: object): Promise<void> }[] = [];
  const client = new Client({
    intents: [],
    rest: { api },
    ws: {
      buildStrategy(manager) {
        const strategy = patchedSharding(manager);
        const { spawn } = strategy;
        strategy.spawn = async (ids) => {
          await spawn(ids);
          shards.push(
            ...(strategy as unknown as { shards: Map<number, (typeof shards)[number]> }).shards.values(),
          );
        };
        return strategy;
      },
    },
  });
  client.on('error', () => {});
  client.on('shardError', () => {});
  client.login('x.y.z').catch(() => {});
  await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(0);
  const [shard] = shards;
  for (const op of [1, 2, 6]) await expect(shard?.send({ op, d: null })).resolves.toBeUndefined();
  await Promise.race([client.destroy(), wait(500)]);
  hangUp();
});

/** The interactions a client handles while it closes its connection: Discord sent one before it read the close. */
async function heardAtTheEnd(build: Build): Promise<readonly unknown[]> {
  const { api, sockets } = await rudeDiscord('greets it');
  const { client } = clientOf(api, build);
  const heard: unknown[] = [];
  client.on('raw' as 'debug', (payload: unknown) => {
    const { t, d } = payload as { readonly t: string; readonly d: { readonly id: string } };
    if (t === 'INTERACTION_CREATE' || t === 'TYPING_START') heard.push(`${t} ${d.id}`);
  });
  await expect.poll(() => client.isReady()).toBe(true);
  const [socket] = sockets;
  const say = (t: string, id: string): void =>
    socket?.send(JSON.stringify({ op: 0, s: 2, t, d: { id, type: 0 } }));
  say('INTERACTION_CREATE', 'before');
  await expect.poll(() => heard.length).toBe(1);
  socket?.pause();
  const ending = client.destroy();
  say('INTERACTION_CREATE', 'meanwhile');
  say('TYPING_START', 'meanwhile');
  await wait(100);
  socket?.resume();
  await ending;
  return heard;
}

it('an interaction received while the connection closes is handled, and no other event is', async () => {
  expect(await heardAtTheEnd(patchedSharding)).toEqual([
    'INTERACTION_CREATE before',
    'INTERACTION_CREATE meanwhile',
  ]);
});

/** The shards of a client, made by `strategy` or by discord.js's own. */
function clientOf(api: string, build = plainShards) {
  const shards: Shard[] = [];
  const client = new Client({
    intents: [],
    rest: { api },
    ws: {
      buildStrategy(manager) {
        const strategy = build(manager);
        const { spawn } = strategy;
        strategy.spawn = async (ids) => {
          await spawn.call(strategy, ids);
          shards.push(...(strategy as unknown as { shards: Map<number, Shard> }).shards.values());
        };
        return strategy;
      },
    },
  });
  client.on('error', () => {});
  client.on('shardError', () => {});
  client.login('x.y.z').catch(() => {});
  return { client, shards };
}

interface Shard {
  readonly connection: WebSocket | null;
  send(payload: object): Promise<void>;
}

type Build = typeof patchedSharding;
const { SimpleShardingStrategy } = discordJs as unknown as {
  readonly SimpleShardingStrategy: new (manager: Parameters<Build>[0]) => ReturnType<Build>;
};
const plainShards: Build = (manager) => new SimpleShardingStrategy(manager);

/** When one of these fails, discord.js has fixed it, and that part of `patched-sharding.ts` can be removed. */
describe('discord.js itself still', () => {
  it('reconnects after it was destroyed', async () => {
    const { api, tries } = await rudeDiscord('turns it away');
    const { client } = clientOf(api);
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(0);
    await wait(100);
    await Promise.race([client.destroy(), wait(500)]);
    const then = tries();
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(then);
    // It would retry forever: this stops it before it asks for the gateway's address.
    client.rest.options.makeRequest = () => new Promise(() => {});
  });

  it('stops listening to a socket that is opening', async () => {
    const { api, tries, hangUp } = await rudeDiscord('lets it wait');
    const { client, shards } = clientOf(api);
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(0);
    const socket = shards[0]?.connection;
    expect(socket?.onerror).toBeTypeOf('function');
    await endedHeard(client, shards, hangUp);
    expect(socket?.onerror).toBeNull();
  });

  it('rejects a heartbeat for a socket that isn’t open yet', async () => {
    const { api, tries, hangUp } = await rudeDiscord('lets it wait');
    const { client, shards } = clientOf(api);
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(0);
    await expect(shards[0]?.send({ op: 1, d: null })).rejects.toThrow();
    await endedHeard(client, shards, hangUp);
  });

  it('ignores events received while a connection closes', async () => {
    expect(await heardAtTheEnd(plainShards)).toEqual(['INTERACTION_CREATE before']);
  });
});

/** Destroys a client while a socket is opening, and catches the error that would end the process. */
async function endedHeard(client: Client, shards: readonly Shard[], hangUp: () => void): Promise<void> {
  const socket = shards[0]?.connection;
  socket?.addEventListener('error', () => {});
  client.rest.options.makeRequest = () => new Promise(() => {});
  await Promise.race([client.destroy(), wait(500)]);
  hangUp();
}
