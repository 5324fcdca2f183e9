/** `room.db`: the room's state in a SQLite file, one row per record. */
import { makePrivate } from '../../private-files.js';
import { Database } from '../../sqlite.js';
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import type { Application, Message } from './model.js';
import { type SessionShelf, sessionsInFile } from './sessions.js';
import { compareIds } from './snowflake.js';
import type { Keeper, Kind, RoomState } from './room-state.js';
import { MAPS, messagesOf } from './room-state.js';

const SCHEMA_VERSION = 1;

interface Row {
  readonly kind: Kind;
  readonly id: string;
  readonly json: string;
}

export interface FileKeeper extends Keeper {
  /** Fills the state; false when the file is new. */
  load(state: RoomState): boolean;
  /** A secret of this room, generated on first use. */
  secret(name: string, make: () => string): string;
  readonly sessions: SessionShelf;
}

/** Retry interval after a failed write, ms. */
const AGAIN = 1000;

/** @throws Error when only parts of a room's files exist: a new room would replace the rest */
function checkWhole(file: string): void {
  const isThere = existsSync(file);
  const beside = `${file}-wal`;
  if (isThere && statSync(file).size === 0)
    throw new Error(`${file} is empty: it may once have held a room. To begin anew, move it away.`);
  if (!isThere && existsSync(beside))
    throw new Error(`${file} is missing, but ${beside} is there. To begin anew, move that away.`);
}

/** The file holds the token and all messages: only its owner may read it. SQLite's `-wal` gets the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    try {
      chmodSync(each, 0o600);
    } catch (error) {
      // Missing, or owned by another user.
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
}

/** @param report gets errors of background writes, which are retried */
export function openKeeper(file: string, report: (error: unknown) => void = () => {}): FileKeeper {
  checkWhole(file);
  keepPrivate(file);
  // Only a backup competes for the lock; a longer wait would block the bot and the people.
  makePrivate(file);
  const db = new Database(file, { timeout: 200 });
  db.pragma('journal_mode = WAL');
  // Writes survive a crash of the process; a power cut may lose the last moments.
  db.pragma('synchronous = NORMAL');
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > SCHEMA_VERSION) {
    db.close();
    throw new Error(`${file} was written by a newer room (version ${version}); it was left untouched.`);
  }
  db.exec(
    'CREATE TABLE IF NOT EXISTS things (kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID',
  );
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
  db.exec('CREATE TABLE IF NOT EXISTS blobs (id TEXT PRIMARY KEY, data BLOB NOT NULL)');
  // From here on, a copy of the main file alone is a complete room.
  db.pragma('wal_checkpoint(TRUNCATE)');
  const putBlob = db.prepare('INSERT OR REPLACE INTO blobs (id, data) VALUES (?, ?)');
  const getBlob = db.prepare('SELECT data FROM blobs WHERE id = ?').pluck();
  const delBlob = db.prepare('DELETE FROM blobs WHERE id = ?');
  const put = db.prepare(
    'INSERT INTO things (kind, id, json) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
  );
  const del = db.prepare('DELETE FROM things WHERE kind = ? AND id = ?');
  /** Changes since the last flush; null: removed. Serialized only when written. */
  let dirty = new Map<string, { readonly kind: Kind; readonly id: string; readonly value: unknown }>();
  let timer: NodeJS.Timeout | null = null;

  const write = db.transaction((changes: typeof dirty) => {
    for (const { kind, id, value } of changes.values())
      if (value === null) {
        del.run(kind, id);
        if (kind === 'file') delBlob.run(id);
      } else put.run(kind, id, JSON.stringify(value));
  });
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (dirty.size === 0 || !db.open) return;
    try {
      write(dirty);
    } catch (error) {
      timer = setTimeout(flushLater, AGAIN).unref();
      throw error;
    }
    // Cleared only after a successful write.
    dirty = new Map();
  };
  function flushLater(): void {
    try {
      flush();
    } catch (error) {
      report(error);
    }
  }
  const note = (kind: Kind, id: string, value: unknown) => {
    dirty.set(`${kind}:${id}`, { kind, id, value });
    timer ??= setTimeout(flushLater, 50).unref();
  };

  db.exec('CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  const getSecret = db.prepare('SELECT value FROM secrets WHERE name = ?').pluck();
  const putSecret = db.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)');

  return {
    sessions: sessionsInFile(db),
    secret(name, make) {
      const known = getSecret.get(name);
      if (typeof known === 'string') return known;
      const made = make();
      putSecret.run(name, made);
      return made;
    },
    save: note,
    saveBlob: (id, data) => void putBlob.run(id, data),
    blob: (id) => (getBlob.get(id) as Buffer | undefined) ?? null,
    remove: (kind, id) => note(kind, id, null),
    flush,
    close() {
      if (timer) clearTimeout(timer);
      timer = null;
      try {
        flush();
      } finally {
        db.close();
      }
    },
    load(state) {
      const rows = db.prepare('SELECT kind, id, json FROM things').all() as Row[];
      if (rows.length === 0) return false;
      for (const row of rows.sort((a, b) => compareIds(a.id, b.id))) restore(state, row);
      state.botId = state.application.id;
      return true;
    },
  };
}

function restore(state: RoomState, { kind, id, json }: Row): void {
  const value = JSON.parse(json) as unknown;
  if (kind === 'message') {
    const message = value as Message;
    messagesOf(state, message.channelId).set(id, message);
  } else if (kind !== 'meta') (state[MAPS[kind]] as Map<string, unknown>).set(id, value);
  else if (id === 'application') state.application = value as Application;
  else if (id.startsWith('read:')) state.reads.set(id.slice(5), value as string);
}
