import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor, VoteSubject, GameCard, Proposal, Table } from '../../src/table/contract/index.js';
import { ada, bo, cyd, sendAll, setting, type Setting } from './setting.js';

/** A player is never replaced, played for or declared a loser without being asked. */

const HOUR = 60 * 60 * 1000;
const dan: Actor = { guild: 'north', person: 'dan' };

let scene: Setting;
let table: Table;
let game: GameCard;

const now = (): Promise<GameCard> => table.games.card(ada, game.id);
const propose = (who: Actor, ask: VoteSubject): Promise<Proposal> => table.votes.propose(who, game.id, ask);
const vote = (who: Actor, { id }: Proposal, yes = true): Promise<Proposal> =>
  table.votes.vote(who, game.id, id, yes);
const last = async (): Promise<string | undefined> => (await table.outbox.read(game.id).proposal())?.state;
const lapse = async (hours: number): Promise<void> => {
  scene.wait(hours * HOUR);
  await table.process.wake();
};
const holder = async (seat: string): Promise<string | undefined> => {
  const place = (await now()).places.find((one) => one.seat === seat);
  return place?.person ?? place?.ai;
};

const ASKS: readonly VoteSubject[] = [
  { kind: 'once', seat: 'blue' },
  { kind: 'replace', seat: 'blue' },
];

/** Ada (red) and Bo (blue) play at the pace `daily`: 16 hours for a decision, 48 for a vote. */
async function two(): Promise<void> {
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile', pace: 'daily' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  game = (await table.lobby.start(ada, id)).card;
  await sendAll(table);
}

/** Ada (red), Bo (blue) and Cyd (green) play at the pace `daily`. */
async function three(): Promise<void> {
  const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile', pace: 'daily' });
  await table.lobby.join(ada, id, 'red');
  await table.lobby.join(bo, id, 'blue');
  await table.lobby.join(cyd, id, 'green');
  game = (await table.lobby.start(ada, id)).card;
  await sendAll(table);
}

beforeEach(() => {
  scene = setting();
  ({ table } = scene);
});

describe.each(ASKS)('a vote to $kind a player', (ask) => {
  it('asks that player, and doesn’t pass without their Yes while they are on time', async () => {
    await two();
    const open = await propose(ada, ask);
    expect(open).toMatchObject({ state: 'open', voters: ['ada', 'bo'], needed: ['ada'] });
    expect(open.about).toEqual({ person: 'bo', silence: 'no' });
    expect((await sendAll(table)).find(({ body }) => body.kind === 'proposal')?.ping).toEqual(['bo']);
    await lapse(47);
    // The deadline that passes meanwhile changes nothing: Bo was on time when the vote began.
    await lapse(2);
    expect(await last()).toBe('failed');
    expect(await holder('blue')).toBe('bo');
  });

  it('passes with their Yes', async () => {
    await two();
    expect((await vote(bo, await propose(ada, ask))).state).toBe('passed');
  });

  it('can’t be passed by one accomplice', async () => {
    await three();
    const open = await propose(ada, ask);
    expect((await vote(cyd, open)).state).toBe('open');
    expect((await vote(bo, open, false)).state).toBe('failed');
    expect(await holder('blue')).toBe('bo');
  });

  it('stays open for half a decision’s time if they are late, and passes in silence', async () => {
    await two();
    await table.play.act(ada, game.id, 'offer 0');
    await lapse(18);
    const open = await propose(ada, ask);
    expect(open).toMatchObject({ state: 'open', about: { person: 'bo', silence: 'abstains' } });
    expect(open.expiresAt).toBe(table.process.now() + 8 * HOUR);
    await lapse(7);
    expect(await last()).toBe('open');
    await lapse(2);
    expect(await last()).toBe('passed');
  });

  it('doesn’t pass early by a majority while the late player could still object', async () => {
    await three();
    await table.play.act(ada, game.id, 'offer 0');
    await table.play.act(cyd, game.id, 'offer 0');
    await lapse(18);
    const open = await propose(ada, ask);
    expect((await vote(cyd, open)).state).toBe('open');
    expect((await vote(bo, open, false)).state).toBe('failed');
  });

  it('is void as soon as the late player moves', async () => {
    await two();
    await table.play.act(ada, game.id, 'offer 0');
    await lapse(18);
    await propose(ada, ask);
    await table.play.act(bo, game.id, 'offer 0');
    expect(await last()).toBe('void');
    await lapse(100);
    expect(await holder('blue')).toBe('bo');
  });

  it('gives the late player time to object in their waking hours, up to the time of a vote', async () => {
    // The game begins at 00:16, so the deadline of 16 hours and its grace pass before Bo's quiet hours begin.
    await table.people.save({ id: 'bo', zone: 'UTC', quiet: { from: 19 * 60, to: 0 } });
    await two();
    await table.play.act(ada, game.id, 'offer 0');
    await lapse(18);
    const { expiresAt } = await propose(ada, ask);
    expect(expiresAt).toBe(table.process.now() + (8 + 5) * HOUR);
  });
});

