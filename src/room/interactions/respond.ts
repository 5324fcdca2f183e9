/** The bot's responses: callbacks of every type, and the interaction's webhook. */
import {
  InteractionResponseType as R,
  InteractionType,
  MessageFlags as F,
  MessageType,
} from 'discord-api-types/v10';
import type { Core } from '../core.js';
import type { Upload } from '../files/attachments.js';
import type { Body } from '../rest/http.js';
import { modalComplaints } from '../rest/components.js';
import { invalidField, invalidForm, type PathError, refuse, tooLong, wrongLength } from '../rest/errors.js';
import { knowsEmoji, readMessageBody } from '../rest/message-body.js';
import { check } from '../rest/schema.js';
import { createMessage, deleteMessage, editMessage, isLoading } from '../state/messages.js';
import type { Channel, Interaction, Message } from '../state/model.js';
import { showMessage } from '../state/present.js';
import { messagesOf, saveInteraction } from '../state/room-state.js';
import { fail, tellUser } from './create.js';

const CALLBACK_SCHEMA: Readonly<Record<number, string>> = {
  [R.Pong]: 'PongInteractionCallbackRequest',
  [R.ChannelMessageWithSource]: 'CreateMessageInteractionCallbackRequest',
  [R.DeferredChannelMessageWithSource]: 'CreateMessageInteractionCallbackRequest',
  [R.DeferredMessageUpdate]: 'UpdateMessageInteractionCallbackRequest',
  [R.UpdateMessage]: 'UpdateMessageInteractionCallbackRequest',
  [R.ApplicationCommandAutocompleteResult]: 'ApplicationCommandAutocompleteCallbackRequest',
  [R.Modal]: 'ModalInteractionCallbackRequest',
};

/** Response types that each interaction type allows. */
const ALLOWED: Readonly<Record<number, readonly number[]>> = {
  [InteractionType.ApplicationCommand]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.Modal,
  ],
  [InteractionType.MessageComponent]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.DeferredMessageUpdate,
    R.UpdateMessage,
    R.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [R.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [
    R.ChannelMessageWithSource,
    R.DeferredChannelMessageWithSource,
    R.DeferredMessageUpdate,
    R.UpdateMessage,
  ],
};

function channelOf(core: Core, interaction: Interaction): Channel {
  const channel = core.state.channels.get(interaction.channelId);
  if (!channel) throw refuse('unknownChannel');
  return channel;
}

function metadata(interaction: Interaction, original?: string): Message['interaction'] {
  return {
    id: interaction.id,
    type: interaction.type,
    userId: interaction.userId,
    ...(interaction.commandName ? { name: interaction.commandName } : {}),
    ...(interaction.messageId ? { interactedMessageId: interaction.messageId } : {}),
    ...(original ? { originalResponseMessageId: original } : {}),
  };
}

function post(
  core: Core,
  interaction: Interaction,
  json: unknown,
  files: readonly Upload[],
  at: readonly string[],
  followUp: boolean,
): Message {
  const channel = channelOf(core, interaction);
  const body = readMessageBody(core.state, json, files, {
    schema: 'IncomingWebhookInteractionRequest',
    channelId: channel.id,
    mayBeEphemeral: true,
    at,
  });
  const ephemeral = (body.flags & F.Ephemeral) !== 0;
  return createMessage(core.state, {
    channel,
    authorId: core.state.botId,
    type: followUp
      ? MessageType.Reply
      : interaction.commandName && interaction.type === 2
        ? MessageType.ChatInputCommand
        : MessageType.Default,
    ...body,
    interaction: metadata(interaction, followUp ? (interaction.originalId ?? undefined) : undefined),
    ephemeralFor: ephemeral ? interaction.userId : null,
    viaWebhook: true,
    ...(followUp && interaction.originalId
      ? { reference: { type: 0, channel_id: channel.id, message_id: interaction.originalId } }
      : {}),
  });
}

function sourceMessage(core: Core, interaction: Interaction): Message {
  const message = interaction.messageId
    ? messagesOf(core.state, interaction.channelId).get(interaction.messageId)
    : undefined;
  if (!message) throw refuse('unknownMessage');
  return message;
}

