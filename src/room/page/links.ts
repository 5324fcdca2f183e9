/** The target of a message's link: a place in this room, or an outside URL. */
export type LinkTarget =
  | { readonly kind: 'channel'; readonly channelId: string; readonly messageId: string | null }
  | { readonly kind: 'outside'; readonly href: string };

const JUMP = /^\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Jump links (`https://discord.com/channels/…`) stay in the room. */
export function linkTarget(href: string, own: string): LinkTarget {
  const url = parseUrl(href, own);
  if (url === null) return { kind: 'outside', href };
  const discord = /(^|\.)discord(app)?\.com$/.test(url.hostname);
  const jump = discord || url.origin === own || LOOPBACK.has(url.hostname) ? JUMP.exec(url.pathname) : null;
  const channelId = jump?.[1];
  if (channelId === undefined) return { kind: 'outside', href };
  return { kind: 'channel', channelId, messageId: jump?.[2] ?? null };
}

/**
 * The URL under which this page can fetch a file; null for files outside the room. The room names itself
 * by its loopback address, but the page may have been opened under another.
 */
export function localUrl(address: string, own: string): string | null {
  if (address.startsWith('data:image/') || address.startsWith('blob:')) return address;
  const url = parseUrl(address, own);
  if (url === null) return null;
  if (url.origin === own || LOOPBACK.has(url.hostname)) return `${url.pathname}${url.search}`;
  return null;
}

function parseUrl(address: string, own: string): URL | null {
  try {
    return new URL(address, own);
  } catch {
    return null;
  }
}
