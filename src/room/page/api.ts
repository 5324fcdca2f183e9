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

/** A refused request. `fields`: paths of the invalid fields, joined with dots → the reason. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type ApiResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export type Api = ReturnType<typeof createApi>;

/** Requests on behalf of one person; null: before anybody is known. */
export function createApi(userId: string | null, locale = USUAL) {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<ApiResult<T>> => {
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
    bootstrap: () => call<PageBootstrap>('GET', `/bootstrap${asking}`),
    messages: (channelId: string, before: string | null) =>
      call<PageMessage[]>(
        'GET',
        `/channels/${channelId}/messages?limit=50${before === null ? '' : `&before=${before}`}`,
      ),
    post: (channelId: string, body: PagePostMessage) =>
      call<PageMessage>('POST', `/channels/${channelId}/messages`, body),
    removeMessage: (channelId: string, messageId: string) =>
      call<null>('DELETE', `/channels/${channelId}/messages/${messageId}`),
    commands: (guildId: string | null) =>
      call<PageCommands>('GET', `/commands${guildId === null ? '' : `?guild_id=${guildId}`}`),
    interact: (body: PageInteraction) => call<{ id: string }>('POST', '/interactions', { ...body, locale }),
    ack: (channelId: string, messageId: string) =>
      call<null>('POST', `/channels/${channelId}/ack`, { message_id: messageId }),
    typing: (channelId: string) => call<null>('POST', `/channels/${channelId}/typing`),
    threads: (channelId: string) => call<PageThreads>('GET', `/channels/${channelId}/threads`),
    /** A thread without a starter message, or a forum post. */
    openThread: (
      channelId: string,
      thread: { readonly name: string; readonly content: string; readonly applied_tags: readonly string[] },
    ) => call<PageChannel>('POST', `/channels/${channelId}/threads`, thread),
    pins: (channelId: string) => call<PageMessage[]>('GET', `/channels/${channelId}/pins`),
    react: (channelId: string, messageId: string, emoji: string, on: boolean) =>
      call<null>(
        on ? 'PUT' : 'DELETE',
        `/channels/${channelId}/messages/${messageId}/reactions/${encodeURIComponent(emoji)}/@me`,
      ),
    vote: (channelId: string, messageId: string, answers: readonly number[]) =>
      call<null>('PUT', `/channels/${channelId}/polls/${messageId}/answers/@me`, { answer_ids: answers }),
    direct: (recipientId: string) => call<PageChannel>('POST', '/dms', { recipient_id: recipientId }),
    addUser: (username: string, globalName: string) =>
      call<PageUser>('POST', '/users', { username, global_name: globalName }),
    login: (password: string) => call<null>('POST', '/login', { password }),
    trouble: (act: TroubleAct) => call<TroubleState>('POST', '/trouble', act),
    tour: () => call<unknown>('GET', '/tour'),
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
