/** `POST /page/login`: the only request that needs no session. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Doors } from './doors.js';
import { DiscordError } from './rest/errors.js';
import { readSmall } from './rest/http.js';

/** Bytes for a password and the JSON around it. */
const MOST_BYTES = 4096;
const WITHIN_MS = 5000;
/** Bodies read concurrently: in all, and per address. */
const MOST_AT_ONCE = 20;
const MOST_OF_ONE = 4;

const passwordIn = (body: Buffer): string => {
  try {
    const json = JSON.parse(body.toString('utf8')) as { readonly password?: unknown } | null;
    return typeof json?.password === 'string' ? json.password : '';
  } catch {
    return '';
  }
};

const JSON_HEADERS = { 'content-type': 'application/json', connection: 'close' };
/** Time in which a client that is still sending can read its answer, ms. */
const LINGER_MS = 100;

export type LoginHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

function respond(res: ServerResponse, status: number, message: string, headers: object = {}): void {
  const body = JSON.stringify({ message, code: 0 });
  res
    .writeHead(status, { ...JSON_HEADERS, ...headers, 'content-length': Buffer.byteLength(body) })
    .write(body);
  if (res.req.complete) return void res.end();
  // Closing at once would reset the connection of a client that is still sending, and it would lose the answer.
  res.req.resume();
  setTimeout(() => res.end(), LINGER_MS);
}

export function makeLogin(doors: Doors): LoginHandler {
  const reading = new Map<string, number>();

  const wait = (res: ServerResponse, seconds: number, why: string): void =>
    respond(res, 429, `${why} Try again in ${seconds} s.`, { 'retry-after': String(seconds) });

  /** Reads the body; null while this address or all together have too many requests open. */
  async function bodyOf(req: IncomingMessage): Promise<Buffer | null> {
    const who = req.socket.remoteAddress ?? '';
    const own = reading.get(who) ?? 0;
    const all = [...reading.values()].reduce((sum, n) => sum + n, 0);
    if (own >= MOST_OF_ONE || all >= MOST_AT_ONCE) return null;
    reading.set(who, own + 1);
    try {
      return await readSmall(req, MOST_BYTES, WITHIN_MS);
    } finally {
      const left = (reading.get(who) ?? 1) - 1;
      if (left > 0) reading.set(who, left);
      else reading.delete(who);
    }
  }

  return async (req, res) => {
    if (req.method !== 'POST') return respond(res, 405, '405: Method Not Allowed', { allow: 'POST' });
    const early = doors.waitOf(req);
    if (early > 0) return wait(res, early, 'Too many wrong guesses.');
    let body: Buffer | null;
    try {
      body = await bodyOf(req);
    } catch (error) {
      if (error instanceof DiscordError) return respond(res, error.status, error.message);
      req.resume();
      throw error;
    }
    if (body === null) return wait(res, 1, 'Too many people log in at the moment.');
    const found = doors.login(req, passwordIn(body));
    if (found === 'wrong') return respond(res, 401, 'That is not the password.');
    if ('retryAfter' in found) return wait(res, found.retryAfter, 'Too many wrong guesses.');
    res.writeHead(204, { 'set-cookie': doors.cookie(found.session) }).end();
  };
}
