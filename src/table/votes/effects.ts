import type { Seat } from '../../kernel/index.js';
import type { AwaitedRow, GameRow, NewPost, ProposalRow } from '../../store/port.js';
import { playOnce, type Cascade } from '../play/cascade.js';
import { leftOf, rhythmsOf, suspended, waitFrom } from '../policy/deadlines.js';
import { agreementOf, paceOf, PACE_TIMES } from '../read/paces.js';
import type { TableContext } from '../context/context.js';
import { follow, goBack } from '../play/go-back.js';
import { hintedAfter } from '../read/hints.js';
import { defaultAi } from '../read/lobby-rules.js';
import { newFinalPost, newNoticePost, newSagaPost, statusAndCall } from '../policy/posts.js';
import { giveSeat } from '../seats/hand-over.js';
import type { Actor, ProposalKind } from '../contract/index.js';
import { kindOf } from '../policy/votes.js';
import { writeChange, writeEvent } from '../write/write.js';

/** `how` of a game with a declared winner. */
export const DECLARED = 'table.declared';

/** The closed vote and its posts, written with its effect. */
interface Ending {
  readonly proposal: ProposalRow;
  readonly posts: readonly NewPost[];
}

/** A passed vote, with its arguments read. */
interface Passed {
  readonly context: TableContext;
  readonly row: GameRow;
  readonly args: ProposalRow['args'];
  readonly seat: Seat;
  readonly actor: Actor;
  /** The closed vote, with these posts of its effect added. */
  readonly ending: (...posts: readonly NewPost[]) => Ending;
}

/** Carries out a passed vote. The effect, its notice and the closed vote are one transaction. */
export async function carryOut(
  context: TableContext,
  row: GameRow,
  { proposal, posts }: Ending,
): Promise<void> {
  const { args, person } = proposal;
  await EFFECTS[kindOf(proposal)]({
    ...{ context, row, args },
    seat: String(args['seat']),
    actor: { guild: row.guild, person },
    ending: (...more) => ({ proposal, posts: [...posts, ...more] }),
  });
}

const EFFECTS: Readonly<Record<ProposalKind, (passed: Passed) => Promise<unknown>>> = {
  async pause({ context, row, ending }) {
    const fields = { stage: 'paused', awaited: await paused(context, row) };
    const notice = newNoticePost('channel', 'table.paused');
    await writeChange(context, row, { fields, ...ending(notice, ...statusAndCall({ ...row, ...fields })) });
  },

  async resume({ context, row, actor, ending }) {
    const fields = { stage: 'running' };
    const notice = newNoticePost('channel', 'table.resumed');
    const posts = ending(notice, ...statusAndCall({ ...row, ...fields }));
    const next = await writeChange(context, row, { fields, ...posts });
    await follow(context, { row: next, events: [] }, actor);
    // Auto-actions that came due during the pause act now.
    context.wakeAt(row.id, context.clock());
  },

  async extend({ context, row, ending }) {
    const awaited = await extended(context, row);
    const notice = newNoticePost('channel', 'table.extended');
    const posts = ending(notice, ...statusAndCall({ ...row, awaited }));
    await writeChange(context, row, { fields: { awaited }, ...posts });
  },

  async end({ context, row, ending }) {
    const fields = { stage: 'abandoned', endedAt: context.clock() };
    const notice = newNoticePost('channel', 'table.ended-together');
    await writeChange(context, row, { fields, ...ending(notice, ...statusAndCall({ ...row, ...fields })) });
  },

  async winner({ context, row, seat, ending }) {
    const over = { winners: [seat], scores: {}, how: DECLARED };
    const at = context.clock();
    await writeEvent(context, { row, events: [] }, await context.positions.take(row), {
      kind: 'end',
      at,
      happenings: [],
      fields: { stage: 'finished', over, endedAt: at },
      // No notice: the vote's message and the final post tell everything.
      ...ending(newFinalPost(row.seq + 1), newSagaPost(row.seq + 1)),
    });
  },

  replace({ context, row, args: { person }, seat, ending }) {
    const by = typeof person === 'string' ? { person } : { ai: defaultAi(context.positions.module(row)) };
    return giveSeat(context, row, seat, by, 'vote', ending());
  },

  async once({ context, row, seat, actor, ending }) {
    const cascade: Cascade = { row, events: [] };
    const ai = defaultAi(context.positions.module(row));
    const notice = newNoticePost('channel', 'table.ai-once', { seat });
    await playOnce(context, cascade, seat, { ai, ...ending(notice) });
    await follow(context, cascade, actor);
  },

  async hints({ context, row, args, ending }) {
    const { advice } = agreementOf({ agreement: { advice: String(args['advice']) } });
    const fields = { agreement: { ...row.agreement, advice }, hinted: hintedAfter(row, advice) };
    const notice = newNoticePost('channel', 'table.advice-agreed', { advice });
    await writeChange(context, row, { fields, ...ending(notice) });
  },

  rewind({ context, row, args, actor, ending }) {
    const to = Number(args['to']);
    const notice = newNoticePost('channel', 'table.rewound-together', { to });
    return goBack(context, row, to, actor, { kind: 'rewind', ...ending(notice) });
  },

  undo({ context, row, args, seat, actor, ending }) {
    const notice = newNoticePost('channel', 'table.undone', { seat });
    return goBack(context, row, Number(args['to']), actor, { kind: 'undo', seat, ...ending(notice) });
  },
};

/** Waits without deadlines, with their time left. */
async function paused({ store, clock }: TableContext, row: GameRow): Promise<readonly AwaitedRow[]> {
  const rhythms = await rhythmsOf(store, row.places);
  const least = PACE_TIMES[paceOf(row.pace)].decision / 10;
  return row.awaited.map((wait) => {
    if (wait.due === undefined) return wait;
    return suspended(wait, Math.max(least, leftOf(wait, rhythms.get(wait.seat) ?? {}, clock())));
  });
}

/** Gives each awaited seat a whole decision's time from now on, or its time left if that is more. */
async function extended({ store, clock }: TableContext, row: GameRow): Promise<readonly AwaitedRow[]> {
  const rhythms = await rhythmsOf(store, row.places);
  const now = clock();
  return row.awaited.map((wait) => {
    const rhythm = rhythms.get(wait.seat);
    if (rhythm === undefined || wait.due === undefined) return wait;
    const allow = Math.max(PACE_TIMES[paceOf(row.pace)].decision, leftOf(wait, rhythm, now));
    return waitFrom(wait, rhythm, now, allow, now);
  });
}
