import {
  type TournamentField,
  nextRound,
  placesAfter,
  placesWhenLate,
  type Result,
  roundsNow,
  type Sitting,
  type TournamentTable,
} from '../../../club/index.js';
import { FORMER, type GameRow, type NewPost, type PlaceRow } from '../../../store/port.js';
import type { TableContext } from '../../context/context.js';
import { defaultAi, seatsOf } from '../../read/lobby-rules.js';
import { newGame } from '../../seats/new-game.js';
import { newThreadPost, newTournamentPost } from '../../policy/posts.js';
import type { LobbyMethods, Tournament } from '../../contract/index.js';
import { writeChange } from '../../write/write.js';
import type { Registry } from '../../../games/registry.js';
import { quietDecided } from './decided.js';
import { change } from './stored.js';
import { currentRound, withTables } from './rounds.js';

/**
 * Advances a tournament step by step, each saved before the next: opens games, reads results, adjudicates
 * late ones, pairs the next round. Each game records its table, so a crash never opens one twice.
 */

export const DAY = 24 * 60 * 60_000;

/** Steps per tick; the rest follows at the next tick. */
const MOST_STEPS = 200;
/** Latest games searched for a table opened before a crash. */
const MOST_GAMES = 200;

/** An AI plays for late players, and hints are off. */
const AGREEMENT = { missed: 'ai', advice: 'none' } as const;

/** @returns whether anything changed */
export async function advance(
  context: TableContext,
  registry: Registry,
  lobby: LobbyMethods,
  start: Tournament,
): Promise<boolean> {
  let now = start;
  const opened = openedBefore(context, start.guild);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (now.stage !== 'running') return steps > 0;
    const next =
      (await leaveForgotten(context, now)) ??
      (await openTable(context, registry, now, opened)) ??
      (await begin(context, lobby, now)) ??
      (await quietDecided(context, now)) ??
      (await goOn(context, registry, now));
    if (next === undefined) return steps > 0;
    now = next;
  }
  return true;
}

/** Withdraws forgotten people from further rounds. */
async function leaveForgotten(
  context: TableContext,
  { id, field }: Tournament,
): Promise<Tournament | undefined> {
  if (!field.entrants.some(({ person, left }) => person === FORMER && left === undefined)) return undefined;
  const { now } = await change(context.store, id, (is) => ({ field: without(is.field, FORMER) }));
  return now;
}

export function without(field: TournamentField, person: string): TournamentField {
  const left = field.rounds.length + 1;
  const entrants = field.entrants.map((one) =>
    one.person === person && one.left === undefined ? { ...one, left } : one,
  );
  return { ...field, entrants };
}

/** Mark of a game's table: tournament, round, table. `tournamentOf` (read/card) reads the first number. */
const markOf = ({ id, field }: Tournament, table: number): string =>
  `${id} ${field.rounds.length} ${table + 1}`;

/** Finds a table's game by its mark, in case a crash lost the table's link. Lists the games at first use. */
function openedBefore(
  { store }: TableContext,
  guild: string,
): (mark: string) => Promise<GameRow | undefined> {
  let games: ReturnType<typeof store.listGames> | undefined;
  return async (mark) => {
    games ??= store.listGames({ guild, limit: MOST_GAMES });
    return (await games).find(({ agreement }) => agreement['tournament'] === mark);
  };
}

async function openTable(
  context: TableContext,
  registry: Registry,
  now: Tournament,
  openedAs: ReturnType<typeof openedBefore>,
): Promise<Tournament | undefined> {
  const tables = currentRound(now.field)?.tables ?? [];
  const at = tables.findIndex(({ game, result }) => game === undefined && result === undefined);
  const table = tables[at];
  const module = registry.get(now.setup.module);
  if (table === undefined || module === undefined) return undefined;
  const { store } = context;
  const mark = markOf(now, at);
  const opened = await openedAs(mark);
  const isLast = tables.every(
    (one, other) => other === at || one.game !== undefined || one.result !== undefined,
  );
  const { variant, pace, language } = now.setup;
  const input = {
    module: now.setup.module,
    variant,
    pace,
    language,
    channel: now.channel,
    // The game lives in a thread, which its first post creates.
    inThread: true,
    agreement: AGREEMENT,
  };
  const fresh = newGame(context, module, { guild: now.guild, person: now.host }, input);
  const row =
    opened ??
    (await store.createGame(
      { ...fresh, agreement: { ...fresh.agreement, tournament: mark } },
      placesOf(now, table, defaultAi(module)),
      // The last game of a round to open carries the round's post.
      [newThreadPost(), ...(isLast ? [newTournamentPost(now, 'round', now.field.rounds.length)] : [])],
    ));
  context.posted();
  const done = await change(store, now.id, (is) => ({
    field: withTables(is.field, (one, other) => (other === at ? { ...one, game: row.id } : one)),
  }));
  return done.now;
}

