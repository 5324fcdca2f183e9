import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { failed, oldOf } from '../posts.js';
import type { PostStore } from '../posts-port.js';
import { type Database, run } from './database.js';
import { find, put } from './rows.js';
import { isClosed, isPending, isUntold, letFollow, outboxState } from './outbox-state.js';

type ColdPosts = Omit<PostStore, 'claimPosts' | 'recordPost' | 'releasePosts' | 'releaseGone'>;

/** What is asked of posts besides claiming them and noting that they were sent. */
export const coldPosts = (database: Database): ColdPosts => ({
  ...outboxState(database),
  ...lateStore(database),
  ...pruner(database),
  ...placeStore(database),
});

type Late = Pick<PostStore, 'failPost' | 'overtakenPost' | 'untoldPosts'>;

function lateStore({ db, tables: { outbox }, transaction }: Database): Late {
  return {
    failPost: (id, { error = null, dueAt, at }) =>
      transaction(
        function* (tx) {
          // What another post has taken the place of stays as it is.
          const isOpen = inArray(outbox.state, ['pending', 'dropped']);
          yield* run(
            tx
              .update(outbox)
              .set(failed({ error, dueAt, at }))
              .where(and(eq(outbox.id, id), isOpen)),
          );
          if (dueAt === undefined) yield* letFollow(outbox, tx, id, at);
        },
        { lightly: true },
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
    async untoldPosts(game) {
      const isOnce = and(eq(outbox.supersedes, false), ne(outbox.kind, 'thread'));
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.game, game), isOnce, isUntold(outbox)))
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

function pruner({ db, tables: { outbox }, transaction }: Database): Pick<PostStore, 'prunePosts'> {
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
        await transaction((tx) => run(tx.delete(outbox).where(inArray(id, [...ids]))), { lightly: true });
      return { gone: ids.length, ...rest };
    },
  };
}

/** A game that lives in its thread moves with it. */
export const movedTo = ({ channel, thread: of }: Database['tables']['games'], thread: string) => ({
  thread,
  channel: sql<string>`case when ${of} = ${channel} then ${thread} else ${channel} end`,
});

type Places = Pick<PostStore, 'hurryPosts' | 'closedPlaces' | 'keepThread' | 'standing' | 'stand'>;

function placeStore({ db, tables: { games, living, outbox } }: Database): Places {
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
    async keepThread(game, thread) {
      await db.update(games).set(movedTo(games, thread)).where(eq(games.id, game));
    },
    async standing(game, kind) {
      const row = await find(db, living, { game, kind });
      return row === undefined ? undefined : { channel: row.channel, message: row.message, body: row.body };
    },
    async stand(game, kind, message) {
      await put(db, living, ['game', 'kind'], { game, kind, ...message });
    },
  };
}
