import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Stale } from '../../kernel/errors.js';
import type { GameWrite, OrderChange, PlaceRow } from '../port.js';
import { inTransaction } from './transaction.js';
import type { Postgres, Queries } from './open.js';
import { writeOrders } from './orders.js';
import { columnsOf, insert, kept, list, named, orChange, orderParts, postParts, together } from './parts.js';
import {
  boards,
  drafts,
  events,
  games,
  packs,
  proposals,
  publicViews,
  savedPositions,
  seats,
} from './schema.js';

/**
 * A write of a game is one statement, and so one way to the server and back: what changes beside the game's row hangs on
 * the row that the first part has changed (`WITH g AS (UPDATE games … RETURNING …)`), and does nothing where that one
 * found another revision. All parts see the tables as they were before it
 * (https://www.postgresql.org/docs/current/queries-with.html#QUERIES-WITH-MODIFYING), so none may change what another
 * has changed: what follows from the write itself is settled here.
 */

/** How long whoever writes that programs have something to do has it to itself, ms. */
const SEEN_TO = 20_000;

const dialect = new PgDialect();

function gamePart(work: GameWrite, writer: string, holder: number): SQL {
  const { game, revision, fields, at, trace: dueTrace = null } = work;
  const seenTo =
    typeof fields.actAt === 'number' ? { dueHolder: holder, dueUntil: at + SEEN_TO, dueTrace } : {};
  const sets = columnsOf(games, { ...fields, ...seenTo, revision: revision + 1, writer });
  return sql`UPDATE ${games} SET ${list(sets.map(([column, value]) => sql`${named(column)} = ${kept(column, value)}`))}
    WHERE ${games.id} = ${kept(games.id, game)} AND ${games.revision} = ${kept(games.revision, revision)}
    RETURNING ${games.id}, ${games.channel}`;
}

/** No seat's order is changed twice. */
function areApart(changes: readonly OrderChange[]): boolean {
  return new Set(changes.map(({ seat, kind, id }) => `${seat} ${kind} ${id}`)).size === changes.length;
}

function parts(work: GameWrite, writer: string, holder: number): readonly (readonly [string, SQL])[] {
  const { game, at, event, savedPosition, board, publicView, pack, clearDrafts = [], proposal } = work;
  const changes = work.orders ?? [];
  const found: (readonly [string, SQL])[] = [['g', gamePart(work, writer, holder)]];
  if (event !== undefined) found.push(['happened', insert(events, { ...event })]);
  if (event !== undefined && savedPosition !== undefined)
    found.push(['saved', insert(savedPositions, { game, seq: event.seq, position: savedPosition })]);
  if (board !== undefined) {
    const change = orChange([boards.game], [boards.seq, boards.position]);
    found.push(['stands', insert(boards, { game, ...board }, change)]);
  }
  if (publicView !== undefined) {
    const change = orChange([publicViews.game], [publicViews.seq, publicViews.view]);
    found.push(['seen', insert(publicViews, { game, ...publicView }, change)]);
  }
  if (pack !== undefined)
    found.push(['packed', insert(packs, { ...pack }, sql`ON CONFLICT (key) DO NOTHING`)]);
  if (clearDrafts.length > 0)
    found.push([
      'cleared',
      sql`DELETE FROM ${drafts} USING g WHERE ${drafts.game} = g.id AND ${drafts.seat} = ANY(${sql.param([...clearDrafts])}::text[])`,
    ]);
  if (areApart(changes))
    for (const [nth, part] of orderParts(game, at, changes).entries()) found.push([`ordered${nth}`, part]);
  if (proposal !== undefined) {
    const change = orChange([proposals.id], [proposals.votes, proposals.state, proposals.settledAt]);
    found.push(['voted', insert(proposals, { ...proposal }, change)]);
  }
  return [...found, ...postParts(at, work.posts, work.trace)];
}

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
  const query = dialect.sqlToQuery(together(parts(work, writer, holder)));
  // The connection keeps the plan by the name, and so need not find it again.
  const name = createHash('sha1').update(query.sql).digest('base64url');
  const ask = async (client: pg.ClientBase | pg.Pool): Promise<void> => {
    const { rows: found } = await client.query<{ n: number }>({
      name,
      text: query.sql,
      values: query.params,
    });
    if (found[0]?.n !== 1) throw new Stale(`game ${game} has moved on`);
  };
  if (places === undefined && areApart(changes)) return ask(db.$client);
  // Who sits where is taken away and put anew, which is no matter of one statement.
  await inTransaction(db, async (tx, client) => {
    await ask(client);
    if (places !== undefined) await putPlaces(tx, game, places);
    if (!areApart(changes)) await writeOrders(tx, game, at, changes);
  });
}

export async function putPlaces(tx: Queries, game: number, places: readonly PlaceRow[]): Promise<void> {
  await tx.delete(seats).where(sql`${seats.game} = ${game}`);
  if (places.length > 0) await tx.insert(seats).values(places.map((place) => ({ game, ...place })));
}
