import type { PageReadState } from '../../contract.js';

/** Below which message the "new" line stands; null where nothing unread stands below it. */
export function lineFor(read: PageReadState | undefined): string | null {
  if (read === undefined || read.last_message_id === read.last_read_message_id) return null;
  return read.last_read_message_id;
}
