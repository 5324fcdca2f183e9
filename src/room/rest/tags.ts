import type { Channel } from '../state/model.js';
import { invalidField } from './errors.js';

/** Tags that are to be put on a post of this forum. @throws 50035 when the forum doesn't have one of them */
export function tagsFor(forum: Channel, given: unknown): readonly string[] {
  const tags = (Array.isArray(given) ? given : []).map(String);
  const unknown = tags.findIndex((id) => !forum.availableTags.some((tag) => tag.id === id));
  if (unknown >= 0) throw invalidField(['applied_tags', unknown], 'THREAD_TAG_UNKNOWN', 'Unknown tag');
  return tags;
}
