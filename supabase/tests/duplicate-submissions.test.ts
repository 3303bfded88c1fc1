import { afterAll, describe, expect, it } from 'vitest';
import { formFixturesByTable } from './support/all-rules.ts';
import { openConnection } from './support/database.ts';
import { postVisitorRow } from './support/visitors.ts';

const sql = openConnection();
const runId = crypto.randomUUID();
let emailCount = 0;

const createEmail = () => `awa-${++emailCount}-${runId}@example.org`;

/** Inserts as a visitor. Each call has another sender address, like a phone that changes its network. */
const send = async (table: string, body: object) => (await postVisitorRow(table, body)).status;

async function countRows(table: string, email: string): Promise<number> {
  const rows = await sql`select from ${sql(`public.${table}`)} where email = ${email}`;
  return rows.length;
}

afterAll(async () => {
  for (const table of Object.keys(formFixturesByTable)) {
    await sql`delete from ${sql(`public.${table}`)} where email like ${`%${runId}%`}`;
  }
});

describe.each(Object.entries(formFixturesByTable))(
  'a form of %s sent again',
  (table, { row, differentValues }) => {
    it('is stored once and gets an equal answer, also when all arrive together', async () => {
      const email = createEmail();
      const answers = await Promise.all([1, 2, 3].map(() => send(table, { ...row, email })));
      expect([...answers, await send(table, { ...row, email })]).toEqual([201, 201, 201, 201]);
      expect(await countRows(table, email)).toBe(1);
    });

    it('is another row with another field or e-mail address, or after an hour', async () => {
      const email = createEmail();
      await send(table, { ...row, email });
      expect(await send(table, { ...row, ...differentValues, email })).toBe(201);
      expect(await countRows(table, email)).toBe(2);
      const otherEmail = createEmail();
      await send(table, { ...row, email: otherEmail });
      expect(await countRows(table, otherEmail)).toBe(1);
      await sql`update ${sql(`public.${table}`)} set created_at = now() - interval '61 minutes' where email = ${email}`;
      expect(await send(table, { ...row, email })).toBe(201);
      expect(await countRows(table, email)).toBe(3);
    });

    it('is recognised even after staff handled the first row', async () => {
      const email = createEmail();
      await send(table, { ...row, email });
      await sql`update ${sql(`public.${table}`)} set status = 'done', note = 'Vu' where email = ${email}`;
      expect(await send(table, { ...row, email })).toBe(201);
      expect(await countRows(table, email)).toBe(1);
    });
  },
);
