import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor, GameCard, Table } from '../../src/table/contract/index.js';
import { ada, bo, cyd, mod, refusalOf, sendAll, setting, type Setting } from './setting.js';

/** Who may take a seat in a running game, and who may come back. */

const HOUR = 60 * 60 * 1000;
const dan: Actor = { guild: 'north', person: 'dan' };

let scene: Setting;
let table: Table;
let game: GameCard;

/** Ada (red, hosts), Bo (blue) and Cyd (green) play at the pace `daily`. Mo moderates. */
beforeEach(async () => {
  scene = setting();
  ({ table } = scene);
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile', pace: 'daily' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  await table.lobby.join(cyd, id, 'green');
  game = (await table.lobby.start(ada, id)).card;
  await sendAll(table);
});

const holder = async (seat: string): Promise<string | undefined> => {
  const place = (await table.games.card(ada, game.id)).places.find((one) => one.seat === seat);
  return place?.person ?? place?.ai;
};
const give = (who: Actor, seat: string, by: { person: string } | { ai: string }): Promise<GameCard> =>
  table.host.replace(who, game.id, seat, by);
const take = (who: Actor, seat?: string): Promise<GameCard> => table.host.takeBack(who, game.id, seat);
/** Bo misses a deadline. */
const late = async (): Promise<void> => {
  await table.play.act(ada, game.id, 'offer 0');
  await table.play.act(cyd, game.id, 'offer 0');
  // A deadline counts as missed a tenth of its time later.
  scene.wait(18 * HOUR);
  await table.process.wake();
};
const logged = async (): Promise<readonly unknown[]> =>
  (await table.look.history(ada, game.id)).flatMap(({ kind, happenings }) =>
    kind === 'people' ? happenings.map(({ key, args }) => [key, args]) : [],
  );

describe('the host or a moderator', () => {
  it('can’t give away the seat of a player who is on time, not even through an AI', async () => {
    expect(await refusalOf(give(mod, 'blue', { person: 'mo' }))).toBe('table.seat-held');
    expect(await refusalOf(give(ada, 'blue', { person: 'dan' }))).toBe('table.seat-held');
    await give(mod, 'blue', { ai: 'random' });
    expect(await refusalOf(take(mod, 'blue'))).toBe('table.seat-claimed');
    expect(await refusalOf(give(mod, 'blue', { person: 'mo' }))).toBe('table.seat-claimed');
    expect(await holder('blue')).toBe('random');
  });

  it('can give the seat of a late player to someone else, and the late player can still come back', async () => {
    await late();
    await give(ada, 'blue', { person: 'dan' });
    expect(await holder('blue')).toBe('dan');
    await take(bo);
    expect(await holder('blue')).toBe('bo');
    expect(await refusalOf(take(dan))).toBe('table.no-former');
  });

  it('can take the seat of a player who left, and then no other seat', async () => {
    await table.lobby.leave(bo, game.id);
    await take(mod, 'blue');
    await table.lobby.leave(mod, game.id);
    await table.lobby.leave(cyd, game.id);
    expect(await refusalOf(take(mod, 'green'))).toBe('table.played-another');
    expect(await refusalOf(give(ada, 'green', { person: 'mo' }))).toBe('table.played-another');
    await take(mod);
    expect(await holder('blue')).toBe('mo');
  });

  it('can hand over their own seat', async () => {
    await give(ada, 'red', { person: 'dan' });
    expect(await holder('red')).toBe('dan');
    expect(await refusalOf(take(ada))).toBe('table.no-former');
  });
});

describe('a displaced player', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['replace', () => give(mod, 'blue', { ai: 'random' })],
    ['remove', () => table.lobby.remove(ada, game.id, 2)],
  ])('is notified, and may come back at any time (%s)', async (_, displace) => {
    await displace();
    const told = (await sendAll(table)).filter(
      ({ body }) => body.kind === 'notice' && body.key === 'table.displaced',
    );
    expect(told.map(({ body }) => body)).toMatchObject([
      { args: { seat: 'blue', who: 'bo', call: ['bo'], to: 'ai' } },
    ]);
    await take(bo);
    expect(await holder('blue')).toBe('bo');
  });

  it('may come back after the host has changed the level of the AI', async () => {
    await give(mod, 'blue', { ai: 'random' });
    await give(ada, 'blue', { ai: 'random' });
    await take(bo);
    expect(await holder('blue')).toBe('bo');
  });

  it('is asked when a vote would give the seat away, and has no claim afterwards', async () => {
    await give(mod, 'blue', { ai: 'random' });
    const ask = { kind: 'replace', seat: 'blue', person: 'dan' } as const;
    const open = await table.votes.propose(ada, game.id, ask);
    expect(open).toMatchObject({ about: { person: 'bo', silence: 'abstains' } });
    expect(open.voters).toEqual(['ada', 'cyd', 'dan', 'bo']);
    await table.votes.vote(dan, game.id, open.id, true);
    expect((await table.votes.vote(cyd, game.id, open.id, true)).state).toBe('open');
    expect((await table.votes.vote(bo, game.id, open.id, false)).state).toBe('failed');
    const again = await table.votes.propose(ada, game.id, ask);
    await table.votes.vote(dan, game.id, again.id, true);
    await table.votes.vote(cyd, game.id, again.id, true);
    scene.wait(49 * HOUR);
    await table.process.wake();
    expect(await holder('blue')).toBe('dan');
    expect(await refusalOf(take(bo))).toBe('table.no-former');
    expect(await refusalOf(take(bo, 'blue'))).toBe('table.seat-taken');
  });
});

it('a person is never voted onto a second seat', async () => {
  await table.lobby.leave(bo, game.id);
  await table.lobby.leave(cyd, game.id);
  const ask = { kind: 'replace', seat: 'blue', person: 'cyd' } as const;
  expect(await refusalOf(table.votes.propose(ada, game.id, ask))).toBe('table.played-another');
  expect(await holder('blue')).toBe('random');
});

it('every change of a seat is in the game log, also after a rewind, and names no person', async () => {
  await table.play.act(ada, game.id, 'offer 0');
  await give(mod, 'blue', { ai: 'random' });
  await take(bo);
  await table.lobby.leave(cyd, game.id);
  await table.host.rewind(ada, game.id, 0);
  expect(await logged()).toEqual([
    ['table.handed', { seat: 'blue', how: 'host', from: 'person', to: 'ai' }],
    ['table.handed', { seat: 'blue', how: 'back', from: 'ai', to: 'person' }],
    ['table.handed', { seat: 'green', how: 'leave', from: 'person', to: 'ai' }],
  ]);
  expect((await table.look.verify(ada, game.id)).ok).toBe(true);
});
