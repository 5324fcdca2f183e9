/** A bot that answers raw interactions, and two people who create them. */
import type { APIInteraction } from 'discord-api-types/v10';
import { Events, Routes } from 'discord.js';
import type { Interaction, REST } from 'discord.js';
import type { Person } from '../../support/person.js';
import { openScene } from '../../support/with-room.js';
import type { Scene } from '../../support/with-room.js';
import { restOf } from './support.js';

const COMMANDS = [
  {
    name: 'ask',
    description: 'Anything',
    options: [
      { type: 3, name: 'what', description: 'w', autocomplete: true },
      { type: 4, name: 'count', description: 'c', min_value: 1, max_value: 6 },
      { type: 6, name: 'who', description: 'w' },
      { type: 7, name: 'where', description: 'w' },
      { type: 7, name: 'talk', description: 't', channel_types: [0] },
      { type: 8, name: 'role', description: 'r' },
      { type: 5, name: 'sure', description: 's' },
      { type: 10, name: 'much', description: 'm' },
      { type: 9, name: 'any', description: 'a' },
      { type: 3, name: 'kind', description: 'k', choices: [{ name: 'Walrus', value: 'walrus' }] },
    ],
  },
  {
    name: 'need',
    description: 'Needs something',
    options: [{ type: 3, name: 'what', description: 'w', required: true }],
  },
  { name: 'Poke', type: 2 },
  { name: 'Quote', type: 3 },
];

export interface RawBot {
  readonly scene: Scene;
  readonly rest: REST;
  readonly astrid: Person;
  readonly bjorn: Person;
  /** The raw interactions as received over the gateway. */
  readonly raw: readonly APIInteraction[];
  /** Sets the handler of discord.js interactions. */
  does(act: (i: Interaction) => unknown): void;
  lastRaw(): APIInteraction;
  reply(i: APIInteraction, body: unknown, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Endpoint to edit and fetch the first response. */
  original(i: APIInteraction): ReturnType<typeof Routes.webhookMessage>;
  /** Astrid uses a command; the bot hasn't answered yet. */
  asked(): Promise<APIInteraction>;
  close(): Promise<void>;
}

export async function startRawBot(): Promise<RawBot> {
  const scene = await openScene();
  const rest = restOf(scene.room);
  const raw: APIInteraction[] = [];
  let act: (i: Interaction) => unknown = () => undefined;
  scene.client.ws.on('INTERACTION_CREATE' as never, ((d: APIInteraction) => raw.push(d)) as never);
  scene.client.on(Events.InteractionCreate, (i) => void act(i));
  await scene.client.application.commands.set(COMMANDS, scene.room.guildId);
  const astrid = await scene.person('astrid');
  const bjorn = await scene.person('bjorn');
  const lastRaw = () => {
    const last = raw.at(-1);
    if (!last) throw new Error('No interaction has come.');
    return last;
  };
  return {
    scene,
    rest,
    astrid,
    bjorn,
    raw,
    does: (next) => {
      act = next;
    },
    lastRaw,
    reply: (i, body, query) =>
      rest.post(Routes.interactionCallback(i.id, i.token), {
        body,
        auth: false,
        ...(query ? { query: new URLSearchParams(query) } : {}),
      }),
    original: (i) => Routes.webhookMessage(i.application_id, i.token),
    async asked() {
      const before = raw.length;
      void astrid.command('ask').catch(() => undefined);
      while (raw.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
      return lastRaw();
    },
    close: () => scene.close(),
  };
}
