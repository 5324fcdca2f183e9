import type { Core } from '../core.js';
import { showUser } from '../state/present.js';
import { refuse } from './errors.js';
import { bodyOf, route } from './router.js';
import type { Call, Route } from './router.js';

function application(core: Core): unknown {
  const { application: app } = core.world;
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
    owner: showUser(core.world, app.ownerId),
    team: null,
    bot: showUser(core.world, core.world.botId),
    approximate_guild_count: [...core.world.guilds.values()].filter((g) => g.botPresent).length,
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

function gatewayBot(call: Call): unknown {
  const { remaining, resetAfter } = call.core.gateway.identifiesLeft();
  return {
    url: gatewayUrl(call.core),
    shards: call.core.shards,
    session_start_limit: {
      total: call.core.identifyLimit,
      remaining,
      reset_after: resetAfter,
      max_concurrency: call.core.maxConcurrency,
    },
  };
}

function editSelf(call: Call): unknown {
  const { world } = call.core;
  const user = world.users.get(world.botId);
  const name = bodyOf(call)['username'];
  if (user && typeof name === 'string') {
    user.username = name;
    world.keeper?.save('user', user.id, user);
    world.emit({ t: 'USER_UPDATE', d: showUser(world, user.id), only: 'bot' });
  }
  return showUser(world, world.botId);
}

export const miscRoutes: readonly Route[] = [
  route('GET', '/gateway', (call) => ({ url: gatewayUrl(call.core) }), true),
  route('GET', '/gateway/bot', gatewayBot),
  route('GET', '/applications/@me', (call) => application(call.core)),
  route('PATCH', '/applications/@me', (call) => application(call.core)),
  route('GET', '/oauth2/applications/@me', (call) => application(call.core)),
  route('GET', '/users/@me', (call) => ({
    ...showUser(call.core.world, call.core.world.botId),
    verified: true,
    mfa_enabled: false,
  })),
  route('PATCH', '/users/@me', editSelf),
  route('GET', '/users/:user_id', (call) => {
    const id = call.params['user_id'] ?? '';
    if (!call.core.world.users.has(id)) throw refuse('unknownUser');
    return showUser(call.core.world, id);
  }),
  route('GET', '/voice/regions', () => []),
  route('GET', '/sticker-packs', () => ({ sticker_packs: [] })),
];
