import type {
  Application,
  ApplicationEmoji,
  Channel,
  Command,
  Guild,
  Interaction,
  Message,
  StoredFile,
  User,
} from './model.js';
import { snowflakes } from './snowflake.js';

/**
 * Something that happened and that clients may hear of. Who hears it is decided by the listeners:
 * the gateway for the bot, the page sockets for the local people.
 */
export interface RoomEvent {
  /** Discord's dispatch name, or one of the page's own. */
  readonly t: string;
  /** The payload for the bot; for people, `page` when it differs. */
  readonly d: unknown;
  readonly guildId?: string | null;
  /** The channel as it was when this happened, for who-may-see. */
  readonly channel?: Channel;
  /** The message this is about, for ephemeral ones and for the message-content intent. */
  readonly message?: Message;
  /** `bot`: only for the bot; `people`: never for the bot. Absent: both. */
  readonly only?: 'bot' | 'people';
  /** Only for these people. */
  readonly users?: readonly string[];
  /** Gateway intent (bit set) that must be held; 0 or absent: none needed. */
  readonly intents?: number;
}

export type Kind =
  'user' | 'guild' | 'channel' | 'message' | 'command' | 'interaction' | 'file' | 'emoji' | 'meta';

/** Where changes are written; the in-memory room has none. */
export interface Keeper {
  save(kind: Kind, id: string, value: unknown): void;
  saveBlob(id: string, data: Buffer): void;
  remove(kind: Kind, id: string): void;
  /** The bytes of a file saved before. */
  blob(id: string): Buffer | null;
  /** Everything saved so far is on disk when this returns. */
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
  readonly commands: Map<string, Command>;
  readonly interactions: Map<string, Interaction>;
  readonly files: Map<string, StoredFile>;
  /** The application's own. */
  readonly emojis: Map<string, ApplicationEmoji>;
  /** `user:channel` → last read message id. */
  readonly reads: Map<string, string>;
  readonly keeper: Keeper | null;
  nextId(): string;
  /** Milliseconds since 1970 on the room's own clock. */
  now(): number;
  /** Moves the room's clock forward, e.g. past an interaction token's life. */
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

export function saveGuild(state: RoomState, guild: Guild): void {
  state.guilds.set(guild.id, guild);
  state.keeper?.save('guild', guild.id, guild);
}

export function saveChannel(state: RoomState, channel: Channel): void {
  state.channels.set(channel.id, channel);
  state.keeper?.save('channel', channel.id, channel);
}

export function saveUser(state: RoomState, user: User): void {
  state.users.set(user.id, user);
  state.keeper?.save('user', user.id, user);
}

export function saveCommand(state: RoomState, command: Command): void {
  state.commands.set(command.id, command);
  state.keeper?.save('command', command.id, command);
}

export function saveEmoji(state: RoomState, emoji: ApplicationEmoji): void {
  state.emojis.set(emoji.id, emoji);
  state.keeper?.save('emoji', emoji.id, emoji);
}

export function saveInteraction(state: RoomState, interaction: Interaction): void {
  state.interactions.set(interaction.id, interaction);
  state.keeper?.save('interaction', interaction.id, interaction);
}

/** How many bytes of files a room without a database holds before the oldest are dropped. */
const MAX_FILE_MEMORY = 96 * 1024 * 1024;

export function saveFile(state: RoomState, file: Omit<StoredFile, 'data'>, data: Buffer): void {
  const kept: StoredFile = { ...file, data: state.keeper ? null : data };
  state.files.set(file.id, kept);
  if (state.keeper) {
    state.keeper.saveBlob(file.id, data);
    state.keeper.save('file', file.id, kept);
    return;
  }
  let held = 0;
  for (const other of [...state.files.values()].reverse()) {
    held += other.data?.length ?? 0;
    if (held > MAX_FILE_MEMORY) other.data = null;
  }
}

/** A file's bytes, or null when they are no longer held. */
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
