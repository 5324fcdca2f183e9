import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { once } from '../once.js';
import { claimedPost, FARTHEST, mostOf, shared } from '../posts.js';
import type { PostRow, PostStore, Sending } from '../posts-port.js';
import { dueFrom, isDueNow, isPending } from '../shared/outbox-state.js';
import { coldPosts } from '../shared/posts.js';
import { patiently } from '../trouble.js';
import type { Postgres } from './open.js';
import { processesGone } from './presence.js';
import { tables } from './schema.js';
import { sharedOn } from './shared.js';
import { POSTGRES_TROUBLE } from './trouble.js';

const { living, outbox } = tables;

const named = sql.placeholder;
/** Claims those of `ids` that are still due and that no other process is claiming. */
function takingOf(db: Postgres) {
  const free = db
    .select({ id: outbox.id, before: sql<string | null>`${outbox.error}`.as('before') })
    .from(outbox)
    .where(and(sql`${outbox.id} = any(${named('ids')}::bigint[])`, isPending(outbox), isDueNow(outbox)))
    .orderBy(asc(outbox.id))
    .for('update', { skipLocked: true })
    .as('free');
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      leaseUntil: sql`${named('until')}::bigint`,
      holder: sql`${named('holder')}::bigint`,
      dueSince: sql`coalesce(${outbox.dueSince}, case ${outbox.attempts} when 0 then ${outbox.createdAt} else ${named('now')}::bigint end)`,
      error: null,
    })
    .from(free)
    .where(eq(outbox.id, free.id))
    .returning({ post: getTableColumns(outbox), before: free.before })
    .prepare('take_posts');
}

/** Edited messages of games. */
function livingOf(db: Postgres) {
  return db
    .select()
    .from(living)
    .where(sql`${living.game} = any(${named('games')}::bigint[])`)
    .prepare('living_posts');
}

/** @param holder number of this process @param connected how often it has connected */
export function postStore(db: Postgres, holder: () => number, connected: () => number = () => 1): PostStore {
  const database = sharedOn(db);
  const dueNow = once(() => dueFrom(database));
  const take = once(() => takingOf(db));
  const livingPosts = once(() => livingOf(db));

  async function release(sending: readonly number[]): Promise<void> {
    await db
      .update(outbox)
      .set({ leaseUntil: 0 })
      .where(
        and(
          isPending(outbox),
          eq(outbox.holder, holder()),
          gt(outbox.leaseUntil, 0),
          notInArray(outbox.id, [...sending]),
        ),
      );
  }

  async function claim(
    now: number,
    lease: number,
    limit: number,
    sending: Sending | undefined,
  ): Promise<readonly PostRow[]> {
    const far = now + FARTHEST;
    const wanted = shared(await dueNow().execute({ now, far, most: mostOf(sending) }), limit, sending);
    if (wanted.length === 0) return [];
    const guilds = new Map(wanted.map(({ id, guild }) => [id, guild]));
    const ids = [...guilds.keys()];
    const rows = await take().execute({ ids, now, far, until: now + lease, holder: holder() });
    if (rows.length === 0) return [];
    const messages = await livingPosts().execute({ games: [...new Set(rows.map(({ post }) => post.game))] });
    return rows
      .toSorted((one, other) => one.post.id - other.post.id)
      .map(({ post, before }) => claimedPost(post, guilds.get(post.id) ?? '', before, messages));
  }

  /** Processes that were missing at the last call of `releaseGone`. */
  let missing: ReadonlySet<number> = new Set();

  /** The connection that last compared claims with the posts being sent. */
  let compared = connected();

  return {
    ...coldPosts(database),

    async claimPosts(now, lease, limit, sending) {
      return patiently(POSTGRES_TROUBLE, async (nth) => {
        const at = connected();
        // Release claims whose commit was cut off, and posts sent just before a crash of the server, which kept their
        // claim but lost the record of sending.
        if ((nth > 0 || at !== compared) && sending !== undefined) {
          await release(sending.posts.map(({ id }) => id));
          compared = at;
        }
        return claim(now, lease, limit, sending);
      });
    },

    async releasePosts() {
      await db
        .update(outbox)
        .set({ leaseUntil: 0, holder: null })
        .where(
          and(
            isPending(outbox),
            gt(outbox.leaseUntil, 0),
            or(eq(outbox.holder, holder()), processesGone(outbox.holder)),
          ),
        );
    },

    async releaseGone() {
      const held = and(isPending(outbox), gt(outbox.leaseUntil, 0));
      const rows = await db
        .selectDistinct({ holder: outbox.holder })
        .from(outbox)
        .where(and(held, isNotNull(outbox.holder), processesGone(outbox.holder)));
      const gone = rows.flatMap(({ holder: one }) => one ?? []);
      // A process that has only lost its connection will soon be back and still send its posts.
      const still = gone.filter((one) => missing.has(one));
      missing = new Set(gone);
      if (still.length === 0) return 0;
      const { rowCount } = await db
        .update(outbox)
        .set({ leaseUntil: 0, holder: null })
        .where(and(held, inArray(outbox.holder, still)));
      return rowCount ?? 0;
    },
  };
}
