/** A person's command, press, choice or submitted form, checked as Discord's client and server do. */
import {
  ComponentType,
  InteractionType as T,
  MessageFlags,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import type { Core } from '../core.js';
import { storeUpload } from '../files/attachments.js';
import { createInteraction } from '../interactions/create.js';
import { LOCALES } from '../rest/command-limits.js';
import { badLength, DiscordError, invalidField, refuse } from '../rest/errors.js';
import type { Channel, RegisteredCommand, Interaction, Message, StoredComponent } from '../state/model.js';
import { canView, channelPermissions, isThread } from '../state/permissions.js';
import { messagesOf, saveInteraction } from '../state/room-state.js';
import { mayRead } from './views.js';
import { offers } from './chosen.js';
import { checkOptions } from './options.js';
import { resolveIds } from './resolved.js';
import type {
  PageCommandData,
  PageComponentData,
  PageInteraction,
  PageModalData,
  PageOption,
} from '../contract.js';
import { answerModal } from './modals.js';

/** Group and subcommand, which a message shows together with the command's name. */
function subcommandsOf(options: readonly PageOption[]): readonly string[] {
  const [first] = options;
  if (first?.type !== 1 && first?.type !== 2) return [];
  return [first.name, ...subcommandsOf(first.options ?? [])];
}

/** Fields that every interaction has besides its data. */
interface Given {
  readonly nonce: string;
  readonly locale?: string;
}

const localeOf = (locale: unknown): { locale?: string } =>
  typeof locale === 'string' && LOCALES.includes(locale) ? { locale } : {};

function usable(core: Core, command: RegisteredCommand, channel: Channel, userId: string): boolean {
  if (command.guildId !== null && command.guildId !== channel.guildId) return false;
  const place = channel.guildId === null ? 1 : 0;
  if (command.contexts && !command.contexts.includes(place)) return false;
  if (channel.guildId === null) return command.guildId === null && command.dm_permission !== false;
  if (!core.state.guilds.get(channel.guildId)?.botPresent) return false;
  const needs = command.default_member_permissions;
  if (needs === null || needs === undefined) return true;
  const held = channelPermissions(core.state, channel, userId);
  return needs === '0' ? (held & P.Administrator) !== 0n : (held & BigInt(needs)) === BigInt(needs);
}

/** Global and guild commands this person may use; a guild command hides a global one of its name. */
export function commandsFor(core: Core, guildId: string | null, userId: string): RegisteredCommand[] {
  const { state } = core;
  const channel = [...state.channels.values()].find(
    (c) => c.guildId === guildId && canView(state, c, userId),
  );
  const all = [...state.commands.values()].filter(
    (c) => (c.guildId === null || c.guildId === guildId) && (!channel || usable(core, c, channel, userId)),
  );
  return all.filter(
    (c) =>
      c.guildId !== null || !all.some((o) => o.guildId !== null && o.name === c.name && o.type === c.type),
  );
}

function command(
  core: Core,
  channel: Channel,
  userId: string,
  body: PageInteraction & { type: 2 | 4 },
): Interaction {
  const { state } = core;
  const data: PageCommandData = body.data;
  const found = state.commands.get(data.id);
  if (!found || !usable(core, found, channel, userId)) throw refuse('unknownCommand');
  if (channel.guildId !== null && !(channelPermissions(state, channel, userId) & P.UseApplicationCommands))
    throw refuse('missingPermissions');
  const uploads = (data.attachments ?? []).map((a) => ({
    given: a.id,
    stored: storeUpload(
      state,
      channel.id,
      {
        key: a.id,
        filename: a.filename,
        contentType: a.content_type ?? 'application/octet-stream',
        data: Buffer.from(a.data, 'base64'),
      },
      {},
    ),
  }));
  const options = checkOptions(found.options ?? [], data.options ?? [], {
    autocomplete: body.type === 4,
    upload: (id) => uploads.find((u) => u.given === id)?.stored.id,
    channelType: (id) => state.channels.get(id)?.type,
  });
  const resolved = resolveIds(
    core,
    channel,
    options,
    uploads.map((u) => u.stored),
    found.type,
    data.target_id,
  );
  return createInteraction(core, {
    type: body.type,
    userId,
    channel,
    nonce: String(body.nonce ?? ''),
    ...localeOf(body.locale),
    commandName: [found.name, ...subcommandsOf(data.options ?? [])].join(' '),
    commandId: found.id,
    data: {
      id: found.id,
      name: found.name,
      type: found.type,
      ...(found.guildId ? { guild_id: found.guildId } : {}),
      ...(options.length > 0 ? { options } : {}),
      ...(resolved ? { resolved } : {}),
      ...(data.target_id ? { target_id: data.target_id } : {}),
    },
  });
}

function findComponent(list: readonly StoredComponent[], customId: string): StoredComponent | undefined {
  for (const component of list) {
    if (component.custom_id === customId) return component;
    const inner = findComponent(
      [...(component.components ?? []), ...(component.accessory ? [component.accessory] : [])],
      customId,
    );
    if (inner) return inner;
  }
  return undefined;
}

function checkValues(
  component: StoredComponent,
  values: readonly string[],
  isOffered: (value: string) => boolean,
): void {
  const min = typeof component['min_values'] === 'number' ? component['min_values'] : 1;
  const max = typeof component['max_values'] === 'number' ? component['max_values'] : 1;
  if (values.length < min || values.length > max) throw badLength(['data', 'values'], min, max);
  const named = (component['options'] as readonly { value: string }[] | undefined)?.map((o) => o.value);
  if (values.some((v) => !(named?.includes(v) ?? isOffered(v))))
    throw invalidField(['data', 'values'], 'BASE_TYPE_CHOICES', 'A chosen value is not offered.');
}

function component(
  core: Core,
  channel: Channel,
  userId: string,
  message: Message | undefined,
  data: PageComponentData,
  by: Given,
): Interaction {
  if (!message || !mayRead(message, userId)) throw refuse('unknownMessage');
  const found = findComponent(message.components, data.custom_id);
  if (!found || message.authorId !== core.state.botId)
    throw invalidField(['data', 'custom_id'], 'COMPONENT_VALIDATION_FAILED', 'Component validation failed');
  if (found['disabled'] === true)
    throw invalidField(['data', 'custom_id'], 'COMPONENT_DISABLED', 'This component is disabled');
  const isSelect = found.type !== ComponentType.Button;
  const values = data.values ?? [];
  if (isSelect) checkValues(found, values, (id) => offers(core, channel, userId, found, id));
  const resolved =
    isSelect && found.type !== ComponentType.StringSelect
      ? resolveIds(core, channel, [], [], 0, undefined, values)
      : undefined;
  return createInteraction(core, {
    type: T.MessageComponent,
    userId,
    channel,
    ...by,
    message,
    data: {
      component_type: found.type,
      custom_id: data.custom_id,
      id: found.id,
      ...(isSelect ? { values } : {}),
      ...(resolved ? { resolved } : {}),
    },
  });
}

function modal(core: Core, channel: Channel, userId: string, data: PageModalData, by: Given): Interaction {
  const { state } = core;
  const opener = state.interactions.get(data.id);
  if (!opener?.modal || opener.userId !== userId || opener.modal.customId !== data.custom_id)
    throw refuse('unknownInteraction');
  if (opener.modal.submitted) throw refuse('alreadyAcknowledged');
  const components = answerModal(opener.modal.components, data.components);
  const chosen = components.flatMap((c) => {
    const field = c['component'] as { type?: number; values?: string[] } | undefined;
    return field && [5, 6, 7, 8].includes(Number(field.type)) ? (field.values ?? []) : [];
  });
  const resolved = chosen.length > 0 ? resolveIds(core, channel, [], [], 0, undefined, chosen) : undefined;
  const message = opener.messageId ? messagesOf(state, channel.id).get(opener.messageId) : undefined;
  opener.modal.submitted = true;
  saveInteraction(state, opener);
  return createInteraction(core, {
    type: T.ModalSubmit,
    userId,
    channel,
    ...by,
    message,
    data: { custom_id: data.custom_id, components, ...(resolved ? { resolved } : {}) },
  });
}

/** `POST /page/interactions`. */
export function pageInteraction(core: Core, userId: string, body: PageInteraction): Interaction {
  const { state } = core;
  const channel = state.channels.get(String(body.channel_id));
  if (!channel || !canView(state, channel, userId)) throw refuse('unknownChannel');
  // An archived and locked thread accepts no interactions.
  if (isThread(channel) && channel.thread?.archived && channel.thread.locked) throw refuse('archivedThread');
  if (typeof body.data !== 'object' || body.data === null)
    throw new DiscordError(400, 50035, 'Invalid Form Body');
  const given: Given = { nonce: String(body.nonce ?? ''), ...localeOf(body.locale) };
  switch (body.type) {
    case 2:
    case 4:
      return command(core, channel, userId, { ...body, type: body.type });
    case 3: {
      const message = messagesOf(state, channel.id).get(body.message_id);
      if (message && message.flags & MessageFlags.Loading) throw refuse('unknownMessage');
      return component(core, channel, userId, message, body.data, given);
    }
    case 5:
      return modal(core, channel, userId, body.data, given);
    default:
      throw invalidField(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of {2, 3, 4, 5}.');
  }
}
