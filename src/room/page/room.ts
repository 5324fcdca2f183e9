import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type {
  PageBootstrap,
  PageCommandData,
  PageComponentData,
  PageDispatch,
  PageInteraction,
  PageMessage,
  PageModalComponent,
} from '../contract.js';
import { createApi, type ApiResult, type Api, type Refusal } from './api.js';
import { localeOf } from './locale.js';
import { isEphemeral } from './kinds.js';
import { latestMessages } from './latest.js';
import { newNonce } from './nonce.js';
import { connectSocket } from './socket.js';
import type { Action } from './state/actions.js';
import { initialState } from './state/initial.js';
import type { PendingInteraction, PageState } from './state/model.js';
import { reduce } from './state/reduce.js';
import { createStore, useSelected, type PageStore } from './state/store.js';

const PAGE_SIZE = 50;
const AUTOCOMPLETE_MS = 4_000;
const TYPING_EVERY_MS = 8_000;
const MOST_PAGES_BACK = 20;

/** The person's actions on the page. Their results arrive in the store. */
export interface PageRoom {
  readonly store: PageStore<PageState, Action>;
  readonly api: Api;
  /** The language of the person's own Discord. */
  readonly locale: string;
  readonly onDispatch: (listener: (event: PageDispatch) => void) => () => void;
  /** Opens a channel, optionally at a message. */
  readonly open: (channelId: string, messageId?: string | null) => void;
  readonly loadMessages: (channelId: string) => Promise<void>;
  readonly loadOlder: () => Promise<void>;
  readonly loadCommands: (guildId: string | null) => Promise<void>;
  readonly send: (content: string, replyTo: string | null) => Promise<ApiResult<PageMessage>>;
  readonly sayTyping: () => void;
  readonly runCommand: (data: PageCommandData, label: string) => Promise<Refusal | null>;
  readonly autocomplete: (
    data: PageCommandData,
  ) => Promise<readonly APIApplicationCommandOptionChoice[] | null>;
  readonly useComponent: (message: PageMessage, data: PageComponentData) => Promise<void>;
  readonly submitModal: (components: readonly PageModalComponent[]) => Promise<void>;
  readonly removeMessage: (message: PageMessage) => Promise<void>;
  /** Whether the person sees the end of the open channel. */
  readonly setWatching: (watching: boolean) => void;
  readonly close: () => void;
}

