import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/kernel/errors.js';
import { anyModule, type AnyModule } from '../../src/games/registry.js';
import { testStore } from '../support/stores.js';
import { toyGame } from '../support/toy-game.js';
import { ada, alone, bo, kindsOf, pair, refusalOf, sendAll, setting, toy } from './setting.js';

const gather = toyGame.states['gather'];
if (gather === undefined) throw new Error('Woodpile has no gathering');

/** Woodpile with a bug in gathering. */
const broken: AnyModule = anyModule({
  ...toyGame,
  states: {
    ...toyGame.states,
    gather: {
      ...gather,
      verbs: {
        ...gather.verbs,
        gather: (c, seat) => {
          c.g.logs[seat] = -1;
          c.leave();
        },
        risk: () => {
          throw new TypeError('seven ravens are undefined');
        },
      },
    },
  },
});

describe('a fault in the rules', () => {
  it.each(['gather', 'risk'])('freezes the game at its last good event (%s)', async (line) => {
    const { table } = setting({ modules: [broken] });
    const { id } = await pair(table);
    await table.play.act(ada, id, 'offer 0');
    await table.play.act(bo, id, 'offer 0');
    await sendAll(table);
    await expect(table.play.act(ada, id, line)).rejects.toThrow(Fault);
    const card = await table.games.card(ada, id);
    expect(card).toMatchObject({
      stage: 'frozen',
      seq: 2,
      awaited: [],
      fault: 'after event 2 (turn 1, gather)',
    });
    expect(kindsOf(await sendAll(table))).toEqual(['notice', 'status', 'call']);
    expect(await refusalOf(table.play.act(ada, id, line))).toBe('table.frozen');
    expect((await table.look.snapshot(bo, id)).seq).toBe(2);
    expect(await table.look.history(bo, id)).toHaveLength(3);
    expect((await table.play.legal(ada, id)).choices).toEqual([]);
  });

  it('is fixed when the host retries with better rules', async () => {
    const store = testStore();
    const { table } = setting({ store, modules: [broken] });
    const { id } = await pair(table);
    await table.play.act(ada, id, 'offer 0');
    await table.play.act(bo, id, 'offer 0');
    await expect(table.play.act(ada, id, 'gather')).rejects.toThrow(Fault);
    const mended = setting({ store }).table;
    await (
      await mended.process.resume()
    ).settled;
    expect(await refusalOf(mended.host.thaw(bo, id))).toBe('table.not-host');
    expect((await mended.host.thaw(ada, id)).card.stage).toBe('running');
    expect((await mended.play.act(ada, id, 'gather')).card.seq).toBe(3);
    expect(await refusalOf(mended.host.thaw(ada, id))).toBe('table.not-frozen');
  });
});

describe('an AI that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('lost in thought');
      },
    ],
    ['answers nonsense', () => ({ verb: 'sing', args: [] })],
  ])('(%s) is replaced by a random move for that decision', async (_, random) => {
    const { table } = setting({ modules: [anyModule({ ...toyGame, ai: { random } })] });
    const { id } = await alone(table);
    await table.lobby.leave(ada, id);
    expect((await table.games.card(ada, id)).stage).toBe('finished');
  });
});

describe('newer rules', () => {
  it('don’t affect a game that they would play differently', async () => {
    const store = testStore();
    const { id } = await pair(setting({ store, modules: [toy] }).table);
    const [round, ...rest] = toyGame.procedures['game'] ?? [];
    if (round === undefined) throw new Error('Woodpile has no rounds');
    const louder: typeof round = {
      ...round,
      run: (c) => {
        round.run(c);
        c.emit('woodpile.round', { round: 0 });
      },
    };
    const procedures = { ...toyGame.procedures, game: [louder, ...rest] };
    const meta = { ...toyGame.meta, rulesVersion: 2 };
    const { table } = setting({ store, modules: [anyModule({ ...toyGame, meta, procedures })] });
    await (
      await table.process.resume()
    ).settled;
    const card = await table.games.card(ada, id);
    expect([card.stage, card.rulesVersion]).toEqual(['frozen', 1]);
    expect((await table.look.snapshot(ada, id)).seq).toBe(0);
  });
});
