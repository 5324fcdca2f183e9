import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, Stale } from '../../src/kernel/errors.js';
import type { Json } from '../../src/kernel/index.js';
import type { Store } from '../../src/store/port.js';
import type { GameCard, Table } from '../../src/table/contract/index.js';
import { ada, alone, bo, cyd, mod, pair, playOut, refusalOf, sendAll, setting } from './setting.js';

let table: Table;
let store: Store;
let game: GameCard;
beforeEach(async () => {
  ({ table, store } = setting());
  game = await pair(table);
});

/** Saves a seat's draft like a panel. */
const draft = (seat: string, data: Json): Promise<void> =>
  store.saveDraft({ game: game.id, seat, panel: 'panel', seq: 0, data, at: 0 });

describe('the player who answers', () => {
  it('is recorded for the seat', async () => {
    expect(await refusalOf(table.play.act(cyd, game.id, 'offer 0'))).toBe('table.not-seated');
    expect(await refusalOf(table.play.legal(cyd, game.id))).toBe('table.not-seated');
    await table.play.act(ada, game.id, 'offer 0');
    expect(await refusalOf(table.play.act(ada, game.id, 'offer 0'))).toBe('table.not-your-turn');
  });

  it('counts only while the game runs', async () => {
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    expect(await refusalOf(table.play.act(ada, id, 'offer 0'))).toBe('table.not-seated');
    await table.lobby.join(ada, id, 'red');
    expect(await refusalOf(table.play.act(ada, id, 'offer 0'))).toBe('table.not-running');
    await table.host.end(ada, game.id);
    expect(await refusalOf(table.play.act(ada, game.id, 'offer 0'))).toBe('table.not-running');
  });

  it('changes with the seat, and the old player’s drafts are deleted', async () => {
    await draft('red', { logs: 2 });
    const card = await table.host.replace(ada, game.id, 'red', { person: 'cyd' });
    expect(card.host).toBe('bo');
    expect(await refusalOf(table.play.act(ada, game.id, 'offer 0', game.seq))).toBe('table.not-seated');
    await expect(table.play.act(cyd, game.id, 'offer 0', game.seq)).rejects.toThrow(Stale);
    expect(await store.loadDraft(game.id, 'red', 'panel')).toBeUndefined();
    expect((await table.play.act(cyd, game.id, 'offer 0')).seat).toBe('red');
    await table.lobby.leave(bo, game.id);
    expect(await refusalOf(table.host.replace(mod, game.id, 'blue', { person: 'cyd' }))).toBe(
      'table.sits-already',
    );
  });

  it('goes to an AI when a person leaves', async () => {
    const card = await table.lobby.leave(bo, game.id);
    expect(card.places.find(({ seat }) => seat === 'blue')?.ai).toBe('random');
    expect(card.awaited.map(({ seat }) => seat)).toEqual(['red']);
  });
});

describe('an answer', () => {
  it('is refused with the rule and the fact that blocks it, and changes nothing', async () => {
    const wrong = table.play.act(ada, game.id, 'offer 9');
    await expect(wrong).rejects.toThrow(Refused);
    expect(await refusalOf(table.play.act(ada, game.id, '??'))).toBe('kernel.not-offered');
    expect(await refusalOf(table.play.act(ada, game.id, '  '))).toBe('table.unreadable');
    expect((await table.games.card(ada, game.id)).seq).toBe(0);
  });

  it('counts once for several clicks', async () => {
    const clicks = [1, 2, 3].map(() => table.play.act(ada, game.id, 'offer 1', game.seq));
    const done = await Promise.allSettled(clicks);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(done[1]).toMatchObject({ reason: expect.any(Stale) as Stale });
    expect((await table.games.card(ada, game.id)).seq).toBe(1);
  });

  it('stays current after another seat’s answer to the same question', async () => {
    await table.play.act(bo, game.id, 'offer 1', game.seq);
    const { card } = await table.play.act(ada, game.id, 'offer 2', game.seq);
    expect([card.seq, card.phase, card.awaited[0]?.seat]).toEqual([2, 'gather', 'red']);
  });

  it('is stale once the board has moved on', async () => {
    await table.play.act(bo, game.id, 'offer 1');
    await table.play.act(ada, game.id, 'offer 1');
    await expect(table.play.act(ada, game.id, 'gather', 0)).rejects.toThrow(Stale);
    await expect(table.play.act(ada, game.id, 'gather', 99)).rejects.toThrow(Stale);
  });

  it('returns what happened, by phase, as the actor may know it', async () => {
    await table.play.act(bo, game.id, 'offer 1');
    const mine = await table.play.act(ada, game.id, 'offer 2');
    expect(mine.phases).toMatchObject([{ turn: 1, phase: 'offer' }]);
    expect(mine.phases[0]?.happenings.map(({ key }) => key)).toEqual([
      'woodpile.offered',
      'woodpile.offered',
      'woodpile.drew',
      'woodpile.tale',
    ]);
    await table.play.act(ada, game.id, 'gather');
    const { phases } = await table.play.act(bo, game.id, 'gather');
    expect(phases.map(({ turn, phase }) => [turn, phase])).toEqual([
      [1, 'gather'],
      [2, 'offer'],
    ]);
  });

  it('keeps drafts until the seat has answered', async () => {
    await draft('red', { logs: 2 });
    await draft('blue', { logs: 1 });
    await table.play.act(ada, game.id, 'offer 2');
    expect(await store.loadDraft(game.id, 'red', 'panel')).toBeUndefined();
    expect((await store.loadDraft(game.id, 'blue', 'panel'))?.data).toEqual({ logs: 1 });
  });
});

