import { describe, expect, it } from 'vitest';
import { fillChoice } from '../../src/kernel/parameters.js';
import { drawer } from '../../src/kernel/random.js';
import type { Actor, NewTournament, Table, Tournament } from '../../src/table/contract/index.js';
import type { Store } from '../../src/store/port.js';
import { testStore } from '../support/stores.js';
import { mod, sendAll, setting } from './setting.js';

/** Tournaments at the real table: their games are lobbies that start, are played by their people, and are read. */

const at = (person: string): Actor => ({ guild: 'north', person });
const DAY = 24 * 60 * 60_000;

const of = (kind: NewTournament['kind'], more: Partial<NewTournament> = {}): NewTournament => ({
  kind,
  module: 'woodpile',
  seats: 2,
  channel: 'hall',
  home: 'cup',
  ...more,
});

async function signed(table: Table, count: number, input: NewTournament): Promise<Tournament> {
  const { id } = await table.tournaments.create(mod, input);
  for (let n = 1; n <= count; n++) await table.tournaments.join(at(`p${n}`), id);
  return table.tournaments.get(mod, id);
}

/** All awaited players answer until nobody is awaited. */
async function playOut(table: Table, game: number): Promise<void> {
  const draw = drawer(game);
  for (let moves = 0; moves < 500; moves++) {
    const card = await table.games.card(mod, game);
    const person = card.awaited.find((wait) => wait.person !== undefined)?.person;
    if (card.stage !== 'running' || person === undefined) return;
    const { choices } = await table.play.legal(at(person), game);
    const choice = choices[draw(choices.length)];
    if (choice === undefined) return;
    await table.play.act(at(person), game, fillChoice(choice, draw));
  }
}

const openGames = ({ field }: Tournament): readonly number[] =>
  (field.rounds.at(-1)?.tables ?? []).flatMap(({ game, result }) =>
    game === undefined || result !== undefined ? [] : [game],
  );

/** Plays until the tournament or a league's season is over; `after` runs while the games of a round are played. */
async function playThrough(
  table: Table,
  id: number,
  during: (round: number) => Promise<void> = async () => {},
): Promise<Tournament> {
  for (let look = 0; look < 30; look++) {
    const now = await table.tournaments.get(mod, id);
    if (now.stage !== 'running') return now;
    await during(now.field.rounds.length);
    for (const game of openGames(await table.tournaments.get(mod, id))) await playOut(table, game);
    await table.tournaments.tick();
  }
  throw new Error('the tournament is never over');
}

describe.each([
  ['swiss', 7, {}],
  ['robin', 5, {}],
  ['knockout', 6, {}],
  ['league', 8, { division: 4 }],
  ['swiss', 7, { seats: 3 }],
  ['knockout', 8, { seats: 3, fill: 'random' }],
] as const)('a tournament (%s of %i with %o)', (kind, count, more) => {
  it('is played to its end although one player leaves and the organizer removes another', async () => {
    const { table } = setting();
    const { id } = await signed(table, count, of(kind, more));
    await table.tournaments.start(mod, id);
    const dropped: string[] = [];
    const over = await playThrough(table, id, async (round) => {
      if (round === 1) {
        await table.tournaments.leave(at('p1'), id);
        dropped.push('p1');
      }
      if (round === 2) {
        const { field } = await table.tournaments.get(mod, id);
        const one = field.rounds.at(-1)?.tables[0]?.entrants[0];
        const person = field.entrants.find((each) => each.id === one)?.person;
        if (person === undefined) return;
        await table.tournaments.drop(mod, id, person);
        dropped.push(person);
      }
    });
    expect(over.stage).toBe(kind === 'league' ? 'between' : 'over');
    expect(dropped).toHaveLength(2);
    const rows = table.tournaments.standings(over);
    expect(rows).toHaveLength(count);
    const results = over.field.rounds.flatMap(({ tables }) => tables.map(({ result }) => result?.how));
    expect(results).not.toContain(undefined);
    expect(results).toContain('played');
    // A player who left is last at that table, and sits at none afterwards.
    for (const person of dropped) {
      const who = over.field.entrants.find((each) => each.person === person);
      const left = who?.left ?? 0;
      const table_ = over.field.rounds[left - 2]?.tables.find(({ entrants }) =>
        entrants.includes(who?.id ?? 0),
      );
      if (table_ !== undefined && who !== undefined)
        expect(table_.result?.places[table_.entrants.indexOf(who.id)]).toBe(
          Math.max(...(table_.result?.places ?? [])),
        );
      const later = over.field.rounds.slice(left - 1).flatMap(({ tables }) => tables);
      expect(later.some(({ entrants }) => entrants.includes(who?.id ?? 0))).toBe(false);
    }
    // Each round and the end are announced once, in the tournament's home channel.
    const told = (await sendAll(table)).flatMap(({ body }) => (body.kind === 'tournament' ? [body] : []));
    expect(told.map(({ what }) => what)).toEqual([...over.field.rounds.map(() => 'round'), 'end']);
    expect(told.every(({ home, tournament }) => home === 'cup' && tournament === id)).toBe(true);
  });
});

