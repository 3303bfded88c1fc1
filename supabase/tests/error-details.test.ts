import { describe, expect, it } from 'vitest';
import { formRowsByTable, tablesWithVisitorEmail } from './support/all-rules.ts';
import { requestApi } from './support/api.ts';
import { createSenderHeaders } from './support/visitors.ts';

// PostgreSQL puts the refused row into the detail of the error. The sender must not receive it.
const BAD_ADDRESSES = [
  'sans arobase',
  'a@b@example.org',
  `${'x'.repeat(260)}@example.org`,
  'a,b@example.org',
];

async function sendRefusedRow(table: string, row: object) {
  const headers = createSenderHeaders();
  const answer = await requestApi(`rest/v1/${table}`, { body: row, headers });
  return { status: answer.status, ...((await answer.json()) as { code: string; details: string | null }) };
}

describe('a refused form', () => {
  it.each(tablesWithVisitorEmail)('returns no row in its error: %s', async (table) => {
    for (const email of BAD_ADDRESSES) {
      const { status, code, details } = await sendRefusedRow(table, { ...formRowsByTable[table], email });
      expect([status, code, details], email).toEqual([400, '23514', null]);
    }
  });
});
