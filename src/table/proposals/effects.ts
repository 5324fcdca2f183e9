import type { GameRow, KeptAwaited, KeptProposal, NewPost } from '../../store/port.js';
import { playOnce, writeStep, type Burst } from '../burst.js';
import { leftOf, rhythmsOf, suspended, waitFrom } from '../clock/deadlines.js';
import { paceOf, PACE_TIMES } from '../clock/paces.js';
import { standAnew } from '../clock/standing.js';
import { change, type Context } from '../context.js';
import { follow, goBack } from '../go-back.js';
import { defaultAi } from '../lobby.js';
import { finalPost, noticePost, sagaPost, standingPosts } from '../posts.js';
import { giveSeat } from '../seat-methods.js';
import type { Asker } from '../types.js';
import { kindOf } from './kinds.js';

/** What is written with whatever a vote brings about: the vote as it is then, and its message. */
export interface Settling {
  readonly proposal: KeptProposal;
  readonly posts: readonly NewPost[];
}

/** Does what was agreed on: the effect, its notice and the end of the vote are one transaction. */
export async function carryOut(context: Context, row: GameRow, settling: Settling): Promise<void> {
  const { proposal } = settling;
  const { args } = proposal;
  const seat = String(args['seat']);
  const asker: Asker = { guild: row.guild, person: proposal.person };
  const told = (...posts: readonly NewPost[]): Settling => ({
    proposal,
    posts: [...settling.posts, ...posts],
  });
  const { positions, clock } = context;
  switch (kindOf(proposal)) {
    case 'pause': {
      const fields = { stage: 'paused', awaited: await paused(context, row) };
      const notice = noticePost('channel', 'table.paused');
      await change(context, row, { fields, ...told(notice, ...standingPosts({ ...row, ...fields })) });
      return;
    }
    case 'resume': {
      const fields = { stage: 'running' };
      const standing = await standAnew(context, { ...row, ...fields });
      const next = await change(context, row, {
        fields,
        ...told(noticePost('channel', 'table.resumed'), ...standing),
      });
      await follow(context, { row: next, events: [] }, asker);
      // Standing orders had no time to speak in.
      context.wakeAt(row.id, clock());
      return;
    }
    case 'extend': {
      const awaited = await extended(context, row);
      const standing = await standAnew(context, { ...row, awaited });
      const notice = noticePost('channel', 'table.extended');
      await change(context, row, { fields: { awaited }, ...told(notice, ...standing) });
      return;
    }
    case 'end': {
      const fields = { stage: 'abandoned', endedAt: clock() };
      const notice = noticePost('channel', 'table.ended-together');
      await change(context, row, { fields, ...told(notice, ...standingPosts({ ...row, ...fields })) });
      return;
    }
    case 'winner': {
      const over = { winners: [seat], scores: {}, how: 'table.declared' };
      const posts = [
        noticePost('channel', 'table.declared', { winners: [seat] }),
        finalPost(row.seq + 1),
        sagaPost(row.seq + 1),
      ];
      const burst: Burst = { row, events: [] };
      await writeStep(context, burst, await positions.take(row), {
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
      await giveSeat(context, row, seat, by, 'host', told());
      return;
    }
    case 'once': {
      const burst: Burst = { row, events: [] };
      const ai = defaultAi(positions.module(row));
      await playOnce(context, burst, seat, { ai, ...told(noticePost('channel', 'table.ai-once', { seat })) });
      await follow(context, burst, asker);
      return;
    }
    case 'rewind': {
      const to = Number(args['to']);
      const notice = noticePost('channel', 'table.rewound-together', { to });
      await goBack(context, row, to, asker, { kind: 'rewind', ...told(notice) });
      return;
    }
    case 'undo': {
      const notice = noticePost('channel', 'table.undone', { seat });
      await goBack(context, row, Number(args['to']), asker, { kind: 'undo', seat, ...told(notice) });
      return;
    }
  }
}

/** Waits without deadlines that remember what was left of them. */
async function paused({ store, clock }: Context, row: GameRow): Promise<readonly KeptAwaited[]> {
  const rhythms = await rhythmsOf(store, row.places);
  const least = PACE_TIMES[paceOf(row.pace)].decision / 10;
  return row.awaited.map((wait) => {
    if (wait.due === undefined) return wait;
    return suspended(wait, Math.max(least, leftOf(wait, rhythms.get(wait.seat) ?? {}, clock())));
  });
}

/** Everybody who is waited for has a whole decision's time from now on, or what they have if that is more. */
async function extended({ store, clock }: Context, row: GameRow): Promise<readonly KeptAwaited[]> {
  const rhythms = await rhythmsOf(store, row.places);
  const now = clock();
  return row.awaited.map((wait) => {
    const rhythm = rhythms.get(wait.seat);
    if (rhythm === undefined || wait.due === undefined) return wait;
    const allow = Math.max(PACE_TIMES[paceOf(row.pace)].decision, leftOf(wait, rhythm, now));
    return waitFrom(wait, rhythm, now, allow, now);
  });
}
