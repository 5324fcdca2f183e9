import { and, asc, eq, max, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { Sqlite } from './open.js';
import type { GameFields, GameRow, PlaceRow, Store } from '../port.js';
import {
  boards,
  drafts,
  events,
  games,
  packs,
  seats,
  publicViews,
  savedPositions,
  tournaments,
} from './schema.js';
import { coldStore } from '../shared/cold.js';
import { writeOrders } from '../shared/orders.js';
import { runNow, sharedOn } from './shared.js';
import { postStore, postWriter } from './posts.js';
import { listOf } from '../shared/reads.js';
import { once } from '../once.js';
import { rowOf } from './row.js';
import { proposalWriter, wakeStore } from './wake.js';
import { refusing, type StoreOptions } from '../trouble.js';
import { SQLITE_TROUBLE } from './trouble.js';

/** The store on SQLite. Calls don't wait for anything: a unit of work is one synchronous transaction. */
export function sqliteStore(db: Sqlite, { unkept = () => {} }: StoreOptions = {}): Store {
  const writePosts = postWriter(db);
  const database = sharedOn(db);
  const writeProposal = proposalWriter(db);
  const placesOf = db
    .select({
      place: seats.place,
      seat: seats.seat,
      person: seats.person,
      ai: seats.ai,
      strategy: seats.strategy,
      nonce: seats.nonce,
      former: seats.former,
    })
    .from(seats)
    .where(eq(seats.game, sql.placeholder('game')))
    .orderBy(asc(seats.place))
    .prepare();
  const gameById = db
    .select()
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare();
  const gameByNumber = db
    .select()
    .from(games)
    .where(and(eq(games.guild, sql.placeholder('guild')), eq(games.number, sql.placeholder('number'))))
    .prepare();
  const insertEvent = db.insert(events).values(rowOf(events)).prepare();
  const insertPosition = db.insert(savedPositions).values(rowOf(savedPositions)).prepare();
  const putBoard = db
    .insert(boards)
    .values(rowOf(boards))
    .onConflictDoUpdate({
      target: boards.game,
      set: { seq: sql`excluded.seq`, position: sql`excluded.position` },
    })
    .prepare();
  const clearDrafts = db
    .delete(drafts)
    .where(and(eq(drafts.game, sql.placeholder('game')), eq(drafts.seat, sql.placeholder('seat'))))
    .prepare();
  const updates = new Map<string, GameUpdate>();
  const clearPlaces = once(() =>
    db
      .delete(seats)
      .where(eq(seats.game, sql.placeholder('game')))
      .prepare(),
  );
  const putPlace = once(() => db.insert(seats).values(rowOf(seats)).prepare());
  const putView = once(() =>
    db
      .insert(publicViews)
      .values(rowOf(publicViews))
      .onConflictDoUpdate({
        target: publicViews.game,
        set: { seq: sql`excluded.seq`, view: sql`excluded.view` },
      })
      .prepare(),
  );

  function putPlaces(game: number, places: readonly PlaceRow[]): void {
    clearPlaces().run({ game });
    for (const place of places) putPlace().run({ game, ...place });
  }

  function load(id: number): GameRow | undefined {
    const row = gameById.get({ id });
    return row === undefined ? undefined : { ...row, places: placesOf.all({ game: id }) };
  }

  const write = db.$client.transaction((work: Parameters<Store['write']>[0]) => {
    const { game, revision, event } = work;
    const changed = gameUpdate(db, updates, work.fields).run({
      ...work.fields,
      game,
      read: revision,
      revision: revision + 1,
    });
    if (changed.changes === 0) throw new Stale(`game ${game} has moved on`);
    if (work.places !== undefined) putPlaces(game, work.places);
    if (event !== undefined) insertEvent.run({ ...event });
    if (event !== undefined && work.savedPosition !== undefined)
      insertPosition.run({ game, seq: event.seq, position: work.savedPosition });
    if (work.board !== undefined) putBoard.run({ game, ...work.board });
    if (work.publicView !== undefined) putView().run({ game, ...work.publicView });
    if (work.pack !== undefined) db.insert(packs).values(work.pack).onConflictDoNothing().run();
    for (const seat of work.clearDrafts ?? []) clearDrafts.run({ game, seat });
    if (work.orders !== undefined)
      runNow(writeOrders(database.tables.orders, database.db, game, work.at, work.orders));
    if (work.proposal !== undefined) writeProposal(work.proposal);
    if (work.tournament !== undefined)
      db.update(tournaments).set({ actAt: 0 }).where(eq(tournaments.id, work.tournament)).run();
    writePosts(game, work.at, work.posts);
  });

  const store: Store = {
    ...postStore(db, database),
    ...wakeStore(db),
    ...coldStore(database),

    async createGame(game, places, posts) {
      return db.$client
        .transaction(() => {
          const last = db
            .select({ number: max(games.number) })
            .from(games)
            .where(eq(games.guild, game.guild))
            .get();
          const number = (last?.number ?? 0) + 1;
          const { id } = db
            .insert(games)
            .values({ ...game, number, revision: 0 })
            .returning({ id: games.id })
            .get();
          putPlaces(id, places);
          writePosts(id, game.createdAt, posts);
          const row = load(id);
          if (row === undefined) throw new Error('the game that was just made is gone');
          return row;
        })
        .immediate();
    },

    async loadGame(id) {
      return load(id);
    },

    async gameByNumber(guild, number) {
      const row = gameByNumber.get({ guild, number });
      return row === undefined ? undefined : { ...row, places: placesOf.all({ game: row.id }) };
    },

    async listGames(filter) {
      const rows = await listOf(database, filter);
      return rows.map((row) => ({ ...row, places: placesOf.all({ game: row.id }) }));
    },

    async write(work) {
      try {
        write.immediate(work);
      } catch (error) {
        if (isTaken(error)) throw new Stale(`event ${work.event?.seq} of game ${work.game} is taken`);
        throw error;
      }
    },

    async close() {
      db.$client.close();
    },
  };
  return refusing(store, unkept, SQLITE_TROUBLE);
}

type GameUpdate = ReturnType<typeof makeGameUpdate>;

/** The statement that changes just these fields of a game's row; a few sets of fields are all there ever are. */
function gameUpdate(db: Sqlite, made: Map<string, GameUpdate>, fields: Partial<GameFields>): GameUpdate {
  const names = (Object.keys(fields) as (keyof GameFields)[]).filter((name) => fields[name] !== undefined);
  const key = names.map((name) => (fields[name] === null ? `${name} null` : name)).join();
  const update = made.get(key) ?? makeGameUpdate(db, names, fields);
  made.set(key, update);
  return update;
}

function makeGameUpdate(db: Sqlite, names: readonly (keyof GameFields)[], fields: Partial<GameFields>) {
  // A placeholder of a JSON column would make the text `null` of a null.
  const valueOf = (name: keyof GameFields): SQL | Placeholder =>
    fields[name] === null ? sql`NULL` : sql.placeholder(name);
  const set = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  return db
    .update(games)
    .set({ ...set, revision: sql`${sql.placeholder('revision')}` })
    .where(and(eq(games.id, sql.placeholder('game')), eq(games.revision, sql.placeholder('read'))))
    .prepare();
}

/** A unique key refused a second writing. */
function isTaken(error: unknown): boolean {
  const code =
    (error as { code?: unknown } | null)?.code ??
    (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
