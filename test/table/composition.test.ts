import { beforeEach, describe, expect, it } from 'vitest';
import { anyModule, type AnyModule } from '../../src/games/registry.js';
import type { Table } from '../../src/table/contract/index.js';
import type { Store } from '../../src/store/port.js';
import { longNight } from '../support/test-game.js';
import { ada, bo, refusalOf, setting } from './setting.js';

/** Composed moves are one event: reported, stored, undone and verified as one. */

let table: Table;
let store: Store;
let game: number;
beforeEach(async () => {
  ({ table, store } = setting({ modules: [anyModule(longNight)] }));
  ({ id: game } = await table.lobby.create(ada, { channel: 'hall', module: 'long-night' }));
  await table.lobby.join(ada, game, 'ash');
  await table.lobby.join(bo, game, 'birch');
  await table.lobby.start(ada, game);
});

const moved = async (): Promise<readonly (string | null)[]> =>
  (await store.events(game)).filter(({ move }) => move !== null).map(({ move }) => move);
const cards = async (): Promise<readonly string[]> => {
  const { view } = await table.look.snapshot(ada, game);
  const zones = (view as { zones: readonly { zone: string; cards?: readonly string[] }[] }).zones;
  return zones.find(({ zone }) => zone === 'display')?.cards?.filter((card) => card !== '0000') ?? [];
};

describe('a composed answer', () => {
  it('is one event, and is undone as one', async () => {
    const [one = '', two = ''] = await cards();
    const line = `take ${one}; walk ash-birch; take ${two}; end`;
    await table.play.act(ada, game, line);
    expect(await moved()).toEqual([line]);
    expect((await table.games.card(ada, game)).seq).toBe(1);
    await table.undo.retract(ada, game);
    expect(await cards()).toContain(one);
    await table.play.act(ada, game, `take ${two}; end`);
    expect((await table.look.verify(ada, game)).ok).toBe(true);
  });

  it('is refused as a whole, and nothing is stored', async () => {
    const [one = ''] = await cards();
    expect(await refusalOf(table.play.act(ada, game, `take ${one}; take ${one}; end`))).toBe(
      'kernel.not-offered',
    );
    expect(await refusalOf(table.play.act(ada, game, `risk; end`))).toBe('kernel.composition-ends');
    expect(await moved()).toEqual([]);
  });

  it('stays sealed while it is composed, and is undone move by move', async () => {
    const [one = '', two = ''] = await cards();
    await table.play.act(ada, game, `take ${one}; take ${two}; end`);
    await table.play.act(bo, game, 'end');
    await table.play.act(ada, game, `lay ${one}`);
    await table.play.act(ada, game, `lay ${two}`);
    const told = await table.look.snapshot(bo, game);
    expect(JSON.stringify(told.view)).not.toContain(`lay ${one}`);
    expect((await store.events(game)).slice(-2).map(({ secret }) => secret)).toEqual([true, true]);
    // Only its player reads the stored part.
    expect((await table.play.legal(ada, game)).begun).toEqual([`lay ${one}`, `lay ${two}`]);
    expect((await table.play.legal(bo, game)).begun).toBeUndefined();
    await table.undo.retract(ada, game);
    const { choices, begun } = await table.play.legal(ada, game);
    expect(begun).toEqual([`lay ${one}`]);
    expect(choices).toContainEqual({ verb: 'lay', args: [{ name: 'card', oneOf: [two] }] });
    await table.play.act(ada, game, 'done');
    await table.play.act(bo, game, 'done');
    const all = await store.events(game);
    expect(all.flatMap(({ happenings }) => happenings)).toContainEqual({
      key: 'night.laid',
      args: { seat: 'ash', cards: [one] },
    });
    expect((await table.look.verify(ada, game)).ok).toBe(true);
  });

  it('continues with the auto-actions of its player, except after an undo', async () => {
    const close: AnyModule['policies'][number] = {
      id: 'close',
      options: ['ask', 'end'],
      initial: 'end',
      decide: (_option, _view, _seat, choices) =>
        choices.some(({ verb }) => verb === 'end') ? { verb: 'end', args: [] } : undefined,
    };
    ({ table, store } = setting({ modules: [{ ...anyModule(longNight), policies: [close] }] }));
    ({ id: game } = await table.lobby.create(ada, { channel: 'hall', module: 'long-night' }));
    await table.lobby.join(ada, game, 'ash');
    await table.lobby.join(bo, game, 'birch');
    await table.lobby.start(ada, game);
    const [one = ''] = await cards();
    const take = { verb: 'take', args: [one] };
    const answer = (follow: boolean) =>
      table.play.answer(ada, game, (_turn, compose) => ({
        does: 'play',
        moves: compose([take], follow).moves,
      }));
    await answer(true);
    expect(await moved()).toEqual([`take ${one}; end`]);
    await table.undo.retract(ada, game);
    await answer(true);
    expect((await moved())[1]).toBe(`take ${one}`);
  });
});
