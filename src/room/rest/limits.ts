/** Rate limits with Discord's headers: one bucket per route and major parameter, and a global one. */
import { createHash } from 'node:crypto';

interface Rate {
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateOptions {
  /** Limit of every route without its own. */
  readonly route: Rate;
  /** Limits of single routes, by `METHOD /pattern`. */
  readonly routes: Readonly<Record<string, Rate>>;
  readonly global: Rate;
  /** Edits of messages older than an hour, per channel; unlimited when absent. */
  readonly oldEdits?: Rate;
  /** Opened direct messages, new or known; beyond it 403 with 40003. */
  readonly openDms?: Rate;
  /** Rejected requests (401, 403, 429) per address; beyond it the address is blocked until the window ends. */
  readonly refused?: Rate;
}

/** Wide enough that a well-behaved client never waits. */
export const GENEROUS: RateOptions = {
  route: { limit: 200, windowMs: 1000 },
  routes: {},
  global: { limit: 1000, windowMs: 1000 },
  openDms: { limit: 100, windowMs: 10_000 },
};

/** Close to the limits observed on Discord. */
export const LIKE_DISCORD: RateOptions = {
  route: { limit: 5, windowMs: 1000 },
  routes: {
    'POST /channels/:channel_id/messages': { limit: 5, windowMs: 5000 },
    'PATCH /channels/:channel_id/messages/:message_id': { limit: 5, windowMs: 5000 },
    'DELETE /channels/:channel_id/messages/:message_id': { limit: 5, windowMs: 1000 },
    'PUT /channels/:channel_id/messages/:message_id/reactions/:emoji/@me': { limit: 1, windowMs: 250 },
    'PATCH /channels/:channel_id': { limit: 5, windowMs: 15_000 },
    'POST /channels/:channel_id/threads': { limit: 10, windowMs: 300_000 },
    'POST /webhooks/:application_id/:token': { limit: 5, windowMs: 2000 },
    'PATCH /webhooks/:application_id/:token/messages/:message_id': { limit: 5, windowMs: 2000 },
    'POST /interactions/:interaction_id/:token/callback': { limit: 50, windowMs: 1000 },
    'PUT /applications/:application_id/guilds/:guild_id/commands': { limit: 5, windowMs: 20_000 },
  },
  global: { limit: 50, windowMs: 1000 },
  oldEdits: { limit: 3, windowMs: 6000 },
  openDms: { limit: 10, windowMs: 10_000 },
  refused: { limit: 10_000, windowMs: 600_000 },
};

interface Window {
  used: number;
  resetAt: number;
}

interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request has to wait. */
  readonly limited: { readonly retryAfterMs: number; readonly global: boolean } | null;
}

export interface Limiter {
  /** Wait before a message older than an hour may be edited (ms); 0 when it may now. */
  takeOldEdit(channel: string): number;
  /** Whether one more direct message may be opened now. */
  takeOpenDm(): boolean;
  /** Counts a rejected request of this address. */
  refuse(address: string): void;
  /** How long this address is still blocked, ms; 0 when it isn't. */
  shutFor(address: string): number;
  take(routeKey: string, major: string, open: boolean): Verdict;
}

export function createLimiter(options: RateOptions): Limiter {
  const windows = new Map<string, Window>();
  let all: Window = { used: 0, resetAt: 0 };
  const window = (key: string, rate: Rate, now: number): Window => {
    const found = windows.get(key);
    if (found && found.resetAt > now) return found;
    if (windows.size > 5000) for (const [k, w] of windows) if (w.resetAt <= now) windows.delete(k);
    const fresh = { used: 0, resetAt: now + rate.windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    refuse(address) {
      if (options.refused) window(`refused|${address}`, options.refused, Date.now()).used += 1;
    },
    shutFor(address) {
      const known = windows.get(`refused|${address}`);
      const isShut = options.refused !== undefined && (known?.used ?? 0) >= options.refused.limit;
      return isShut ? Math.max(0, (known?.resetAt ?? 0) - Date.now()) : 0;
    },
    takeOldEdit(channel) {
      if (options.oldEdits === undefined) return 0;
      const now = Date.now();
      const bucket = window(`old edits|${channel}`, options.oldEdits, now);
      bucket.used += 1;
      return bucket.used > options.oldEdits.limit ? Math.max(1, bucket.resetAt - now) : 0;
    },
    takeOpenDm() {
      if (options.openDms === undefined) return true;
      const bucket = window('open direct messages', options.openDms, Date.now());
      bucket.used += 1;
      return bucket.used <= options.openDms.limit;
    },
    take(routeKey, major, open) {
      const now = Date.now();
      if (!open) {
        if (all.resetAt <= now) all = { used: 0, resetAt: now + options.global.windowMs };
        all.used += 1;
        if (all.used > options.global.limit)
          return {
            headers: { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
            limited: { retryAfterMs: all.resetAt - now, global: true },
          };
      }
      const rate = options.routes[routeKey] ?? options.route;
      const bucket = window(`${routeKey}|${major}`, rate, now);
      bucket.used += 1;
      const over = bucket.used > rate.limit;
      const left = Math.max(0, bucket.resetAt - now);
      return {
        headers: {
          'x-ratelimit-limit': String(rate.limit),
          'x-ratelimit-remaining': String(Math.max(0, rate.limit - bucket.used)),
          'x-ratelimit-reset': (bucket.resetAt / 1000).toFixed(3),
          'x-ratelimit-reset-after': (left / 1000).toFixed(3),
          'x-ratelimit-bucket': createHash('md5').update(routeKey).digest('hex'),
          ...(over ? { 'x-ratelimit-scope': 'user' } : {}),
        },
        limited: over ? { retryAfterMs: left, global: false } : null,
      };
    },
  };
}
