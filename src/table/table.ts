import type { AnyModule } from '../games/registry.js';
import { BY_ITSELF, POSTS, type Processes } from '../processes.js';
import type { GameRow, Store } from '../store/port.js';
import { makeBackground } from './background.js';
import { makeLadder } from './club/ladder.js';
import { clubMethods } from './club/methods.js';
import { reviewMethods } from './club/review.js';
import { tournamentMethods } from './club/tournaments/methods.js';
import { makeWinters } from './club/winter.js';
import { timerAlarm } from './context/alarm.js';
import type { TableContext } from './context/context.js';
import { silent, systemEntropy, type TableOptions } from './context/deps.js';
import { makePondering } from './context/pondering.js';
import { makePresence } from './context/presence.js';
import { gameQueues } from './context/queue.js';
import type { Outbox, Table } from './contract/index.js';
import { gameMethods } from './look/games.js';
import { lookMethods } from './look/look.js';
import { makeOutbox } from './look/outbox.js';
import { makeStats } from './look/stats.js';
import { orderMethods } from './orders/orders.js';
import { playMethods } from './play/play.js';
import { makeReplayGate, withReplayGate } from './play/replay-gate.js';
import { withPacks, makeShelf } from './read/packs.js';
import { positions as makePositions } from './read/positions.js';
import { hostMethods } from './seats/host.js';
import { lobbyMethods } from './seats/lobby.js';
import { makeLessons } from './solo/lessons.js';
import { peopleMethods } from './time/people.js';
import { makePruning } from './time/prune.js';
import { waking } from './time/tick.js';
import { undoMethods } from './votes/undo.js';
import { lastVoteOf, voteMethods } from './votes/votes.js';

/** Lease of a post, ms: longer than sending takes, short enough to send a lost message again soon. */
const LEASE = 60_000;
const AI_BATCH = 40;

/** The table over a store and a set of games. One process may have several; the store keeps them apart. */
export function createTable(options: TableOptions): Table {
  const { registry, log = silent, clock = Date.now, entropy = systemEntropy } = options;
  const { processes = BY_ITSELF, alarm = timerAlarm(clock), lease = LEASE } = options;
  const store = withPacks(options.store, registry, options.packs, log);
  const plainQueues = gameQueues(processes);
  const bell = makeBell(processes);
  let closing = false;

  const context: TableContext = {
    ...{ ...partsOf(options, store), clock, log, entropy },
    queues: withReplayGate(plainQueues, (game) => gate.check(game)),
    isClosing: () => closing,
    posted: bell.ring,
    invalidate: (game) => gate.invalidate(game),
    goOn(game, quiet) {
      context.pondering.begin(game);
      void background.goOn(game, quiet);
    },
    inBackground: (task) => background.add(task),
    wakeAt: (game, at) => background.schedule(game, at),
  };
  const gate = makeReplayGate(context);
  const background = makeBackground(context, { alarm, registry, processes, gate, plainQueues });
  const lobby = lobbyMethods(context, registry, options.lobbies);
  const ladder = makeLadder(store, clock);
  const proposal = (row: GameRow) => lastVoteOf(context, row);

  async function close(): Promise<void> {
    closing = true;
    bell.close();
    alarm.close();
    await Promise.all([context.queues.close(), background.ended()]);
  }
  return {
    games: gameMethods(context, registry),
    lobby,
    host: hostMethods(context),
    play: playMethods(context),
    undo: undoMethods(context),
    votes: voteMethods(context),
    orders: orderMethods(context),
    look: lookMethods(context),
    review: reviewMethods(context),
    people: peopleMethods(context, lobby.leave),
    settings: { get: store.setting, save: store.saveSetting },
    process: {
      now: clock,
      resume: background.resume,
      wake: waking(context, background.takeUp),
      pruning: makePruning(store, clock),
      close,
    },
    outbox: makeOutbox(context, { lease, proposal, onPosts: bell.onPosts }),
    lessons: makeLessons({ store, registry, clock, entropy }),
    stats: makeStats(store),
    club: clubMethods(context, registry, lobby),
    winters: makeWinters(store, registry, clock, log),
    ladder,
    tournaments: tournamentMethods(context, registry, lobby, ladder, processes),
  };
}

/** The parts of the context that don't depend on other parts. */
const partsOf = ({ registry, packs, rules, aiBatch = AI_BATCH, think }: TableOptions, store: Store) => ({
  store,
  positions: makePositions(store, registry),
  shelf: makeShelf(packs),
  rules: rules ?? (({ meta }: AnyModule) => `version ${meta.rulesVersion}`),
  aiBatch,
  ...(think === undefined ? {} : { think }),
  pondering: makePondering(),
  presence: makePresence(),
});

interface Bell {
  readonly onPosts: Outbox['onPosts'];
  /** Posts were written: tells all listeners, and the other processes. */
  ring(): void;
  close(): void;
}

function makeBell(processes: Processes): Bell {
  const listeners = new Set<() => void>();
  const hear = (): void => {
    for (const listener of listeners) listener();
  };
  const close = processes.onWord((word) => {
    if (word === POSTS) hear();
  });
  return {
    close,
    ring() {
      hear();
      processes.tell(POSTS);
    },
    onPosts(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
