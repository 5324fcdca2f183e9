import { randomUUID } from 'node:crypto';
import { CLOSED, type PostRow, type Sending } from './posts-port.js';
import type { RowOf } from './schema/schema.js';

/** The outbox on both databases: order of posts, nonces, limits per server. */

/** Kind of the latest phase's message, stored with the edited messages although it is never edited. */
export const TOLD = 'told';

/**
 * Queue for edits of status cards, so that no turn notice or report waits for them. A new card is an ordinary post of
 * its channel.
 */
export const CARD = 'card';
export const STATUS = 'status';

/** Ids of messages increase with time. */
function isLater(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

/**
 * 22 random characters, by which Discord recognizes repeated attempts (it allows 25). From a UUID, since Node buffers
 * random bytes for those.
 */
export function makeNonce(): string {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url');
}

/** Longest wait or lease, ms. A later time was written while the clock was wrong. */
export const FARTHEST = 2 * 60 * 60 * 1000;
/** States of posts that nothing reads. */
const SETTLED: readonly string[] = ['sent', 'superseded'];

/** The posts of a page that may be deleted. @returns `last`: id to continue after, absent on the last page */
export function oldOf(
  rows: readonly {
    readonly id: number;
    readonly state: string;
    readonly createdAt: number;
    readonly settledAt: number | null;
  }[],
  before: number,
  most: number,
): { readonly ids: readonly number[]; readonly last?: number } {
  const ids = rows.flatMap(({ id, state, settledAt }) =>
    SETTLED.includes(state) && settledAt !== null && settledAt < before ? [id] : [],
  );
  const last = rows.at(-1);
  const isMore = rows.length === most && rows.some(({ createdAt }) => createdAt < before);
  return { ids, ...(isMore && last !== undefined ? { last: last.id } : {}) };
}

/** Columns of a post that was not sent. It isn't due while it waits for a permission. */
export function failed({
  error,
  dueAt,
  at,
}: {
  readonly error: string | null;
  readonly dueAt: number | undefined;
  readonly at: number;
}) {
  if (dueAt === undefined) return { state: 'dropped', error, settledAt: at };
  const isClosed = error?.startsWith(CLOSED) === true;
  return {
    state: 'pending',
    error,
    dueAt,
    leaseUntil: 0,
    settledAt: null,
    ...(isClosed ? { dueSince: null } : {}),
  };
}

/** Posts of one server to read if there are no limits. */
const NO_SHARE = 1_000_000;

/** Rows of one server to read: its limit plus the posts being sent. */
export function mostOf(sending: Sending | undefined): number {
  return sending === undefined ? NO_SHARE : sending.perServer + sending.posts.length;
}

export interface DueRow {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly place: string;
}

/** Chooses up to `limit` posts: within each server's limit, one card per channel, none being sent. */
export function shared(
  rows: readonly DueRow[],
  limit: number,
  sending: Sending | undefined,
): readonly DueRow[] {
  if (sending === undefined) return rows.slice(0, limit);
  const { posts, perServer, cardsPerServer, resting } = sending;
  const isSent = new Set(posts.map(({ id }) => id));
  const busy = new Set([...resting, ...posts.flatMap(({ isCard, channel }) => (isCard ? [channel] : []))]);
  const taken = new Map<string, number>();
  const take = (key: string): void => void taken.set(key, (taken.get(key) ?? 0) + 1);
  const shareOf = (guild: string, isCard: boolean): string => `${isCard ? CARD : 'post'} ${guild}`;
  for (const { guild, isCard } of posts) take(shareOf(guild, isCard));
  const chosen: DueRow[] = [];
  for (const row of rows) {
    const isCard = row.place === CARD;
    const share = shareOf(row.guild, isCard);
    if (chosen.length >= limit) break;
    if (isSent.has(row.id) || (taken.get(share) ?? 0) >= (isCard ? cardsPerServer : perServer)) continue;
    if (isCard && busy.has(row.channel)) continue;
    if (isCard) busy.add(row.channel);
    take(share);
    chosen.push(row);
  }
  return chosen;
}

/**
 * A claimed post.
 * @param before the error of the previous attempt
 * @param living edited messages of games, including this one's
 */
export function claimedPost(
  post: RowOf<'outbox'>,
  guild: string,
  before: string | null,
  living: readonly RowOf<'living'>[],
): PostRow {
  const { id, game, kind, body, nonce, createdAt, attempts, place } = post;
  const messageOf = (name: string) => living.find((one) => one.game === game && one.kind === name);
  const [existing, report] = [messageOf(kind), messageOf(TOLD)];
  return {
    ...{ id, game, guild, body, nonce, createdAt, attempt: attempts },
    place: place === 'thread' ? 'thread' : 'channel',
    isCard: place === CARD,
    mayStandSince: attempts > 1 && before === null ? createdAt : null,
    existing:
      existing === undefined
        ? null
        : { channel: existing.channel, message: existing.message, body: existing.body },
    scrolledAway:
      existing !== undefined &&
      report?.channel === existing.channel &&
      isLater(report.message, existing.message),
  };
}
