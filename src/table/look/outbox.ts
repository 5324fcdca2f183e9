import { FORMER, type GameRow, type PostBodyRow, type PostRow } from '../../store/port.js';
import { awaitedOf, isDecided } from '../read/card.js';
import { rowOf, type TableContext } from '../context/context.js';
import { type ProposalOf, readingOf } from './reading.js';
import { lateOf, placeOf } from '../policy/posts.js';
import type { LateSeat, Outbox, OutboxMessage, PostBody, Proposal } from '../contract/index.js';

/** Message kind of a game's roster. */
const ROSTER = 'members';
/** Message kind of a chronicle's last message. */
const CHRONICLE = 'chronicle-message';

interface OutboxDeps {
  /** Lease of a claimed post, ms. */
  readonly lease: number;
  readonly proposal: ProposalOf;
  readonly onPosts: Outbox['onPosts'];
}

/** The poster's side of the table. It takes no viewer: every post is made from the public view. */
export function makeOutbox(context: TableContext, deps: OutboxDeps): Outbox {
  const { store, clock } = context;
  return {
    onPosts: deps.onPosts,
    afterWork: (game) => context.queues.run(game, async () => {}),
    async claim(limit, sending) {
      const claimed = await store.claimPosts(clock(), deps.lease, limit, sending);
      return Promise.all(claimed.map((post) => toPost(context, deps, post)));
    },
    done: (id, sent) => store.recordPost(id, { ...sent, at: clock() }),
    retry: (id, error, afterMs, mayStand = false) =>
      store.failPost(id, { ...(mayStand ? {} : { error }), dueAt: clock() + afterMs, at: clock() }),
    drop: (id, error) => store.failPost(id, { error, at: clock() }),
    async isOvertaken(id, afterMs) {
      const since = await store.overtakenPost(id);
      return since !== undefined && clock() - since > afterMs;
    },
    async roster(game) {
      const row = await store.standing(game, ROSTER);
      if (row === undefined) return undefined;
      return { thread: row.channel, message: row.message, people: peopleIn(row.body) };
    },
    saveRoster: (game, { thread, message, people }) =>
      store.saveStanding(game, ROSTER, { channel: thread, message, body: { kind: ROSTER, people } }),
    async chronicle(game) {
      const row = await store.standing(game, CHRONICLE);
      if (row === undefined) return undefined;
      const { from, to } = row.body;
      return { thread: row.channel, message: row.message, from: Number(from), to: Number(to) };
    },
    saveChronicle: (game, { thread, message, from, to }) =>
      store.saveStanding(game, CHRONICLE, { channel: thread, message, body: { kind: CHRONICLE, from, to } }),
    call: (game) => store.standing(game, 'call'),
    saveThread: (game, thread) => store.saveThread(game, thread),
    nextAt: () => store.nextPostAt(clock()),
    state: () => store.outboxState(clock()),
    async hurry(guild) {
      const hurried = await store.hurryPosts(guild);
      if (hurried > 0) context.posted();
      return hurried;
    },
    closed: (guild) => store.closedPlaces(guild),
    read: (game) => readingOf(context, game, deps.proposal),
  };
}

async function toPost(
  { store, clock }: TableContext,
  deps: OutboxDeps,
  claimed: PostRow,
): Promise<OutboxMessage> {
  const row = await rowOf(store, claimed.game);
  const { id, nonce, game, isCard, scrolledAway, attempt, existing, createdAt, mayStandSince } = claimed;
  const body = stillAsked(row, bodyOf(claimed.body));
  const before = existing === null ? undefined : { ...existing, body: bodyOf(existing.body) };
  const where = placeOf(row, claimed);
  const proposal = body.kind === 'proposal' ? await deps.proposal(row) : undefined;
  return {
    ...{ id, nonce, game, guild: row.guild, body, where, isCard, scrolledAway, attempt },
    channel: where === 'thread' ? (row.thread ?? row.channel) : row.channel,
    ...(before === undefined ? {} : { existing: before }),
    ...pingsOf(row, body, before?.body, proposal),
    age: Math.max(0, clock() - createdAt),
    ...(mayStandSince === null ? {} : { mayStandSince }),
  };
}

/** Leaves out forgotten people, who have no id any more. */
function peopleIn({ people }: PostBodyRow): readonly string[] {
  const all: readonly unknown[] = Array.isArray(people) ? people : [];
  return all.filter((id): id is string => typeof id === 'string' && id !== FORMER);
}

/** Safe cast: only policy/posts.ts makes these bodies. */
function bodyOf(body: PostBodyRow): PostBody {
  return body as unknown as PostBody;
}

/** Updates a call, or missed deadlines, to the seats that are awaited when it is sent. */
function stillAsked(row: GameRow, body: PostBody): PostBody {
  if (body.kind === 'late') return { ...body, late: lateOf(row) };
  if (body.kind !== 'call') return body;
  const now = awaitedOf(row);
  const awaited = body.awaited.flatMap(
    (one) => now.find(({ seat, since }) => seat === one.seat && since === one.since) ?? [],
  );
  return { ...body, awaited };
}

type Pings = Pick<OutboxMessage, 'ping' | 'resend'>;

/** People to mention: called players, the host for missed deadlines, the voters of a vote. Nobody twice. */
function pingsOf(
  row: GameRow,
  body: PostBody,
  existing: PostBody | undefined,
  proposal: Proposal | undefined,
): Pings {
  switch (body.kind) {
    case 'call':
      if (isDecided(row)) return { ping: [], resend: false };
      return calledOf(body, existing?.kind === 'call' ? existing : undefined);
    case 'late':
      return hostOf(row, body.late, existing?.kind === 'late' ? existing.late : []);
    case 'proposal': {
      const isNew = existing?.kind !== 'proposal' || existing.at !== body.at;
      if (!isNew || proposal?.state !== 'open') return { ping: [], resend: isNew };
      return {
        ping: proposal.voters.filter((person) => proposal.votes[person] === undefined),
        resend: isNew,
      };
    }
    default:
      return { ping: [], resend: false };
  }
}

/** Notifies the host of every missed deadline once, unless it is their own. */
function hostOf(row: GameRow, late: readonly LateSeat[], known: readonly LateSeat[]): Pings {
  const isNew = late.some(
    (one) => !known.some(({ seat, since }) => seat === one.seat && since === one.since),
  );
  const own = row.places.find(({ person }) => person === row.host)?.seat;
  const ping = isNew && !late.some(({ seat }) => seat === own) ? [row.host] : [];
  return { ping, resend: ping.length > 0 };
}

type Call = Extract<PostBody, { kind: 'call' }>;

/**
 * Mentions awaited players whom the existing ping doesn't mention, or who are due a reminder. A seat with an
 * auto-action isn't mentioned, but the call is sent anyway, so others can't tell.
 */
function calledOf({ awaited, quiet, held = [] }: Call, existing: Call | undefined): Pings {
  const ping: string[] = [];
  let resend = false;
  for (const { seat, since, person, told: reminders = 0, hush } of awaited) {
    if (person === undefined) continue;
    const known = existing?.awaited.find((one) => one.seat === seat && one.since === since);
    const wasHushed = known?.hush !== undefined || existing?.held?.includes(seat) === true;
    const wasTold = known !== undefined && !wasHushed;
    const isReminder = reminders > (known?.told ?? 0);
    if (!isReminder && (wasTold || hush !== undefined || quiet.includes(seat))) continue;
    if (!held.includes(seat)) ping.push(person);
    resend ||= isReminder || known?.hush !== undefined || known === undefined || !held.includes(seat);
  }
  return { ping, resend };
}
