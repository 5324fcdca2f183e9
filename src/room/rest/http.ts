import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Links } from '../files/links.js';
import { DiscordError, invalidField, refuse } from './errors.js';

/** Discord's limit for one file, and the whole request a little above it. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_BODY_BYTES = 26 * 1024 * 1024;

export type Body = Record<string, unknown>;

export interface Upload {
  /** The number in `files[n]`. */
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

export interface ParsedBody {
  readonly json: unknown;
  readonly files: readonly Upload[];
}

export async function readAll(req: IncomingMessage, limit = MAX_BODY_BYTES): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and thrown away, so that the client can hear the answer.
    if (size <= limit) parts.push(chunk);
  }
  if (size > limit) throw refuse('tooLarge');
  return Buffer.concat(parts);
}

function parseJson(text: string, links: Links): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(links.in(text)) as unknown;
  } catch {
    throw refuse('jsonBody');
  }
}

/** Reads a JSON or multipart body. */
export async function parseBody(req: IncomingMessage, links: Links): Promise<ParsedBody> {
  const raw = await readAll(req);
  const type = req.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    return { json: parseJson(raw.toString('utf8'), links), files: [] };
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new DiscordError(400, 50035, 'Invalid Form Body');
  }
  const files: Upload[] = [];
  let json: unknown = {};
  const loose: Body = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      if (name === 'payload_json') json = parseJson(value, links);
      else loose[name] = value;
      continue;
    }
    const match = /^files\[(\d+)\]$/.exec(name) ?? /^file(\d*)$/.exec(name);
    if (!match) continue;
    const data = Buffer.from(await value.arrayBuffer());
    if (data.length > MAX_FILE_BYTES) throw refuse('tooLarge');
    files.push({
      key: match[1] === '' ? '0' : (match[1] ?? '0'),
      filename: value.name,
      contentType: value.type || 'application/octet-stream',
      data,
    });
  }
  if (files.length > 10)
    throw invalidField(['files'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.');
  return { json: { ...loose, ...(json as object) }, files };
}

/** Sends JSON with own addresses filled in; 204 without a body. */
export function sendJson(
  res: ServerResponse,
  links: Links,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (res.destroyed || res.writableEnded) return;
  if (body === undefined) {
    res.writeHead(status, headers).end();
    return;
  }
  const text = links.out(JSON.stringify(body));
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}
