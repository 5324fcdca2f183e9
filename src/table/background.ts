import { setImmediate as breathe } from 'node:timers/promises';
import { Fault, Stale } from '../kernel/errors.js';
import type { Seat } from '../kernel/index.js';
import type { Registry } from '../games/registry.js';
import type { Processes } from '../processes.js';
import { isUnsaved } from '../store/trouble.js';
import { rowOf, type TableContext } from './context/context.js';
import type { Alarm } from './context/alarm.js';
import type { GameQueues } from './context/queue.js';
import type { GameId, ProcessMethods } from './contract/index.js';
import { playAis, type Cascade } from './play/cascade.js';
import { fireOrders } from './play/due-orders.js';
import type { ReplayGate } from './play/replay-gate.js';
import { nextAi } from './policy/step.js';
import { thinkAhead } from './turn/thought.js';

/** Pause of AI seats while nothing can be saved, ms. */
const AI_REST = 15_000;

/** Background tasks until the table closes. */
export interface Background {
  /** Adds a task, which must not reject. */
  add(task: Promise<void>): void;
  /** AI seats play, one batch of decisions after another. */
  goOn(game: GameId, quiet?: Seat): Promise<void>;
  /** Plays a game's auto-actions at time `at`; never if undefined. */
  schedule(game: GameId, at: number | undefined): void;
  /** Lets a game's AIs and auto-actions act, unless they already do. */
  takeUp(game: GameId): void;
  readonly resume: ProcessMethods['resume'];
  /** Resolves when all tasks have ended. */
  ended(): Promise<unknown>;
}

interface BackgroundDeps {
  readonly alarm: Alarm;
  readonly registry: Registry;
  readonly processes: Processes;
  readonly gate: ReplayGate;
  /** Queues that don't wait for the gate. */
  readonly plainQueues: GameQueues;
}

export function makeBackground(context: TableContext, deps: BackgroundDeps): Background {
  const { store, isClosing } = context;
  const running = new Set<Promise<void>>();
  /** Games that `takeUp` works on. */
  const taken = new Set<GameId>();

  function tracked(task: Promise<void>): Promise<void> {
    running.add(task);
    return task.finally(() => running.delete(task));
  }

  /** Each batch queues again, so that people's answers come in between. */
  const goOn = (game: GameId, quiet?: Seat): Promise<void> =>
    tracked(
      playBatch(context, game, quiet).then(
        (settled) => (settled ? undefined : goOn(game, quiet)),
        (error: unknown) => {
          if (isUnsaved(error)) setTimeout(() => void goOn(game, quiet), AI_REST).unref();
          logStopped(context, game, error);
        },
      ),
    );

  const fire = (game: GameId): Promise<void> =>
    tracked(
      fireOrders(context, game).catch((error: unknown) => {
        if (isUnsaved(error)) deps.alarm.set(game, context.clock() + AI_REST, () => fire(game));
        if (!isExpected(error) && !isClosing())
          context.log.warn({ game, error: String(error) }, 'standing orders stopped');
      }),
    );

  const resumeOne = (game: GameId): Promise<void> =>
    quietly(context, game, async () => {
      // The queue's gate freezes a game that replays differently, before anything else happens.
      const row = await context.queues.run(game, () => rowOf(store, game));
      if (nextAi(row) !== undefined) await goOn(game);
      // Auto-actions that came due while no process ran act now; the others set their alarm.
      await fire(game);
    });

  return {
    add: (task) => void tracked(task),
    goOn,
    schedule: (game, at) => {
      if (!isClosing()) deps.alarm.set(game, at, () => fire(game));
    },
    takeUp(game) {
      if (isClosing() || taken.has(game)) return;
      taken.add(game);
      void tracked(resumeOne(game).finally(() => taken.delete(game)));
    },
    async resume() {
      const { processes } = deps;
      await store.releasePosts();
      // With several processes, resume only games that this build hasn't replayed; `wake` claims what is due.
      const ids = await store.gamesAt('running', processes.several ? rulesNow(context, deps) : {});
      const all = (): Promise<void> => resumeAll(context, deps, ids, resumeOne);
      const settled = processes.several ? processes.alone('resume', all) : all();
      return { games: ids.length, settled: tracked(settled) };
    },
    ended: () => Promise.all(running),
  };
}

/** Thinks outside the queue, so that people can answer meanwhile. The result counts if nothing has happened. */
async function playBatch(context: TableContext, game: GameId, quiet: Seat | undefined): Promise<boolean> {
  const thought = await thinkAhead(context, game);
  return context.queues.run(game, async () => {
    const cascade: Cascade = { row: await rowOf(context.store, game), events: [] };
    return playAis(context, cascade, context.aiBatch, quiet, thought);
  });
}

/** Fault: the game is frozen already. Stale: another process has changed it. */
const isExpected = (error: unknown): boolean => error instanceof Fault || error instanceof Stale;

function logStopped({ log }: TableContext, game: GameId, error: unknown): void {
  const facts = { game, error: String(error) };
  if (isUnsaved(error)) log.error(facts, 'AI seats wait until there is room to keep what they do');
  else if (!isExpected(error)) log.warn(facts, 'AI seats stopped');
}

/** Log and continue: one broken game must not stop the others from resuming. */
async function quietly(
  { log, isClosing }: TableContext,
  game: GameId,
  task: () => Promise<void>,
): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!isClosing()) log.error({ game, error: String(error) }, 'a game could not be resumed');
  }
}

/** Resumes one game after another. People can play already; a move may come before its game's resumption. */
async function resumeAll(
  context: TableContext,
  { gate, plainQueues }: BackgroundDeps,
  ids: readonly GameId[],
  resumeOne: (game: GameId) => Promise<void>,
): Promise<void> {
  const { store, isClosing } = context;
  // Frozen games first, so that one that thaws is resumed too.
  for (const id of await store.gamesAt('frozen')) {
    if (isClosing()) return;
    await quietly(context, id, () => plainQueues.run(id, () => gate.thaw(id)));
    await resumeOne(id);
    await breathe();
  }
  for (const id of ids) {
    if (isClosing()) return;
    await resumeOne(id);
    await breathe();
  }
}

/** The id of the rules' code, for each game of this build. */
const rulesNow = ({ rules }: TableContext, { registry }: BackgroundDeps): Readonly<Record<string, string>> =>
  Object.fromEntries([...registry].map(([id, module]) => [id, rules(module)]));
