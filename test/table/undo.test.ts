import { beforeEach, describe, expect, it } from 'vitest';
import { Stale } from '../../src/kernel/errors.js';
import type { GameCard, Table } from '../../src/table/contract/index.js';
import { ada, alone, bo, kindsOf, mod, pair, refusalOf, sendAll, setting } from './setting.js';

let table: Table;
let game: GameCard;
beforeEach(async () => {
  ({ table } = setting());
  game = await pair(table);
});

const gathering = async (): Promise<void> => {
  await table.play.act(ada, game.id, 'offer 1');
  await table.play.act(bo, game.id, 'offer 2');
};

describe('an undo', () => {
  it('is free while nothing was revealed, and is a separate event', async () => {
    expect(await table.undo.state(ada, game.id)).toEqual({ kind: 'none' });
    await table.play.act(ada, game.id, 'offer 1');
    expect(await table.undo.state(ada, game.id)).toEqual({ kind: 'free', to: 0, move: 'offer 1' });
    await table.undo.retract(ada, game.id, 1);
    const card = await table.games.card(ada, game.id);
    expect(card.awaited.map(({ seat }) => seat)).toEqual(['red', 'blue']);
    expect(card.seq).toBe(2);
    expect(await table.undo.state(ada, game.id)).toEqual({ kind: 'none' });
    await table.play.act(ada, game.id, 'offer 3');
    const entries = await table.look.history(ada, game.id, { withUndone: true });
    expect(entries.map(({ kind, undone }) => [kind, undone])).toEqual([
      ['start', false],
      ['move', true],
      ['undo', false],
      ['move', false],
    ]);
  });

  it('is reported with the undone move, and a secret stays secret', async () => {
    await gathering();
    await table.play.act(ada, game.id, 'gather');
    await table.undo.retract(ada, game.id, 3);
    const { seq } = await table.games.card(ada, game.id);
    const [told] = await table.outbox.read(game.id).entries(seq - 1, seq);
    expect(told).toMatchObject({ kind: 'undo', undoes: [{ seq: 3, seat: 'red', move: 'gather' }] });
  });

  it('isn’t free once another player has decided', async () => {
    await gathering();
    await table.play.act(ada, game.id, 'gather');
    expect(await table.undo.state(ada, game.id)).toEqual({ kind: 'free', to: 2, move: 'gather' });
    await table.play.act(bo, game.id, 'gather');
    expect(await table.undo.state(ada, game.id)).toEqual({
      kind: 'consent',
      to: 2,
      move: 'gather',
      why: 'seat',
      needs: ['blue'],
    });
    expect(await table.undo.retract(ada, game.id)).toMatchObject({ kind: 'consent', why: 'seat' });
  });

  it('isn’t free once a die was rolled or sealed answers were opened', async () => {
    await gathering();
    expect(await table.undo.state(bo, game.id)).toMatchObject({
      kind: 'consent',
      why: 'chance',
      needs: ['red'],
    });
    await table.play.act(ada, game.id, 'risk');
    expect(await table.undo.state(ada, game.id)).toMatchObject({ kind: 'consent', why: 'chance' });
    expect(await table.undo.retract(ada, game.id)).toMatchObject({ kind: 'consent', why: 'chance' });
  });

  it('isn’t free once an AI has decided', async () => {
    const card = await alone(table);
    await table.play.act(ada, card.id, 'offer 3');
    await table.play.act(ada, card.id, 'gather');
    expect((await table.undo.state(ada, card.id)).kind).toBe('consent');
  });

  it('is refused from a stale control', async () => {
    await table.play.act(ada, game.id, 'offer 1');
    await expect(table.undo.retract(ada, game.id, 0)).rejects.toThrow(Stale);
  });

  it('updates the phase’s post to the remaining events', async () => {
    await gathering();
    await table.play.act(ada, game.id, 'gather');
    await table.undo.retract(ada, game.id);
    await sendAll(table);
    await table.play.act(ada, game.id, 'risk');
    await table.play.act(bo, game.id, 'gather');
    const posts = await sendAll(table);
    const phase = posts.find(({ body }) => body.kind === 'phase')?.body;
    if (phase?.kind !== 'phase') throw new Error('no phase was posted');
    const groups = await table.outbox.read(game.id).phases(phase.from, phase.to, phase.phases);
    expect(groups.map(({ happenings }) => happenings.map(({ key }) => key))).toEqual([
      ['woodpile.risked', 'woodpile.gathered'],
    ]);
  });
});

describe('a rewind', () => {
  it('goes to any event, by the host or a moderator only, and is public', async () => {
    await gathering();
    expect(await refusalOf(table.host.rewind(bo, game.id, 0))).toBe('table.not-host');
    expect(await refusalOf(table.host.rewind(mod, game.id, 2))).toBe('table.no-such-event');
    await sendAll(table);
    const { card } = await table.host.rewind(mod, game.id, 0);
    expect([card.seq, card.phase, card.awaited.length]).toEqual([3, 'offer', 2]);
    expect(kindsOf(await sendAll(table))).toEqual(['notice', 'chronicle', 'status', 'call']);
  });

  it('rolls new dice, which can be verified like the old ones', async () => {
    const faces = new Set<unknown>();
    await gathering();
    for (let round = 0; round < 8; round++) {
      const { phases } = await table.play.act(ada, game.id, 'risk');
      faces.add(phases[0]?.happenings[0]?.args['face']);
      await table.host.rewind(mod, game.id, 2);
    }
    expect(faces.size).toBeGreaterThan(1);
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
  });
});
