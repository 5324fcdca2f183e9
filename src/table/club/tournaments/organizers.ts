import {
  divided,
  type Entrant,
  nextSeason,
  type TournamentPlan,
  present,
  rangeOf,
  ROUND_DAYS,
} from '../../../club/index.js';
import type { AnyModule } from '../../../games/registry.js';
import { FORMER, type Store } from '../../../store/port.js';
import type { Actor, NewTournament, Tournament, Tournaments } from '../../contract/index.js';
import { checkAi, variantOf } from '../../read/lobby-rules.js';
import { makeName } from '../../read/names.js';
import { refuse } from '../../texts/refuse.js';
import { checkOn, settingsOf } from '../settings.js';
import { DAY } from './advance.js';
import { type Deps, edit, get, LIMITS, quit, withoutPerson } from './players.js';
import { currentRound, withTables } from './rounds.js';
import { dataOf, tournamentOf } from './stored.js';

/** Methods for the organizer and moderators only. */

const OPEN = ['signing', 'running', 'between'] as const;

type Organizers = Pick<Tournaments, 'create' | 'start' | 'drop' | 'extend' | 'rule' | 'end'>;

export function organizerMethods(deps: Deps): Organizers {
  const { context, goOn } = deps;
  const { store, clock } = context;
  return {
    create: (actor, input) => create(deps, actor, input),
    start: (actor, id) => start(deps, actor, id),

    async drop(actor, id, person) {
      await checkOrganizes(store, actor, id);
      return quit(deps, actor, id, person);
    },

    async extend(actor, id, days) {
      await checkOrganizes(store, actor, id);
      checkDays(days);
      return edit(store, id, ({ stage, field }) => {
        const last = currentRound(field);
        if (stage !== 'running' || last === undefined) return refuse('table.tournament-not-running');
        const due = Math.max(last.due, clock()) + days * DAY;
        return { field: { ...field, rounds: [...field.rounds.slice(0, -1), { ...last, due }] } };
      });
    },

    async rule(actor, id, winner) {
      await checkOrganizes(store, actor, id);
      await edit(store, id, (tournament) => ruled(tournament, winner));
      await goOn(id);
      return get(store, actor, id);
    },

    async end(actor, id) {
      await checkOrganizes(store, actor, id);
      return edit(store, id, ({ stage }) =>
        stage === 'over' ? refuse('table.tournament-not-running') : { stage: 'over' },
      );
    },
  };
}

async function checkOrganizes(store: Store, actor: Actor, id: number): Promise<void> {
  const { host } = await get(store, actor, id);
  if (actor.moderator !== true && actor.person !== host) refuse('table.not-organiser');
}

async function create({ context, registry }: Deps, actor: Actor, input: NewTournament): Promise<Tournament> {
  const { store, clock, entropy } = context;
  const { guild } = actor;
  await checkOn(store, guild, 'tournaments');
  if (actor.moderator !== true && !(await settingsOf(store, guild)).organise)
    refuse('table.tournament-moderators');
  const module = registry.get(input.module) ?? refuse('table.no-such-module', { module: input.module });
  const open = await store.tournaments({ guild, stages: OPEN, limit: LIMITS.open });
  if (open.length >= LIMITS.open) refuse('table.tournament-many', { most: LIMITS.open });
  const setup = setupOf(module, input);
  const field = { plan: setup.plan, entrants: [], rounds: [], season: 1, lot: entropy.draw(2 ** 30) };
  const row = await store.createTournament({
    guild,
    name: nameOf(input.name) ?? makeName(entropy.draw),
    host: actor.person,
    channel: input.channel,
    home: input.home,
    stage: 'signing',
    data: dataOf({ setup, field, card: { channel: input.home, threads: input.threads === true } }),
    createdAt: clock(),
  });
  return tournamentOf(row);
}