function placesOf(
  { setup, field }: Tournament,
  table: TournamentTable,
  substitute: string,
): readonly PlaceRow[] {
  const empty = { seat: null, person: null, ai: null, strategy: null, nonce: null, former: null };
  const people = table.entrants.flatMap((id, at) => {
    const person = field.entrants.find((one) => one.id === id && one.left === undefined)?.person;
    return [
      {
        ...empty,
        seat: table.seats[at] ?? null,
        ...(person === undefined ? { ai: substitute } : { person }),
      },
    ];
  });
  const free = setup.fill === '' ? 0 : Math.max(0, setup.plan.seats - people.length);
  const programs = Array.from({ length: free }, () => ({ ...empty, ai: setup.fill }));
  return [...people, ...programs].map((place, at) => ({ ...place, place: at + 1 }));
}

/** Starts one waiting game; without any, reads the tables' results. */
async function begin(
  context: TableContext,
  lobby: LobbyMethods,
  now: Tournament,
): Promise<Tournament | undefined> {
  const games = await gamesOf(context, now);
  const waiting = [...games.values()].find(({ stage }) => stage === 'lobby');
  if (waiting === undefined) return readTables(context, now, games);
  await lobby.start({ guild: now.guild, person: now.host, moderator: true }, waiting.id);
  return now;
}

/** Games of the undecided tables. */
async function gamesOf(
  { store }: TableContext,
  { guild, field }: Tournament,
): Promise<ReadonlyMap<number, GameRow>> {
  const tables = currentRound(field)?.tables ?? [];
  const ids = tables.flatMap(({ game, result }) =>
    game === undefined || result !== undefined ? [] : [game],
  );
  if (ids.length === 0) return new Map();
  const rows = await store.listGames({ guild, ids, limit: ids.length });
  return new Map(rows.map((row) => [row.id, row]));
}

async function readTables(
  context: TableContext,
  now: Tournament,
  games: ReadonlyMap<number, GameRow>,
): Promise<Tournament | undefined> {
  const round = currentRound(now.field);
  if (round === undefined) return undefined;
  const isLate = context.clock() > round.due;
  const results = round.tables.map((table) =>
    table.result === undefined ? resultOf(now, table, games.get(table.game ?? -1), isLate) : undefined,
  );
  if (results.every((result) => result === undefined)) return undefined;
  const { now: next } = await change(context.store, now.id, (is) => ({
    field: withTables(is.field, (table, at) => {
      const result = results[at];
      return table.result !== undefined || result === undefined ? table : { ...table, result };
    }),
  }));
  return next;
}

/** A table's result; undefined while it is being played. */
function resultOf(
  { field }: Tournament,
  { entrants, seats }: TournamentTable,
  row: GameRow | undefined,
  isLate: boolean,
): Result | undefined {
  const people = entrants.map((id, at): Sitting => {
    const seat = seats[at] ?? '';
    const who = field.entrants.find((one) => one.id === id);
    const place = row?.places.find((one) => one.seat === seat);
    return {
      seat,
      isGone: who?.left !== undefined || (row !== undefined && place?.person !== who?.person),
      isAwaited: row?.stage === 'running' && row.awaited.some((wait) => wait.seat === seat),
    };
  });
  if (row?.stage === 'finished' && row.over !== null)
    return { how: 'played', places: placesAfter(row.over, people) };
  if (row?.stage === 'finished' || row?.stage === 'abandoned')
    return { how: 'void', places: placesWhenLate(people) };
  return isLate ? { how: 'late', places: placesWhenLate(people) } : undefined;
}

/** Once all tables are decided: pairs the next round, or ends the season. */
async function goOn(
  context: TableContext,
  registry: Registry,
  now: Tournament,
): Promise<Tournament | undefined> {
  const { field, setup, id } = now;
  const round = currentRound(field);
  const isOpen = round?.season === field.season && round.tables.some(({ result }) => result === undefined);
  const module = registry.get(setup.module);
  if (isOpen || module === undefined) return undefined;
  const next = nextRound(field, seatsOf(module, setup.variant).slice(0, seatCount(module, setup)));
  if (next !== undefined) {
    const due = context.clock() + setup.days * DAY;
    const added = { ...next, season: field.season, due };
    const done = await change(context.store, id, (is) =>
      is.field.rounds.length === field.rounds.length
        ? { field: { ...is.field, rounds: [...is.field.rounds, added] } }
        : undefined,
    );
    return done.now;
  }
  await tellEnd(context, now);
  const stage = setup.plan.kind === 'league' ? 'between' : 'over';
  return (await change(context.store, id, () => ({ stage }))).now;
}

/** Number of seats to assign: enough for the largest table, within the game's seats. */
function seatCount(
  { meta }: { readonly meta: { readonly seats: readonly unknown[] } },
  { plan }: Tournament['setup'],
): number {
  return Math.min(meta.seats.length, Math.max(plan.seats, 2));
}

/** Posts the end with the season's last game, once: the game's agreement records it. */
async function tellEnd(context: TableContext, now: Tournament): Promise<void> {
  const games = roundsNow(now.field).flatMap(({ tables }) => tables.flatMap(({ game }) => game ?? []));
  const last = games.at(-1);
  if (last === undefined) return;
  await context.queues.run(last, async () => {
    const row = await context.store.loadGame(last);
    if (row === undefined || row.agreement['told'] === 'end') return;
    const post: NewPost = newTournamentPost(now, 'end', now.field.rounds.length);
    await writeChange(context, row, {
      fields: { agreement: { ...row.agreement, told: 'end' } },
      posts: [post],
    });
  });
}
