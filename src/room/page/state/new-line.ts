import type { PageReadState } from '../../contract.js';

/** The message above the "new" line; null when nothing is unread. */
export function lineFor(read: PageReadState | undefined): string | null {
  if (read === undefined || read.last_message_id === read.last_read_message_id) return null;
  return read.last_read_message_id;
}
