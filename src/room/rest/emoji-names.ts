import { complaint, type ErrorPath, type PathError } from './errors.js';
import type { FormPart } from './http.js';

/** A string, because the `v` flag (emoji sequences) is newer than TypeScript's target. */
const EMOJI = new RegExp('^(?:\\p{RGI_Emoji}|\\p{RI})$', 'v');

/** Whether a text is one Unicode emoji; a trailing variation selector may be missing. */
export const isEmoji = (text: string): boolean => EMOJI.test(text) || EMOJI.test(`${text}\uFE0F`);

/** Errors of an emoji in a component or a poll. @param knows whether the bot may use a custom emoji with this id */
export function emojiComplaints(
  emoji: unknown,
  knows: (id: string) => boolean,
  path: ErrorPath,
): PathError[] {
  if (typeof emoji !== 'object' || emoji === null) return [];
  const { id, name } = emoji as FormPart;
  const wrong =
    typeof id === 'string' ? (knows(id) ? null : 'id') : isEmoji(String(name ?? '')) ? null : 'name';
  return wrong === null ? [] : [complaint([...path, wrong], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
}
