import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import type { Log } from '../log.js';
import { isOfInteraction } from './proxy-options.js';

/**
 * The budget of refused requests. Discord bans an address for up to an hour after 10,000 refusals in ten minutes (401,
 * 403, and 429 without those of shared resources). From 9,000 on, only answers to people are sent, until enough
 * refusals are older than ten minutes.
 */
export interface Refusals {
  /**
   * Counts refused requests of this send function, and holds requests back once there were too many.
   * @param onRefused called for each refused request
   */
  through(send?: Send, onRefused?: () => void): Send;
  /** Counts requests another process has sent without this one. */
  add(n: number): void;
  /** Refusals within the last ten minutes. */
  count(): number;
}

type Send = RESTOptions['makeRequest'];

export interface RefusalOptions {
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Refusals at which requests are held back; 9,000 if absent. */
  readonly most?: number;
  /** ms since 1970 */
  readonly clock?: () => number;
}

const MOST = 9000;
const WINDOW = 10 * 60_000;
/** Refusals are counted per minute; a minute partly within the window counts fully. */
const PIECE = 60_000;
/** Number of warnings before the limit is reached. */
const WARNINGS = 18;
const REFUSED: readonly number[] = [401, 403, 429];

/** A response in Discord's format: the REST client handles it as a rate limit. */
function heldBack(ms: number): Awaited<ReturnType<Send>> {
  const answer = Response.json(
    { message: 'Too many requests were refused.', retry_after: ms / 1000, global: false },
    { status: 429, headers: { 'retry-after': String(Math.ceil(ms / 1000)) } },
  );
  const { ok, status, statusText, headers } = answer;
  return {
    ...{ ok, status, statusText, headers },
    body: null,
    bodyUsed: false,
    arrayBuffer: () => answer.arrayBuffer(),
    json: () => answer.json(),
    text: () => answer.text(),
  };
}

export function countRefusals({ log, most = MOST, clock = Date.now }: RefusalOptions): Refusals {
  const warnEvery = Math.max(1, Math.floor(most / WARNINGS));
  /** Oldest first. */
  let pieces: { readonly until: number; n: number }[] = [];
  let isHeld = false;

  function count(): number {
    pieces = pieces.filter(({ until }) => until + WINDOW > clock());
    return pieces.reduce((sum, { n }) => sum + n, 0);
  }

  function add(n: number): void {
    const before = count();
    const until = (Math.floor(clock() / PIECE) + 1) * PIECE;
    const last = pieces.at(-1);
    if (last?.until === until) last.n += n;
    else pieces.push({ until, n });
    const all = before + n;
    if (Math.floor(all / warnEvery) > Math.floor(before / warnEvery))
      log.warn({ count: all, most }, 'Discord has refused many requests');
  }

  /** How long requests are held back, ms; 0 if they aren't. */
  function heldFor(): number {
    let left = count();
    if (left < most) {
      if (isHeld) log.warn({ count: left }, 'requests to Discord go out again');
      isHeld = false;
      return 0;
    }
    const opens = pieces.find(({ n }) => (left -= n) < most);
    const ms = (opens?.until ?? clock()) + WINDOW - clock();
    if (!isHeld)
      log.error(
        { count: count(), seconds: Math.ceil(ms / 1000) },
        'Discord has refused so many requests that nothing is sent for a while but answers to people',
      );
    isHeld = true;
    return ms;
  }

  return {
    ...{ count, add },
    through(send = DefaultRestOptions.makeRequest, onRefused = () => {}) {
      return async (url, init) => {
        const ms = isOfInteraction(url) ? 0 : heldFor();
        if (ms > 0) return heldBack(ms);
        const answer = await send(url, init);
        const isShared = answer.headers.get('x-ratelimit-scope') === 'shared';
        if (REFUSED.includes(answer.status) && !isShared) {
          add(1);
          onRefused();
        }
        return answer;
      };
    },
  };
}
