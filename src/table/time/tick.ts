import { Stale } from '../../kernel/errors.js';
import type { Seat } from '../../kernel/index.js';
import type { GameRow, AwaitedRow } from '../../store/port.js';
import { playAis, playMove, playOnce, type Cascade } from '../play/cascade.js';
import { rowOf, type TableContext } from '../context/context.js';
import { defaultAi } from '../read/lobby-rules.js';
import { newNoticePost } from '../policy/posts.js';
import { expireProposal } from '../votes/votes.js';
import type { GameId, ProcessMethods } from '../contract/index.js';
import { rhythmsOf, waitAt } from '../policy/deadlines.js';
import { agreementOf } from '../read/paces.js';
import { ON_TIMEOUT } from '../policy/order-decision.js';
import { statusAndCall } from '../policy/posts.js';
import { hushedOn } from '../context/presence.js';
import { writeChange } from '../write/write.js';

/** Lease of a game with something due, ms. */
const LEASE = 20_000;

/** Reminders and missed deadlines. @param act resumes a game whose AIs no process attends to */
export function waking(context: TableContext, act: (game: GameId) => void): ProcessMethods['wake'] {
  const { store, queues, clock, log, presence } = context;

  async function tick(game: GameId): Promise<void> {
    const row = await rowOf(store, game);
    if (row.stage !== 'running') return void (await writeChange(context, row, { fields: {}, posts: [] }));
    const rhythms = await rhythmsOf(store, row.places);
    const now = clock();
    const timed = row.awaited.map((wait) => waitAt(wait, rhythms.get(wait.seat) ?? {}, now));
    const waits = timed.map((wait) => hushedOn(presence, row, wait, now));
    const missed = waits.filter((wait, at) => wait.late === true && row.awaited[at]?.late !== true);
    const mayPlay = ({ lapses }: AwaitedRow): boolean => agreementOf(row).missed === 'ai' || lapses === true;
    const plays = missed.filter(mayPlay).map(({ seat }) => seat);
    // Seats that are played for need no last reminder.
    const awaited = waits.map((wait, at) => (plays.includes(wait.seat) ? (row.awaited[at] ?? wait) : wait));
    const isSame = JSON.stringify(awaited) === JSON.stringify(row.awaited);
    const posts = isSame ? [] : statusAndCall({ ...row, awaited });
    const next = await writeChange(context, row, { fields: { awaited }, posts });
    for (const seat of plays) await stepIn(next, seat, awaited);
  }

  /** Closes a timeout window, or lets the AI play one decision, if the seat is still asked the same. */
  async function stepIn(before: GameRow, seat: Seat, asked: readonly AwaitedRow[]): Promise<void> {
    const row = await rowOf(store, before.id);
    const wait = asked.find((one) => one.seat === seat);
    const since = wait?.since;
    if (row.stage !== 'running' || !row.awaited.some((one) => one.seat === seat && one.since === since))
      return;
    const cascade: Cascade = { row, events: [] };
    const module = context.positions.module(row);
    const state = wait?.lapses === true ? (await context.positions.at(row, row.seq)).state() : undefined;
    const onTimeout = module.states[state?.name ?? '']?.onTimeout;
    if (onTimeout !== undefined) await playMove(context, cascade, seat, onTimeout, { order: ON_TIMEOUT });
    else {
      const posts = [newNoticePost('channel', 'table.ai-once', { seat })];
      await playOnce(context, cascade, seat, { ai: defaultAi(module), posts });
    }
    const settled = await playAis(context, cascade, context.aiBatch);
    if (!settled) context.goOn(row.id);
  }

  async function settle(game: GameId): Promise<void> {
    try {
      await queues.run(game, () => tick(game));
      await queues.run(game, () => expireProposal(context, game));
    } catch (error) {
      // Stale: another process was faster.
      if (!(error instanceof Stale)) log.error({ game, error: String(error) }, 'a deadline was not settled');
    }
  }

  return async () => {
    // Releases posts claimed by a process that is gone, so that another one sends them.
    if ((await store.releaseGone()) > 0) context.posted();
    const seen = new Set<GameId>();
    for (;;) {
      const due = (await store.claimDue(clock(), LEASE)).filter(({ id }) => !seen.has(id));
      if (due.length === 0) return store.nextWake();
      for (const { id, wake, act: isToAct } of due) {
        seen.add(id);
        if (wake) await settle(id);
        if (isToAct) act(id);
      }
    }
  };
}
