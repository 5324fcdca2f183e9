/** Starts rooms on free ports, and discord.js clients against them. */
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { ClientOptions } from 'discord.js';
import { createRoom } from '../../src/room/room.js';
import type { Room, RoomOptions } from '../../src/room/room.js';
import { enterRoom } from './person.js';
import type { Person } from './person.js';

export const ALL_INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMembers,
  GatewayIntentBits.GuildModeration,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.GuildMessageTyping,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.DirectMessageReactions,
  GatewayIntentBits.MessageContent,
];

/** A ready discord.js client in the room. */
async function logIn(room: Room, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: ALL_INTENTS,
    ...options,
    rest: { api: room.apiUrl, ...options.rest },
  });
  // Without a listener an 'error' event would end the process.
  client.on(Events.Error, () => undefined);
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(room.token);
  return ready;
}

export interface Scene {
  readonly room: Room;
  readonly client: Client<true>;
  /** A person at the page by username; the first one by default. */
  person(user?: string, channel?: string): Promise<Person>;
  close(): Promise<void>;
}

/** A room with a ready client, and people on demand; close it when done. */
export async function openScene(
  options: RoomOptions = {},
  client: Partial<ClientOptions> = {},
): Promise<Scene> {
  const room = await createRoom({ port: 0, ...options });
  const ready = await logIn(room, client);
  const people: Person[] = [];
  return {
    room,
    client: ready,
    async person(user, channel = 'longhouse') {
      const entered = await enterRoom({
        url: room.url,
        user: user ?? room.people()[0]?.username ?? '',
        channel,
      });
      people.push(entered);
      return entered;
    },
    async close() {
      for (const person of people) person.close();
      await ready.destroy();
      await room.close();
    },
  };
}

/** Runs `act` in a new room. */
export async function withRoom(act: (room: Room) => Promise<void>, options: RoomOptions = {}): Promise<void> {
  const room = await createRoom({ port: 0, ...options });
  try {
    await act(room);
  } finally {
    await room.close();
  }
}
