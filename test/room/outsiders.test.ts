import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { readSmall } from '../../src/room/rest/http.js';
import { createRoom, type Room } from '../../src/room/room.js';
import { Database } from '../../src/sqlite.js';

const MB = 1024 * 1024;

interface Half {
  readonly socket: Socket;
  /** The HTTP status, once the room has answered or closed the connection. */
  readonly status: Promise<number>;
}

/** Sends headers and a part of the body, then stalls. */
function halfSent(port: number, path: string, head: string, body: string | Buffer = 'x'): Half {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}\r\n\r\n`);
  socket.write(body);
  const status = new Promise<number>((resolve) => {
    let heard = '';
    const tell = (): void => resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(heard)?.[1] ?? 0));
    socket.on('data', (chunk) => {
      heard += String(chunk);
      if (heard.includes('\r\n\r\n')) tell();
    });
    socket.on('error', tell);
    socket.on('close', tell);
  });
  return { socket, status };
}

const login = (room: Room, password = 'skald') =>
  fetch(`${room.url}/page/login`, {
    method: 'POST',
    body: JSON.stringify({ password }),
    headers: { 'content-type': 'application/json' },
  });

const cookieOf = async (room: Room, password?: string): Promise<string> =>
  (await login(room, password)).headers.get('set-cookie')?.split(';')[0] ?? '';

const enters = async (room: Room, cookie: string): Promise<number> =>
  (await fetch(`${room.url}/page/bootstrap`, { headers: { cookie } })).status;

describe('clients without the password', () => {
  let room: Room;
  beforeEach(async () => {
    room = await createRoom({ password: 'skald' });
  });
  afterEach(() => room.close());

  it.each([
    ['/page/login', 413],
    ['/page/bootstrap', 401],
    ['/page/channels/1/messages', 401],
    ['/api/v10/channels/1/messages', 401],
    ['/api/v10/interactions/1/x/callback', 404],
    ['/api/v10/webhooks/1/x', 404],
    ['/api/v10/nowhere', 404],
  ])('get an answer at %s before their 20 MB have arrived, and are disconnected', async (path, status) => {
    const half = halfSent(room.port, path, `Content-Length: ${20 * MB}`);
    const closed = new Promise((resolve) => half.socket.once('close', resolve));
    expect(await half.status).toBe(status);
    await closed;
  });

  it('can send only a small body of unknown length', async () => {
    const { socket, status } = halfSent(room.port, '/page/login', 'Transfer-Encoding: chunked', '');
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'x'), Buffer.from('\r\n')]);
    let sent = 0;
    const more = setInterval(() => {
      if (!socket.writable) return;
      socket.write(chunk);
      sent += chunk.length;
    }, 1);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect(await status).toBe(413);
    await closed;
    clearInterval(more);
    expect(sent).toBeLessThan(20 * MB);
  });

  it('can have only a few concurrent logins per address', async () => {
    const halves = Array.from({ length: 12 }, () =>
      halfSent(room.port, '/page/login', 'Content-Length: 30', '{"pass'),
    );
    const refused = halves.map(async ({ status }) => (await status) === 429);
    await expect
      .poll(
        async () => (await Promise.all(refused.map((r) => Promise.race([r, false])))).filter(Boolean).length,
      )
      .toBe(8);
    expect((await login(room)).status).toBe(429);
    for (const { socket } of halves) socket.destroy();
    await expect.poll(async () => (await login(room)).status).toBe(204);
  });

  it('must send a body within the timeout', async () => {
    const body = Object.assign(new PassThrough(), { headers: {} }) as unknown as IncomingMessage &
      PassThrough;
    body.write('{"pass');
    await expect(readSmall(body, 100, 20)).rejects.toMatchObject({ status: 408 });
  });

  it.each(['/gateway?v=10&encoding=json', '/page/socket'])(
    'send no more than 4 kB at once to %s',
    async (path) => {
      const cookie = await cookieOf(room);
      const socket = new WebSocket(`${room.url.replace('http', 'ws')}${path}`, { headers: { cookie } });
      await new Promise((resolve) => socket.once('open', resolve));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.send('x'.repeat(5000));
      expect(await closed).toBe(1009);
    },
  );

  it.each([
    ['/', "default-src 'self'"],
    ['/page/bootstrap', "default-src 'none'"],
    ['/api/v10/gateway', "default-src 'none'"],
    ['/no-such-file.js', "default-src 'none'"],
  ])('can’t frame %s, and receive no referrer', async (path, policy) => {
    const { headers } = await fetch(`${room.url}${path}`);
    expect(headers.get('content-security-policy')).toContain(policy);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('sessions of a room with a database', () => {
  let folder: string;
  let dbFile: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'room-sessions-'));
    dbFile = join(folder, 'room.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('survive a restart, and end with a new password or at their expiry', async () => {
    const first = await createRoom({ password: 'skald', dbFile });
    const cookie = await cookieOf(first);
    await first.close();

    const second = await createRoom({ password: 'skald', dbFile });
    expect(await enters(second, cookie)).toBe(200);
    expect(await enters(second, `${cookie}x`)).toBe(401);
    await second.close();

    const other = await createRoom({ password: 'another', dbFile });
    expect(await enters(other, cookie)).toBe(401);
    await other.close();

    const db = new Database(dbFile);
    db.prepare('UPDATE sessions SET until = ?').run(Date.now() - 1);
    db.close();
    const late = await createRoom({ password: 'skald', dbFile });
    expect(await enters(late, cookie)).toBe(401);
    await cookieOf(late);
    await late.close();
    const kept = new Database(dbFile, { readonly: true });
    expect(kept.prepare('SELECT count(*) FROM sessions').pluck().get()).toBe(1);
    kept.close();
  });

  it('are stored as digests, in files that only their owner can read', async () => {
    const room = await createRoom({ password: 'skald', dbFile });
    const cookie = await cookieOf(room);
    const reader = new Database(dbFile, { readonly: true });
    const rows = JSON.stringify(reader.prepare('SELECT * FROM sessions').all());
    reader.close();
    expect(rows).toContain('until');
    expect(rows).not.toContain(cookie.slice('room='.length));
    for (const each of [dbFile, `${dbFile}-wal`]) expect(statSync(each).mode & 0o777, each).toBe(0o600);
    await room.close();
  });
});
