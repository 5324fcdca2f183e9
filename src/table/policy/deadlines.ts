import type { Seat } from '../../kernel/index.js';
import type { AwaitedRow, GameFields, GameRow, GameWrite, PersonRow, Store } from '../../store/port.js';
import { newLatePost, lateOf } from './posts.js';
import { isAi } from './step.js';
import { isDecided } from '../read/card.js';
import { agreementOf, paceOf, PACE_TIMES } from '../read/paces.js';
import { wakingBetween, wakingEnd, type Rhythm } from './waking.js';
import { rowAfter } from '../read/row.js';

/** Fractions of a wait after which its player is reminded, once each. */
const REMINDERS = [0.5, 0.8, 1] as const;
/** Fraction of the pace's time for a decision that a player with an empty time bank still has. */
const LEAST = 0.1;
/** Fraction of a wait added before a deadline counts as missed. Timeout windows get none. */
const GRACE = 0.1;

export function rhythmOf(person: PersonRow | undefined): Rhythm {
  if (person === undefined) return {};
  const { zone, quietFrom, quietTo, awayFrom, awayUntil } = person;
  return {
    ...(zone === null ? {} : { zone }),
    ...(quietFrom === null || quietTo === null ? {} : { quiet: { from: quietFrom, to: quietTo } }),
    ...(awayFrom === null || awayUntil === null ? {} : { away: { from: awayFrom, until: awayUntil } }),
  };
}

export async function rhythmsOf(
  store: Pick<Store, 'people'>,
  places: GameRow['places'],
): Promise<ReadonlyMap<Seat, Rhythm>> {
  const seated = places.flatMap(({ seat, person }) =>
    seat === null || person === null ? [] : [{ seat, person }],
  );
  const people = new Map(
    (await store.people(seated.map(({ person }) => person))).map((each) => [each.id, each]),
  );
  return new Map(seated.map(({ seat, person }) => [seat, rhythmOf(people.get(person))]));
}

/** When reminder number `reminders` (from 0) is due; undefined after the last. */
function reminderAt(wait: AwaitedRow, rhythm: Rhythm, reminders: number): number | undefined {
  const part = REMINDERS[reminders];
  if (part === undefined || wait.allow === undefined) return undefined;
  return wakingEnd(rhythm, wait.from ?? wait.at, wait.allow * part);
}

/** When the deadline of a wait counts as missed. */
function missedAt({ due = 0, allow = 0, lapses }: AwaitedRow, rhythm: Rhythm): number {
  return lapses === true ? due : wakingEnd(rhythm, due, allow * GRACE);
}

/** When the wait next needs attention: a reminder, a missed deadline or a delayed ping. */
function nextOf(wait: AwaitedRow, rhythm: Rhythm): number | undefined {
  const { due, late, hush } = wait;
  if (due === undefined || late === true) return hush?.until;
  const missed = missedAt(wait, rhythm);
  return Math.min(missed, reminderAt(wait, rhythm, wait.told ?? 0) ?? missed, hush?.until ?? missed);
}

/** Updates a wait to `now`: counts the due reminders and marks a missed deadline. */
export function waitAt(wait: AwaitedRow, rhythm: Rhythm, now: number): AwaitedRow {
  if (wait.due === undefined || wait.late === true) return wait;
  let reminders = wait.told ?? 0;
  for (let at = reminderAt(wait, rhythm, reminders); at !== undefined && at <= now;) {
    reminders += 1;
    at = reminderAt(wait, rhythm, reminders);
  }
  return { ...wait, told: reminders, ...(missedAt(wait, rhythm) <= now ? { late: true } : {}) };
}

/** Restarts a wait at `from` with an allowance and rhythm; `late` is computed again. */
export function waitFrom(
  wait: AwaitedRow,
  rhythm: Rhythm,
  from: number,
  allow: number,
  now: number,
): AwaitedRow {
  const due = wakingEnd(rhythm, from, allow);
  const late = missedAt({ ...wait, due, allow }, rhythm) <= now;
  return { ...wait, from, allow, due, late, waived: false };
}

