import { Refused } from '../../kernel/errors.js';
import type { Json } from '../../kernel/index.js';
import type { GameRow, ProposalRow, NewProposal } from '../../store/port.js';
import { cardOf } from '../read/card.js';
import { openRow, rowOf, seatOfPerson, type TableContext } from '../context/context.js';
import { lateOf, newNoticePost, newProposalPost } from '../policy/posts.js';
import { refuse } from '../texts/refuse.js';
import type { VoteSubject, Actor, GameId, Proposal, VoteMethods } from '../contract/index.js';
import { argsOf, endOf } from './asks.js';
import { carryOut } from './effects.js';
import { aboutOf, counted, invited, isVoid, kindOf, verdictOf } from '../policy/votes.js';
import { writeChange } from '../write/write.js';

/** Votes: a player proposes, players vote Yes or No, and silence abstains. */
export function voteMethods(context: TableContext): VoteMethods {
  const { store, queues } = context;
  return {
    propose: (actor, id, ask) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        if (seatOfPerson(row, actor.person) === undefined) refuse('table.not-seated');
        await checkFree(context, row);
        const args = await argsOf(store, row, ask);
        return open(context, row, actor, ask.kind, args, { expiresAt: await endOf(context, row, args) });
      }),

    vote: (actor, id, proposal, yes) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        const stored = await openProposal(context, row);
        if (stored === undefined || stored.id !== proposal) refuse('table.proposal-none');
        return castVote(context, row, stored, actor, yes);
      }),

    waive: (actor, id) =>
      queues.run(id, async () => {
        const row = await openRow(store, actor, id);
        const seat = seatOfPerson(row, actor.person) ?? refuse('table.not-seated');
        const late = lateOf(row);
        if (late.some((one) => one.seat === seat)) refuse('table.waive-own');
        const awaited = row.awaited.map((wait) => (wait.late === true ? { ...wait, waived: true } : wait));
        return cardOf(
          late.length === 0 ? row : await writeChange(context, row, { fields: { awaited }, posts: [] }),
        );
      }),
  };
}

/** The open vote, unless it is void. */
export async function openProposal({ store }: TableContext, row: GameRow): Promise<ProposalRow | undefined> {
  const stored = await store.openProposal(row.id);
  return stored === undefined || isVoid(row, stored) ? undefined : stored;
}

async function checkFree(context: TableContext, row: GameRow): Promise<void> {
  const open = await openProposal(context, row);
  if (open !== undefined) refuse('table.proposal-open', { kind: open.kind });
}

interface VoteFrame {
  readonly voters?: readonly string[];
  readonly expiresAt?: number | null;
}

const playersOf = ({ places }: GameRow): readonly string[] =>
  places.flatMap(({ seat, person }) => (seat === null ? [] : (person ?? [])));

/** Opens a vote with the actor's Yes. `voters`: all players when absent. */
export async function open(
  context: TableContext,
  row: GameRow,
  actor: Actor,
  kind: VoteSubject['kind'] | 'undo',
  args: Readonly<Record<string, Json>>,
  { voters = playersOf(row), expiresAt = null }: VoteFrame,
): Promise<Proposal> {
  const now = context.clock();
  const others = [invited({ kind, args }), args['claim']];
  const asked = [...voters, ...others.flatMap((one) => (typeof one === 'string' ? one : []))];
  const vote: NewProposal = {
    game: row.id,
    kind,
    args,
    person: actor.person,
    seq: row.seq,
    voters: [...new Set(asked)],
    votes: voters.includes(actor.person) ? { [actor.person]: true } : {},
    state: 'open',
    openedAt: now,
    expiresAt,
    settledAt: null,
  };
  // Saved before it is counted, so that it has an id; a lone player's vote passes at once.
  const next = await writeChange(context, row, {
    fields: {},
    posts: [newProposalPost(vote)],
    proposal: vote,
  });
  const stored = (await context.store.openProposal(row.id)) ?? refuse('table.proposal-none');
  return close(context, next, stored, false);
}

