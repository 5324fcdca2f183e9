import { Fault } from '../../kernel/errors.js';
import type { GameRow, NewPost } from '../../store/port.js';
import type { Cascade, SharedDeps } from '../context/deps.js';
import { reasonText, type FaultRow } from '../read/frozen.js';
import { PackGone } from '../read/pack-gone.js';
import { newNoticePost } from '../policy/posts.js';
import { write } from './write.js';

/** Placeholder for a board that doesn't differ, or can't be compared. */
export const UNSAID = 'none';

/** Freezes a game at its last good event, readable, until someone thaws it. @param why it can't be opened */
export async function freeze(
  shared: SharedDeps,
  cascade: Cascade,
  error: unknown,
  move?: string,
  why?: FaultRow,
): Promise<Fault> {
  const { row } = cascade;
  shared.log.error({ game: row.id, seq: row.seq, move, error }, 'a game is frozen');
  // The error may name hidden things, so people read only where it happened.
  const { row: frozen } = await write(shared, row, {
    kind: 'freeze',
    fault: why === undefined ? `after event ${row.seq} (turn ${row.turn}, ${row.phase})` : reasonText(why),
    notice:
      why === undefined
        ? newNoticePost('channel', 'table.froze', { who: row.host })
        : newNoticePost('channel', 'table.froze-unreadable'),
  });
  cascade.row = frozen;
  return new Fault(error instanceof Error ? error.message : String(error));
}

/** Freezes a game that can't be opened. A missing pack is no fault of the program, so it is only a warning. */
export function freezeUnreadable(
  shared: SharedDeps,
  row: GameRow,
  was: FaultRow['was'],
  error: Fault,
): Promise<void> {
  if (!(error instanceof PackGone))
    return freezeFor(shared, row, { why: 'unreadable', was }, error.message, UNSAID);
  const { pack } = error;
  shared.log.warn({ game: row.id, seq: row.seq, pack }, 'a game waits for its pack');
  return frozenAs(
    shared,
    row,
    { why: 'unreadable', was, pack },
    newNoticePost('channel', 'table.pack-gone', { pack }),
  );
}

/** Freezes a game that replays differently, has other rules or can't be opened. */
export async function freezeFor(
  shared: SharedDeps,
  row: GameRow,
  why: FaultRow,
  because: string,
  where: string,
): Promise<void> {
  shared.log.error({ game: row.id, seq: row.seq, why: why.why, because }, 'a game is frozen');
  await frozenAs(shared, row, why, noticeOf(shared, row, why, where));
}

/** Tells the players why, and the host what they may do. */
function noticeOf(shared: SharedDeps, row: GameRow, why: FaultRow, where: string): NewPost {
  if (why.why === 'unreadable') return newNoticePost('channel', 'table.froze-unreadable');
  const { seq, what } = why;
  const who = row.host;
  if (what !== 'version') return newNoticePost('channel', 'table.froze-rules', { seq, what, where, who });
  const to = shared.positions.module(row).meta.rulesVersion;
  return newNoticePost('channel', 'table.froze-version', { from: row.rulesVersion, to, who });
}

async function frozenAs(shared: SharedDeps, row: GameRow, why: FaultRow, notice: NewPost): Promise<void> {
  await write(shared, row, { kind: 'freeze', fault: reasonText(why), notice });
}
