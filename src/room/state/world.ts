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
export interface World {
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

export interface WorldOptions {
  readonly keeper?: Keeper | null;
  readonly clock?: () => number;
}

export function createWorld(options: WorldOptions = {}): World {
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

export const isoNow = (world: World): string => new Date(world.now()).toISOString().replace('Z', '000+00:00');

export function saveGuild(world: World, guild: Guild): void {
  world.guilds.set(guild.id, guild);
  world.keeper?.save('guild', guild.id, guild);
}

export function saveChannel(world: World, channel: Channel): void {
  world.channels.set(channel.id, channel);
  world.keeper?.save('channel', channel.id, channel);
}

export function saveUser(world: World, user: User): void {
  world.users.set(user.id, user);
  world.keeper?.save('user', user.id, user);
}

export function saveCommand(world: World, command: Command): void {
  world.commands.set(command.id, command);
  world.keeper?.save('command', command.id, command);
}

export function saveEmoji(world: World, emoji: ApplicationEmoji): void {
  world.emojis.set(emoji.id, emoji);
  world.keeper?.save('emoji', emoji.id, emoji);
}

export function saveInteraction(world: World, interaction: Interaction): void {
  world.interactions.set(interaction.id, interaction);
  world.keeper?.save('interaction', interaction.id, interaction);
}

/** How many bytes of files a room without a database holds before the oldest are dropped. */
const MAX_FILE_MEMORY = 96 * 1024 * 1024;

export function saveFile(world: World, file: Omit<StoredFile, 'data'>, data: Buffer): void {
  const kept: StoredFile = { ...file, data: world.keeper ? null : data };
  world.files.set(file.id, kept);
  if (world.keeper) {
    world.keeper.saveBlob(file.id, data);
    world.keeper.save('file', file.id, kept);
    return;
  }
  let held = 0;
  for (const other of [...world.files.values()].reverse()) {
    held += other.data?.length ?? 0;
    if (held > MAX_FILE_MEMORY) other.data = null;
  }
}

/** A file's bytes, or null when they are no longer held. */
export function bytesOf(world: World, file: StoredFile): Buffer | null {
  return file.data ?? world.keeper?.blob(file.id) ?? null;
}

export function messagesOf(world: World, channelId: string): Map<string, Message> {
  let map = world.messages.get(channelId);
  if (!map) {
    map = new Map();
    world.messages.set(channelId, map);
  }
  return map;
}

export function saveMessage(world: World, message: Message): void {
  messagesOf(world, message.channelId).set(message.id, message);
  world.keeper?.save('message', message.id, message);
}