it('a late table goes to players who aren’t awaited, and the next round opens by itself', async () => {
  const { table, wait } = setting();
  const { id } = await signed(table, 4, of('swiss', { days: 3 }));
  const begun = await table.tournaments.start(mod, id);
  const [first] = openGames(begun);
  const slow = (await table.games.card(mod, first ?? 0)).awaited.flatMap(({ person }) => person ?? []);
  expect(slow.length).toBeGreaterThan(0);
  expect(await table.tournaments.tick()).toEqual([]);
  wait(3 * DAY + 1);
  expect(await table.tournaments.tick()).toEqual([id]);
  const now = await table.tournaments.get(mod, id);
  expect(now.field.rounds).toHaveLength(2);
  const decided = now.field.rounds[0]?.tables[0];
  expect(decided?.result?.how).toBe('late');
  const placeOf = (person: string): number | undefined =>
    decided?.result?.places[
      decided.entrants.indexOf(now.field.entrants.find((one) => one.person === person)?.id ?? 0)
    ];
  const others = (await table.games.card(mod, first ?? 0)).places.flatMap(({ person }) => person ?? []);
  if (slow.length === 1) expect(slow.map(placeOf)).toEqual([2]);
  expect(others.map(placeOf)).toContain(1);
});

it('only the organizer may add days, decide a table and end it', async () => {
  const { table } = setting();
  const { id } = await signed(table, 4, of('robin'));
  const start = await table.tournaments.start(mod, id);
  const due = start.field.rounds[0]?.due ?? 0;
  for (const attempt of [
    () => table.tournaments.extend(at('p1'), id, 2),
    () => table.tournaments.rule(at('p1'), id, 'p1'),
    () => table.tournaments.end(at('p1'), id),
    () => table.tournaments.drop(at('p1'), id, 'p2'),
  ])
    await expect(attempt()).rejects.toMatchObject({ key: 'table.not-organiser' });
  expect((await table.tournaments.extend(mod, id, 2)).field.rounds[0]?.due).toBe(due + 2 * DAY);
  const [one] = start.field.rounds[0]?.tables[0]?.entrants ?? [];
  const winner = start.field.entrants.find((each) => each.id === one)?.person ?? '';
  const ruled = await table.tournaments.rule(mod, id, winner);
  expect(ruled.field.rounds[0]?.tables[0]?.result).toEqual({ how: 'ruled', places: [1, 2] });
  await expect(table.tournaments.rule(mod, id, 'stranger')).rejects.toMatchObject({
    key: 'table.not-at-table',
  });
  expect((await table.tournaments.end(mod, id)).stage).toBe('over');
  await expect(table.tournaments.get(at('p1'), 99)).rejects.toMatchObject({
    key: 'table.no-such-tournament',
  });
  await expect(table.tournaments.get({ guild: 'south', person: 'p1' }, id)).rejects.toMatchObject({
    key: 'table.no-such-tournament',
  });
});

it('moderators organize, or everyone if the server allows it; players sign up once, and in time', async () => {
  const { table } = setting();
  await expect(table.tournaments.create(at('p1'), of('swiss'))).rejects.toMatchObject({
    key: 'table.tournament-moderators',
  });
  await table.club.turn(mod, 'organise', true);
  const { id, name, host } = await table.tournaments.create(
    at('p1'),
    of('swiss', { name: ' The  Long Night ' }),
  );
  expect([name, host]).toEqual(['The Long Night', 'p1']);
  await expect(table.tournaments.create(at('p1'), of('swiss', { name: '**<@1>**' }))).rejects.toMatchObject({
    key: 'table.tournament-name',
  });
  await table.tournaments.join(at('p2'), id);
  await expect(table.tournaments.join(at('p2'), id)).rejects.toMatchObject({ key: 'table.is-entrant' });
  await expect(table.tournaments.start(at('p1'), id)).rejects.toMatchObject({ key: 'table.tournament-few' });
  await table.tournaments.join(at('p3'), id);
  await table.tournaments.start(at('p1'), id);
  await expect(table.tournaments.join(at('p4'), id)).rejects.toMatchObject({ key: 'table.tournament-begun' });
  await table.club.turn(mod, 'tournaments', false);
  await expect(table.tournaments.create(mod, of('swiss'))).rejects.toMatchObject({ key: 'table.club-off' });
});

it('a forgotten player is withdrawn, and a game opened before a crash isn’t opened twice', async () => {
  const { table, store } = setting();
  const { id } = await signed(table, 4, of('swiss', { rounds: 2 }));
  await table.tournaments.start(mod, id);
  const row = await store.tournament(id);
  if (row === undefined) throw new Error('gone');
  const games = (await store.listGames({ guild: 'north', limit: 50 })).length;
  // As after a crash between opening the games and storing their numbers.
  const text = JSON.stringify(row.data).replaceAll(/,"game":\d+/gu, '');
  await store.saveTournament(row, { data: JSON.parse(text) });
  await table.tournaments.tick();
  expect(await store.listGames({ guild: 'north', limit: 50 })).toHaveLength(games);
  expect(openGames(await table.tournaments.get(mod, id))).toHaveLength(2);
  await table.people.forget('p1');
  const over = await playThrough(table, id);
  expect(JSON.stringify(over)).not.toContain('"p1"');
  expect(over.field.entrants.filter(({ left }) => left !== undefined)).toHaveLength(1);
});

