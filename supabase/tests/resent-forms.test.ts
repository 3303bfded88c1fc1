import { afterAll, describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { connect } from './support/database.ts';
import { dialogRows } from './support/fixtures.ts';

const sql = connect();
const mark = crypto.randomUUID();
let number = 0;

const forms = {
  contact_messages: { name: 'Awa', subject: 'Visite', message: 'Bonjour !' },
  ...dialogRows,
};

/** The field of each form in which a second message differs from the first. */
const changed: Record<string, object> = {
  contact_messages: { message: 'Bonsoir !' },
  business_contacts: { appointment_date: null },
  press_contacts: { subject: 'Autre chose' },
  job_applications: { motivation: 'Une autre' },
};

/** Inserts as a visitor, each time from another network, as a phone that changes mast does. */
async function post(table: string, body: object): Promise<number> {
  const address = `2001:db8:${(++number).toString(16)}:${mark.slice(0, 4)}::2`;
  const response = await fetch(`${inject('apiUrl')}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'cf-connecting-ip': address,
    },
    body: JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

async function stored(table: string, email: string): Promise<number> {
  const rows = await sql`select from ${sql(`public.${table}`)} where lower(email) = lower(${email})`;
  return rows.length;
}

afterAll(async () => {
  for (const table of Object.keys(forms)) {
    await sql`delete from ${sql(`public.${table}`)} where email like ${`%${mark}%`}`;
  }
  await sql.end();
});

describe.each(Object.entries(forms))('a form of %s sent again', (table, row) => {
  const newEmail = () => `Awa-${++number}-${mark}@example.org`;

  it('is one row, with the same answer each time, also when both arrive at once', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => post(table, { ...row, email })));
    expect([...answers, await post(table, { ...row, email })]).toEqual([201, 201, 201, 201]);
    expect(await stored(table, email)).toBe(1);
  });

  it('is another row when one field differs, when somebody else sends it, and once an hour is over', async () => {
    const email = newEmail();
    await post(table, { ...row, email });
    expect(await post(table, { ...row, ...changed[table], email })).toBe(201);
    expect(await stored(table, email)).toBe(2);
    const other = newEmail();
    await post(table, { ...row, email: other });
    expect(await stored(table, other)).toBe(1);
    await sql`update ${sql(`public.${table}`)} set created_at = now() - interval '61 minutes' where lower(email) = lower(${email})`;
    expect(await post(table, { ...row, email })).toBe(201);
    expect(await stored(table, email)).toBe(3);
  });

  it('is still known once staff have dealt with it', async () => {
    const email = newEmail();
    await post(table, { ...row, email });
    await sql`update ${sql(`public.${table}`)} set status = 'done', note = 'Vu' where lower(email) = lower(${email})`;
    expect(await post(table, { ...row, email })).toBe(201);
    expect(await stored(table, email)).toBe(1);
  });
});
