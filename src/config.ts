import { z } from 'zod';
import { parseShards, type Shards, SHARDS } from './discord/shards.js';

/** The configuration, read from the environment once, at the start. */
export interface Config {
  /** The bot's token. Without one the program starts its own local Discord, the room. */
  readonly token: string | undefined;
  /** Base address of another REST API that is compatible with Discord's. */
  readonly api: string | undefined;
  /** Registers commands in this server only, without delay; otherwise in all servers. */
  readonly guildId: string | undefined;
  /** The bot, a worker that draws and thinks for others, or a proxy for all requests to Discord. */
  readonly role: 'bot' | 'worker' | 'proxy';
  /** Base address of the proxy. */
  readonly proxy: string | undefined;
  /** Shards of this process; undefined for one connection without shards. */
  readonly shards: Shards | 'auto' | undefined;
  /** Port of the room; 0 takes a free port. */
  readonly port: number;
  /** Address that the room listens on. */
  readonly host: string;
  /** Password of the room's page; required if others than this machine can reach it. */
  readonly roomPassword: string | undefined;
  /** Host names that the room accepts besides this machine's own. */
  readonly roomNames: readonly string[];
  /** Port of the health check, or undefined for none. */
  readonly healthPort: number | undefined;
  /** Address of the health check. */
  readonly healthHost: string;
  /** Folder of the database and other data. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL database, instead of a file in that folder. */
  readonly databaseUrl: string | undefined;
  /** Folder of installed packs, with a subfolder for each game. */
  readonly packFolder: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** `pretty` for people, `json` for machines; `auto`: `pretty` on a terminal. */
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

/** Names of the variables; a test compares them with `.env.example`. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/** The environment has faults, which the message lists, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws ConfigError naming the faulty variables without their values, which may be secret
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
