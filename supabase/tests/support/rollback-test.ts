import { test } from 'vitest';
import { type Connection, connectAsSuperuser, type Transaction, withRollback } from './database.ts';

interface RollbackFixtures {
  connection: Connection;
  tx: Transaction;
}

/** Test with a transaction of a superuser, `({ tx }) => …`. The transaction is rolled back after the test. */
export const it = test.extend<RollbackFixtures>({
  connection: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from this pattern
    async ({}, use) => {
      const connection = connectAsSuperuser();
      await use(connection);
      await connection.end();
    },
    { scope: 'file' },
  ],
  tx: ({ connection }, use) => withRollback(connection, use),
});
