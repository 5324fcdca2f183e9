import PQueue from 'p-queue';
import {
  divided,
  type Entrant,
  nextId,
  nextSeason,
  type Plan,
  present,
  rangeOf,
  ROUND_DAYS,
  seasonOf,
  standingsOf,
} from '../../../club/index.js';
import { FORMER, type TournamentRow } from '../../../store/port.js';
import type { AnyModule, Registry } from '../../../games/registry.js';
import type { Processes } from '../../../processes.js';
import { cardOf } from '../../read/card.js';
import type { Context } from '../../context/context.js';
import { checkAi, variantOf } from '../../read/lobby-rules.js';
import { makeName } from '../../read/names.js';
import { gameQueues } from '../../context/queue.js';
import { refuse } from '../../texts/refuse.js';
import type {
  Actor,
  Ladder,
  LobbyMethods,
  NewTournament,
  Tournament,
  Tournaments,
} from '../../contract/index.js';
import { checkOn, settingsOf } from '../settings.js';
import { advance, DAY, without } from './advance.js';
import { cardMethods } from './cards.js';
import { playOn } from './decided.js';
import { change, dataOf, rowOf, tournamentOf } from './kept.js';
import { currentRound, withTables } from './rounds.js';

/** Tournaments: who organises them, who takes part, and what a person may do with one. */

const LIMITS = { entrants: 64, open: 20, days: 60, rounds: 20 } as const;

/** Tournaments of a server that are listed, and that are looked through for one. */
const MOST = 100;
/** Tournaments that are claimed together, for how long, ms, and how many of them go on at the same time. */
const BATCH = 20;
const LEASE = 60_000;
const AT_ONCE = 4;
/** One of which nothing is heard is looked at so often, ms: a former player, a game that was lost. */
const EVERY = 10 * 60_000;
const OPEN = ['signing', 'running', 'between'] as const;

