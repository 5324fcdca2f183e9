import { type SQL, sql } from 'drizzle-orm';
import type { NewPost } from '../posts-port.js';
import type { OrderChange } from '../port.js';
import { CARD, makeNonce, STATUS } from '../posts.js';
import { tables } from './schema.js';
import { list, orChange, type Part } from './statement.js';

const { games, living, orders, outbox } = tables;

/** Parts that write orders and posts: each hangs on `g`, the game's row, and does nothing without it. */

/** Several rows by a list for each column, so that the statement is the same however many they are. */
function rows(value: Parameters<Part['text']>[0], types: Readonly<Record<string, string>>): SQL {
  const lists = Object.entries(types).map(([name, type]) => value(name, `${type}[]`));
  const names = Object.keys(types).map((name) => sql.raw(name));
  return sql`unnest(${list(lists)}) WITH ORDINALITY AS p(${list(names)}, nth)`;
}

const ORDER = { seat: 'text', kind: 'text', id: 'text', data: 'text' };

export function orderParts(game: number, at: number, changes: readonly OrderChange[]): readonly Part[] {
  const valuesOf = (some: readonly OrderChange[]) => ({
    game,
    at,
    seat: some.map(({ seat }) => seat),
    kind: some.map(({ kind }) => kind),
    id: some.map(({ id }) => id),
    data: some.map(({ data }) => JSON.stringify(data)),
  });
  const gone = changes.filter(({ data }) => data === null);
  const made = changes.filter(({ data }) => data !== null);
  const unordered: Part = {
    name: 'unordered',
    values: valuesOf(gone),
    text: (value) => sql`DELETE FROM ${orders} USING g, ${rows(value, ORDER)} WHERE ${orders.game} = g.id
      AND ${orders.seat} = p.seat AND ${orders.kind} = p.kind AND ${orders.id} = p.id`,
  };
  const ordered: Part = {
    name: 'ordered',
    values: valuesOf(made),
    text: (value) => sql`INSERT INTO ${orders} (game, seat, kind, id, data, at)
      SELECT ${value('game', 'bigint')}, p.seat, p.kind, p.id, p.data::json, ${value('at', 'bigint')} FROM g, ${rows(value, ORDER)}
      ${orChange([orders.game, orders.seat, orders.kind, orders.id], [orders.data])}`,
  };
  return [...(gone.length === 0 ? [] : [unordered]), ...(made.length === 0 ? [] : [ordered])];
}

const POST = {
  kind: 'text',
  place: 'text',
  body: 'text',
  supersedes: 'boolean',
  nonce: 'text',
  over: 'boolean',
  instead: 'bigint',
};

/**
 * Posts in their order. One that is told in place of another is written only where that one was not begun in the
 * meantime; one that supersedes takes the place of those of its kind that nobody has begun to send, of this write too.
 */
export function postParts(game: number, at: number, posts: readonly NewPost[]): readonly Part[] {
  if (posts.length === 0) return [];
  const supersedes = ({ supersedes, insteadOf }: NewPost): boolean => supersedes && insteadOf === undefined;
  const kinds = [...new Set(posts.filter(supersedes).map(({ body }) => body.kind))];
  const instead = posts.flatMap(({ insteadOf }) => insteadOf ?? []);
  // A post whose attempt was cut off may stand in the channel: it is sent again, not forgotten.
  const replaced: Part = {
    name: 'replaced',
    values: { game, at, kinds },
    text: (
      value,
    ) => sql`UPDATE ${outbox} SET state = 'superseded', settled_at = ${value('at', 'bigint')} FROM g
      WHERE ${outbox.game} = ${value('game', 'bigint')} AND ${outbox.state} = 'pending' AND ${outbox.kind} = ANY(${value('kinds', 'text[]')})
        AND (${outbox.attempts} = 0 OR (${outbox.error} IS NOT NULL AND ${outbox.leaseUntil} = 0))
      RETURNING ${outbox.id}`,
  };
  // Apart from the others: one condition for both would look through what waits in every game.
  const withdrawn: Part = {
    name: 'withdrawn',
    values: { at, instead },
    text: (
      value,
    ) => sql`UPDATE ${outbox} SET state = 'superseded', settled_at = ${value('at', 'bigint')} FROM g
      WHERE ${outbox.id} = ANY(${value('instead', 'bigint[]')})
        AND (${outbox.state} = 'dropped' OR (${outbox.state} = 'pending' AND ${outbox.attempts} = 0))
      RETURNING ${outbox.id}`,
  };
  const before = [...(kinds.length === 0 ? [] : [replaced]), ...(instead.length === 0 ? [] : [withdrawn])];
  const posted: Part = {
    name: 'posted',
    shape: before.map(({ name }) => name).join(' '),
    values: {
      at,
      kind: posts.map(({ body }) => body.kind),
      place: posts.map(({ place }) => place),
      body: posts.map(({ body }) => JSON.stringify(body)),
      supersedes: posts.map((post) => post.supersedes),
      nonce: posts.map(() => makeNonce()),
      over: posts.map(({ body }, nth) =>
        posts.slice(nth + 1).some((later) => supersedes(later) && later.body.kind === body.kind),
      ),
      instead: posts.map(({ insteadOf }) => insteadOf ?? null),
    },
    text: (value) => {
      // The same row may fall to either, and is then told of by one of them.
      const gone = before.map(({ name }) => sql`SELECT id FROM ${sql.raw(name)}`);
      const wanted =
        instead.length === 0
          ? sql``
          : sql`WHERE p.instead IS NULL OR p.instead IN (${sql.join(gone, sql` UNION ALL `)})`;
      const place = sql`CASE WHEN p.kind = ${sql.raw(`'${STATUS}'`)} AND EXISTS (SELECT 1 FROM ${living} WHERE ${living.game} = g.id
        AND ${living.kind} = p.kind AND ${living.channel} = g.channel) THEN ${sql.raw(`'${CARD}'`)} ELSE p.place END`;
      return sql`INSERT INTO ${outbox} (game, kind, place, body, supersedes, nonce, state, attempts, due_at, lease_until, created_at, settled_at)
        SELECT g.id, p.kind, ${place}, p.body::json, p.supersedes, p.nonce,
          CASE WHEN p.over THEN 'superseded' ELSE 'pending' END, 0, 0, 0, ${value('at', 'bigint')},
          CASE WHEN p.over THEN ${value('at', 'bigint')} END
        FROM g, ${rows(value, POST)} ${wanted} ORDER BY p.nth`;
    },
  };
  return [...before, posted];
}

/** A game that stands already, or has just been made: what its parts hang on where nothing of it changes. */
export function existingGame(game: number): Part {
  return {
    name: 'g',
    shape: 'stands',
    values: { game },
    text: (value) =>
      sql`SELECT ${games.id}, ${games.channel} FROM ${games} WHERE ${games.id} = ${value('game', 'bigint')}`,
  };
}
