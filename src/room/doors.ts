/** Access control: allowed host names, same-origin checks, password and sessions. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type SessionShelf, sessionsInMemory } from './state/sessions.js';

export interface DoorOptions {
  readonly password: string | undefined;
  readonly host: string;
  /** Further host names of the room. */
  readonly names: readonly string[];
  /** Session store; in memory when absent. */
  readonly sessions?: SessionShelf | undefined;
  /** Monotonic clock, ms. */
  readonly clock?: () => number;
}

type Login = { readonly session: string } | { readonly retryAfter: number } | 'wrong';

export interface Doors {
  /** Whether the request may be answered at all: its Host is ours and no other site sent it. */
  knows(req: IncomingMessage): boolean;
  /** Whether the request carries the password or a session cookie; always true without a password. */
  admits(req: IncomingMessage): boolean;
  /** Seconds until the next guess from this address is checked. */
  waitOf(req: IncomingMessage): number;
  login(req: IncomingMessage, password: string): Login;
  /** The `set-cookie` value for a session. */
  cookie(session: string): string;
}

export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** Free wrong guesses, and how the wait grows afterwards, ms. */
const FREE_GUESSES = 5;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** Guesses are forgotten after this time, ms. */
const FORGOTTEN = 60 * 60_000;
/** Free wrong guesses from all addresses together; beyond them everybody waits. */
const FREE_FROM_ALL = 50;
/** Lifetime of a session, ms. */
const SESSION = 30 * 24 * 60 * 60_000;
const MOST_SESSIONS = 1000;
const EVERYBODY = '*';

const sameSecret = (a: string, b: string): boolean => {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
};

function hostOf(req: IncomingMessage): string | undefined {
  try {
    return new URL(`http://${req.headers.host ?? ''}`).hostname.replace(/^\[|\]$/gu, '');
  } catch {
    return undefined;
  }
}

/** Rejects cross-site requests: a page of another site must neither read nor change a room. */
function isOwnPage(req: IncomingMessage): boolean {
  const { origin, host } = req.headers;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = req.headers;
  if (site === 'cross-site' && mode !== 'navigate') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

interface Guesses {
  readonly wrong: number;
  /** Time at which the next guess is checked. */
  readonly next: number;
  readonly last: number;
}

export function makeDoors(options: DoorOptions): Doors {
  const { password, sessions = sessionsInMemory(), clock = () => performance.now() } = options;
  const names = new Set(
    [...LOOPBACK, options.host, hostname(), ...options.names].map((name) => name.toLowerCase()),
  );
  const guesses = new Map<string, Guesses>();

  const waitOf = (who: string): number => {
    const known = guesses.get(who);
    return known === undefined || clock() - known.last > FORGOTTEN ? 0 : Math.max(0, known.next - clock());
  };

  function guessedWrong(who: string, free: number): void {
    const known = guesses.get(who);
    const wrong = (known === undefined || clock() - known.last > FORGOTTEN ? 0 : known.wrong) + 1;
    const wait = wrong < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(20, wrong - free));
    guesses.set(who, { wrong, next: clock() + wait, last: clock() });
    for (const [each, { last }] of guesses) if (clock() - last > FORGOTTEN) guesses.delete(each);
  }

  /** Undefined while this address has to wait. */
  function isRight(req: IncomingMessage, given: string): boolean | undefined {
    const who = req.socket.remoteAddress ?? '';
    if (waitOf(who) > 0 || waitOf(EVERYBODY) > 0) return undefined;
    if (password !== undefined && sameSecret(given, password)) {
      guesses.delete(who);
      return true;
    }
    guessedWrong(who, FREE_GUESSES);
    guessedWrong(EVERYBODY, FREE_FROM_ALL);
    return false;
  }

  /** Keyed with the password, so a new password invalidates all sessions. */
  const digest = (session: string): string =>
    createHmac('sha256', password ?? '')
      .update(session)
      .digest('base64');

  function isSession(req: IncomingMessage): boolean {
    const given = /(?:^|;\s*)room=([\w-]+)/u.exec(req.headers.cookie ?? '')?.[1];
    if (given === undefined) return false;
    const until = sessions.until(digest(given));
    return until !== undefined && until > Date.now();
  }

  const secondsOf = (req: IncomingMessage): number =>
    Math.ceil(Math.max(waitOf(req.socket.remoteAddress ?? ''), waitOf(EVERYBODY)) / 1000);

  return {
    knows(req) {
      const host = hostOf(req)?.toLowerCase();
      if (host === undefined || !isOwnPage(req)) return false;
      // DNS can't point an IP literal here; without a password only loopback addresses count.
      if (isIP(host) !== 0) return password !== undefined || host === '::1' || host.startsWith('127.');
      return names.has(host);
    },
    admits(req) {
      if (password === undefined || password === '') return true;
      if (isSession(req)) return true;
      const given = /^Bearer (.+)$/u.exec(req.headers.authorization ?? '')?.[1];
      return given !== undefined && isRight(req, given) === true;
    },
    waitOf: secondsOf,
    login(req, given) {
      const right = isRight(req, given);
      if (right === undefined) return { retryAfter: secondsOf(req) };
      if (!right) return 'wrong';
      const session = randomBytes(32).toString('base64url');
      sessions.add(digest(session), Date.now() + SESSION, MOST_SESSIONS);
      return { session };
    },
    cookie: (session) => `room=${session}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${SESSION / 1000}`,
  };
}
