import { FORMER, type GameRow, type PostBodyRow, type PostRow } from '../../store/port.js';
import { awaitedOf, cardOf, isDecided, isOver, stageOf } from '../read/card.js';
import { askedOf, rowOf, snapshotOf, type Context } from '../context/context.js';
import { phaseEnd } from './phase-end.js';
import { lateOf, placeOf } from '../policy/posts.js';
import { chaptersOf, entryOf, phaseGroups, effectiveEvents } from '../read/history.js';
import { refuse } from '../texts/refuse.js';
import type {
  Entry,
  GameId,
  GameReading,
  LateSeat,
  Outbox,
  Post,
  PostBody,
  Proposal,
} from '../contract/index.js';

/** Turns in which somebody may be asked for the first time. */
const FIRST_TURNS = 1;

/** The kind of a game's roster among its messages that stand. */
const ROSTER = 'members';
/** The kind of a chronicle's last message. */
const CHRONICLE = 'chronicle-message';

interface OutboxDeps {
  /** How long a claimed post is the caller's, ms. */
  readonly lease: number;
  /** The last vote of a game. */
  readonly proposal: (row: GameRow) => Promise<Proposal | undefined>;
  readonly onPosts: Outbox['onPosts'];
}

/** The poster's side of the table. Nothing here takes a viewer: whatever is posted is made from the public view. */
export function makeOutbox(context: Context, deps: OutboxDeps): Outbox {
  const { store, clock, positions } = context;

  async function toPost(kept: PostRow): Promise<Post> {
    const row = await rowOf(store, kept.game);
    const body = stillAsked(row, bodyOf(kept.body));
    const { existing } = kept;
    const where = placeOf(row, kept);
    return {
      id: kept.id,
      nonce: kept.nonce,
      game: kept.game,
      guild: kept.guild,
      body,
      where,
      channel: where === 'thread' ? (row.thread ?? row.channel) : row.channel,
      isCard: kept.isCard,
      ...(existing === null ? {} : { existing: { ...existing, body: bodyOf(existing.body) } }),
      ...pingsOf(
        row,
        body,
        existing === null ? undefined : bodyOf(existing.body),
        body.kind === 'proposal' ? await deps.proposal(row) : undefined,
      ),
      buried: kept.buried,
      attempt: kept.attempt,
      age: Math.max(0, clock() - kept.createdAt),
      ...(kept.mayStandSince === null ? {} : { mayStandSince: kept.mayStandSince }),
    };
  }

  /** Answers that going back from one event to another one took back. */
  async function undoneBy(row: GameRow, seq: number, backTo: number): Promise<NonNullable<Entry['undoes']>> {
    const events = await effectiveEvents(store, row.id, backTo, seq - 1);
    return events
      .filter(({ move }) => move !== null)
      .map((event) => {
        const { seat, move } = entryOf(row, event, 'spectator', true);
        return {
          seq: event.seq,
          ...(seat === undefined ? {} : { seat }),
          ...(move === undefined ? {} : { move }),
        };
      });
  }

  /** Late in a game everybody has answered something, and nobody looks. */
  async function isFirst({ id, turn, awaited }: GameRow): Promise<boolean> {
    if (turn > FIRST_TURNS) return false;
    const answered = new Set(
      (await store.outline(id)).map(({ kind, seat }) => (kind === 'move' ? seat : null)),
    );
    return awaited.some(({ seat }) => !answered.has(seat));
  }

  function read(game: GameId): GameReading {
    let kept: Promise<GameRow> | undefined;
    const row = (): Promise<GameRow> => (kept ??= rowOf(store, game));
    return {
      card: async () => cardOf(await row()),
      async asked() {
        const asked = await askedOf(positions, await row());
        return asked === undefined ? undefined : { ...asked, isFirst: await isFirst(await row()) };
      },
      proposal: async () => deps.proposal(await row()),
      async snapshot(seq) {
        const at = await row();
        return snapshotOf(positions, at, 'spectator', seq);
      },
      phaseEnd: async (from, to, phase) => phaseEnd(context, await row(), { from, to, phase }),
      chapters: async () => chaptersOf(await store.outline(game)),
      async revealed() {
        const at = await row();
        if (!isOver(stageOf(at))) refuse('table.not-over');
        const seats = at.places.flatMap(({ seat }) => seat ?? []);
        return Promise.all(seats.map((seat) => snapshotOf(positions, at, seat)));
      },
      async entries(from, to) {
        const at = await row();
        const events = await effectiveEvents(store, game, from, to);
        return Promise.all(
          events.map(async (event) => ({
            ...entryOf(at, event, 'spectator', false),
            ...(event.backTo === null ? {} : { undoes: await undoneBy(at, event.seq, event.backTo) }),
          })),
        );
      },
      async phases(from, to, only) {
        return phaseGroups(
          await row(),
          await effectiveEvents(store, game, from, to),
          'spectator',
          only,
          'then',
        );
      },
    };
  }

  return {
    onPosts: deps.onPosts,
    afterWork: (game) => context.queues.run(game, async () => {}),
    async claim(limit, sending) {
      const kept = await store.claimPosts(clock(), deps.lease, limit, sending);
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
    async roster(game) {
      const row = await store.standing(game, ROSTER);
      if (row === undefined) return undefined;
      return { thread: row.channel, message: row.message, people: peopleIn(row.body) };
    },
    keepRoster: (game, { thread, message, people }) =>
      store.stand(game, ROSTER, { channel: thread, message, body: { kind: ROSTER, people } }),
    async chronicle(game) {
      const row = await store.standing(game, CHRONICLE);
      if (row === undefined) return undefined;
      const { from, to } = row.body;
      return { thread: row.channel, message: row.message, from: Number(from), to: Number(to) };
    },
    saveChronicle: (game, { thread, message, from, to }) =>
      store.stand(game, CHRONICLE, { channel: thread, message, body: { kind: CHRONICLE, from, to } }),
    call: (game) => store.standing(game, 'call'),
    keepThread: (game, thread) => store.keepThread(game, thread),
    nextAt: () => store.nextPostAt(clock()),
    state: () => store.outboxState(clock()),
    async hurry(guild) {
      const hurried = await store.hurryPosts(guild);
      if (hurried > 0) context.posted();
      return hurried;
    },
    closed: (guild) => store.closedPlaces(guild),
    read,
  };
}

/** A person who has been forgotten has no id any more. */
function peopleIn({ people }: PostBodyRow): readonly string[] {
  const all: readonly unknown[] = Array.isArray(people) ? people : [];
  return all.filter((id): id is string => typeof id === 'string' && id !== FORMER);
}

/** The store keeps bodies as JSON; only posts.ts makes them. */
function bodyOf(body: PostBodyRow): PostBody {
  return body as unknown as PostBody;
}

/** A call names who is waited for when it is sent, not who was when it was written; so it is with missed deadlines. */
function stillAsked(row: GameRow, body: PostBody): PostBody {
  if (body.kind === 'late') return { ...body, late: lateOf(row) };
  if (body.kind !== 'call') return body;
  const now = awaitedOf(row);
  const awaited = body.awaited.flatMap(
    (one) => now.find(({ seat, since }) => seat === one.seat && since === one.since) ?? [],
  );
  return { ...body, awaited };
}

type Pings = Pick<Post, 'ping' | 'anew'>;

/** Who is to be mentioned: of a call those it concerns, of missed deadlines the host. Nobody twice for the same. */
function pingsOf(
  row: GameRow,
  body: PostBody,
  existing: PostBody | undefined,
  proposal: Proposal | undefined,
): Pings {
  switch (body.kind) {
    case 'call':
      if (isDecided(row)) return { ping: [], anew: false };
      return calledOf(body, existing?.kind === 'call' ? existing : undefined);
    case 'late':
      return hostOf(row, body.late, existing?.kind === 'late' ? existing.late : []);
    case 'proposal': {
      const anew = existing?.kind !== 'proposal' || existing.at !== body.at;
      if (!anew || proposal?.state !== 'open') return { ping: [], anew };
      return { ping: proposal.voters.filter((person) => proposal.votes[person] === undefined), anew };
    }
    default:
      return { ping: [], anew: false };
  }
}

/** The host is told of every missed deadline once, unless it is their own. */
function hostOf(row: GameRow, late: readonly LateSeat[], known: readonly LateSeat[]): Pings {
  const isNew = late.some(
    (one) => !known.some(({ seat, since }) => seat === one.seat && since === one.since),
  );
  const own = row.places.find(({ person }) => person === row.host)?.seat;
  const ping = isNew && !late.some(({ seat }) => seat === own) ? [row.host] : [];
  return { ping, anew: ping.length > 0 };
}

type Call = Extract<PostBody, { kind: 'call' }>;

/**
 * Who is asked and wasn't mentioned in the call that stands, or is to be reminded since. Whoever has an order for it
 * isn't notified, yet the call is sent as if they were, so that nobody can tell.
 */
function calledOf({ awaited, quiet, held = [] }: Call, existing: Call | undefined): Pings {
  const ping: string[] = [];
  let anew = false;
  for (const { seat, since, person, told = 0, hush } of awaited) {
    if (person === undefined) continue;
    const known = existing?.awaited.find((one) => one.seat === seat && one.since === since);
    const wasHushed = known?.hush !== undefined || existing?.held?.includes(seat) === true;
    const wasTold = known !== undefined && !wasHushed;
    const isReminder = told > (known?.told ?? 0);
    if (!isReminder && (wasTold || hush !== undefined || quiet.includes(seat))) continue;
    if (!held.includes(seat)) ping.push(person);
    anew ||= isReminder || known?.hush !== undefined || known === undefined || !held.includes(seat);
  }
  return { ping, anew };
}
