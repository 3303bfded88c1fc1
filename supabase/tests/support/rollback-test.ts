import { test } from 'vitest';
import { type Connection, connectAsSuperuser, type Transaction, withRollback } from './database.ts';

/** Test with a transaction of a superuser, `({ tx }) => …`. The transaction is rolled back after the test. */
export const it = test.extend<{ connection: Connection; tx: Transaction }>({
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

/** Returns a test like `it`, with transactions of this connection. */
export const createRollbackTest = (sql: Connection) =>
  it.extend<{ tx: Transaction }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from this pattern
    tx: ({}, use) => withRollback(sql, use),
  });
