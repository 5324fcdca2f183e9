import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../src/sqlite.js';
import type { APIMessage } from 'discord-api-types/v10';
import { Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoom } from '../../src/room/room.js';
import { openKeeper } from '../../src/room/state/keep.js';
import { enterRoom } from '../support/person.js';
import { png, refusal, restOf } from './conformance/support.js';

describe('a room with a database', () => {
  let dir: string;
  let file: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'room-'));
    file = join(dir, 'room.db');
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('restores people, token, messages, files, threads, commands and read states', async () => {
    const first = await createRoom({ dbFile: file });
    const rest = restOf(first);
    const channel = first.channel('longhouse').id;
    const made = (await rest.post(Routes.channelMessages(channel), {
      body: { flags: 1 << 15, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      files: [{ name: 'a.png', data: png() }],
    })) as APIMessage;
    const thread = (await rest.post(Routes.threads(channel), { body: { name: 'Saga', type: 12 } })) as {
      id: string;
    };
    await rest.put(Routes.applicationGuildCommands(first.applicationId, first.guildId), {
      body: [{ name: 'ask', description: 'x' }],
    });
    const astrid = await enterRoom({ url: first.url, user: 'astrid', channel: 'longhouse' });
    const said = await astrid.say('kept');
    astrid.close();
    await first.close();

    const second = await createRoom({ dbFile: file });
    expect([second.token, second.applicationId, second.guildId]).toEqual([
      first.token,
      first.applicationId,
      first.guildId,
    ]);
    expect(second.people()).toEqual(first.people());
    const again = (await restOf(second).get(Routes.channelMessage(channel, made.id))) as APIMessage;
    const url = again.attachments[0]?.url ?? '';
    expect(url.startsWith(second.url)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
    expect(JSON.stringify(again.components)).toContain(second.url);
    expect(await restOf(second).get(Routes.channel(thread.id))).toMatchObject({ name: 'Saga' });
    expect(
      await restOf(second).get(Routes.applicationGuildCommands(second.applicationId, second.guildId)),
    ).toHaveLength(1);
    const back = await enterRoom({ url: second.url, user: 'astrid' });
    expect((await back.bootstrap()).readState[channel]?.last_read_message_id).toBe(said.id);
    const later = (await restOf(second).post(Routes.channelMessages(channel), {
      body: { content: 'after' },
    })) as APIMessage;
    expect(BigInt(later.id) > BigInt(said.id)).toBe(true);
    back.close();
    await second.close();
  });

  it('persists before it responds to the bot', async () => {
    const room = await createRoom({ dbFile: file });
    const made = (await restOf(room).post(Routes.channelMessages(room.channel('longhouse').id), {
      body: { content: 'safe' },
    })) as APIMessage;
    const reader = new Database(file, { readonly: true });
    const row = reader.prepare("SELECT json FROM things WHERE kind = 'message' AND id = ?").get(made.id) as {
      json: string;
    };
    expect(JSON.parse(row.json)).toMatchObject({ content: 'safe' });
    reader.close();
    await room.close();
  });

  it('deletes removed records', async () => {
    const room = await createRoom({ dbFile: file });
    const channel = room.channel('longhouse').id;
    const made = (await restOf(room).post(Routes.channelMessages(channel), {
      body: { content: 'gone' },
    })) as APIMessage;
    await restOf(room).delete(Routes.channelMessage(channel, made.id));
    await room.close();
    const again = await createRoom({ dbFile: file });
    expect(await refusal(restOf(again).get(Routes.channelMessage(channel, made.id)))).toMatchObject({
      code: 10008,
    });
    await again.close();
  });

  it('leaves a newer version’s file untouched', async () => {
    const db = new Database(file);
    db.pragma('user_version = 99');
    db.close();
    await expect(createRoom({ dbFile: file })).rejects.toThrow('newer room');
  });

  it('retries failed writes', async () => {
    const failed: unknown[] = [];
    const keeper = openKeeper(file, (error) => failed.push(error));
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    keeper.save('meta', 'read:7', 'the last word');
    expect(() => keeper.flush()).toThrow();
    // Retries happen without a request, and another failure is reported.
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    other.exec('COMMIT');
    const kept = other.prepare(`SELECT json FROM things WHERE id = 'read:7'`).pluck();
    await expect.poll(() => kept.get()).toBe('"the last word"');
    keeper.close();
    other.close();
  });

  it('rejects an empty file, or a -wal without its file', async () => {
    await writeFile(file, '');
    await expect(createRoom({ dbFile: file })).rejects.toThrow('is empty');
    await rm(file);
    await writeFile(`${file}-wal`, 'x');
    await expect(createRoom({ dbFile: file })).rejects.toThrow('is missing');
  });
});
