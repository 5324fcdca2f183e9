import { and, eq, type InferSelectModel, max, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { GameRow, GameWrite, NewGame, PlaceRow } from '../port.js';
import type { NewPost } from '../posts-port.js';
import type { Queries } from '../postgres/open.js';
import { type StoreDatabase, run, send, type Statements } from './database.js';
import { writeOrders } from './orders.js';
import { postWriter } from './post-writer.js';
import { rowWriter } from './row-writer.js';
import { put } from './rows.js';

type Tables = StoreDatabase['tables'];
type GameColumns = Partial<InferSelectModel<Tables['games']>>;

/**
 * Writes everything one decision changes, in one round trip to PostgreSQL. Fails (`Trouble.isStale`) if the game has
 * another revision or the event number is taken.
 * @param besides columns of the game that only one of the databases has
 */
export function* writeGame(
  { tables }: StoreDatabase,
  tx: Queries,
  unit: GameWrite,
  besides: GameColumns = {},
): Statements<void> {
  const { game, revision, at, event, savedPosition, board, publicView, pack, proposal } = unit;
  const writer = writerOn(tx, tables);
  yield* send(writer.change(game, revision, { ...unit.fields, ...besides }));
  if (unit.places !== undefined) yield* putPlaces(tables, tx, game, unit.places);
  if (event !== undefined) yield* send(writer.event(event));
  if (event !== undefined && savedPosition !== undefined)
    yield* send(writer.position({ game, seq: event.seq, position: savedPosition }));
  if (board !== undefined) yield* send(writer.board({ game, ...board }));
  if (publicView !== undefined) yield* send(writer.view({ game, ...publicView }));
  if (pack !== undefined) yield* send(tx.insert(tables.packs).values(pack).onConflictDoNothing());
  for (const seat of unit.clearDrafts ?? []) yield* send(writer.clearDrafts.execute({ game, seat }));
  yield* writeOrders(tables.orders, tx, game, at, unit.orders ?? []);
  if (proposal !== undefined) yield* send(put(tx, tables.proposals, ['id'], proposal));
  if (unit.tournament !== undefined)
    yield* send(
      tx.update(tables.tournaments).set({ actAt: 0 }).where(eq(tables.tournaments.id, unit.tournament)),
    );
  yield* writer.posts(game, at, unit.posts);
}

/** Creates a game with the guild's next number. @param besides columns that only one of the databases has */
export function* makeGame(
  { tables, lock }: StoreDatabase,
  tx: Queries,
  game: NewGame,
  places: readonly PlaceRow[],
  posts: readonly NewPost[],
  besides: GameColumns = {},
): Statements<GameRow> {
  const { games } = tables;
  // One at a time per guild; otherwise two would get the same number.
  yield* lock(tx, game.guild);
  const [last] = yield* run(
    tx
      .select({ number: max(games.number) })
      .from(games)
      .where(eq(games.guild, game.guild)),
  );
  const row = { ...game, number: (last?.number ?? 0) + 1, revision: 0 };
  const [made] = yield* run(
    tx
      .insert(games)
      .values({ ...row, ...besides })
      .returning({ id: games.id }),
  );
  if (made === undefined) throw new Error('the game that was just made is gone');
  yield* putPlaces(tables, tx, made.id, places);
  yield* writerOn(tx, tables).posts(made.id, game.createdAt, posts);
  return { ...row, id: made.id, places };
}

function* putPlaces(
  { seats }: Tables,
  tx: Queries,
  game: number,
  places: readonly PlaceRow[],
): Statements<void> {
  yield* send(tx.delete(seats).where(eq(seats.game, game)));
  if (places.length > 0) yield* send(tx.insert(seats).values(places.map((place) => ({ game, ...place }))));
}

type Writer = ReturnType<typeof makeWriter>;

/** A connection's prepared statements. */
const writers = new WeakMap<Queries, Writer>();

function writerOn(tx: Queries, tables: Tables): Writer {
  const writer = writers.get(tx) ?? makeWriter(tx, tables);
  writers.set(tx, writer);
  return writer;
}

const makeWriter = (tx: Queries, tables: Tables) => ({
  change: gameChanger(tx, tables),
  event: rowWriter(tx, tables.events),
  position: rowWriter(tx, tables.savedPositions),
  board: rowWriter(tx, tables.boards, ['game']),
  view: rowWriter(tx, tables.publicViews, ['game']),
  clearDrafts: tx
    .delete(tables.drafts)
    .where(
      and(eq(tables.drafts.game, sql.placeholder('game')), eq(tables.drafts.seat, sql.placeholder('seat'))),
    )
    .prepare('clear_drafts'),
  posts: postWriter(tx, tables),
});

/**
 * Updates fields of a game with one statement per set of fields (about twenty). Another revision causes a division by
 * zero, which PostgreSQL refuses; in SQLite it gives NULL, which the column refuses.
 */
function gameChanger(tx: Queries, { games }: Tables) {
  const wasRead = sql`CAST(${games.revision} = ${sql.placeholder('read')} AS integer)`;
  const prepare = (set: Readonly<Record<string, SQL | Placeholder>>, nth: number) =>
    tx
      .update(games)
      .set({ ...set, revision: sql`${sql.placeholder('next')} / ${wasRead}` })
      .where(eq(games.id, sql.placeholder('game')))
      .prepare(`change_game_${nth}`);
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (game: number, read: number, fields: GameColumns) => {
    // A JSON column's placeholder would turn null into the text `null`.
    const set = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? sql`NULL` : sql.placeholder(name)] as const],
    );
    const key = set
      .map(([name]) => (fields[name as keyof GameColumns] === null ? `${name} null` : name))
      .join();
    const statement = prepared.get(key) ?? prepare(Object.fromEntries(set), prepared.size);
    prepared.set(key, statement);
    return statement.execute({ ...fields, game, read, next: read + 1 });
  };
}
