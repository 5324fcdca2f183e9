import { ask, postgresPrograms, type Server, startPostgres } from '../../src/harness/postgres-server.js';
import { openPostgres } from '../../src/store/postgres/open.js';

/** One PostgreSQL server for all tests of a process, and a database for each of them. */

export { ask, postgresPrograms };

let running: Promise<Server> | undefined;
let made = 0;

/**
 * The server of this process, started when it is first asked for.
 * @throws Error where the machine has no PostgreSQL
 */
export function postgresServer(): Promise<Server> {
  running ??= startPostgres();
  return running;
}

let template: Promise<void> | undefined;

/** An address of an empty database with all tables. */
export async function freshDatabase(): Promise<string> {
  const server = await postgresServer();
  template ??= (async () => {
    await ask(server.url(), 'CREATE DATABASE fimbul_template');
    const db = await openPostgres(server.url('fimbul_template'), 1);
    await db.$client.end();
  })();
  await template;
  const name = `fimbul_${++made}`;
  await ask(server.url(), `CREATE DATABASE ${name} TEMPLATE fimbul_template`);
  return server.url(name);
}

/** Does away with one, whoever is still connected. */
export async function dropDatabase(url: string): Promise<void> {
  await ask(
    (await postgresServer()).url(),
    `DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`,
  );
}
