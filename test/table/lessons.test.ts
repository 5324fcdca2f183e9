import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../src/games/registry.js';
import { parseMove } from '../../src/kernel/notation.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import type { Table } from '../../src/table/contract/index.js';
import { ada, setting } from './setting.js';

/** Two lessons in progress. The second was stored when its script had other steps. */
const LESSONS = `INSERT INTO lessons (guild, person, module, thread, language, moves, at) VALUES
  ('north', 'ada', 'glacier', NULL, 'de', '["hunt reindeer two flint-spear"]', 5),
  ('north', 'ada', 'endless', NULL, 'de', '["play fire-keeping","place chief hunt","catch 2mammoth"]', 5)`;

let table: Table;
beforeAll(() => {
  const db = openSqlite(':memory:');
  db.$client.exec(LESSONS);
  ({ table } = setting({ store: sqliteStore(db), modules: [...registry.values()] }));
});
afterAll(() => table.process.close());

describe('a lesson in progress', () => {
  const answer = (game: string, text: string, at: number) => {
    const move = parseMove(text);
    return table.lessons.answer(ada, game, () => ({ does: 'play', moves: move ? [move] : [] }), at);
  };

  it('continues at its current step', async () => {
    const lesson = await table.lessons.find(ada, 'glacier');
    expect(lesson).toMatchObject({ at: 1, step: { id: 'gather' }, composes: false });
    expect(lesson?.composed).toBeUndefined();
    expect((await answer('glacier', 'gather sorrel one+2three', 1)).lesson.at).toBe(2);
  });

  it('continues at the first step whose script has changed', async () => {
    const lesson = await table.lessons.find(ada, 'endless');
    expect(lesson).toMatchObject({ at: 0, step: { id: 'figure' }, composes: true });
    expect((await answer('endless', 'play fire-keeping; place chief hunt', 0)).lesson.at).toBe(1);
    expect((await table.lessons.find(ada, 'endless'))?.at).toBe(1);
  });
});
