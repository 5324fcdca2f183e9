import { DiscordAPIError, RateLimitError, REST } from 'discord.js';
import { PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type OwnSender, senderFor } from '../../src/discord/connection/own-sender.js';
import { proxyOptions } from '../../src/discord/proxy-options.js';
import { post, words } from '../../src/discord/post.js';
import { startProxy } from '../../src/discord/proxy.js';
import { countRefusals } from '../../src/discord/refusals.js';
import { restSender, type Sender } from '../../src/discord/sender.js';
import { silentLog } from '../../src/log.js';
import { GENEROUS } from '../../src/room/rest/limits.js';
import { createRoom, type Room } from '../../src/room/room.js';

/** Discord bans an address after many refusals: long before that, only answers to people are sent. */

const MOST = 20;
/** The room's limit; Discord's is 10,000. */
const STANDS = 30;
const MINUTE = 60_000;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A room in which the bot may not write in the channel. */
async function closedRoom(): Promise<{ readonly room: Room; readonly channel: string }> {
  const room = await createRoom({
    rateLimits: { ...GENEROUS, refused: { limit: STANDS, windowMs: 10 * MINUTE } },
  });
  endings.push(() => room.close());
  const { id: channel } = room.channel('longhouse');
  const permissions = String(PermissionFlagsBits.SendMessages);
  room.trouble({ act: 'deny', channel_id: channel, permissions });
  return { room, channel };
}