it('doesn’t start with a forgotten player', async () => {
  const { table } = setting();
  const { id } = await signed(table, 2, of('swiss', { rounds: 2 }));
  await table.people.forget('p2');
  await expect(table.tournaments.start(mod, id)).rejects.toMatchObject({ key: 'table.tournament-few' });
  await table.tournaments.join(at('p3'), id);
  const { field } = await table.tournaments.start(mod, id);
  expect(field.entrants.map(({ person }) => person).toSorted()).toEqual(['p1', 'p3']);
});

it('a league’s next season includes players who signed up meanwhile', async () => {
  const { table } = setting();
  const { id } = await signed(table, 8, of('league', { division: 4 }));
  await table.tournaments.start(mod, id);
  await table.tournaments.join(at('late'), id);
  const first = await playThrough(table, id);
  const best = table.tournaments
    .standings(first)
    .find(({ entrant, rank }) => entrant.division === 2 && rank === 1);
  await table.tournaments.start(mod, id);
  const second = await table.tournaments.get(mod, id);
  expect([second.stage, second.field.season]).toEqual(['running', 2]);
  const divisionOf = (person: string | undefined): number | undefined =>
    second.field.entrants.find((one) => one.person === person)?.division;
  expect(divisionOf(best?.entrant.person)).toBe(1);
  expect(divisionOf('late')).toBe(2);
  expect((await playThrough(table, id)).stage).toBe('between');
});

it('all running tournaments are checked, then none until one of its games ends', async () => {
  const kept = testStore();
  const looked: number[] = [];
  const store: Store = {
    ...kept,
    tournament(id) {
      looked.push(id);
      return kept.tournament(id);
    },
  };
  const { table, wait } = setting({ store });
  const { id } = await signed(table, 2, of('swiss'));
  const begun = await table.tournaments.start(mod, id);
  const row = await kept.tournament(id);
  if (row === undefined) throw new Error('the tournament is gone');
  const { guild, name, host, channel, home, stage, data, createdAt } = row;
  for (let n = 0; n < 1005; n++)
    await kept.createTournament({ guild, name, host, channel, home, stage, data, createdAt });
  await table.tournaments.tick();
  await table.tournaments.tick();
  expect(new Set(looked)).toHaveLength(1006);
  expect(looked).toContain(id);
  looked.length = 0;
  wait(5000);
  expect(await table.tournaments.tick()).toEqual([]);
  expect(looked).toEqual([]);
  await table.host.end(mod, openGames(begun)[0] ?? 0);
  expect(await table.tournaments.tick()).toEqual([id]);
  expect(new Set(looked)).toEqual(new Set([id]));
});

it('a silent change is noticed within ten minutes', async () => {
  const { table, store, wait } = setting();
  const { id } = await signed(table, 4, of('swiss'));
  await table.tournaments.start(mod, id);
  await table.tournaments.tick();
  expect(await table.tournaments.tick()).toEqual([]);
  await store.forget('p1');
  expect(await table.tournaments.tick()).toEqual([]);
  wait(10 * 60_000 + 1);
  expect(await table.tournaments.tick()).toEqual([id]);
});

it('a decided game pings no one and has no deadline until a player presses Play on', async () => {
  const { table, wait } = setting();
  const { id } = await signed(table, 4, of('swiss', { days: 3 }));
  await table.tournaments.start(mod, id);
  await sendAll(table);
  const { field } = await table.tournaments.get(mod, id);
  const [decided] = field.rounds[0]?.tables ?? [];
  const game = decided?.game ?? 0;
  const winner = field.entrants.find((one) => one.id === decided?.entrants[0])?.person ?? '';
  await table.tournaments.rule(mod, id, winner);
  const quiet = await sendAll(table);
  expect(quiet.some(({ body }) => body.kind === 'notice' && body.key === 'table.tournament-decided')).toBe(
    true,
  );
  const due = async () => (await table.games.card(mod, game)).awaited.flatMap((one) => one.due ?? []);
  expect(await due()).toEqual([]);

  // A player who still moves pings nobody, and no deadline runs.
  const [next] = (await table.games.card(mod, game)).awaited;
  const person = next?.person ?? '';
  const { choices } = await table.play.legal(at(person), game);
  if (choices[0] !== undefined) await table.play.act(at(person), game, fillChoice(choices[0], drawer(1)));
  wait(30 * DAY);
  await table.process.wake();
  const later = await sendAll(table);
  expect(later.flatMap((post) => (post.game === game ? post.ping : []))).toEqual([]);

  await expect(table.tournaments.playOn(at('stranger'), game)).rejects.toMatchObject({
    key: 'table.not-seated',
  });
  const card = await table.tournaments.playOn(at(winner), game);
  expect(card.isDecided).toBeUndefined();
  expect((await due()).length).toBe(card.awaited.length);
});
