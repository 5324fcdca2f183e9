import { setImmediate as breathe } from 'node:timers/promises';
import { Fault, Stale } from '../kernel/errors.js';
import type { Seat } from '../kernel/types.js';
import { isUnkept } from '../store/trouble.js';
import { BY_ITSELF, POSTS } from '../processes.js';
import { playAis, type Cascade } from './play/cascade.js';
import { nextAi } from './policy/step.js';
import { thinkAhead } from './turn/thought.js';
import { askedOf, rowOf, snapshotOf, type Context } from './context/context.js';
import { peopleMethods } from './time/people.js';
import { wakeMethods } from './time/tick.js';
import { makeDirects } from './time/direct.js';
import { silent, systemEntropy, type TableOptions } from './context/deps.js';
import { adviceMethods } from './turn/advice.js';
import { answerMethods } from './play/answer.js';
import { makeLadder } from './club/ladder.js';
import { clubMethods } from './club/methods.js';
import { makeWinters } from './club/winter.js';
import { tournamentMethods } from './club/tournaments/methods.js';
import { reviewMethods } from './club/review.js';
import { forgetMethods } from './seats/forget.js';
import { makeStats } from './look/stats.js';
import { makeLessons } from './solo/lessons.js';
import { timerAlarm } from './context/alarm.js';
import { fireOrders } from './play/due-orders.js';
import { orderMethods } from './orders/orders.js';
import { keeping, settling } from './play/replay-gate.js';
import { lobbyMethods } from './seats/lobby.js';
import { lookMethods } from './look/look.js';
import { bringingPacks, makeShelf } from './read/packs.js';
import { makePondering } from './context/pondering.js';
import { makePresence } from './context/presence.js';
import { phaseEnd } from './look/phase-end.js';
import { playMethods } from './votes/undo.js';
import { positions as makePositions } from './read/positions.js';
import { relocateMethods } from './seats/relocate.js';
import { makeOutbox } from './look/outbox.js';
import { makePruning } from './time/prune.js';
import { proposalMethods, proposalOf } from './votes/votes.js';
import { gameQueues } from './context/queue.js';
import type { GameId, Table } from './contract/index.js';

/** Longer than any message takes to send, short enough that a lost one is missed by nobody. */
const LEASE = 60_000;
const AI_BATCH = 40;
/** How long AI seats rest when nothing can be kept. */
const AI_REST = 15_000;

