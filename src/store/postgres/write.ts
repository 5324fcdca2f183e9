import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { Stale } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/index.js';
import type { GameWrite, OrderChange, PlaceRow } from '../port.js';
import { inTransaction } from './transaction.js';
import type { Postgres, Queries } from './open.js';
import { writeOrders } from '../shared/orders.js';
import { runWork } from './shared.js';
import { orderParts, postParts } from './parts.js';
import { tables } from './schema.js';
import { insert, list, named, orChange, type Part, rowOf, shapeOf, statementOf } from './statement.js';

const {
  boards,
  drafts,
  events,
  games,
  orders,
  packs,
  proposals,
  publicViews,
  savedPositions,
  seats,
  tournaments,
} = tables;

/**
 * A write of a game is one statement, and so one way to the server and back: what changes beside the game's row hangs on
 * the row that the first part has changed (`WITH g AS (UPDATE games … RETURNING …)`), and does nothing where that one
 * found another revision. All parts see the tables as they were before it
 * (https://www.postgresql.org/docs/current/queries-with.html#QUERIES-WITH-MODIFYING), so none may change what another
 * has changed: what follows from the write itself is settled here.
 */

/** How long whoever writes that programs have something to do has it to itself, ms. */
const SEEN_TO = 20_000;

function gamePart(work: GameWrite, writer: string, holder: number): Part {
  const { game, revision, fields, at } = work;
  const seenTo = typeof fields.actAt === 'number' ? { dueHolder: holder, dueUntil: at + SEEN_TO } : {};
  const row = rowOf(games, { ...fields, ...seenTo, revision: revision + 1, writer });
  return {
    name: 'g',
    shape: shapeOf(row),
    values: { ...row.values, game, read: revision },
    text: (value) => {
      const sets = row.columns.map(
        (column) => sql`${named(column)} = ${value(column.name, column.getSQLType())}`,
      );
      return sql`UPDATE ${games} SET ${list(sets)}
        WHERE ${games.id} = ${value('game', 'bigint')} AND ${games.revision} = ${value('read', 'integer')}
        RETURNING ${games.id}, ${games.channel}`;
    },
  };
}

/** No seat's order is changed twice. */
function areApart(changes: readonly OrderChange[]): boolean {
  return new Set(changes.map(({ seat, kind, id }) => `${seat} ${kind} ${id}`)).size === changes.length;
}

function partsOf(work: GameWrite, writer: string, holder: number): readonly [Part, ...Part[]] {
  const { game, at, event, savedPosition, board, publicView, pack, clearDrafts = [], proposal } = work;
  const changes = work.orders ?? [];
  const found: Part[] = [];
  if (event !== undefined) found.push(insert('happened', events, { ...event }));
  if (event !== undefined && savedPosition !== undefined)
    found.push(insert('saved', savedPositions, { game, seq: event.seq, position: savedPosition }));
  if (board !== undefined) found.push(insert('stands', boards, { game, ...board }, STANDS));
  if (publicView !== undefined) found.push(insert('seen', publicViews, { game, ...publicView }, SEEN));
  if (pack !== undefined) found.push(insert('packed', packs, { ...pack }, sql`ON CONFLICT (key) DO NOTHING`));
  if (clearDrafts.length > 0) found.push(cleared(clearDrafts));
  if (areApart(changes)) found.push(...orderParts(game, at, changes));
  if (proposal !== undefined) found.push(insert('voted', proposals, { ...proposal }, VOTED));
  if (work.tournament !== undefined) found.push(hurried(work.tournament));
  return [gamePart(work, writer, holder), ...found, ...postParts(game, at, work.posts)];
}

const STANDS = orChange([boards.game], [boards.seq, boards.position]);
const SEEN = orChange([publicViews.game], [publicViews.seq, publicViews.view]);
const VOTED = orChange([proposals.id], [proposals.votes, proposals.state, proposals.settledAt]);

const cleared = (of: readonly Seat[]): Part => ({
  name: 'cleared',
  values: { seats: [...of] },
  text: (value) =>
    sql`DELETE FROM ${drafts} USING g WHERE ${drafts.game} = g.id AND ${drafts.seat} = ANY(${value('seats', 'text[]')})`,
});

const hurried = (tournament: number): Part => ({
  name: 'hurried',
  values: { tournament },
  text: (value) =>
    sql`UPDATE ${tournaments} SET act_at = 0 FROM g WHERE ${tournaments.id} = ${value('tournament', 'bigint')}`,
});

/**
 * Writes what one decision changes.
 * @throws Stale when the game's row has another revision; then nothing was changed
 */
export async function writeGame(
  db: Postgres,
  work: GameWrite,
  writer: string,
  holder: number,
): Promise<void> {
  const { game, at, places, orders: changes = [] } = work;
  const statement = statementOf(partsOf(work, writer, holder));
  const ask = async (client: pg.ClientBase | pg.Pool): Promise<void> => {
    const { rows: found } = await client.query<{ n: number }>(statement);
    if (found[0]?.n !== 1) throw new Stale(`game ${game} has moved on`);
  };
  if (places === undefined && areApart(changes)) return ask(db.$client);
  // Who sits where is taken away and put anew, which is no matter of one statement.
  await inTransaction(db, async (tx, client) => {
    await ask(client);
    if (places !== undefined) await putPlaces(tx, game, places);
    if (!areApart(changes)) await runWork(writeOrders(orders, tx, game, at, changes));
  });
}

export async function putPlaces(tx: Queries, game: number, places: readonly PlaceRow[]): Promise<void> {
  await tx.delete(seats).where(sql`${seats.game} = ${game}`);
  if (places.length > 0) await tx.insert(seats).values(places.map((place) => ({ game, ...place })));
}
