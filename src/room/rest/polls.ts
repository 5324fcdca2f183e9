import { compareIds } from '../state/snowflake.js';
import { endPoll } from '../state/polls.js';
import { showMessage, showUser } from '../state/present.js';
import { refuse } from './errors.js';
import { channelOf, messageOf, route } from './router.js';
import type { RestRequest, Route } from './router.js';

function expire(request: RestRequest): unknown {
  const channel = channelOf(request);
  const message = messageOf(request, channel);
  const { state } = request.core;
  if (!message.poll) throw refuse('noPoll');
  if (message.authorId !== state.botId) throw refuse('otherAuthor');
  if (!endPoll(state, channel, message)) throw refuse('pollExpired');
  return showMessage(state, message, state.botId);
}

function voters(request: RestRequest): unknown {
  const { poll } = messageOf(request, channelOf(request));
  if (!poll) throw refuse('noPoll');
  const answer = poll.answers.find(({ id }) => String(id) === request.params['answer']);
  const after = request.query.get('after');
  const users = (answer?.voters ?? [])
    .filter((id) => !after || compareIds(id, after) > 0)
    .slice(0, Number(request.query.get('limit') ?? 25));
  return { users: users.map((id) => showUser(request.core.state, id)) };
}

const ONE = '/channels/:channel_id/polls/:message_id';

export const pollRoutes: readonly Route[] = [
  route('POST', `${ONE}/expire`, expire),
  route('GET', `${ONE}/answers/:answer`, voters),
];
