import { beforeEach, describe, expect, it } from 'vitest';
import { botTeller } from '../../src/discord/texts.js';
import type { Refused } from '../../src/kernel/errors.js';
import type { GameRow } from '../../src/store/port.js';
import { verdictOf } from '../../src/table/policy/votes.js';
import type { VoteSubject, Actor, GameCard, Proposal, Table } from '../../src/table/contract/index.js';
import { ada, alone, bo, cyd, kindsOf, mod, refusalOf, sendAll, setting, type Setting } from './setting.js';

const HOUR = 60 * 60 * 1000;
const dan: Actor = { guild: 'north', person: 'dan' };

let scene: Setting;
let table: Table;
let game: GameCard;

/** Ada (red, hosts), Bo (blue) and Cyd (green) play. */
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

const now = (): Promise<GameCard> => table.games.card(ada, game.id);
const propose = (who: Actor, ask: VoteSubject): Promise<Proposal> => table.votes.propose(who, game.id, ask);
const vote = (who: Actor, { id }: Proposal, yes = true): Promise<Proposal> =>
  table.votes.vote(who, game.id, id, yes);
const offers = async (): Promise<void> => {
  for (const who of [ada, bo, cyd]) await table.play.act(who, game.id, 'offer 0');
};
const notices = async (): Promise<readonly string[]> =>
  (await sendAll(table)).flatMap(({ body }) => (body.kind === 'notice' ? [body.key] : []));

describe('a vote', () => {
  const people = ['a', 'b', 'c', 'd'];
  const row = (count: number): GameRow =>
    ({
      places: people.slice(0, count).map((person) => ({ seat: `seat of ${person}`, person })),
    }) as unknown as GameRow;
  it.each<[string, string, number, string, boolean, string]>([
    ['needs more than half', 'pause', 4, 'yy..', false, 'open'],
    ['passes with more than half', 'pause', 4, 'yyy.', false, 'passed'],
    ['fails when half are against it', 'pause', 4, 'ynn.', false, 'failed'],
    ['passes at its end with more Yes than No', 'pause', 4, 'y...', true, 'passed'],
    ['fails at its end with equal votes', 'pause', 4, 'yn..', true, 'failed'],
    ['of a single player passes at once', 'pause', 1, 'y', false, 'passed'],
    ['to end the game waits for all', 'end', 4, 'yyy.', false, 'open'],
    ['to rewind fails with one No', 'rewind', 4, 'yyyn', false, 'failed'],
    ['to end the game passes at its end with half', 'end', 4, 'yy..', true, 'passed'],
    ['to end the game fails at its end with one Yes', 'end', 2, 'y.', true, 'failed'],
    ['on a winner fails at its end with one player silent', 'winner', 3, 'yy.', true, 'failed'],
    ['to undo waits for all', 'undo', 2, 'y.', false, 'open'],
    ['to undo passes with all', 'undo', 2, 'yy', false, 'passed'],
  ])('%s', (_name, kind, count, given, expired, verdict) => {
    const voters = people.slice(0, count);
    const votes = Object.fromEntries(
      voters.flatMap((person, at) => (given[at] === '.' ? [] : [[person, given[at] === 'y']])),
    );
    expect(verdictOf(row(count), { kind, args: {}, voters, votes }, expired)).toBe(verdict);
  });

  it('is opened by a player, one at a time, and asks all others', async () => {
    expect(await refusalOf(propose(mod, { kind: 'pause' }))).toBe('table.not-seated');
    const open = await propose(ada, { kind: 'pause' });
    expect(open).toMatchObject({ state: 'open', votes: { ada: true } });
    const [post] = (await sendAll(table)).filter(({ body }) => body.kind === 'proposal');
    expect(post).toMatchObject({ ping: ['bo', 'cyd'], resend: true });
    expect(await refusalOf(propose(bo, { kind: 'end' }))).toBe('table.proposal-open');
    expect(await refusalOf(vote(mod, open))).toBe('table.proposal-not-asked');
    await vote(bo, open, false);
    expect((await sendAll(table)).map(({ ping }) => ping)).toEqual([[]]);
  });

  it('is withdrawn by its opener, and then another may be opened', async () => {
    const open = await propose(ada, { kind: 'pause' });
    expect((await vote(ada, open, false)).state).toBe('failed');
    expect(await refusalOf(vote(bo, open))).toBe('table.proposal-none');
    expect((await propose(bo, { kind: 'pause' })).state).toBe('open');
  });

  it('ends by itself, and silence abstains', async () => {
    const open = await propose(ada, { kind: 'pause' });
    expect(await table.process.wake()).toBeLessThan(open.expiresAt ?? 0);
    scene.wait(48 * HOUR);
    await table.process.wake();
    expect((await now()).stage).toBe('paused');
    expect((await table.outbox.read(game.id).proposal())?.state).toBe('passed');
  });

  it('survives a restart, and is carried out once', async () => {
    const open = await propose(ada, { kind: 'pause' });
    const again = setting({ store: scene.store });
    await (
      await again.table.process.resume()
    ).settled;
    await again.table.votes.vote(bo, game.id, open.id, true);
    expect((await now()).stage).toBe('paused');
    expect(await refusalOf(vote(cyd, open))).toBe('table.proposal-none');
  });
});

