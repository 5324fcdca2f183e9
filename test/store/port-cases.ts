import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stale } from '../../src/kernel/errors.js';
import type { Json } from '../../src/kernel/types.js';
import type {
  EventRow,
  GameRow,
  LessonRow,
  NewGame,
  NewPost,
  NewProposal,
  OrderChange,
  PlaceRow,
  PostRow,
  Store,
} from '../../src/store/port.js';

export const newGame: NewGame = {
  guild: 'north',
  name: 'Cold Harbour',
  thread: null,
  channel: 'hall',
  module: 'woodpile',
  rulesVersion: 1,
  variant: 'standard',
  options: {},
  pace: 'relaxed',
  agreement: {},
  banks: {},
  wakeAt: null,
  rules: null,
  language: 'en',
  host: 'ada',
  stage: 'running',
  seq: -1,
  turn: 0,
  turns: 5,
  phase: 'start',
  awaited: [],
  seed: 'secret',
  commitment: null,
  phaseFrom: -1,
  chronicled: -1,
  untold: null,
  over: null,
  fault: null,
  createdAt: 1,
  startedAt: null,
  endedAt: null,
};

export const ada: PlaceRow = {
  place: 1,
  seat: 'red',
  person: 'ada',
  ai: null,
  strategy: null,
  nonce: null,
  former: null,
};

const eventOf = (game: number, seq: number): EventRow => ({
  game,
  seq,
  kind: 'move',
  at: 5,
  turn: 1,
  phase: 'offer',
  endTurn: 1,
  endPhase: 'offer',
  phaseFrom: 0,
  seat: 'red',
  person: 'ada',
  ai: null,
  order: null,
  move: 'offer 1',
  secret: true,
  floor: false,
  backTo: null,
  renewed: null,
  digest: '1:kept',
  happenings: [{ key: 'woodpile.tale', args: { tale: 3 }, to: ['red'] }],
  marks: [{ index: 0, turn: 1, phase: 'offer' }],
  forced: [],
});

const notice = (key: string): NewPost => ({
  place: 'thread',
  body: { kind: 'notice', key },
  supersedes: false,
});
const status = (seq: number): NewPost => ({
  place: 'channel',
  body: { kind: 'status', seq },
  supersedes: true,
});

const call: NewPost = { place: 'channel', body: { kind: 'call', seq: 1 }, supersedes: true };

/**
 * What every store must pass, whatever stands behind it.
 * @param open a store with nothing in it, and how it is done away with
 */
