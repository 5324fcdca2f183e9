import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameCard, OutboxMessage, Table } from '../../src/table/contract/index.js';
import { ada, alone, bo, kindsOf, mod, pair, sendAll, setting, type Setting } from './setting.js';

let scene: Setting;
let table: Table;
let game: GameCard;
beforeEach(async () => {
  scene = setting();
  ({ table } = scene);
  game = await pair(table);
  await sendAll(table);
});

const only = (posts: readonly OutboxMessage[], kind: string): OutboxMessage | undefined =>
  posts.filter(({ body }) => body.kind === kind).at(-1);

describe('a phase', () => {
  it('is one post at its end, with its own happenings only', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    expect(kindsOf(await sendAll(table))).toEqual(['status', 'call']);
    await table.play.act(bo, game.id, 'offer 2');
    const post = only(await sendAll(table), 'phase');
    expect(post?.body).toEqual({ kind: 'phase', from: -1, to: 2, phases: [{ turn: 1, phase: 'offer' }] });
    await table.play.act(ada, game.id, 'gather');
    await table.play.act(bo, game.id, 'gather');
    const next = only(await sendAll(table), 'phase')?.body;
    if (next?.kind !== 'phase') throw new Error('no phase was posted');
    const groups = await table.outbox.read(game.id).phases(next.from, next.to, next.phases);
    expect(
      groups.map(({ turn, phase, happenings }) => [turn, phase, happenings.map(({ key }) => key)]),
    ).toEqual([[1, 'gather', ['woodpile.gathered', 'woodpile.gathered']]]);
  });

  it('is made from the public view alone', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    await table.play.act(bo, game.id, 'offer 2');
    const told = await table.outbox.read(game.id).phases(-1, 2);
    expect(JSON.stringify(told)).not.toContain('woodpile.tale');
    expect(await table.outbox.read(game.id).snapshot()).toMatchObject({ viewer: 'spectator' });
    expect((await table.outbox.read(game.id).snapshot()).view).not.toHaveProperty('tales');
    // Afterwards the log is public, but texts told to one person ("you hear …") would read wrong to others.
    await table.host.end(mod, game.id);
    expect(JSON.stringify(await table.look.history(bo, game.id))).toContain('woodpile.tale');
    expect(JSON.stringify(await table.outbox.read(game.id).phases(-1, 2))).not.toContain('woodpile.tale');
  });
});

describe('the chronicle', () => {
  it('reports every event once, in the thread', async () => {
    const told: number[] = [];
    await table.play.act(ada, game.id, 'offer 1');
    await table.play.act(bo, game.id, 'offer 2');
    await table.play.act(ada, game.id, 'risk');
    await table.undo.retract(bo, game.id);
    await table.play.act(bo, game.id, 'gather');
    for (const { body, channel } of await sendAll(table)) {
      if (body.kind !== 'chronicle') continue;
      expect(channel).toBe(`thread of ${game.id}`);
      for (const entry of await table.outbox.read(game.id).entries(body.from, body.to)) told.push(entry.seq);
    }
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('shows nothing of a sealed answer until all are in', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    expect(kindsOf(await sendAll(table))).not.toContain('chronicle');
    const [entry] = await table.outbox.read(game.id).entries(0, 1);
    expect(entry?.move).toBeUndefined();
  });
});

describe('the call to act', () => {
  it('stays without a ping while others still have to answer', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    const call = only(await sendAll(table), 'call');
    expect(call?.body).toMatchObject({ awaited: [{ seat: 'blue', person: 'bo' }] });
    expect(call?.ping).toEqual([]);
    expect(call?.existing).toBeDefined();
  });

  it('pings the seats asked next, not the one that just answered', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    await table.play.act(bo, game.id, 'offer 1');
    expect(only(await sendAll(table), 'call')?.ping).toEqual(['ada']);
    await table.play.act(ada, game.id, 'gather');
    expect(only(await sendAll(table), 'call')?.ping).toEqual(['bo']);
    await table.play.act(bo, game.id, 'gather');
    const call = only(await sendAll(table), 'call');
    expect(call?.body).toMatchObject({ awaited: [{ seat: 'red' }, { seat: 'blue' }] });
    expect(call?.ping).toEqual(['ada']);
  });

  it('names the seats awaited when it is sent, not when it was written', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    await table.play.act(bo, game.id, 'offer 1');
    const held: OutboxMessage[] = [];
    // Everything before the call is sent; the call is claimed only after Ada has answered.
    while (held.at(-1)?.body.kind !== 'phase') {
      const [post] = await table.outbox.claim(1);
      if (post === undefined) throw new Error('no phase was posted');
      held.push(post);
      await table.outbox.done(post.id, { channel: post.channel, message: `m${post.id}` });
    }
    await table.play.act(ada, game.id, 'gather');
    const calls = (await sendAll(table)).filter(({ body }) => body.kind === 'call');
    expect(calls.map(({ ping }) => ping)).toEqual([['bo']]);
  });

  it('follows the seat to its new holder', async () => {
    await table.host.replace(ada, game.id, 'red', { person: 'cyd' });
    const posts = await sendAll(table);
    expect(only(posts, 'call')?.ping).toEqual(['cyd']);
    expect(only(posts, 'notice')?.body).toMatchObject({
      key: 'table.seat-person',
      args: { seat: 'red', who: 'cyd' },
    });
  });

  it('shows the question, and only choices that depend on nothing hidden', async () => {
    expect(await table.outbox.read(game.id).asked()).toMatchObject({
      state: 'offer',
      rule: 'W1',
      sealed: true,
    });
    await table.host.end(ada, game.id);
    expect(await table.outbox.read(game.id).asked()).toBeUndefined();
  });
});

