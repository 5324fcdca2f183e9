import { Stale } from '../../../kernel/errors.js';
import type { Json } from '../../../kernel/index.js';
import type { Store, TournamentFields, TournamentRow } from '../../../store/port.js';
import { refuse } from '../../texts/refuse.js';
import { TOURNAMENT_STAGES, type Tournament } from '../../contract/tournaments.js';

/** Stored tournaments, and the one function that changes them. */

/** The part of a tournament stored as JSON. */
type TournamentData = Pick<Tournament, 'setup' | 'field' | 'card' | 'told'>;

export function tournamentOf(row: TournamentRow): Tournament {
  const { id, guild, number, name, host, channel, home, createdAt } = row;
  // Safe cast: only `dataOf` makes this JSON.
  const stored = row.data as unknown as TournamentData;
  const stage = TOURNAMENT_STAGES.find((each) => each === row.stage) ?? 'over';
  return {
    id,
    guild,
    number,
    name,
    host,
    channel,
    home,
    createdAt,
    ...stored,
    stage,
    title: `T${number} ${name}`,
  };
}

export function dataOf({ setup, field, card, told: roundPost }: TournamentData): Json {
  return {
    setup,
    field,
    ...(card === undefined ? {} : { card }),
    ...(roundPost === undefined ? {} : { told: roundPost }),
  } as unknown as Json;
}

export type TournamentChange = Partial<
  Pick<Tournament, 'setup' | 'field' | 'card' | 'told' | 'stage' | 'home' | 'host'>
>;

type Tournaments = Pick<Store, 'tournament' | 'saveTournament'>;

export async function rowOf(store: Tournaments, id: number): Promise<TournamentRow> {
  const row = Number.isSafeInteger(id) ? await store.tournament(id) : undefined;
  return row ?? refuse('table.no-such-tournament');
}

/** Most attempts under optimistic locking. */
const ATTEMPTS = 10;

/** @param decide returns the change, or undefined for none; may refuse. @throws Stale after too many conflicts */
export async function change(
  store: Tournaments,
  id: number,
  decide: (now: Tournament) => TournamentChange | undefined,
): Promise<{ readonly now: Tournament; readonly changed: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await rowOf(store, id);
    const before = tournamentOf(row);
    const what = decide(before);
    if (what === undefined) return { now: before, changed: false };
    const now = { ...before, ...what };
    const { stage, home, host } = now;
    const fields: Partial<TournamentFields> = { stage, home, host, data: dataOf(now) };
    if (await store.saveTournament(row, fields)) return { now, changed: true };
  }
  throw new Stale(`tournament ${id} is changed by others all the time`);
}