describe('a vote that passes', () => {
  it('pauses the game: no seat is awaited or pinged, and deadlines continue afterwards', async () => {
    const [before] = game.awaited;
    scene.wait(2 * HOUR);
    await vote(bo, await propose(ada, { kind: 'pause' }));
    expect(await now()).toMatchObject({ stage: 'paused', awaited: [] });
    const posts = await sendAll(table);
    // The status card has its own queue; all other posts keep their order.
    expect(kindsOf(posts).filter((kind) => kind !== 'status')).toEqual(['proposal', 'notice', 'call']);
    expect(kindsOf(posts)).toContain('status');
    expect(await refusalOf(table.play.act(ada, game.id, 'offer 0'))).toBe('table.not-running');
    expect(await refusalOf(propose(ada, { kind: 'pause' }))).toBe('table.is-paused');
    scene.wait(100 * HOUR);
    expect(await table.process.wake()).toBeUndefined();
    expect(await sendAll(table)).toEqual([]);
    await vote(cyd, await propose(bo, { kind: 'resume' }));
    const after = await now();
    expect(after).toMatchObject({
      stage: 'running',
      awaited: [{ seat: 'red' }, { seat: 'blue' }, { seat: 'green' }],
    });
    expect(after.awaited[0]?.due).toBe((before?.due ?? 0) + 100 * HOUR);
    expect((await sendAll(table)).find(({ body }) => body.kind === 'call')?.ping).toEqual([
      'ada',
      'bo',
      'cyd',
    ]);
    await table.play.act(ada, game.id, 'offer 0');
  });

  it('gives more time, without more than three reminders', async () => {
    await table.play.act(ada, game.id, 'offer 0');
    await table.play.act(bo, game.id, 'offer 0');
    scene.wait(18 * HOUR);
    await table.process.wake();
    await sendAll(table);
    await vote(bo, await propose(ada, { kind: 'extend' }));
    expect((await now()).awaited).toMatchObject([{ seat: 'green', due: table.process.now() + 16 * HOUR }]);
    const late = (await sendAll(table)).filter(({ body }) => body.kind === 'late');
    expect(late.map(({ body }) => body)).toEqual([{ kind: 'late', late: [] }]);
    const pings: unknown[] = [];
    for (let hour = 0; hour < 20; hour++) {
      scene.wait(HOUR);
      await table.process.wake();
      for (const { body, ping } of await sendAll(table)) if (ping.length > 0) pings.push([body.kind, ping]);
    }
    expect(pings).toEqual([['late', ['ada']]]);
  });

  it('ends the game without a result if no player is against it', async () => {
    const open = await propose(bo, { kind: 'end' });
    await vote(ada, open);
    await vote(cyd, open);
    expect(await now()).toMatchObject({ stage: 'abandoned', seed: 'seed 0' });
    expect(await notices()).toContain('table.ended-together');
  });

  it('declares a winner; the host’s word alone is not enough', async () => {
    const open = await propose(ada, { kind: 'winner', seat: 'red' });
    expect((await now()).stage).toBe('running');
    scene.wait(100 * HOUR);
    await table.process.wake();
    expect((await now()).stage).toBe('running');
    expect(await refusalOf(vote(bo, open))).toBe('table.proposal-none');
    const again = await propose(bo, { kind: 'winner', seat: 'red' });
    await vote(ada, again);
    await vote(cyd, again);
    expect(await now()).toMatchObject({
      stage: 'finished',
      over: { winners: ['red'], how: 'table.declared' },
      seed: 'seed 0',
    });
    expect(kindsOf(await sendAll(table))).toContain('final');
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
    const solo = await alone(table);
    expect(await refusalOf(table.votes.propose(ada, solo.id, { kind: 'winner', seat: 'red' }))).toBe(
      'table.proposal-alone',
    );
  });

  it.each([
    ['end', { kind: 'end' }, '/game end'],
    ['replace', { kind: 'replace', seat: 'red' }, '/game replace'],
    ['rewind', { kind: 'rewind', to: 0 }, '/game rewind'],
  ] as const)('%s: tells a player alone with AIs what the host can do instead', async (_, ask, command) => {
    const solo = await alone(table);
    const error: unknown = await table.votes.propose(ada, solo.id, ask).catch((one: unknown) => one);
    const { key, facts } = error as Refused;
    expect(botTeller('en').lookup(key, facts)).toContain(`\`${command}\``);
    expect((await table.games.card(ada, solo.id)).stage).toBe('running');
  });

  it('goes back to an event, with new dice', async () => {
    await offers();
    const open = await propose(cyd, { kind: 'rewind', to: 0 });
    await vote(ada, open);
    expect((await vote(bo, open)).state).toBe('passed');
    expect(await now()).toMatchObject({ phase: 'offer', seq: 4 });
    expect(await refusalOf(propose(ada, { kind: 'rewind', to: 9 }))).toBe('table.no-such-event');
    expect((await table.look.verify(ada, game.id)).ok).toBe(true);
  });

  it('lets the AI play one decision; the player’s No stops it, and their answer makes it void', async () => {
    const once = { kind: 'once', seat: 'green' } as const;
    expect((await vote(cyd, await propose(ada, once), false)).state).toBe('failed');
    const open = await propose(ada, once);
    await table.play.act(cyd, game.id, 'offer 0');
    expect(await refusalOf(vote(bo, open))).toBe('table.proposal-none');
    expect((await table.outbox.read(game.id).proposal())?.state).toBe('void');
    expect(await refusalOf(propose(ada, once))).toBe('table.not-awaited');
    await vote(bo, await propose(ada, { kind: 'once', seat: 'blue' })).catch(() => undefined);
    await vote(cyd, (await table.outbox.read(game.id).proposal()) ?? open);
    const entries = await table.look.history(ada, game.id);
    expect(entries.at(-1)).toMatchObject({ seat: 'blue', ai: 'random' });
    expect(await table.games.seatOf(bo, game.id)).toBe('blue');
  });

  it('gives a seat to the AI, when its player and most of the others agree', async () => {
    const open = await propose(ada, { kind: 'replace', seat: 'green' });
    expect(open.needed).toEqual(['ada', 'bo']);
    await vote(cyd, open);
    await vote(bo, open);
    expect((await now()).places.find(({ seat }) => seat === 'green')).toMatchObject({ ai: 'random' });
    expect(await refusalOf(propose(ada, { kind: 'replace', seat: 'green' }))).toBe('table.ai-sits');
  });

  it('gives a seat to a person only when they and its player agree', async () => {
    const open = await propose(ada, { kind: 'replace', seat: 'green', person: 'dan' });
    expect((await vote(bo, open)).state).toBe('open');
    expect((await vote(cyd, open)).state).toBe('open');
    expect((await vote(dan, open)).state).toBe('passed');
    expect(await table.games.seatOf(dan, game.id)).toBe('green');
    expect(await table.games.seatOf(cyd, game.id)).toBeUndefined();
  });
});

