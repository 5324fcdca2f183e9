import {
  ask,
  type Databases,
  databasesOn,
  postgresPrograms,
  type Server,
  startPostgres,
} from '../tools/harness/postgres-server.js';

/** One PostgreSQL server per test process, with a separate database for each test. */

export { ask, postgresPrograms };

let running: Promise<Server> | undefined;
let databases: Promise<Databases> | undefined;

/** The server of this process, started on first use. @throws Error if PostgreSQL isn't installed */
export function postgresServer(): Promise<Server> {
  running ??= startPostgres();
  return running;
}

const onServer = (): Promise<Databases> => (databases ??= postgresServer().then(databasesOn));

/** The URL of an empty database with all tables. */
export const freshDatabase = async (): Promise<string> => (await onServer()).fresh();

/** Deletes a database, even with open connections. */
export const dropDatabase = async (url: string): Promise<void> => (await onServer()).drop(url);
