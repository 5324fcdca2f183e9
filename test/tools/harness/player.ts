import { InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { Room } from '../../../src/room/room.js';
import type { Interaction, Message, StoredComponent } from '../../../src/room/state/model.js';

/**
 * A simulated person in the room. Interactions reach the bot unchecked, so tests can also send what no client would.
 */

export type Options = Readonly<Record<string, string | number | boolean>>;

/** The result of an interaction. */
export interface Reply {
  /**
   * `answered`: a complete answer; `modal`: a form; `choices`: autocomplete; `silent`: acknowledged, changes later;
   * `unfinished`: acknowledged, then nothing in time; `failed`: not acknowledged.
   */
  readonly kind: 'answered' | 'modal' | 'choices' | 'silent' | 'unfinished' | 'failed';
  /** The whole text of the answer. */
  readonly words: string;
  readonly message?: Message;
  readonly choices: readonly string[];
  /** From sending to the first answer, ms. */
  readonly first: number;
}

interface Sent {
  readonly type: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly channel?: string;
  readonly message?: string;
}

export interface Player {
  readonly id: string;
  readonly channel: string;
  /** Types a complete command: `game new`. */
  command(line: string, options?: Options, channel?: string): Promise<Reply>;
  /** Autocomplete values of an option. */
  complete(line: string, option: string, typed: string, options?: Options): Promise<readonly string[]>;
  press(message: Message, customId: string): Promise<Reply>;
  choose(message: Message, customId: string, values: readonly string[]): Promise<Reply>;
  send(raw: Sent): Promise<Reply>;
}

export interface Players {
  player(user: string, channel: string): Player;
  close(): void;
}

interface Pending {
  readonly interaction: Interaction;
  readonly began: number;
  first: number;
  readonly settle: (reply: Reply) => void;
  readonly timer: NodeJS.Timeout;
  silentTimer?: NodeJS.Timeout;
}

export interface Patience {
  /** Time limit for a complete answer, ms. */
  readonly answer?: number;
  /** How long an acknowledged message may stay unchanged before it counts as the answer, ms. */
  readonly silence?: number;
  /** The language of the person's Discord; English by default. */
  readonly locale?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every component of a message, nested ones included. */
export function partsOf(list: readonly StoredComponent[]): readonly StoredComponent[] {
  return list.flatMap((part) => [part, ...partsOf(part.components ?? [])]);
}

/** The whole text of a message. */
export function wordsOf(message: Message): string {
  const inner = partsOf(message.components).flatMap((part) =>
    ['content', 'label', 'placeholder'].flatMap((key) => (typeof part[key] === 'string' ? [part[key]] : [])),
  );
  return [message.content, ...inner].join('\n');
}

const TYPES = { string: 3, number: 4, boolean: 5 } as const;

/** Options of a command line as Discord nests them. */
function nested(
  subs: readonly string[],
  options: Options,
  focused?: string,
): readonly Record<string, unknown>[] {
  const [sub, ...more] = subs;
  if (sub !== undefined) {
    return [{ type: more.length > 0 ? 2 : 1, name: sub, options: nested(more, options, focused) }];
  }
  return Object.entries(options).map(([name, value]) => ({
    type: TYPES[typeof value as keyof typeof TYPES],
    name,
    value,
    ...(name === focused ? { focused: true } : {}),
  }));
}

/** Simulates the people of a room. */
export function playersOf(room: Room, patience: Patience = {}): Players {
  const { answer: longest = 20_000, silence = 400, locale } = patience;
  const { state } = room;
  const pending = new Map<string, Pending>();

  const finish = (one: Pending, reply: Omit<Reply, 'first' | 'choices'> & Partial<Reply>): void => {
    clearTimeout(one.timer);
    clearTimeout(one.silentTimer);
    pending.delete(one.interaction.nonce);
    one.settle({ choices: [], first: one.first, ...reply });
  };

  const settled = (one: Pending, message: Message): void => {
    if ((message.flags & MessageFlags.Loading) === 0)
      finish(one, { kind: 'answered', words: wordsOf(message), message });
  };

  const onAcknowledged = (one: Pending): void => {
    one.first = performance.now() - one.began;
    const { callbackType, originalId, channelId } = one.interaction;
    const message = originalId === null ? undefined : state.messages.get(channelId)?.get(originalId);
    if (callbackType === 6) {
      // The message changes soon, or a follow-up arrives; a public card may do neither.
      one.silentTimer = setTimeout(() => finish(one, { kind: 'silent', words: '' }), silence);
    } else if (message !== undefined) settled(one, message);
  };

  const off = state.on((event) => {
    const { message } = event;
    if (message !== undefined && event.only !== 'bot') {
      for (const one of pending.values()) {
        if (one.first < 0) continue;
        const own =
          message.id === one.interaction.originalId || message.interaction?.id === one.interaction.id;
        if (own && message.channelId === one.interaction.channelId) settled(one, message);
      }
      return;
    }
    if (!isObject(event.d) || typeof event.d['nonce'] !== 'string') return;
    const one = pending.get(event.d['nonce']);
    if (one === undefined) return;
    switch (event.t) {
      case 'INTERACTION_SUCCESS':
        return onAcknowledged(one);
      case 'INTERACTION_FAILURE':
        return finish(one, { kind: 'failed', words: '' });
      case 'INTERACTION_MODAL_CREATE':
        one.first = performance.now() - one.began;
        return finish(one, { kind: 'modal', words: String(event.d['title'] ?? '') });
      case 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE': {
        one.first = performance.now() - one.began;
        const given = Array.isArray(event.d['choices']) ? (event.d['choices'] as unknown[]) : [];
        const choices = given.flatMap((each) => (isObject(each) ? [String(each['value'])] : []));
        return finish(one, { kind: 'choices', words: '', choices });
      }
    }
  });

  function send(user: string, raw: Sent & { readonly channel: string }): Promise<Reply> {
    return new Promise((resolve) => {
      const began = performance.now();
      const interaction = room.interact({ ...raw, user, ...(locale === undefined ? {} : { locale }) });
      if (interaction.phase === 'failed') {
        resolve({ kind: 'failed', words: '', choices: [], first: -1 });
        return;
      }
      const timer = setTimeout(() => {
        const one = pending.get(interaction.nonce);
        if (one !== undefined) finish(one, { kind: one.first < 0 ? 'failed' : 'unfinished', words: '' });
      }, longest);
      pending.set(interaction.nonce, { interaction, began, first: -1, settle: resolve, timer });
    });
  }

  /** The id of a command, once the bot has registered it. */
  function commandId(name: string): string {
    for (const command of state.commands.values()) if (command.name === name) return command.id;
    return '0';
  }

  return {
    player(user, channel) {
      const own = (raw: Sent): Promise<Reply> => send(user, { channel, ...raw });
      const line = (text: string, options: Options, focused?: string): Record<string, unknown> => {
        const [name = '', ...subs] = text.replace(/^\//u, '').split(' ');
        return { id: commandId(name), name, type: 1, options: nested(subs, options, focused) };
      };
      const on = (message: Message, data: Record<string, unknown>): Promise<Reply> =>
        own({
          type: InteractionType.MessageComponent,
          channel: message.channelId,
          message: message.id,
          data,
        });
      return {
        id: user,
        channel,
        send: own,
        command: (text, options = {}, where = channel) =>
          own({ type: InteractionType.ApplicationCommand, data: line(text, options), channel: where }),
        async complete(text, option, typed, options = {}) {
          const data = line(text, { ...options, [option]: typed }, option);
          return (await own({ type: InteractionType.ApplicationCommandAutocomplete, data })).choices;
        },
        press: (message, customId) => on(message, { component_type: 2, custom_id: customId }),
        choose: (message, customId, values) =>
          on(message, { component_type: 3, custom_id: customId, values: [...values] }),
      };
    },
    close() {
      off();
      for (const one of [...pending.values()]) finish(one, { kind: 'failed', words: '' });
    },
  };
}
