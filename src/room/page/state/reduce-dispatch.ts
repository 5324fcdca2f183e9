import type { PageChannel, PageDispatch, PageMessage } from '../../contract.js';
import { isEphemeral } from '../kinds.js';
import { without } from '../parts/without.js';
import { changeReaction, removeMessage, upsertMessage } from './messages.js';
import { FAILURE_TEXT, type PageState } from './model.js';
import { refuse, withoutPending } from './pending.js';

/** Discord shows the typing indicator for ten seconds. */
const TYPING_MS = 10_000;

/**
 * Applies an event of the room. `at`: this browser's clock, ms; `watching`: the end of the open channel
 * is visible, so that a new message there counts as read.
 */
export function reduceDispatch(
  state: PageState,
  event: PageDispatch,
  at: number,
  watching: boolean,
): PageState {
  switch (event.t) {
    case 'MESSAGE_CREATE':
      return receive(state, event.d, watching);
    case 'MESSAGE_UPDATE':
      return upsertMessage(state, event.d);
    case 'MESSAGE_DELETE':
      return removeMessage(state, event.d.channel_id, event.d.id);
    case 'MESSAGE_REACTION_ADD':
    case 'MESSAGE_REACTION_REMOVE':
      return changeReaction(state, event);
    case 'CHANNEL_CREATE':
    case 'CHANNEL_UPDATE':
    case 'THREAD_CREATE':
    case 'THREAD_UPDATE':
      return {
        ...state,
        channels: { ...state.channels, [event.d.id]: event.d },
      };
    case 'CHANNEL_DELETE':
    case 'THREAD_DELETE':
      return { ...state, channels: without(state.channels, event.d.id) };
    case 'TYPING_START':
      return {
        ...state,
        typing: {
          ...state.typing,
          [event.d.channel_id]: { ...state.typing[event.d.channel_id], [event.d.user_id]: at + TYPING_MS },
        },
      };
    case 'ROOM_CLOSED':
      return { ...state, closedBecause: event.d.why };
    case 'BOT_PRESENCE':
      return { ...state, botOnline: event.d.online };
    case 'INTERACTION_SUCCESS': {
      const was = state.pending[event.d.nonce];
      const next = withoutPending(state, event.d.nonce);
      return was?.kind === 'modal' ? { ...next, modal: null, modalProblem: null } : next;
    }
    case 'INTERACTION_FAILURE':
      return refuse(state, event.d.nonce, FAILURE_TEXT[event.d.reason_code]);
    case 'INTERACTION_MODAL_CREATE':
      return { ...withoutPending(state, event.d.nonce), modal: event.d, modalProblem: null };
    case 'TROUBLE':
      return { ...state, trouble: event.d };
    case 'THREAD_MEMBERS_UPDATE':
      return changeMembership(state, event.d);
    case 'READY':
    case 'CHANNEL_PINS_UPDATE':
    case 'GUILD_UPDATE':
    case 'COMMANDS_UPDATE':
    case 'INTERACTION_CREATE':
    case 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE':
      return state;
  }
}

type MembersEvent = Extract<PageDispatch, { t: 'THREAD_MEMBERS_UPDATE' }>['d'];

/** Membership decides whether a thread shows as unread. */
function changeMembership(state: PageState, event: MembersEvent): PageState {
  const thread = state.channels[event.id];
  if (thread === undefined) return state;
  const joined = event.added_members?.find((member) => member.user_id === state.me.id);
  const left = event.removed_member_ids?.includes(state.me.id) === true;
  if (joined === undefined && !left) return state;
  const changed: PageChannel = { ...thread };
  if (joined === undefined) Reflect.deleteProperty(changed, 'member');
  else Object.assign(changed, { member: joined });
  return { ...state, channels: { ...state.channels, [event.id]: changed } };
}

function receive(state: PageState, message: PageMessage, watching: boolean): PageState {
  const channelId = message.channel_id;
  const mine = message.author.id === state.me.id;
  const seen = mine || (watching && state.openChannel === channelId);
  const read = state.reads[channelId];
  const unseen = state.openChannel === channelId && !seen && state.newAfter === null;
  const ephemeral = isEphemeral(message);
  const typing = without(state.typing[channelId] ?? {}, message.author.id);
  const withMessage = upsertMessage(state, message);
  return {
    ...withMessage,
    typing: { ...withMessage.typing, [channelId]: typing },
    newAfter:
      mine && state.openChannel === channelId
        ? null
        : unseen
          ? (read?.last_read_message_id ?? null)
          : state.newAfter,
    reads: {
      ...withMessage.reads,
      [channelId]: {
        last_message_id: message.id,
        last_read_message_id: seen ? message.id : (read?.last_read_message_id ?? null),
        mention_count: seen
          ? 0
          : (read?.mention_count ?? 0) + (message.mentions_me === true && !ephemeral ? 1 : 0),
      },
    },
  };
}
