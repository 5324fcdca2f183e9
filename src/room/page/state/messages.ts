import type { PageDispatch, PageMessage } from '../../contract.js';
import { isEphemeral } from '../kinds.js';
import type { MessageLog, PageState } from './model.js';

/** Compares ids as numbers of any length: they grow with time. */
export function laterId(a: string, b: string): boolean {
  return a.length === b.length ? a > b : a.length > b.length;
}

export function mergeMessages(
  log: MessageLog | undefined,
  items: readonly PageMessage[],
): readonly PageMessage[] {
  const byId = new Map((log?.items ?? []).map((message) => [message.id, message]));
  for (const message of items) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => (a.id === b.id ? 0 : laterId(a.id, b.id) ? 1 : -1));
}

/** Ephemeral messages, which a channel's history doesn't include. */
export function onlyEphemeral(log: MessageLog | undefined): MessageLog | undefined {
  return log && { ...log, items: log.items.filter(isEphemeral) };
}

function withLog(state: PageState, channelId: string, log: MessageLog): PageState {
  return { ...state, logs: { ...state.logs, [channelId]: log } };
}

/** Ignores a channel that was never loaded: opening it loads all messages. */
export function upsertMessage(state: PageState, message: PageMessage): PageState {
  const log = state.logs[message.channel_id];
  if (log === undefined) return state;
  return withLog(state, message.channel_id, { ...log, items: mergeMessages(log, [message]) });
}

export function removeMessage(state: PageState, channelId: string, messageId: string): PageState {
  const log = state.logs[channelId];
  if (log === undefined) return state;
  return withLog(state, channelId, {
    ...log,
    items: log.items.filter((message) => message.id !== messageId),
  });
}

type ReactionEvent = Extract<PageDispatch, { t: 'MESSAGE_REACTION_ADD' | 'MESSAGE_REACTION_REMOVE' }>;

export function changeReaction(state: PageState, event: ReactionEvent): PageState {
  const { channel_id: channelId, message_id: messageId, emoji, user_id: userId } = event.d;
  const log = state.logs[channelId];
  const message = log?.items.find((item) => item.id === messageId);
  if (log === undefined || message === undefined) return state;
  const step = event.t === 'MESSAGE_REACTION_ADD' ? 1 : -1;
  const mine = userId === state.me.id;
  const same = (other: { readonly id: string | null; readonly name: string | null }): boolean =>
    other.id === emoji.id && other.name === emoji.name;
  const reactions = message.reactions ?? [];
  const known = reactions.some((reaction) => same(reaction.emoji));
  const next = known
    ? reactions.map((reaction) =>
        same(reaction.emoji)
          ? { ...reaction, count: reaction.count + step, me: mine ? step > 0 : reaction.me }
          : reaction,
      )
    : [
        ...reactions,
        {
          emoji,
          count: 1,
          me: mine,
          me_burst: false,
          burst_colors: [],
          count_details: { burst: 0, normal: 1 },
        },
      ];
  const changed: PageMessage = { ...message, reactions: next.filter((reaction) => reaction.count > 0) };
  return upsertMessage(state, changed);
}
