import type { GameRow, ProposalRow } from '../../store/port.js';
import { seatOfPerson } from '../card.js';
import type { ProposalKind } from '../types.js';

/** What may be put to the vote, and how many must agree. */

/**
 * `most`: more than half of those who count; after the expiry more for it than against. `all`: nobody against; after the
 * expiry at least two and at least half for it. `asked`: every one of those who are asked, silence is no.
 */
export type Quorum = 'most' | 'all' | 'asked';

/** What can be undone later needs most; what can't needs all. */
export const QUORUMS: Readonly<Record<ProposalKind, Quorum>> = {
  pause: 'most',
  resume: 'most',
  extend: 'most',
  once: 'most',
  replace: 'most',
  end: 'all',
  winner: 'all',
  rewind: 'all',
  undo: 'asked',
};

export type Vote = Pick<ProposalRow, 'kind' | 'args' | 'voters' | 'votes'>;

export function kindOf({ kind }: Pick<ProposalRow, 'kind'>): ProposalKind {
  const kinds = Object.keys(QUORUMS) as ProposalKind[];
  return kinds.find((each) => each === kind) ?? 'pause';
}

/** The person whose seat it is about: they can stop it, but don't decide it. */
export function concerned(row: Pick<GameRow, 'places'>, { kind, args }: Vote): string | undefined {
  if (kind !== 'replace' && kind !== 'once') return undefined;
  return row.places.find(({ seat }) => seat === args['seat'])?.person ?? undefined;
}

/** The person who is to sit down: without their word nothing happens. */
export function invited({ kind, args }: Pick<Vote, 'kind' | 'args'>): string | undefined {
  const { person } = args;
  return kind === 'replace' && typeof person === 'string' ? person : undefined;
}

/** Those whose votes are counted: who was asked, still sits there, and whom it isn't about. */
export function counted(row: GameRow, vote: Vote): readonly string[] {
  return vote.voters.filter(
    (person) => person !== concerned(row, vote) && seatOfPerson(row, person) !== undefined,
  );
}

/** What comes of the votes so far, or at the end (`expired`). */
export function verdictOf(row: GameRow, vote: Vote, expired: boolean): 'open' | 'passed' | 'failed' {
  const { votes } = vote;
  const own = concerned(row, vote);
  const guest = invited(vote);
  if (own !== undefined && votes[own] === false) return 'failed';
  if (guest !== undefined && votes[guest] !== true)
    return votes[guest] === false || expired ? 'failed' : 'open';
  const people = counted(row, vote);
  const yes = people.filter((person) => votes[person] === true).length;
  const no = people.filter((person) => votes[person] === false).length;
  const all = people.length;
  switch (QUORUMS[kindOf(vote)]) {
    case 'most':
      if (yes * 2 > all) return 'passed';
      if (no * 2 >= all) return 'failed';
      return !expired ? 'open' : yes > no ? 'passed' : 'failed';
    case 'all':
      if (no > 0) return 'failed';
      if (yes === all) return 'passed';
      return !expired ? 'open' : yes >= 2 && yes * 2 >= all ? 'passed' : 'failed';
    case 'asked':
      if (no > 0 || (expired && yes < all)) return 'failed';
      return yes === all ? 'passed' : 'open';
  }
}

/** The game has gone on in a way that leaves nothing to decide. */
export function isVoid(
  row: GameRow,
  { kind, args, seq }: Pick<ProposalRow, 'kind' | 'args' | 'seq'>,
): boolean {
  if (row.stage !== 'running' && row.stage !== 'paused') return true;
  const { seat, since } = args;
  switch (kind) {
    case 'undo':
      return row.seq !== seq;
    case 'pause':
      return row.stage === 'paused';
    case 'resume':
      return row.stage === 'running';
    case 'once':
      return !row.awaited.some((one) => one.seat === seat && one.since === since);
    case 'replace':
      return !row.places.some((one) => one.seat === seat && one.person === args['from']);
    default:
      return false;
  }
}