it('a player who offers their own seat counts as Yes, and the others decide', async () => {
  await two();
  const open = await propose(bo, { kind: 'replace', seat: 'blue', person: 'dan' });
  expect((await vote(dan, open)).state).toBe('open');
  expect((await vote(ada, open)).state).toBe('passed');
  expect(await holder('blue')).toBe('dan');
});

describe('a vote on the winner', () => {
  const red: VoteSubject = { kind: 'winner', seat: 'red' };

  it('needs the Yes of every player who would lose; silence is a No', async () => {
    await three();
    const open = await propose(ada, red);
    expect(open.needed).toEqual(['bo', 'cyd']);
    expect((await vote(bo, open)).state).toBe('open');
    await lapse(49);
    expect(await last()).toBe('failed');
    expect((await now()).stage).toBe('running');
  });

  it('is never passed by the winner alone, even after the other player has left', async () => {
    await two();
    await propose(ada, red);
    await table.lobby.leave(bo, game.id);
    await lapse(49);
    expect((await now()).stage).toBe('running');
  });

  it('lets the winner object before it passes', async () => {
    await two();
    const open = await propose(bo, red);
    expect(open).toMatchObject({ state: 'open', about: { person: 'ada', silence: 'abstains' } });
    expect((await vote(ada, open, false)).state).toBe('failed');
    await propose(bo, red);
    await lapse(49);
    expect(await now()).toMatchObject({ stage: 'finished', over: { winners: ['red'] } });
  });
});

describe('every kind of vote with two players', () => {
  it.each<VoteSubject>([
    { kind: 'pause' },
    { kind: 'extend' },
    { kind: 'end' },
    { kind: 'rewind', to: 0 },
    { kind: 'winner', seat: 'red' },
    { kind: 'winner', seat: 'blue' },
    { kind: 'once', seat: 'red' },
    { kind: 'once', seat: 'blue' },
    { kind: 'replace', seat: 'red' },
    { kind: 'replace', seat: 'blue' },
  ])('stays open after the first Yes, and one No ends it ($kind $seat)', async (ask) => {
    await two();
    await table.play.act(bo, game.id, 'offer 0');
    await table.undo.retract(bo, game.id);
    const open = await propose(ada, ask);
    expect(open.state).toBe('open');
    expect((await vote(bo, open, false)).state).toBe('failed');
  });
});

describe('undo after an AI has decided', () => {
  it('asks all other players, since no one answers for the AI', async () => {
    const { id } = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
    await table.lobby.join(ada, id, 'red');
    await table.lobby.join(bo, id, 'green');
    await table.lobby.fill(ada, id, 'script', { strategy: 'thrifty' });
    game = (await table.lobby.start(ada, id)).card;
    await table.play.act(bo, id, 'offer 0');
    await table.play.act(ada, id, 'offer 0');
    // The AI on blue gathers at once; Bo is next. No die has been rolled since Ada's move.
    await table.play.act(ada, id, 'gather');
    expect((await now()).awaited.map(({ seat }) => seat)).toEqual(['green']);
    expect(await table.undo.state(ada, id)).toMatchObject({ kind: 'consent', why: 'seat', needs: ['green'] });
    expect((await table.undo.ask(ada, id)).needs).toEqual(['green']);
    expect((await now()).awaited.map(({ seat }) => seat)).toEqual(['green']);
  });
});
