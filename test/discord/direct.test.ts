import { DiscordAPIError } from 'discord.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/discord/answers.js';
import type { Bot } from '../../src/discord/bot.js';
import { withPermissionWarnings } from '../../src/discord/permission-warnings.js';
import { sendDailies } from '../../src/discord/daily.js';
import { sendDirects } from '../../src/discord/direct.js';
import type { DirectOptions } from '../../src/discord/direct-channels.js';
import { post, words } from '../../src/discord/post.js';
import { restSender, type Sender } from '../../src/discord/sender.js';
import { watchDisk } from '../../src/disk.js';
import { anyModule, registryOf } from '../../src/games/registry.js';
import { silentLog } from '../../src/log.js';
import type { Store } from '../../src/store/port.js';
import { createTable } from '../../src/table/table.js';
import { testStore } from '../support/stores.js';
import { fakeSender, offlineBot, textOf, toyBot } from '../support/tables.js';
import { toyGame } from '../support/toy-game.js';

/** Direct messages: each channel is opened once, failed sends are retried, and closed channels are left alone. */

/** ms */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const refusal = (status: number, code: number): DiscordAPIError =>
  new DiscordAPIError({ message: 'no', code }, code, status, 'POST', 'http://x', {});
const TOO_FAST = refusal(403, 40_003);
const CLOSED = refusal(403, 50_007);
const BROKEN = refusal(500, 0);

const hello = post([words('hello')]);

/** A fake Discord for direct messages: records requests and refuses some. */
function discord(options: DirectOptions = {}) {
  const opened: { readonly person: string; readonly at: number }[] = [];
  const sent: string[] = [];
  const refusals: { open?: DiscordAPIError | undefined; send?: DiscordAPIError | undefined } = {};
  const rest = {
    async post(route: string, { body }: { readonly body: { readonly recipient_id?: string } }) {
      if (route === '/users/@me/channels') {
        opened.push({ person: body.recipient_id ?? '', at: performance.now() });
        if (refusals.open !== undefined) throw refusals.open;
        return { id: `dm${opened.length}-${body.recipient_id}` };
      }
      const { send } = refusals;
      refusals.send = undefined;
      if (send !== undefined) throw send;
      sent.push(route);
      return { id: `m${sent.length}` };
    },
  };
  const sender = (): Sender => restSender(rest as never, { openEvery: 0, ...options });
  return { opened, sent, refusals, sender };
}

