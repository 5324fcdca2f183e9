import { PermissionFlagsBits } from 'discord.js';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyCharacter } from '../tools/chaos/hostile.js';
import { ROUTES } from '../../src/room/rest-server.js';
import { createRoom } from '../../src/room/room.js';
import type { Room } from '../../src/room/room.js';

/** Values that break careless parsers. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  [],
  {},
  'text',
  7,
  [[[]]],
  { content: 'x\u0000y\u202e' },
  { name: '__proto__', description: 'x', options: {} },
  { name: 'x', type: 'y', permissions: 'many', archived: 'no', recipient_id: {}, messages: ['a', null] },
  { type: 4, data: { content: { a: 1 }, components: { type: 1 }, flags: 'x', attachments: [{}] } },
  { components: [{ type: 1, components: [{ type: 2, custom_id: { a: 1 }, style: 'x' }] }, null, 3] },
  { embeds: [null, 3, { fields: 7 }], allowed_mentions: { parse: 'users', users: 3 } },
  { permission_overwrites: [{ id: 'x', allow: 'y', deny: {} }], available_tags: [null], parent_id: 3 },
  { roles: [{}, null], nick: {}, nonce: { a: 1 }, message_reference: 'x', enforce_nonce: true },
  { message: { content: 3 }, applied_tags: [{}] },
];

const ANY_TEXT = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 200 });

/** Rate limits have their own tests and would hide other errors. */
const NO_LIMIT = { limit: Number.MAX_SAFE_INTEGER, windowMs: 1000 };
const UNLIMITED = { route: NO_LIMIT, routes: {}, global: NO_LIMIT };

describe('robustness against arbitrary input', () => {
  let room: Room;
  const faults: unknown[] = [];
  let ids: Readonly<Record<string, string>>;
  beforeEach(async () => {
    faults.length = 0;
    // A bot with all permissions, so that no request is refused early.
    room = await createRoom({
      report: (error) => faults.push(error),
      botPermissions: PermissionFlagsBits.Administrator,
      rateLimits: UNLIMITED,
    });
    const channel = room.channel('longhouse').id;
    const post = async (method: string, path: string, body: unknown) =>
      (await (await send(method, path, body)).json()) as { readonly id: string };
    const command = await post('POST', `/applications/${room.applicationId}/commands`, {
      name: 'a',
      description: 'b',
    });
    ids = {
      channel_id: channel,
      guild_id: room.guildId,
      application_id: room.applicationId,
      user_id: room.people()[3]?.id ?? '',
      overwrite_id: room.people()[3]?.id ?? '',
      message_id: (await post('POST', `/channels/${channel}/messages`, { content: 'x' })).id,
      role_id: (await post('POST', `/guilds/${room.guildId}/roles`, { name: 'r' })).id,
      command_id: command.id,
      emoji: '%F0%9F%91%8D',
    };
  });
  afterEach(() => room.close());

  const send = (method: string, path: string, body: unknown) =>
    fetch(`${room.apiUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${room.token}`, 'content-type': 'application/json' },
      ...(method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  it.each(ROUTES.map((r) => [r.method, r.pattern] as const))('answers %s %s', async (method, pattern) => {
    const known = pattern.replace(/:([a-z_]+)/g, (_all, name: string) => ids[name] ?? 'none');
    const odd = pattern.replace(/:([a-z_]+)/g, '%00..%2f');
    const broken = pattern.replace(/:([a-z_]+)/g, '%E0%A4%A');
    const queries = ['?limit=x&before=y&after=z', '?limit=-1&around=abc', '?limit=1e9&after='];
    const requests: [string, unknown][] = [
      ...HOSTILE.map((body): [string, unknown] => [known, body]),
      [odd, {}],
      [broken, {}],
      ...queries.map((query): [string, unknown] => [`${known}${query}`, {}]),
    ];
    for (const [path, body] of requests) {
      const answer = await send(method, path, body);
      await answer.arrayBuffer();
      expect({ path, body, faults: [...faults], broken: answer.status >= 500 }).toEqual({
        path,
        body,
        faults: [],
        broken: false,
      });
    }
  });

  it('answers a message with any text', async () => {
    await fc.assert(
      fc.asyncProperty(ANY_TEXT, async (content) => {
        const answer = await send('POST', `/channels/${ids['channel_id'] ?? ''}/messages`, { content });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 200)
          expect(((await answer.json()) as { content: string }).content).toBe(content);
      }),
      { numRuns: 60 },
    );
  });

  it('answers any JSON sent as a message, a command or a page interaction', async () => {
    const targets = [
      ['POST', `/channels/${ids['channel_id'] ?? ''}/messages`],
      ['POST', `/applications/${room.applicationId}/guilds/${room.guildId}/commands`],
    ] as const;
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (body) => {
        for (const [method, path] of targets) await send(method, path, body);
        await fetch(`${room.url}/page/interactions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ type: 2, channel_id: ids['channel_id'], data: body }),
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
