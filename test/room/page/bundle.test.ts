import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MOST_BYTES = 400_000;

describe('the built page', () => {
  let folder: string;
  let files: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'room-bundle-'));
    await promisify(execFile)(process.execPath, ['scripts/build-page.mjs', folder]);
    const names = await readdir(folder);
    files = new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is small, fonts included', () => {
    const bytes = [...files.values()].reduce((sum, content) => sum + gzipSync(content).length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('has its document, script and styles, and lets nothing be fetched from elsewhere', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'page.js', 'page.css']));
    const html = files.get('index.html')?.toString('utf8') ?? '';
    expect(html).toContain("default-src 'self'");
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
    expect(files.get('page.css')?.toString('utf8')).not.toMatch(/url\(['"]?https?:/);
  });
});
