import type {
  AwaitedRow,
  GameRow,
  NewPost,
  NewProposal,
  PostRow,
  UnreportedPhases,
} from '../../store/port.js';
import type { TableArgs, TableText } from '../texts/texts.js';
import { LIVING, type LateSeat, type PostBody, type PostKind, type Tournament } from '../contract/index.js';
import type { AnyArgs, ArgsOf, Seat } from '../../kernel/index.js';
import { livesInThread, tournamentOf } from '../read/card.js';
import { agreementOf } from '../read/paces.js';

/** Posts as data, without words or pictures. */

const living: readonly PostKind[] = LIVING;

function isLiving(kind: string): boolean {
  return living.some((one) => one === kind);
}

function post(place: NewPost['place'], body: PostBody): NewPost {
  return { place, body, supersedes: isLiving(body.kind) };
}

export function newLobbyPost(): NewPost {
  return post('channel', { kind: 'lobby' });
}

/** Tournament games have no lobby card, because the tournament seats the players. */
export const startedLobby = (row: Pick<GameRow, 'agreement'>): readonly NewPost[] =>
  tournamentOf(row) === undefined ? [newLobbyPost()] : [];

export function newThreadPost(): NewPost {
  return post('channel', { kind: 'thread' });
}

/** Updates the thread's members to match the seats. */
export function newMembersPost(): NewPost {
  return post('thread', { kind: 'members' });
}

/** @param ends the turn that ends with these phases */
export function newPhasePost({ from, phases }: UnreportedPhases, to: number, ends?: number): NewPost {
  return post('channel', { kind: 'phase', from, to, phases, ...(ends === undefined ? {} : { ends }) });
}

export function newChroniclePost(from: number, to: number): NewPost {
  return post('thread', { kind: 'chronicle', from, to });
}

export function newFinalPost(seq: number): NewPost {
  return post('channel', { kind: 'final', seq });
}

export function newSagaPost(seq: number): NewPost {
  return post('thread', { kind: 'saga', seq });
}

export function newNoticePost<K extends TableText>(
  place: NewPost['place'],
  key: K,
  ...[args]: ArgsOf<TableArgs, K>
): NewPost {
  return post(place, { kind: 'notice', key, args: (args ?? {}) as AnyArgs });
}

/** A post about a tournament, in its home channel. */
export function newTournamentPost(
  { id, home }: Pick<Tournament, 'id' | 'home'>,
  what: 'round' | 'end',
  round: number,
): NewPost {
  return post('channel', { kind: 'tournament', tournament: id, home, what, round });
}

/** Adds to each call the seats that an auto-action answers for. */
export function withHeld(posts: readonly NewPost[], held: readonly Seat[]): readonly NewPost[] {
  if (held.length === 0) return posts;
  return posts.map((one) => (one.body.kind === 'call' ? { ...one, body: { ...one.body, held } } : one));
}

/** A vote's message; it shows the state at sending. */
export function newProposalPost({ openedAt }: Pick<NewProposal, 'openedAt'>): NewPost {
  return post('channel', { kind: 'proposal', at: openedAt });
}

/** Passed deadlines and the table's options. */
export function newLatePost(row: Pick<GameRow, 'stage' | 'awaited'>): NewPost {
  return post('channel', { kind: 'late', late: lateOf(row) });
}

/** Seats with a passed deadline, unless the table has waived it. */
export function lateOf({ stage, awaited }: Pick<GameRow, 'stage' | 'awaited'>): readonly LateSeat[] {
  if (stage !== 'running') return [];
  return awaited.flatMap(({ seat, since, late, waived }) =>
    late === true && waived !== true ? [{ seat, since }] : [],
  );
}

/** The status card and the call to act after event `row.seq`. @param quiet seats that need no ping */
export function statusAndCall(
  row: Pick<GameRow, 'seq' | 'awaited' | 'stage'>,
  quiet: readonly Seat[] = [],
): readonly NewPost[] {
  const awaited: readonly AwaitedRow[] = row.stage === 'running' ? row.awaited : [];
  return [
    // The call comes last, so that it is the lowest message where both are new.
    post('channel', { kind: 'status', seq: row.seq }),
    post('channel', { kind: 'call', seq: row.seq, awaited, quiet }),
  ];
}

/** Verbosity `quiet` puts phase reports in the thread; `full` puts the chronicle in the channel. */
export function placeOf(
  row: Pick<GameRow, 'agreement' | 'channel' | 'thread'>,
  { body, place }: Pick<PostRow, 'body' | 'place'>,
): PostRow['place'] {
  // A game in one thread posts everything there, in one order.
  if (livesInThread(row)) return 'channel';
  const { verbosity } = agreementOf(row);
  if (body.kind === 'phase' && verbosity === 'quiet') return 'thread';
  return body.kind === 'chronicle' && verbosity === 'full' ? 'channel' : place;
}

/** A game in one thread has a chronicle only at verbosity `full`; phase reports say the same. */
function isPosted(row: Pick<GameRow, 'agreement' | 'channel' | 'thread'>, { body }: NewPost): boolean {
  return body.kind !== 'chronicle' || !livesInThread(row) || agreementOf(row).verbosity === 'full';
}

/** Sets the place of each post and leaves out unwanted chronicles. */
export function placed<Write extends { readonly posts: readonly NewPost[] }>(
  row: Pick<GameRow, 'agreement' | 'channel' | 'thread'>,
  write: Write,
): Write {
  const posts = write.posts.filter((post) => isPosted(row, post));
  return { ...write, posts: posts.map((post) => ({ ...post, place: placeOf(row, post) })) };
}