export function createRoom(data: PageBootstrap, wantedChannel: string | null): PageRoom {
  const locale = localeOf(data.me.id);
  const api = createApi(data.me.id, locale);
  const store = createStore<PageState, Action>(initialState(data, wantedChannel, Date.now()), reduce);
  const listeners = new Set<(event: PageDispatch) => void>();
  let watching = false;
  let typedAt = 0;
  /** Number of BOT_PRESENCE events so far. */
  let presences = 0;
  let ackTimer: ReturnType<typeof setTimeout> | undefined;

  const isWatching = (): boolean => watching && document.visibilityState === 'visible';

  const ackSoon = (): void => {
    clearTimeout(ackTimer);
    ackTimer = setTimeout(() => {
      const { openChannel, logs } = store.get();
      const newest = logs[openChannel]?.items.at(-1);
      if (newest === undefined || !isWatching()) return;
      store.dispatch({ type: 'read', channelId: openChannel, messageId: newest.id });
      void api.ack(openChannel, newest.id);
    }, 250);
  };

  const onDispatch = (listener: (event: PageDispatch) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const loadMessages = async (channelId: string): Promise<void> => {
    const answer = await latestMessages(channelId, api.messages, onDispatch);
    if (!answer.ok) {
      store.dispatch({ type: 'notice', text: answer.refusal.message });
      return;
    }
    store.dispatch({
      type: 'messages',
      channelId,
      items: [...answer.value].reverse(),
      complete: answer.value.length < PAGE_SIZE,
      replace: true,
    });
    ackSoon();
  };

  const refresh = async (): Promise<void> => {
    const before = presences;
    const answer = await api.bootstrap();
    if (answer.ok) {
      // A BOT_PRESENCE event during the request is newer than the response.
      const isLate = presences > before;
      const data = isLate ? { ...answer.value, bot_online: store.get().botOnline } : answer.value;
      store.dispatch({ type: 'bootstrap', data, at: Date.now() });
    }
    await loadMessages(store.get().openChannel);
  };

  const loadCommands = async (guildId: string | null): Promise<void> => {
    const answer = await api.commands(guildId);
    if (!answer.ok) return;
    store.dispatch({ type: 'commands', guildId: guildId ?? '@me', commands: answer.value.commands });
  };

  const socket = connectSocket(data.me.id, {
    event(event) {
      store.dispatch({ type: 'dispatch', event, at: Date.now(), watching: isWatching() });
      if (event.t === 'MESSAGE_CREATE' && event.d.channel_id === store.get().openChannel) ackSoon();
      if (event.t === 'BOT_PRESENCE') presences += 1;
      if (event.t === 'GUILD_UPDATE') void refresh();
      if (event.t === 'COMMANDS_UPDATE') void loadCommands(guildOf(store.get()));
      for (const listener of [...listeners]) listener(event);
    },
    connection: (connection) => store.dispatch({ type: 'connection', connection }),
    again: () => void refresh(),
  });
  const ticker = setInterval(() => store.dispatch({ type: 'tick', at: Date.now() }), 1_000);

  const place = (): { channel_id: string; guild_id?: string } => {
    const state = store.get();
    const guildId = guildOf(state);
    return { channel_id: state.openChannel, ...(guildId === null ? {} : { guild_id: guildId }) };
  };

  const interact = async (
    body: PageInteraction,
    pending: Pick<PendingInteraction, 'kind' | 'label' | 'messageId' | 'customId'>,
  ): Promise<Refusal | null> => {
    store.dispatch({
      type: 'sent',
      pending: {
        ...pending,
        nonce: body.nonce,
        channelId: body.channel_id,
        state: 'sent',
        problem: null,
        at: Date.now(),
      },
    });
    const answer = await api.interact(body);
    if (answer.ok) return null;
    const { refusal } = answer;
    // The command bar shows a refused command; other refusals show at their component.
    if (pending.kind === 'command') store.dispatch({ type: 'dismiss', nonce: body.nonce });
    else
      store.dispatch({ type: 'refused', nonce: body.nonce, problem: firstField(refusal) ?? refusal.message });
    return refusal;
  };

  const loadOlder = async (): Promise<void> => {
    const { openChannel, logs } = store.get();
    const log = logs[openChannel];
    const oldest = log?.items.find((message) => !isEphemeral(message));
    if (log === undefined || log.complete || oldest === undefined) return;
    const answer = await api.messages(openChannel, oldest.id);
    if (!answer.ok) return;
    store.dispatch({
      type: 'messages',
      channelId: openChannel,
      items: answer.value,
      complete: answer.value.length < PAGE_SIZE,
      replace: false,
    });
  };

  const jumpTo = async (channelId: string, messageId: string): Promise<void> => {
    for (let pages = 0; pages < MOST_PAGES_BACK; pages += 1) {
      const log = store.get().logs[channelId];
      if (log === undefined || log.complete || log.items.some((message) => message.id === messageId)) break;
      await loadOlder();
    }
    if (store.get().openChannel === channelId) store.dispatch({ type: 'jump', messageId });
  };

  const open = async (channelId: string, messageId: string | null): Promise<void> => {
    if (store.get().channels[channelId] === undefined) {
      store.dispatch({ type: 'notice', text: 'You cannot see that channel.' });
      return;
    }
    store.dispatch({ type: 'open', channelId });
    if (store.get().logs[channelId] === undefined) await loadMessages(channelId);
    else ackSoon();
    if (messageId !== null) await jumpTo(channelId, messageId);
  };

  return {
    store,
    api,
    locale,
    onDispatch,
    loadMessages,
    loadOlder,
    loadCommands,
    open: (channelId, messageId) => void open(channelId, messageId ?? null),
    async send(content, replyTo) {
      const answer = await api.post(store.get().openChannel, {
        content,
        nonce: newNonce(),
        ...(replyTo === null ? {} : { message_reference: { message_id: replyTo } }),
      });
      if (!answer.ok)
        store.dispatch({ type: 'notice', text: firstField(answer.refusal) ?? answer.refusal.message });
      return answer;
    },
    sayTyping() {
      if (Date.now() - typedAt < TYPING_EVERY_MS) return;
      typedAt = Date.now();
      socket.send({ t: 'TYPING', d: { channel_id: store.get().openChannel } });
    },
    runCommand: (command, label) =>
      interact(
        { type: 2, ...place(), nonce: newNonce(), data: command },
        { kind: 'command', label, messageId: null, customId: null },
      ),
    async autocomplete(command) {
      const nonce = newNonce();
      const waiting = new Promise<readonly APIApplicationCommandOptionChoice[] | null>((resolve) => {
        const timer = setTimeout(() => finish(null), AUTOCOMPLETE_MS);
        const stop = onDispatch((event) => {
          if (event.t === 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE' && event.d.nonce === nonce)
            finish(event.d.choices);
          if (event.t === 'INTERACTION_FAILURE' && event.d.nonce === nonce) finish(null);
        });
        const finish = (choices: readonly APIApplicationCommandOptionChoice[] | null): void => {
          clearTimeout(timer);
          stop();
          resolve(choices);
        };
      });
      const answer = await api.interact({ type: 4, ...place(), nonce, data: command });
      return answer.ok ? waiting : null;
    },
    async useComponent(message, component) {
      await interact(
        {
          type: 3,
          ...place(),
          channel_id: message.channel_id,
          nonce: newNonce(),
          message_id: message.id,
          data: component,
        },
        { kind: 'component', label: '', messageId: message.id, customId: component.custom_id },
      );
    },
    async submitModal(components) {
      const { modal } = store.get();
      if (modal === null) return;
      await interact(
        {
          type: 5,
          ...place(),
          channel_id: modal.channel_id,
          nonce: newNonce(),
          data: { id: modal.id, custom_id: modal.custom_id, components },
        },
        { kind: 'modal', label: modal.title, messageId: null, customId: modal.custom_id },
      );
    },
    async removeMessage(message) {
      const answer = await api.removeMessage(message.channel_id, message.id);
      if (!answer.ok) {
        store.dispatch({ type: 'notice', text: answer.refusal.message });
        return;
      }
      store.dispatch({
        type: 'dispatch',
        event: { t: 'MESSAGE_DELETE', d: { id: message.id, channel_id: message.channel_id } },
        at: Date.now(),
        watching: false,
      });
    },
    setWatching(now) {
      watching = now;
      if (now) ackSoon();
    },
    close() {
      socket.close();
      clearInterval(ticker);
      clearTimeout(ackTimer);
    },
  };
}

function firstField(refusal: Refusal): string | undefined {
  return Object.values(refusal.fields)[0];
}

/** The guild of the open channel; null in direct messages. */
export function guildOf(state: PageState): string | null {
  const channel = state.channels[state.openChannel];
  if (channel === undefined || !('guild_id' in channel)) return null;
  return channel.guild_id ?? null;
}

export const RoomContext = createContext<PageRoom | null>(null);

export function useRoom(): PageRoom {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('no room around this component');
  return room;
}

export function usePageState<T>(select: (state: PageState) => T): T {
  return useSelected(useRoom().store, select);
}
