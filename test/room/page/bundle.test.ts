import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage } from '../../support/built.js';

const MOST_BYTES = 400_000;

describe('the built page', () => {
  let files: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    const folder = builtPage();
    const names = await readdir(folder);
    files = new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
    );
  });

  it('stays small, fonts included', () => {
    const bytes = [...files.values()].reduce((sum, content) => sum + gzipSync(content).length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('contains document, script and styles, and loads nothing from other hosts', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'page.js', 'page.css']));
    const html = files.get('index.html')?.toString('utf8') ?? '';
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
    expect(files.get('page.css')?.toString('utf8')).not.toMatch(/url\(['"]?https?:/);
  });
});
