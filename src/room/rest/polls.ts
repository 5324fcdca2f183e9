import { compareIds } from '../state/snowflake.js';
import { endPoll } from '../state/polls.js';
import { showMessage, showUser } from '../state/present.js';
import { refuse } from './errors.js';
import { channelOf, messageOf, route } from './router.js';
import type { Call, Route } from './router.js';

function expire(call: Call): unknown {
  const channel = channelOf(call);
  const message = messageOf(call, channel);
  const { world } = call.core;
  if (!message.poll) throw refuse('noPoll');
  if (message.authorId !== world.botId) throw refuse('otherAuthor');
  if (!endPoll(world, channel, message)) throw refuse('pollExpired');
  return showMessage(world, message, world.botId);
}

function voters(call: Call): unknown {
  const { poll } = messageOf(call, channelOf(call));
  if (!poll) throw refuse('noPoll');
  const answer = poll.answers.find(({ id }) => String(id) === call.params['answer']);
  const after = call.query.get('after');
  const users = (answer?.voters ?? [])
    .filter((id) => !after || compareIds(id, after) > 0)
    .slice(0, Number(call.query.get('limit') ?? 25));
  return { users: users.map((id) => showUser(call.core.world, id)) };
}

const ONE = '/channels/:channel_id/polls/:message_id';

export const pollRoutes: readonly Route[] = [
  route('POST', `${ONE}/expire`, expire),
  route('GET', `${ONE}/answers/:answer`, voters),
];
