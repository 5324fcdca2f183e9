import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { ada, newGame } from '../store/fixtures.js';
import { built } from '../support/built.js';
import { dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';

const folder = mkdtempSync(join(tmpdir(), 'fimbul-failed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The whole output of a subcommand, and its exit code. */
async function fimbul(
  ...args: readonly string[]
): Promise<{ readonly said: string; readonly code: unknown }> {
  const child = spawn(process.execPath, [built('src/cli/main.js'), ...args], { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { said, code };
}

describe.skipIf(postgresPrograms() === undefined)('a failed statement', () => {
  it('is printed on the command line without its values', { timeout: 120_000 }, async () => {
    const file = join(folder, 'fimbul.db');
    const store = sqliteStore(openSqlite(file));
    // PostgreSQL refuses a text with NUL.
    await store.createGame({ ...newGame, name: 'walrus \0', seed: 'walrus' }, [ada], []);
    await store.close();
    const url = await freshDatabase();
    const { said, code } = await fimbul('move-data', file, url);
    expect(code).toBe(1);
    expect(said).toContain('fimbul: Failed query: insert into "games"');
    expect(said).not.toContain('walrus');
    await dropDatabase(url);
  });
});
