import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameRow, Store } from '../../src/store/port.js';
import type { NewPost, PostRow } from '../../src/store/posts-port.js';
import { newGame, ada, eventOf, notice, status, call, type OpenStore } from './fixtures.js';

/**
 * Outbox cases that every store must pass.
 * @param open opens an empty store
 */
export function outboxCases(open: OpenStore): void {
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

    it('gives a post out again after its lease, with the same nonce', async () => {
      await write(0, 0, [notice('a')]);
      const [first] = await store.claimPosts(10, 100, 10);
      expect(await store.claimPosts(109, 100, 10)).toEqual([]);
      expect(await store.nextPostAt(109)).toBe(110);
      const [again] = await store.claimPosts(110, 100, 10);
      // Its response never came, so it may have been posted.
      expect(again).toEqual({ ...first, attempt: 2, mayStandSince: expect.any(Number) as number });
      expect(first?.nonce.length).toBeLessThanOrEqual(25);
    });

    it('gives out the posts of a process that is gone at once', async () => {
      await write(0, 0, [notice('a')]);
      await store.claimPosts(10, 100, 10);
      await store.releasePosts();
      expect(await store.claimPosts(11, 100, 10)).toHaveLength(1);
    });

    it('marks only an unconfirmed attempt as possibly posted', async () => {
      await write(0, 0, [notice('a')]);
      await store.releasePosts();
      expect((await store.claimPosts(10, 100, 10))[0]?.mayStandSince).toBeNull();
      await store.releasePosts();
      expect((await store.claimPosts(10, 100, 10))[0]?.mayStandSince).not.toBeNull();
    });

    it('reports that a later phase has overtaken a post', async () => {
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

    it('lets an edited post replace unclaimed ones', async () => {
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

    it('saves the thread that a post created', async () => {
      await write(0, 0, [notice('a')]);
      const [post] = await store.claimPosts(10, 100, 10);
      await store.recordPost(post?.id ?? 0, { channel: 'hall', message: 'm', thread: 't', at: 11 });
      expect((await store.loadGame(game.id))?.thread).toBe('t');
      await write(1, 1);
      expect((await store.listGames({ guild: 'north', channel: 't', limit: 1 }))[0]?.id).toBe(game.id);
    });
  });

  describe('queues of the outbox', () => {
    const body = ({ body: of }: { readonly body: object }): object => of;

    it('for a channel and its thread don’t wait for each other', async () => {
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
      // Permissions of the server have changed: retried at once.
      expect(await store.hurryPosts('north')).toBe(1);
      const [again] = await store.claimPosts(13, 100, 10);
      expect(again?.body).toEqual({ kind: 'notice', key: 'closed' });
      // Not while it is being sent; an unconfirmed post is also searched for at once.
      expect(await store.hurryPosts('north')).toBe(0);
      await store.failPost(again?.id ?? 0, { dueAt: 5000, at: 14 });
      expect(await store.hurryPosts('north')).toBe(1);
      expect((await store.claimPosts(15, 100, 10)).map(({ id }) => id)).toEqual([again?.id]);
    });

    it('send nothing to a thread that doesn’t exist yet', async () => {
      const thread: NewPost = { place: 'channel', body: { kind: 'thread' }, supersedes: false };
      await write(0, 0, [thread, notice('a')]);
      const [first, ...others] = await store.claimPosts(10, 100, 10);
      expect([first?.body, others]).toEqual([{ kind: 'thread' }, []]);
      await store.recordPost(first?.id ?? 0, { channel: 'hall', message: 'm', thread: 't', at: 11 });
      expect((await store.claimPosts(12, 100, 10)).map(body)).toEqual([{ kind: 'notice', key: 'a' }]);
    });

    it('limit the posts of each server, however many posts others have', async () => {
      for (let n = 0; n < 6; n++) await store.createGame(newGame, [], [status(n)]);
      const south = await store.createGame({ ...newGame, guild: 'south' }, [], [status(9)]);
      const shares = { perServer: 3, cardsPerServer: 2, resting: [] };
      const first = await store.claimPosts(10, 100, 4, { posts: [], ...shares });
      expect(first.map(({ guild }) => guild)).toEqual(['north', 'north', 'north', 'south']);
      const posts = first.slice(0, 3).map((post) => ({ ...post, channel: 'hall' }));
      // The leases are over, but posts that are still being sent aren't claimed again.
      const later = await store.claimPosts(500, 100, 4, { posts, ...shares });
      expect(later.map((post) => post.game)).toEqual([south.id]);
    });

    it('edit one card of a channel at a time and let other posts pass', async () => {
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
      // Edits existing cards; a call follows each edit.
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
      // While the channel rests, its other cards wait, and their changes are merged.
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

    it('don’t wait for a time set by a wrong clock', async () => {
      const now = 1_000_000;
      const year = 365 * 24 * 60 * 60 * 1000;
      await write(0, 0, [notice('a')]);
      const [first] = await store.claimPosts(now + 10 * year, 100, 10);
      await store.failPost(first?.id ?? 0, { error: 'no', dueAt: now + 10 * year, at: now });
      expect(await store.nextPostAt(now)).toBe(0);
      expect(await store.claimPosts(now, 100, 10)).toHaveLength(1);
    });

    it('are pruned of posts that were sent long ago, not of dropped or pending ones', async () => {
      await write(0, 0, [notice('a'), notice('b'), notice('c'), notice('d')]);
      const next = async (): Promise<number> => (await store.claimPosts(10, 100, 1))[0]?.id ?? 0;
      await store.recordPost(await next(), { channel: 'hall', message: 'm1', at: 11 });
      await store.failPost(await next(), { error: 'no', at: 11 });
      await store.recordPost(await next(), { channel: 'hall', message: 'm2', at: 70 });
      const waiting = await next();

      expect(await store.prunePosts(5, 0, 1)).toEqual({ gone: 0 });
      expect(await store.prunePosts(50, 0, 2)).toEqual({ gone: 1, last: waiting - 2 });
      expect(await store.prunePosts(50, waiting - 2, 2)).toEqual({ gone: 0, last: waiting });
      expect(await store.prunePosts(50, waiting, 2)).toEqual({ gone: 0 });
      expect(await store.prunePosts(71, 0, 10)).toEqual({ gone: 1 });
      expect((await store.undeliveredPosts(game.id)).map(({ insteadOf }) => insteadOf)).toEqual([
        waiting - 2,
      ]);
      expect((await store.claimPosts(200, 100, 10)).map(({ id }) => id)).toEqual([waiting]);
    });

    const MINUTE = 60_000;
    const nobody = { waiting: 0, closed: 0, hanging: 0, oldestDue: 0 };

    it('say how long the oldest sendable post has been waiting', async () => {
      expect(await store.outboxState(100)).toEqual(nobody);
      await write(0, 0, [notice('a'), notice('b')]);
      expect(await store.outboxState(1005)).toEqual({ ...nobody, waiting: 2, oldestDue: 1000 });
      const [first] = await store.claimPosts(1005, 100, 10);
      // Sending takes too long.
      expect((await store.outboxState(2005)).oldestDue).toBe(2000);
      await store.failPost(first?.id ?? 0, { error: 'later', dueAt: 9000, at: 2005 });
      expect((await store.outboxState(8999)).oldestDue).toBe(8994);
      await store.failPost(first?.id ?? 0, { error: 'no channel', at: 9005 });
      // The next one has only been due since then.
      expect(await store.outboxState(9105)).toEqual({ ...nobody, waiting: 1, oldestDue: 100 });
    });

    it('call a post hanging that fails again and again for five minutes', async () => {
      await write(0, 0, [notice('a')]);
      let now = 5;
      for (; now <= 8 * MINUTE; now += MINUTE) {
        const [post] = await store.claimPosts(now, 100, 10);
        // With and without a known error: without one, it may have been posted.
        const error = now > 4 * MINUTE ? { error: 'proxy is down' } : {};
        await store.failPost(post?.id ?? 0, { ...error, dueAt: now + MINUTE, at: now });
        const hanging = now - 4 > 5 * MINUTE ? 1 : 0;
        expect(await store.outboxState(now + 1)).toEqual({
          waiting: 1,
          closed: 0,
          hanging,
          oldestDue: now - 4,
        });
      }
    });

    it('count posts that wait for a permission, and those behind them, separately', async () => {
      const thread: NewPost = { place: 'channel', body: { kind: 'thread' }, supersedes: false };
      await write(0, 0, [thread, notice('in the thread'), call]);
      const other = await store.createGame(newGame, [], [notice('elsewhere')]);
      const now = 60 * MINUTE;
      const claimed = await store.claimPosts(now, MINUTE, 10);
      expect(claimed.map((post) => post.game)).toEqual([game.id, other.id]);
      const [opener, elsewhere] = claimed.map(({ id }) => id);
      await store.failPost(opener ?? 0, { error: 'closed: no', dueAt: now + MINUTE, at: now });
      await store.recordPost(elsewhere ?? 0, { channel: 'hall', message: 'm1', at: now });
      expect(await store.outboxState(90 * MINUTE)).toEqual({ ...nobody, waiting: 3, closed: 3 });
      // While it is being sent it counts as due, from that time on.
      const [tried] = await store.claimPosts(90 * MINUTE, MINUTE, 10);
      expect(tried?.id).toBe(opener);
      expect(await store.outboxState(91 * MINUTE)).toEqual({ ...nobody, waiting: 3, oldestDue: MINUTE });
      await store.recordPost(opener ?? 0, { channel: 'hall', message: 'm2', thread: 't', at: 91 * MINUTE });
      // Those behind it have only been due since it was sent.
      expect(await store.outboxState(92 * MINUTE)).toEqual({ ...nobody, waiting: 2, oldestDue: MINUTE });
      expect((await store.outboxState(97 * MINUTE)).hanging).toBe(2);
    });
  });
}
