import { createHmac, timingSafeEqual } from 'node:crypto';
import { HERE } from '../state/present.js';

/** Lifetime of a signed attachment URL: a day, as on Discord. */
const LIFE_MS = 24 * 60 * 60 * 1000;

export interface Links {
  /** The room's URL without a trailing slash. */
  base(): string;
  /** Outgoing JSON: makes own URLs absolute and signs attachments. */
  out(json: string): string;
  /** Incoming JSON: makes own URLs relative again and drops signatures. */
  in(json: string): string;
  /** Whether the signature of an attachment URL is valid and not expired. */
  check(path: string, query: URLSearchParams): boolean;
}

/** Attachment URLs are signed and expire, like those of Discord's CDN. */
export function createLinks(secret: string, base: () => string, now: () => number): Links {
  const sign = (path: string, ex: string, is: string) =>
    createHmac('sha256', secret).update(`${path}|${ex}|${is}`).digest('hex');
  return {
    base,
    out(json) {
      if (!json.includes(HERE)) return json;
      // Rounded to the hour, so that a message has the same URLs when fetched twice.
      const hour = Math.floor(now() / 3_600_000) * 3_600_000;
      const is = Math.floor(hour / 1000).toString(16);
      const ex = Math.floor((hour + LIFE_MS) / 1000).toString(16);
      return json.replace(/http:\/\/room\.invalid(\/attachments\/[^"\\?\s<>)]+)?/g, (_all, path?: string) =>
        path ? `${base()}${path}?ex=${ex}&is=${is}&hm=${sign(path, ex, is)}` : base(),
      );
    },
    in(json) {
      const here = base();
      if (!json.includes(here)) return json;
      return json
        .replaceAll(here, HERE)
        .replace(/(http:\/\/room\.invalid\/attachments\/[^"\\?\s<>)]+)\?[^"\\\s<>)]*/g, '$1');
    },
    check(path, query) {
      const ex = query.get('ex') ?? '';
      const given = Buffer.from(query.get('hm') ?? '', 'hex');
      const wanted = Buffer.from(sign(path, ex, query.get('is') ?? ''), 'hex');
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number.parseInt(ex, 16) * 1000 > now();
    },
  };
}