/** An API that refuses paths with this text, and accepts others. */
async function apiWithout(refused: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const isRefused = request.url?.includes(refused) === true;
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? { code: 50_001, message: 'Missing Access' } : { id: '1' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

/** Results of consecutive messages: `403`, `held` or `sent`. */
async function send(sender: Sender, channel: string, times: number): Promise<readonly string[]> {
  const came: string[] = [];
  for (let at = 0; at < times; at++)
    came.push(
      await sender.send(channel, post([words(`${at}`)]), `nonce-${at}`).then(
        () => 'sent',
        (error: unknown) =>
          error instanceof RateLimitError ? 'held' : String((error as DiscordAPIError).status),
      ),
    );
  return came;
}

const times = (what: string, n: number): readonly string[] => Array.from({ length: n }, () => what);
/** The room's response to an unknown interaction: it received the request. */
const answerTo = async (rest: REST): Promise<number> =>
  rest
    .post(Routes.interactionCallback('1', 'token'), { auth: false, body: { type: 5 } })
    .then(() => 200)
    .catch((error: unknown) => (error instanceof DiscordAPIError ? error.status : 0));

describe('requests that Discord refuses', () => {
  it('are held back long before Discord’s limit, while people are answered and the room accepts requests', async () => {
    const { room, channel } = await closedRoom();
    const connection = { token: room.token, api: room.apiUrl, mostRefused: MOST };
    const sender = senderFor(connection, silentLog());
    endings.push(() => sender.close());
    const came = await send(sender, channel, STANDS + 10);
    expect(came).toEqual([...times('403', MOST), ...times('held', STANDS + 10 - MOST)]);
    expect(sender.refusals.count()).toBe(MOST);
    expect(await answerTo(sender.rest)).toBe(404);
    // A direct request to the room is answered: its limit was never reached.
    const { status } = await fetch(`${room.apiUrl}/v10/users/@me`, {
      headers: { authorization: `Bot ${room.token}` },
    });
    expect(status).toBe(200);
  });

  it('make the room ban the address without this limit', async () => {
    const { room, channel } = await closedRoom();
    const rest = new REST({ api: room.apiUrl, rejectOnRateLimit: () => true }).setToken(room.token);
    const came = await send(restSender(rest), channel, STANDS + 2);
    expect(came).toEqual([...times('403', STANDS), 'held', 'held']);
    const answered = await fetch(`${room.apiUrl}/v10/interactions/1/token/callback`, { method: 'POST' });
    expect(answered.status).toBe(429);
  });

  it('are counted by the proxy for all processes, and no longer count after ten minutes', async () => {
    const { room, channel } = await closedRoom();
    let now = 1_000 * MINUTE;
    const proxy = await startProxy({
      ...{ port: 0, host: '127.0.0.1', api: room.apiUrl, log: silentLog() },
      refusals: { most: MOST, clock: () => now },
    });
    endings.push(() => proxy.close());
    const senders = [0, 1].map(() =>
      restSender(
        new REST({
          ...{ api: room.apiUrl, rejectOnRateLimit: () => true },
          ...proxyOptions(proxy.url, room.apiUrl),
        }).setToken(room.token),
      ),
    );
    const [one, other] = senders as [Sender, Sender];
    const half = times('403', MOST / 2);
    expect(await send(one, channel, MOST / 2)).toEqual(half);
    expect(await send(other, channel, MOST / 2 + 3)).toEqual([...half, 'held', 'held', 'held']);
    expect(await send(one, channel, 1)).toEqual(['held']);
    expect(await (await fetch(`${proxy.url}/metrics`)).text()).toContain(`fimbul_refused_requests ${MOST}`);
    now += 9 * MINUTE;
    expect(await send(other, channel, 1)).toEqual(['held']);
    room.trouble({ act: 'allow', channel_id: channel });
    now += 2 * MINUTE;
    expect(await send(other, channel, 1)).toEqual(['sent']);
  });

  it('count for all processes even if they bypass the proxy', async () => {
    const api = await apiWithout('/webhooks/');
    const proxy = await startProxy({
      ...{ port: 0, host: '127.0.0.1', api, log: silentLog() },
      refusals: { most: MOST },
    });
    endings.push(() => proxy.close());
    const senders = [0, 1].map(() => senderFor({ token: 'token', api, proxy: proxy.url }, silentLog()));
    for (const each of senders) endings.push(() => each.close());
    const [one, other] = senders as [OwnSender, OwnSender];
    expect(await send(one, '1', 1)).toEqual(['sent']);
    for (let at = 0; at < MOST / 2; at++)
      for (const { rest } of senders)
        await rest.post(Routes.webhook('1', `${at}`), { auth: false, body: {} }).catch(() => undefined);
    expect([one.refusals.count(), other.refusals.count()]).toEqual([MOST / 2, MOST / 2]);
    await expect
      .poll(async () => (await fetch(`${proxy.url}/metrics`)).text())
      .toContain(`fimbul_refused_requests ${MOST}`);
    expect(await send(one, '1', 1)).toEqual(['held']);
    // People still get answers: those can't be held back.
    expect(await answerTo(other.rest)).toBe(200);
  });

  it('count only where Discord counts them: neither shared limits nor invalid requests', async () => {
    const answers = [
      new Response(null, { status: 404 }),
      new Response(null, { status: 429, headers: { 'x-ratelimit-scope': 'shared' } }),
      new Response(null, { status: 429, headers: { 'x-ratelimit-scope': 'user' } }),
      new Response(null, { status: 401 }),
      new Response(null, { status: 403 }),
    ];
    let now = 0;
    const refusals = countRefusals({ log: silentLog(), clock: () => now });
    const counts: number[] = [];
    for (const answer of answers) {
      const through = refusals.through(() => Promise.resolve({ ...plain(answer) }));
      await through('https://discord.com/api/v10/users/@me', {});
      counts.push(refusals.count());
      now += MINUTE;
    }
    expect(counts).toEqual([0, 0, 1, 2, 3]);
    now += 9 * MINUTE;
    expect(refusals.count()).toBe(1);
  });
});

/** The response as Discord's client returns it. */
function plain({ status, ok, statusText, headers }: Response) {
  const nothing = () => Promise.reject(new Error('nobody reads it'));
  return {
    ...{ status, ok, statusText, headers, body: null, bodyUsed: false },
    ...{ json: nothing, text: nothing, arrayBuffer: nothing },
  };
}
