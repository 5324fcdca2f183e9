import type { APIAttachment } from 'discord-api-types/v10';
import { HERE } from '../state/present.js';
import type { RoomState } from '../state/room-state.js';
import { saveFile } from '../state/room-state.js';
import { imageSize } from './image-size.js';

/** An uploaded file. */
export interface Upload {
  /** The number in `files[n]`. */
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/** Discord keeps only letters, digits, dots, dashes and underscores in a file name. */
export function safeName(name: string): string {
  const safe = name
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .replace(/^\.+/, '');
  return (safe || 'unknown').slice(-200);
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The content type for a file name's extension. */
export const contentTypeOf = (name: string): string =>
  TYPES[name.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Stores an uploaded file and returns its attachment. */
export function storeUpload(
  state: RoomState,
  channelId: string,
  upload: Upload,
  about: {
    readonly filename?: string | undefined;
    readonly description?: string | undefined;
    readonly ephemeral?: boolean;
  },
): APIAttachment {
  const id = state.nextId();
  const filename = safeName(about.filename ?? upload.filename);
  const type =
    upload.contentType === 'application/octet-stream' ? contentTypeOf(upload.filename) : upload.contentType;
  saveFile(state, { id, channelId, filename, contentType: type, size: upload.data.length }, upload.data);
  const url = `${HERE}/attachments/${channelId}/${id}/${filename}`;
  const size = imageSize(upload.data);
  return {
    id,
    filename,
    size: upload.data.length,
    url,
    proxy_url: url,
    content_type: type,
    ...(about.description ? { description: about.description } : {}),
    ...(about.ephemeral ? { ephemeral: true } : {}),
    ...(size ?? {}),
  };
}
