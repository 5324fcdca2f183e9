import {
  ask,
  type Databases,
  databasesOn,
  postgresPrograms,
  type Server,
  startPostgres,
} from '../tools/harness/postgres-server.js';

/** One PostgreSQL server for all tests of a process, and a database for each of them. */

export { ask, postgresPrograms };

let running: Promise<Server> | undefined;
let databases: Promise<Databases> | undefined;

/**
 * The server of this process, started when it is first asked for.
 * @throws Error where the machine has no PostgreSQL
 */
export function postgresServer(): Promise<Server> {
  running ??= startPostgres();
  return running;
}

const onServer = (): Promise<Databases> => (databases ??= postgresServer().then(databasesOn));

/** An address of an empty database with all tables. */
export const freshDatabase = async (): Promise<string> => (await onServer()).fresh();

/** Does away with one, whoever is still connected. */
export const dropDatabase = async (url: string): Promise<void> => (await onServer()).drop(url);
