import type { AwaitedRow, GameRow, NewPost, ProposalRow } from '../../store/port.js';
import { playOnce, type Cascade } from '../play/cascade.js';
import { leftOf, rhythmsOf, suspended, waitFrom } from '../policy/deadlines.js';
import { agreementOf, paceOf, PACE_TIMES } from '../read/paces.js';
import { type Context } from '../context/context.js';
import { follow, goBack } from '../play/go-back.js';
import { hintedAfter } from '../read/hints.js';
import { defaultAi } from '../read/lobby-rules.js';
import { newFinalPost, newNoticePost, newSagaPost, statusAndCall } from '../policy/posts.js';
import { giveSeat } from '../seats/hand-over.js';
import type { Actor } from '../contract/index.js';
import { kindOf } from '../policy/votes.js';
import { writeChange, writeEvent } from '../write/write.js';

/** How a game ends whose players declare a winner. */
export const DECLARED = 'table.declared';

/** What is written with whatever a vote brings about: the vote as it is then, and its message. */
export interface Settling {
  readonly proposal: ProposalRow;
  readonly posts: readonly NewPost[];
}

/** Does what was agreed on: the effect, its notice and the end of the vote are one transaction. */
export async function carryOut(context: Context, row: GameRow, settling: Settling): Promise<void> {
  const { proposal } = settling;
  const { args } = proposal;
  const seat = String(args['seat']);
  const actor: Actor = { guild: row.guild, person: proposal.person };
  const told = (...posts: readonly NewPost[]): Settling => ({
    proposal,
    posts: [...settling.posts, ...posts],
  });
  const { positions, clock } = context;
  switch (kindOf(proposal)) {
    case 'pause': {
      const fields = { stage: 'paused', awaited: await paused(context, row) };
      const notice = newNoticePost('channel', 'table.paused');
      await writeChange(context, row, { fields, ...told(notice, ...statusAndCall({ ...row, ...fields })) });
      return;
    }
    case 'resume': {
      const fields = { stage: 'running' };
      const refreshed = statusAndCall({ ...row, ...fields });
      const next = await writeChange(context, row, {
        fields,
        ...told(newNoticePost('channel', 'table.resumed'), ...refreshed),
      });
      await follow(context, { row: next, events: [] }, actor);
      // Standing orders had no time to speak in.
      context.wakeAt(row.id, clock());
      return;
    }
    case 'extend': {
      const awaited = await extended(context, row);
      const refreshed = statusAndCall({ ...row, awaited });
      const notice = newNoticePost('channel', 'table.extended');
      await writeChange(context, row, { fields: { awaited }, ...told(notice, ...refreshed) });
      return;
    }
    case 'end': {
      const fields = { stage: 'abandoned', endedAt: clock() };
      const notice = newNoticePost('channel', 'table.ended-together');
      await writeChange(context, row, { fields, ...told(notice, ...statusAndCall({ ...row, ...fields })) });
      return;
    }
    case 'winner': {
      const over = { winners: [seat], scores: {}, how: DECLARED };
      // The vote says that it was agreed, and the last post who has won.
      const posts = [newFinalPost(row.seq + 1), newSagaPost(row.seq + 1)];
      const cascade: Cascade = { row, events: [] };
      await writeEvent(context, cascade, await positions.take(row), {
        kind: 'end',
        at: clock(),
        happenings: [],
        fields: { stage: 'finished', over, endedAt: clock() },
        ...told(...posts),
      });
      return;
    }
    case 'replace': {
      const person = args['person'];
      const by = typeof person === 'string' ? { person } : { ai: defaultAi(positions.module(row)) };
      await giveSeat(context, row, seat, by, 'vote', told());
      return;
    }
    case 'once': {
      const cascade: Cascade = { row, events: [] };
      const ai = defaultAi(positions.module(row));
      await playOnce(context, cascade, seat, {
        ai,
        ...told(newNoticePost('channel', 'table.ai-once', { seat })),
      });
      await follow(context, cascade, actor);
      return;
    }
    case 'hints': {
      const { advice } = agreementOf({ agreement: { advice: String(args['advice']) } });
      const fields = { agreement: { ...row.agreement, advice }, hinted: hintedAfter(row, advice) };
      await writeChange(context, row, {
        fields,
        ...told(newNoticePost('channel', 'table.advice-agreed', { advice })),
      });
      return;
    }
    case 'rewind': {
      const to = Number(args['to']);
      const notice = newNoticePost('channel', 'table.rewound-together', { to });
      await goBack(context, row, to, actor, { kind: 'rewind', ...told(notice) });
      return;
    }
    case 'undo': {
      const notice = newNoticePost('channel', 'table.undone', { seat });
      await goBack(context, row, Number(args['to']), actor, { kind: 'undo', seat, ...told(notice) });
      return;
    }
  }
}

/** Waits without deadlines that remember what was left of them. */
async function paused({ store, clock }: Context, row: GameRow): Promise<readonly AwaitedRow[]> {
  const rhythms = await rhythmsOf(store, row.places);
  const least = PACE_TIMES[paceOf(row.pace)].decision / 10;
  return row.awaited.map((wait) => {
    if (wait.due === undefined) return wait;
    return suspended(wait, Math.max(least, leftOf(wait, rhythms.get(wait.seat) ?? {}, clock())));
  });
}

/** Everybody who is waited for has a whole decision's time from now on, or what they have if that is more. */
async function extended({ store, clock }: Context, row: GameRow): Promise<readonly AwaitedRow[]> {
  const rhythms = await rhythmsOf(store, row.places);
  const now = clock();
  return row.awaited.map((wait) => {
    const rhythm = rhythms.get(wait.seat);
    if (rhythm === undefined || wait.due === undefined) return wait;
    const allow = Math.max(PACE_TIMES[paceOf(row.pace)].decision, leftOf(wait, rhythm, now));
    return waitFrom(wait, rhythm, now, allow, now);
  });
}
