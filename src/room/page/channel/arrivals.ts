import type { PageMessage } from '../../contract.js';
import { isEphemeral } from '../kinds.js';

/** Messages after the given newest one; none when that message is no longer known. */
export function arrivedAfter(
  items: readonly PageMessage[],
  newest: string | undefined,
): readonly PageMessage[] {
  const at = newest === undefined ? -1 : items.findIndex((message) => message.id === newest);
  return at === -1 ? [] : items.slice(at + 1);
}

/** Whether the person expects a message: their own, a response to them, or an ephemeral one. */
export function answers(message: PageMessage, me: string): boolean {
  return message.author.id === me || message.interaction_metadata?.user.id === me || isEphemeral(message);
}
