import { Routes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { GENEROUS, LIKE_DISCORD } from '../../../src/room/rest/limits.js';
import type { Room } from '../../../src/room/room.js';
import { withRoom } from '../../support/with-room.js';
import { refusal, restOf } from './support.js';

const say = (room: Room, channel = 'longhouse') =>
  fetch(`${room.apiUrl}/v10/channels/${room.channel(channel).id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${room.token}`, 'content-type': 'application/json' },
    body: '{"content":"x"}',
  });

const narrow = { route: { limit: 2, windowMs: 300 }, routes: {}, global: { limit: 1000, windowMs: 1000 } };

describe('rate limits', () => {
  it('sends the bucket’s headers with every response', async () => {
    await withRoom(async (room) => {
      const { headers } = await say(room);
      expect(headers.get('x-ratelimit-limit')).toBe('200');
      expect(headers.get('x-ratelimit-remaining')).toBe('199');
      expect(headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
      expect(Number(headers.get('x-ratelimit-reset-after'))).toBeGreaterThan(0);
    });
  });

  it('answers 429 with retry_after beyond the limit, for that channel only', async () => {
    await withRoom(
      async (room) => {
        await say(room);
        await say(room);
        const third = await say(room);
        expect(third.status).toBe(429);
        expect(third.headers.get('x-ratelimit-scope')).toBe('user');
        expect(await third.json()).toMatchObject({
          message: 'You are being rate limited.',
          global: false,
          retry_after: expect.any(Number) as number,
        });
        expect((await say(room, 'hearth')).status).toBe(200);
      },
      { rateLimits: narrow },
    );
  });

  it('marks the global limit, from which interaction routes are exempt', async () => {
    await withRoom(
      async (room) => {
        await say(room);
        const second = await say(room, 'hearth');
        expect(second.status).toBe(429);
        expect(second.headers.get('x-ratelimit-global')).toBe('true');
        expect(await second.json()).toMatchObject({ global: true });
        const callback = await fetch(`${room.apiUrl}/v10/interactions/1/x/callback`, {
          method: 'POST',
          body: '{"type":5}',
          headers: { 'content-type': 'application/json' },
        });
        expect(await callback.json()).toMatchObject({ code: 10062 });
      },
      { rateLimits: { ...narrow, global: { limit: 1, windowMs: 60_000 } } },
    );
  });

  it('allows three edits of old messages in six seconds per channel', async () => {
    await withRoom(
      async (room) => {
        const change = async (channel: string, of: string, content: string): Promise<Response> =>
          fetch(`${room.apiUrl}/v10/channels/${room.channel(channel).id}/messages/${of}`, {
            method: 'PATCH',
            headers: { authorization: `Bot ${room.token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ content }),
          });
        const idOf = async (channel: string): Promise<string> =>
          ((await (await say(room, channel)).json()) as { id: string }).id;
        const [here, there] = [await idOf('longhouse'), await idOf('hearth')];
        for (let n = 0; n < 5; n++) expect((await change('longhouse', here, `young ${n}`)).status).toBe(200);
        room.advance(61 * 60_000);
        for (let n = 0; n < 3; n++) expect((await change('longhouse', here, `old ${n}`)).status).toBe(200);
        const fourth = await change('longhouse', here, 'old 3');
        expect(fourth.status).toBe(429);
        expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await fourth.json()).toMatchObject({ code: 30_046 });
        expect((await change('hearth', there, 'old')).status).toBe(200);
        expect((await change('longhouse', await idOf('longhouse'), 'new')).status).toBe(200);
      },
      { rateLimits: { ...LIKE_DISCORD, routes: {}, route: { limit: 100, windowMs: 1000 } } },
    );
  });

  it('refuses direct messages opened too fast with 40003', async () => {
    await withRoom(
      async (room) => {
        const [one, other] = room.people();
        const open = (id = '') => restOf(room).post(Routes.userChannels(), { body: { recipient_id: id } });
        await open(one?.id);
        await open(one?.id);
        expect(await refusal(open(other?.id))).toMatchObject({ status: 403, code: 40003 });
        await expect.poll(() => open(other?.id).catch(() => null)).toMatchObject({ type: 1 });
      },
      { rateLimits: { ...GENEROUS, openDms: { limit: 2, windowMs: 300 } } },
    );
  });

  it('limits follow-ups per interaction', async () => {
    await withRoom(
      async (room) => {
        const followUp = (token: string) =>
          fetch(`${room.apiUrl}/v10/webhooks/${room.applicationId}/${token}`, {
            method: 'POST',
            body: '{"content":"x"}',
            headers: { 'content-type': 'application/json' },
          });
        const statuses: number[] = [];
        for (let n = 0; n < 6; n += 1) statuses.push((await followUp('one')).status);
        // The token is unknown, which is checked only for admitted requests.
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
        expect((await followUp('another')).status).toBe(401);
      },
      { rateLimits: 'discord' },
    );
  });

  it('lets discord.js wait and succeed', async () => {
    await withRoom(
      async (room) => {
        const rest = restOf(room);
        const all = Array.from({ length: 5 }, (_, i) =>
          rest.post(Routes.channelMessages(room.channel('longhouse').id), { body: { content: `${i}` } }),
        );
        expect(await Promise.all(all)).toHaveLength(5);
      },
      { rateLimits: narrow },
    );
  });

  it('can apply Discord’s own limits', async () => {
    await withRoom(
      async (room) => {
        expect((await say(room)).headers.get('x-ratelimit-limit')).toBe(
          String(LIKE_DISCORD.routes['POST /channels/:channel_id/messages']?.limit),
        );
      },
      { rateLimits: 'discord' },
    );
  });
});
