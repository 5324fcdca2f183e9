/** Serves attachments, avatars, emojis and the built page. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { createHash } from 'node:crypto';
import type { RoomState } from '../state/room-state.js';
import { bytesOf } from '../state/room-state.js';
import { contentTypeOf } from './attachments.js';
import type { Links } from './links.js';

function gone(res: ServerResponse): void {
  res
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    .end('This content is no longer available.');
}

/** `/attachments/:channel/:id/:name` with a valid signature. */
export function serveAttachment(
  state: RoomState,
  links: Links,
  res: ServerResponse,
  path: string,
  query: URLSearchParams,
): void {
  const [, , channelId, id, name] = path.split('/');
  const file = state.files.get(id ?? '');
  if (!file || file.channelId !== channelId || file.filename !== name || !links.check(path, query))
    return gone(res);
  const data = bytesOf(state, file);
  if (!data) return gone(res);
  const shown = file.contentType.startsWith('image/') && !file.contentType.includes('svg');
  res
    .writeHead(200, {
      'content-type': file.contentType,
      'content-length': data.length,
      'cache-control': 'private, max-age=86400',
      'access-control-allow-origin': '*',
      // Anything a browser could execute is served as a download.
      'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${file.filename}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    .end(data);
}

/** A round avatar with the first letter of a name; its color is derived from the id. */
function avatarSvg(state: RoomState, id: string): string {
  const user = state.users.get(id);
  const letter = [...(user?.global_name ?? user?.username ?? '?')][0]?.toUpperCase() ?? '?';
  const hue = createHash('sha256').update(id).digest().readUInt16BE(0) % 360;
  const safe = letter.replace(/[<>&"']/g, '?');
  const mark = user?.bot ? '<path d="M32 10l6 10H26z" fill="#fff" opacity=".85"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"><rect width="64" height="64" fill="hsl(${hue} 45% 38%)"/><path d="M0 52l14-12 10 8 14-14 26 20v10H0z" fill="hsl(${hue} 45% 28%)"/>${mark}<text x="32" y="43" text-anchor="middle" font-family="system-ui,sans-serif" font-size="30" font-weight="700" fill="#fff">${safe}</text></svg>`;
}

export function serveAvatar(state: RoomState, res: ServerResponse, path: string): void {
  const id = /(\d+)/.exec(path)?.[1] ?? '';
  if (!state.users.has(id)) return gone(res);
  res
    .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
    .end(avatarSvg(state, id));
}

/** `/emojis/:id.png`: an emoji of the application. */
export function serveEmoji(state: RoomState, res: ServerResponse, path: string): void {
  const [, id] = /^\/emojis\/(\d+)\.(?:png|webp|gif)$/u.exec(path) ?? [];
  const emoji = state.emojis.get(id ?? '');
  if (emoji === undefined) return gone(res);
  res
    .writeHead(200, {
      'content-type': emoji.animated ? 'image/gif' : 'image/png',
      'cache-control': 'private, max-age=86400',
    })
    .end(Buffer.from(emoji.data, 'base64'));
}

/** The page loads resources from the room alone and can't be framed. */
const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const NO_PAGE =
  '<!doctype html><meta charset="utf-8"><title>Room</title><p>The room is up, but its page has not been built. Run <code>npm run build</code>.</p>';

/** Serves the built page from `dir`; unknown paths without an extension get `index.html`. */
export async function serveStatic(dir: string, res: ServerResponse, path: string): Promise<void> {
  let wanted: string;
  try {
    wanted = normalize(decodeURIComponent(path));
  } catch {
    return gone(res);
  }
  const target = join(dir, wanted === sep ? 'index.html' : wanted);
  if (!target.startsWith(resolve(dir) + sep)) return gone(res);
  const file = (await isFile(target)) ? target : extname(target) === '' ? join(dir, 'index.html') : target;
  if (!(await isFile(file))) {
    if (extname(target) !== '' && extname(target) !== '.html') return gone(res);
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(NO_PAGE);
    return;
  }
  res.writeHead(200, {
    'content-type': contentTypeOf(file),
    'cache-control': 'no-cache',
    'content-security-policy': PAGE_POLICY,
  });
  createReadStream(file)
    .on('error', () => res.destroy())
    .pipe(res);
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
