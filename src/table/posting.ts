import type { Seat } from '../kernel/types.js';
import type { GameRow, KeptBody, KeptPost, Store } from '../store/port.js';
import { awaitedOf, cardOf } from './card.js';
import { entryOf, phaseGroups, standingEvents } from './history.js';
import type { Asked, GameId, Post, PostBody, Posting, Sight } from './types.js';

interface PostingDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly lease: number;
  readonly row: (game: GameId) => Promise<GameRow>;
  /** What everybody may see after an event. */
  readonly sight: (row: GameRow, seq: number) => Promise<Sight>;
  readonly asked: (row: GameRow) => Promise<Asked | undefined>;
  readonly onPosts: Posting['onPosts'];
}

/** The poster's side of the table. Nothing here takes a viewer: whatever is posted is made from the public view. */
export function makePosting(deps: PostingDeps): Posting {
  const { store, clock } = deps;

  async function toPost(kept: KeptPost): Promise<Post> {
    const row = await deps.row(kept.game);
    const body = stillAsked(row, bodyOf(kept.body));
    const { standing } = kept;
    return {
      id: kept.id,
      nonce: kept.nonce,
      game: kept.game,
      body,
      where: kept.place,
      channel: kept.place === 'thread' ? (row.thread ?? row.channel) : row.channel,
      ...(standing === null ? {} : { standing: { ...standing, body: bodyOf(standing.body) } }),
      ...pingsOf(body, standing === null ? undefined : bodyOf(standing.body)),
      attempt: kept.attempt,
      ...(kept.mayStandSince === null ? {} : { mayStandSince: kept.mayStandSince }),
    };
  }

  return {
    onPosts: deps.onPosts,
    async claim(limit) {
      const kept = await store.claimPosts(clock(), deps.lease, limit);
      return Promise.all(kept.map(toPost));
    },
    done: (id, sent) => store.recordPost(id, { ...sent, at: clock() }),
    retry: (id, error, afterMs, mayStand = false) =>
      store.failPost(id, { ...(mayStand ? {} : { error }), dueAt: clock() + afterMs, at: clock() }),
    drop: (id, error) => store.failPost(id, { error, at: clock() }),
    async isOvertaken(id, afterMs) {
      const since = await store.overtakenPost(id);
      return since !== undefined && clock() - since > afterMs;
    },
    nextAt: () => store.nextPostAt(),
    card: async (game) => cardOf(await deps.row(game)),
    asked: async (game) => deps.asked(await deps.row(game)),
    async sight(game, seq) {
      const row = await deps.row(game);
      return deps.sight(row, seq ?? row.seq);
    },
    async entries(game, from, to) {
      const row = await deps.row(game);
      const events = await standingEvents(store, game, from, to);
      return events.map((event) => entryOf(row, event, 'spectator', false));
    },
    async phases(game, from, to, only) {
      const row = await deps.row(game);
      return phaseGroups(row, await standingEvents(store, game, from, to), 'spectator', only);
    },
  };
}

/** The store keeps bodies as JSON; only posts.ts makes them. */
function bodyOf(body: KeptBody): PostBody {
  return body as unknown as PostBody;
}

/** A call names who is waited for when it is sent, not who was when it was written. */
function stillAsked(row: GameRow, body: PostBody): PostBody {
  if (body.kind !== 'call') return body;
  const now = awaitedOf(row);
  const awaited = body.awaited.flatMap(
    (one) => now.find(({ seat, since }) => seat === one.seat && since === one.since) ?? [],
  );
  return { ...body, awaited };
}

/**
 * Who is asked and wasn't mentioned in the call that stands. Whoever has an order for it isn't notified, yet the call is
 * sent as if they were, so that nobody can tell.
 */
function pingsOf(body: PostBody, standing: PostBody | undefined): Pick<Post, 'ping' | 'anew'> {
  if (body.kind !== 'call') return { ping: [], anew: false };
  const told = new Map<Seat, number>();
  const named = new Map<Seat, number>();
  if (standing?.kind === 'call')
    for (const { seat, since } of standing.awaited) {
      named.set(seat, since);
      if (standing.held?.includes(seat) !== true) told.set(seat, since);
    }
  const isNew = body.awaited.filter(
    ({ seat, since, person }) =>
      person !== undefined && told.get(seat) !== since && !body.quiet.includes(seat),
  );
  const held = ({ seat }: { readonly seat: Seat }): boolean => body.held?.includes(seat) === true;
  return {
    ping: isNew.flatMap((one) => (held(one) || one.person === undefined ? [] : [one.person])),
    anew: isNew.some((one) => !held(one) || named.get(one.seat) !== one.since),
  };
}
