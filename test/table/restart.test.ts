import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testStore } from '../support/stores.js';
import type { Actor, Entry, GameCard, Table } from '../../src/table/contract/index.js';
import { ada, pair, sendAll, setting } from './setting.js';

/** The n-th decision: a legal move chosen by its number. */
async function decide(table: Table, card: GameCard, n: number): Promise<GameCard> {
  const { person } = card.awaited[n % card.awaited.length] ?? {};
  const actor: Actor = { guild: card.guild, person: person ?? '' };
  if (n % 7 === 3) {
    const state = await table.undo.state(actor, card.id);
    if (state.kind === 'free') {
      await table.undo.retract(actor, card.id);
      return table.games.card(actor, card.id);
    }
  }
  const { choices } = await table.play.legal(actor, card.id);
  const choice = choices[n % choices.length];
  const line = choice?.verb === 'offer' ? `offer ${n % 2}` : (choice?.verb ?? '');
  return (await table.play.act(actor, card.id, line)).card;
}

interface Played {
  readonly card: GameCard;
  readonly entries: readonly Entry[];
  readonly posts: readonly unknown[];
}

/** Interval of decisions, ms: long enough that no one counts as present, since a restart forgets presence. */
const APART = 20 * 60_000;
const BEGUN = 1_000_000;

/** Plays to the end. With `restart`, a new process makes each decision. */
async function play(file: string, restart: boolean): Promise<Played> {
  let { table, store, wait } = setting({ file });
  let card = await pair(table);
  const posts: unknown[] = [];
  for (let n = 0; card.stage === 'running'; n++) {
    if (restart) {
      await store.close();
      ({ table, store, wait } = setting({ file, at: BEGUN + n * APART }));
      await (
        await table.process.resume()
      ).settled;
    }
    card = await decide(table, card, n);
    wait(APART);
    for (const { body, ping } of await sendAll(table)) posts.push({ body, ping });
  }
  const entries = await table.look.history(ada, card.id, { withUndone: true });
  await store.close();
  return { card, entries, posts };
}

describe('a process that restarts before every decision', () => {
  it('plays the same game and posts the same posts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fimbul-table-'));
    try {
      const without = await play(join(folder, 'one.db'), false);
      expect(without.posts.length).toBeGreaterThan(50);
      expect(await play(join(folder, 'two.db'), true)).toEqual(without);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('two processes on one database', () => {
  it('play one game, each event written once', async () => {
    const store = testStore();
    const one = setting({ store }).table;
    const two = setting({ store }).table;
    const { id } = await pair(one);
    await one.play.act(ada, id, 'offer 0');
    const bo: Actor = { guild: 'north', person: 'bo' };
    const done = await Promise.allSettled([
      one.play.act(bo, id, 'offer 1', 1),
      two.play.act(bo, id, 'offer 2', 1),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await two.play.act(ada, id, 'gather')).card.seq).toBe(3);
    expect((await one.play.act(bo, id, 'gather')).card.seq).toBe(4);
    expect((await two.look.verify(ada, id)).ok).toBe(true);
  });
});
