import type { APIAttachment } from 'discord-api-types/v10';
import { HERE } from '../state/present.js';
import type { RoomState } from '../state/room-state.js';
import { saveFile } from '../state/room-state.js';
import { imageSize } from './image-size.js';

/** A file of a request's body. */
export interface Upload {
  /** The number in `files[n]`. */
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/** Discord keeps letters, digits, dot, dash and underscore of a file's name. */
export function safeName(name: string): string {
  const safe = name
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .replace(/^\.+/, '');
  return (safe || 'unknown').slice(-200);
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
};

function contentType(upload: Upload): string {
  if (upload.contentType !== 'application/octet-stream') return upload.contentType;
  return TYPES[upload.filename.split('.').pop()?.toLowerCase() ?? ''] ?? upload.contentType;
}

/** Keeps an uploaded file and returns the attachment that stands for it. */
export function keepUpload(
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
  const type = contentType(upload);
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
