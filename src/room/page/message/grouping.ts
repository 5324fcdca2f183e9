import type { PageMessage } from '../../contract.js';
import { isEphemeral, MESSAGE } from '../kinds.js';
import { laterId } from '../state/messages.js';

export interface MessageRow {
  readonly message: PageMessage;
  /** Drawn without a header, below the previous message. */
  readonly joined: boolean;
  /** The first of its day. */
  readonly newDay: boolean;
  /** The first unread one. */
  readonly firstNew: boolean;
}

/** Messages of one person within this time are drawn as one group, ms. */
const JOIN_MS = 7 * 60_000;

/** `newAfter`: id of the last read message; null for no "new" line. */
export function groupMessages(
  messages: readonly PageMessage[],
  newAfter: string | null,
  me: string,
): readonly MessageRow[] {
  let lineDrawn = false;
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const newDay = before === undefined || dayOf(before) !== dayOf(message);
    const unread =
      newAfter !== null && !lineDrawn && laterId(message.id, newAfter) && message.author.id !== me;
    if (unread) lineDrawn = true;
    return {
      message,
      newDay,
      firstNew: unread,
      joined: !newDay && !unread && before !== undefined && joins(before, message),
    };
  });
}

function joins(before: PageMessage, message: PageMessage): boolean {
  return (
    message.type === MESSAGE.plain &&
    before.author.id === message.author.id &&
    message.webhook_id === before.webhook_id &&
    isPlain(before) &&
    message.message_reference === undefined &&
    message.interaction_metadata === undefined &&
    isEphemeral(before) === isEphemeral(message) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < JOIN_MS
  );
}

function isPlain(message: PageMessage): boolean {
  return message.type === MESSAGE.plain || message.type === MESSAGE.reply || message.type === MESSAGE.command;
}

function dayOf(message: PageMessage): string {
  return new Date(message.timestamp).toDateString();
}

/** "Today at 14:03", "Yesterday at 14:03", "3 November 2026 14:03". */
export function sayWhen(timestamp: string, now: Date): string {
  const date = new Date(timestamp);
  const time = date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return `Today at ${time}`;
  if (date.toDateString() === yesterday.toDateString()) return `Yesterday at ${time}`;
  return `${date.toLocaleDateString(undefined, { dateStyle: 'medium' })} ${time}`;
}
