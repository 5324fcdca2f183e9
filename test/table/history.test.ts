import { beforeEach, describe, expect, it } from 'vitest';
import type { GameCard, Table } from '../../src/table/contract/index.js';
import { ada, bo, cyd, mod, pair, playOut, refusalOf, setting } from './setting.js';

let table: Table;
let game: GameCard;
beforeEach(async () => {
  ({ table } = setting());
  game = await pair(table);
  await table.play.act(ada, game.id, 'offer 1');
  await table.play.act(bo, game.id, 'offer 3');
  await table.play.act(ada, game.id, 'gather');
  await table.play.act(bo, game.id, 'risk');
});

describe('the log', () => {
  it('shows sealed answers and private happenings only to their own seat, until the game is over', async () => {
    const moves = async (actor: typeof ada): Promise<unknown> =>
      (await table.look.history(actor, game.id)).map(({ move }) => move);
    expect(await moves(ada)).toEqual([undefined, 'offer 1', undefined, 'gather', 'risk']);
    expect(await moves(bo)).toEqual([undefined, undefined, 'offer 3', 'gather', 'risk']);
    expect(await moves(cyd)).toEqual([undefined, undefined, undefined, 'gather', 'risk']);
    const tales = async (actor: typeof ada): Promise<number> =>
      (await table.look.history(actor, game.id))
        .flatMap(({ happenings }) => happenings)
        .filter(({ to }) => to).length;
    expect([await tales(ada), await tales(bo), await tales(cyd)]).toEqual([0, 1, 0]);
    await table.host.end(mod, game.id);
    expect(await moves(cyd)).toEqual([undefined, 'offer 1', 'offer 3', 'gather', 'risk']);
    expect(await tales(cyd)).toBe(1);
  });

  it('can be filtered by turn, phase, seat and number', async () => {
    const seqs = async (filter: object): Promise<readonly number[]> =>
      (await table.look.history(ada, game.id, filter)).map(({ seq }) => seq);
    expect(await seqs({ turn: 1, phase: 'gather' })).toEqual([3, 4]);
    expect(await seqs({ turn: 2 })).toEqual([4]);
    expect(await seqs({ phase: 'offer' })).toEqual([0, 1, 2, 4]);
    expect(await seqs({ seat: 'blue' })).toEqual([2, 4]);
    expect(await seqs({ after: 1, upTo: 3 })).toEqual([2, 3]);
    expect(await seqs({ last: 2 })).toEqual([3, 4]);
  });

  it('has a chapter for each phase', async () => {
    expect(await table.look.chapters(cyd, game.id)).toEqual([
      { turn: 1, phase: 'offer', from: -1, to: 2 },
      { turn: 1, phase: 'gather', from: 1, to: 4 },
      { turn: 2, phase: 'offer', from: 3, to: 4 },
    ]);
    await table.host.rewind(mod, game.id, 0);
    expect(await table.look.chapters(cyd, game.id)).toEqual([{ turn: 1, phase: 'offer', from: -1, to: 5 }]);
  });
});

describe('the board', () => {
  it('shows each seat its own view, at any event', async () => {
    const tales = async (actor: typeof ada, options?: { seq?: number; public?: boolean }): Promise<unknown> =>
      ((await table.look.snapshot(actor, game.id, options)).view as { tales?: unknown }).tales;
    expect(await tales(ada)).toEqual([]);
    expect(await tales(bo)).toEqual([expect.any(Number)]);
    expect(await tales(bo, { seq: 1 })).toEqual([]);
    expect(await tales(bo, { public: true })).toBeUndefined();
    expect(await tales(cyd)).toBeUndefined();
    expect(await table.look.snapshot(cyd, game.id, { seq: 0 })).toMatchObject({
      viewer: 'spectator',
      seq: 0,
      turn: 1,
      turns: 5,
    });
    for (const seq of [-1, 5, 0.5])
      expect(await refusalOf(table.look.snapshot(ada, game.id, { seq }))).toBe('table.no-such-event');
  });

  it('is empty in a lobby', async () => {
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    expect(await refusalOf(table.look.snapshot(ada, id))).toBe('table.not-running');
    expect(await refusalOf(table.look.verify(ada, id))).toBe('table.not-running');
  });
});

describe('verification', () => {
  it('replays the log, and reveals the seed only at the end', async () => {
    const running = await table.look.verify(cyd, game.id);
    expect(running).toMatchObject({ ok: true, events: 5, nonces: [] });
    expect(running.seed).toBeUndefined();
    await playOut(table, await table.games.card(ada, game.id));
    expect(await table.look.verify(cyd, game.id)).toMatchObject({ ok: true, seed: 'seed 0' });
  });
});
