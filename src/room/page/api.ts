import type {
  PageBootstrap,
  PageChannel,
  PageCommands,
  PageInteraction,
  PageMessage,
  PagePostMessage,
  PageThreads,
  PageUser,
  TroubleAct,
  TroubleState,
} from '../contract.js';

import { USUAL } from './locale.js';

/** A request the room refused. `fields`: the paths that were wrong, joined with dots → the reason. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export interface Api {
  readonly bootstrap: () => Promise<Answer<PageBootstrap>>;
  readonly messages: (channelId: string, before: string | null) => Promise<Answer<PageMessage[]>>;
  readonly post: (channelId: string, body: PagePostMessage) => Promise<Answer<PageMessage>>;
  readonly removeMessage: (channelId: string, messageId: string) => Promise<Answer<null>>;
  readonly commands: (guildId: string | null) => Promise<Answer<PageCommands>>;
  readonly interact: (body: PageInteraction) => Promise<Answer<{ id: string }>>;
  readonly ack: (channelId: string, messageId: string) => Promise<Answer<null>>;
  readonly typing: (channelId: string) => Promise<Answer<null>>;
  readonly threads: (channelId: string) => Promise<Answer<PageThreads>>;
  /** A thread without a message under it, or a post of a forum. */
  readonly openThread: (
    channelId: string,
    thread: { readonly name: string; readonly content: string; readonly applied_tags: readonly string[] },
  ) => Promise<Answer<PageChannel>>;
  readonly pins: (channelId: string) => Promise<Answer<PageMessage[]>>;
  readonly react: (channelId: string, messageId: string, emoji: string, on: boolean) => Promise<Answer<null>>;
  readonly vote: (channelId: string, messageId: string, answers: readonly number[]) => Promise<Answer<null>>;
  readonly direct: (recipientId: string) => Promise<Answer<PageChannel>>;
  readonly addUser: (username: string, globalName: string) => Promise<Answer<PageUser>>;
  readonly login: (password: string) => Promise<Answer<null>>;
  readonly trouble: (act: TroubleAct) => Promise<Answer<TroubleState>>;
  readonly tour: () => Promise<Answer<unknown>>;
}

/** Requests in the name of one person; null: of nobody yet. */
export function createApi(userId: string | null, locale = USUAL): Api {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> => {
    const headers: Record<string, string> = {};
    if (userId !== null) headers['x-room-user'] = userId;
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const response = await fetch(`/page${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const value: unknown = text === '' ? null : parseJson(text);
      if (response.ok) return { ok: true, value: value as T };
      return { ok: false, refusal: readRefusal(response.status, value) };
    } catch {
      return { ok: false, refusal: { status: 0, message: 'The room does not answer', fields: {} } };
    }
  };
  const asking = userId === null ? '' : `?user=${encodeURIComponent(userId)}`;
  return {
    bootstrap: () => call('GET', `/bootstrap${asking}`),
    messages: (channelId, before) =>
      call('GET', `/channels/${channelId}/messages?limit=50${before === null ? '' : `&before=${before}`}`),
    post: (channelId, body) => call('POST', `/channels/${channelId}/messages`, body),
    removeMessage: (channelId, messageId) => call('DELETE', `/channels/${channelId}/messages/${messageId}`),
    commands: (guildId) => call('GET', `/commands${guildId === null ? '' : `?guild_id=${guildId}`}`),
    interact: (body) => call('POST', '/interactions', { ...body, locale }),
    ack: (channelId, messageId) => call('POST', `/channels/${channelId}/ack`, { message_id: messageId }),
    typing: (channelId) => call('POST', `/channels/${channelId}/typing`),
    threads: (channelId) => call('GET', `/channels/${channelId}/threads`),
    openThread: (channelId, thread) => call('POST', `/channels/${channelId}/threads`, thread),
    pins: (channelId) => call('GET', `/channels/${channelId}/pins`),
    react: (channelId, messageId, emoji, on) =>
      call(
        on ? 'PUT' : 'DELETE',
        `/channels/${channelId}/messages/${messageId}/reactions/${encodeURIComponent(emoji)}/@me`,
      ),
    vote: (channelId, messageId, answers) =>
      call('PUT', `/channels/${channelId}/polls/${messageId}/answers/@me`, { answer_ids: answers }),
    direct: (recipientId) => call('POST', '/dms', { recipient_id: recipientId }),
    addUser: (username, globalName) => call('POST', '/users', { username, global_name: globalName }),
    login: (password) => call('POST', '/login', { password }),
    trouble: (act) => call('POST', '/trouble', act),
    tour: () => call('GET', '/tour'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Discord's error shape: `{ code, message, errors: { a: { b: { _errors: [{ message }] } } } }`. */
function readRefusal(status: number, value: unknown): Refusal {
  const body = isRecord(value) ? value : {};
  const fields: Record<string, string> = {};
  collectFields(body['errors'], [], fields);
  const said = typeof body['message'] === 'string' ? body['message'] : `The room answered ${String(status)}`;
  return { status, message: said, fields };
}

function collectFields(value: unknown, path: readonly string[], into: Record<string, string>): void {
  if (!isRecord(value)) return;
  const own = value['_errors'];
  if (Array.isArray(own)) {
    const first: unknown = own[0];
    if (isRecord(first) && typeof first['message'] === 'string') into[path.join('.')] = first['message'];
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '_errors') collectFields(inner, [...path, key], into);
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
