import { pino, type DestinationStream, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.js';
import { withoutValues } from './store/trouble.js';

export type Log = Logger;

/** Names of fields whose values are redacted when an object is logged. */
const SECRET = ['token', 'password', 'secret', 'authorization', 'seed', 'DISCORD_TOKEN', 'ROOM_PASSWORD'];

/** The shapes of bot tokens and interaction tokens, also within sentences and addresses. */
const TOKENS: readonly RegExp[] = [
  /[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}/gu,
  /(?<=\/(?:webhooks|interactions)\/\d+\/)[^/\s"?]+/gu,
  /(?<=\bBot )[\w.-]{10,}/gu,
];

/** Removes every token from a line. */
export function withoutTokens(line: string): string {
  return TOKENS.reduce((rest, token) => rest.replace(token, '[secret]'), line);
}

/** Serializes an error without its request body, which has players' answers and pictures (Discord's client). */
export function errorInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const logged = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(logged).filter(([key]) => key !== 'requestBody'));
}

/**
 * The program's log: lines for people on a terminal, JSON otherwise. Secrets are removed twice: by name in logged
 * objects, and by shape in the finished line, since errors of the HTTP client repeat the address. Errors of a database
 * lose their statement's values.
 */
export function makeLog(
  options: Pick<Config, 'logLevel' | 'logFormat'>,
  out: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): Log {
  const pretty = options.logFormat === 'pretty' || (options.logFormat === 'auto' && out.isTTY === true);
  const plain: DestinationStream = { write: (line) => void out.write(withoutTokens(line)) };
  let destination = plain;
  if (pretty) {
    const format = prettyFactory({
      colorize: out.isTTY === true,
      translateTime: 'SYS:HH:MM:ss',
      ignore: 'pid,hostname',
    });
    destination = { write: (line) => plain.write(format(line)) };
  }
  return pino(
    {
      level: options.logLevel,
      base: null,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      serializers: { err: errorInLog, error: errorInLog },
      hooks: {
        logMethod(given, write) {
          for (const each of given as readonly unknown[])
            for (const value of [each, ...Object.values(each ?? {})]) withoutValues(value);
          write.apply(this, given);
        },
      },
    },
    destination,
  );
}

/** A silent log, for tests. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