async function start(deps: Deps, actor: Actor, id: number): Promise<Tournament> {
  const { store } = deps.context;
  await checkOn(store, actor.guild, 'tournaments');
  await checkOrganizes(store, actor, id);
  // Forgotten people count neither as signed up nor for the next season.
  const before = await edit(store, id, (tournament) =>
    present(tournament.field).some(({ person }) => person === FORMER)
      ? withoutPerson(tournament, FORMER)
      : undefined,
  );
  if (before.stage === 'over') refuse('table.tournament-over');
  if (before.stage === 'running') refuse('table.tournament-begun');
  const need = Math.max(2, before.setup.plan.least);
  const have = present(before.field).length;
  if (have < need) refuse('table.tournament-few', { need, have });
  const first = before.stage === 'signing' ? await seeded(deps, actor, before) : undefined;
  await edit(store, id, ({ stage, field }) => {
    if (stage === 'running') return undefined;
    if (stage === 'between') return { stage: 'running', field: nextSeason(field) };
    const known = first ?? field.entrants;
    const late = field.entrants.filter((one) => !known.some((other) => other.id === one.id));
    return { stage: 'running', field: { ...field, entrants: [...known, ...late] } };
  });
  await deps.goOn(id);
  return get(store, actor, id);
}

/** Seeds follow the game's leaderboard; players who aren't on it are drawn by lot. */
async function seeded(
  { context: { entropy }, ladder }: Deps,
  actor: Actor,
  { setup, field }: Tournament,
): Promise<readonly Entrant[]> {
  const known = await ladder.standings(actor, setup.module).catch(() => []);
  const low = new Map(known.map((one) => [one.person, rangeOf(one).low]));
  const drawn = present(field).map((entrant) => ({ entrant, lot: entropy.draw(2 ** 30) }));
  const worth = ({ person }: Entrant): number => low.get(person) ?? -Infinity;
  const order = drawn.toSorted((a, b) => {
    const [one, other] = [worth(a.entrant), worth(b.entrant)];
    return one === other ? a.lot - b.lot : other - one;
  });
  const entrants = order.map(({ entrant }, at) => ({ ...entrant, seed: at + 1 }));
  return setup.plan.kind === 'league' ? divided(entrants, setup.plan) : entrants;
}

/** The organizer names the winner of a table; its other players tie for second. */
function ruled({ stage, field }: Tournament, winner: string): Pick<Tournament, 'field'> {
  const tables = stage === 'running' ? (currentRound(field)?.tables ?? []) : [];
  const first = field.entrants.find(({ person }) => person === winner)?.id;
  const table = tables.find(({ entrants }) => entrants.some((id) => id === first));
  if (table === undefined) return refuse('table.not-at-table');
  const places = table.entrants.map((id) => (id === first ? 1 : 2));
  const decided = { ...table, result: { how: 'ruled' as const, places } };
  return { field: withTables(field, (one) => (one === table ? decided : one)) };
}

/** Threads, cards and messages show the name, so it may have only letters, numbers and a few signs. */
function nameOf(given: string | undefined): string | undefined {
  const name = given?.trim().replaceAll(/\s+/gu, ' ') ?? '';
  if (name === '') return undefined;
  return /^[\p{L}\p{N} ’'.\-!]{1,40}$/u.test(name) ? name : refuse('table.tournament-name');
}

function checkDays(days: number): void {
  if (!Number.isInteger(days) || days < 1 || days > LIMITS.days)
    refuse('table.tournament-days', { most: LIMITS.days });
}

function setupOf(module: AnyModule, input: NewTournament): Tournament['setup'] {
  const { variants } = module.meta;
  const seats = input.seats ?? Math.min(4, Math.max(2, variants[0]?.minSeats ?? 2));
  const fits = ({ minSeats, maxSeats }: { minSeats: number; maxSeats: number }): boolean =>
    minSeats <= seats && seats <= maxSeats;
  const variant =
    input.variant === undefined
      ? (variants.find(fits) ?? variantOf(module, undefined))
      : variantOf(module, input.variant);
  const [min, max] = [Math.max(2, variant.minSeats), Math.min(6, variant.maxSeats)];
  if (seats < min || seats > max) refuse('table.wanted-seats', { min, max, seats });
  const fill = input.fill ?? '';
  if (fill !== '') checkAi(module, fill);
  const { pace = 'daily', language = 'en' } = input;
  const days = input.days ?? ROUND_DAYS[pace];
  checkDays(days);
  const rounds = Math.min(LIMITS.rounds, Math.max(0, input.rounds ?? 0));
  // With AIs on the free seats, two people make a table.
  const least = fill === '' ? min : 2;
  const plan: TournamentPlan = {
    kind: input.kind,
    seats,
    least,
    rounds,
    division: Math.max(least, input.division ?? Math.max(6, seats + 1)),
    moves: Math.max(1, input.moves ?? 1),
  };
  return { plan, module: module.meta.id, variant: variant.id, pace, fill, days, language };
}