/** The table over a store and a set of games. One process may have several; the store keeps them apart. */
export function createTable(options: TableOptions): Table {
  const { registry, log = silent, clock = Date.now, entropy = systemEntropy } = options;
  const store = bringingPacks(options.store, registry, options.packs, log);
  const positions = makePositions(store, registry);
  const { processes = BY_ITSELF } = options;
  const plainQueues = gameQueues(processes);
  const queues = settling(plainQueues, (game) => kept.settle(game));
  const listeners = new Set<() => void>();
  const background = new Set<Promise<void>>();
  const alarm = options.alarm ?? timerAlarm(clock);
  let closing = false;

  const context: Context = {
    store,
    positions,
    shelf: makeShelf(options.packs),
    clock,
    entropy,
    log,
    queues,
    rules: options.rules ?? (({ meta }) => `version ${meta.rulesVersion}`),
    aiBatch: options.aiBatch ?? AI_BATCH,
    ...(options.think === undefined ? {} : { think: options.think }),
    pondering: makePondering(),
    presence: makePresence(),
    isClosing: () => closing,
    posted: () => {
      hearPosts();
      processes.tell(POSTS);
    },
    doubt: (game) => kept.doubt(game),
    goOn(game, quiet) {
      context.pondering.begin(game);
      void goOn(game, quiet);
    },
    inBackground: (work) => {
      background.add(work);
      void work.finally(() => background.delete(work));
    },
    wakeAt: (game, at) => {
      if (!closing) alarm.set(game, at, () => fire(game));
    },
  };

  const kept = keeping(context);
  const hearPosts = (): void => {
    for (const listener of listeners) listener();
  };
  const offWords = processes.onWord((word) => {
    if (word === POSTS) hearPosts();
  });

  /** Games that have been looked through for what programs have to do in them, and are still at it. */
  const taken = new Set<GameId>();
  function takeUp(game: GameId): void {
    if (closing || taken.has(game)) return;
    taken.add(game);
    const work = resumeOne(game).finally(() => taken.delete(game));
    background.add(work);
    void work.finally(() => background.delete(work));
  }

  /** One batch of AI decisions after another, each in its turn, so that people can get a word in. */
  function goOn(game: GameId, quiet?: Seat): Promise<void> {
    // Thinking takes seconds, and people get a word in meanwhile: what was thought counts if nothing has happened.
    const work = thinkAhead(context, game)
      .then((thought) =>
        queues.run(game, async () => {
          const cascade: Cascade = { row: await rowOf(store, game), events: [] };
          return playAis(context, cascade, context.aiBatch, quiet, thought);
        }),
      )
      .then(
        (settled) => (settled ? undefined : goOn(game, quiet)),
        (error: unknown) => {
          if (isUnkept(error)) {
            log.error(
              { game, error: String(error) },
              'AI seats wait until there is room to keep what they do',
            );
            setTimeout(() => void goOn(game, quiet), AI_REST).unref();
            return undefined;
          }
          // A fault has frozen the game already; another process may play it; and closing ends all work.
          if (!(error instanceof Fault) && !(error instanceof Stale))
            log.warn({ game, error: String(error) }, 'AI seats stopped');
        },
      );
    background.add(work);
    return work.finally(() => background.delete(work));
  }

  /** Standing orders that are due speak. */
  function fire(game: GameId): Promise<void> {
    const work = fireOrders(context, game).catch((error: unknown) => {
      if (isUnkept(error)) alarm.set(game, clock() + AI_REST, () => fire(game));
      if (!(error instanceof Fault) && !(error instanceof Stale) && !closing)
        log.warn({ game, error: String(error) }, 'standing orders stopped');
    });
    background.add(work);
    return work.finally(() => background.delete(work));
  }

  /** One game that can't be looked at doesn't keep the others from it. */
  async function quietly(id: GameId, work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => {
      if (!closing) log.error({ game: id, error: String(error) }, 'a game could not be resumed');
    });
  }

  async function resumeOne(id: GameId): Promise<void> {
    try {
      // What rules of today play otherwise freezes here, before anything else happens.
      const row = await queues.run(id, () => rowOf(store, id));
      if (nextAi(row) !== undefined) await goOn(id);
      // Orders whose time came while nobody was here speak now; the others set their alarm.
      await fire(id);
    } catch (error) {
      if (!closing) log.error({ game: id, error: String(error) }, 'a game could not be resumed');
    }
  }

  /** One game after another, while people play already: whoever moves in one that wasn't looked at yet just goes first. */
  async function resumeAll(ids: readonly GameId[]): Promise<void> {
    // Frozen games first: one that this program plays as it was goes on with the others.
    for (const id of await store.gamesAt('frozen')) {
      if (closing) return;
      await quietly(
        id,
        plainQueues.run(id, () => kept.thaw(id)),
      );
      await resumeOne(id);
      await breathe();
    }
    for (const id of ids) {
      if (closing) return;
      await resumeOne(id);
      await breathe();
    }
  }

  /** The rules' code of each game of this program. */
  const rulesNow = (): Readonly<Record<string, string>> =>
    Object.fromEntries([...registry].map(([id, module]) => [id, context.rules(module)]));

  const lobby = lobbyMethods(context, registry, options.lobbies);
  const ladder = makeLadder(store, context.clock);
  return {
    ...lobby,
    ...playMethods(context),
    ...answerMethods(context),
    ...lookMethods(context),
    ...adviceMethods(context),
    ...forgetMethods(context, lobby.leave),
    lessons: makeLessons(store, registry, clock, entropy),
    stats: makeStats(store),
    club: clubMethods(context, registry, lobby),
    directs: makeDirects(store, clock),
    winters: makeWinters(store, registry, clock, log),
    ladder,
    tournaments: tournamentMethods(context, registry, lobby, ladder, processes),
    ...reviewMethods(context),
    ...orderMethods(context),
    ...peopleMethods(context),
    ...wakeMethods(context, takeUp),
    ...proposalMethods(context),
    now: clock,
    ...relocateMethods(context),
    packs(id) {
      const module = registry.get(id);
      return module === undefined
        ? []
        : context.shelf.offered(module).map(({ id: pack, version }) => ({ id: pack, version }));
    },
    pruning: makePruning(store, clock),
    outbox: makeOutbox({
      store,
      clock,
      lease: options.lease ?? LEASE,
      row: (game) => rowOf(store, game),
      snapshot: (row, seq) => snapshotOf(positions, row, 'spectator', seq),
      phaseEnd: (row, part) => phaseEnd(context, row, part),
      revealed: (row, seat) => snapshotOf(positions, row, seat),
      asked: (row) => askedOf(positions, row),
      async proposal(row) {
        const kept = await store.lastProposal(row.id);
        return kept === undefined ? undefined : proposalOf(row, kept);
      },
      posted: context.posted,
      afterWork: (game) => queues.run(game, async () => {}),
      onPosts(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),

    async resume() {
      await store.releasePosts();
      // With others at work only what they haven't looked at is looked through; what is due is claimed (`wake`).
      const ids = await store.gamesAt('running', processes.several ? rulesNow() : {});
      const settled = processes.several ? processes.alone('resume', () => resumeAll(ids)) : resumeAll(ids);
      background.add(settled);
      return { games: ids.length, settled: settled.finally(() => background.delete(settled)) };
    },

    async close() {
      closing = true;
      offWords();
      alarm.close();
      await Promise.all([queues.close(), ...background]);
    },
  };
}