describe('AI seats', () => {
  it('don’t flood the channel: a move brings one ping, one status and a post per phase', async () => {
    const card = await alone(table);
    await table.play.act(ada, card.id, 'offer 1');
    await sendAll(table);
    await table.play.act(ada, card.id, 'gather');
    const kinds = kindsOf(await sendAll(table)).filter((kind) => kind !== 'chronicle');
    expect(kinds).toEqual(['phase', 'status', 'call']);
  });
});

describe('sending', () => {
  it('continues if the process dies between the move and its posts', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    await table.play.act(bo, game.id, 'offer 2');
    const [claimed] = await table.outbox.claim(1);
    const again = setting({ store: scene.store }).table;
    await (
      await again.process.resume()
    ).settled;
    const posts = await sendAll(again);
    // It is unknown whether it was sent.
    expect(posts[0]).toEqual({ ...claimed, attempt: 2, mayStandSince: 1_000_000 });
    expect(kindsOf(posts)).toEqual(['chronicle', 'phase', 'status', 'call']);
    expect(await sendAll(again)).toEqual([]);
  });

  it('is retried later, or dropped on request', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    const [card] = await table.outbox.claim(1);
    await table.outbox.retry(card?.id ?? 0, 'too fast', 500);
    // The game's card exists and is edited; no other post waits for it.
    const [post] = await table.outbox.claim(1);
    expect([card?.body.kind, card?.isCard, post?.body.kind]).toEqual(['status', true, 'call']);
    await table.outbox.retry(post?.id ?? 0, 'too fast', 500);
    expect(await table.outbox.claim(1)).toEqual([]);
    expect(await table.outbox.nextAt()).toBe(1_000_500);
    scene.wait(500);
    const again = await table.outbox.claim(2);
    expect(again.map(({ nonce, attempt }) => [nonce, attempt])).toEqual([
      [card?.nonce, 2],
      [post?.nonce, 2],
    ]);
    await table.outbox.drop(post?.id ?? 0, 'no such channel');
    await table.outbox.drop(card?.id ?? 0, 'no such channel');
    expect(kindsOf(await sendAll(table))).toEqual([]);
  });

  it('is announced to listeners until they stop listening', async () => {
    const heard = vi.fn();
    const stop = table.outbox.onPosts(heard);
    await table.play.act(ada, game.id, 'offer 1');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await table.play.act(bo, game.id, 'offer 1');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
