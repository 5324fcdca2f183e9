import { randomBytes } from 'node:crypto';
import type { REST } from 'discord.js';

/**
 * Files go to Discord as one block of bytes. The client's own way copies each file into a Blob, which lies outside of
 * what the collector of garbage counts, and then into many small buffers: under load that held more memory than
 * everything else of the program together. Seen in discord.js 14.28.1 with @discordjs/rest 2.6.3; a test says when it is
 * needed no more. Nearest come, in discordjs/discord.js: issue #4320 (memory outside the heap after files were sent), pull
 * request #4075 (streams in place of buffers, not merged as such), issue #11525 (a FormData that another undici can't
 * read, which this way of sending doesn't need).
 */

type Request = Parameters<REST['queueRequest']>[0];

const LINE = '\r\n';

/** A name inside a header of a part, as browsers write it. */
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

/** The parts of a request with files, and what they are separated by (RFC 7578). */
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

/** The same request with its files and its body written out. */
export function written(request: Request): Request {
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

/** Makes a client of Discord's API send its files so. */
export function withLeanFiles<Client extends Pick<REST, 'queueRequest'>>(rest: Client): Client {
  const queue = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => queue(written(request));
  return rest;
}
