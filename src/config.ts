import { z } from 'zod';
import { parseShards, type Shards, SHARDS } from './discord/shards.js';

/** Everything the program can be told from outside, read from the environment once, at the start. */
export interface Config {
  /** The bot's token. Without one the program brings its own Discord, the room. */
  readonly token: string | undefined;
  /** Base address of another REST API that speaks Discord's language; Discord's own when absent. */
  readonly api: string | undefined;
  /** Commands are registered for this server alone, at once; without it they are registered everywhere. */
  readonly guildId: string | undefined;
  /** What this process is: the bot, a worker that draws and thinks for others, or what all requests go through. */
  readonly role: 'bot' | 'worker' | 'proxy';
  /** Base address of a process of the last kind. */
  readonly proxy: string | undefined;
  /** The part of the servers that this process hears of; undefined for all of them over one connection. */
  readonly shards: Shards | 'auto' | undefined;
  /** Where the room listens; 0 takes a free port. */
  readonly port: number;
  /** The room answers on this address only. */
  readonly host: string;
  /** What the room's page asks for before it shows anything; needed when it listens beyond this machine. */
  readonly roomPassword: string | undefined;
  /** Names by which the room may be called, besides this machine's own. */
  readonly roomNames: readonly string[];
  /** Port of the health check, or undefined for none. */
  readonly healthPort: number | undefined;
  /** Address that the health check answers on. */
  readonly healthHost: string;
  /** Folder of the database and of everything else that is kept. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL database that keeps the games instead of a file in that folder. */
  readonly databaseUrl: string | undefined;
  /** Folder of installed packs, with a folder for each game in it. */
  readonly packFolder: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** `pretty` for people, `json` for machines; `auto` asks whether the output is a terminal. */
  readonly logFormat: 'auto' | 'pretty' | 'json';
}

const port = z.coerce.number().int().min(0).max(65_535);
const text = z.string().trim().min(1);

const schema = z.object({
  DISCORD_TOKEN: text
    .regex(
      /^[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}$/u,
      'does not look like a bot token (three parts with dots between)',
    )
    .optional(),
  DISCORD_API: z.url().optional(),
  DISCORD_GUILD_ID: text.regex(/^\d{16,20}$/u, 'must be the id of a server, 16 to 20 digits').optional(),
  FIMBUL_ROLE: z.enum(['bot', 'worker', 'proxy']).default('bot'),
  DISCORD_PROXY: z.url().optional(),
  DISCORD_SHARDS: text
    .regex(SHARDS, 'must be auto, or shards and their count, as 0-1/4')
    .refine((given) => parseShards(given) !== undefined, 'names a shard twice, or one beyond the count')
    .optional(),
  PORT: port.default(4040),
  HOST: text.default('127.0.0.1'),
  ROOM_PASSWORD: text.optional(),
  ROOM_NAMES: text.optional(),
  HEALTH_PORT: port.optional(),
  HEALTH_HOST: text.default('127.0.0.1'),
  FIMBUL_DATA: text.default('data'),
  DATABASE_URL: z
    .url()
    .regex(/^postgres(ql)?:\/\//u, 'must begin with postgres://')
    .optional(),
  FIMBUL_PACKS: text.default('packs'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['auto', 'pretty', 'json']).default('auto'),
});

/** Names of the variables, for the test that holds `.env.example` to them. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/** The environment is not usable; the message lists everything that is wrong, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws ConfigError naming every variable that is wrong; values are never repeated, they may be secret
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given: Record<string, string> = {};
  for (const name of VARIABLES) {
    const value = env[name];
    if (value !== undefined && value.trim() !== '') given[name] = value.trim();
  }
  const parsed = schema.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const known = parsed.data;
  if (
    known !== undefined &&
    !isLoopback(known.HOST) &&
    known.FIMBUL_ROLE === 'bot' &&
    known.DISCORD_TOKEN === undefined &&
    !known.ROOM_PASSWORD
  ) {
    wrong.push(`ROOM_PASSWORD: must be set when HOST is not this machine alone`);
  }
  if (known?.FIMBUL_ROLE === 'worker' && known.DATABASE_URL === undefined)
    wrong.push('DATABASE_URL: must be set for a worker, whose work comes from there');
  if (known === undefined || wrong.length > 0) {
    throw new ConfigError(
      `The configuration can't be used:\n${wrong.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  return {
    token: known.DISCORD_TOKEN,
    api: known.DISCORD_API,
    guildId: known.DISCORD_GUILD_ID,
    role: known.FIMBUL_ROLE,
    proxy: known.DISCORD_PROXY,
    shards: known.DISCORD_SHARDS === undefined ? undefined : parseShards(known.DISCORD_SHARDS),
    port: known.PORT,
    host: known.HOST,
    roomPassword: known.ROOM_PASSWORD,
    roomNames: (known.ROOM_NAMES ?? '').split(',').flatMap((name) => name.trim() || []),
    healthPort: known.HEALTH_PORT,
    healthHost: known.HEALTH_HOST,
    dataFolder: known.FIMBUL_DATA,
    databaseUrl: known.DATABASE_URL,
    packFolder: known.FIMBUL_PACKS,
    logLevel: known.LOG_LEVEL,
    logFormat: known.LOG_FORMAT,
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
