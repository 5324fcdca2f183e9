/**
 * Acts as a local person of a room over HTTP and WebSocket, like the page. A wait that fails reports what was awaited
 * and what happened.
 */
import { Agent, request } from 'node:http';
import type { APIApplicationCommand, APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import WebSocket from 'ws';
import type {
  PageBootstrap,
  PageChannel,
  PageCommands,
  PageDispatch,
  PageInteraction,
  PageMessage,
} from '../../src/room/contract.js';
import { componentsOf, isThinking, SELECT_TYPES, type Component } from './messages.js';
import { answers, nested, type OptionValue } from './typed.js';

export interface PersonOptions {
  readonly url: string;
  /** Id or username. */
  readonly user: string;
  /** The person's channel by default: id or name. */
  readonly channel?: string;
  readonly password?: string;
  /** Time limit of waits, ms. */
  readonly patience?: number;
}

type Modal = Extract<PageDispatch, { t: 'INTERACTION_MODAL_CREATE' }>['d'];

class PageError extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly code?: number; readonly message?: string; readonly errors?: unknown },
    what: string,
  ) {
    super(`${what}: ${status} ${JSON.stringify(body)}`);
  }
}

/** The result of an interaction. */
export interface Outcome {
  readonly id: string;
  /** `failure` is "The application did not respond". */
  readonly result: 'success' | 'failure' | 'modal';
  readonly reason?: number;
  readonly modal?: Modal;
  /** The message created by the response (possibly still "thinking"), or the one it changed. */
  readonly message?: PageMessage;
}

interface Where {
  readonly channel?: string;
}

const LIFE = 20_000;

export interface Person {
  readonly id: string;
  readonly name: string;
  /** All received events, oldest first. */
  readonly heard: readonly PageDispatch[];
  /** The person's channel. */
  channelId(nameOrId?: string): string;
  bootstrap(): Promise<PageBootstrap>;
  messages(where?: string, limit?: number): Promise<PageMessage[]>;
  threads(where?: string): Promise<PageChannel[]>;
  commands(): Promise<readonly APIApplicationCommand[]>;
  say(content: string, where?: Where & { readonly replyTo?: string }): Promise<PageMessage>;
  /** `command('game new', { name: 'x' })`; resolves when the bot has answered or failed to. */
  command(path: string, options?: Readonly<Record<string, OptionValue>>, where?: Where): Promise<Outcome>;
  /** Uses a context-menu command on a person or a message. */
  contextMenu(name: string, targetId: string, where?: Where): Promise<Outcome>;
  autocomplete(
    path: string,
    options: Readonly<Record<string, OptionValue>>,
    focused: string,
    where?: Where,
  ): Promise<readonly APIApplicationCommandOptionChoice[]>;
  /** By custom id, or by (part of) the label. */
  press(message: PageMessage, customIdOrLabel: string): Promise<Outcome>;
  /** Selects by custom id or placeholder; values may be option labels. */
  select(message: PageMessage, customId: string, values: readonly string[]): Promise<Outcome>;
  /** By field's custom id: text, chosen values, or a checkmark. */
  submit(
    modal: Modal,
    values: Readonly<Record<string, string | readonly string[] | boolean>>,
  ): Promise<Outcome>;
  react(message: PageMessage, emoji: string, on?: boolean): Promise<void>;
  /** The newest state of a matching message, whether seen already or later. */
  waitFor(
    predicate: (message: PageMessage) => boolean,
    what?: string,
    patience?: number,
  ): Promise<PageMessage>;
  /** The complete answer to a command, press or modal: waits until it stops thinking. */
  answer(outcome: Outcome, patience?: number): Promise<PageMessage>;
  waitForDispatch(
    predicate: (event: PageDispatch) => boolean,
    what?: string,
    patience?: number,
  ): Promise<PageDispatch>;
  /** Any request below `/page`. */
  request(method: string, path: string, body?: unknown): Promise<unknown>;
  close(): void;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const connections = new Agent({ keepAlive: true });

/** Sends a request with Node's client, because `fetch` takes three times the CPU time. */
function exchange(
  method: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? '' : JSON.stringify(body);
    const sent =
      json === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
    const asked = request(
      address,
      { method, agent: connections, headers: { ...headers, ...sent } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (text += piece));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', reject);
      },
    );
    asked.once('error', reject);
    asked.end(json);
  });
}

