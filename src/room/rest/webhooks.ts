import {
  byToken,
  callback,
  callbackResponse,
  deleteReply,
  editReply,
  followUp,
  webhookMessage,
} from '../interactions/respond.js';
import { showMessage } from '../state/present.js';
import type { Message } from '../state/model.js';
import { answer, NOTHING, route } from './router.js';
import type { Call, Route } from './router.js';

const show = (call: Call, message: Message) => showMessage(call.core.world, message, call.core.world.botId);

const interactionOf = (call: Call) =>
  byToken(call.core, call.params['application_id'] ?? '', call.params['token'] ?? '');

const idOf = (call: Call) => call.params['message_id'] ?? '@original';

/** Interaction endpoints: the token in the path is the key, and no bot token is asked for. */
export const webhookRoutes: readonly Route[] = [
  route(
    'POST',
    '/interactions/:interaction_id/:token/callback',
    (call) => {
      const result = callback(
        call.core,
        call.params['interaction_id'] ?? '',
        call.params['token'] ?? '',
        call.json,
        call.files,
      );
      return call.query.get('with_response') === 'true' ? callbackResponse(call.core, result) : NOTHING;
    },
    true,
  ),
  route(
    'POST',
    '/webhooks/:application_id/:token',
    (call) => answer(200, show(call, followUp(call.core, interactionOf(call), call.json, call.files))),
    true,
  ),
  route(
    'GET',
    '/webhooks/:application_id/:token/messages/:message_id',
    (call) => show(call, webhookMessage(call.core, interactionOf(call), idOf(call))),
    true,
  ),
  route(
    'PATCH',
    '/webhooks/:application_id/:token/messages/:message_id',
    (call) => show(call, editReply(call.core, interactionOf(call), idOf(call), call.json, call.files)),
    true,
  ),
  route(
    'DELETE',
    '/webhooks/:application_id/:token/messages/:message_id',
    (call) => {
      deleteReply(call.core, interactionOf(call), idOf(call));
      return NOTHING;
    },
    true,
  ),
];
