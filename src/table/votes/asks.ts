import type { Json } from '../../kernel/index.js';
import type { AwaitedRow, GameRow } from '../../store/port.js';
import { rhythmsOf } from '../policy/deadlines.js';
import { agreementOf, OBJECTION, paceOf, PACE_TIMES } from '../read/paces.js';
import { wakingEnd } from '../policy/waking.js';
import { refuseStage, type TableContext } from '../context/context.js';
import { refuse } from '../texts/refuse.js';
import { checkOneSeat, sittersOf } from '../seats/sitters.js';
import type { VoteSubject } from '../contract/index.js';

/** Votes that need another player. */
const ALONE: readonly VoteSubject['kind'][] = ['winner', 'once', 'end', 'rewind'];

/** The vote's arguments as stored; `claim`: who may come back to the seat. @throws Refused */
export async function argsOf(
  store: TableContext['store'],
  row: GameRow,
  ask: VoteSubject,
): Promise<Readonly<Record<string, Json>>> {
  const isPaused = row.stage === 'paused';
  if (row.stage !== 'running' && !isPaused) refuseStage(row);
  if (ask.kind === 'resume' ? !isPaused : isPaused && ask.kind !== 'end' && ask.kind !== 'winner')
    refuse(isPaused ? 'table.is-paused' : 'table.is-running');
  const people = row.places.filter(({ person }) => person !== null);
  const { kind } = ask;
  // Nobody can agree with a lone player; the host decides such things alone.
  if (people.length < 2 && ALONE.includes(kind)) refuse('table.proposal-alone', { kind });
  switch (kind) {
    case 'winner':
      return { seat: placeAt(row, ask.seat).seat };
    case 'once': {
      const wait = row.awaited.find(({ seat }) => seat === ask.seat);
      const { person } = placeAt(row, ask.seat);
      if (wait === undefined || person === null) refuse('table.not-awaited', { seat: ask.seat });
      return { seat: ask.seat, ...lateness(wait) };
    }
    case 'replace': {
      const { seat, person: from } = placeAt(row, ask.seat);
      const { person } = ask;
      if (person === undefined && from === null) refuse('table.ai-sits', { seat });
      if (people.every((one) => one.person === from)) refuse('table.proposal-alone', { kind });
      if (person !== undefined && people.some((one) => one.person === person)) refuse('table.sits-already');
      const sitters = await sittersOf(store, row);
      if (person !== undefined) checkOneSeat(row, sitters, { person, seat });
      const claim = from === null ? sitters.claimant(seat) : undefined;
      const wait = from === null ? undefined : row.awaited.find((one) => one.seat === seat);
      const named = {
        ...(person === undefined ? {} : { person }),
        ...(claim === undefined ? {} : { claim }),
      };
      return { seat, from, ...lateness(wait), ...named };
    }
    case 'rewind':
      if (!Number.isSafeInteger(ask.to) || ask.to < 0 || ask.to >= row.seq)
        refuse('table.no-such-event', { seq: ask.to });
      return { to: ask.to };
    case 'hints':
      if (agreementOf(row).advice === ask.advice) refuse('table.advice-same');
      return { advice: ask.advice };
    default:
      return {};
  }
}

/** The wait that a vote is about, and whether its deadline had passed by then. */
function lateness(wait: AwaitedRow | undefined): Readonly<Record<string, Json>> {
  if (wait === undefined) return {};
  return { since: wait.since, ...(wait.late === true ? { late: true } : {}) };
}

/** When a vote ends. A late player has half a decision's waking time to object. */
export async function endOf(
  { store, clock }: TableContext,
  row: GameRow,
  { seat, late }: Readonly<Record<string, Json>>,
): Promise<number> {
  const { vote, decision } = PACE_TIMES[paceOf(row.pace)];
  const now = clock();
  if (late !== true) return now + vote;
  const rhythm = (await rhythmsOf(store, row.places)).get(String(seat)) ?? {};
  return Math.min(now + vote, wakingEnd(rhythm, now, decision * OBJECTION));
}

function placeAt(row: GameRow, seat: string): { readonly seat: string; readonly person: string | null } {
  const place = row.places.find((one) => one.seat === seat) ?? refuse('table.no-such-seat', { seat });
  return { seat, person: place.person };
}
