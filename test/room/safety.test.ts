import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Routes } from 'discord.js';
import WebSocket from 'ws';
import { describe, expect, it } from 'vitest';
import { createRoom } from '../../src/room/room.js';
import { enterRoom } from '../support/person.js';
import { withRoom } from '../support/with-room.js';
import { restOf } from './conformance/support.js';

const opened = (url: string, headers: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Sends a path unnormalized, unlike fetch. */
const rawGet = (port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    request({ port, path, host: '127.0.0.1' }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('access to the room', () => {
  it('listens on loopback by default, elsewhere only with a password', async () => {
    await expect(createRoom({ host: '0.0.0.0' })).rejects.toThrow('password');
    const room = await createRoom({ host: '0.0.0.0', password: 'skald' });
    expect((await fetch(`${room.url}/page/bootstrap`)).status).toBe(401);
    await room.close();
  });

  it('accepts the password as a header or a session cookie', async () => {
    await withRoom(
      async (room) => {
        const ask = (headers: Record<string, string>) => fetch(`${room.url}/page/bootstrap`, { headers });
        expect((await ask({ authorization: 'Bearer wrong' })).status).toBe(401);
        expect((await ask({ authorization: 'Bearer skald' })).status).toBe(200);
        const login = (password: string) =>
          fetch(`${room.url}/page/login`, {
            method: 'POST',
            body: JSON.stringify({ password }),
            headers: { 'content-type': 'application/json' },
          });
        expect((await login('wrong')).status).toBe(401);
        const cookie = (await login('skald')).headers.get('set-cookie')?.split(';')[0] ?? '';
        expect((await ask({ cookie })).status).toBe(200);
        const socket = `${room.url.replace('http', 'ws')}/page/socket`;
        expect(await opened(socket)).toBe(false);
        expect(await opened(socket, { cookie })).toBe(true);
        const astrid = await enterRoom({ url: room.url, user: 'astrid', password: 'skald' });
        expect(astrid.name).toBe('astrid');
        astrid.close();
      },
      { password: 'skald' },
    );
  });

  it('protects every endpoint by token or password', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-doors-'));
    const dbFile = join(folder, 'room.db');
    const open = () => createRoom({ host: '0.0.0.0', password: 'skald', dbFile });
    const room = await open();
    const { applicationId, token } = room;
    // The token must not be derivable from public values.
    const guess = createHash('sha256').update(`${dbFile}${applicationId}`).digest('base64url').slice(0, 38);
    const head = Buffer.from(applicationId).toString('base64url');
    const asBot = (given: string, headers: Record<string, string> = {}) =>
      fetch(`${room.apiUrl}/v10/users/@me`, { headers: { authorization: `Bot ${given}`, ...headers } });
    expect((await asBot(`${head}.room00.${guess}`)).status).toBe(401);
    expect((await asBot(token)).status).toBe(200);
    expect((await asBot(token, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${room.url}/avatars/${applicationId}/x.png`)).status).toBe(401);
    const gateway = `${room.url.replace('http', 'ws')}/gateway?v=10&encoding=json`;
    expect(await opened(gateway, { origin: 'https://evil.example' })).toBe(false);
    expect(await opened(gateway)).toBe(true);
    await room.close();
    // The token is stable, and differs between rooms.
    const again = await open();
    expect(again.token).toBe(token);
    await again.close();
    rmSync(folder, { recursive: true });
    const fresh = await open().catch(() => createRoom({ password: 'skald' }));
    expect(fresh.token).not.toBe(token);
    await fresh.close();
  });

  it('rejects foreign host names, with or without a password', async () => {
    const asked = (port: number, path: string, host: string) =>
      new Promise<number>((resolve, reject) => {
        request({ port, path, host: '127.0.0.1', headers: { host } }, (res) => {
          res.resume();
          resolve(res.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    for (const password of [undefined, 'skald']) {
      const room = await createRoom({
        ...(password === undefined ? {} : { password }),
        names: ['hall.example'],
      });
      for (const path of ['/', '/api/v10/gateway', `/avatars/${room.applicationId}/x.png`, '/page/bootstrap'])
        expect(await asked(room.port, path, 'evil.example'), path).toBe(403);
      expect(await asked(room.port, '/api/v10/gateway', 'hall.example')).toBe(200);
      expect(await asked(room.port, '/api/v10/gateway', '192.0.2.7')).toBe(
        password === undefined ? 403 : 200,
      );
      await room.close();
    }
  });

  it('stores no password in the cookie and delays guesses', async () => {
    await withRoom(
      async (room) => {
        const login = (password: string) =>
          fetch(`${room.url}/page/login`, {
            method: 'POST',
            body: JSON.stringify({ password }),
            headers: { 'content-type': 'application/json' },
          });
        const cookie = (await login('skald')).headers.get('set-cookie') ?? '';
        expect(cookie).not.toContain('skald');
        expect(cookie).toContain('HttpOnly; SameSite=Strict');
        const statuses: number[] = [];
        for (let n = 0; n < 8; n++) statuses.push((await login(`guess ${n}`)).status);
        expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
        expect(statuses.slice(5)).toEqual([429, 429, 429]);
        // The right password has to wait too; otherwise guessing could continue. Open sessions remain valid.
        const late = await login('skald');
        expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, 1]);
        const session = { cookie: cookie.split(';')[0] ?? '' };
        expect((await fetch(`${room.url}/page/bootstrap`, { headers: session })).status).toBe(200);
      },
      { password: 'skald' },
    );
  });

  it('rejects requests from other sites', async () => {
    await withRoom(async (room) => {
      const ask = (origin: string) => fetch(`${room.url}/page/bootstrap`, { headers: { origin } });
      expect((await ask('https://evil.example')).status).toBe(403);
      expect((await ask(room.url)).status).toBe(200);
      const socket = `${room.url.replace('http', 'ws')}/page/socket`;
      expect(await opened(socket, { origin: 'https://evil.example' })).toBe(false);
    });
  });

  it('rejects a foreign host name that resolves to this machine', async () => {
    await withRoom(async (room) => {
      const status = await new Promise<number>((resolve, reject) => {
        const headers = { host: 'evil.example', origin: 'http://evil.example' };
        request({ port: room.port, path: '/page/bootstrap', host: '127.0.0.1', headers }, (res) => {
          res.resume();
          resolve(res.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(403);
    });
  });

  it('serves no files outside its folder', async () => {
    await withRoom(async (room) => {
      for (const path of [
        '/../../../package.json',
        '/%2e%2e/%2e%2e/package.json',
        '/..%2f..%2fpackage.json',
        '/a/%00.js',
      ])
        expect(await rawGet(room.port, path)).not.toBe(200);
      expect(await rawGet(room.port, '/healthz')).toBe(200);
    });
  });

  it('serves uploaded HTML and SVG as downloads', async () => {
    await withRoom(async (room) => {
      const made = (await restOf(room).post(Routes.channelMessages(room.channel('longhouse').id), {
        body: { content: 'x' },
        files: [
          { name: 'x.html', data: Buffer.from('<script>1</script>') },
          { name: 'x.svg', data: Buffer.from('<svg/>') },
        ],
      })) as { attachments: { url: string }[] };
      for (const { url } of made.attachments) {
        const { headers } = await fetch(url);
        expect(headers.get('content-disposition')).toMatch(/^attachment/);
        expect(headers.get('content-security-policy')).toContain('sandbox');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    });
  });
});
