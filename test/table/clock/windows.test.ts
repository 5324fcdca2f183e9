import { afterEach, describe, expect, it } from 'vitest';
import { GAMES, type AnyModule } from '../../../src/games/registry.js';
import { optionsOfRound } from '../../tools/cases.js';
import { makeMove } from '../../../src/kernel/notation.js';
import { playout } from '../../../src/kernel/playout.js';
import { drawer } from '../../../src/kernel/random.js';
import { PACE_TIMES } from '../../../src/table/read/paces.js';
import type { Actor, Table } from '../../../src/table/contract/index.js';
import { sendAll, setting, type Setting } from '../setting.js';

/**
 * Timeout windows at the real table, in every game that has any: players without orders are called, and the window
 * closes in time.
 */

const windowsOf = (module: AnyModule): readonly string[] =>
  Object.entries(module.states).flatMap(([name, { onTimeout }]) => (onTimeout === undefined ? [] : [name]));

const WITH_WINDOWS = GAMES.filter((module) => windowsOf(module).length > 0);
const MOST_MOVES = 600;
const MOST_GAMES = 12;

/** Decisions until a window opens, by the rules alone, which is much faster than at the table. */
function untilOne(module: AnyModule, round: number): number {
  const [variant] = module.meta.variants;
  const options = optionsOfRound(module.meta, round);
  let open = false;
  const { decisions } = playout(module, {
    variant: variant?.id ?? '',
    seats: module.meta.seats.slice(0, variant?.minSeats).map(({ id }) => id),
    options,
    seed: `windows ${round}`,
    draw: drawer(round),
    before: (game) => void (open ||= windowsOf(module).includes(game.state()?.name ?? '')),
    enough: (made) => open || made >= MOST_MOVES,
  });
  return open ? decisions : Infinity;
}

/** Rounds, those in which windows open soon first. */
const roundsOf = (module: AnyModule): readonly number[] =>
  Array.from({ length: MOST_GAMES }, (_, round) => ({ round, wait: untilOne(module, round) }))
    .sort((a, b) => (a.wait === b.wait ? a.round - b.round : a.wait - b.wait))
    .map(({ round }) => round);

interface Begun extends Setting {
  readonly id: number;
  readonly people: readonly Actor[];
}

/** @param round each round uses other options: some have fewer windows */
async function begun(module: AnyModule, round: number): Promise<Begun> {
  const place = setting({ modules: [module] });
  const [variant] = module.meta.variants;
  if (variant === undefined) throw new Error('no variant');
  const people = Array.from({ length: variant.minSeats }, (_, i): Actor => ({
    guild: 'north',
    person: `p${i}`,
  }));
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const { table } = place;
  const options = optionsOfRound(module.meta, round);
  const { id } = await table.lobby.create(host, {
    channel: 'c',
    module: module.meta.id,
    pace: 'daily',
    options,
  });
  for (const who of people.slice(1)) await table.lobby.join(who, id);
  await table.lobby.start(host, id);
  return { ...place, id, people };
}

const stateOf = async (table: Table, id: number): Promise<string> =>
  (await table.outbox.read(id).asked())?.state ?? '';

/**
 * People play at random without orders until a window opens.
 * @returns the people called meanwhile; undefined if the game ended first
 */
async function untilWindow(
  { table, id, people }: Begun,
  module: AnyModule,
  seed: number,
): Promise<ReadonlySet<string> | undefined> {
  const draw = drawer(seed);
  const called = new Set<string>();
  const due = (await Promise.all(people.map((who) => table.orders.setPolicies(who, id, 'ask')))).flatMap(
    (orders, i) => (orders.due === true ? (people[i]?.person ?? []) : []),
  );
  for (const who of due) called.add(who);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    for (const { ping } of await sendAll(table)) for (const who of ping) called.add(who);
    if (windowsOf(module).includes(await stateOf(table, id))) return called;
    const card = await table.games.card(people[0] ?? { guild: '', person: '' }, id);
    const who = people.find(({ person }) => person === card.awaited[0]?.person);
    if (who === undefined) return undefined;
    called.delete(who.person);
    const { choices, seat } = await table.play.legal(who, id);
    const { view } = await table.look.snapshot(who, id);
    const move = module.ai['random']?.({ view, seat, choices, draw });
    if (move === undefined) throw new Error('nobody plays at random');
    await table.play.act(who, id, makeMove(move));
    // A player who has just answered is present, and needs no call for the next decision.
    const still = await table.orders.get(who, id);
    if (still.due === true) called.add(who.person);
  }
  throw new Error(`no window in ${MOST_MOVES} moves`);
}

describe.each(WITH_WINDOWS.map((module) => [module.meta.id, module] as const))(
  'timeout windows of %s',
  (_, module) => {
    let place: Begun | undefined;
    afterEach(async () => {
      await place?.table.process.close();
      await place?.store.close();
    });

    it('call every asked player without an order, and close at their deadline', async () => {
      let called: ReadonlySet<string> | undefined;
      for (const round of roundsOf(module)) {
        if (called !== undefined) break;
        await place?.table.process.close();
        await place?.store.close();
        place = await begun(module, round);
        called = await untilWindow(place, module, 5 + round);
      }
      if (place === undefined) throw new Error('nothing was played');
      const { table, id, people, store } = place;
      const [host = { guild: '', person: '' }] = people;
      const { awaited, seq } = await table.games.card(host, id);
      const state = await stateOf(table, id);
      expect(awaited.length).toBeGreaterThan(0);
      for (const { person = '', due = Infinity } of awaited) {
        expect(called).toContain(person);
        expect(due).toBeLessThan(Infinity);
      }
      place.wait(PACE_TIMES.daily.window - 1);
      await table.process.wake();
      expect((await table.games.card(host, id)).seq).toBe(seq);
      place.wait(2);
      await table.process.wake();
      const closed = (await store.events(id, { after: seq })).filter(({ order }) => order === 'lapse');
      const onTimeout = module.states[state]?.onTimeout;
      expect(closed.map(({ seat }) => seat).sort()).toEqual(awaited.map(({ seat }) => seat).sort());
      for (const { move } of closed) expect(move).toBe(onTimeout && makeMove(onTimeout));
    });
  },
);
