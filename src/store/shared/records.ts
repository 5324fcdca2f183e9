import { eq, type SQL, sql } from 'drizzle-orm';
import type { PeopleStore } from '../people-port.js';
import type { StoreDatabase } from './database.js';

/** All data about a person, by table. */
export function recorder({ db, tables, all }: StoreDatabase): PeopleStore['recordsOf'] {
  const rows = async (person: string, table: (typeof tables)[OwnTable]): Promise<readonly unknown[]> =>
    db.select().from(table).where(eq(table.person, person));
  return async (person) => ({
    person: await db.select().from(tables.people).where(eq(tables.people.id, person)),
    ...(await ofGames(person, all)),
    lessons: await rows(person, tables.lessons),
    wanted: await rows(person, tables.wanted),
    ratings: await rows(person, tables.ratings),
    daily: await rows(person, tables.dailies),
    summons: await rows(person, tables.summons),
    directChannels: await rows(person, tables.directChannels),
    directQueue: await rows(person, tables.directQueue),
    attempts: await rows(person, tables.attempts),
  });
}

type OwnTable =
  'lessons' | 'wanted' | 'ratings' | 'dailies' | 'summons' | 'directChannels' | 'directQueue' | 'attempts';

/** 1 or 0 on both databases. */
const flag = (condition: SQL): SQL => sql`CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** True if a JSON column contains the person's id as a string. */
const names = (json: SQL, person: string): SQL =>
  sql`replace(CAST(${json} AS text), ${JSON.stringify(person)}, '') <> CAST(${json} AS text)`;

async function ofGames(
  person: string,
  all: StoreDatabase['all'],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return {
    seats: await all(
      sql`SELECT g.guild, g.number, g.name, g.module, g.stage, s.place, s.seat, s.nonce, ${flag(sql`s.person IS DISTINCT FROM ${person}`)} AS "left" FROM seats s JOIN games g ON g.id = s.game WHERE s.person = ${person} OR s.former = ${person}`,
    ),
    hosts: await all(sql`SELECT guild, number, name, stage FROM games WHERE host = ${person}`),
    events: await all(
      sql`SELECT g.guild, g.number, e.seq, e.at, e.kind, e.turn, e.phase, e.seat, e.move FROM events e JOIN games g ON g.id = e.game WHERE e.person = ${person} OR e.replaced = ${person} OR e.replaced_by = ${person} ORDER BY e.game, e.seq`,
    ),
    drafts: await all(
      sql`SELECT g.guild, g.number, d.panel, CAST(d.data AS text) AS data, d.at FROM drafts d JOIN games g ON g.id = d.game JOIN seats s ON s.game = d.game AND s.seat = d.seat WHERE s.person = ${person}`,
    ),
    orders: await all(
      sql`SELECT g.guild, g.number, o.kind, o.id, CAST(o.data AS text) AS data, o.at FROM orders o JOIN games g ON g.id = o.game JOIN seats s ON s.game = o.game AND s.seat = o.seat WHERE s.person = ${person}`,
    ),
    proposals: await all(
      sql`SELECT g.guild, g.number, p.kind, ${flag(sql`p.person = ${person}`)} AS opened, p.opened_at AS "openedAt" FROM proposals p JOIN games g ON g.id = p.game WHERE ${names(sql`p.voters`, person)} OR p.person = ${person}`,
    ),
    follows: await all(
      sql`SELECT g.guild, g.number, g.name FROM follows f JOIN games g ON g.id = f.game WHERE f.person = ${person}`,
    ),
    tournaments: await all(
      sql`SELECT guild, number, name, stage, ${flag(sql`host = ${person}`)} AS hosts FROM tournaments WHERE host = ${person} OR ${names(sql`data`, person)}`,
    ),
  };
}

export const decisionCounter =
  ({ all }: StoreDatabase): PeopleStore['decisionsOf'] =>
  async (guild, person) => {
    const [counted] = await all<{ n: number }>(
      sql`SELECT count(*) AS n FROM events e JOIN games g ON g.id = e.game WHERE g.guild = ${guild} AND e.person = ${person} AND e.kind = 'move'`,
    );
    return counted?.n ?? 0;
  };
