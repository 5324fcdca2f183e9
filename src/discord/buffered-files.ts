import { randomBytes } from 'node:crypto';
import type { REST } from 'discord.js';

/**
 * Sends files to Discord as one buffer. The REST client copies each file into a Blob, which lies outside the garbage
 * collector's heap, and then into many small buffers: under load that took more memory than the rest of the program.
 * Seen in discord.js 14.28.1 with @discordjs/rest 2.6.3; a test fails once this is no longer needed. Related in
 * discordjs/discord.js:
 * - issue #4320: memory outside the heap after sending files
 * - pull request #4075, not merged: streams instead of buffers
 * - issue #11525: a FormData of another undici version, which isn't used here
 */

type Request = Parameters<REST['queueRequest']>[0];

const LINE = '\r\n';

/** Quotes a name in a part's header, as browsers do. */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function partHead(key: string, fileName?: string, contentType?: string): Buffer {
  const file = fileName === undefined ? '' : `; filename="${quoted(fileName)}"`;
  const type = contentType === undefined ? '' : `${LINE}Content-Type: ${contentType}`;
  return Buffer.from(`Content-Disposition: form-data; name="${quoted(key)}"${file}${type}${LINE}${LINE}`);
}

function bytesOf(data: NonNullable<Request['files']>[number]['data']): Uint8Array {
  return typeof data === 'object' ? data : Buffer.from(String(data));
}

/** The multipart body of a request with files (RFC 7578). */
function formOf(request: Request, boundary: string): Buffer {
  const { files = [], body, appendToFormData } = request;
  const parts: Uint8Array[] = [];
  const part = (head: Buffer, content: Uint8Array): void => {
    parts.push(Buffer.from(`--${boundary}${LINE}`), head, content, Buffer.from(LINE));
  };
  for (const [index, { key, name, data, contentType }] of files.entries())
    part(partHead(key ?? `files[${index}]`, name, contentType ?? 'application/octet-stream'), bytesOf(data));
  if (appendToFormData === true) {
    for (const [key, value] of Object.entries(body ?? {})) part(partHead(key), Buffer.from(String(value)));
  } else if (body !== undefined && body !== null) {
    part(partHead('payload_json', undefined, 'application/json'), Buffer.from(JSON.stringify(body)));
  }
  parts.push(Buffer.from(`--${boundary}--${LINE}`));
  return Buffer.concat(parts);
}

/** The request with files and body as one multipart buffer. */
export function withMultipartBody(request: Request): Request {
  if (request.files === undefined || request.files.length === 0) return request;
  const boundary = `fimbul-${randomBytes(18).toString('hex')}`;
  return {
    ...request,
    files: [],
    appendToFormData: false,
    body: formOf(request, boundary),
    passThroughBody: true,
    headers: { ...request.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Makes a REST client send its files this way. */
export function withBufferedFiles<Client extends Pick<REST, 'queueRequest'>>(rest: Client): Client {
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => queue(withMultipartBody(request));
  return rest;
}