describe('an undo with consent', () => {
  it('is a vote of those affected, written together with its effect', async () => {
    await offers();
    const { needs } = await table.undo.ask(cyd, game.id);
    expect(needs).toEqual(['red', 'blue']);
    expect(await table.undo.ask(cyd, game.id)).toMatchObject({ needs, agreed: [] });
    const posts = await sendAll(table);
    expect(posts.filter(({ body }) => body.kind === 'proposal').map(({ ping }) => ping)).toEqual([
      ['ada', 'bo'],
    ]);
    const asked = await table.outbox.read(game.id).proposal();
    if (asked === undefined) throw new Error('nobody is asked');
    expect(await refusalOf(vote(cyd, asked))).toBe('table.proposal-not-asked');
    await vote(ada, asked);
    expect((await vote(bo, asked)).state).toBe('passed');
    expect(await now()).toMatchObject({ phase: 'offer' });
    expect(await notices()).toContain('table.undone');
  });

  it('fails with one No, and is void once anything else happens', async () => {
    await offers();
    await table.undo.ask(cyd, game.id);
    const asked = await table.outbox.read(game.id).proposal();
    if (asked === undefined) throw new Error('nobody is asked');
    await vote(ada, asked, false);
    expect(await notices()).toContain('table.undo-refused');
    await table.undo.ask(cyd, game.id);
    await table.play.act(ada, game.id, 'gather');
    expect((await table.outbox.read(game.id).proposal())?.state).toBe('void');
  });
});

describe('a missed deadline', () => {
  it('may be waived by any player but the late one; then the table waits without notices', async () => {
    await table.play.act(ada, game.id, 'offer 0');
    await table.play.act(bo, game.id, 'offer 0');
    scene.wait(18 * HOUR);
    await table.process.wake();
    expect(await refusalOf(table.votes.waive(cyd, game.id))).toBe('table.waive-own');
    expect(await refusalOf(table.votes.waive(dan, game.id))).toBe('table.not-seated');
    await table.votes.waive(bo, game.id);
    const late = (await sendAll(table)).filter(({ body }) => body.kind === 'late');
    expect(late.at(-1)?.body).toEqual({ kind: 'late', late: [] });
    expect(await table.process.wake()).toBeUndefined();
  });
});
