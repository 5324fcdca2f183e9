import PQueue from 'p-queue';
import { standingsOf } from '../../../club/index.js';
import type { Registry } from '../../../games/registry.js';
import type { Processes } from '../../../processes.js';
import type { Store, TournamentRow } from '../../../store/port.js';
import type { TableContext } from '../../context/context.js';
import { gameQueues } from '../../context/queue.js';
import type { Actor, Ladder, LobbyMethods, Tournament, Tournaments } from '../../contract/index.js';
import { refuse } from '../../texts/refuse.js';
import { advance } from './advance.js';
import { cardMethods } from './cards.js';
import { organizerMethods } from './organizers.js';
import { type Deps, get, playerMethods } from './players.js';
import { currentRound } from './rounds.js';
import { rowOf, tournamentOf } from './stored.js';

/** Finds and advances tournaments. */

/** Most tournaments of a server listed and searched. */
const MOST = 100;
/** Tournaments claimed at once, their lease (ms), and how many advance at the same time. */
const BATCH = 20;
const LEASE = 60_000;
const AT_ONCE = 4;
/** A tournament without news is checked this often, ms: a player may have been forgotten, or a game lost. */
const EVERY = 10 * 60_000;
export function tournamentMethods(
  context: TableContext,
  registry: Registry,
  lobby: LobbyMethods,
  ladder: Pick<Ladder, 'standings'>,
  processes: Pick<Processes, 'alone'>,
): Tournaments {
  const { store } = context;
  const queues = gameQueues({ alone: (id, task) => processes.alone(`tournament ${id}`, task) });
  const goOn = (id: number): Promise<boolean> =>
    queues.run(id, async () => advance(context, registry, lobby, tournamentOf(await rowOf(store, id))));
  const deps: Deps = { context, registry, lobby, ladder, goOn };
  return {
    get: (actor, id, season) => get(store, actor, id, season),
    shown: async (id) => tournamentOf(await rowOf(store, id)),
    standings: ({ field }) => standingsOf(field),
    list: (actor) => list(store, actor),
    find: (actor, place) => find(store, actor, place),
    ...cardMethods(context, processes),
    ...playerMethods(deps),
    ...organizerMethods(deps),
    tick: ticking(deps),
  };
}

const list = async (store: Store, { guild }: Actor): Promise<readonly Tournament[]> =>
  (await store.tournaments({ guild, limit: MOST })).map(tournamentOf);

async function find(
  store: Store,
  actor: Actor,
  { text, channel }: Parameters<Tournaments['find']>[1],
): Promise<Tournament> {
  const all = await list(store, actor);
  const wanted = text?.trim().toLowerCase() ?? '';
  if (wanted !== '') {
    const number = Number(/^#?t?(\d+)/u.exec(wanted)?.[1]);
    return (
      all.find((one) => one.number === number) ??
      all.find(({ name }) => name.toLowerCase().includes(wanted)) ??
      refuse('table.no-such-tournament')
    );
  }
  const going = all.filter(({ stage }) => stage !== 'over');
  const here = all.find((one) => one.home === channel) ?? going.find((one) => one.channel === channel);
  if (here !== undefined) return here;
  const [only = all[0] ?? refuse('table.no-such-tournament'), other] = going;
  return other === undefined ? only : refuse('table.which-tournament');
}

/** Advances the tournaments that are due. One that fails is claimed again when its lease expires. */
function ticking({ context, goOn }: Deps): Tournaments['tick'] {
  const { store, clock, log } = context;
  const looks = new PQueue({ concurrency: AT_ONCE });

  async function look(row: TournamentRow): Promise<readonly number[]> {
    try {
      const isChanged = await goOn(row.id);
      const due = currentRound(tournamentOf(await rowOf(store, row.id)).field)?.due ?? Infinity;
      // Does nothing if a change has made it due again meanwhile.
      await store.settleTournament(row, Math.min(clock() + EVERY, Math.max(due, clock()) + 1));
      return isChanged ? [row.id] : [];
    } catch (error) {
      log.error({ tournament: row.id, error: String(error) }, 'a tournament does not go on');
      return [];
    }
  }

  return async () => {
    const changed: number[] = [];
    for (;;) {
      const now = clock();
      const rows = await store.claimTournaments(now, now + LEASE, BATCH);
      changed.push(...(await looks.addAll(rows.map((row) => () => look(row)))).flat());
      if (rows.length < BATCH) return changed;
    }
  };
}
