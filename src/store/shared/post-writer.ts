import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../postgres/open.js';
import { CARD, makeNonce, STATUS } from '../posts.js';
import type { NewPost } from '../posts-port.js';
import { type StoreDatabase, run, send, type Statements } from './database.js';
import { isPending, isUnreported } from './outbox-state.js';

type Tables = StoreDatabase['tables'];
const given = sql.placeholder;

/** A status post edits the game's card if there is one in its channel; such edits have their own queue. */
const placeOf = ({
  games,
  living,
}: Tables) => sql`CASE WHEN ${given('kind')} = ${sql.raw(`'${STATUS}'`)} AND EXISTS (
  SELECT 1 FROM ${living} JOIN ${games} ON ${games.id} = ${living.game} AND ${games.channel} = ${living.channel}
  WHERE ${living.game} = ${given('game')} AND ${living.kind} = ${sql.raw(`'${STATUS}'`)})
  THEN ${sql.raw(`'${CARD}'`)} ELSE ${given('place')} END`;

/** Writes posts, within the transaction that writes what they report. */
export function postWriter(
  db: Queries,
  tables: Tables,
): (game: number, at: number, posts: readonly NewPost[]) => Statements<void> {
  const { outbox } = tables;
  const superseded = { state: 'superseded', settledAt: sql`${given('at')}` };
  const supersede = db
    .update(outbox)
    .set(superseded)
    .where(
      and(
        isPending(outbox),
        eq(outbox.game, given('game')),
        eq(outbox.kind, given('kind')),
        // An interrupted attempt may have been posted, so it is sent again with the same nonce.
        or(eq(outbox.attempts, 0), and(isNotNull(outbox.error), eq(outbox.leaseUntil, 0))),
      ),
    )
    .prepare('supersede_posts');
  const replace = db
    .update(outbox)
    .set(superseded)
    .where(and(eq(outbox.id, given('id')), isUnreported(outbox)))
    .returning({ id: outbox.id })
    .prepare('replace_post');
  const insert = db
    .insert(outbox)
    .values({
      game: given('game'),
      kind: given('kind'),
      place: placeOf(tables),
      body: given('body'),
      supersedes: given('supersedes'),
      nonce: given('nonce'),
      createdAt: given('at'),
      ...{ state: 'pending', attempts: 0, dueAt: 0, leaseUntil: 0 },
    })
    .prepare('insert_post');
  return function* (game, at, posts) {
    for (const { body, place, supersedes, insteadOf } of posts) {
      const { kind } = body;
      // Claimed in the meantime, so it is sent unchanged.
      if (insteadOf !== undefined && (yield* run(replace.execute({ id: insteadOf, at }))).length === 0)
        continue;
      if (supersedes) yield* send(supersede.execute({ game, kind, at }));
      yield* send(insert.execute({ game, kind, place, body, supersedes, nonce: makeNonce(), at }));
    }
  };
}
