import { ComponentType as T } from 'discord-api-types/v10';
import type { Core } from '../core.js';
import type { Channel, StoredComponent } from '../state/model.js';
import { canView } from '../state/permissions.js';
import { memberOf } from '../state/present.js';

/** Whether an entity select (people, roles, channels) offers this id to the person. */
export function offers(
  { state }: Core,
  channel: Channel,
  userId: string,
  select: StoredComponent,
  id: string,
): boolean {
  const isPerson =
    channel.guildId === null
      ? channel.recipients.includes(id)
      : memberOf(state, channel.guildId, id) !== undefined;
  const isRole = state.guilds.get(channel.guildId ?? '')?.roles.some((role) => role.id === id) === true;
  switch (select.type as T) {
    case T.UserSelect:
      return isPerson;
    case T.RoleSelect:
      return isRole;
    case T.MentionableSelect:
      return isPerson || isRole;
    case T.ChannelSelect: {
      const found = state.channels.get(id);
      const kinds = Array.isArray(select['channel_types']) ? (select['channel_types'] as number[]) : [];
      return (
        found !== undefined &&
        found.guildId === channel.guildId &&
        canView(state, found, userId) &&
        (kinds.length === 0 || kinds.includes(found.type))
      );
    }
    default:
      return false;
  }
}
