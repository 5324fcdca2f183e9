import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { failed, oldOf, TOLD } from '../posts.js';
import type { PostStore } from '../posts-port.js';
import type { Queries } from '../postgres/open.js';
import { type StoreDatabase, run, send, type Statements } from './database.js';
import { find, has, put } from './rows.js';
import { isClosed, isPending, isUnreported, letFollow, outboxState } from './outbox-state.js';

type ColdPosts = Omit<PostStore, 'claimPosts' | 'releasePosts' | 'releaseGone'>;

/** The outbox apart from claims. */
export const coldPosts = (database: StoreDatabase): ColdPosts => ({
  ...outboxState(database),
  ...recorder(database),
  ...lateStore(database),
  ...pruner(database),
  ...placeStore(database),
});

type Sent = Parameters<PostStore['recordPost']>[1];

/**
 * Doesn't wait for the disk: if a crash loses a record, the post is searched for in its channel before it is sent
 * again.
 */
const recorder = ({ tables, transaction }: StoreDatabase): Pick<PostStore, 'recordPost'> => ({
  recordPost: (id, sent) => transaction((tx) => record(tables, tx, id, sent), { unsynced: true }),
});

/** Records a post as sent, with the message that is edited from now on and the thread that it created. */
function* record(
  { games, living, outbox }: StoreDatabase['tables'],
  tx: Queries,
  id: number,
  { channel, message, thread, at }: Sent,
): Statements<void> {
  const place = { channel: channel ?? null, message: message ?? null };
  const set = { state: 'sent', ...place, error: null, settledAt: at };
  const [post] = yield* run(tx.update(outbox).set(set).where(eq(outbox.id, id)).returning());
  if (post === undefined) return;
  const { game, kind, body, supersedes } = post;
  yield* letFollow(outbox, tx, id, at);
  if (thread !== undefined)
    yield* send(tx.update(games).set(movedTo(games, thread)).where(eq(games.id, game)));
  if (channel === undefined || message === undefined) {
    if (supersedes) yield* send(tx.delete(living).where(has(living, { game, kind })));
    return;
  }
  const row = { game, channel, message };
  if (kind === 'phase')
    yield* send(put(tx, living, ['game', 'kind'], { ...row, kind: TOLD, body: { kind: TOLD } }));
  if (supersedes) yield* send(put(tx, living, ['game', 'kind'], { ...row, kind, body }));
}

type Late = Pick<PostStore, 'failPost' | 'overtakenPost' | 'undeliveredPosts'>;

function lateStore({ db, tables: { outbox }, transaction }: StoreDatabase): Late {
  return {
    failPost: (id, { error = null, dueAt, at }) =>
      transaction(
        function* (tx) {
          // A superseded post stays as it is.
          const isOpen = inArray(outbox.state, ['pending', 'dropped']);
          yield* send(
            tx
              .update(outbox)
              .set(failed({ error, dueAt, at }))
              .where(and(eq(outbox.id, id), isOpen)),
          );
          if (dueAt === undefined) yield* letFollow(outbox, tx, id, at);
        },
        { unsynced: true },
      ),
    async overtakenPost(id) {
      const [post] = await db
        .select({ at: outbox.createdAt })
        .from(outbox)
        .where(
          sql`${outbox.id} = ${id} AND EXISTS (SELECT 1 FROM ${outbox} AS later WHERE later.state = 'pending'
            AND later.game = ${outbox.game} AND later.id > ${outbox.id} AND later.kind IN ('phase', 'final'))`,
        );
      return post?.at;
    },
    async undeliveredPosts(game) {
      const isOnce = and(eq(outbox.supersedes, false), ne(outbox.kind, 'thread'));
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.game, game), isOnce, isUnreported(outbox)))
        .orderBy(asc(outbox.id));
      return rows.map(({ id, place, body }) => ({
        place: place === 'thread' ? 'thread' : 'channel',
        body,
        supersedes: false,
        insteadOf: id,
      }));
    },
  };
}

function pruner({ db, tables: { outbox }, transaction }: StoreDatabase): Pick<PostStore, 'prunePosts'> {
  const { id, state, createdAt, settledAt } = outbox;
  return {
    async prunePosts(before, after, most) {
      const rows = await db
        .select({ id, state, createdAt, settledAt })
        .from(outbox)
        .where(gt(id, after))
        .orderBy(asc(id))
        .limit(most);
      const { ids, ...rest } = oldOf(rows, before, most);
      if (ids.length > 0)
        await transaction((tx) => run(tx.delete(outbox).where(inArray(id, [...ids]))), { unsynced: true });
      return { gone: ids.length, ...rest };
    },
  };
}

/** A game whose channel is its thread moves to the new one. */
const movedTo = ({ channel, thread: old }: StoreDatabase['tables']['games'], thread: string) => ({
  thread,
  channel: sql<string>`case when ${old} = ${channel} then ${thread} else ${channel} end`,
});

type Places = Pick<PostStore, 'hurryPosts' | 'closedPlaces' | 'saveThread' | 'standing' | 'saveStanding'>;

function placeStore({ db, tables: { games, living, outbox } }: StoreDatabase): Places {
  return {
    async hurryPosts(guild) {
      const own = db.select({ id: games.id }).from(games).where(eq(games.guild, guild));
      const hasFailed = and(isPending(outbox), gt(outbox.attempts, 0), eq(outbox.leaseUntil, 0));
      const hurried = await db
        .update(outbox)
        .set({ dueAt: 0 })
        .where(and(hasFailed, inArray(outbox.game, own)))
        .returning({ id: outbox.id });
      return hurried.length;
    },
    async closedPlaces(guild) {
      const place = sql<
        'channel' | 'thread'
      >`case ${outbox.place} when 'thread' then 'thread' else 'channel' end`;
      return db
        .selectDistinct({ game: games.id, channel: games.channel, thread: games.thread, place })
        .from(outbox)
        .innerJoin(games, eq(games.id, outbox.game))
        .where(and(isPending(outbox), eq(games.guild, guild), isClosed(outbox)));
    },
    async saveThread(game, thread) {
      await db.update(games).set(movedTo(games, thread)).where(eq(games.id, game));
    },
    async standing(game, kind) {
      const row = await find(db, living, { game, kind });
      return row === undefined ? undefined : { channel: row.channel, message: row.message, body: row.body };
    },
    async saveStanding(game, kind, message) {
      await put(db, living, ['game', 'kind'], { game, kind, ...message });
    },
  };
}
