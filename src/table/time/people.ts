import { setImmediate as breathe } from 'node:timers/promises';
import { IANAZone } from 'luxon';
import type { GameRow, PersonRow } from '../../store/port.js';
import { rowOf, type TableContext } from '../context/context.js';
import { refuse } from '../texts/refuse.js';
import type { LobbyMethods, PeopleMethods, Person, PersonId } from '../contract/index.js';
import { rhythmOf, rhythmsOf, waitFrom } from '../policy/deadlines.js';
import { statusAndCall } from '../policy/posts.js';
import { forgetPerson } from '../seats/forget.js';
import { writeChange } from '../write/write.js';
import { makeDirects } from './direct.js';

/** Longest quiet hours, in minutes of a day: there must be time left to play in. */
const MOST_QUIET = 16 * 60;
/** Longest absence, in days. For longer ones a seat should change hands. */
const MOST_AWAY = 30;
const DAY = 24 * 60 * 60 * 1000;
/** Games with new deadlines before the person gets an answer. */
const AT_ONCE = 20;

/** Stored data about people, and the effect of their hours on running deadlines. */
export function peopleMethods(context: TableContext, leave: LobbyMethods['leave']): PeopleMethods {
  const { store, clock } = context;

  return {
    async get(id) {
      const stored = await store.person(id);
      const { language = null, quick = null, direct = null } = stored ?? {};
      return {
        id,
        ...(language === null ? {} : { language }),
        ...(quick === null ? {} : { quick }),
        ...(direct === null ? {} : { direct }),
        ...rhythmOf(stored),
      };
    },

    async save(person) {
      checkHours(person, clock());
      const before = await store.person(person.id);
      const row = personRow(person);
      await store.savePerson(row);
      if ((before?.zone ?? null) !== row.zone) await store.hurryDaily(person.id);
      if (JSON.stringify(rhythmOf(before)) !== JSON.stringify(rhythmOf(row)))
        await replanAll(context, person.id);
    },

    records: (id) => store.recordsOf(id),
    forget: (id) => forgetPerson(context, leave, id),
    directs: makeDirects(store, clock),
  };
}

/** Computes a person's deadlines under their new hours. Sent reminders stay counted. */
async function replan(context: TableContext, id: PersonId, games: readonly number[]): Promise<void> {
  for (const game of games) {
    await context.queues.run(game, async () => {
      const row = await rowOf(context.store, game);
      const awaited = await replanned(context, row, id);
      if (awaited === undefined) return;
      const next = { ...row, awaited };
      await writeChange(context, row, { fields: { awaited }, posts: statusAndCall(next) });
    });
    // Other tasks get a turn between two games.
    await breathe();
  }
}

/** The first games follow at once, so that the person sees it; the rest follow in the background. */
async function replanAll(context: TableContext, id: PersonId): Promise<void> {
  const games = await context.store.gamesOf(id, 'running');
  await replan(context, id, games.slice(0, AT_ONCE));
  const rest = games.slice(AT_ONCE);
  if (rest.length === 0) return;
  context.inBackground(
    replan(context, id, rest).catch((error: unknown) =>
      context.log.warn({ error: String(error) }, 'deadlines did not all follow new hours'),
    ),
  );
}

async function replanned(
  { store, clock }: TableContext,
  row: GameRow,
  id: PersonId,
): Promise<GameRow['awaited'] | undefined> {
  const seat = row.places.find(({ person }) => person === id)?.seat;
  if (!row.awaited.some((wait) => wait.seat === seat)) return undefined;
  const rhythm = (await rhythmsOf(store, row.places)).get(seat ?? '') ?? {};
  const awaited = row.awaited.map((wait) =>
    wait.seat !== seat || wait.allow === undefined
      ? wait
      : waitFrom(wait, rhythm, wait.from ?? wait.at, wait.allow, clock()),
  );
  const isSame = awaited.every((wait, at) => wait.due === row.awaited[at]?.due);
  return isSame || row.stage !== 'running' ? undefined : awaited;
}

function checkHours({ zone, quiet, away }: Person, now: number): void {
  if (zone !== undefined && !IANAZone.isValidZone(zone)) refuse('table.no-such-zone', { zone });
  if (quiet !== undefined) {
    const minutes = (quiet.to - quiet.from + 24 * 60) % (24 * 60);
    if (minutes > MOST_QUIET) refuse('table.quiet-too-long', { hours: MOST_QUIET / 60 });
  }
  if (away !== undefined && away.until > now && away.until - Math.max(now, away.from) > MOST_AWAY * DAY)
    refuse('table.away-too-long', { days: MOST_AWAY });
}

function personRow({ id, language, zone, quick, direct, quiet: hours, away }: Person): PersonRow {
  const quiet = hours?.from === hours?.to ? undefined : hours;
  return {
    id,
    language: language ?? null,
    zone: zone ?? null,
    quick: quick ?? null,
    direct: direct ?? null,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    awayFrom: away?.from ?? null,
    awayUntil: away?.until ?? null,
  };
}