export function portCases(
  open: () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>,
): void {
  let store: Store;
  let close: () => Promise<void>;
  let game: GameRow;
  beforeEach(async () => {
    ({ store, close } = await open());
    game = await store.createGame(newGame, [ada], []);
  });
  afterEach(() => close());

  const write = (seq: number, revision: number, posts: readonly NewPost[] = []): Promise<void> =>
    store.write({ game: game.id, revision, at: 5, fields: { seq }, event: eventOf(game.id, seq), posts });

  describe('a write', () => {
    it('keeps the event as it was given', async () => {
      await write(0, 0);
      expect(await store.events(game.id)).toEqual([eventOf(game.id, 0)]);
      expect(await store.loadGame(game.id)).toEqual({ ...game, seq: 0, revision: 1 });
    });

    it('is refused when somebody has written since', async () => {
      await write(0, 0);
      await expect(write(1, 0)).rejects.toThrow(Stale);
      expect(await store.events(game.id)).toHaveLength(1);
    });

    it('is refused as a whole when its event number is taken', async () => {
      await write(0, 0);
      await expect(write(0, 1, [notice('lost')])).rejects.toThrow(Stale);
      expect((await store.loadGame(game.id))?.revision).toBe(1);
      expect(await store.claimPosts(10, 10, 10)).toEqual([]);
    });

    it('replaces places and forgets panels of seats that are done', async () => {
      const panel = { game: game.id, seat: 'red', panel: 'assign', seq: 0, data: { hunters: 2 }, at: 3 };
      await store.saveDraft(panel);
      await store.saveDraft({ ...panel, data: { hunters: 3 } });
      expect(await store.loadDraft(game.id, 'red', 'assign')).toEqual({ ...panel, data: { hunters: 3 } });
      const places = [{ ...ada, person: null, ai: 'random' }];
      await store.write({
        game: game.id,
        revision: 0,
        at: 5,
        fields: {},
        places,
        clearDrafts: ['red'],
        posts: [],
      });
      expect((await store.loadGame(game.id))?.places).toEqual(places);
      expect(await store.loadDraft(game.id, 'red', 'assign')).toBeUndefined();
    });
  });

  describe('loading a position', () => {
    it('gives the latest snapshot before the event and the events after it', async () => {
      for (let seq = 0; seq < 6; seq++)
        await store.write({
          game: game.id,
          revision: seq,
          at: 5,
          fields: { seq },
          event: eventOf(game.id, seq),
          ...(seq % 4 === 0 ? { savedPosition: `"${seq}"` } : {}),
          posts: [],
        });
      const at = async (seq: number): Promise<unknown> => {
        const kept = await store.loadPosition(game.id, seq);
        return [kept?.position, kept?.tail.map((event) => event.seq)];
      };
      expect(await at(0)).toEqual(['"0"', []]);
      expect(await at(3)).toEqual(['"0"', [1, 2, 3]]);
      expect(await at(5)).toEqual(['"4"', [5]]);
      expect(await store.loadPosition(99, 0)).toBeUndefined();
    });
  });

  describe('games of a guild', () => {
    it('are numbered within it and found only there', async () => {
      const other = await store.createGame({ ...newGame, guild: 'south' }, [], []);
      const third = await store.createGame(newGame, [], []);
      expect([game.number, other.number, third.number]).toEqual([1, 1, 2]);
      const found = await store.listGames({ guild: 'north', limit: 10 });
      expect(found.map(({ id }) => id)).toEqual([third.id, game.id]);
    });

    it('are found by channel, stage and person', async () => {
      const count = async (filter: object): Promise<number> =>
        (await store.listGames({ guild: 'north', limit: 10, ...filter })).length;
      expect(await count({ channel: 'hall' })).toBe(1);
      expect(await count({ channel: 'yard' })).toBe(0);
      expect(await count({ stages: ['finished'] })).toBe(0);
      expect(await count({ person: 'ada' })).toBe(1);
      expect(await count({ person: 'bo' })).toBe(0);
    });
  });

  describe('the outbox', () => {
    it('gives out the posts of a game one at a time, in order', async () => {
      await write(0, 0, [notice('a'), notice('b')]);
      const [first] = await store.claimPosts(10, 100, 10);
      expect(first?.body).toEqual({ kind: 'notice', key: 'a' });
      expect(await store.claimPosts(10, 100, 10)).toEqual([]);
      await store.recordPost(first?.id ?? 0, { channel: 'hall', message: 'm1', at: 11 });
      expect((await store.claimPosts(12, 100, 10)).map(({ body }) => body)).toEqual([
        { kind: 'notice', key: 'b' },
      ]);
    });

    it('gives an unsettled post out again after its lease, with the same nonce', async () => {
      await write(0, 0, [notice('a')]);
      const [first] = await store.claimPosts(10, 100, 10);
      expect(await store.claimPosts(109, 100, 10)).toEqual([]);
      expect(await store.nextPostAt(109)).toBe(110);
      const [again] = await store.claimPosts(110, 100, 10);
      // Its answer never came, so it may stand.
      expect(again).toEqual({ ...first, attempt: 2, mayStandSince: expect.any(Number) as number });
      expect(first?.nonce.length).toBeLessThanOrEqual(25);
    });

    it('gives out at once what a process that is gone had', async () => {
      await write(0, 0, [notice('a')]);
      await store.claimPosts(10, 100, 10);
      await store.releasePosts();
      expect(await store.claimPosts(11, 100, 10)).toHaveLength(1);
    });

    it('takes for possible that a post stands which was begun and never confirmed, and no other', async () => {
      await write(0, 0, [notice('a')]);
      await store.releasePosts();
      expect((await store.claimPosts(10, 100, 10))[0]?.mayStandSince).toBeNull();
      await store.releasePosts();
      expect((await store.claimPosts(10, 100, 10))[0]?.mayStandSince).not.toBeNull();
    });

    it('knows that a later phase has overtaken a post', async () => {
      const phase = (to: number): NewPost => ({
        place: 'channel',
        body: { kind: 'phase', from: to - 1, to, phases: [] },
        supersedes: false,
      });
      await write(0, 0, [phase(1), notice('a')]);
      const [first] = await store.claimPosts(10, 100, 10);
      expect(await store.overtakenPost(first?.id ?? 0)).toBeUndefined();
      await write(1, 1, [phase(2)]);
      expect(await store.overtakenPost(first?.id ?? 0)).toEqual(expect.any(Number));
    });

    it('holds a failed post, and those behind it, until it is due; a dropped one lets them pass', async () => {
      await write(0, 0, [notice('a'), notice('b')]);
      const [first] = await store.claimPosts(10, 100, 10);
      await store.failPost(first?.id ?? 0, { error: 'too fast', dueAt: 50, at: 11 });
      expect(await store.claimPosts(49, 100, 10)).toEqual([]);
      const [again] = await store.claimPosts(50, 100, 10);
      await store.failPost(again?.id ?? 0, { error: 'no channel', at: 51 });
      expect((await store.claimPosts(52, 100, 10))[0]?.body).toEqual({ kind: 'notice', key: 'b' });
    });

    it('lets a living post take the place of those that nobody has begun to send', async () => {
      await write(0, 0, [status(0)]);
      await write(1, 1, [status(1)]);
      const [one] = await store.claimPosts(10, 100, 10);
      expect(one?.body).toEqual({ kind: 'status', seq: 1 });
      await write(2, 2, [status(2)]);
      await store.recordPost(one?.id ?? 0, { channel: 'hall', message: 'm1', at: 11 });
      const [two] = await store.claimPosts(12, 100, 10);
      expect(two?.existing).toEqual({ channel: 'hall', message: 'm1', body: { kind: 'status', seq: 1 } });
      await store.recordPost(two?.id ?? 0, { at: 13 });
      await write(3, 3, [status(3)]);
      expect((await store.claimPosts(14, 100, 10))[0]?.existing).toBeNull();
      expect(await store.nextPostAt(14)).toBe(114);
    });

    it('keeps the thread that a post made', async () => {
      await write(0, 0, [notice('a')]);
      const [post] = await store.claimPosts(10, 100, 10);
      await store.recordPost(post?.id ?? 0, { channel: 'hall', message: 'm', thread: 't', at: 11 });
      expect((await store.loadGame(game.id))?.thread).toBe('t');
      await write(1, 1);
      expect((await store.listGames({ guild: 'north', channel: 't', limit: 1 }))[0]?.id).toBe(game.id);
    });
  });

  describe('people and settings', () => {
    it('are kept and changed', async () => {
      expect(await store.person('ada')).toBeUndefined();
      const hours = { quietFrom: null, quietTo: null, awayFrom: null, awayUntil: null, direct: null };
      await store.savePerson({ id: 'ada', language: 'de', zone: null, quick: null, ...hours });
      await store.savePerson({
        id: 'ada',
        language: 'de',
        zone: 'Europe/Berlin',
        quick: true,
        ...hours,
        quietFrom: 60,
      });
      expect(await store.person('ada')).toEqual({
        id: 'ada',
        language: 'de',
        zone: 'Europe/Berlin',
        quick: true,
        ...hours,
        quietFrom: 60,
      });
      await store.saveSetting('north', 'language', 'en');
      await store.saveSetting('north', 'language', 'de');
      expect(await store.setting('north', 'language')).toBe('de');
      expect(await store.setting('south', 'language')).toBeUndefined();
    });
  });

  describe('queues of the outbox', () => {
    const body = ({ body: of }: { readonly body: object }): object => of;

    it('of a channel and of a thread don’t wait for each other', async () => {
      await write(0, 0, [notice('closed'), notice('behind'), status(0)]);
      const claimed = await store.claimPosts(10, 100, 10);
      expect(claimed.map(({ place }) => place)).toEqual(['thread', 'channel']);
      await store.failPost(claimed[0]?.id ?? 0, { error: 'closed: no', dueAt: 5000, at: 11 });
      await store.recordPost(claimed[1]?.id ?? 0, { channel: 'hall', message: 'm1', at: 11 });
      await write(1, 1, [status(1)]);
      expect((await store.claimPosts(12, 100, 10)).map(body)).toEqual([{ kind: 'status', seq: 1 }]);
      expect(await store.closedPlaces('north')).toEqual([
        { game: game.id, channel: 'hall', thread: null, place: 'thread' },
      ]);
      // Something has changed in the server: it is tried at once.
      expect(await store.hurryPosts('north')).toBe(1);
      expect((await store.claimPosts(13, 100, 10)).map(body)).toEqual([{ kind: 'notice', key: 'closed' }]);
    });

    it('send nothing to a thread that is still to be made', async () => {
      const thread: NewPost = { place: 'channel', body: { kind: 'thread' }, supersedes: false };
      await write(0, 0, [thread, notice('a')]);
      const [first, ...others] = await store.claimPosts(10, 100, 10);
      expect([first?.body, others]).toEqual([{ kind: 'thread' }, []]);
      await store.recordPost(first?.id ?? 0, { channel: 'hall', message: 'm', thread: 't', at: 11 });
      expect((await store.claimPosts(12, 100, 10)).map(body)).toEqual([{ kind: 'notice', key: 'a' }]);
    });

    it('give each server its share, however much others want', async () => {
      for (let n = 0; n < 6; n++) await store.createGame(newGame, [], [status(n)]);
      const south = await store.createGame({ ...newGame, guild: 'south' }, [], [status(9)]);
      const shares = { perServer: 3, cardsPerServer: 2, resting: [] };
      const first = await store.claimPosts(10, 100, 4, { posts: [], ...shares });
      expect(first.map(({ guild }) => guild)).toEqual(['north', 'north', 'north', 'south']);
      const posts = first.slice(0, 3).map((post) => ({ ...post, channel: 'hall' }));
      // The leases are over, yet those are still being sent: they are not given out twice.
      const later = await store.claimPosts(500, 100, 4, { posts, ...shares });
      expect(later.map((post) => post.game)).toEqual([south.id]);
    });

    it('of cards that stand are one of each channel, and let everything else past', async () => {
      const shares = { perServer: 3, cardsPerServer: 2 };
      const inHall = [game, await store.createGame(newGame, [], []), await store.createGame(newGame, [], [])];
      const inYard = await store.createGame({ ...newGame, channel: 'yard' }, [], []);
      for (const one of [...inHall, inYard]) {
        await store.write({ game: one.id, revision: 0, at: 0, fields: {}, posts: [status(0)] });
      }
      for (const { id, game: of } of await store.claimPosts(10, 100, 10)) {
        const channel = of === inYard.id ? 'yard' : 'hall';
        await store.recordPost(id, { channel, message: `card ${of}`, at: 11 });
      }
      // A card that stands in the channel is changed; behind each comes a call.
      for (const one of [...inHall, inYard]) {
        await store.write({ game: one.id, revision: 1, at: 12, fields: {}, posts: [status(1), call] });
      }
      const sending = (posts: readonly PostRow[], resting: readonly string[]) => ({
        ...shares,
        resting,
        posts: posts.map((post) => ({ ...post, channel: post.game === inYard.id ? 'yard' : 'hall' })),
      });
      const first = await store.claimPosts(13, 100, 12, sending([], []));
      const cards = first.filter(({ isCard }) => isCard);
      expect(cards.map((post) => post.game)).toEqual([inHall[0]?.id, inYard.id]);
      expect(first.filter(({ isCard }) => !isCard)).toHaveLength(3);
      // While the hall rests, its other cards wait; what waits meanwhile goes into one change.
      const [, second] = inHall;
      if (second === undefined) throw new Error('there are three games');
      await store.write({ game: second.id, revision: 2, at: 14, fields: {}, posts: [status(2)] });
      for (const { id, isCard, game: of } of first)
        await store.recordPost(id, {
          channel: of === inYard.id ? 'yard' : 'hall',
          message: `${of} ${isCard}`,
          at: 15,
        });
      const resting = await store.claimPosts(16, 100, 12, sending([], ['hall']));
      expect(resting.filter(({ isCard }) => isCard)).toEqual([]);
      const after = await store.claimPosts(17, 100, 12, sending(resting, []));
      expect(after.map(({ game: of, body: { seq } }) => [of, seq])).toEqual([[inHall[2]?.id, 1]]);
    });

    it('don’t wait for a moment that a wrong clock has set', async () => {
      const now = 1_000_000;
      const year = 365 * 24 * 60 * 60 * 1000;
      await write(0, 0, [notice('a')]);
      const [first] = await store.claimPosts(now + 10 * year, 100, 10);
      await store.failPost(first?.id ?? 0, { error: 'no', dueAt: now + 10 * year, at: now });
      expect(await store.nextPostAt(now)).toBe(0);
      expect(await store.claimPosts(now, 100, 10)).toHaveLength(1);
    });

    it('say for how long the oldest that could go has been waiting', async () => {
      expect(await store.outboxState(100)).toEqual({ waiting: 0, oldestDue: 0 });
      await write(0, 0, [notice('a'), notice('b')]);
      expect(await store.outboxState(1005)).toEqual({ waiting: 2, oldestDue: 1000 });
      const [first] = await store.claimPosts(1005, 100, 10);
      // It is being sent, and that takes too long.
      expect((await store.outboxState(2005)).oldestDue).toBe(2000);
      await store.failPost(first?.id ?? 0, { error: 'later', dueAt: 9000, at: 2005 });
      expect(await store.outboxState(8999)).toEqual({ waiting: 2, oldestDue: 0 });
    });
  });

  describe('at the same time', () => {
    it('one of many who have read the same writes, the others are told', async () => {
      const all = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => write(0, 0, [notice(String(n))])),
      );
      expect(all.filter(({ status: how }) => how === 'fulfilled')).toHaveLength(1);
      for (const one of all) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Stale);
      expect(await store.events(game.id)).toHaveLength(1);
      expect(await store.outboxState(10)).toMatchObject({ waiting: 1 });
    });

    it('games get numbers of their own, and a post goes to one of those who claim', async () => {
      const made = await Promise.all(
        Array.from({ length: 6 }, () => store.createGame(newGame, [], [status(0)])),
      );
      expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
      const claimed = await Promise.all(Array.from({ length: 6 }, () => store.claimPosts(10, 100, 2)));
      const ids = claimed.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      ids.push(...(await store.claimPosts(11, 100, 10)).map(({ id }) => id));
      expect(new Set(ids).size).toBe(6);
    });
  });

  describe('what is kept', () => {
    it('comes back as it was given: JSON, its order, texts that look like something else', async () => {
      const options = { z: '1', a: 'null', m: 'ä "quoted" \u2603 \\ \'' };
      const made = await store.createGame(
        { ...newGame, name: "O'Brien; DROP TABLE games; --", options, over: null, awaited: [] },
        [],
        [],
      );
      const again = await store.loadGame(made.id);
      expect(again).toEqual(made);
      expect(JSON.stringify(again?.options)).toBe(JSON.stringify(options));
      for (const value of ['7', 'true', 7, true, [], { b: 1, a: [null, 'x'] }]) {
        await store.saveSetting('north', 'thing', value);
        expect(await store.setting('north', 'thing')).toStrictEqual(value);
      }
      await store.saveSetting('north', 'thing', null);
      expect(await store.setting('north', 'thing')).toBeUndefined();
    });

    it('are the board, the public view and the pack of a game, the latest of each', async () => {
      for (const seq of [0, 1])
        await store.write({
          game: game.id,
          revision: seq,
          at: 5,
          fields: { seq },
          event: eventOf(game.id, seq),
          board: { seq, position: `{"at":${seq}}` },
          publicView: { seq, view: { at: seq } },
          pack: { key: 'pack@1', data: { cards: ['a'] } },
          posts: [],
        });
      expect(await store.board(game.id)).toEqual({ seq: 1, position: '{"at":1}' });
      expect(await store.keptView(game.id)).toEqual({ seq: 1, view: { at: 1 } });
      expect(await store.loadPack('pack@1')).toEqual({ cards: ['a'] });
      expect(await store.loadPack('pack@2')).toBeUndefined();
      expect((await store.outline(game.id)).map(({ seq }) => seq)).toEqual([0, 1]);
      const turns = async (turn: number): Promise<number> => (await store.events(game.id, { turn })).length;
      expect([await turns(1), await turns(2)]).toEqual([2, 0]);
    });

    it('are orders, in the order in which they were first made', async () => {
      const order = (id: string, data: Json | null): OrderChange => ({
        seat: 'red',
        kind: 'policy',
        id,
        data,
      });
      await store.saveOrders(game.id, 1, [order('hay', 'all'), order('Boats', 'none')]);
      await store.saveOrders(game.id, 2, [order('axe', { n: 1 }), order('hay', 'half')]);
      const kept = async (): Promise<unknown> =>
        (await store.orders(game.id)).map(({ id, data }) => [id, data]);
      expect(await kept()).toEqual([
        ['Boats', 'none'],
        ['hay', 'half'],
        ['axe', { n: 1 }],
      ]);
      await store.write({
        game: game.id,
        revision: 0,
        at: 3,
        fields: {},
        orders: [order('hay', null)],
        posts: [],
      });
      expect(await kept()).toEqual([
        ['Boats', 'none'],
        ['axe', { n: 1 }],
      ]);
    });

    it('is a vote, from its opening to its end, with what is due', async () => {
      const proposal: NewProposal = {
        game: game.id,
        kind: 'rewind',
        args: { to: 3 },
        person: 'ada',
        seq: 4,
        voters: ['ada', 'bo'],
        votes: { ada: true },
        state: 'open',
        openedAt: 5,
        expiresAt: 50,
        settledAt: null,
      };
      await store.write({ game: game.id, revision: 0, at: 5, fields: { wakeAt: 70 }, proposal, posts: [] });
      const open = await store.openProposal(game.id);
      expect(open).toMatchObject(proposal);
      expect([await store.nextWake(), await store.gamesToWake(49), await store.gamesToWake(50)]).toEqual([
        50,
        [],
        [game.id],
      ]);
      if (open === undefined) throw new Error('a vote is open');
      const settled = { ...open, state: 'passed', votes: { ada: true, bo: true }, settledAt: 9 };
      await store.write({ game: game.id, revision: 1, at: 9, fields: {}, proposal: settled, posts: [] });
      expect(await store.openProposal(game.id)).toBeUndefined();
      expect(await store.lastProposal(game.id)).toEqual(settled);
      expect([await store.nextWake(), await store.gamesToWake(70)]).toEqual([70, [game.id]]);
    });

    it('is a lesson, which goes on from where it stands or not at all', async () => {
      const lesson: LessonRow = {
        guild: 'north',
        person: 'ada',
        module: 'woodpile',
        thread: 't',
        language: 'de',
        moves: [],
        at: 1,
      };
      await store.saveLesson(lesson);
      await store.saveLesson({ ...lesson, moves: ['offer 1'] }, 0);
      await expect(store.saveLesson({ ...lesson, moves: ['offer 2'] }, 0)).rejects.toThrow(Stale);
      expect((await store.lesson('north', 'ada', 'woodpile'))?.moves).toEqual(['offer 1']);
      expect((await store.lessonIn('north', 't'))?.person).toBe('ada');
      expect(await store.lessonIn('south', 't')).toBeUndefined();
    });

    it('are figures of a server and of a person', async () => {
      const over: GameRow['over'] = { how: 'rules', scores: { red: 3, blue: 5 }, winners: ['blue'] };
      const done = { ...newGame, guild: 'big', stage: 'finished', over, startedAt: 100, endedAt: 300 };
      const bo = { ...ada, place: 2, seat: 'blue', person: 'bo' };
      for (let n = 0; n < 3; n++) await store.createGame(done, [ada, bo], []);
      await store.createGame({ ...newGame, guild: 'big' }, [ada], []);
      const { stages, finished, wins, winners } = await store.guildTally('big', 5);
      expect(Object.fromEntries(stages.map(({ stage, n }) => [stage, n]))).toEqual({
        finished: 3,
        running: 1,
      });
      expect(finished).toEqual([{ module: 'woodpile', n: 3, length: 200 }]);
      expect(wins).toEqual([{ module: 'woodpile', seat: 'blue', n: 3 }]);
      expect(winners).toEqual([{ person: 'bo', n: 3 }]);
      expect(await store.personTally('big', 'ada')).toEqual({
        playing: 1,
        records: [{ module: 'woodpile', finished: 3, won: 0, mean: 3, best: 3 }],
      });
      expect((await store.personTally('big', 'bo')).records).toEqual([
        { module: 'woodpile', finished: 3, won: 3, mean: 5, best: 5 },
      ]);
    });
  });

  describe('whoever is forgotten', () => {
    it('is in nothing that is kept any more, and their games are known to have changed', async () => {
      const bo = { ...ada, place: 2, seat: 'blue', person: 'bo' };
      const made = await store.createGame(
        { ...newGame, host: 'bo' },
        [ada, bo],
        [{ place: 'channel', body: { kind: 'call', people: ['ada', 'bo'] }, supersedes: true }],
      );
      const event = { ...eventOf(made.id, 0), person: 'bo' };
      await store.write({ game: made.id, revision: 0, at: 5, fields: { seq: 0 }, event, posts: [] });
      const hours = { quietFrom: null, quietTo: null, awayFrom: null, awayUntil: null, direct: null };
      await store.savePerson({ id: 'bo', language: 'de', zone: null, quick: null, ...hours });
      expect(await store.decisionsOf('north', 'bo')).toBe(1);
      const records = await store.recordsOf('bo');
      const lengths = Object.entries(records).map(([table, rows]) => [table, rows.length]);
      expect(Object.fromEntries(lengths)).toMatchObject({ person: 1, seats: 1, hosts: 1, events: 1 });
      expect(records['events']?.[0]).toMatchObject({ number: made.number, move: 'offer 1', seat: 'red' });
      expect(await store.forget('bo')).toEqual([made.id]);
      expect(JSON.stringify(await store.recordsOf('bo'))).not.toContain('bo"');
      const left = await store.loadGame(made.id);
      expect(left).toMatchObject({ host: 'former', revision: 2 });
      expect(left?.places.map(({ person }) => person)).toEqual(['ada', null]);
      expect((await store.events(made.id))[0]?.person).toBeNull();
      const [call_] = await store.claimPosts(10, 100, 10);
      expect(call_?.body).toEqual({ kind: 'call', people: ['ada', 'former'] });
      await expect(store.write({ game: made.id, revision: 1, at: 6, fields: {}, posts: [] })).rejects.toThrow(
        Stale,
      );
    });
  });
}
