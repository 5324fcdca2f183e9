import { beforeEach, describe, expect, it } from 'vitest';
import type { GameCard, Table } from '../../src/table/contract/index.js';
import { ada, bo, cyd, kindsOf, mod, pair, refusalOf, sendAll, setting, stranger } from './setting.js';

let table: Table;
let game: GameCard;
beforeEach(async () => {
  ({ table } = setting());
  game = await table.lobby.create(ada, { channel: 'hall', module: 'woodpile' });
});

const people = (card: GameCard): unknown => card.places.map(({ person, ai, seat }) => [person ?? ai, seat]);

describe('a lobby', () => {
  it('has a number, a name, and its host in the first place', () => {
    expect(game).toMatchObject({ number: 1, host: 'ada', stage: 'lobby', seq: -1, options: { start: '3' } });
    expect(game.title).toBe(`#1 ${game.name}`);
    expect(game.slug).toMatch(/^1-[a-z]+-[a-z]+$/);
    expect(people(game)).toEqual([['ada', undefined]]);
    expect(game.seed).toBeUndefined();
  });

  it.each([
    ['an unknown game', { module: 'chess' }, 'table.no-such-module'],
    ['an unknown variant', { variant: 'huge' }, 'table.no-such-variant'],
    ['an option without that value', { options: { start: '9' } }, 'table.no-such-option'],
    ['an unknown option', { options: { end: '3' } }, 'table.no-such-option'],
  ])('refuses %s', async (_, input, key) => {
    const work = table.lobby.create(ada, { channel: 'hall', module: 'woodpile', ...input });
    expect(await refusalOf(work)).toBe(key);
  });

  it('is limited in number per person and per channel', async () => {
    const create = (who: typeof ada, channel: string): Promise<GameCard> =>
      table.lobby.create(who, { channel, module: 'woodpile' });
    for (let n = 1; n < 5; n++) await create(ada, 'hall');
    expect(await refusalOf(create(ada, 'yard'))).toBe('table.too-many-lobbies');
    // A game that has begun, or was ended, doesn't count; neither do other servers.
    await table.host.end(ada, game.id);
    await create(ada, 'yard');
    await table.lobby.create({ ...ada, guild: 'elsewhere' }, { channel: 'barn', module: 'woodpile' });
    for (let n = 4; n < 20; n++) await create({ ...bo, person: `guest ${n}` }, 'hall');
    expect(await refusalOf(create(bo, 'hall'))).toBe('table.channel-full');
    await create(bo, 'yard');
  });

  it('lets people join, change seats and leave', async () => {
    await table.lobby.join(bo, game.id, 'blue');
    expect(await refusalOf(table.lobby.join(ada, game.id, 'blue'))).toBe('table.seat-taken');
    expect(await refusalOf(table.lobby.join(ada, game.id, 'mauve'))).toBe('table.no-such-seat');
    await table.lobby.join(bo, game.id, 'green');
    expect(people(await table.lobby.join(ada, game.id, 'blue'))).toEqual([
      ['ada', 'blue'],
      ['bo', 'green'],
    ]);
    expect(people(await table.lobby.leave(bo, game.id))).toEqual([['ada', 'blue']]);
    expect(await refusalOf(table.lobby.leave(bo, game.id))).toBe('table.not-seated');
  });

  it('offers only the seats that play in the variant', async () => {
    await table.lobby.join(ada, game.id, 'green');
    await table.lobby.join(bo, game.id, 'red');
    expect(people(await table.lobby.configure(ada, game.id, { variant: 'short' }))).toEqual([
      ['ada', undefined],
      ['bo', 'red'],
    ]);
    expect(await refusalOf(table.lobby.join(ada, game.id, 'green'))).toBe('table.seat-not-in-variant');
    await table.lobby.start(ada, game.id);
    expect(people(await table.games.card(ada, game.id))).toEqual([
      ['ada', 'blue'],
      ['bo', 'red'],
    ]);
  });

  it('passes to the next player when the host leaves, and ends without players', async () => {
    await table.lobby.join(bo, game.id);
    expect((await table.lobby.leave(ada, game.id)).host).toBe('bo');
    expect((await table.lobby.leave(bo, game.id)).stage).toBe('abandoned');
    expect(await refusalOf(table.lobby.join(ada, game.id))).toBe('table.not-lobby');
  });

  it('has no more places than the variant has seats', async () => {
    await table.lobby.join(bo, game.id);
    await table.lobby.join(cyd, game.id);
    expect(await refusalOf(table.lobby.join(mod, game.id))).toBe('table.full');
  });

  it('gives empty seats to AIs, which make room for people', async () => {
    expect(await refusalOf(table.lobby.fill(ada, game.id, 'genius'))).toBe('table.no-such-ai');
    await table.lobby.addAi(ada, game.id, 'random', 'red');
    expect(people(await table.lobby.join(ada, game.id, 'red'))).toEqual([
      ['ada', 'red'],
      ['random', undefined],
    ]);
    expect((await table.lobby.fill(ada, game.id, 'random')).places).toHaveLength(3);
    expect((await table.lobby.remove(ada, game.id, 2)).places).toHaveLength(2);
    expect(await refusalOf(table.lobby.remove(ada, game.id, 9))).toBe('table.no-such-place');
  });

  it('can be changed by the host or a moderator only', async () => {
    await table.lobby.join(bo, game.id);
    const works = [
      () => table.lobby.configure(bo, game.id, { pace: 'brisk' }),
      () => table.lobby.addAi(bo, game.id, 'random'),
      () => table.lobby.remove(bo, game.id, 1),
      () => table.lobby.start(bo, game.id),
      () => table.host.end(bo, game.id),
    ];
    for (const work of works) expect(await refusalOf(work())).toBe('table.not-host');
    expect(
      (await table.lobby.configure(mod, game.id, { pace: 'brisk', options: { start: '5' } })).options,
    ).toEqual({
      start: '5',
    });
    expect((await table.lobby.remove(mod, game.id, 2)).places).toHaveLength(1);
  });

  it('keeps one card up to date', async () => {
    await table.lobby.join(bo, game.id);
    const [post, ...more] = await sendAll(table);
    expect([post?.body.kind, post?.existing, more]).toEqual(['lobby', undefined, []]);
    await table.lobby.leave(bo, game.id);
    const [edit] = await sendAll(table);
    expect(edit?.existing?.message).toBe(`message of ${post?.id}`);
  });
});

