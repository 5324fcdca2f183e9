import {
  byToken,
  callback,
  callbackResponse,
  deleteReply,
  editReply,
  followUp,
  interactionFor,
  webhookMessage,
} from './respond.js';
import { showMessage } from '../state/present.js';
import type { Message } from '../state/model.js';
import { answer, NOTHING, route } from '../rest/router.js';
import type { Admit, Call, Route } from '../rest/router.js';

const show = (call: Call, message: Message) => showMessage(call.core.world, message, call.core.world.botId);

const interactionOf = (call: Call) =>
  byToken(call.core, call.params['application_id'] ?? '', call.params['token'] ?? '');

const WEBHOOK: Admit = (core, params) => byToken(core, params['application_id'] ?? '', params['token'] ?? '');

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
    (core, params) => interactionFor(core, params['interaction_id'] ?? '', params['token'] ?? ''),
  ),
  route(
    'POST',
    '/webhooks/:application_id/:token',
    (call) => answer(200, show(call, followUp(call.core, interactionOf(call), call.json, call.files))),
    true,
    WEBHOOK,
  ),
  route(
    'GET',
    '/webhooks/:application_id/:token/messages/:message_id',
    (call) => show(call, webhookMessage(call.core, interactionOf(call), idOf(call))),
    true,
    WEBHOOK,
  ),
  route(
    'PATCH',
    '/webhooks/:application_id/:token/messages/:message_id',
    (call) => show(call, editReply(call.core, interactionOf(call), idOf(call), call.json, call.files)),
    true,
    WEBHOOK,
  ),
  route(
    'DELETE',
    '/webhooks/:application_id/:token/messages/:message_id',
    (call) => {
      deleteReply(call.core, interactionOf(call), idOf(call));
      return NOTHING;
    },
    true,
    WEBHOOK,
  ),
];