describe('channels of direct messages', () => {
  it('are opened once per person for any number of messages, also after a restart', async () => {
    const { directs } = toyBot().table.people;
    const there = discord({ book: directs });
    const sender = there.sender();
    await Promise.all([1, 2, 3].map(() => sender.direct('11', hello)));
    await sender.direct('22', hello);
    await there.sender().direct('11', hello);
    expect(there.opened.map(({ person }) => person)).toEqual(['11', '22']);
    expect(there.sent).toHaveLength(5);
  });

  it('are opened one at a time, with a pause in between', async () => {
    const there = discord({ openEvery: 60 });
    const sender = there.sender();
    await Promise.all(['1', '2', '3', '4'].map((person) => sender.direct(person, hello)));
    const gaps = there.opened.slice(1).map(({ at }, n) => at - (there.opened[n]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  });

  it('pause while Discord says that they are opened too fast, and open ones still work', async () => {
    const there = discord({ firstRest: 100 });
    const sender = there.sender();
    await sender.direct('0', hello);
    there.refusals.open = TOO_FAST;
    const people = Array.from({ length: 30 }, (_, at) => `${at + 1}`);
    const came = await Promise.allSettled(people.map((person) => sender.direct(person, hello)));
    expect(came.every(({ status }) => status === 'rejected')).toBe(true);
    expect(there.opened).toHaveLength(2);
    await sender.direct('0', hello);
    there.refusals.open = undefined;
    await new Promise((resolve) => setTimeout(resolve, 120));
    await sender.direct('1', hello);
    expect(there.opened).toHaveLength(3);
  });

  it('are no longer awaited once the program ends', async () => {
    const ending = new AbortController();
    const there = discord({ openEvery: 60_000, signal: ending.signal });
    const sender = there.sender();
    const waiting = Promise.allSettled(['1', '2', '3'].map((person) => sender.direct(person, hello)));
    await expect.poll(() => there.sent).toHaveLength(1);
    ending.abort();
    expect((await waiting).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('are opened again when Discord no longer knows them', async () => {
    const there = discord();
    const sender = there.sender();
    await sender.direct('11', hello);
    there.refusals.send = refusal(404, 10_003);
    expect((await sender.direct('11', hello)).channel).toBe('dm2-11');
    expect(there.opened).toHaveLength(2);
  });
});

let now: number;
let bot: Bot;
beforeEach(() => {
  now = Date.UTC(2026, 0, 10, 12);
  bot = offlineBot(registryOf([anyModule(toyGame)]), undefined, () => now);
});

/** One game per pair, so that each person has one that waits for them. */
async function seated(people: readonly string[]): Promise<void> {
  for (let at = 0; at < people.length; at += 2) {
    const [host = '', guest = ''] = people.slice(at, at + 2);
    const { id } = await bot.table.lobby.create(
      { guild: '1', person: host },
      { channel: `c${at}`, module: 'woodpile' },
    );
    await bot.table.lobby.join({ guild: '1', person: guest }, id);
    await bot.table.lobby.start({ guild: '1', person: host }, id);
  }
}

const pairs = (n: number): readonly string[] => Array.from({ length: n }, (_, at) => `${100 + at}`);

describe('the daily digest', () => {
  async function due(people: readonly string[]): Promise<ReturnType<typeof fakeSender>> {
    await seated(people);
    for (const person of people) await bot.table.club.setDaily(person, 13 * 60);
    await sendDailies(bot, fakeSender());
    now += 61 * MINUTE;
    return fakeSender();
  }

  it.each([
    ['Discord limits the rate', TOO_FAST],
    ['Discord fails', BROKEN],
  ])('reaches all thirty people once even if %s at first', async (_what, failure) => {
    const sender = await due(pairs(30));
    sender.failures.push(...Array.from({ length: 45 }, () => failure));
    await sendDailies(bot, sender);
    expect(sender.messages).toEqual([]);
    for (let at = 0; at < 4; at++) {
      now += 5 * MINUTE;
      await sendDailies(bot, sender);
    }
    expect(sender.messages).toHaveLength(30);
    expect(new Set(sender.messages.map(({ channel }) => channel))).toHaveLength(30);
  });

  it('is retried with backoff, and dropped when it is turned off', async () => {
    const sender = await due(pairs(2));
    sender.failures.push(...Array.from({ length: 1000 }, () => BROKEN));
    let attempts = 0;
    for (let at = 0; at < 8 * 60; at++) {
      await sendDailies(bot, sender);
      now += MINUTE;
    }
    attempts = sender.log.filter((line) => line === 'direct 100').length;
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(25);
    sender.failures.length = 0;
    await sendDailies(bot, sender);
    expect(sender.messages).toEqual([]);
    now += DAY - 8 * HOUR;
    await sendDailies(bot, sender);
    expect(sender.messages).toHaveLength(2);
  });

  it('is sent once when two processes look at the same time', async () => {
    const sender = await due(pairs(30));
    await Promise.all([sendDailies(bot, sender), sendDailies(bot, sender)]);
    expect(sender.messages).toHaveLength(30);
  });

  it('finds a message whose sending was never confirmed', async () => {
    const sender = await due(pairs(2));
    const { direct } = sender;
    const lost: Sender = {
      ...sender,
      async direct(...given) {
        const { channel } = await direct(...given);
        await bot.table.people.directs.keepChannel(given[0], channel);
        throw new Error('the answer is lost');
      },
    };
    await sendDailies(bot, lost);
    now += 5 * MINUTE;
    await sendDailies(bot, sender);
    expect(sender.messages).toHaveLength(2);
    expect(sender.log.filter((line) => line.startsWith('direct'))).toHaveLength(2);
  });

  it('pauses for a day for a person who takes no direct messages, and tells them once where to look', async () => {
    const sender = await due(pairs(2));
    sender.failures.push(CLOSED);
    await sendDailies(bot, sender);
    expect(sender.messages).toHaveLength(1);
    const closed = sender.messages[0]?.channel === 'dm-100' ? '101' : '100';
    await bot.table.people.directs.ask(closed, 'call');
    for (let at = 0; at < 12; at++) {
      now += HOUR;
      await sendDailies(bot, sender);
      await sendDirects(bot, sender);
    }
    expect(sender.log.filter((line) => line === `direct ${closed}`)).toHaveLength(1);
    const call = { bot, actor: { guild: '1', person: closed }, channel: 'x', locale: 'en-GB' };
    const shown = await withPermissionWarnings(call, answer('done'));
    expect(textOf(shown)).toContain('/games mine');
    expect(textOf(await withPermissionWarnings(call, answer('done')))).not.toContain('/games mine');
    now += 13 * HOUR;
    await sendDailies(bot, sender);
    expect(sender.messages.filter(({ channel }) => channel === `dm-${closed}`)).toHaveLength(1);
  });

  it('is retried at once when the person asks for direct messages again', async () => {
    const { directs } = bot.table.people;
    const sender = fakeSender();
    await seated(['11', '22']);
    await directs.close('11');
    await directs.ask('11', 'call');
    await sendDirects(bot, sender);
    expect(sender.log).toEqual([]);
    await directs.reopen('11');
    await directs.ask('11', 'call');
    await sendDirects(bot, sender);
    expect(sender.messages).toHaveLength(1);
  });

  it('reads no data of people whose hour has not come', async () => {
    const kept = testStore();
    const asked: string[] = [];
    const store: Store = {
      ...kept,
      async people(ids) {
        asked.push(...ids);
        return kept.people(ids);
      },
    };
    const table = createTable({ store, registry: bot.modules, clock: () => now });
    const many = { ...bot, table };
    for (let at = 0; at < 50; at++) await table.club.setDaily(`p${at}`, at < 3 ? 13 * 60 : 20 * 60);
    await sendDailies(many, fakeSender());
    expect(asked.toSorted()).toEqual(Array.from({ length: 50 }, (_, at) => `p${at}`).toSorted());
    asked.length = 0;
    now += MINUTE;
    await sendDailies(many, fakeSender());
    expect(asked).toEqual([]);
    now += HOUR;
    await sendDailies(many, fakeSender());
    expect(asked.toSorted()).toEqual(['p0', 'p1', 'p2']);
  });

  it('follows the person into another time zone', async () => {
    const sender = await due(pairs(2));
    await sendDailies(bot, sender);
    expect(sender.messages).toHaveLength(2);
    await bot.table.people.save({ id: '100', zone: 'Pacific/Auckland' });
    await sendDailies(bot, sender);
    // 13:00 there is midnight in UTC, eleven hours from now.
    now += 11 * HOUR;
    await sendDailies(bot, sender);
    expect(sender.messages.map(({ channel }) => channel).filter((one) => one === 'dm-100')).toHaveLength(2);
    expect(sender.messages).toHaveLength(3);
  });
});

describe('a call in a direct message', () => {
  it('is retried after a failure with the games that wait by then, and dropped if none does', async () => {
    const sender = fakeSender();
    await seated(['11', '22', '11', '33']);
    sender.failures.push(TOO_FAST);
    await bot.table.people.directs.ask('11', 'call');
    await bot.table.people.directs.ask('44', 'call');
    await sendDirects(bot, sender);
    await sendDirects(bot, sender);
    expect(sender.messages).toEqual([]);
    now += 2 * MINUTE;
    await sendDirects(bot, sender);
    expect(sender.messages).toHaveLength(1);
    expect(textOf(sender.messages[0]?.post ?? { components: [] })).toContain('in 2 games');
    now += 2 * DAY;
    await sendDirects(bot, sender);
    expect(sender.messages).toHaveLength(1);
  });
});

describe('the message about a full disk', () => {
  it('reaches every operator even if one takes no messages, and is retried', async () => {
    const told: string[] = [];
    let failures = 2;
    const sender = {
      async direct(person: string) {
        if (person === 'closed') throw CLOSED;
        if (failures-- > 0) throw BROKEN;
        told.push(person);
        return { channel: 'd', message: 'm' };
      },
    };
    const disk = watchDisk(silentLog(), () => ({ people: ['closed', 'ada'], sender }), undefined, 1);
    disk.failed(new Error('full'));
    await expect.poll(() => told).toEqual(['ada']);
  });
});
