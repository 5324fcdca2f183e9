import { nextId, present, seasonOf } from '../../../club/index.js';
import type { Registry } from '../../../games/registry.js';
import type { Store } from '../../../store/port.js';
import type { TableContext } from '../../context/context.js';
import type { Actor, Ladder, LobbyMethods, Tournament, Tournaments } from '../../contract/index.js';
import { cardOf } from '../../read/card.js';
import { refuse } from '../../texts/refuse.js';
import { checkOn } from '../settings.js';
import { without } from './advance.js';
import { playOn } from './decided.js';
import { currentRound } from './rounds.js';
import { change, rowOf, tournamentOf } from './stored.js';

/** Joining and leaving tournaments. */

export const LIMITS = { entrants: 64, open: 20, days: 60, rounds: 20 } as const;

/** A division below all others. */
const WAITING = 1000;

/** Dependencies of the tournament methods. */
export interface Deps {
  readonly context: TableContext;
  readonly registry: Registry;
  readonly lobby: LobbyMethods;
  readonly ladder: Pick<Ladder, 'standings'>;
  /** Advances a tournament, one task at a time across processes. @returns whether anything changed */
  readonly goOn: (id: number) => Promise<boolean>;
}

type Players = Pick<Tournaments, 'join' | 'leave' | 'playOn'>;

export function playerMethods(deps: Deps): Players {
  const { context } = deps;
  const { store } = context;
  return {
    async join(actor, id) {
      await checkOn(store, actor.guild, 'tournaments');
      await get(store, actor, id);
      return edit(store, id, ({ stage, field, setup }) => {
        if (stage === 'over') refuse('table.tournament-over');
        if (stage !== 'signing' && setup.plan.kind !== 'league') refuse('table.tournament-begun');
        const here = present(field);
        if (here.some(({ person }) => person === actor.person)) refuse('table.is-entrant');
        if (here.length >= LIMITS.entrants) refuse('table.tournament-full', { most: LIMITS.entrants });
        const number = nextId(field);
        // A player who joins mid-season waits below the divisions for the next season.
        const division = stage === 'running' ? WAITING : 1;
        const entrant = { id: number, person: actor.person, seed: number, division };
        return { field: { ...field, entrants: [...field.entrants, entrant] } };
      });
    },
    leave: (actor, id) => quit(deps, actor, id, actor.person),
    playOn: async (actor, game) => cardOf(await playOn(context, actor, game)),
  };
}

export async function get(
  store: Store,
  { guild }: Pick<Actor, 'guild'>,
  id: number,
  season?: number,
): Promise<Tournament> {
  const found = tournamentOf(await rowOf(store, id));
  if (found.guild !== guild) return refuse('table.no-such-tournament');
  const { field } = found;
  if (season === undefined || season === field.season) return found;
  if (season < 1 || season > field.season) return refuse('table.no-such-season', { most: field.season });
  return { ...found, field: seasonOf(field, season) };
}

export const edit = async (
  store: Store,
  id: number,
  decide: Parameters<typeof change>[2],
): Promise<Tournament> => (await change(store, id, decide)).now;

/** Removes a person from a tournament. An AI takes over their seat, so that the others can finish. */
export async function quit(
  { context: { store }, lobby, goOn }: Deps,
  actor: Actor,
  id: number,
  person: string,
): Promise<Tournament> {
  const before = await get(store, actor, id);
  const entrant = present(before.field).find((one) => one.person === person);
  if (entrant === undefined || before.stage === 'over')
    refuse(person === actor.person ? 'table.not-in-tournament' : 'table.not-entrant');
  const now = await edit(store, id, (tournament) => withoutPerson(tournament, person));
  const table = currentRound(now.field)?.tables.find(
    ({ entrants, result }) => result === undefined && entrants.includes(entrant.id),
  );
  if (table?.game !== undefined)
    await lobby.leave({ guild: now.guild, person }, table.game).catch(() => undefined);
  if (now.stage === 'running') await goOn(id);
  return get(store, actor, id);
}

export const withoutPerson = ({ stage, field }: Tournament, person: string): Pick<Tournament, 'field'> =>
  stage === 'signing'
    ? { field: { ...field, entrants: field.entrants.filter((one) => one.person !== person) } }
    : { field: without(field, person) };
