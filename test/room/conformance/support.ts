import { DiscordAPIError, REST } from 'discord.js';
import type { Room } from '../../../src/room/room.js';

/** discord.js's own REST client, unmodified. */
export function restOf(room: Room, token = room.token): REST {
  return new REST({ version: '10', api: room.apiUrl, retries: 0 }).setToken(token);
}

export interface Refusal {
  readonly status: number;
  readonly code: number | string;
  readonly message: string;
  readonly errors?: unknown;
}

/** Discord's error response; fails if the request succeeds. */
export async function refusal(act: Promise<unknown>): Promise<Refusal> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    const raw = error.rawError as { message: string; errors?: unknown };
    return {
      status: error.status,
      code: error.code,
      message: raw.message,
      ...(raw.errors ? { errors: raw.errors } : {}),
    };
  }
  throw new Error('It was not refused.');
}

/** A 50035 error tree with one error at a path. */
export function complaint(path: string, code: string): unknown {
  return path
    .split('.')
    .reverse()
    .reduce<unknown>((inner, key) => ({ [key]: inner }), { _errors: [{ code, message: expectText() }] });
}

/** Matches any text, so that tests of codes and paths don't depend on wording. */
function expectText(): unknown {
  return { asymmetricMatch: (value: unknown) => typeof value === 'string' && value.length > 0 };
}

export const png = (width = 2, height = 3): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0806000000', 'hex')]);
};

export const V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
