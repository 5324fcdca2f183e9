import { eq, sql } from 'drizzle-orm';
import type { Sqlite } from './open.js';
import { NAMING_ONLY, WITHOUT_PEOPLE } from '../naming.js';
import { FORMER } from '../people-port.js';
import type { Store } from '../port.js';
import {
  attempts,
  dailies,
  directChannels,
  directQueue,
  events,
  follows,
  games,
  lessons,
  people,
  rated,
  ratings,
  seats,
  summons,
  wanted,
} from './schema.js';

/**
 * Takes a person out of every table, in one transaction: what is theirs alone goes, what belongs to games says
 * `FORMER`. Tables are found in the database itself, so that none is forgotten. Gives the games that named them.
 */
export function forgetter(db: Sqlite): Store['forget'] {
  const client = db.$client;
  const forget = client.transaction((person: string): readonly number[] => {
    const found = db
      .all<{
        id: number;
      }>(
        sql`SELECT id FROM games WHERE host = ${person} UNION SELECT game FROM seats WHERE person = ${person} OR former = ${person} UNION SELECT game FROM events WHERE person = ${person}`,
      )
      .map(({ id }) => id);
    db.delete(people).where(eq(people.id, person)).run();
    // Whom somebody unknown has beaten stands elsewhere than whom they have: all of the server is rated anew.
    const ratedIn = db
      .selectDistinct({ guild: ratings.guild })
      .from(ratings)
      .where(eq(ratings.person, person))
      .all();
    for (const { guild } of ratedIn) {
      db.delete(ratings).where(eq(ratings.guild, guild)).run();
      db.delete(rated).where(eq(rated.guild, guild)).run();
    }
    for (const table of [lessons, follows, wanted, dailies, summons, directChannels, directQueue, attempts])
      db.delete(table).where(eq(table.person, person)).run();
    db.update(seats).set({ person: null }).where(eq(seats.person, person)).run();
    db.update(seats).set({ former: null }).where(eq(seats.former, person)).run();
    db.update(events).set({ person: null }).where(eq(events.person, person)).run();
    for (const id of found)
      db.update(games)
        .set({ revision: sql`${games.revision} + 1` })
        .where(eq(games.id, id))
        .run();
    for (const { table, column } of textColumns()) {
      // Names stand alone, or as strings within JSON.
      client.prepare(`UPDATE "${table}" SET "${column}" = ? WHERE "${column}" = ?`).run(FORMER, person);
      const [quoted, former] = [JSON.stringify(person), JSON.stringify(FORMER)];
      client
        .prepare(
          `UPDATE "${table}" SET "${column}" = replace("${column}", ?, ?) WHERE instr("${column}", ?) > 0`,
        )
        .run(quoted, former, quoted);
    }
    return found;
  });

  function textColumns(): readonly { readonly table: string; readonly column: string }[] {
    const tables = client
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
      .pluck()
      .all() as string[];
    return tables
      .filter((table) => !WITHOUT_PEOPLE.includes(table) && !table.startsWith('__'))
      .flatMap((table) => {
        const columns = client.prepare(`SELECT name, type FROM pragma_table_info(?)`).all(table) as {
          name: string;
          type: string;
        }[];
        return columns
          .filter(
            ({ name, type }) => type.toLowerCase() === 'text' && (NAMING_ONLY[table]?.includes(name) ?? true),
          )
          .map(({ name }) => ({ table, column: name }));
      });
  }

  /** What stood before the erasure leaves the write-ahead log too; while somebody reads there, it goes a little later. */
  function emptyLog(): void {
    const patience = client.pragma('busy_timeout', { simple: true }) as number;
    client.pragma('busy_timeout = 0');
    try {
      client.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      client.pragma(`busy_timeout = ${patience}`);
    }
  }

  return async (person) => {
    const found = forget.immediate(person);
    emptyLog();
    return found;
  };
}

/** All that is kept about a person, as plain data, table by table. */
export function recorder(db: Sqlite): Store['recordsOf'] {
  return async (person) => ({
    person: db.select().from(people).where(eq(people.id, person)).all(),
    seats: db.all(
      sql`SELECT g.guild, g.number, g.name, g.module, g.stage, s.place, s.seat, s.nonce, s.person IS NOT ${person} AS left FROM seats s JOIN games g ON g.id = s.game WHERE s.person = ${person} OR s.former = ${person}`,
    ),
    hosts: db.all(sql`SELECT guild, number, name, stage FROM games WHERE host = ${person}`),
    events: db.all(
      sql`SELECT g.guild, g.number, e.seq, e.at, e.kind, e.turn, e.phase, e.seat, e.move FROM events e JOIN games g ON g.id = e.game WHERE e.person = ${person} OR e.replaced = ${person} OR e.replaced_by = ${person} ORDER BY e.game, e.seq`,
    ),
    drafts: db.all(
      sql`SELECT g.guild, g.number, d.panel, d.data, d.at FROM drafts d JOIN games g ON g.id = d.game JOIN seats s ON s.game = d.game AND s.seat = d.seat WHERE s.person = ${person}`,
    ),
    orders: db.all(
      sql`SELECT g.guild, g.number, o.kind, o.id, o.data, o.at FROM orders o JOIN games g ON g.id = o.game JOIN seats s ON s.game = o.game AND s.seat = o.seat WHERE s.person = ${person}`,
    ),
    proposals: db.all(
      sql`SELECT g.guild, g.number, p.kind, p.person = ${person} AS opened, p.opened_at AS openedAt FROM proposals p JOIN games g ON g.id = p.game WHERE instr(p.voters, ${JSON.stringify(person)}) > 0 OR p.person = ${person}`,
    ),
    lessons: db.select().from(lessons).where(eq(lessons.person, person)).all(),
    follows: db.all(
      sql`SELECT g.guild, g.number, g.name FROM follows f JOIN games g ON g.id = f.game WHERE f.person = ${person}`,
    ),
    wanted: db.select().from(wanted).where(eq(wanted.person, person)).all(),
    ratings: db.select().from(ratings).where(eq(ratings.person, person)).all(),
    daily: db.select().from(dailies).where(eq(dailies.person, person)).all(),
    tournaments: db.all(
      sql`SELECT guild, number, name, stage, host = ${person} AS hosts FROM tournaments WHERE host = ${person} OR instr(data, ${JSON.stringify(person)}) > 0`,
    ),
    summons: db.select().from(summons).where(eq(summons.person, person)).all(),
    directChannels: db.select().from(directChannels).where(eq(directChannels.person, person)).all(),
    directQueue: db.select().from(directQueue).where(eq(directQueue.person, person)).all(),
    attempts: db.select().from(attempts).where(eq(attempts.person, person)).all(),
  });
}

/** How many decisions a person has made in the games of a guild. */
export function decisionCounter(db: Sqlite): Store['decisionsOf'] {
  return async (guild, person) =>
    db.get<{ n: number }>(
      sql`SELECT count(*) AS n FROM events e JOIN games g ON g.id = e.game WHERE g.guild = ${guild} AND e.person = ${person} AND e.kind = 'move'`,
    ).n;
}
