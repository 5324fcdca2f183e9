import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takePrivate, ownFolder } from '../../src/private-files.js';
import { createRoom } from '../../src/room/room.js';
import { backup, restore } from '../../src/store/sqlite/backup.js';
import { lockFolder } from '../../src/store/sqlite/folder-lock.js';
import { openSqlite } from '../../src/store/sqlite/open.js';
import { backupServer } from '../../src/store/postgres/backup.js';
import { dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';

let home = '';
let data = '';
let umask = 0;
beforeEach(() => {
  umask = process.umask(0o022);
  home = mkdtempSync(join(tmpdir(), 'fimbul-private-'));
  data = join(home, 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(home, { recursive: true, force: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modes = (folder = data): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

describe.skipIf(process.platform === 'win32')('data files', () => {
  it('are private: the folder, the lock, the database and the files beside it', () => {
    const lock = lockFolder(data);
    const db = openSqlite(join(data, 'fimbul.db'));
    db.$client.exec('CREATE TABLE more (x)');
    expect(modeOf(data)).toBe('700');
    expect(Object.keys(modes())).toEqual(
      expect.arrayContaining([
        'fimbul.db',
        'fimbul.db-shm',
        'fimbul.db-wal',
        'fimbul.lock',
        'fimbul.running',
      ]),
    );
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
    db.$client.close();
    lock.release();
  });

  it('of an older program become private at the start, but no other files', async () => {
    mkdirSync(data, { mode: 0o755 });
    openSqlite(join(data, 'fimbul.db')).$client.close();
    await backup(join(data, 'fimbul.db'), join(data, 'monday'));
    const old = [
      'fimbul.db',
      'fimbul.db-wal',
      'fimbul.lock',
      'fimbul.running',
      'room.db',
      'fimbul.db.before-x',
    ];
    for (const name of old) if (!existsSync(join(data, name))) writeFileSync(join(data, name), '');
    writeFileSync(join(data, 'monday.dump'), 'PGDMP…');
    writeFileSync(join(data, 'notes.txt'), 'mine');
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    chmodSync(data, 0o755);
    ownFolder(data);
    const { 'notes.txt': notes, ...ours } = modes();
    expect([modeOf(data), notes]).toEqual(['700', '644']);
    expect(new Set(Object.values(ours))).toEqual(new Set(['600']));
    expect(Object.keys(ours)).toEqual(expect.arrayContaining([...old, 'monday', 'monday.dump']));
  });

  it('don’t change the permissions of a shared folder', () => {
    mkdirSync(data);
    chmodSync(data, 0o1777);
    ownFolder(data);
    expect((statSync(data).mode & 0o7777).toString(8)).toBe('1777');
    expect(() => takePrivate(join(data, 'missing'))).not.toThrow();
  });

  it('are private as backups, restored databases and replaced databases', async () => {
    const file = join(data, 'fimbul.db');
    openSqlite(file).$client.close();
    const copies = join(home, 'backups');
    await backup(file, join(copies, 'monday.db'));
    chmodSync(file, 0o644);
    const { aside = '' } = await restore(join(copies, 'monday.db'), file);
    expect([modeOf(copies), modeOf(join(copies, 'monday.db'))]).toEqual(['700', '600']);
    expect([modeOf(file), modeOf(aside)]).toEqual(['600', '600']);
  });

  it('of the room are private', async () => {
    mkdirSync(data);
    writeFileSync(join(data, 'other'), '');
    const room = await createRoom({ dbFile: join(data, 'room.db') });
    expect(modeOf(join(data, 'room.db'))).toBe('600');
    await room.close();
    expect(modeOf(join(data, 'other'))).toBe('644');
  });

  it.skipIf(postgresPrograms() === undefined)('are private as backups of PostgreSQL', async () => {
    const url = await freshDatabase();
    await backupServer(url, join(home, 'monday.dump'));
    expect(modeOf(join(home, 'monday.dump'))).toBe('600');
    await dropDatabase(url);
  });
});
