/** Password sessions, stored with the room's state; only digests of their secrets. */
import type { Database } from '../../sqlite.js';

export interface SessionShelf {
  /** When the session with this digest ends, ms since 1970. */
  until(digest: string): number | undefined;
  /** Adds a session; of more than `most`, those that end first are dropped. */
  add(digest: string, until: number, most: number): void;
}

export function sessionsInMemory(): SessionShelf {
  const known = new Map<string, number>();
  return {
    until: (digest) => known.get(digest),
    add(digest, until, most) {
      known.set(digest, until);
      for (const [each, ends] of known) if (ends <= Date.now() || known.size > most) known.delete(each);
    },
  };
}

export function sessionsInFile(db: Database): SessionShelf {
  db.exec(
    'CREATE TABLE IF NOT EXISTS sessions (digest TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID',
  );
  const get = db.prepare('SELECT until FROM sessions WHERE digest = ?').pluck();
  const put = db.prepare('INSERT OR REPLACE INTO sessions (digest, until) VALUES (?, ?)');
  const prune = db.prepare(
    'DELETE FROM sessions WHERE until <= ? OR digest NOT IN (SELECT digest FROM sessions ORDER BY until DESC LIMIT ?)',
  );
  return {
    until: (digest) => get.get(digest) as number | undefined,
    add(digest, until, most) {
      put.run(digest, until);
      prune.run(Date.now(), most);
    },
  };
}