function defer(core: Core, interaction: Interaction, data: Body): Message {
  // Components v2 can't be requested here, only by the edit that completes the response.
  const asked = typeof data['flags'] === 'number' ? data['flags'] : 0;
  if (asked & F.IsComponentsV2)
    throw invalidField(
      ['data', 'flags'],
      'MESSAGE_FLAGS_INVALID',
      'The IS_COMPONENTS_V2 flag cannot be set on a deferred response',
    );
  const flags = F.Loading | (asked & F.Ephemeral);
  return createMessage(core.state, {
    channel: channelOf(core, interaction),
    authorId: core.state.botId,
    type: interaction.type === 2 ? MessageType.ChatInputCommand : MessageType.Default,
    flags,
    interaction: metadata(interaction),
    ephemeralFor: asked & F.Ephemeral ? interaction.userId : null,
    viaWebhook: true,
  });
}

function applyEdit(
  core: Core,
  channel: Channel,
  message: Message,
  json: unknown,
  files: readonly Upload[],
  at: readonly string[],
  schema: string,
): Message {
  const body = readMessageBody(core.state, json, files, {
    schema,
    channelId: channel.id,
    existing: message,
    at,
  });
  const loading = isLoading(message);
  return editMessage(core.state, channel, message, {
    ...body,
    flags: body.flags & ~F.Loading,
    silent: loading,
  });
}

function autocomplete(core: Core, interaction: Interaction, data: Body): void {
  const choices = Array.isArray(data['choices']) ? (data['choices'] as Body[]) : [];
  const errors: PathError[] = [];
  if (choices.length > 25) errors.push(tooLong(['data', 'choices'], 25));
  choices.forEach((choice, i) => {
    const name = String(choice['name'] ?? '');
    if (name.length < 1 || name.length > 100)
      errors.push(wrongLength(['data', 'choices', i, 'name'], 1, 100));
    if (typeof choice['value'] === 'string' && (choice['value'].length > 100 || choice['value'].length < 1))
      errors.push(wrongLength(['data', 'choices', i, 'value'], 1, 100));
  });
  if (errors.length > 0) throw invalidForm(errors);
  tellUser(core, interaction.userId, 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE', {
    nonce: interaction.nonce,
    choices,
  });
}

function openModal(core: Core, interaction: Interaction, data: Body): void {
  const errors = modalComplaints(data['components'], knowsEmoji(core.state));
  if (errors.length > 0) throw invalidForm(errors);
  const modal = {
    customId: String(data['custom_id']),
    title: String(data['title']),
    components: (data['components'] ?? []) as NonNullable<Interaction['modal']>['components'],
    submitted: false,
  };
  interaction.modal = modal;
  tellUser(core, interaction.userId, 'INTERACTION_MODAL_CREATE', {
    id: interaction.id,
    nonce: interaction.nonce,
    custom_id: modal.customId,
    title: modal.title,
    channel_id: interaction.channelId,
    components: modal.components,
    application: { id: core.state.application.id, name: core.state.application.name },
  });
}

export interface CallbackResult {
  readonly interaction: Interaction;
  readonly type: number;
  readonly message: Message | null;
}

/** The interaction with this id and token. @throws 10062 when there is none */
export function interactionFor(core: Core, id: string, token: string): Interaction {
  const interaction = core.state.interactions.get(id);
  if (!interaction || interaction.token !== token) throw refuse('unknownInteraction');
  return interaction;
}

