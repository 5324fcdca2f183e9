import { and, asc, eq, getTableColumns, max, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { Sqlite } from './open.js';
import type { Queries } from '../postgres/open.js';
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
import { now, runNow, sharedOn } from './shared.js';
import { postStore, postWriter } from './posts.js';
import { listOf } from '../shared/reads.js';
import { once } from '../once.js';
import { rowOf } from './row.js';
import { proposalWriter, wakeStore } from './wake.js';
import { refusing, type StoreOptions } from '../trouble.js';
import { SQLITE_TROUBLE } from './trouble.js';

/** The store on SQLite. Calls don't wait for anything: a unit of work is one synchronous transaction. */
export function sqliteStore(file: Sqlite, { unkept = () => {} }: StoreOptions = {}): Store {
  const database = sharedOn(file);
  const { db } = database;
  const writePosts = postWriter(db);
  const writeProposal = proposalWriter(db);
  const { game: ofGame, ...place } = getTableColumns(seats);
  const placesOf = db
    .select(place)
    .from(seats)
    .where(eq(ofGame, sql.placeholder('game')))
    .orderBy(asc(seats.place))
    .prepare('places');
  const gameById = db
    .select()
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare('game');
  const gameByNumber = db
    .select()
    .from(games)
    .where(and(eq(games.guild, sql.placeholder('guild')), eq(games.number, sql.placeholder('number'))))
    .prepare('game_by_number');
  const insertEvent = db.insert(events).values(rowOf(events)).prepare('insert_event');
  const insertPosition = db.insert(savedPositions).values(rowOf(savedPositions)).prepare('insert_position');
  const putBoard = db
    .insert(boards)
    .values(rowOf(boards))
    .onConflictDoUpdate({
      target: boards.game,
      set: { seq: sql`excluded.seq`, position: sql`excluded.position` },
    })
    .prepare('put_board');
  const clearDrafts = db
    .delete(drafts)
    .where(and(eq(drafts.game, sql.placeholder('game')), eq(drafts.seat, sql.placeholder('seat'))))
    .prepare('clear_drafts');
  const updates = new Map<string, GameUpdate>();
  const clearPlaces = once(() =>
    db
      .delete(seats)
      .where(eq(seats.game, sql.placeholder('game')))
      .prepare('clear_places'),
  );
  const putPlace = once(() => db.insert(seats).values(rowOf(seats)).prepare('put_place'));
  const putView = once(() =>
    db
      .insert(publicViews)
      .values(rowOf(publicViews))
      .onConflictDoUpdate({
        target: publicViews.game,
        set: { seq: sql`excluded.seq`, view: sql`excluded.view` },
      })
      .prepare('put_view'),
  );

  function putPlaces(game: number, places: readonly PlaceRow[]): void {
    now(clearPlaces().execute({ game }));
    for (const place of places) now(putPlace().execute({ game, ...place }));
  }

  function load(id: number): GameRow | undefined {
    const [row] = now(gameById.execute({ id }));
    return row === undefined ? undefined : { ...row, places: now(placesOf.execute({ game: id })) };
  }

  const write = file.$client.transaction((work: Parameters<Store['write']>[0]) => {
    const { game, revision, event } = work;
    const given = { ...work.fields, game, read: revision, revision: revision + 1 };
    const changed = now(gameUpdate(db, updates, work.fields).execute(given));
    if (changed.length === 0) throw new Stale(`game ${game} has moved on`);
    if (work.places !== undefined) putPlaces(game, work.places);
    if (event !== undefined) now(insertEvent.execute({ ...event }));
    if (event !== undefined && work.savedPosition !== undefined)
      now(insertPosition.execute({ game, seq: event.seq, position: work.savedPosition }));
    if (work.board !== undefined) now(putBoard.execute({ game, ...work.board }));
    if (work.publicView !== undefined) now(putView().execute({ game, ...work.publicView }));
    if (work.pack !== undefined) now(db.insert(packs).values(work.pack).onConflictDoNothing());
    for (const seat of work.clearDrafts ?? []) now(clearDrafts.execute({ game, seat }));
    if (work.orders !== undefined)
      runNow(writeOrders(database.tables.orders, db, game, work.at, work.orders));
    if (work.proposal !== undefined) writeProposal(work.proposal);
    if (work.tournament !== undefined)
      now(db.update(tournaments).set({ actAt: 0 }).where(eq(tournaments.id, work.tournament)));
    writePosts(game, work.at, work.posts);
  });

  const store: Store = {
    ...postStore(file, database),
    ...wakeStore(db),
    ...coldStore(database),

    async createGame(game, places, posts) {
      return file.$client
        .transaction(() => {
          const ofGuild = eq(games.guild, game.guild);
          const [last] = now(
            db
              .select({ number: max(games.number) })
              .from(games)
              .where(ofGuild),
          );
          const row = { ...game, number: (last?.number ?? 0) + 1, revision: 0 };
          const [made] = now(db.insert(games).values(row).returning());
          if (made === undefined) throw new Error('the game that was just made is gone');
          putPlaces(made.id, places);
          writePosts(made.id, game.createdAt, posts);
          return { ...made, places };
        })
        .immediate();
    },

    async loadGame(id) {
      return load(id);
    },

    async gameByNumber(guild, number) {
      const [row] = now(gameByNumber.execute({ guild, number }));
      return row === undefined ? undefined : { ...row, places: now(placesOf.execute({ game: row.id })) };
    },

    async listGames(filter) {
      const rows = await listOf(database, filter);
      return rows.map((row) => ({ ...row, places: now(placesOf.execute({ game: row.id })) }));
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
      file.$client.close();
    },
  };
  return refusing(store, unkept, SQLITE_TROUBLE);
}

type GameUpdate = ReturnType<typeof makeGameUpdate>;

/** The statement that changes just these fields of a game's row; a few sets of fields are all there ever are. */
function gameUpdate(db: Queries, made: Map<string, GameUpdate>, fields: Partial<GameFields>): GameUpdate {
  const names = (Object.keys(fields) as (keyof GameFields)[]).filter((name) => fields[name] !== undefined);
  const key = names.map((name) => (fields[name] === null ? `${name} null` : name)).join();
  const update = made.get(key) ?? makeGameUpdate(db, names, fields);
  made.set(key, update);
  return update;
}

function makeGameUpdate(db: Queries, names: readonly (keyof GameFields)[], fields: Partial<GameFields>) {
  // A placeholder of a JSON column would make the text `null` of a null.
  const valueOf = (name: keyof GameFields): SQL | Placeholder =>
    fields[name] === null ? sql`NULL` : sql.placeholder(name);
  const set = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  return db
    .update(games)
    .set({ ...set, revision: sql`${sql.placeholder('revision')}` })
    .where(and(eq(games.id, sql.placeholder('game')), eq(games.revision, sql.placeholder('read'))))
    .returning({ id: games.id })
    .prepare('change_game');
}

/** A unique key refused a second writing. */
function isTaken(error: unknown): boolean {
  const code =
    (error as { code?: unknown } | null)?.code ??
    (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