export function tournamentMethods(
  context: Context,
  registry: Registry,
  lobby: LobbyMethods,
  ladder: Pick<Ladder, 'standings'>,
  processes: Pick<Processes, 'alone'>,
): Tournaments {
  const { store, clock, entropy } = context;
  const queues = gameQueues({ alone: (id, work) => processes.alone(`tournament ${id}`, work) });
  const looks = new PQueue({ concurrency: AT_ONCE });

  async function get({ guild }: Actor, id: number, season?: number): Promise<Tournament> {
    const found = tournamentOf(await rowOf(store, id));
    if (found.guild !== guild) return refuse('table.no-such-tournament');
    const { field } = found;
    if (season === undefined || season === field.season) return found;
    if (season < 1 || season > field.season) return refuse('table.no-such-season', { most: field.season });
    return { ...found, field: seasonOf(field, season) };
  }

  const list = async ({ guild }: Actor): Promise<readonly Tournament[]> =>
    (await store.tournaments({ guild, limit: MOST })).map(tournamentOf);

  async function organised(actor: Actor, id: number): Promise<Tournament> {
    const found = await get(actor, id);
    if (actor.moderator !== true && actor.person !== found.host) refuse('table.not-organiser');
    return found;
  }

  async function checkOrganiser(actor: Actor): Promise<void> {
    await checkOn(store, actor.guild, 'tournaments');
    if (actor.moderator === true) return;
    if (!(await settingsOf(store, actor.guild)).organise) refuse('table.tournament-moderators');
  }

  /** Everything that follows, one tournament at a time; other processes wait for it. */
  const goOn = (id: number): Promise<boolean> =>
    queues.run(id, async () => advance(context, registry, lobby, tournamentOf(await rowOf(store, id))));

  /** One that fails is looked at again when its lease is over. */
  async function lookAt(row: TournamentRow): Promise<readonly number[]> {
    try {
      const isChanged = await goOn(row.id);
      const due = currentRound(tournamentOf(await rowOf(store, row.id)).field)?.due ?? Infinity;
      // After a change it is hurried already.
      await store.settleTournament(row, Math.min(clock() + EVERY, Math.max(due, clock()) + 1));
      return isChanged ? [row.id] : [];
    } catch (error) {
      context.log.error({ tournament: row.id, error: String(error) }, 'a tournament does not go on');
      return [];
    }
  }

  const edit = async (id: number, work: Parameters<typeof change>[2]): Promise<Tournament> =>
    (await change(store, id, work)).now;

  /** By the ladder of the game, whoever isn't on it by lot. */
  async function seeded(actor: Actor, { setup, field }: Tournament): Promise<readonly Entrant[]> {
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

  /** Forgotten people don't count as signed on, nor for the next season. */
  const withoutForgotten = (id: number): Promise<Tournament> =>
    edit(id, ({ stage, field }) => {
      if (!present(field).some(({ person }) => person === FORMER)) return undefined;
      return stage === 'signing'
        ? { field: { ...field, entrants: field.entrants.filter(({ person }) => person !== FORMER) } }
        : { field: without(field, FORMER) };
    });

  async function quit(actor: Actor, id: number, person: string): Promise<Tournament> {
    const before = await get(actor, id);
    const entrant = present(before.field).find((one) => one.person === person);
    if (entrant === undefined || before.stage === 'over')
      refuse(person === actor.person ? 'table.not-in-tournament' : 'table.not-entrant');
    const now = await edit(id, ({ stage, field }) =>
      stage === 'signing'
        ? { field: { ...field, entrants: field.entrants.filter((one) => one.person !== person) } }
        : { field: without(field, person) },
    );
    const table = currentRound(now.field)?.tables.find(
      ({ entrants, result }) => result === undefined && entrants.includes(entrant.id),
    );
    // A program plays the seat on, so that the others have their game.
    if (table?.game !== undefined)
      await lobby.leave({ guild: now.guild, person }, table.game).catch(() => undefined);
    if (now.stage === 'running') await goOn(id);
    return get(actor, id);
  }

  return {
    get,
    shown: async (id) => tournamentOf(await rowOf(store, id)),
    standings: ({ field }) => standingsOf(field),

    async create(actor, input) {
      await checkOrganiser(actor);
      const module = registry.get(input.module) ?? refuse('table.no-such-module', { module: input.module });
      const open = await store.tournaments({ guild: actor.guild, stages: OPEN, limit: LIMITS.open });
      if (open.length >= LIMITS.open) refuse('table.tournament-many', { most: LIMITS.open });
      const setup = setupOf(module, input);
      const field = { plan: setup.plan, entrants: [], rounds: [], season: 1, lot: entropy.draw(2 ** 30) };
      const row = await store.createTournament({
        guild: actor.guild,
        name: nameOf(input.name) ?? makeName(entropy.draw),
        host: actor.person,
        channel: input.channel,
        home: input.home,
        stage: 'signing',
        data: dataOf({ setup, field, card: { channel: input.home, threads: input.threads === true } }),
        createdAt: clock(),
      });
      return tournamentOf(row);
    },
    ...cardMethods(context, processes),

    async find(actor, { text, channel }) {
      const all = await list(actor);
      const wanted = text?.trim().toLowerCase() ?? '';
      const number = /^#?t?(\d+)/u.exec(wanted)?.[1];
      const meant =
        wanted === ''
          ? undefined
          : (all.find((one) => number !== undefined && one.number === Number(number)) ??
            all.find(({ name }) => name.toLowerCase().includes(wanted)) ??
            refuse('table.no-such-tournament'));
      if (meant !== undefined) return meant;
      const going = all.filter(({ stage }) => stage !== 'over');
      const here = all.find((one) => one.home === channel) ?? going.find((one) => one.channel === channel);
      const [only, other] = going;
      if (here !== undefined) return here;
      if (only === undefined) return all[0] ?? refuse('table.no-such-tournament');
      return other === undefined ? only : refuse('table.which-tournament');
    },
    list,

    async join(actor, id) {
      await checkOn(store, actor.guild, 'tournaments');
      await get(actor, id);
      return edit(id, ({ stage, field, setup }) => {
        if (stage === 'over') refuse('table.tournament-over');
        if (stage !== 'signing' && setup.plan.kind !== 'league') refuse('table.tournament-begun');
        const here = present(field);
        if (here.some(({ person }) => person === actor.person)) refuse('table.is-entrant');
        if (here.length >= LIMITS.entrants) refuse('table.tournament-full', { most: LIMITS.entrants });
        const number = nextId(field);
        // Whoever comes to a league while a season is played waits below its divisions for the next.
        const division = stage === 'running' ? WAITING : 1;
        const entrant = { id: number, person: actor.person, seed: number, division };
        return { field: { ...field, entrants: [...field.entrants, entrant] } };
      });
    },
    leave: (actor, id) => quit(actor, id, actor.person),
    async drop(actor, id, person) {
      await organised(actor, id);
      return quit(actor, id, person);
    },

    async start(actor, id) {
      await checkOn(store, actor.guild, 'tournaments');
      await organised(actor, id);
      const before = await withoutForgotten(id);
      if (before.stage === 'over') refuse('table.tournament-over');
      if (before.stage === 'running') refuse('table.tournament-begun');
      const need = Math.max(2, before.setup.plan.least);
      const have = present(before.field).length;
      if (have < need) refuse('table.tournament-few', { need, have });
      const first = before.stage === 'signing' ? await seeded(actor, before) : undefined;
      await edit(id, ({ stage, field }) => {
        if (stage === 'running') return undefined;
        if (stage === 'between') return { stage: 'running', field: nextSeason(field) };
        const known = first ?? field.entrants;
        const late = field.entrants.filter((one) => !known.some((other) => other.id === one.id));
        return { stage: 'running', field: { ...field, entrants: [...known, ...late] } };
      });
      await goOn(id);
      return get(actor, id);
    },

    async extend(actor, id, days) {
      await organised(actor, id);
      checkDays(days);
      return edit(id, ({ stage, field }) => {
        const last = currentRound(field);
        if (stage !== 'running' || last === undefined) return refuse('table.tournament-not-running');
        const due = Math.max(last.due, clock()) + days * DAY;
        return { field: { ...field, rounds: [...field.rounds.slice(0, -1), { ...last, due }] } };
      });
    },

    async rule(actor, id, number, winner) {
      await organised(actor, id);
      await edit(id, ({ stage, field }) => {
        const tables = stage === 'running' ? (currentRound(field)?.tables ?? []) : [];
        const table = tables[number - 1];
        if (table === undefined) return refuse('table.no-such-table', { table: number, most: tables.length });
        const first = field.entrants.find(
          ({ person, id: who }) => person === winner && table.entrants.includes(who),
        );
        if (first === undefined) return refuse('table.not-at-table', { table: number });
        const places = table.entrants.map((who) => (who === first.id ? 1 : 2));
        const ruled = { ...table, result: { how: 'ruled' as const, places } };
        return { field: withTables(field, (one, at) => (at === number - 1 ? ruled : one)) };
      });
      await goOn(id);
      return get(actor, id);
    },

    playOn: async (actor, game) => cardOf(await playOn(context, actor, game)),

    async end(actor, id) {
      await organised(actor, id);
      return edit(id, ({ stage }) =>
        stage === 'over' ? refuse('table.tournament-not-running') : { stage: 'over' },
      );
    },

    async tick() {
      const changed: number[] = [];
      for (;;) {
        const now = clock();
        const rows = await store.claimTournaments(now, now + LEASE, BATCH);
        const went = await looks.addAll(rows.map((row) => () => lookAt(row)));
        changed.push(...went.flat());
        if (rows.length < BATCH) return changed;
      }
    },
  };
}

/** A division below all others. */
const WAITING = 1000;

/** Names are shown in threads, cards and messages: letters, numbers and a few signs. */
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
  // With programs on the free seats two people make a table.
  const least = fill === '' ? min : 2;
  const plan: Plan = {
    kind: input.kind,
    seats,
    least,
    rounds,
    division: Math.max(least, input.division ?? Math.max(6, seats + 1)),
    moves: Math.max(1, input.moves ?? 1),
  };
  return { plan, module: module.meta.id, variant: variant.id, pace, fill, days, language };
}