describe('the start', () => {
  it('requires enough players', async () => {
    expect(await refusalOf(table.lobby.start(ada, game.id))).toBe('table.too-few');
    await table.lobby.join(bo, game.id);
    await table.lobby.join(cyd, game.id);
    await table.lobby.configure(ada, game.id, { variant: 'short' });
    expect(await refusalOf(table.lobby.start(ada, game.id))).toBe('table.too-many');
  });

  it('deals the open seats by chance, commits to the seed and reveals it at the end', async () => {
    await table.lobby.join(bo, game.id, 'blue');
    await table.lobby.addNonce(bo, game.id, 'seven ravens');
    const { card, from, to } = await table.lobby.start(ada, game.id);
    expect(card.places.map(({ seat }) => seat)).toContain('blue');
    expect(new Set(card.places.map(({ seat }) => seat)).size).toBe(2);
    expect([card.stage, card.seq, card.turn, card.phase, from, to]).toEqual([
      'running',
      0,
      1,
      'offer',
      -1,
      0,
    ]);
    expect(card.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(card.nonces).toEqual(['seven ravens']);
    expect(JSON.stringify(card)).not.toContain('seed 0');
    expect(await refusalOf(table.lobby.start(ada, game.id))).toBe('table.not-lobby');
    expect(await refusalOf(table.lobby.join(cyd, game.id))).toBe('table.not-lobby');
  });

  it('posts the end of the lobby, the thread, the opening and the call, in this order', async () => {
    await sendAll(table);
    await table.lobby.join(bo, game.id);
    await table.lobby.start(ada, game.id);
    const posts = await sendAll(table);
    expect(kindsOf(posts)).toEqual(['lobby', 'thread', 'members', 'phase', 'chronicle', 'status', 'call']);
    expect(posts[2]?.channel).toBe(`thread of ${game.id}`);
    expect(posts[3]?.body).toEqual({ kind: 'phase', from: -1, to: 0, phases: [{ turn: 0, phase: 'start' }] });
    expect([...(posts[6]?.ping ?? [])].sort()).toEqual(['ada', 'bo']);
  });
});

describe('finding a game', () => {
  it('finds a game by the typed text', async () => {
    const second = await table.lobby.create(ada, { channel: 'yard', module: 'woodpile' });
    for (const text of ['2', '#2', second.slug, second.name.toLowerCase(), second.title])
      expect((await table.games.find(ada, { text })).id).toBe(second.id);
    expect(await refusalOf(table.games.find(ada, { text: 'nowhere' }))).toBe('table.no-such-game');
    expect((await table.games.list(ada, { text: second.name.slice(0, 4) })).map(({ id }) => id)).toContain(
      second.id,
    );
  });

  it('finds a game by the channel and the actor’s seat', async () => {
    expect((await table.games.find(bo, { channel: 'hall' })).id).toBe(game.id);
    const second = await table.lobby.create(bo, { channel: 'hall', module: 'woodpile' });
    expect((await table.games.find(bo, { channel: 'hall' })).id).toBe(second.id);
    expect(await refusalOf(table.games.find(cyd, { channel: 'hall' }))).toBe('table.which-game');
    const card = await pair(table);
    // The command's purpose distinguishes a lobby from a running game.
    expect((await table.games.find(ada, { channel: 'hall', wants: 'begun' })).id).toBe(card.id);
    expect(await refusalOf(table.games.find(cyd, { channel: 'hall', wants: 'lobby' }))).toBe(
      'table.which-game',
    );
    await sendAll(table);
    expect((await table.games.find(cyd, { channel: `thread of ${card.id}` })).id).toBe(card.id);
  });
});

describe('a person from another server', () => {
  it('sees and changes nothing of the game', async () => {
    const card = await pair(table);
    const works = [
      () => table.games.card(stranger, card.id),
      () => table.look.snapshot(stranger, card.id),
      () => table.play.legal(stranger, card.id),
      () => table.play.act(stranger, card.id, 'offer 0'),
      () => table.look.history(stranger, card.id),
      () => table.look.chapters(stranger, card.id),
      () => table.look.verify(stranger, card.id),
      () => table.undo.retract(stranger, card.id),
      () => table.host.rewind({ ...stranger, moderator: true }, card.id, 0),
      () => table.host.end({ ...stranger, moderator: true }, card.id),
      () => table.host.replace({ ...stranger, moderator: true }, card.id, 'red', { ai: 'random' }),
      () => table.games.seatOf(stranger, card.id),
      () => table.lobby.join(stranger, game.id),
      () => table.games.find(stranger, { text: '1' }),
      () => table.games.find(stranger, { channel: 'hall' }),
    ];
    for (const work of works) expect(await refusalOf(work())).toBe('table.no-such-game');
    expect(await table.games.list(stranger)).toEqual([]);
    expect(await table.games.seatOf(ada, card.id)).toBe('red');
  });
});