/** Casts a vote, and closes the proposal if that decides it. The proposer may withdraw it at any time. */
async function castVote(
  context: TableContext,
  row: GameRow,
  stored: ProposalRow,
  actor: Actor,
  yes: boolean,
): Promise<Proposal> {
  const { person } = actor;
  const isOwn = person === stored.person;
  if (!stored.voters.includes(person) && (yes || !isOwn)) refuse('table.proposal-not-asked');
  if (isOwn && !yes) return end(context, row, stored, 'failed');
  const vote = { ...stored, votes: { ...stored.votes, [person]: yes } };
  if (verdictOf(row, vote, false) !== 'open') return close(context, row, vote, false);
  const posts = [newProposalPost(vote)];
  return proposalOf(await writeChange(context, row, { fields: {}, posts, proposal: vote }), vote);
}

/** Carries out a passed vote, and closes a failed one. */
async function close(
  context: TableContext,
  row: GameRow,
  stored: ProposalRow,
  expired: boolean,
): Promise<Proposal> {
  const verdict = verdictOf(row, stored, expired);
  if (verdict === 'open') return proposalOf(row, stored);
  if (verdict === 'failed') return end(context, row, stored, 'failed');
  const proposal = { ...stored, state: 'passed', settledAt: context.clock() };
  try {
    await carryOut(context, row, { proposal, posts: [newProposalPost(proposal)] });
  } catch (error) {
    // The effect isn't legal any more, and nothing was written.
    if (!(error instanceof Refused)) throw error;
    await end(context, await rowOf(context.store, row.id), stored, 'void');
    throw error;
  }
  return proposalOf(await rowOf(context.store, row.id), proposal);
}

/** Closes a vote without effect. */
async function end(
  context: TableContext,
  row: GameRow,
  stored: ProposalRow,
  state: 'failed' | 'void',
): Promise<Proposal> {
  const proposal = { ...stored, state, settledAt: context.clock() };
  const against = Object.entries(stored.votes).find(([, yes]) => !yes)?.[0];
  const by = against === undefined ? undefined : seatOfPerson(row, against);
  const { seat } = stored.args;
  const notices =
    stored.kind === 'undo' && by !== undefined
      ? [newNoticePost('channel', 'table.undo-refused', { seat: seat ?? null, by })]
      : [];
  const posts = [newProposalPost(proposal), ...notices];
  return proposalOf(await writeChange(context, row, { fields: {}, posts, proposal }), proposal);
}

/** Counts a vote whose time is over. */
export async function expireProposal(context: TableContext, game: GameId): Promise<void> {
  const row = await rowOf(context.store, game);
  const stored = await context.store.openProposal(game);
  if (stored === undefined || stored.expiresAt === null || stored.expiresAt > context.clock()) return;
  if (isVoid(row, stored)) await end(context, row, stored, 'void');
  else await close(context, row, stored, true);
}

/** The public form of a vote. */
function proposalOf(row: GameRow, stored: ProposalRow): Proposal {
  const { id, args, person, voters, votes, expiresAt } = stored;
  const state = stored.state === 'open' && isVoid(row, stored) ? 'void' : stored.state;
  const about = aboutOf(row, stored);
  return {
    id,
    card: cardOf(row),
    kind: kindOf(stored),
    args,
    person,
    voters,
    needed: counted(row, stored),
    ...(about === undefined ? {} : { about }),
    votes,
    state: (['open', 'passed', 'failed'] as const).find((one) => one === state) ?? 'void',
    openedAt: stored.openedAt,
    ...(expiresAt === null ? {} : { expiresAt }),
  };
}

/** The last vote of a game, open or not. */
export async function lastVoteOf({ store }: TableContext, row: GameRow): Promise<Proposal | undefined> {
  const stored = await store.lastProposal(row.id);
  return stored === undefined ? undefined : proposalOf(row, stored);
}
