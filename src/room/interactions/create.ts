/** Creates an interaction from a person's action and delivers it to the bot. */
import { randomBytes } from 'node:crypto';
import { InteractionType } from 'discord-api-types/v10';
import type { Core } from '../core.js';
import type { Channel, Interaction, Message } from '../state/model.js';
import { ALL_PERMISSIONS, channelPermissions } from '../state/permissions.js';
import { memberOf, showChannel, showMember, showMessage, showUser } from '../state/present.js';
import { saveInteraction } from '../state/room-state.js';

export interface NewInteraction {
  readonly type: number;
  readonly userId: string;
  readonly channel: Channel;
  readonly nonce: string;
  readonly data: Record<string, unknown>;
  readonly message?: Message | undefined;
  readonly commandName?: string;
  readonly commandId?: string;
  readonly locale?: string;
}

const FEW = 2000;

/** Tells the person the outcome of their interaction. */
export function tellUser(core: Core, userId: string, t: string, d: unknown): void {
  core.state.emit({ t, d, only: 'people', users: [userId] });
}

export function fail(core: Core, interaction: Interaction, reason: 1 | 2 | 3): void {
  if (interaction.phase !== 'waiting') return;
  interaction.phase = 'failed';
  saveInteraction(core.state, interaction);
  tellUser(core, interaction.userId, 'INTERACTION_FAILURE', {
    id: interaction.id,
    nonce: interaction.nonce,
    reason_code: reason,
  });
}

/** The payload of INTERACTION_CREATE. */
function payload(core: Core, interaction: Interaction, made: NewInteraction): Record<string, unknown> {
  const { state } = core;
  const { channel } = made;
  const member = memberOf(state, channel.guildId, made.userId);
  const locale = made.locale ?? 'en-US';
  return {
    id: interaction.id,
    application_id: state.application.id,
    type: interaction.type,
    data: made.data,
    ...(channel.guildId
      ? {
          guild_id: channel.guildId,
          guild: { id: channel.guildId, locale: 'en-US', features: ['COMMUNITY'] },
          guild_locale: 'en-US',
        }
      : {}),
    channel_id: channel.id,
    channel: {
      ...showChannel(state, channel, state.botId),
      permissions: channelPermissions(state, channel, made.userId).toString(),
    },
    ...(member
      ? {
          member: {
            ...showMember(state, member),
            permissions: channelPermissions(state, channel, made.userId).toString(),
          },
        }
      : { user: showUser(state, made.userId) }),
    token: interaction.token,
    version: 1,
    app_permissions: (channel.guildId
      ? channelPermissions(state, channel, state.botId)
      : ALL_PERMISSIONS
    ).toString(),
    locale,
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: channel.guildId ? { 0: channel.guildId } : { 1: made.userId },
    context: channel.guildId ? 0 : 1,
    attachment_size_limit: 10 * 1024 * 1024,
    ...(made.message ? { message: showMessage(state, made.message, state.botId) } : {}),
  };
}

/** Drops the oldest interactions whose tokens have expired. */
function prune(core: Core): void {
  const { state } = core;
  if (state.interactions.size < FEW) return;
  for (const [id, old] of state.interactions) {
    if (state.now() - old.createdAt < core.tokenLifeMs * 2) break;
    state.interactions.delete(id);
    state.keeper?.remove('interaction', id);
  }
}

/** Creates an interaction and sends it; the person learns the outcome over their socket. */
export function createInteraction(core: Core, made: NewInteraction): Interaction {
  const { state } = core;
  prune(core);
  const interaction: Interaction = {
    id: state.nextId(),
    token: randomBytes(48).toString('base64url'),
    type: made.type,
    userId: made.userId,
    channelId: made.channel.id,
    guildId: made.channel.guildId,
    nonce: made.nonce,
    createdAt: state.now(),
    ...(made.commandName ? { commandName: made.commandName } : {}),
    ...(made.commandId ? { commandId: made.commandId } : {}),
    messageId: made.message?.id ?? null,
    phase: 'waiting',
    callbackType: null,
    originalId: null,
    modal: null,
  };
  saveInteraction(state, interaction);
  tellUser(core, made.userId, 'INTERACTION_CREATE', { id: interaction.id, nonce: made.nonce });
  if (!core.gateway.reachable()) {
    fail(core, interaction, 3);
    return interaction;
  }
  const { copies, delayMs } = core.trouble.state().interactions;
  const send = () => {
    for (let i = 0; i < copies; i += 1)
      state.emit({
        t: 'INTERACTION_CREATE',
        d: payload(core, interaction, made),
        guildId: made.channel.guildId,
        channel: made.channel,
        only: 'bot',
      });
  };
  if (delayMs > 0) setTimeout(send, delayMs).unref();
  else send();
  if (made.type !== InteractionType.ApplicationCommandAutocomplete)
    setTimeout(() => fail(core, interaction, 2), core.firstAnswerMs).unref();
  return interaction;
}
