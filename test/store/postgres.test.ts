import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open.js';
import { showPresence } from '../../src/store/postgres/presence.js';
import { postgresStore } from '../../src/store/postgres/store.js';
import { dropDatabase, freshDatabase, postgresPrograms } from '../support/postgres.js';
import { clubCases } from './club-cases.js';
import { forgetCases } from './forget-cases.js';
import { outboxCases } from './outbox-cases.js';
import { portCases } from './port-cases.js';

const isThere = postgresPrograms() !== undefined;

it('finds a PostgreSQL server to test on', () => {
  if (!isThere)
    console.error('NO POSTGRESQL HERE: the store on PostgreSQL is not tried (apt-get install postgresql)');
  // Set by `.ci/run`, where PostgreSQL is required.
  const isWanted = process.env['FIMBUL_POSTGRES'] === 'must' || process.env['CI'] !== undefined;
  expect(isThere || !isWanted).toBe(true);
});

describe.skipIf(!isThere)('the store on PostgreSQL', () => {
  const open = async () => {
    const url = await freshDatabase();
    const presence = await showPresence(url);
    const db = await openPostgres(url, { connections: 4 });
    const store = postgresStore(db, { holder: presence.holder, closing: presence.close });
    return {
      store,
      run: async (statement: string): Promise<void> => void (await db.$client.query(statement)),
      async close() {
        await store.close();
        await dropDatabase(url);
      },
    };
  };
  portCases(open);
  clubCases(open);
  forgetCases(open);
  outboxCases(open);
});
