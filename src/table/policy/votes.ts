import { FORMER, type GameRow, type ProposalRow } from '../../store/port.js';
import { seatOfPerson } from '../read/card.js';
import type { About, ProposalKind } from '../contract/index.js';

/** The kinds of vote, and how many must agree. */

/**
 * `most`: over half; at the end more Yes than No. `all`: no No; at the end two Yes and half. `asked`: each
 * counted player's Yes. `everyone`: each player's Yes.
 */
export type Quorum = 'most' | 'all' | 'asked' | 'everyone';

/** Reversible decisions need `most`, irreversible ones `all`; a declared winner needs every loser's Yes. */
export const QUORUMS: Readonly<Record<ProposalKind, Quorum>> = {
  pause: 'most',
  resume: 'most',
  extend: 'most',
  once: 'most',
  replace: 'most',
  end: 'all',
  winner: 'asked',
  rewind: 'all',
  undo: 'asked',
  hints: 'everyone',
};

export type Vote = Pick<ProposalRow, 'kind' | 'args' | 'voters' | 'votes'>;

export function kindOf({ kind }: Pick<ProposalRow, 'kind'>): ProposalKind {
  const kinds = Object.keys(QUORUMS) as ProposalKind[];
  return kinds.find((each) => each === kind) ?? 'pause';
}

/** The player a vote is about. Their No ends it; `silence` is what no answer means. */
export function aboutOf({ places }: Pick<GameRow, 'places'>, { kind, args }: Vote): About | undefined {
  const { seat, late, claim } = args;
  const person = places.find((place) => place.seat === seat)?.person ?? undefined;
  switch (kindOf({ kind })) {
    case 'winner':
      return person === undefined ? undefined : { person, silence: 'abstains' };
    case 'once':
    case 'replace':
      if (typeof claim === 'string' && claim !== args['person'])
        return { person: claim, silence: 'abstains' };
      return person === undefined ? undefined : { person, silence: late === true ? 'abstains' : 'no' };
    default:
      return undefined;
  }
}

/** The person invited to the seat; without their Yes the vote fails. */
export function invited({ kind, args }: Pick<Vote, 'kind' | 'args'>): string | undefined {
  const { person } = args;
  return kind === 'replace' && typeof person === 'string' ? person : undefined;
}

/** Voters who still play, without the player the vote is about. */
export function counted(row: GameRow, vote: Vote): readonly string[] {
  const about = aboutOf(row, vote)?.person;
  return vote.voters.filter((person) => person !== about && seatOfPerson(row, person) !== undefined);
}

type Verdict = 'open' | 'passed' | 'failed';

/** The verdict on the votes so far, or the final one (`expired`). */
export function verdictOf(row: GameRow, vote: Vote, expired: boolean): Verdict {
  const { votes } = vote;
  const about = aboutOf(row, vote);
  const guest = invited(vote);
  if (about !== undefined && votes[about.person] === false) return 'failed';
  if (guest !== undefined && votes[guest] !== true)
    return votes[guest] === false || expired ? 'failed' : 'open';
  const verdict = countedVerdict(row, vote, expired);
  if (verdict !== 'passed' || about === undefined || votes[about.person] === true) return verdict;
  if (!expired) return 'open';
  return about.silence === 'abstains' ? 'passed' : 'failed';
}

function countedVerdict(row: GameRow, vote: Vote, expired: boolean): Verdict {
  const people = counted(row, vote);
  const yes = people.filter((person) => vote.votes[person] === true).length;
  const no = people.filter((person) => vote.votes[person] === false).length;
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
    case 'everyone':
      // Without voters the vote fails.
      if (no > 0 || all === 0 || (expired && yes < all)) return 'failed';
      return yes === all ? 'passed' : 'open';
  }
}

/** Whether the game has moved on and leaves the vote nothing to decide. */
export function isVoid(
  row: GameRow,
  { kind, args, seq, voters }: Pick<ProposalRow, 'kind' | 'args' | 'seq' | 'voters'>,
): boolean {
  if (row.stage !== 'running' && row.stage !== 'paused') return true;
  const { seat, since, late } = args;
  const isAnswered = !row.awaited.some((one) => one.seat === seat && one.since === since);
  switch (kind) {
    case 'undo':
      return row.seq !== seq;
    case 'pause':
      return row.stage === 'paused';
    case 'resume':
      return row.stage === 'running';
    case 'once':
      return isAnswered;
    case 'replace':
      // A late player who moves is back.
      if (late === true && isAnswered) return true;
      // A forgotten guest can't sit down.
      if (args['person'] === FORMER) return true;
      return !row.places.some((one) => one.seat === seat && one.person === args['from']);
    case 'hints':
      // A player who joined since wasn't asked.
      return row.places.some(({ person }) => person !== null && !voters.includes(person));
    default:
      return false;
  }
}
