import type { Core } from '../core.js';
import type { Channel, Guild, Message } from '../state/model.js';
import { channelPermissions, guildPermissions } from '../state/permissions.js';
import { messagesOf } from '../state/room-state.js';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Upload } from '../files/attachments.js';
import type { Body } from './http.js';
import { refuse } from './errors.js';
import type { Path } from './paths.js';

/** A parsed request of the bot. */
export interface RestRequest {
  readonly core: Core;
  readonly method: string;
  /** Path below `/api/v10`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly json: unknown;
  readonly files: readonly Upload[];
}

/** A response with its own status; any other return value of a handler is a 200. */
export interface RestResponse {
  readonly status: number;
  readonly body?: unknown;
}

const ANSWER = Symbol('answer');

export const answer = (status: number, body?: unknown): RestResponse =>
  ({ status, body, [ANSWER]: true }) as RestResponse;
export const NOTHING = answer(204);
export const isAnswer = (value: unknown): value is RestResponse =>
  typeof value === 'object' && value !== null && ANSWER in value;

export type Handler = (request: RestRequest) => unknown;

export interface Route extends Path {
  readonly handler: Handler;
  /** Interaction endpoints: no bot token, and no global rate limit. */
  readonly open: boolean;
  /** Throws for an unknown token in an open endpoint's path; called before the body is read. */
  readonly admit?: Admit;
}

export type Admit = (core: Core, params: Readonly<Record<string, string>>) => void;

export const route = (
  method: string,
  pattern: string,
  handler: Handler,
  open = false,
  admit?: Admit,
): Route => ({ method, pattern, handler, open, ...(admit ? { admit } : {}) });

export const bodyOf = (request: RestRequest): Body =>
  typeof request.json === 'object' && request.json !== null ? (request.json as Body) : {};

/** The guild, if the bot is in it; Discord doesn't distinguish unknown from foreign guilds. */
export function guildOf(request: RestRequest): Guild {
  const guild = request.core.state.guilds.get(request.params['guild_id'] ?? '');
  if (!guild?.botPresent) throw refuse('unknownGuild');
  return guild;
}

/** The channel, if the bot can view it. */
export function channelOf(request: RestRequest, id = request.params['channel_id'] ?? ''): Channel {
  const { state } = request.core;
  const channel = state.channels.get(id);
  if (!channel) throw refuse('unknownChannel');
  if (channel.guildId && !state.guilds.get(channel.guildId)?.botPresent) throw refuse('missingAccess');
  if ((channelPermissions(state, channel, state.botId) & P.ViewChannel) === 0n) throw refuse('missingAccess');
  return channel;
}

/** @throws 50013 unless the bot has all these permissions in the channel */
export function need(request: RestRequest, channel: Channel, bits: bigint): void {
  const { state } = request.core;
  if ((channelPermissions(state, channel, state.botId) & bits) !== bits) throw refuse('missingPermissions');
}

export function needInGuild(request: RestRequest, guild: Guild, bits: bigint): void {
  if ((guildPermissions(guild, request.core.state.botId) & bits) !== bits) throw refuse('missingPermissions');
}

/** A message that the bot can fetch, so no ephemeral one. */
export function messageOf(
  request: RestRequest,
  channel: Channel,
  id = request.params['message_id'] ?? '',
): Message {
  const message = messagesOf(request.core.state, channel.id).get(id);
  if (!message || message.ephemeralFor !== null) throw refuse('unknownMessage');
  return message;
}
