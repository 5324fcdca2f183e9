import { randomUUID } from 'node:crypto';
import { CLOSED, type PostRow, type Sending } from './posts-port.js';
import type { RowOf } from './schema/schema.js';

/** What the outbox is on every database: whose turn it is to be sent, and how posts are told apart. */

/** Where the latest phase was told stands among the living messages, though it is never edited. */
export const TOLD = 'told';

/**
 * Place of a status card that is changed where it stands: a queue of its own, so that neither a call nor a report waits
 * for a card, of which there may be many in a channel. A new card is one of the channel's posts, in their order.
 */
export const CARD = 'card';
export const STATUS = 'status';

/** Messages are numbered in the order in which they came. */
function isLater(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

/**
 * 22 characters of chance: Discord takes at most 25 and tells repeated attempts apart by them. Node draws the chance of
 * identifiers for many at a time, where bytes are asked of the system each time.
 */
export function makeNonce(): string {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url');
}

/** No wait and no lease is longer than this, ms. What is due later was written while the clock stood wrong. */
export const FARTHEST = 2 * 60 * 60 * 1000;
/** States of a post that nothing reads any more. */
const SETTLED: readonly string[] = ['sent', 'superseded'];

/** Of posts in the order of their numbers: those to be taken away, and whether more may follow. */
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

/** What becomes of the row of a post that was not sent. While it waits for a permission, it isn't due. */
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

/** Posts of one server that are looked at together when nothing is said about shares. */
const NO_SHARE = 1_000_000;

/** Rows of one server to look at: its share, besides those of it that are under way already. */
export function mostOf(sending: Sending | undefined): number {
  return sending === undefined ? NO_SHARE : sending.perServer + sending.posts.length;
}

export interface DueRow {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly place: string;
}

/** As many as are wanted, no server beyond its shares, no two cards of a channel, none that is under way. */
export function shared(
  rows: readonly DueRow[],
  limit: number,
  sending: Sending | undefined,
): readonly DueRow[] {
  if (sending === undefined) return rows.slice(0, limit);
  const { posts, perServer, cardsPerServer, resting } = sending;
  const underWay = new Set(posts.map(({ id }) => id));
  const busy = new Set([...resting, ...posts.flatMap(({ isCard, channel }) => (isCard ? [channel] : []))]);
  const taken = new Map<string, number>();
  const take = (key: string): void => void taken.set(key, (taken.get(key) ?? 0) + 1);
  const shareOf = (guild: string, isCard: boolean): string => `${isCard ? CARD : 'post'} ${guild}`;
  for (const { guild, isCard } of posts) take(shareOf(guild, isCard));
  const given: DueRow[] = [];
  for (const row of rows) {
    const isCard = row.place === CARD;
    const share = shareOf(row.guild, isCard);
    if (given.length >= limit) break;
    if (underWay.has(row.id) || (taken.get(share) ?? 0) >= (isCard ? cardsPerServer : perServer)) continue;
    if (isCard && busy.has(row.channel)) continue;
    if (isCard) busy.add(row.channel);
    take(share);
    given.push(row);
  }
  return given;
}

/**
 * A post as the one who claimed it gets it.
 * @param before the error of the attempt before this one
 * @param living what stands of games, this one's among them
 */
export function claimedPost(
  post: RowOf<'outbox'>,
  guild: string,
  before: string | null,
  living: readonly RowOf<'living'>[],
): PostRow {
  const { id, game, kind, body, nonce, createdAt, attempts, place } = post;
  const standsAs = (of: string) => living.find((one) => one.game === game && one.kind === of);
  const [is, told] = [standsAs(kind), standsAs(TOLD)];
  return {
    ...{ id, game, guild, body, nonce, createdAt, attempt: attempts },
    place: place === 'thread' ? 'thread' : 'channel',
    isCard: place === CARD,
    mayStandSince: attempts > 1 && before === null ? createdAt : null,
    existing: is === undefined ? null : { channel: is.channel, message: is.message, body: is.body },
    buried: is !== undefined && told?.channel === is.channel && isLater(told.message, is.message),
  };
}
