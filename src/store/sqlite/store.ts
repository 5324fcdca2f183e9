import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  lte,
  max,
  not,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { Stale } from '../../kernel/errors.js';
import { unpackedView } from '../ended.js';
import type { Sqlite } from './open.js';
import type { EventRow, GameFields, GameRow, PlaceRow, Store } from '../port.js';
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
import { gameLister } from './lists.js';
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
  const namesOf = db
    .select({ id: games.id, number: games.number, name: games.name })
    .from(games)
    .where(eq(games.guild, sql.placeholder('guild')))
    .orderBy(desc(games.number))
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
  const boardOf = db
    .select({ seq: boards.seq, position: boards.position })
    .from(boards)
    .where(eq(boards.game, sql.placeholder('game')))
    .prepare();
  const clearDrafts = db
    .delete(drafts)
    .where(and(eq(drafts.game, sql.placeholder('game')), eq(drafts.seat, sql.placeholder('seat'))))
    .prepare();
  const updates = new Map<string, GameUpdate>();
  const latestPosition = db
    .select({ seq: savedPositions.seq, position: savedPositions.position })
    .from(savedPositions)
    .where(
      and(eq(savedPositions.game, sql.placeholder('game')), lte(savedPositions.seq, sql.placeholder('seq'))),
    )
    .orderBy(desc(savedPositions.seq))
    .limit(1)
    .prepare();
  const eventsBetween = db
    .select()
    .from(events)
    .where(
      and(
        eq(events.game, sql.placeholder('game')),
        gt(events.seq, sql.placeholder('after')),
        lte(events.seq, sql.placeholder('upTo')),
      ),
    )
    .orderBy(asc(events.seq))
    .prepare();

  const clearPlaces = once(() =>
    db
      .delete(seats)
      .where(eq(seats.game, sql.placeholder('game')))
      .prepare(),
  );
  const putPlace = once(() => db.insert(seats).values(rowOf(seats)).prepare());
  const outlineOf = once(() => {
    const { seq, kind, turn, phase, endTurn, endPhase, seat, backTo, marks } = events;
    return db
      .select({ seq, kind, turn, phase, endTurn, endPhase, seat, backTo, marks })
      .from(events)
      .where(eq(events.game, sql.placeholder('game')))
      .orderBy(asc(seq))
      .prepare();
  });
  const eventsOfTurn = once(() =>
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.game, sql.placeholder('game')),
          gt(events.seq, sql.placeholder('after')),
          lte(events.seq, sql.placeholder('upTo')),
          lte(events.turn, sql.placeholder('turn')),
          sql`${events.endTurn} >= ${sql.placeholder('turn')}`,
        ),
      )
      .orderBy(asc(events.seq))
      .prepare(),
  );
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
  const listed = gameLister(db);

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
    ...postStore(db),
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

    async loadPack(key) {
      return db.select({ data: packs.data }).from(packs).where(eq(packs.key, key)).get()?.data;
    },

    async listGames(filter) {
      return listed(filter).map((row) => ({ ...row, places: placesOf.all({ game: row.id }) }));
    },

    async gameNames(guild) {
      return namesOf.all({ guild });
    },

    async gamesAt(stage, besides = {}) {
      const others = Object.entries(besides).map(([module, rules]) =>
        not(and(eq(games.module, module), eq(games.rules, rules), isNotNull(games.rules)) ?? sql`false`),
      );
      const rows = db
        .select({ id: games.id })
        .from(games)
        .where(and(eq(games.stage, stage), ...others))
        .orderBy(games.id)
        .all();
      return rows.map((row) => row.id);
    },

    async write(work) {
      try {
        write.immediate(work);
      } catch (error) {
        if (isTaken(error)) throw new Stale(`event ${work.event?.seq} of game ${work.game} is taken`);
        throw error;
      }
    },

    async loadPosition(game, seq) {
      const savedPosition = latestPosition.get({ game, seq });
      if (savedPosition === undefined) return undefined;
      const tail: EventRow[] = eventsBetween.all({ game, after: savedPosition.seq, upTo: seq });
      return { ...savedPosition, tail };
    },

    async board(game) {
      return boardOf.get({ game });
    },

    async keptView(game) {
      const row = db
        .select({ seq: publicViews.seq, view: publicViews.view })
        .from(publicViews)
        .where(eq(publicViews.game, game))
        .get();
      return row === undefined ? undefined : { ...row, view: unpackedView(row.view) };
    },

    async events(game, { after = -1, upTo = Number.MAX_SAFE_INTEGER, turn } = {}) {
      if (turn === undefined) return eventsBetween.all({ game, after, upTo });
      return eventsOfTurn().all({ game, after, upTo, turn });
    },

    async outline(game) {
      return outlineOf().all({ game });
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
