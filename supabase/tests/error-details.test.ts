import { describe, expect, it } from 'vitest';
import { formRowsByTable, tablesWithVisitorEmail } from './support/all-rules.ts';
import { requestApi } from './support/api.ts';
import { createSenderHeaders } from './support/visitors.ts';

// PostgreSQL puts the refused row into the detail of the error. The sender must not receive it.
async function sendRefusedRow(table: string, row: object) {
  const headers = createSenderHeaders();
  const answer = await requestApi(`rest/v1/${table}`, { body: row, headers });
  return { status: answer.status, ...((await answer.json()) as { code: string; details: string | null }) };
}

describe('a refused form', () => {
  it.each(tablesWithVisitorEmail)('returns no row in its error: %s', async (table) => {
    const row = { ...formRowsByTable[table], email: 'sans arobase' };
    const { status, code, details } = await sendRefusedRow(table, row);
    expect([status, code, details]).toEqual([400, '23514', null]);
  });
});
