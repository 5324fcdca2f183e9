import { and, eq, max, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import type { Sqlite } from './open.js';
import type { Queries } from '../postgres/open.js';
import type { GameFields, PlaceRow, Store } from '../port.js';
import { tables } from './schema.js';
import { coldStore } from '../shared/cold.js';
import { writeOrders } from '../shared/orders.js';
import { now, runNow, sharedOn } from './shared.js';
import { postStore, postWriter } from './posts.js';
import { rowWriter } from './row.js';
import { has, put } from '../shared/rows.js';
import { wakeStore } from './wake.js';
import { refusing, type StoreOptions } from '../trouble.js';
import { SQLITE_TROUBLE } from './trouble.js';

const { boards, drafts, events, games, packs, proposals, seats, publicViews, savedPositions, tournaments } =
  tables;

/** The store on SQLite. Calls don't wait for anything: a unit of work is one synchronous transaction. */
export function sqliteStore(file: Sqlite, { unkept = () => {} }: StoreOptions = {}): Store {
  const database = sharedOn(file);
  const { db } = database;
  const writePosts = postWriter(db);
  const writeEvent = rowWriter(db, events);
  const writePosition = rowWriter(db, savedPositions);
  const writeBoard = rowWriter(db, boards, ['game']);
  const writeView = rowWriter(db, publicViews, ['game']);
  const writePlace = rowWriter(db, seats);
  const updates = new Map<string, GameUpdate>();

  function putPlaces(game: number, places: readonly PlaceRow[]): void {
    now(db.delete(seats).where(eq(seats.game, game)));
    for (const place of places) writePlace({ game, ...place });
  }

  const write = file.$client.transaction((work: Parameters<Store['write']>[0]) => {
    const { game, revision, event } = work;
    const given = { ...work.fields, game, read: revision, revision: revision + 1 };
    const changed = now(gameUpdate(db, updates, work.fields).execute(given));
    if (changed.length === 0) throw new Stale(`game ${game} has moved on`);
    if (work.places !== undefined) putPlaces(game, work.places);
    if (event !== undefined) writeEvent(event);
    if (event !== undefined && work.savedPosition !== undefined)
      writePosition({ game, seq: event.seq, position: work.savedPosition });
    if (work.board !== undefined) writeBoard({ game, ...work.board });
    if (work.publicView !== undefined) writeView({ game, ...work.publicView });
    if (work.pack !== undefined) now(db.insert(packs).values(work.pack).onConflictDoNothing());
    for (const seat of work.clearDrafts ?? []) now(db.delete(drafts).where(has(drafts, { game, seat })));
    if (work.orders !== undefined)
      runNow(writeOrders(database.tables.orders, db, game, work.at, work.orders));
    if (work.proposal !== undefined) now(put(db, proposals, ['id'], work.proposal));
    if (work.tournament !== undefined)
      now(db.update(tournaments).set({ actAt: 0 }).where(eq(tournaments.id, work.tournament)));
    writePosts(game, work.at, work.posts);
  });

  const store: Store = {
    ...postStore(database),
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
          const [made] = now(db.insert(games).values(row).returning({ id: games.id }));
          if (made === undefined) throw new Error('the game that was just made is gone');
          putPlaces(made.id, places);
          writePosts(made.id, game.createdAt, posts);
          return { ...row, id: made.id, places };
        })
        .immediate();
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