describe('the legal moves', () => {
  it('are the actor’s own choices, with reasons on demand', async () => {
    expect(await table.play.legal(ada, game.id)).toMatchObject({
      seq: 0,
      seat: 'red',
      state: 'offer',
      rule: 'W1',
      sealed: true,
      choices: [{ verb: 'offer', args: [{ name: 'logs', min: 0, max: 3 }] }],
    });
    await table.play.act(ada, game.id, 'offer 3');
    expect((await table.play.legal(ada, game.id)).choices).toEqual([]);
    await table.play.act(bo, game.id, 'offer 0');
    await table.play.act(ada, game.id, 'gather');
    await table.play.act(bo, game.id, 'gather');
    const { choices } = await table.play.legal(ada, game.id, { explain: true });
    expect(choices.filter(({ blocked }) => blocked !== undefined)).toHaveLength(2);
  });
});

describe('AI seats', () => {
  it('play as soon as they are asked, one event per decision', async () => {
    const card = await alone(table);
    expect(card.awaited.map(({ seat }) => seat)).toEqual(['red']);
    const { settled, from, to } = await table.play.act(ada, card.id, 'offer 3');
    expect(settled).toBe(true);
    const entries = await table.look.history(ada, card.id, { after: from, upTo: to });
    expect(entries.map(({ seat }) => seat)).toEqual(['red']);
    const next = await table.play.act(ada, card.id, 'gather');
    const after = await table.look.history(ada, card.id, { after: next.from });
    expect(after.map(({ seat, ai }) => ai ?? seat)).toEqual(['red', 'random', 'random', 'random', 'random']);
  });

  it('continue after the answer if they have many decisions', async () => {
    const slow = setting({ aiBatch: 2 }).table;
    const { id } = await alone(slow);
    expect((await slow.lobby.leave(ada, id)).stage).toBe('running');
    await vi.waitFor(async () => expect((await slow.games.card(ada, id)).stage).toBe('finished'));
  });

  it('stop when the table closes, and continue when it opens again', async () => {
    const first = setting({ aiBatch: 2 });
    const { id } = await alone(first.table);
    await first.table.lobby.leave(ada, id);
    await first.table.process.close();
    expect(await refusalOf(first.table.host.end(ada, id))).toBe('table.closing');
    expect((await first.table.games.card(ada, id)).stage).toBe('running');
    const second = setting({ store: first.store }).table;
    const { games, settled } = await second.process.resume();
    expect(games).toBe(1);
    await settled;
    expect((await second.games.card(ada, id)).stage).toBe('finished');
    expect((await second.look.verify(ada, id)).ok).toBe(true);
  });

  it('play a whole game among themselves', async () => {
    const { id } = await alone(table);
    await table.lobby.leave(ada, id);
    const posts = await sendAll(table);
    const card = await table.games.card(ada, id);
    expect(card.stage).toBe('finished');
    // A phase is one post for any number of decisions.
    const phases = posts.filter(({ game: of, body }) => of === id && body.kind === 'phase');
    expect(phases).toHaveLength(11);
  });
});

describe('the end', () => {
  it('has a score, reveals the seed and pings no one', async () => {
    await sendAll(table);
    const card = await playOut(table, game);
    expect(card).toMatchObject({ stage: 'finished', seed: 'seed 0', awaited: [] });
    expect(card.over?.scores).toEqual({ red: 8, blue: 8 });
    const posts = await sendAll(table);
    const last = (where: string): readonly unknown[] =>
      posts.filter((post) => post.where === where).map(({ body }) => body);
    const isStatus = (body: unknown): boolean => (body as { readonly kind: string }).kind === 'status';
    // The status card has its own queue; all other posts keep their order.
    expect(
      last('channel')
        .filter((body) => !isStatus(body))
        .slice(-2),
    ).toMatchObject([
      { kind: 'final', seq: 20 },
      { kind: 'call', awaited: [] },
    ]);
    expect(last('channel').findLast(isStatus)).toMatchObject({ seq: 20 });
    expect(last('thread').at(-1)).toMatchObject({ kind: 'saga', seq: 20 });
    expect((await table.look.snapshot(cyd, game.id)).over).toEqual(card.over);
  });

  it('can be declared by the host, without a score', async () => {
    await sendAll(table);
    const card = await table.host.end(ada, game.id);
    expect([card.stage, card.seed, card.awaited]).toEqual(['abandoned', 'seed 0', []]);
    const posts = await sendAll(table);
    expect(posts.map(({ body }) => body)).toMatchObject([
      { kind: 'notice', key: 'table.ended' },
      { kind: 'status' },
      { kind: 'call', awaited: [] },
    ]);
    expect(await refusalOf(table.host.end(ada, game.id))).toBe('table.not-running');
  });
});
