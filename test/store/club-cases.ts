import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stale } from '../../src/kernel/errors.js';
import type { EventRow, GameRow, GameWrite, Store } from '../../src/store/port.js';
import { ada, eventOf, newGame, type OpenStore } from './fixtures.js';

/** Cases for club data that every store must pass. */
export function clubCases(open: OpenStore): void {
  let store: Store;
  let close: () => Promise<void>;
  let game: GameRow;
  beforeEach(async () => {
    ({ store, close } = await open());
    game = await store.createGame(newGame, [ada], []);
  });
  afterEach(() => close());

  const attempt = {
    person: 'bo',
    day: '2026-11-23',
    guild: 'north',
    moves: ['done'],
    result: -0.25,
    play: -0.25,
    at: 7,
  };
  const vote = {
    args: {},
    person: 'ada',
    seq: 1,
    voters: ['ada'],
    votes: { ada: true },
    state: 'passed',
    openedAt: 3,
    expiresAt: null,
    settledAt: null,
  };
  const wish = { guild: 'north', module: 'woodpile', seats: 3, pace: 'daily' };

  describe('a club', () => {
    it('lists each follower once until they unfollow', async () => {
      for (const person of ['cy', 'bo', 'cy']) await store.follow(game.id, person, true);
      expect(await store.followers(game.id)).toEqual(['bo', 'cy']);
      await store.follow(game.id, 'bo', false);
      expect(await store.followers(game.id)).toEqual(['cy']);
    });

    it('moves a game that is played in a thread to the thread that its first post creates', async () => {
      const opener = { place: 'channel', body: { kind: 'thread' }, supersedes: false } as const;
      const { id } = await store.createGame({ ...newGame, channel: 'hall', thread: 'hall' }, [ada], [opener]);
      const placeOf = async (of: number) => {
        const row = await store.loadGame(of);
        return [row?.channel, row?.thread];
      };
      const [post] = await store.claimPosts(1, 1000, 5);
      await store.recordPost(post?.id ?? 0, { channel: 'hall', message: 'm', thread: 'm', at: 2 });
      expect(await placeOf(id)).toEqual(['m', 'm']);
      await store.saveThread(id, 'n');
      expect(await placeOf(id)).toEqual(['n', 'n']);
      await store.saveThread(game.id, 'n');
      expect(await placeOf(game.id)).toEqual([newGame.channel, 'n']);
    });

    it('numbers tournaments, and accepts one of two concurrent writes', async () => {
      const of = { guild: 'north', name: 'Cup', host: 'ada', channel: 'c', home: 't', createdAt: 1 };
      const cup = await store.createTournament({ ...of, stage: 'signing', data: { people: ['bo', 'cy'] } });
      const next = await store.createTournament({ ...of, stage: 'running', data: {} });
      await store.createTournament({ ...of, guild: 'south', stage: 'running', data: {} });
      expect([cup.number, next.number]).toEqual([1, 2]);
      expect(await store.saveTournament(cup, { stage: 'running' })).toBe(true);
      expect(await store.saveTournament(cup, { stage: 'over' })).toBe(false);
      expect((await store.tournament(cup.id))?.stage).toBe('running');
      const found = await store.tournaments({ guild: 'north', stages: ['running'], limit: 9 });
      expect(found.map(({ number }) => number)).toEqual([2, 1]);
      expect(await store.tournaments({ stages: ['running'], limit: 9 })).toHaveLength(3);
      expect((await store.recordsOf('bo'))['tournaments']).toHaveLength(1);
      await store.forget('bo');
      expect((await store.tournament(cup.id))?.data).toEqual({ people: ['former', 'cy'] });
    });

    it('lists each person once on a waiting list and removes them once', async () => {
      for (const [person, at] of [
        ['bo', 5],
        ['ada', 3],
        ['old', 1],
      ] as const)
        await store.want({ ...wish, person, at });
      await store.want({ ...wish, person: 'bo', at: 7, pace: 'live' });
      const list = await store.wanted('north', 2);
      expect(list.map(({ person, pace }) => `${person} ${pace}`)).toEqual([
        'ada daily',
        'bo daily',
        'bo live',
      ]);
      expect(await store.wanted('south', 0)).toEqual([]);
      expect([...(await store.unwant(wish, ['ada', 'bo', 'eve']))].sort()).toEqual(['ada', 'bo']);
      expect(await store.unwant(wish, ['ada', 'bo'])).toEqual([]);
      expect((await store.wanted('north', 2)).map(({ pace }) => pace)).toEqual(['live']);
    });

    it('returns the latest rematch of a game', async () => {
      expect(await store.rematch(game.id)).toBeUndefined();
      await store.saveRematch(game.id, 7);
      await store.saveRematch(game.id, 9);
      expect(await store.rematch(game.id)).toBe(9);
    });

    it('saves a daily summary until it is dropped, and returns the notice that a new one replaces', async () => {
      await store.saveDaily({ person: 'bo', minute: 480, sentAt: 1 });
      await store.saveDaily({ person: 'bo', minute: 510, sentAt: 2 });
      await store.saveDaily({ person: 'ada', minute: 60, sentAt: 2 });
      const bo = { person: 'bo', minute: 510, sentAt: 2, tryAt: 0, attempts: 0 };
      expect(await store.daily('bo')).toEqual(bo);
      await store.dropDaily('bo');
      expect(await store.daily('bo')).toBeUndefined();
      const sent = { person: 'bo', channel: 'c' };
      expect(await store.saveSummons({ ...sent, message: 'l' })).toBeUndefined();
      // Each replaced row is returned to exactly one caller, even with concurrent calls.
      const before = await Promise.all(
        ['m', 'o', 'p'].map((message) => store.saveSummons({ ...sent, message })),
      );
      const last = await store.saveSummons({ ...sent, message: 'n' });
      expect([...before, last].map((row) => row?.message).toSorted()).toEqual(['l', 'm', 'o', 'p']);
    });

    it('lists finished games in the order in which they ended, and saves ratings exactly', async () => {
      const over = { winners: ['red'], scores: { red: 2 }, how: '' };
      const ends = async (endedAt: number, stage = 'finished') =>
        (await store.createGame({ ...newGame, stage, over, endedAt }, [ada], [])).id;
      const [late, early] = [await ends(9), await ends(7)];
      await ends(8, 'abandoned');
      for (const [seq, ai] of [null, 'greedy', null].entries())
        await store.write({
          game: early,
          revision: seq,
          at: 5,
          fields: { seq },
          event: { ...eventOf(early, seq), ai, person: ai === null ? 'ada' : null },
          posts: [],
        });
      const games = await store.endedGames('north', undefined, 10);
      expect(games.map(({ id }) => id)).toEqual([early, late]);
      expect(games[0]).toMatchObject({ over, places: [{ seat: 'red', person: 'ada', ai: null }] });
      expect(games[0]?.decisions).toEqual([
        { seat: 'red', person: null, ai: 'greedy', n: 1 },
        { seat: 'red', person: 'ada', ai: null, n: 2 },
      ]);
      const after = { at: 7, game: early };
      expect((await store.endedGames('north', after, 10)).map(({ id }) => id)).toEqual([late]);
      expect(await store.guildsWithGames()).toEqual(['north']);
      const step = { scope: '', person: 'ada', game: early, at: 7, place: 1, sides: 2 };
      const rating = { ...step, mu: 25 + 1 / 3, sigma: Math.PI };
      await store.saveRatings('north', [rating, { ...rating, scope: 'woodpile' }], after);
      expect(await store.ratings('north', '')).toEqual([rating]);
      expect(await store.rated('north')).toEqual(after);
      await store.saveRatings('north', [rating], undefined, true);
      expect(await store.ratings('north')).toEqual([rating]);
      expect(await store.rated('north')).toBeUndefined();
    });

    it('returns undos and rewinds with consent, and replaced players', async () => {
      let revision = 0;
      const event = (seq: number, of: Partial<EventRow>) => ({ ...eventOf(game.id, seq), ...of });
      const writes: readonly Pick<GameWrite, 'event' | 'proposal'>[] = [
        { event: event(0, { floor: true }) },
        { event: event(1, { kind: 'undo', move: null, backTo: -1 }) },
        { event: event(2, {}) },
        { event: event(3, { kind: 'undo', move: null, backTo: 1 }) },
        { event: event(4, { seat: 'blue' }) },
        { event: event(5, { kind: 'undo', move: null, backTo: 3 }) },
        {
          event: event(6, { kind: 'rewind', seat: null, move: null, backTo: 2, at: 9 }),
          proposal: { ...vote, game: game.id, kind: 'rewind', args: { to: 2 }, seq: 5, settledAt: 9 },
        },
        { proposal: { ...vote, game: game.id, kind: 'rewind', args: { to: 1 }, state: 'failed' } },
        { event: event(7, { kind: 'people', move: null, ai: 'random', replaced: 'bo', replacedBy: 'ada' }) },
      ];
      for (const write of writes)
        await store.write({ game: game.id, revision: revision++, at: 9, fields: {}, posts: [], ...write });
      const { returns, agreed, replacements } = await store.course(game.id);
      // An undo of only the seat's own moves without a roll is free and not listed.
      expect(returns).toEqual([
        { seq: 1, at: 5, kind: 'undo', seat: 'red', to: -1 },
        { seq: 5, at: 5, kind: 'undo', seat: 'red', to: 3 },
        { seq: 6, at: 9, kind: 'rewind', seat: null, to: 2 },
      ]);
      expect(agreed).toEqual([{ kind: 'rewind', seq: 5, to: 2, at: 9 }]);
      expect(replacements).toEqual([{ by: 'ada', person: 'bo' }]);
      await store.forget('bo');
      await store.forget('ada');
      expect((await store.course(game.id)).replacements).toEqual([{ by: 'former', person: 'former' }]);
    });

    it('deletes the data of two people', async () => {
      for (const person of ['bo', 'cy']) {
        await store.follow(game.id, person, true);
        await store.want({ ...wish, person, at: 5 });
        await store.saveDaily({ person, minute: 480, sentAt: 1 });
        await store.saveSummons({ person, channel: 'c', message: 'm' });
        await store.saveDirectChannel({ person, channel: 'c', closedAt: null, told: false });
        await store.queueDirect({ person, kind: 'call', game: 0, at: 5 });
        await store.saveAttempt({ ...attempt, person });
      }
      const records = await store.recordsOf('bo');
      const kept = ['follows', 'wanted', 'daily', 'summons', 'directChannels', 'directQueue', 'attempts'];
      expect(kept.map((of) => records[of]?.length)).toEqual(kept.map(() => 1));
      await store.forget('bo');
      await store.forget('cy');
      expect(await store.followers(game.id)).toEqual([]);
      expect(await store.wanted('north', 0)).toEqual([]);
      expect(await store.claimDailies(9, 10, 9)).toEqual([]);
      expect(await store.claimDirects(9, 10, 9)).toEqual([]);
      expect(await store.directChannel('bo')).toBeUndefined();
      expect((await store.recordsOf('bo'))['summons']).toEqual([]);
      expect(await store.attempts(attempt.day)).toEqual([]);
    });

    it('saves one winter a day and never changes it', async () => {
      const first = { day: '2026-11-23', body: '{"a":1}', digest: 'one' };
      const other = { day: '2026-11-24', body: '{}', digest: 'two' };
      expect(await store.saveWinters([first])).toBe(1);
      expect(await store.saveWinters([{ ...first, body: 'x' }, other])).toBe(1);
      expect(await store.winter('2026-11-23')).toEqual(first);
      expect(await store.winter('2026-11-25')).toBeUndefined();
      expect(await store.winterDays('2026-11-23')).toEqual(['2026-11-23', '2026-11-24']);
      expect(await store.winterDays('2026-11-24')).toEqual(['2026-11-24']);
    });

    it('saves one attempt per person and day, and lists only finished ones', async () => {
      await store.saveAttempt(attempt);
      await expect(store.saveAttempt({ ...attempt, moves: ['b'] })).rejects.toThrow(Stale);
      const going = { ...attempt, person: 'cy', moves: ['a'], result: null, play: null };
      await store.saveAttempt(going);
      expect(await store.attempts(attempt.day)).toEqual([attempt]);
      await store.saveAttempt({ ...going, moves: ['a', 'b'] }, 1);
      await expect(store.saveAttempt({ ...going, moves: ['a', 'c'] }, 1)).rejects.toThrow(Stale);
      const done = { ...going, moves: ['a', 'b', 'c'], result: 1, play: 0.25 };
      await store.saveAttempt(done, 2);
      expect(await store.attempt('cy', attempt.day)).toEqual(done);
      await store.saveAttempt({ ...done, day: '2026-11-24' });
      const unweighed = { ...done, person: 'di', play: null };
      const later = { ...unweighed, person: 'ada', day: '2026-11-24' };
      const early = { ...unweighed, day: '2026-11-22' };
      for (const row of [{ ...later, person: 'eve', result: null }, later, unweighed, early])
        await store.saveAttempt(row);
      expect(await store.unweighedAttempts(attempt.day)).toEqual([unweighed, later]);
      expect(await store.attemptedDays('cy', 5)).toEqual(['2026-11-24', '2026-11-23']);
      expect(await store.attemptedDays('cy', 1)).toEqual(['2026-11-24']);
    });

    it('lets one process at a time claim a server’s hour, and another after its lease', async () => {
      const hour = { guild: 'north', channel: 'c', language: 'en', minute: 480, zone: 'utc', sentAt: 1 };
      await store.saveWinterHour({ ...hour, minute: 60 });
      await store.saveWinterHour(hour);
      await store.saveWinterHour({ ...hour, guild: 'south' });
      const claims = await Promise.all([store.claimWinterHours(5, 9, 1), store.claimWinterHours(5, 9, 1)]);
      expect(
        claims
          .flat()
          .map(({ guild }) => guild)
          .toSorted(),
      ).toEqual(['north', 'south']);
      expect(await store.claimWinterHours(8, 12, 9)).toEqual([]);
      const [north] = (await store.claimWinterHours(9, 12, 9)).filter(({ guild }) => guild === 'north');
      expect(north).toEqual({ ...hour, tryAt: 12, attempts: 2 });
      if (north === undefined) return;
      await store.settleWinterHour(north, { sentAt: 7, tryAt: 99, attempts: 0 });
      expect(await store.winterHour('north')).toEqual({ ...hour, sentAt: 7, tryAt: 99, attempts: 0 });
      await store.settleWinterHour(north, { sentAt: 8, tryAt: 100, attempts: 0 });
      expect((await store.winterHour('north'))?.sentAt).toBe(7);
      await store.dropWinterHour('north');
      expect(await store.winterHour('north')).toBeUndefined();
    });

    it('claims due summaries, oldest first, and keeps changes made by the person in the meantime', async () => {
      for (const person of ['ada', 'bo', 'cy']) await store.saveDaily({ person, minute: 60, sentAt: 1 });
      const first = await store.claimDailies(5, 9, 2);
      const second = await store.claimDailies(5, 9, 2);
      expect([first.length, second.length, (await store.claimDailies(5, 9, 2)).length]).toEqual([2, 1, 0]);
      const all = [...first, ...second];
      expect(all.map(({ attempts, tryAt }) => [attempts, tryAt])).toEqual([
        [1, 9],
        [1, 9],
        [1, 9],
      ]);
      for (const [at, row] of all.entries())
        await store.settleDaily(row, { sentAt: 4, tryAt: 20 - at, attempts: 0 });
      await store.saveDaily({ person: 'ada', minute: 90, sentAt: 6 });
      const ada = all.find(({ person }) => person === 'ada');
      if (ada !== undefined) await store.settleDaily(ada, { sentAt: 8, tryAt: 99, attempts: 0 });
      expect(await store.daily('ada')).toEqual({
        person: 'ada',
        minute: 90,
        sentAt: 6,
        tryAt: 0,
        attempts: 0,
      });
      const due = await store.claimDailies(19, 30, 1);
      expect(due.map(({ person }) => person)).toEqual(['ada']);
      await store.hurryDaily('bo');
      expect((await store.claimDailies(10, 31, 9)).map(({ person }) => person)).toEqual(['bo']);
      // A time too far ahead was written while the clock was wrong.
      expect((await store.claimDailies(5 - 48 * HOUR, 9, 9)).map(({ person }) => person).toSorted()).toEqual([
        'ada',
        'bo',
        'cy',
      ]);
    });

    it('queues one direct message of a kind until it is sent, and keeps one that was queued again', async () => {
      const of = { person: 'bo', kind: 'call', game: 0 };
      for (const at of [3, 4]) await store.queueDirect({ ...of, at });
      await store.queueDirect({ ...of, kind: 'end', game: 7, at: 5 });
      expect(await store.claimDirects(2, 9, 9)).toEqual([]);
      const [call, none] = await store.claimDirects(4, 9, 9);
      expect([call, none]).toMatchObject([{ ...of, at: 4, tryAt: 9, attempts: 1 }, undefined]);
      if (call === undefined) return;
      const { nonce } = call;
      await store.retryDirect(call, 12);
      const [again] = (await store.claimDirects(12, 20, 9)).filter(({ kind }) => kind === 'call');
      expect(again).toEqual({ ...of, at: 4, tryAt: 20, attempts: 2, nonce });
      await store.queueDirect({ ...of, at: 15 });
      await store.dropDirect(call);
      const [fresh] = (await store.claimDirects(15, 25, 9)).filter(({ kind }) => kind === 'call');
      expect(fresh).toMatchObject({ ...of, at: 15, tryAt: 25, attempts: 1 });
      expect(fresh?.nonce).not.toBe(nonce);
      if (fresh !== undefined) await store.dropDirect(fresh);
      expect((await store.claimDirects(30, 40, 9)).map(({ kind }) => kind)).toEqual(['end']);
      const row = { person: 'bo', channel: null, closedAt: 7, told: false };
      await store.saveDirectChannel(row);
      await store.saveDirectChannel({ ...row, channel: 'dm', told: true });
      expect(await store.directChannel('bo')).toEqual({ ...row, channel: 'dm', told: true });
    });

    it('claims due tournaments and their cards in batches', async () => {
      const of = {
        guild: 'north',
        name: 'Cup',
        host: 'ada',
        channel: 'c',
        home: 't',
        createdAt: 1,
        data: {},
      };
      for (const stage of ['running', 'signing', 'running', 'running'])
        await store.createTournament({ ...of, stage });
      const claims = [await store.claimTournaments(5, 9, 2), await store.claimTournaments(5, 9, 2)];
      expect(claims.map((rows) => rows.length)).toEqual([2, 1]);
      expect(
        claims
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([1, 3, 4]);
      expect(await store.claimTournaments(8, 12, 9)).toEqual([]);
      const [first, second] = claims.flat();
      if (first === undefined || second === undefined) return;
      await store.settleTournament(first, 50);
      // A game of the tournament ends after the claim, so it is due again.
      await store.write({
        ...{ game: game.id, revision: 0, at: 6, fields: { stage: 'finished' }, posts: [] },
        tournament: second.id,
      });
      await store.settleTournament(second, 50);
      expect((await store.claimTournaments(6, 12, 9)).map(({ id }) => id)).toEqual([second.id]);

      const cards = [await store.claimCards(5, 9, 3), await store.claimCards(5, 9, 3)];
      expect(cards.map((ids) => ids.length)).toEqual([3, 1]);
      expect(cards.flat().toSorted()).toEqual([1, 2, 3, 4]);
      await store.settleCard({ id: 1, revision: 0 });
      expect(await store.saveTournament({ id: 2, revision: 0 }, { name: 'Cup 2' })).toBe(true);
      await store.settleCard({ id: 2, revision: 0 });
      expect(await store.claimCards(6, 9, 9)).toEqual([2]);
      expect([...(await store.claimCards(9, 12, 9))].toSorted()).toEqual([2, 3, 4]);
    });

    it('returns the message of each kind that is edited for a game', async () => {
      expect(await store.standing(game.id, 'members')).toBeUndefined();
      const message = { channel: 'c', message: 'm', body: { kind: 'members', people: ['bo'] } };
      await store.saveStanding(game.id, 'members', message);
      await store.saveStanding(game.id, 'members', { ...message, message: 'n' });
      expect(await store.standing(game.id, 'members')).toEqual({ ...message, message: 'n' });
    });
  });
}

const HOUR = 60 * 60_000;
