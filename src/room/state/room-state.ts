import type {
  Application,
  ApplicationEmoji,
  Channel,
  RegisteredCommand,
  Guild,
  Interaction,
  Message,
  StoredFile,
  User,
} from './model.js';
import { snowflakes } from './snowflake.js';

/**
 * An event for clients. The listeners decide who gets it: the gateway for the bot,
 * the page sockets for the local people.
 */
export interface RoomEvent {
  /** Discord's dispatch name, or one of the page's. */
  readonly t: string;
  /** The payload for the bot; people get their own view of it. */
  readonly d: unknown;
  readonly guildId?: string | null;
  /** The channel at the time of the event, for the permission check. */
  readonly channel?: Channel;
  /** The event's message, for ephemeral ones and the message-content intent. */
  readonly message?: Message;
  /** `bot`: only for the bot; `people`: never for the bot. Absent: both. */
  readonly only?: 'bot' | 'people';
  /** Only for these people. */
  readonly users?: readonly string[];
  /** Required gateway intent (bit set); 0 or absent: none. */
  readonly intents?: number;
}

export type Kind =
  'user' | 'guild' | 'channel' | 'message' | 'command' | 'interaction' | 'file' | 'emoji' | 'meta';

/** Persistence; an in-memory room has none. */
export interface Keeper {
  save(kind: Kind, id: string, value: unknown): void;
  saveBlob(id: string, data: Buffer): void;
  remove(kind: Kind, id: string): void;
  /** The bytes of a stored file. */
  blob(id: string): Buffer | null;
  /** Writes everything to disk. */
  flush(): void;
  close(): void;
}

/** The whole state of a room. */
export interface RoomState {
  application: Application;
  botId: string;
  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  /** By channel, in order of id. */
  readonly messages: Map<string, Map<string, Message>>;
  readonly commands: Map<string, RegisteredCommand>;
  readonly interactions: Map<string, Interaction>;
  readonly files: Map<string, StoredFile>;
  /** The application's own emojis. */
  readonly emojis: Map<string, ApplicationEmoji>;
  /** `user:channel` → last read message id. */
  readonly reads: Map<string, string>;
  readonly keeper: Keeper | null;
  nextId(): string;
  /** Milliseconds since 1970 on the room's clock. */
  now(): number;
  /** Advances the room's clock, e.g. past an interaction token's lifetime. */
  advance(ms: number): void;
  emit(event: RoomEvent): void;
  on(listener: (event: RoomEvent) => void): () => void;
}

export interface RoomStateOptions {
  readonly keeper?: Keeper | null;
  readonly clock?: () => number;
}

export function createRoomState(options: RoomStateOptions = {}): RoomState {
  const clock = options.clock ?? Date.now;
  let skew = 0;
  const now = () => clock() + skew;
  const listeners = new Set<(event: RoomEvent) => void>();
  return {
    application: { id: '0', name: '', description: '', ownerId: '0' },
    botId: '0',
    users: new Map(),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    commands: new Map(),
    interactions: new Map(),
    files: new Map(),
    emojis: new Map(),
    reads: new Map(),
    keeper: options.keeper ?? null,
    nextId: snowflakes(now),
    now,
    advance(ms) {
      skew += ms;
    },
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const isoNow = (state: RoomState): string =>
  new Date(state.now()).toISOString().replace('Z', '000+00:00');

/** The map of each kind of record; messages have one per channel. */
export const MAPS = {
  user: 'users',
  guild: 'guilds',
  channel: 'channels',
  command: 'commands',
  interaction: 'interactions',
  file: 'files',
  emoji: 'emojis',
} as const satisfies Partial<Record<Kind, keyof RoomState>>;

const saver =
  <T extends { readonly id: string }>(kind: keyof typeof MAPS) =>
  (state: RoomState, thing: T): void => {
    (state[MAPS[kind]] as unknown as Map<string, T>).set(thing.id, thing);
    state.keeper?.save(kind, thing.id, thing);
  };

export const saveGuild = saver<Guild>('guild');
export const saveChannel = saver<Channel>('channel');
export const saveUser = saver<User>('user');
export const saveCommand = saver<RegisteredCommand>('command');
export const saveEmoji = saver<ApplicationEmoji>('emoji');
export const saveInteraction = saver<Interaction>('interaction');

/** Memory for files in a room without a database; the oldest are dropped. */
const MAX_FILE_MEMORY = 96 * 1024 * 1024;

export function saveFile(state: RoomState, file: Omit<StoredFile, 'data'>, data: Buffer): void {
  const stored: StoredFile = { ...file, data: state.keeper ? null : data };
  state.files.set(file.id, stored);
  if (state.keeper) {
    state.keeper.saveBlob(file.id, data);
    state.keeper.save('file', file.id, stored);
    return;
  }
  let total = 0;
  for (const other of [...state.files.values()].reverse()) {
    total += other.data?.length ?? 0;
    if (total > MAX_FILE_MEMORY) other.data = null;
  }
}

/** A file's bytes, or null when they were dropped. */
export function bytesOf(state: RoomState, file: StoredFile): Buffer | null {
  return file.data ?? state.keeper?.blob(file.id) ?? null;
}

export function messagesOf(state: RoomState, channelId: string): Map<string, Message> {
  let map = state.messages.get(channelId);
  if (!map) {
    map = new Map();
    state.messages.set(channelId, map);
  }
  return map;
}

export function saveMessage(state: RoomState, message: Message): void {
  messagesOf(state, message.channelId).set(message.id, message);
  state.keeper?.save('message', message.id, message);
}
