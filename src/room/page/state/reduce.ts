import { fromBootstrap } from './initial.js';
import type { Action } from './actions.js';
import { mergeMessages, onlyEphemeral } from './messages.js';
import type { PageState } from './model.js';
import { lineFor } from './new-line.js';
import { expirePending, refuse, withoutFailed, withoutPending } from './pending.js';
import { reduceDispatch } from './reduce-dispatch.js';

export function reduce(state: PageState, action: Action): PageState {
  switch (action.type) {
    case 'dispatch':
      return reduceDispatch(state, action.event, action.at, action.watching);
    case 'bootstrap': {
      const log = state.logs[state.openChannel];
      // Other channels may have changed meanwhile: they are reloaded when opened.
      const logs = log === undefined ? {} : { [state.openChannel]: log };
      const next = { ...state, ...fromBootstrap(action.data, action.at), logs };
      // A bootstrap has no archived threads: keep the open one.
      const open = state.channels[state.openChannel];
      return open === undefined || open.id in next.channels
        ? next
        : { ...next, channels: { ...next.channels, [open.id]: open } };
    }
    case 'commands':
      return { ...state, commands: { ...state.commands, [action.guildId]: action.commands } };
    case 'messages': {
      const log = state.logs[action.channelId];
      const items = mergeMessages(action.replace ? onlyEphemeral(log) : log, action.items);
      return { ...state, logs: { ...state.logs, [action.channelId]: { items, complete: action.complete } } };
    }
    case 'open':
      return action.channelId === state.openChannel
        ? state
        : {
            ...state,
            openChannel: action.channelId,
            newAfter: lineFor(state.reads[action.channelId]),
            jump: null,
          };
    case 'jump':
      return { ...state, jump: { messageId: action.messageId, count: (state.jump?.count ?? 0) + 1 } };
    case 'channel':
      return { ...state, channels: { ...state.channels, [action.channel.id]: action.channel } };
    case 'user':
      return { ...state, users: { ...state.users, [action.user.id]: action.user } };
    case 'read': {
      const read = state.reads[action.channelId];
      return {
        ...state,
        reads: {
          ...state.reads,
          [action.channelId]: {
            last_message_id: read?.last_message_id ?? action.messageId,
            last_read_message_id: action.messageId,
            mention_count: 0,
          },
        },
      };
    }
    case 'forget-new-line':
      return state.newAfter === null ? state : { ...state, newAfter: null };
    case 'connection':
      if (state.connection === action.connection) return state;
      return {
        ...state,
        connection: action.connection,
        closedBecause: action.connection === 'open' ? null : state.closedBecause,
      };
    case 'sent':
      return {
        ...state,
        pending: { ...withoutFailed(state.pending, action.pending), [action.pending.nonce]: action.pending },
        modalProblem: null,
      };
    case 'refused':
      return refuse(state, action.nonce, action.problem);
    case 'dismiss':
      return withoutPending(state, action.nonce);
    case 'close-modal':
      return { ...state, modal: null, modalProblem: null };
    case 'notice':
      return { ...state, notice: action.text };
    case 'tick':
      return dropOldTyping(expirePending(state, action.at), action.at);
  }
}

function dropOldTyping(state: PageState, at: number): PageState {
  const stale = Object.values(state.typing).some((people) =>
    Object.values(people).some((until) => until <= at),
  );
  if (!stale) return state;
  const typing = Object.fromEntries(
    Object.entries(state.typing).map(([channelId, people]) => [
      channelId,
      Object.fromEntries(Object.entries(people).filter(([, until]) => until > at)),
    ]),
  );
  return { ...state, typing };
}
