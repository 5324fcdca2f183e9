import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/port.js';
import { ada, eventOf, newGame, type OpenStore } from './fixtures.js';

/** A person's id that also occurs as text in other players' data and in games. */
const ID = '200000000000000002';
const PACK = { key: 'pack/1', data: { card: ID } };
const DRAFT = { seat: 'red', panel: 'main', seq: 0, data: { moves: [ID] }, at: 1 };
const VOTE = {
  kind: 'replace',
  args: { seat: 'red', person: ID },
  person: ID,
  seq: 0,
  voters: ['ada', ID],
  votes: { ada: true, [ID]: false },
  state: 'open',
  openedAt: 3,
  expiresAt: null,
  settledAt: null,
};

/** Cases for deleting a person's data that every store must pass. */
export function forgetCases(open: OpenStore): void {
  let store: Store;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ store, close } = await open());
  });
  afterEach(() => close());

  async function richGame(): Promise<number> {
    const { id } = await store.createGame(
      { ...newGame, host: ID, seed: ID, options: { word: ID } },
      [
        { ...ada, nonce: ID, strategy: ID },
        { ...ada, place: 2, seat: 'blue', person: ID, nonce: ID },
        { ...ada, place: 3, seat: 'green', person: null, ai: 'random', former: ID },
      ],
      [{ place: 'channel', body: { kind: 'call', people: ['ada', ID] }, supersedes: true }],
    );
    const event = {
      ...eventOf(id, 0),
      person: ID,
      move: `say ${ID}`,
      happenings: [{ key: 'woodpile.word', args: { word: ID } }],
      forced: [{ seat: 'red', move: ID }],
    };
    const orders = [{ seat: 'red', kind: 'policy', id: 'hay', data: { option: ID } }];
    await store.write({
      ...{ game: id, revision: 0, at: 5, fields: { seq: 0 }, event, orders, pack: PACK, posts: [] },
      savedPosition: JSON.stringify({ word: ID }),
      board: { seq: 0, position: JSON.stringify({ word: ID }) },
      publicView: { seq: 0, view: { word: ID } },
      proposal: { game: id, ...VOTE },
    });
    await store.saveDraft({ game: id, ...DRAFT });
    return id;
  }

  describe('a person whose data is deleted from a rich database', () => {
    it('leaves everything that verifies dice, digests and moves', async () => {
      const game = await richGame();
      await store.saveWinters([{ day: '2026-11-23', body: JSON.stringify({ word: ID }), digest: ID }]);
      const kept = async () => {
        const row = await store.loadGame(game);
        const [event] = await store.events(game);
        return {
          row: [
            row?.name,
            row?.seed,
            row?.options,
            row?.places.map(({ nonce, strategy }) => [nonce, strategy]),
          ],
          event: { ...event, person: null },
          position: (await store.loadPosition(game, 0))?.position,
          board: await store.board(game),
          view: await store.storedView(game),
          pack: await store.loadPack(PACK.key),
          orders: await store.orders(game),
          draft: await store.loadDraft(game, 'red', 'main'),
          winter: await store.winter('2026-11-23'),
        };
      };
      const before = await kept();
      await store.forget(ID);
      expect(await kept()).toEqual(before);
      expect(before.event.move).toBe(`say ${ID}`);
      expect(before.pack).toEqual(PACK.data);
    });

    it('is named nowhere else', async () => {
      const game = await richGame();
      const of = { guild: 'north', name: 'Cup', channel: 'c', home: 't', createdAt: 1 };
      const data = { entrants: [{ id: 1, person: ID }] };
      const cup = await store.createTournament({ ...of, host: ID, stage: 'signing', data });
      await store.saveLesson({
        ...{ guild: 'north', person: ID, module: 'woodpile', thread: null, language: 'en' },
        ...{ moves: [], at: 1, composed: null },
      });
      await store.saveDaily({ person: ID, minute: 480, sentAt: 1 });
      await store.follow(game, ID, true);
      const step = { scope: '', person: ID, game, at: 7, place: 1, sides: 2, mu: 25, sigma: 8 };
      await store.saveRatings('north', [step], { at: 7, game });
      await store.forget(ID);
      const row = await store.loadGame(game);
      expect(row?.host).toBe('former');
      expect(row?.places.map(({ person, former }) => [person, former])).toEqual([
        ['ada', null],
        [null, null],
        [null, null],
      ]);
      expect((await store.events(game))[0]?.person).toBeNull();
      expect(await store.openProposal(game)).toMatchObject({
        args: { seat: 'red', person: 'former' },
        person: 'former',
        voters: ['ada', 'former'],
        votes: { ada: true, former: false },
      });
      expect((await store.claimPosts(10, 100, 10))[0]?.body).toEqual({
        kind: 'call',
        people: ['ada', 'former'],
      });
      const { host, data: field } = (await store.tournament(cup.id)) ?? {};
      expect([host, field]).toEqual(['former', { entrants: [{ id: 1, person: 'former' }] }]);
      expect(Object.values(await store.recordsOf(ID)).flat()).toEqual([]);
      expect([await store.ratings('north'), await store.rated('north')]).toEqual([[], undefined]);
    });
  });
}
