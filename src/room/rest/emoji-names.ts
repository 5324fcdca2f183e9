import { complaint, type ErrorPath, type PathError } from './errors.js';
import type { Part } from './http.js';

/** The `v` flag, for emojis of several code points, is younger than what TypeScript is told to write. */
const EMOJI = new RegExp('^(?:\\p{RGI_Emoji}|\\p{RI})$', 'v');

/** Whether a text is one emoji of Unicode; a variation selector at its end may be missing. */
export const isEmoji = (text: string): boolean => EMOJI.test(text) || EMOJI.test(`${text}\uFE0F`);

/**
 * What is wrong with an emoji of a component or a poll.
 * @param knows whether there is a custom emoji with an id that the bot may use
 */
export function emojiComplaints(
  emoji: unknown,
  knows: (id: string) => boolean,
  path: ErrorPath,
): PathError[] {
  if (typeof emoji !== 'object' || emoji === null) return [];
  const { id, name } = emoji as Part;
  const wrong =
    typeof id === 'string' ? (knows(id) ? null : 'id') : isEmoji(String(name ?? '')) ? null : 'name';
  return wrong === null ? [] : [complaint([...path, wrong], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
}
