import { DateTime } from 'luxon';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../src/store/sqlite/open.js';
import { sqliteStore } from '../../../src/store/sqlite/store.js';
import type { Agreement, GameCard, Pace, OutboxMessage, Table } from '../../../src/table/contract/index.js';
import { ada, bo, cyd, passOn, refusalOf, sendAll, setting, type Setting } from '../setting.js';

const HOUR = 60 * 60 * 1000;
const START = DateTime.fromISO('2026-11-20T12:00Z').toMillis();

let scene: Setting;
let table: Table;
beforeEach(() => {
  scene = setting({ at: START });
  ({ table } = scene);
});

async function begun(pace: Pace = 'daily', agreement: Partial<Agreement> = {}): Promise<GameCard> {
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile', pace, agreement });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  const { card } = await table.lobby.start(ada, id);
  await sendAll(table);
  return card;
}

/** Lets time pass hour by hour. Returns the posts: hours since the start, kind, and people mentioned. */
async function pass(hours: number): Promise<readonly (readonly [number, string, readonly string[]])[]> {
  const seen: (readonly [number, string, readonly string[]])[] = [];
  for (let hour = 0; hour < hours; hour++) {
    scene.wait(HOUR);
    await table.process.wake();
    for (const { body, ping } of await sendAll(table))
      if (ping.length > 0) seen.push([(table.process.now() - START) / HOUR, body.kind, ping]);
  }
  return seen;
}

const dueOf = async (game: GameCard, seat: string): Promise<number | undefined> =>
  (await table.games.card(ada, game.id)).awaited.find((one) => one.seat === seat)?.due;

describe('a deadline', () => {
  it('is stored with the move that begins the wait, and is public', async () => {
    const game = await begun();
    expect(game.awaited.map(({ due }) => due)).toEqual([START + 16 * HOUR, START + 16 * HOUR]);
    scene.wait(HOUR);
    await table.play.act(ada, game.id, 'offer 0');
    const { card } = await table.play.act(bo, game.id, 'offer 0');
    expect(card.awaited).toMatchObject([{ seat: 'red', due: START + 17 * HOUR }]);
  });

  it('counts waking hours, not absences; the table sees only the time', async () => {
    const quiet = { from: 23 * 60, to: 7 * 60 };
    await table.people.save({ id: 'ada', zone: 'Asia/Tokyo', quiet });
    await table.people.save({ id: 'bo', zone: 'Europe/London', quiet });
    const game = await begun();
    // 21:00 in Tokyo: two hours today, and fourteen from 7:00 on.
    const tokyo = DateTime.fromISO('2026-11-21T21:00', { zone: 'Asia/Tokyo' }).toMillis();
    expect(await dueOf(game, 'red')).toBe(tokyo);
    expect(await dueOf(game, 'blue')).toBe(START + 24 * HOUR);
    await table.people.save({
      ...(await table.people.get('bo')),
      away: { from: START, until: START + 48 * HOUR },
    });
    expect(await dueOf(game, 'blue')).toBe(START + 72 * HOUR);
    expect(JSON.stringify(await table.games.card(ada, game.id))).not.toMatch(
      /London|Tokyo|quiet|away|allow/u,
    );
  });

  it('is never set for AIs, and starts again for a seat’s new player', async () => {
    const game = await begun();
    scene.wait(10 * HOUR);
    const card = await passOn(table, game.id, { from: bo, seat: 'blue', to: cyd }, [ada]);
    expect(card.awaited.map(({ seat, due }) => [seat, due])).toEqual([
      ['red', START + 16 * HOUR],
      ['blue', START + 26 * HOUR],
    ]);
  });

  it('includes the time saved in a bank, and used time is lost', async () => {
    const game = await begun('daily', { bank: true });
    expect(await dueOf(game, 'red')).toBe(START + 28 * HOUR);
    await table.play.act(bo, game.id, 'offer 0');
    scene.wait(20 * HOUR);
    // Ada has 8 of 28 hours left, and 4 more for the next decision; Bo has his full time.
    const { card } = await table.play.act(ada, game.id, 'offer 0');
    expect(card.awaited[0]?.due).toBe(table.process.now() + 12 * HOUR);
    const { card: next } = await table.play.act(ada, game.id, 'gather');
    expect(next.awaited[0]?.due).toBe(table.process.now() + 32 * HOUR);
  });

  it('adds nothing to the bank when an answer is undone', async () => {
    const game = await begun('daily', { bank: true });
    await table.play.act(ada, game.id, 'offer 0');
    await table.undo.retract(ada, game.id);
    expect(await dueOf(game, 'red')).toBe(START + 28 * HOUR);
  });
});