/** Removes the deadline of a wait and stores the time left in `allow`. */
export function suspended(
  { seat, since, at, byHand, told: reminders = 0 }: AwaitedRow,
  left: number,
): AwaitedRow {
  return { seat, since, at, ...(byHand === true ? { byHand } : {}), told: reminders, allow: left };
}

/** Time left of a wait, in ms of the person's waking time. */
export function leftOf(wait: AwaitedRow, rhythm: Rhythm, now: number): number {
  return Math.max(0, (wait.allow ?? 0) - wakingBetween(rhythm, wait.from ?? wait.at, now));
}

/** Adds deadlines to a write: new waits get one, and ended waits are charged to the bank. */
export async function clocked(
  store: Pick<Store, 'people'>,
  before: GameRow,
  write: GameWrite,
): Promise<GameWrite> {
  const fields = await timed(store, before, write);
  const row = { ...before, ...fields };
  const isTold = JSON.stringify(lateOf(before)) === JSON.stringify(lateOf(row));
  return { ...write, fields, posts: isTold ? write.posts : [...write.posts, newLatePost(row)] };
}

async function timed(
  store: Pick<Store, 'people'>,
  before: GameRow,
  write: GameWrite,
): Promise<Partial<GameFields>> {
  const row = rowAfter(before, write);
  if (row.stage !== 'running')
    return before.wakeAt === null ? write.fields : { ...write.fields, wakeAt: null };
  if (isDecided(row)) return { ...write.fields, wakeAt: null };
  const banks = await charged(store, before, row, write.at);
  // While AIs have to play, no deadline runs; their last event sets the deadlines.
  if (row.awaited.some(({ seat }) => isAi(row.places, seat))) return { ...write.fields, banks };
  const rhythms = await rhythmsOf(store, row.places);
  const awaited = row.awaited.map((wait) => {
    const rhythm = rhythms.get(wait.seat);
    if (rhythm === undefined || wait.due !== undefined) return wait;
    const isAgain = write.event?.kind === 'undo' && write.event.seat === wait.seat;
    // A suspended wait continues with its time left.
    const own = wait.lapses === true ? PACE_TIMES[paceOf(row.pace)].window : undefined;
    const allow = wait.allow ?? own ?? allowance(row, banks[wait.seat], isAgain);
    return { ...wait, from: write.at, allow, due: wakingEnd(rhythm, write.at, allow) };
  });
  return { ...write.fields, awaited, banks, wakeAt: wakeOf(awaited, rhythms) };
}

/** Time for a decision, ms. A decision asked again after an undo adds nothing to the bank. */
function allowance(row: GameRow, saved: number | undefined, isAgain: boolean): number {
  const { decision, bank } = PACE_TIMES[paceOf(row.pace)];
  if (!agreementOf(row).bank) return decision;
  const had = Math.min(bank.most, (saved ?? bank.start) + (isAgain ? 0 : bank.each));
  return Math.max(decision * LEAST, had);
}

/** The banks after the ended waits: each seat's time left, up to the pace's maximum. */
async function charged(
  store: Pick<Store, 'people'>,
  before: GameRow,
  after: GameRow,
  now: number,
): Promise<GameRow['banks']> {
  if (!agreementOf(after).bank) return after.banks;
  const { most } = PACE_TIMES[paceOf(after.pace)].bank;
  const rhythms = await rhythmsOf(store, before.places);
  const banks = { ...after.banks };
  for (const wait of before.awaited) {
    const goesOn = after.awaited.some(({ seat, since }) => seat === wait.seat && since === wait.since);
    const rhythm = rhythms.get(wait.seat);
    // Timeout windows don't use the bank.
    if (goesOn || rhythm === undefined || wait.allow === undefined || wait.lapses === true) continue;
    banks[wait.seat] = Math.min(most, leftOf(wait, rhythm, now));
  }
  return banks;
}

function wakeOf(awaited: readonly AwaitedRow[], rhythms: ReadonlyMap<Seat, Rhythm>): number | null {
  const moments = awaited.flatMap((wait) => nextOf(wait, rhythms.get(wait.seat) ?? {}) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}
