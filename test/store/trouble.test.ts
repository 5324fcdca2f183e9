import { Database } from '../../src/sqlite.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type Sqlite } from '../../src/store/sqlite/open.js';
import { sqliteStore } from '../../src/store/sqlite/store.js';
import { SQLITE_TROUBLE } from '../../src/store/sqlite/trouble.js';
import { isUnsaved, refusing } from '../../src/store/trouble.js';

let folder = '';
let db: Sqlite;
let other: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fimbul-busy-'));
  db = openSqlite(join(folder, 'fimbul.db'));
  db.$client.pragma('busy_timeout = 50');
  other = new Database(join(folder, 'fimbul.db'));
});
afterEach(() => {
  other.close();
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a NULL that a column refuses', () => {
  const refusedBy = (column: string): unknown =>
    new Error('Failed query', {
      cause: Object.assign(new Error(`NOT NULL constraint failed: ${column}`), {
        code: 'SQLITE_CONSTRAINT_NOTNULL',
      }),
    });

  it('means a stale revision only in games.revision', () => {
    expect(SQLITE_TROUBLE.isStale(refusedBy('games.revision'))).toBe(true);
    expect(SQLITE_TROUBLE.isStale(refusedBy('events.digest'))).toBe(false);
  });
});

describe('a write lock of another process', () => {
  it('delays the write, not the thread, and the write succeeds when it is released', async () => {
    const store = sqliteStore(db);
    other.exec('BEGIN IMMEDIATE');
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const saving = store.saveSetting('1', 'colour', 'blue');
    await wait(1500);
    clearInterval(beat);
    other.exec('COMMIT');
    await saving;
    expect(await store.setting('1', 'colour')).toBe('blue');
    // Discord waits three seconds for an acknowledgement.
    expect(longest).toBeLessThan(1000);
  });

  it('delays the write up to a time limit; then it is refused and the operator notified', async () => {
    const heard: unknown[] = [];
    const store = refusing(sqliteStore(db), (error) => heard.push(error), SQLITE_TROUBLE, 200);
    const patient = {
      ...store,
      saveSetting: () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })),
    };
    const full = refusing(patient, (error) => heard.push(error), SQLITE_TROUBLE);
    const refused: unknown = await full.saveSetting('1', 'colour', 'blue').catch((error: unknown) => error);
    expect(isUnsaved(refused)).toBe(true);
    expect(heard).toHaveLength(1);
  });
});