/** Opens the page's socket for a person and loads the first state. */
export async function enterRoom(options: PersonOptions): Promise<Person> {
  const patience = options.patience ?? LIFE;
  const headers: Record<string, string> = options.password
    ? { authorization: `Bearer ${options.password}` }
    : {};
  const heard: PageDispatch[] = [];
  const newest = new Map<string, PageMessage>();
  const appeared = new Map<string, PageChannel>();
  /** Commands by server, until the room reports a change. */
  const remembered = new Map<string | null, readonly APIApplicationCommand[]>();
  const listeners = new Set<() => void>();

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const glue = path.includes('?') ? '&' : '?';
    const address = `${options.url}/page${path}${glue}user=${encodeURIComponent(options.user)}`;
    const { status, text } = await exchange(method, address, headers, body);
    const json = text === '' ? undefined : (JSON.parse(text) as unknown);
    if (status >= 300) throw new PageError(status, (json ?? {}) as PageError['body'], `${method} ${path}`);
    return json;
  }

  const bootstrap = async () => (await ask('GET', '/bootstrap')) as PageBootstrap;
  const first = await bootstrap();
  const { me } = first;
  let known = first;

  const socket = new WebSocket(`${options.url.replace(/^http/, 'ws')}/page/socket?user=${me.id}`, {
    headers,
  });
  socket.on('message', (raw) => {
    const event = JSON.parse((raw as Buffer).toString()) as PageDispatch;
    heard.push(event);
    if (event.t === 'MESSAGE_CREATE' || event.t === 'MESSAGE_UPDATE') newest.set(event.d.id, event.d);
    if (event.t === 'COMMANDS_UPDATE') remembered.clear();
    if (event.t === 'MESSAGE_DELETE') newest.delete(event.d.id);
    if (event.t === 'CHANNEL_CREATE' || event.t === 'THREAD_CREATE') appeared.set(event.d.id, event.d);
    for (const listener of [...listeners]) listener();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);

  /** Resolves with the first result of `look`, now or after any event. */
  function until<T>(look: () => T | undefined, what: string, howLong = patience): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        listeners.delete(attempt);
        const last = heard.slice(-6).map((e) => `${e.t} ${JSON.stringify(e.d).slice(0, 300)}`);
        reject(
          new Error(
            `${me.username} waited ${howLong} ms in vain for ${what}. Heard last:\n${last.join('\n')}`,
          ),
        );
      }, howLong);
      const attempt = () => {
        try {
          const found = look();
          if (found === undefined) return;
          clearTimeout(timer);
          listeners.delete(attempt);
          resolve(found);
        } catch (error) {
          clearTimeout(timer);
          listeners.delete(attempt);
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      listeners.add(attempt);
      attempt();
    });
  }

  function channelIn(state: PageBootstrap, wanted: string | undefined): PageChannel | undefined {
    const all = [
      ...state.guilds.flatMap((g) => [...g.channels, ...g.threads]),
      ...state.dms,
      ...appeared.values(),
    ];
    if (wanted === undefined) return all.find((c) => c.type === 0);
    return all.find((c) => c.id === wanted) ?? all.find((c) => 'name' in c && c.name === wanted);
  }

  function channelId(wanted = options.channel): string {
    const found = channelIn(known, wanted);
    if (found) return found.id;
    if (wanted !== undefined && /^\d{15,}$/.test(wanted)) return wanted;
    throw new Error(`${me.username} sees no channel ${wanted ?? 'at all'}.`);
  }

  const guildOf = (id: string): string | null => {
    const channel = channelIn(known, id);
    if (channel && 'guild_id' in channel && channel.guild_id) return channel.guild_id;
    if (known.dms.some((d) => d.id === id)) return null;
    return known.guilds[0]?.id ?? null;
  };

  async function commands(guildId = known.guilds[0]?.id): Promise<readonly APIApplicationCommand[]> {
    const query = guildId ? `?guild_id=${guildId}` : '';
    return ((await ask('GET', `/commands${query}`)) as PageCommands).commands;
  }

  let nonces = 0;
  const nonce = () => `${me.id}-${process.pid}-${(nonces += 1)}`.slice(-25);

  type Sent = PageInteraction extends infer P
    ? P extends unknown
      ? Omit<P, 'nonce' | 'guild_id'>
      : never
    : never;

  async function send(body: Sent): Promise<{ id: string; nonce: string }> {
    const key = nonce();
    const { id } = (await ask('POST', '/interactions', {
      ...body,
      guild_id: guildOf(body.channel_id),
      nonce: key,
    })) as { id: string };
    return { id, nonce: key };
  }

  function answerOf(id: string, pressed?: string): PageMessage | undefined {
    for (const message of newest.values()) {
      const meta = message.interaction_metadata;
      if (meta?.id === id) return message;
    }
    return pressed === undefined ? undefined : newest.get(pressed);
  }

  async function outcome(sent: { id: string; nonce: string }, pressed?: string): Promise<Outcome> {
    const end = await until(
      () =>
        heard.find(
          (e) =>
            (e.t === 'INTERACTION_SUCCESS' ||
              e.t === 'INTERACTION_FAILURE' ||
              e.t === 'INTERACTION_MODAL_CREATE') &&
            e.d.nonce === sent.nonce,
        ),
      'an answer to an interaction',
    );
    if (end.t === 'INTERACTION_MODAL_CREATE') return { id: sent.id, result: 'modal', modal: end.d };
    if (end.t === 'INTERACTION_FAILURE') return { id: sent.id, result: 'failure', reason: end.d.reason_code };
    const message = answerOf(sent.id, pressed);
    return { id: sent.id, result: 'success', ...(message ? { message } : {}) };
  }

  async function findCommand(name: string, channel: string, type = 1): Promise<APIApplicationCommand> {
    const guild = guildOf(channel);
    const fits = (c: APIApplicationCommand) => c.name === name && c.type === type;
    const look = async () => {
      const before = remembered.get(guild)?.find(fits);
      if (before) return before;
      const list = await commands(guild ?? undefined);
      remembered.set(guild, list);
      return list.find(fits);
    };
    const deadline = Date.now() + patience;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(`There is no command /${name}: ${(await commands()).map((c) => c.name).join(', ')}`);
      await wait(50);
    }
  }

  async function runCommand(
    type: 2 | 4,
    path: string,
    given: Readonly<Record<string, OptionValue>>,
    where: Where,
    focused?: string,
  ) {
    const channel = channelId(where.channel ?? options.channel);
    const [name = '', ...rest] = path.replace(/^\//, '').split(' ');
    const command = await findCommand(name, channel);
    return send({
      type,
      channel_id: channel,
      data: { id: command.id, name, type: 1, options: nested(rest, command, given, focused) },
    });
  }

  function pick<T extends Component>(
    list: readonly T[],
    wanted: string,
    names: (c: T) => readonly (string | undefined)[],
  ): T {
    const found =
      list.find((c) => c.custom_id === wanted) ??
      list.find((c) => names(c).includes(wanted)) ??
      list.find((c) => names(c).some((n) => n?.toLowerCase().includes(wanted.toLowerCase())));
    if (found) return found;
    throw new Error(
      `There is nothing like "${wanted}" to use: ${list.map((c) => `${names(c).join('/')} [${c.custom_id ?? ''}]`).join(', ')}`,
    );
  }

  async function waitFor(
    predicate: (message: PageMessage) => boolean,
    what = 'a message',
    howLong = patience,
  ) {
    return until(() => [...newest.values()].find(predicate), what, howLong);
  }

  async function refresh(): Promise<PageBootstrap> {
    known = await bootstrap();
    return known;
  }

  return {
    id: me.id,
    name: me.username,
    heard,
    channelId,
    bootstrap: refresh,
    commands: () => commands(),
    request: ask,
    async messages(where, limit = 50) {
      const list = (await ask(
        'GET',
        `/channels/${channelId(where)}/messages?limit=${limit}`,
      )) as PageMessage[];
      for (const message of list) newest.set(message.id, message);
      return list;
    },
    async threads(where) {
      return ((await ask('GET', `/channels/${channelId(where)}/threads`)) as { threads: PageChannel[] })
        .threads;
    },
    async say(content, where = {}) {
      return (await ask('POST', `/channels/${channelId(where.channel ?? options.channel)}/messages`, {
        content,
        nonce: nonce(),
        ...(where.replyTo ? { message_reference: { message_id: where.replyTo } } : {}),
      })) as PageMessage;
    },
    async command(path, given = {}, where = {}) {
      return outcome(await runCommand(2, path, given, where));
    },
    async contextMenu(name, targetId, where = {}) {
      const channel = channelId(where.channel ?? options.channel);
      const list = await commands(guildOf(channel) ?? undefined);
      const command = list.find((c) => c.name === name && c.type !== 1);
      if (!command) throw new Error(`There is no context-menu command ${name}.`);
      return outcome(
        await send({
          type: 2,
          channel_id: channel,
          data: { id: command.id, name, type: command.type, target_id: targetId },
        }),
      );
    },
    async autocomplete(path, given, focused, where = {}) {
      const sent = await runCommand(4, path, { [focused]: '', ...given }, where, focused);
      const event = await until(
        () =>
          heard.find((e) => e.t === 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE' && e.d.nonce === sent.nonce),
        `autocomplete of ${path} ${focused}`,
      );
      return event.t === 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE' ? event.d.choices : [];
    },
    async press(message, wanted) {
      const current = newest.get(message.id) ?? message;
      const button = pick(
        componentsOf(current).filter((c) => c.type === 2 && c.custom_id !== undefined),
        wanted,
        (c) => [c.label],
      );
      const sent = await send({
        type: 3,
        channel_id: current.channel_id,
        message_id: current.id,
        data: { component_type: 2, custom_id: button.custom_id ?? '' },
      });
      return outcome(sent, current.id);
    },
    async select(message, wanted, values) {
      const current = newest.get(message.id) ?? message;
      const select = pick(
        componentsOf(current).filter((c) => SELECT_TYPES.includes(c.type)),
        wanted,
        (c) => [c.placeholder],
      );
      const chosen = values.map(
        (v) =>
          select.options?.find((o) => o.value === v)?.value ??
          select.options?.find((o) => o.label === v)?.value ??
          v,
      );
      const sent = await send({
        type: 3,
        channel_id: current.channel_id,
        message_id: current.id,
        data: { component_type: select.type, custom_id: select.custom_id ?? '', values: chosen },
      });
      return outcome(sent, current.id);
    },
    async submit(modal, values) {
      const sent = await send({
        type: 5,
        channel_id: modal.channel_id,
        data: {
          id: modal.id,
          custom_id: modal.custom_id,
          components: answers(modal.components as unknown as readonly Component[], values),
        },
      });
      return outcome(sent);
    },
    async react(message, emoji, on = true) {
      await ask(
        on ? 'PUT' : 'DELETE',
        `/channels/${message.channel_id}/messages/${message.id}/reactions/${encodeURIComponent(emoji)}/@me`,
      );
    },
    waitFor,
    async answer(given, howLong = patience) {
      if (given.result !== 'success')
        throw new Error(`The interaction ended in ${given.result} (${given.reason ?? ''}).`);
      return until(
        () => {
          const message = answerOf(given.id, given.message?.id);
          return message && !isThinking(message) ? message : undefined;
        },
        'the finished answer',
        howLong,
      );
    },
    waitForDispatch: (predicate, what = 'an event', howLong = patience) =>
      until(() => heard.find(predicate), what, howLong),
    close: () => socket.close(),
  };
}
