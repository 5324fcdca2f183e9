import { ChannelFlags } from 'discord-api-types/v10';
import type { Channel } from '../state/model.js';
import { badLength, invalidField, refuse } from './errors.js';

/** Most tags per post. */
const MAX_TAGS = 5;

/**
 * Checks the tags for a post of this forum.
 * @param manages whether the author manages the forum's threads: moderated tags require it
 * @throws 50035 for too many or unknown tags; 40067 for none where one is required
 */
export function tagsFor(forum: Channel, given: unknown, manages: boolean): string[] {
  const tags = (Array.isArray(given) ? given : []).map(String);
  if (tags.length > MAX_TAGS) throw badLength(['applied_tags'], 0, MAX_TAGS);
  if (tags.length === 0 && (forum.flags & ChannelFlags.RequireTag) !== 0) throw refuse('tagRequired');
  tags.forEach((id, index) => {
    const tag = forum.availableTags.find((each) => each.id === id);
    if (tag === undefined) throw invalidField(['applied_tags', index], 'THREAD_TAG_UNKNOWN', 'Unknown tag');
    if (tag.moderated && !manages) throw refuse('missingPermissions');
  });
  return tags;
}
