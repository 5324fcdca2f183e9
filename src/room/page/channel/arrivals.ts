import type { PageMessage } from '../../contract.js';
import { isEphemeral } from '../kinds.js';

/** Messages that came after one that was the newest; none where that one isn't known any more. */
export function arrivedAfter(
  items: readonly PageMessage[],
  newest: string | undefined,
): readonly PageMessage[] {
  const at = newest === undefined ? -1 : items.findIndex((message) => message.id === newest);
  return at === -1 ? [] : items.slice(at + 1);
}

/** Whether a message is what somebody waits for: their own, the answer to what they did, or for their eyes alone. */
export function answers(message: PageMessage, me: string): boolean {
  return message.author.id === me || message.interaction_metadata?.user.id === me || isEphemeral(message);
}
