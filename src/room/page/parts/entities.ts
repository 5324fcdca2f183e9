import { CHANNEL } from '../kinds.js';
import {
  avatarOf,
  channelName,
  colorOf,
  currentGuild,
  isThread,
  nameOf,
  parentOf,
  roleColor,
} from '../people.js';
import type { PageState } from '../state/model.js';
import type { ListEntry } from './choice.js';

/** The people of the open server (or the conversation), as choices. */
export function userChoices(state: PageState): readonly ListEntry[] {
  const guild = currentGuild(state);
  const ids = guild === null ? Object.keys(state.users) : guild.members.map((member) => member.user.id);
  return ids.map((id) => {
    const color = colorOf(state, id);
    return {
      value: id,
      label: nameOf(state, id),
      description: state.users[id]?.username ?? '',
      picture: avatarOf(state, id),
      ...(color === null ? {} : { color }),
    };
  });
}

export function roleChoices(state: PageState): readonly ListEntry[] {
  const guild = currentGuild(state);
  return [...(guild?.roles ?? [])]
    .sort((a, b) => b.position - a.position)
    .map((role) => ({
      value: role.id,
      label: role.name,
      sign: '@',
      ...(role.color === 0 ? {} : { color: roleColor(role) }),
    }));
}

/** `types`: offered channel types; all when empty. */
export function channelChoices(state: PageState, types: readonly number[]): readonly ListEntry[] {
  const guild = currentGuild(state);
  if (guild === null) return [];
  return Object.values(state.channels)
    .filter((channel) => 'guild_id' in channel && channel.guild_id === guild.id)
    .filter((channel) =>
      types.length === 0 ? channel.type !== CHANNEL.category : types.includes(channel.type),
    )
    .map((channel) => {
      const parent = state.channels[parentOf(channel) ?? ''];
      return {
        value: channel.id,
        label: channelName(state, channel),
        sign: isThread(channel) ? '⤷' : '#',
        ...(parent === undefined ? {} : { description: channelName(state, parent) }),
      };
    });
}
