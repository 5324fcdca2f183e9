import { describe, expect, it } from 'vitest';
import { anyModule, type AnyModule } from '../../src/games/registry.js';
import { namePack, PackUnfit, type NamedPack } from '../../src/kernel/packs.js';
import type { Json } from '../../src/kernel/types.js';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { testStore } from '../support/stores.js';
import { toyGame } from '../support/toy-game.js';
import { ada, bo, refusalOf, setting } from './setting.js';

/** Woodpile with packs of words for its logs, as a new process knows it. */
function packed(): AnyModule {
  const known = new Map<string, Json>();
  const wordOf = (data: unknown): string => String((data as { word?: unknown } | undefined)?.word ?? '');
  return anyModule({
    ...toyGame,
    packs: {
      option: 'pack',
      own: { id: 'plain', word: 'log' },
      check: (data) => (wordOf(data) === '' ? ['word: is missing'] : []),
      label: (data) => ({ id: String((data as { id: string }).id), version: '1' }),
      schema: () => ({}),
      report: wordOf,
      load: (key, data) => void known.set(key, data),
      content: (key) => known.get(key),
      texts: (key) => ({ en: { ...toyGame.texts['en'], 'name.log': wordOf(known.get(key)) } }),
    },
  });
}

function pack(id: string, word: string): NamedPack {
  const { packs } = packed();
  if (packs === undefined) throw new Error('the toy has no packs');
  return namePack(packs, { id, word });
}

const installed = (...packs: NamedPack[]) => new Map([['woodpile', packs]]);
const oak = pack('oak', 'oak log');

describe('packs at the table', () => {
  it('are named by their content, or refused with all errors', () => {
    expect(oak.key).toMatch(/^oak@[0-9a-f]{16}$/u);
    expect(pack('oak', 'fir log').key).not.toBe(oak.key);
    expect(() => pack('oak', '')).toThrow(PackUnfit);
  });

  it('are chosen in the lobby by id, and belong to the game from the start, even if others are installed later', async () => {
    const store = testStore();
    const first = setting({ store, modules: [packed()], packs: installed(oak) }).table;
    expect(first.games.packs('woodpile').map(({ id }) => id)).toEqual(['plain', 'oak']);
    const { id, options } = await first.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    expect(options['pack']).toBe('plain');
    expect(await refusalOf(first.lobby.configure(ada, id, { options: { pack: 'ash' } }))).toBe(
      'table.no-such-option',
    );
    await first.lobby.configure(ada, id, { options: { pack: 'oak' } });
    await first.lobby.join(bo, id);
    expect((await first.lobby.start(ada, id)).card.options['pack']).toBe(oak.key);

    const module = packed();
    const later = setting({ store, modules: [module], packs: installed(pack('oak', 'fir log')) }).table;
    expect(module.packs?.content(oak.key)).toBeUndefined();
    expect((await later.games.card(ada, id)).options['pack']).toBe(oak.key);
    expect(module.packs?.content(oak.key)).toEqual({ id: 'oak', word: 'oak log' });
    expect((await later.look.verify(ada, id)).ok).toBe(true);
  });

  it('are refused at the start if they are gone, until the host chooses another', async () => {
    const store = testStore();
    const first = setting({ store, modules: [packed()], packs: installed(oak) }).table;
    const { id } = await first.lobby.create(ada, {
      channel: 'hall',
      module: 'woodpile',
      options: { pack: 'oak' },
    });
    await first.lobby.join(bo, id);
    const later = setting({ store, modules: [packed()] }).table;
    expect(await refusalOf(later.lobby.start(ada, id))).toBe('table.no-such-option');
    await later.lobby.configure(ada, id, { options: { pack: 'plain' } });
    expect((await later.lobby.start(ada, id)).card.options['pack']).toMatch(/^plain@/u);
  });

  it.each<[string, (db: Sqlite, module: AnyModule) => AnyModule]>([
    [
      'deleted',
      (db, module) => {
        db.$client.exec('DELETE FROM packs');
        return module;
      },
    ],
    [
      'unreadable for a later program',
      (_, { packs, ...rest }) => {
        const load = (): never => {
          throw new TypeError('no such card');
        };
        return { ...rest, ...(packs === undefined ? {} : { packs: { ...packs, load } }) };
      },
    ],
  ])('(%s) are waited for until the same content is installed again', async (_, harm) => {
    const db = openSqlite(':memory:');
    const store = sqliteStore(db);
    const { table } = setting({ store, modules: [packed()], packs: installed(oak) });
    const { id } = await table.lobby.create(ada, {
      channel: 'hall',
      module: 'woodpile',
      options: { pack: 'oak' },
    });
    await table.lobby.join(bo, id);
    await table.lobby.start(ada, id);
    const { view } = await table.look.snapshot(ada, id, { public: true });

    const other = pack('oak', 'fir log');
    const without = setting({ store, modules: [harm(db, packed())], packs: installed(other) }).table;
    // Before the pack is missed, waiting posts aren't blocked.
    const reading = without.outbox.read(id);
    expect(await reading.asked()).toBeUndefined();
    expect(await reading.snapshot()).toMatchObject({ packGone: oak.key, view });
    await (
      await without.process.resume()
    ).settled;
    expect((await without.games.card(ada, id)).frozen).toEqual({ why: 'unreadable', pack: oak.key });
    expect(await refusalOf(without.play.act(ada, id, 'offer 0'))).toBe('table.pack-gone');
    expect(await refusalOf(without.host.thaw(ada, id))).toBe('table.pack-gone');

    const back = setting({ store, modules: [packed()], packs: installed(oak) }).table;
    await (
      await back.process.resume()
    ).settled;
    expect((await back.games.card(ada, id)).stage).toBe('running');
    expect((await back.look.snapshot(ada, id)).packGone).toBeUndefined();
    await back.play.act(ada, id, 'offer 0');
    expect((await back.look.verify(ada, id)).ok).toBe(true);
  });

  it('are passed to the thread in which an AI thinks', async () => {
    const keys: unknown[] = [];
    const module = packed();
    const thinking = { ...module, planners: { random: () => ({ verb: 'gather', args: [] }) } };
    const { table } = setting({
      modules: [thinking],
      packs: installed(oak),
      think: async ({ pack: sent, choices }) => {
        keys.push(sent?.key);
        return { verb: choices[0]?.verb ?? '', args: [] };
      },
    });
    const { id } = await table.lobby.create(ada, {
      channel: 'hall',
      module: 'woodpile',
      options: { pack: 'oak' },
    });
    await table.lobby.fill(ada, id, 'random', { upTo: 2 });
    await table.lobby.start(ada, id);
    await table.process.close();
    expect(keys[0]).toBe(oak.key);
  });
});
