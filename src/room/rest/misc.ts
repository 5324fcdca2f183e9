import type { Core } from '../core.js';
import { showUser } from '../state/present.js';
import { refuse } from './errors.js';
import { bodyOf, route } from './router.js';
import type { RestRequest, Route } from './router.js';

function application(core: Core): unknown {
  const { application: app } = core.state;
  return {
    id: app.id,
    name: app.name,
    icon: null,
    description: app.description,
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: (1 << 13) | (1 << 15) | (1 << 19) | (1 << 23),
    tags: [],
    hook: true,
    owner: showUser(core.state, app.ownerId),
    team: null,
    bot: showUser(core.state, core.state.botId),
    approximate_guild_count: [...core.state.guilds.values()].filter((g) => g.botPresent).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    event_webhooks_url: null,
    event_webhooks_status: 1,
    integration_types_config: { 0: {}, 1: {} },
  };
}

function gatewayUrl(core: Core): string {
  return `${core.links.base().replace(/^http/, 'ws')}/gateway`;
}

function gatewayBot(request: RestRequest): unknown {
  const { remaining, resetAfter } = request.core.gateway.identifiesLeft();
  return {
    url: gatewayUrl(request.core),
    shards: request.core.shards,
    session_start_limit: {
      total: request.core.identifyLimit,
      remaining,
      reset_after: resetAfter,
      max_concurrency: request.core.maxConcurrency,
    },
  };
}

function editSelf(request: RestRequest): unknown {
  const { state } = request.core;
  const user = state.users.get(state.botId);
  const name = bodyOf(request)['username'];
  if (user && typeof name === 'string') {
    user.username = name;
    state.keeper?.save('user', user.id, user);
    state.emit({ t: 'USER_UPDATE', d: showUser(state, user.id), only: 'bot' });
  }
  return showUser(state, state.botId);
}

export const miscRoutes: readonly Route[] = [
  route('GET', '/gateway', (request) => ({ url: gatewayUrl(request.core) }), true),
  route('GET', '/gateway/bot', gatewayBot),
  route('GET', '/applications/@me', (request) => application(request.core)),
  route('PATCH', '/applications/@me', (request) => application(request.core)),
  route('GET', '/oauth2/applications/@me', (request) => application(request.core)),
  route('GET', '/users/@me', (request) => ({
    ...showUser(request.core.state, request.core.state.botId),
    verified: true,
    mfa_enabled: false,
  })),
  route('PATCH', '/users/@me', editSelf),
  route('GET', '/users/:user_id', (request) => {
    const id = request.params['user_id'] ?? '';
    if (!request.core.state.users.has(id)) throw refuse('unknownUser');
    return showUser(request.core.state, id);
  }),
  route('GET', '/voice/regions', () => []),
  route('GET', '/sticker-packs', () => ({ sticker_packs: [] })),
];