describe('reminders', () => {
  it('are sent at half, at four fifths and at the end; then the host is notified once', async () => {
    const game = await begun();
    await table.play.act(ada, game.id, 'offer 0');
    await sendAll(table);
    expect(await pass(100)).toEqual([
      [8, 'call', ['bo']],
      [13, 'call', ['bo']],
      [16, 'call', ['bo']],
      // A tenth of the time is added before the deadline counts as missed.
      [18, 'late', ['ada']],
    ]);
    expect((await table.games.card(ada, game.id)).awaited).toMatchObject([
      { seat: 'blue', late: true, told: 3 },
    ]);
  });

  it('for several people share one message, and stop for a player who answers', async () => {
    const game = await begun();
    expect(await pass(8)).toEqual([[8, 'call', ['ada', 'bo']]]);
    await table.play.act(bo, game.id, 'offer 0');
    expect(await pass(5)).toEqual([[13, 'call', ['ada']]]);
    await table.play.act(ada, game.id, 'offer 0');
    await sendAll(table);
    // Ada is asked again, with a new deadline.
    expect(await pass(7)).toEqual([]);
    expect(await pass(1)).toEqual([[21, 'call', ['ada']]]);
  });

  it('skip a player who answered before they were sent', async () => {
    const game = await begun();
    scene.wait(8 * HOUR);
    await table.process.wake();
    await table.play.act(bo, game.id, 'offer 0');
    expect((await sendAll(table)).flatMap(({ ping }) => ping)).toEqual(['ada']);
  });

  it('that were due during an outage are sent as one', async () => {
    await begun();
    scene.wait(14 * HOUR);
    await table.process.wake();
    const calls = (await sendAll(table)).filter(({ body }) => body.kind === 'call');
    expect(calls.map(({ ping }) => ping)).toEqual([['ada', 'bo']]);
    expect(await pass(2)).toEqual([[16, 'call', ['ada', 'bo']]]);
  });

  it('survive a restart, and are sent by any process', async () => {
    const file = openSqlite(':memory:');
    const before = setting({ store: sqliteStore(file), at: START });
    ({ table } = before);
    const game = await begun();
    await table.process.close();
    scene = setting({ store: sqliteStore(file), at: START + 7 * HOUR });
    ({ table } = scene);
    await (
      await table.process.resume()
    ).settled;
    expect(await table.process.wake()).toBe(START + 8 * HOUR);
    expect(await pass(1)).toEqual([[8, 'call', ['ada', 'bo']]]);
    expect((await table.games.card(ada, game.id)).awaited[0]?.told).toBe(1);
  });

  it('are sent only in waking hours', async () => {
    await table.people.save({ id: 'bo', zone: 'Europe/London', quiet: { from: 15 * 60, to: 6 * 60 } });
    const game = await begun();
    await table.play.act(ada, game.id, 'offer 0');
    await sendAll(table);
    const hours = (await pass(60)).filter(([, kind]) => kind === 'call').map(([hour]) => (12 + hour) % 24);
    expect(hours).toHaveLength(3);
    for (const hour of hours) expect(hour >= 6 && hour <= 15).toBe(true);
  });

  it('end with the game, and don’t start before it', async () => {
    const game = await begun();
    await table.host.end(ada, game.id);
    await sendAll(table);
    expect(await table.process.wake()).toBeUndefined();
    expect(await pass(30)).toEqual([]);
  });
});

describe('a missed deadline', () => {
  it('lets the AI play that one decision if the table agreed so', async () => {
    const game = await begun('daily', { missed: 'ai' });
    await table.play.act(ada, game.id, 'offer 0');
    await sendAll(table);
    expect((await pass(18)).map(([hour, kind, ping]) => [hour, kind, ping])).toEqual([
      [8, 'call', ['bo']],
      [13, 'call', ['bo']],
      [16, 'call', ['bo']],
      [18, 'call', ['ada']],
    ]);
    const entries = await table.look.history(ada, game.id);
    expect(entries.at(-1)).toMatchObject({ seat: 'blue', ai: 'random' });
    expect(await table.games.seatOf(bo, game.id)).toBe('blue');
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
  });

  it('is reported, and removed as soon as the answer comes', async () => {
    const game = await begun();
    await table.play.act(ada, game.id, 'offer 0');
    await pass(18);
    await table.play.act(bo, game.id, 'offer 0');
    const late = (await sendAll(table)).filter(({ body }) => body.kind === 'late');
    expect(late.map(({ body }) => body)).toEqual([{ kind: 'late', late: [] }]);
  });

  it('reveals no sealed answer', async () => {
    const bodies = async (offer: string): Promise<string> => {
      scene = setting({ at: START });
      ({ table } = scene);
      const game = await begun();
      await table.play.act(ada, game.id, offer);
      const all: OutboxMessage[] = [...(await sendAll(table))];
      for (let hour = 0; hour < 20; hour++) {
        scene.wait(HOUR);
        await table.process.wake();
        all.push(...(await sendAll(table)));
      }
      return JSON.stringify(all.map((post) => ({ ...post, nonce: '' })));
    };
    expect(await bodies('offer 3')).toBe(await bodies('offer 0'));
  });
});

describe('invalid hours', () => {
  it.each([
    ['an unknown time zone', { zone: 'Europe/Nifelheim' }, 'table.no-such-zone'],
    ['quiet all day', { quiet: { from: 0, to: 1020 } }, 'table.quiet-too-long'],
    ['away forever', { away: { from: START, until: START + 40 * 24 * HOUR } }, 'table.away-too-long'],
  ])('are refused: %s', async (_name, hours, refusal) => {
    expect(await refusalOf(table.people.save({ id: cyd.person, ...hours }))).toBe(refusal);
    expect(await table.people.get(cyd.person)).toEqual({ id: cyd.person });
  });
});
