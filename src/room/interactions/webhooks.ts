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
import type { Admit, RestRequest, Route } from '../rest/router.js';

const show = (request: RestRequest, message: Message) =>
  showMessage(request.core.state, message, request.core.state.botId);

const interactionOf = (request: RestRequest) =>
  byToken(request.core, request.params['application_id'] ?? '', request.params['token'] ?? '');

const WEBHOOK: Admit = (core, params) => byToken(core, params['application_id'] ?? '', params['token'] ?? '');

const idOf = (request: RestRequest) => request.params['message_id'] ?? '@original';

/** Interaction endpoints: the token in the path authorizes; no bot token is needed. */
export const webhookRoutes: readonly Route[] = [
  route(
    'POST',
    '/interactions/:interaction_id/:token/callback',
    (request) => {
      const result = callback(
        request.core,
        request.params['interaction_id'] ?? '',
        request.params['token'] ?? '',
        request.json,
        request.files,
      );
      return request.query.get('with_response') === 'true' ? callbackResponse(request.core, result) : NOTHING;
    },
    true,
    (core, params) => interactionFor(core, params['interaction_id'] ?? '', params['token'] ?? ''),
  ),
  route(
    'POST',
    '/webhooks/:application_id/:token',
    (request) =>
      answer(200, show(request, followUp(request.core, interactionOf(request), request.json, request.files))),
    true,
    WEBHOOK,
  ),
  route(
    'GET',
    '/webhooks/:application_id/:token/messages/:message_id',
    (request) => show(request, webhookMessage(request.core, interactionOf(request), idOf(request))),
    true,
    WEBHOOK,
  ),
  route(
    'PATCH',
    '/webhooks/:application_id/:token/messages/:message_id',
    (request) =>
      show(
        request,
        editReply(request.core, interactionOf(request), idOf(request), request.json, request.files),
      ),
    true,
    WEBHOOK,
  ),
  route(
    'DELETE',
    '/webhooks/:application_id/:token/messages/:message_id',
    (request) => {
      deleteReply(request.core, interactionOf(request), idOf(request));
      return NOTHING;
    },
    true,
    WEBHOOK,
  ),
];
