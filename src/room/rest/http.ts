import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Upload } from '../files/attachments.js';
import type { Links } from '../files/links.js';
import { DiscordError, invalidForm, refuse, tooLong } from './errors.js';

/** Discord's limits on files; a whole request may be slightly larger. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 10;
const MAX_BODY_BYTES = MAX_FILES * MAX_FILE_BYTES + 1024 * 1024;

export type Body = Record<string, unknown>;
/** An object inside a body, such as a component or an option. */
export type FormPart = Readonly<Body>;

/** The objects in a value that should be a list of them. */
export const partsIn = (value: unknown): readonly FormPart[] =>
  Array.isArray(value) ? value.filter((v): v is FormPart => typeof v === 'object' && v !== null) : [];

export interface ParsedBody {
  readonly json: unknown;
  readonly files: readonly Upload[];
}

async function readAll(req: IncomingMessage, limit = MAX_BODY_BYTES): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Keep reading but discard the rest, so that the client can receive the response.
    if (size <= limit) parts.push(chunk);
  }
  if (size > limit) throw refuse('tooLarge');
  return Buffer.concat(parts);
}

/** Reads and discards a body, so that the client can receive the response. */
export async function drain(req: IncomingMessage): Promise<void> {
  try {
    for await (const chunk of req) void chunk;
  } catch {
    // The client is gone.
  }
}

/**
 * The body of a request from a client without a session or a token.
 * @throws 413 once it exceeds `most` bytes, 408 when it isn't complete within `withinMs`
 */
export function readSmall(req: IncomingMessage, most: number, withinMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const settle = (how: () => void): void => {
      clearTimeout(timer);
      req.off('data', take).off('end', done).off('error', gone).off('close', gone);
      how();
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const gone = (): void => fail(new DiscordError(400, 0, '400: Bad Request'));
    const done = (): void => settle(() => resolve(Buffer.concat(parts)));
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > most) fail(refuse('tooLarge'));
      else parts.push(chunk);
    };
    const timer = setTimeout(() => fail(new DiscordError(408, 0, '408: Request Timeout')), withinMs);
    if (Number(req.headers['content-length'] ?? 0) > most) return fail(refuse('tooLarge'));
    req.on('data', take).on('end', done).on('error', gone).on('close', gone);
  });
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
  if (files.length > MAX_FILES) throw invalidForm([tooLong(['files'], MAX_FILES)]);
  return { json: { ...loose, ...(json as object) }, files };
}

/** Sends JSON with own URLs filled in; without a body, the headers alone. */
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
