import { afterEach, describe, expect, it } from 'vitest';
import { anyModule } from '../../src/games/registry.js';
import { SAGE } from '../../src/kernel/levels.js';
import type { Move } from '../../src/kernel/types.js';
import type { Store } from '../../src/store/port.js';
import type { Table } from '../../src/table/contract/index.js';
import { testStore } from '../support/stores.js';
import { toyGame } from '../support/toy-game.js';
import { ada, setting } from './setting.js';

/**
 * The highest level thinks for minutes while people are asked too, and within its limit while everyone waits for it.
 */

const zero: Move = { verb: 'offer', args: [0] };
const one: Move = { verb: 'offer', args: [1] };
const module = anyModule({
  ...toyGame,
  ai: { ...toyGame.ai, [SAGE]: () => zero },
  planners: { [SAGE]: () => zero },
});
const SECONDS = 1000;
const tables: Table[] = [];
afterEach(async () => {
  await Promise.all(tables.splice(0).map((table) => table.process.close()));
});

/** A game against a sage whose every round of thinking takes ten seconds and returns `thought`. */
async function against(thought: (nth: number) => Move, store: Store = testStore()) {
  const asked: string[] = [];
  const times: number[] = [];
  const played = setting({
    store,
    modules: [module],
    think: async (input) => {
      played.wait(10 * SECONDS);
      asked.push(input.ai);
      times.push(table.process.now());
      await before?.(asked.length);
      return thought(asked.length);
    },
  });
  let before: ((nth: number) => Promise<unknown>) | undefined;
  const { table } = played;
  tables.push(table);
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.fill(ada, id, SAGE, { upTo: 2 });
  return {
    table,
    id,
    asked,
    thoughtsBy: (at: number) => times.filter((time) => time <= at).length,
    start: () => table.lobby.start(ada, id),
    onThought: (work: (nth: number) => Promise<unknown>) => void (before = work),
    awaited: async () => (await table.games.card(ada, id)).awaited.map(({ seat }) => seat),
  };
}

describe('a sage', () => {
  it('stops thinking after the same result three times', async () => {
    const { start, awaited, asked } = await against(() => one);
    await start();
    await expect.poll(awaited).toEqual(['red']);
    expect(asked).toEqual(['planner', 'planner', 'planner']);
  });

  it('thinks for five minutes while a person is asked too', async () => {
    const { start, awaited, asked } = await against((nth) => (nth % 2 === 0 ? zero : one));
    await start();
    await expect.poll(awaited).toEqual(['red']);
    expect(asked).toHaveLength(30);
  });

  it('finishes within 45 seconds once everyone waits for it alone', async () => {
    const game = await against((nth) => (nth % 2 === 0 ? zero : one));
    game.onThought((nth) => (nth === 3 ? game.table.play.act(ada, game.id, 'offer 0') : Promise.resolve()));
    await game.start();
    const sages = async () => (await game.table.look.history(ada, game.id)).filter(({ ai }) => ai === SAGE);
    await expect.poll(async () => (await sages()).length).toBeGreaterThan(0);
    // Three rounds at leisure, then as many as fit 45 seconds; a round in progress counts too.
    const [first] = await sages();
    expect(game.thoughtsBy(first?.at ?? 0)).toBeLessThanOrEqual(9);
  });

  it('starts again after a restart, and doesn’t delay the end of the program', async () => {
    const store = testStore();
    const game = await against((nth) => (nth % 2 === 0 ? zero : one), store);
    const closed = new Promise<void>((resolve) => {
      game.onThought((nth) => {
        if (nth === 2) void game.table.process.close().then(resolve);
        return Promise.resolve();
      });
    });
    await game.start();
    await closed;
    expect(game.asked).toHaveLength(2);
    const later = setting({ store, modules: [module], think: () => Promise.resolve(one) });
    tables.push(later.table);
    await (
      await later.table.process.resume()
    ).settled;
    expect((await later.table.games.card(ada, game.id)).awaited.map(({ seat }) => seat)).toEqual(['red']);
  });
});
