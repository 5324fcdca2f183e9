import { describe, expect, it } from 'vitest';
import { openGame } from '../../src/kernel/game.js';
import { drawer } from '../../src/kernel/random.js';
import type { Position, Seat, Viewer } from '../../src/kernel/types.js';
import type { EventRow, Store } from '../../src/store/port.js';
import { testStore } from '../support/stores.js';
import { replay } from '../../src/table/read/positions.js';
import type { Actor, Table } from '../../src/table/contract/index.js';
import { ada, bo, cyd, pair, refusalOf, setting, toy } from './setting.js';

const actors: Readonly<Record<string, Actor>> = { red: ada, blue: bo, spectator: cyd };

/** Three answers were given in secret, a hidden card was drawn, and Bo's second offer is sealed. */
async function midway(): Promise<{ readonly store: Store; readonly id: number }> {
  const store = testStore();
  const { table } = setting({ store });
  const { id } = await pair(table);
  for (const [actor, line] of [
    [ada, 'offer 1'],
    [bo, 'offer 2'],
    [ada, 'gather'],
    [bo, 'gather'],
    [bo, 'offer 1'],
  ] as const)
    await table.play.act(actor, id, line);
  return { store, id };
}

/** The same store, with everything that `viewer` can't know changed: cards, sealed answers, whispers. */
function changed(store: Store, viewer: Viewer): Store {
  const draw = drawer(5);
  const hidden = (seat: Seat | null): boolean => seat !== viewer;
  const event = (row: EventRow): EventRow => ({
    ...row,
    move: row.secret && hidden(row.seat) ? 'offer 0' : row.move,
    happenings: row.happenings.map((one) =>
      one.to === undefined || one.to.includes(viewer) ? one : { ...one, args: { tale: 99 } },
    ),
  });
  const other = async (game: number, seq: number): Promise<Position> => {
    const kept = await store.loadPosition(game, seq);
    if (kept === undefined) throw new Error('there is no position');
    const open = openGame(toy, JSON.parse(kept.position) as Position);
    for (const row of kept.tail) replay(open, row);
    return toy.permuteHidden(open.position, viewer, draw);
  };
  return {
    ...store,
    events: async (game, filter) => (await store.events(game, filter)).map(event),
    loadPosition: async (game, seq) => ({ seq, position: JSON.stringify(await other(game, seq)), tail: [] }),
  };
}

/** Everything the table shows a person who looks at a game, as text. */
async function told(table: Table, actor: Actor, id: number): Promise<readonly string[]> {
  const { outbox } = table;
  const all: unknown[] = [
    await table.games.card(actor, id),
    await table.games.list(actor),
    await table.look.history(actor, id, { withUndone: true }),
    await table.look.chapters(actor, id),
    await outbox.read(id).card(),
    await outbox.read(id).asked(),
    await outbox.read(id).entries(-1, 5),
    await outbox.read(id).phases(-1, 5),
    await refusalOf(table.host.rewind(actor, id, 99)),
  ];
  for (let seq = 0; seq <= 5; seq++) {
    all.push(
      await table.look.snapshot(actor, id, { seq }),
      await table.look.snapshot(actor, id, { seq, public: true }),
    );
    all.push(await outbox.read(id).snapshot(seq));
  }
  if ((await table.games.seatOf(actor, id)) !== undefined)
    all.push(
      await table.play.legal(actor, id, { explain: true }),
      await table.undo.state(actor, id),
      await refusalOf(table.play.act(actor, id, 'offer 7')),
    );
  await (
    await table.process.resume()
  ).settled;
  all.push(await outbox.claim(10));
  return all.map((one) => JSON.stringify(one));
}

describe('hidden information', () => {
  it.each(['red', 'blue', 'spectator'])('changes nothing that %s can read', async (viewer) => {
    const { store, id } = await midway();
    const actor = actors[viewer] ?? cyd;
    const as = await told(setting({ store }).table, actor, id);
    const once = await told(setting({ store: changed(store, viewer) }).table, actor, id);
    // The attempts of a post increase with each look, and with them whether it may exist.
    const settled = (all: readonly string[]): readonly string[] =>
      all.map((one) => one.replace(/"attempt":\d+/u, '"attempt":1').replace(/,"mayStandSince":\d+/u, ''));
    expect(settled(once)).toEqual(settled(as));
    expect(as.join()).not.toContain('seed 0');
  });
});
