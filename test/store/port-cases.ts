import { PassThrough } from 'node:stream';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stale } from '../../src/kernel/errors.js';
import type { Json } from '../../src/kernel/types.js';
import { makeLog } from '../../src/log.js';
import type { GameRow, NewProposal, OrderChange, Store } from '../../src/store/port.js';
import type { LessonRow } from '../../src/store/people-port.js';
import type { NewPost } from '../../src/store/posts-port.js';
import { newGame, ada, eventOf, notice, status, type OpenStore } from './fixtures.js';

/**
 * Cases for games, log and people that every store must pass.
 * @param open opens an empty store
 */
export function portCases(open: OpenStore): void {
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
    it('saves the event unchanged', async () => {
      await write(0, 0);
      expect(await store.events(game.id)).toEqual([eventOf(game.id, 0)]);
      expect(await store.loadGame(game.id)).toEqual({ ...game, seq: 0, revision: 1 });
    });

    it('is refused if the game has another revision', async () => {
      await write(0, 0);
      await expect(write(1, 0)).rejects.toThrow(Stale);
      expect(await store.events(game.id)).toHaveLength(1);
    });

    it('is refused as a whole if its event number is taken', async () => {
      await write(0, 0);
      await expect(write(0, 1, [notice('lost')])).rejects.toThrow(Stale);
      expect((await store.loadGame(game.id))?.revision).toBe(1);
      expect(await store.claimPosts(10, 10, 10)).toEqual([]);
    });

    it('replaces places and deletes drafts', async () => {
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
    it('returns the latest saved position and the events after it', async () => {
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

  describe('people and settings', () => {
    it('are saved and changed', async () => {
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
      await store.savePerson({ id: 'bo', language: null, zone: null, quick: null, ...hours });
      expect((await store.people(['bo', 'nobody', 'ada'])).map(({ id }) => id).sort()).toEqual(['ada', 'bo']);
      expect(await store.people([])).toEqual([]);
      await store.saveSetting('north', 'language', 'en');
      await store.saveSetting('north', 'language', 'de');
      expect(await store.setting('north', 'language')).toBe('de');
      expect(await store.setting('south', 'language')).toBeUndefined();
    });
  });

  describe('concurrently', () => {
    it('lets one of many writers of the same revision succeed, and refuses the others', async () => {
      const all = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => write(0, 0, [notice(String(n))])),
      );
      expect(all.filter(({ status: how }) => how === 'fulfilled')).toHaveLength(1);
      for (const one of all) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Stale);
      expect(await store.events(game.id)).toHaveLength(1);
      expect(await store.outboxState(10)).toMatchObject({ waiting: 1 });
    });

    it('gives games different numbers, and each post to one claimant', async () => {
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

  describe('stored data', () => {
    it('is returned unchanged: JSON, the order of its keys, texts that look like numbers', async () => {
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

    it('includes the latest board, public view and pack of a game', async () => {
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
      expect(await store.storedView(game.id)).toEqual({ seq: 1, view: { at: 1 } });
      expect(await store.loadPack('pack@1')).toEqual({ cards: ['a'] });
      expect(await store.loadPack('pack@2')).toBeUndefined();
      expect((await store.outline(game.id)).map(({ seq }) => seq)).toEqual([0, 1]);
      const turns = async (turn: number): Promise<number> => (await store.events(game.id, { turn })).length;
      expect([await turns(1), await turns(2)]).toEqual([2, 0]);
    });

    it('returns orders in the order of their first saving', async () => {
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

    it('includes a vote from its opening to its end, with its deadline', async () => {
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
      expect([await store.nextWake(), await store.claimDue(49, 20), await store.claimDue(50, 20)]).toEqual([
        50,
        [],
        [{ id: game.id, wake: true, act: false }],
      ]);
      if (open === undefined) throw new Error('a vote is open');
      const settled = { ...open, state: 'passed', votes: { ada: true, bo: true }, settledAt: 9 };
      await store.write({ game: game.id, revision: 1, at: 9, fields: {}, proposal: settled, posts: [] });
      expect(await store.openProposal(game.id)).toBeUndefined();
      expect(await store.lastProposal(game.id)).toEqual(settled);
      expect(await store.nextWake()).toBe(70);
      expect(await store.claimDue(70, 20)).toEqual([{ id: game.id, wake: true, act: false }]);
    });

    it('refuses a lesson’s step if the lesson has changed since it was read', async () => {
      const lesson: LessonRow = {
        guild: 'north',
        person: 'ada',
        module: 'woodpile',
        thread: 't',
        language: 'de',
        moves: [],
        at: 1,
        composed: null,
      };
      await store.saveLesson(lesson);
      await store.saveLesson({ ...lesson, moves: ['offer 1'] }, lesson);
      await expect(store.saveLesson({ ...lesson, moves: ['offer 2'] }, lesson)).rejects.toThrow(Stale);
      expect((await store.lesson('north', 'ada', 'woodpile'))?.moves).toEqual(['offer 1']);
      expect((await store.lessonIn('north', 't'))?.person).toBe('ada');
      expect(await store.lessonIn('south', 't')).toBeUndefined();
    });

    it('refuses to overwrite a pupil’s newer choices', async () => {
      const lesson: LessonRow = {
        guild: 'north',
        person: 'bo',
        module: 'woodpile',
        thread: null,
        language: 'de',
        moves: ['offer 1'],
        at: 1,
        composed: null,
      };
      await store.saveLesson(lesson);
      const one = { ...lesson, composed: ['take 1'] };
      await store.saveLesson(one, lesson);
      await expect(store.saveLesson({ ...lesson, composed: ['take 2'] }, lesson)).rejects.toThrow(Stale);
      expect((await store.lesson('north', 'bo', 'woodpile'))?.composed).toEqual(['take 1']);
      await store.saveLesson({ ...one, composed: ['take 1', 'take “2”'] }, one);
      await store.saveLesson(
        { ...lesson, moves: ['offer 1', 'end'] },
        { ...one, composed: ['take 1', 'take “2”'] },
      );
      expect((await store.lesson('north', 'bo', 'woodpile'))?.composed).toBeNull();
    });

    it('gives statistics of a server and of a person', async () => {
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

  describe('a statement that fails', () => {
    /** Everything about an error that a log, a trace or a terminal could show. */
    function shownOf(error: unknown): string {
      const out = new PassThrough();
      const log = makeLog({ logLevel: 'info', logFormat: 'json' }, out);
      log.error({ err: error, why: error }, String(error));
      return `${String(out.read())} ${inspect(error, { depth: 9, showHidden: true })}`;
    }
    const twice = [ada, { ...ada, person: 'walrus' }];

    it('reveals neither a new game’s seed nor its people', async () => {
      const error: unknown = await store.createGame({ ...newGame, seed: 'walrus' }, twice, []).then(
        () => 'written',
        (failed: unknown) => failed,
      );
      expect(error).toBeInstanceOf(Error);
      expect(shownOf(error)).not.toContain('walrus');
      expect(shownOf(error)).toContain('seats');
    });

    it('doesn’t reveal a sealed move', async () => {
      const event = { ...eventOf(game.id, 0), move: 'offer walrus' };
      const work = { game: game.id, revision: 0, at: 5, fields: {}, event, posts: [] };
      const error: unknown = await store.write({ ...work, places: twice }).catch((failed: unknown) => failed);
      expect(error).toBeInstanceOf(Error);
      expect(shownOf(error)).not.toContain('walrus');
    });
  });

  describe('data that can be replayed from the log', () => {
    const saved = async (id: number): Promise<unknown> => {
      const at = async (seq: number) => (await store.loadPosition(id, seq))?.seq;
      const view = (await store.storedView(id))?.view;
      return { at: [await at(0), await at(1), await at(2)], view, board: (await store.board(id))?.seq };
    };
    const play = async (id: number, kinds: readonly string[]): Promise<void> => {
      for (const [seq, kind] of kinds.entries())
        await store.write({
          ...{ game: id, revision: seq, at: 5, fields: { seq }, posts: [] },
          event: { ...eventOf(id, seq), kind },
          savedPosition: `"${seq}"`,
          board: { seq, position: `"${seq}"` },
          publicView: { seq, view: { at: seq } },
        });
    };
    const all = { at: [0, 1, 2], view: { at: 2 }, board: 2 };

    it('is deleted long after the end of a game, and other data stays', async () => {
      const done = { ...newGame, stage: 'finished', endedAt: 100 };
      const plain = await store.createGame(done, [], []);
      const withPack = await store.createGame({ ...done, options: { pack: 'mine@12' } }, [], []);
      const thawed = await store.createGame({ ...done, stage: 'abandoned' }, [], []);
      const late = await store.createGame({ ...done, endedAt: 200 }, [], []);
      const frozen = await store.createGame({ ...done, stage: 'frozen' }, [], []);
      for (const { id } of [game, plain, withPack, late, frozen]) await play(id, ['start', 'move', 'move']);
      await play(thawed.id, ['start', 'rules', 'move']);

      expect(await store.prunePositions(150, 0, 3)).toEqual({ gone: 2, last: withPack.id });
      expect(await store.prunePositions(150, withPack.id, 9)).toEqual({ gone: 1 });
      expect(await store.prunePositions(150, 0, 9)).toEqual({ gone: 0 });
      expect(await saved(plain.id)).toEqual({ at: [0, 0, 0], view: undefined, board: 2 });
      expect(await saved(withPack.id)).toEqual({ at: [0, 0, 0], view: { at: 2 }, board: 2 });
      expect(await saved(thawed.id)).toEqual({ at: [0, 1, 1], view: undefined, board: 2 });
      for (const { id } of [game, late, frozen]) expect(await saved(id)).toEqual(all);
    });
  });

  describe('statistics of running games', () => {
    const figures = async (): Promise<unknown> => {
      const { finished, wins, winners } = await store.guildTally('north', 5);
      return { finished, wins, winners, records: (await store.personTally('north', 'ada')).records };
    };
    const nothing = { finished: [], wins: [], winners: [], records: [] };

    it('don’t count a running game as finished', async () => {
      const fields = { over: null, untold: null, startedAt: 1_700_000_000_000 };
      await store.write({ game: game.id, revision: 0, at: 5, fields, posts: [] });
      expect(await figures()).toEqual(nothing);
    });
  });

  it('a person’s records include seats that someone else or an AI plays now', async () => {
    const places = [
      { ...ada, person: 'ada', former: 'bo' },
      { ...ada, place: 2, seat: 'blue', person: null, ai: 'random', former: 'bo' },
      { ...ada, place: 3, seat: 'green', person: 'bo' },
    ];
    await store.createGame(newGame, places, []);
    const { seats = [] } = await store.recordsOf('bo');
    const rows = seats as readonly { readonly seat: string; readonly left: number }[];
    expect(Object.fromEntries(rows.map(({ seat, left }) => [seat, left]))).toEqual({
      red: 1,
      blue: 1,
      green: 0,
    });
  });

  describe('a person whose data is deleted', () => {
    it('is in no table, and their games have new revisions', async () => {
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
