import { REST } from 'discord.js';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { withBufferedFiles, withMultipartBody } from '../../src/discord/buffered-files.js';

/** Parses the request with another implementation. */
async function read(request: Parameters<typeof withMultipartBody>[0]): Promise<FormData> {
  const { body, headers } = withMultipartBody(request);
  return new Response(body as BodyInit, { headers: headers as Record<string, string> }).formData();
}

const base = { fullRoute: '/channels/1/messages', method: 'POST' } as Parameters<typeof withMultipartBody>[0];
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff, 0x2d, 0x2d]);

describe('a request with files', () => {
  it('contains the files byte for byte with names and types, and the body', async () => {
    const body = { content: 'Grüße „—" 🦭', attachments: [{ id: 0 }] };
    const form = await read({
      ...base,
      body,
      files: [
        { name: 'a "b".png', data: png, contentType: 'image/png' },
        { name: 'game.json', data: 'ä', key: 'files[7]' },
      ],
    });
    expect([...form.keys()]).toEqual(['files[0]', 'files[7]', 'payload_json']);
    const first = form.get('files[0]') as File;
    expect([first.name, first.type]).toEqual(['a "b".png', 'image/png']);
    expect(Buffer.from(await first.arrayBuffer()).equals(png)).toBe(true);
    expect(await (form.get('files[7]') as File).text()).toBe('ä');
    const payload = form.get('payload_json');
    expect(JSON.parse(typeof payload === 'string' ? payload : await (payload as File).text())).toEqual(body);
  });

  it('sends the body as fields on routes that require it', async () => {
    const form = await read({
      ...base,
      body: { name: 'seal', tags: 'ice' },
      appendToFormData: true,
      files: [{ name: 'a.png', data: png, key: 'file' }],
    });
    expect([...form.keys()]).toEqual(['file', 'name', 'tags']);
    expect(form.get('tags')).toBe('ice');
  });

  it('is unchanged without files', () => {
    const plain = { ...base, body: { content: 'hello' } };
    expect(withMultipartBody(plain)).toBe(plain);
    expect(withMultipartBody({ ...plain, files: [] }).body).toBe(plain.body);
  });
});

describe('the REST client', () => {
  let close = (): void => {};
  afterEach(() => close());

  it('sends the request at once, and the same again after a server error', async () => {
    const got: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        got.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(got.length === 1 ? 502 : 200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const rest = withBufferedFiles(
      new REST({ api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, retries: 1 }),
    ).setToken('x');
    close = () => {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
      server.closeAllConnections();
      server.close();
    };
    await rest.post('/channels/1/messages', {
      body: { content: 'a' },
      files: [{ name: 'a.png', data: png }],
    });
    expect(got).toHaveLength(2);
    expect(got[1]?.body.equals(got[0]?.body ?? Buffer.of())).toBe(true);
    expect(got[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=fimbul-/u);
    expect(got[1]?.headers['content-length']).toBe(String(got[1]?.body.length));
    expect(got[1]?.headers['transfer-encoding']).toBeUndefined();
  });
});

/** When this fails, discord.js no longer copies files, and `buffered-files.ts` can be removed. */
it('discord.js still sends a form with copies of the files', async () => {
  const bodies: unknown[] = [];
  const plain = (): REST =>
    new REST({
      makeRequest: async (_, init) => {
        bodies.push(init.body);
        const answer = new Response('{}', { headers: { 'content-type': 'application/json' } });
        const { headers, ok, status, statusText, bodyUsed } = answer;
        const rest = { headers, ok, status, statusText, bodyUsed, body: null };
        return {
          ...rest,
          json: () => answer.json(),
          text: () => answer.text(),
          arrayBuffer: () => answer.arrayBuffer(),
        };
      },
    }).setToken('x');
  for (const rest of [plain(), withBufferedFiles(plain())]) {
    await rest.post('/channels/1/messages', {
      body: { content: 'a' },
      files: [{ name: 'a.png', data: png }],
    });
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
  expect(bodies[0]).toBeInstanceOf(FormData);
  expect(bodies[1]).toBeInstanceOf(Uint8Array);
});
