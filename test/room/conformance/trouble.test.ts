import type { APIMessage, APIThreadChannel } from 'discord-api-types/v10';
import { Events, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TroubleAct } from '../../../src/room/contract.js';
import { openScene } from '../../support/with-room.js';
import type { Scene } from '../../support/with-room.js';
import { refusal, restOf } from './support.js';

describe('trouble on demand', () => {
  let scene: Scene;
  let channel: string;
  let interactions: string[];
  beforeEach(async () => {
    scene = await openScene({ heartbeatMs: 150 });
    channel = scene.room.channel('longhouse').id;
    interactions = [];
    scene.client.on(Events.InteractionCreate, (i) => {
      interactions.push(i.id);
      if (i.isChatInputCommand()) void i.reply('ok').catch(() => undefined);
    });
    await scene.client.application.commands.set([{ name: 'ask', description: 'x' }], scene.room.guildId);
  });
  afterEach(() => scene.close());

  const send = () => restOf(scene.room).post(Routes.channelMessages(channel), { body: { content: 'x' } });
  const posted = async () => (await restOf(scene.room).get(Routes.channelMessages(channel))) as APIMessage[];

  it.each([
    ['status-500', 500],
    ['status-502', 502],
  ] as const)('%s strikes the configured number of times', async (kind, status) => {
    scene.room.trouble({ act: 'rule', rule: { kind, times: 1, route: '^POST /channels' } });
    await expect(send()).rejects.toMatchObject({ status });
    expect(await send()).toMatchObject({ content: 'x' });
  });

  it('makes discord.js wait for a 429', async () => {
    scene.room.trouble({ act: 'rule', rule: { kind: 'status-429', times: 1, ms: 30 } });
    expect(await send()).toMatchObject({ content: 'x' });
  });

  it.each([
    ['without a code', undefined, 50013, 'Missing Permissions'],
    ['for too many direct messages', 40003, 40003, 'You are opening direct messages too fast'],
    ['with a code of unknown text', 20028, 20028, '403: Forbidden'],
  ] as const)('answers a 403 %s', async (_, asked, code, message) => {
    scene.room.trouble({
      act: 'rule',
      rule: { kind: 'status-403', times: 1, ...(asked === undefined ? {} : { code: asked }) },
    });
    expect(await refusal(send())).toEqual({ status: 403, code, message });
    expect(await send()).toMatchObject({ content: 'x' });
  });

  it('answers follow-ups with 429 but lets the first response through', async () => {
    scene.client.removeAllListeners(Events.InteractionCreate);
    const token = new Promise<string>((resolve) => {
      scene.client.once(Events.InteractionCreate, (i) => {
        if (i.isChatInputCommand()) void i.reply('ok').then(() => resolve(i.token));
      });
    });
    scene.room.trouble({
      act: 'rule',
      rule: { kind: 'status-429', route: '^POST /webhooks/', times: 1, ms: 400 },
    });
    expect((await (await scene.person()).command('ask')).result).toBe('success');
    const webhook = `${scene.room.apiUrl}/v10${Routes.webhook(scene.room.applicationId, await token)}`;
    const followUp = () =>
      fetch(webhook, {
        method: 'POST',
        body: '{"content":"more"}',
        headers: { 'content-type': 'application/json' },
      });
    const struck = await followUp();
    expect([struck.status, struck.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await struck.json()).toMatchObject({ retry_after: 0.4, global: false });
    expect((await followUp()).status).toBe(200);
  });

  it('skips a dropped request, but executes one whose response is dropped', async () => {
    scene.room.trouble({ act: 'rule', rule: { kind: 'drop', times: 1 } });
    await expect(send()).rejects.toThrow();
    expect(await posted()).toHaveLength(0);
    scene.room.trouble({ act: 'rule', rule: { kind: 'drop-after', times: 1 } });
    await expect(send()).rejects.toThrow();
    expect(await posted()).toHaveLength(1);
  });

  it('strikes with a seeded probability', async () => {
    const odds = [0.9, 0.1];
    const other = await openScene({ chance: () => odds.shift() ?? 1 });
    other.room.trouble({ act: 'rule', rule: { kind: 'status-500', chance: 0.5 } });
    const ask = () => restOf(other.room).get(Routes.user());
    expect(await ask()).toMatchObject({ bot: true });
    await expect(ask()).rejects.toMatchObject({ status: 500 });
    other.room.trouble({ act: 'clear' });
    await other.close();
  });

  it('delivers an interaction twice; the second response gets 40060', async () => {
    scene.room.trouble({ act: 'interactions', copies: 2 });
    const astrid = await scene.person();
    const outcome = await astrid.command('ask');
    expect(outcome.result).toBe('success');
    await expect.poll(() => interactions).toEqual([outcome.id, outcome.id]);
    expect((await posted()).filter((m) => m.content === 'ok')).toHaveLength(1);
  });

  it('refuses a response to an interaction delivered late', async () => {
    const late = await openScene({ firstAnswerMs: 40 });
    await late.client.application.commands.set([{ name: 'ask', description: 'x' }], late.room.guildId);
    const said = new Promise((resolve) => {
      late.client.on(Events.InteractionCreate, (i) => {
        if (i.isChatInputCommand()) void i.reply('ok').catch(resolve);
      });
    });
    late.room.trouble({ act: 'interactions', delayMs: 80 });
    const person = await late.person();
    expect(await person.command('ask')).toMatchObject({ result: 'failure', reason: 2 });
    expect(await said).toMatchObject({ code: 10062 });
    await late.close();
  });

  it.each([4004, 4010, 4011, 4012, 4013, 4014])('close code %i is final', async (code) => {
    const gone = new Promise((resolve) => {
      scene.client.once(Events.ShardDisconnect, resolve);
      scene.client.once(Events.Invalidated, () => resolve(undefined));
      scene.client.once(Events.Error, resolve);
    });
    scene.room.trouble({ act: 'close-socket', code });
    await gone;
    expect(scene.room.botOnline()).toBe(false);
  });

  it('answers nothing while away, and everything afterwards', async () => {
    const astrid = await scene.person();
    scene.room.trouble({ act: 'away', ms: 60_000 });
    await expect(send()).rejects.toThrow();
    await expect.poll(() => scene.room.botOnline()).toBe(false);
    scene.room.trouble({ act: 'back' });
    await expect.poll(() => scene.room.botOnline(), { timeout: 10_000 }).toBe(true);
    expect((await astrid.command('ask')).result).toBe('success');
  });

  it('takes permissions, channels, messages and servers from the bot', async () => {
    const made = (await send()) as APIMessage;
    const edit = () =>
      refusal(restOf(scene.room).patch(Routes.channelMessage(channel, made.id), { body: { content: 'y' } }));
    scene.room.trouble({ act: 'deny', channel_id: channel, permissions: String(1 << 11) });
    expect(await refusal(send())).toMatchObject({ code: 50013 });
    scene.room.trouble({ act: 'allow', channel_id: channel });
    scene.room.trouble({ act: 'delete-message', channel_id: channel, message_id: made.id });
    expect(await edit()).toMatchObject({ code: 10008 });
    scene.room.trouble({ act: 'kick-bot', guild_id: scene.room.guildId });
    expect(await refusal(send())).toMatchObject({ code: 50001 });
    scene.room.trouble({ act: 'invite-bot', guild_id: scene.room.guildId });
    scene.room.trouble({ act: 'delete-channel', channel_id: channel });
    expect(await refusal(send())).toMatchObject({ code: 10003 });
  });

  it('accepts every act over the page’s API', async () => {
    const astrid = await scene.person();
    const said = await astrid.say('soon gone');
    const { guildId } = scene.room;
    const { id: thread } = (await restOf(scene.room).post(Routes.threads(channel), {
      body: { name: 'x', type: 11 },
    })) as APIThreadChannel;
    const rules = [
      'status-403',
      'status-429',
      'status-500',
      'status-502',
      'drop',
      'drop-after',
      'delay',
    ] as const;
    const orders: readonly TroubleAct[] = [
      ...rules.map((kind): TroubleAct => ({
        act: 'rule',
        rule: { kind, times: 1, ms: 1, route: '^PUT /nowhere' },
      })),
      { act: 'clear' },
      { act: 'interactions', copies: 2, delayMs: 10 },
      { act: 'interactions', copies: 1, delayMs: 0 },
      { act: 'drop-socket' },
      { act: 'reconnect' },
      { act: 'invalid-session', resumable: true },
      { act: 'zombie' },
      ...[1000, 1001, 1011, ...Array.from({ length: 15 }, (_, n) => 4000 + n)].map((code): TroubleAct => ({
        act: 'close-socket',
        code,
      })),
      { act: 'away', ms: 600_000 },
      { act: 'back' },
      { act: 'deny', channel_id: channel, permissions: '2048' },
      { act: 'allow', channel_id: channel },
      { act: 'delete-message', channel_id: channel, message_id: said.id },
      { act: 'archive-thread', channel_id: thread, locked: true },
      { act: 'delete-channel', channel_id: thread },
      { act: 'kick-bot', guild_id: guildId },
      { act: 'invite-bot', guild_id: guildId },
      { act: 'delete-channel', channel_id: channel },
    ];
    for (const order of orders)
      expect(await astrid.request('POST', '/trouble', order), order.act).toHaveProperty('rules');
  });

  it('is set and read over the page’s API, and reported to the page', async () => {
    const astrid = await scene.person();
    const order: TroubleAct = { act: 'rule', rule: { kind: 'delay', ms: 5 } };
    const state = await astrid.request('POST', '/trouble', order);
    expect(state).toMatchObject({ rules: [{ kind: 'delay', ms: 5 }], awayUntil: null });
    expect(await astrid.request('GET', '/trouble')).toEqual(state);
    await astrid.waitForDispatch((e) => e.t === 'TROUBLE');
    await astrid.request('POST', '/trouble', { act: 'clear' });
    expect(await astrid.request('GET', '/trouble')).toMatchObject({ rules: [] });
    await expect(astrid.request('POST', '/trouble', { act: 'nonsense' })).rejects.toThrow('400');
  });
});

/** After the act, the client must reconnect and answer again. */
describe('reconnecting', () => {
  const recovers: readonly (readonly [string, TroubleAct])[] = [
    ['a dropped socket', { act: 'drop-socket' }],
    ['a request to reconnect', { act: 'reconnect' }],
    ['an invalid session that can be resumed', { act: 'invalid-session', resumable: true }],
    ['an invalid session', { act: 'invalid-session', resumable: false }],
    ['unanswered heartbeats', { act: 'zombie' }],
    ...[4000, 4001, 4002, 4005, 4007, 4008, 4009, 1011].map(
      (code) => [`close code ${code}`, { act: 'close-socket', code }] as const,
    ),
  ];
  it.concurrent.each(recovers)('the client comes back after %s', async (_name, order) => {
    const scene = await openScene({ heartbeatMs: 150 });
    scene.client.on(Events.InteractionCreate, (i) => {
      if (i.isChatInputCommand()) void i.reply('ok').catch(() => undefined);
    });
    await scene.client.application.commands.set([{ name: 'ask', description: 'x' }], scene.room.guildId);
    const back = new Promise((resolve) => {
      scene.client.once(Events.ShardResume, resolve);
      scene.client.once(Events.ShardReady, resolve);
    });
    scene.room.trouble(order);
    await back;
    const astrid = await scene.person();
    expect((await astrid.command('ask')).result).toBe('success');
    await scene.close();
  });
});
