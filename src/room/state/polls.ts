/** Polls: voting, ending and results. */
import { GatewayIntentBits as I, MessageType } from 'discord-api-types/v10';
import type { APIEmbed } from 'discord-api-types/v10';
import { announce, createMessage, inGuild } from './messages.js';
import type { Channel, Message, Poll } from './model.js';
import type { RoomState } from './room-state.js';
import { isoNow, saveMessage } from './room-state.js';

const hasEnded = (state: RoomState, poll: Poll): boolean =>
  poll.finalized || Date.parse(poll.expiry) <= state.now();

/** Replaces a person's votes; false when the poll has ended. */
export function vote(
  state: RoomState,
  channel: Channel,
  message: Message,
  userId: string,
  answers: readonly number[],
): boolean {
  const { poll } = message;
  if (!poll || hasEnded(state, poll)) return false;
  for (const answer of poll.answers) {
    const had = answer.voters.includes(userId);
    const has = answers.includes(answer.id);
    if (had === has) continue;
    answer.voters = has ? [...answer.voters, userId] : answer.voters.filter((id) => id !== userId);
    state.emit({
      t: has ? 'MESSAGE_POLL_VOTE_ADD' : 'MESSAGE_POLL_VOTE_REMOVE',
      d: {
        user_id: userId,
        channel_id: channel.id,
        message_id: message.id,
        ...inGuild(channel),
        answer_id: answer.id,
      },
      guildId: channel.guildId,
      channel,
      only: 'bot',
      intents: channel.guildId ? I.GuildMessagePolls : I.DirectMessagePolls,
    });
  }
  saveMessage(state, message);
  announce(state, channel, message, 'MESSAGE_UPDATE', 'people');
  return true;
}

/** The embed of the system message about a poll's end. */
function resultOf({ question, answers }: Poll): APIEmbed {
  const most = Math.max(...answers.map(({ voters }) => voters.length));
  const first = answers.filter(({ voters }) => voters.length === most && most > 0);
  const [winner] = first.length === 1 ? first : [];
  const total = answers.reduce((sum, { voters }) => sum + voters.length, 0);
  const said: Readonly<Record<string, string>> = {
    poll_question_text: question,
    victor_answer_votes: String(most),
    total_votes: String(total),
    ...(winner ? { victor_answer_id: String(winner.id), victor_answer_text: winner.text } : {}),
  };
  const fields = Object.entries(said).map(([name, value]) => ({ name, value, inline: false }));
  return { type: 'poll_result', fields } as unknown as APIEmbed;
}

/** Ends a poll and announces it; false when it had already ended. */
export function endPoll(state: RoomState, channel: Channel, message: Message): boolean {
  const { poll } = message;
  if (!poll || poll.finalized) return false;
  poll.finalized = true;
  if (Date.parse(poll.expiry) > state.now()) poll.expiry = isoNow(state);
  saveMessage(state, message);
  announce(state, channel, message, 'MESSAGE_UPDATE');
  if (message.ephemeralFor) return true;
  createMessage(state, {
    channel,
    authorId: message.authorId,
    type: MessageType.PollResult,
    embeds: [resultOf(poll)],
    about: [],
    reference: { type: 0, channel_id: channel.id, message_id: message.id },
    allowedMentions: { parse: [] },
  });
  return true;
}

/** Ends expired polls. */
export function sweepPolls(state: RoomState): void {
  const over: (readonly [Channel, Message])[] = [];
  for (const [channelId, messages] of state.messages) {
    const channel = state.channels.get(channelId);
    for (const message of messages.values())
      if (channel && message.poll && !message.poll.finalized && hasEnded(state, message.poll))
        over.push([channel, message]);
  }
  for (const [channel, message] of over) endPoll(state, channel, message);
}
