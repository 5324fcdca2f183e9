import type { APIAttachment } from 'discord-api-types/v10';
import { ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import type { Core } from '../core.js';
import { refuse } from '../rest/errors.js';
import type { Channel } from '../state/model.js';
import { channelPermissions } from '../state/permissions.js';
import { memberOf, showChannel, showMemberBare, showMessage, showUser } from '../state/present.js';
import { messagesOf } from '../state/room-state.js';
import type { CheckedOption } from './options.js';

function flat(options: readonly CheckedOption[]): CheckedOption[] {
  return options.flatMap((o) => [o, ...flat(o.options ?? [])]);
}

/**
 * The `resolved` part of an interaction: users, members, roles, channels, messages and attachments
 * that options, chosen values or the target of a context menu name.
 */
export function resolveIds(
  core: Core,
  channel: Channel,
  options: readonly CheckedOption[],
  attachments: readonly APIAttachment[],
  commandType: number,
  targetId: string | undefined,
  values: readonly string[] = [],
): Record<string, unknown> | undefined {
  const { state } = core;
  const out: Record<string, Record<string, unknown>> = {};
  const put = (kind: string, id: string, thing: unknown) => ((out[kind] ??= {})[id] = thing);
  const guild = channel.guildId ? state.guilds.get(channel.guildId) : undefined;
  const user = (id: string): boolean => {
    if (!state.users.has(id)) return false;
    put('users', id, showUser(state, id));
    const member = memberOf(state, channel.guildId, id);
    if (member)
      put('members', id, {
        ...showMemberBare(member),
        permissions: channelPermissions(state, channel, id).toString(),
      });
    return true;
  };
  const role = (id: string): boolean => {
    const found = guild?.roles.find((r) => r.id === id);
    if (found) put('roles', id, found);
    return found !== undefined;
  };
  const place = (id: string): boolean => {
    const found = state.channels.get(id);
    if (!found || found.guildId !== channel.guildId) return false;
    put('channels', id, {
      ...showChannel(state, found),
      permissions: channelPermissions(state, found, state.botId).toString(),
    });
    return true;
  };
  for (const option of flat(options)) {
    const id = String(option.value);
    if (option.focused) continue;
    if (option.type === O.User && !user(id)) throw refuse('unknownUser');
    if (option.type === O.Role && !role(id)) throw refuse('unknownRole');
    if (option.type === O.Channel && !place(id)) throw refuse('unknownChannel');
    if (option.type === O.Mentionable && !user(id) && !role(id)) throw refuse('unknownUser');
    const file = option.type === O.Attachment ? attachments.find((a) => a.id === id) : undefined;
    if (file) put('attachments', id, file);
  }
  for (const id of values) if (!user(id) && !role(id)) place(id);
  if (targetId && commandType === 2 && !user(targetId)) throw refuse('unknownUser');
  if (targetId && commandType === 3) {
    const message = messagesOf(state, channel.id).get(targetId);
    if (!message || message.ephemeralFor !== null) throw refuse('unknownMessage');
    put('messages', targetId, showMessage(state, message, state.botId));
  }
  return Object.keys(out).length > 0 ? out : undefined;
}
