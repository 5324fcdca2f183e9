import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DiscordAPIError, type REST } from 'discord.js';
import { type APIApplicationCommand, Routes } from 'discord-api-types/v10';
import type { Log } from '../log.js';
import type { SettingMethods } from '../table/index.js';
import type { Command, ContextMenu } from './command.js';

/** Registers the commands in the background. The last registration is stored, so that only changes are sent. */

type CommandData = Command['data'] | ContextMenu['data'];

/** What was registered, and the versions Discord gave it. */
interface Registered {
  /** The server, or `everywhere`. */
  readonly scope: string;
  /** By name: digest of what we sent, and Discord's version. */
  readonly commands: Readonly<Record<string, { readonly digest: string; readonly version: string }>>;
}

export interface RegistrationMemory {
  load(application: string): Promise<Registered | undefined>;
  save(application: string, registered: Registered): Promise<void>;
}

const EVERYWHERE = 'everywhere';
/** More changes than this are sent as one request. */
const FEW = 3;
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 60 * 60_000;

export interface Registration {
  readonly rest: REST;
  readonly application: string;
  readonly commands: readonly CommandData[];
  readonly guildId: string | undefined;
  readonly memory: RegistrationMemory;
  readonly log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  /** Receives the command ids, for mentions. */
  readonly learn?: (ids: ReadonlyMap<string, string>) => void;
}

const digestOf = (data: CommandData): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url');

const listRoute = (application: string, scope: string): `/${string}` =>
  scope === EVERYWHERE
    ? Routes.applicationCommands(application)
    : Routes.applicationGuildCommands(application, scope);

/** Sends changed commands and removes those of another scope. @throws errors of Discord or the network */
async function registerOnce(registration: Registration): Promise<void> {
  const { rest, application, commands, guildId, memory, log } = registration;
  const scope = guildId ?? EVERYWHERE;
  const route = listRoute(application, scope);
  const known = await memory.load(application);
  const there = (await rest.get(route)) as APIApplicationCommand[];
  const before = known?.scope === scope ? known.commands : {};
  const byName = new Map(there.map((command) => [command.name, command]));
  const changed = commands.filter((data) => {
    const known = before[data.name];
    return known?.digest !== digestOf(data) || known.version !== byName.get(data.name)?.version;
  });
  const names = new Set(commands.map(({ name }) => name));
  const gone = there.filter(({ name }) => !names.has(name));
  let now: readonly APIApplicationCommand[] = there;
  if (changed.length + gone.length > FEW) now = await sendAll(registration, route, there);
  else if (changed.length + gone.length > 0) now = await sendSome(registration, route, there, changed, gone);
  await clearOther(registration, known?.scope, scope);
  await memory.save(application, { scope, commands: registeredOf(commands, now) });
  registration.learn?.(new Map(now.map(({ name, id }) => [name, id])));
  log.debug({ changed: changed.length, gone: gone.length }, 'commands are registered');
}

/** Commands stored as we sent them. A refused one isn't among them and is sent again next time. */
function registeredOf(
  commands: readonly CommandData[],
  now: readonly APIApplicationCommand[],
): Registered['commands'] {
  const byName = new Map(now.map((command) => [command.name, command]));
  return Object.fromEntries(
    commands.flatMap((data) => {
      const version = byName.get(data.name)?.version;
      return version === undefined ? [] : [[data.name, { digest: digestOf(data), version }]];
    }),
  );
}

const isRefused = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 400;

async function sendAll(
  registration: Registration,
  route: `/${string}`,
  there: readonly APIApplicationCommand[],
): Promise<readonly APIApplicationCommand[]> {
  try {
    return (await registration.rest.put(route, { body: registration.commands })) as APIApplicationCommand[];
  } catch (error) {
    if (!isRefused(error)) throw error;
    // One invalid command makes Discord refuse all: send them one by one.
    registration.log.error(
      { err: error },
      'Discord refuses the commands as a whole; they are sent one by one',
    );
    const names = new Set(registration.commands.map(({ name }) => name));
    const gone = there.filter(({ name }) => !names.has(name));
    return sendSome(registration, route, there, registration.commands, gone);
  }
}

async function sendSome(
  { rest, log }: Registration,
  route: `/${string}`,
  there: readonly APIApplicationCommand[],
  changed: readonly CommandData[],
  gone: readonly APIApplicationCommand[],
): Promise<readonly APIApplicationCommand[]> {
  const now = new Map(there.map((command) => [command.name, command]));
  for (const { id, name } of gone) {
    await rest.delete(`${route}/${id}`);
    now.delete(name);
  }
  for (const data of changed) {
    try {
      now.set(data.name, (await rest.post(route, { body: data })) as APIApplicationCommand);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // The old version stays until Discord accepts a new one, so it isn't recorded as ours.
      now.delete(data.name);
      log.error({ err: error, command: data.name }, 'Discord refuses a command; the one it has stays');
    }
  }
  return [...now.values()];
}

/** Removes commands of another `DISCORD_GUILD_ID`, which would show twice. */
async function clearOther(
  { rest, application, log }: Registration,
  before: string | undefined,
  scope: string,
) {
  const others = new Set([...(before === undefined ? [] : [before]), EVERYWHERE]);
  others.delete(scope);
  for (const other of others) {
    const route = listRoute(application, other);
    try {
      const left = (await rest.get(route)) as unknown[];
      if (left.length === 0) continue;
      await rest.put(route, { body: [] });
      log.info({ scope: other }, 'commands that another setting had left behind are gone');
    } catch (error) {
      // If the bot has left the server, the commands are gone.
      if (!(error instanceof DiscordAPIError) || (error.status !== 403 && error.status !== 404)) throw error;
    }
  }
}

/** Registers until it succeeds, with backoff. Never rejects. */
export async function keepRegistering(registration: Registration, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_WAIT; !signal.aborted; pause = Math.min(LONGEST_WAIT, pause * 2)) {
    try {
      return await registerOnce(registration);
    } catch (error) {
      if (signal.aborted) return;
      registration.log.warn(
        { err: error, seconds: pause / 1000 },
        'the commands could not be registered yet',
      );
    }
    await wait(pause, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Stores the registration in the program's settings. */
export function memoryIn(settings: SettingMethods): RegistrationMemory {
  const key = (application: string): string => `commands:${application}`;
  return {
    async load(application) {
      const stored = await settings.get('', key(application));
      return typeof stored === 'string' ? (JSON.parse(stored) as Registered) : undefined;
    },
    save: (application, registered) => settings.save('', key(application), JSON.stringify(registered)),
  };
}