/** `POST /interactions/:id/:token/callback`. */
export function callback(
  core: Core,
  id: string,
  token: string,
  json: unknown,
  files: readonly Upload[],
): CallbackResult {
  const { state } = core;
  const interaction = interactionFor(core, id, token);
  if (interaction.phase === 'answered') throw refuse('alreadyAcknowledged');
  if (interaction.phase === 'failed' || state.now() - interaction.createdAt > core.firstAnswerMs) {
    fail(core, interaction, 2);
    throw refuse('unknownInteraction');
  }
  const body = (json ?? {}) as Body;
  const type = Number(body['type']);
  const schema = CALLBACK_SCHEMA[type];
  if (!schema || !(ALLOWED[interaction.type] ?? []).includes(type))
    throw invalidField(
      ['type'],
      'BASE_TYPE_CHOICES',
      `Value must be one of {${(ALLOWED[interaction.type] ?? []).join(', ')}}.`,
    );
  check(schema, body);
  const data = (body['data'] ?? {}) as Body;
  let message: Message | null = null;
  switch (type) {
    case R.ChannelMessageWithSource:
      message = post(core, interaction, data, files, ['data'], false);
      interaction.originalId = message.id;
      break;
    case R.DeferredChannelMessageWithSource:
      message = defer(core, interaction, data);
      interaction.originalId = message.id;
      break;
    case R.DeferredMessageUpdate:
      interaction.originalId = sourceMessage(core, interaction).id;
      break;
    case R.UpdateMessage: {
      const source = sourceMessage(core, interaction);
      message = applyEdit(
        core,
        channelOf(core, interaction),
        source,
        data,
        files,
        ['data'],
        'IncomingWebhookUpdateForInteractionCallbackRequestPartial',
      );
      interaction.originalId = message.id;
      break;
    }
    case R.ApplicationCommandAutocompleteResult:
      autocomplete(core, interaction, data);
      break;
    case R.Modal:
      openModal(core, interaction, data);
      break;
    default:
      break;
  }
  interaction.phase = 'answered';
  interaction.callbackType = type;
  saveInteraction(state, interaction);
  if (type !== R.ApplicationCommandAutocompleteResult && type !== R.Modal)
    tellUser(core, interaction.userId, 'INTERACTION_SUCCESS', {
      id: interaction.id,
      nonce: interaction.nonce,
    });
  return { interaction, type, message };
}

/** The callback's response body for `with_response=true`. */
export function callbackResponse(core: Core, result: CallbackResult): unknown {
  const { interaction, message, type } = result;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      response_message_id: interaction.originalId ?? undefined,
      response_message_loading: message ? isLoading(message) : undefined,
      response_message_ephemeral: message ? message.ephemeralFor !== null : undefined,
      channel_id: interaction.channelId,
      ...(interaction.guildId ? { guild_id: interaction.guildId } : {}),
    },
    ...(message ? { resource: { type, message: showMessage(core.state, message, core.state.botId) } } : {}),
  };
}

/** The interaction with this token. @throws when it is unknown, unanswered or expired */
export function byToken(core: Core, applicationId: string, token: string): Interaction {
  if (applicationId !== core.state.application.id) throw refuse('unknownWebhook');
  let interaction: Interaction | undefined;
  for (const candidate of core.state.interactions.values())
    if (candidate.token === token) interaction = candidate;
  if (!interaction) throw refuse('invalidToken');
  if (core.state.now() - interaction.createdAt > core.tokenLifeMs) throw refuse('invalidToken');
  if (interaction.phase !== 'answered') throw refuse('unknownWebhook');
  return interaction;
}

/** A message of this interaction's webhook, by id or `@original`. */
export function webhookMessage(core: Core, interaction: Interaction, id: string): Message {
  const wanted = id === '@original' ? interaction.originalId : id;
  const message = wanted ? messagesOf(core.state, interaction.channelId).get(wanted) : undefined;
  const own =
    message && (message.id === interaction.originalId || message.interaction?.id === interaction.id);
  if (!message || !own) throw refuse('unknownMessage');
  return message;
}

export function followUp(
  core: Core,
  interaction: Interaction,
  json: unknown,
  files: readonly Upload[],
): Message {
  const original = interaction.originalId
    ? messagesOf(core.state, interaction.channelId).get(interaction.originalId)
    : undefined;
  // The first follow-up to a deferred response completes it.
  if (original && isLoading(original)) return editReply(core, interaction, '@original', json, files);
  return post(core, interaction, json, files, [], true);
}

export function editReply(
  core: Core,
  interaction: Interaction,
  id: string,
  json: unknown,
  files: readonly Upload[],
): Message {
  const message = webhookMessage(core, interaction, id);
  return applyEdit(
    core,
    channelOf(core, interaction),
    message,
    json,
    files,
    [],
    'IncomingWebhookUpdateRequestPartial',
  );
}

export function deleteReply(core: Core, interaction: Interaction, id: string): void {
  const message = webhookMessage(core, interaction, id);
  deleteMessage(core.state, channelOf(core, interaction), message);
  if (interaction.originalId === message.id) {
    interaction.originalId = null;
    saveInteraction(core.state, interaction);
  }
}
