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
import type { Core } from '../core.js';
import type { Interaction, Message } from '../state/model.js';
import { answer, NOTHING, route } from '../rest/router.js';
import type { RestRequest, Route } from '../rest/router.js';

const show = (request: RestRequest, message: Message) =>
  showMessage(request.core.state, message, request.core.state.botId);

const interactionOf = (core: Core, params: RestRequest['params']) =>
  byToken(core, params['application_id'] ?? '', params['token'] ?? '');

const idOf = (request: RestRequest) => request.params['message_id'] ?? '@original';

const BASE = '/webhooks/:application_id/:token';
const ONE = `${BASE}/messages/:message_id`;

/** A route of an interaction's webhook. */
const webhook = (
  method: string,
  pattern: string,
  handler: (request: RestRequest, interaction: Interaction) => unknown,
): Route =>
  route(
    method,
    pattern,
    (request) => handler(request, interactionOf(request.core, request.params)),
    true,
    interactionOf,
  );

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
  webhook('POST', BASE, (request, interaction) =>
    answer(200, show(request, followUp(request.core, interaction, request.json, request.files))),
  ),
  webhook('GET', ONE, (request, interaction) =>
    show(request, webhookMessage(request.core, interaction, idOf(request))),
  ),
  webhook('PATCH', ONE, (request, interaction) =>
    show(request, editReply(request.core, interaction, idOf(request), request.json, request.files)),
  ),
  webhook('DELETE', ONE, (request, interaction) => {
    deleteReply(request.core, interaction, idOf(request));
    return NOTHING;
  }),
];
