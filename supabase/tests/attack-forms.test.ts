import { afterAll, describe, expect, it } from 'vitest';
import { passivePeople } from './support/actors.ts';
import { expectedGrants, formRows } from './support/all-rules.ts';
import { openAttackers, pickOnePerDatabaseRole, requestRest } from './support/attackers.ts';
import { getOnlyRow, openConnection } from './support/database.ts';

// Attacks the visitors' tables through the HTTP API.
const sql = openConnection();
const runId = crypto.randomUUID().slice(0, 8);
const createEmail = () => `${crypto.randomUUID()}.${runId}@attaque.example`;

const FORMS: Readonly<Record<string, Record<string, unknown>>> = {
  newsletter_subscriptions: {},
  ...formRows,
};
const tables = Object.keys(FORMS);
const fillForm = (table: string, changes: object = {}) => ({
  ...FORMS[table],
  email: createEmail(),
  ...changes,
});

const columns = await sql<{ table: string; column: string; type: string }[]>`
  select table_name as table, column_name as column, data_type as type
  from information_schema.columns where table_schema = 'public' and table_name = any (${tables})`;

const VALUE_BY_TYPE: Readonly<Record<string, unknown>> = {
  uuid: passivePeople.colleague.id,
  boolean: false,
  integer: 7,
  date: '2030-01-01',
  'timestamp with time zone': '2020-01-01T00:00:00Z',
};

const { attackers, findAttacker } = openAttackers(sql);
/** Returns attackers below super admin. No other role may do more here: permission-matrix.test.ts tries each. */
const listBelowSuperAdmin = () => [
  ...pickOnePerDatabaseRole(attackers).filter(({ name }) => name !== 'super admin'),
  findAttacker('admin'),
];

async function countRows(table: string): Promise<number> {
  return (await sql`select from ${sql(`public.${table}`)} where email like ${`%${runId}%`}`).length;
}

afterAll(async () => {
  for (const table of tables)
    await sql`delete from ${sql(`public.${table}`)} where email like ${`%${runId}%`}`;
});

describe.each(tables)('%s', (table) => {
  const sendable = expectedGrants[table]?.anon.insert ?? [];
  const texts = columns.filter(
    (one) => one.table === table && one.type === 'text' && sendable.includes(one.column),
  );

  it('refuses a column outside the form: alone, in bulk or named by ?columns=', async () => {
    const otherColumns = columns.filter((one) => one.table === table && !sendable.includes(one.column));
    expect(otherColumns.length).toBeGreaterThan(1);
    // column grants are equal for all signed-in people
    for (const attacker of [findAttacker('anon'), findAttacker('super admin')]) {
      const tries = otherColumns.flatMap(({ column, type }) => {
        const forged = fillForm(table, { [column]: VALUE_BY_TYPE[type] ?? 'x' });
        return [
          requestRest(attacker, 'POST', table, { body: forged }),
          requestRest(attacker, 'POST', table, { body: [forged, { ...forged, email: createEmail() }] }),
          requestRest(attacker, 'POST', `${table}?columns=${Object.keys(forged).join(',')}`, {
            body: [forged],
          }),
        ].map(async (answer) => [column, (await answer).code] as const);
      });
      for (const [column, code] of await Promise.all(tries))
        expect(['42501', '428C9'], `${attacker.name} ${column} ${code}`).toContain(code);
    }
    expect(await countRows(table)).toBe(0);
  });

  it('returns, replaces and changes no row for any attacker', async () => {
    const row = fillForm(table);
    expect((await requestRest(findAttacker('anon'), 'POST', table, { body: row })).status).toBe(201);
    const query = sql`select * from ${sql(`public.${table}`)} where email = ${row.email}`;
    const before = getOnlyRow(await query);
    const merge = { prefer: 'resolution=merge-duplicates' };
    for (const attacker of listBelowSuperAdmin()) {
      const insertion = await requestRest(attacker, 'POST', `${table}?select=*`, {
        body: fillForm(table),
        headers: { prefer: 'return=representation' },
      });
      expect(insertion.rows, attacker.name).toEqual([]);
      const responses = await Promise.all([
        requestRest(attacker, 'POST', `${table}?on_conflict=id`, {
          body: { ...row, id: before.id },
          headers: merge,
        }),
        requestRest(
          attacker,
          'POST',
          `${table}?on_conflict=${table === 'newsletter_subscriptions' ? 'email,audience' : 'email'}`,
          { body: row, headers: merge },
        ),
        requestRest(attacker, 'PUT', `${table}?id=eq.${before.id}`, { body: { ...row, id: before.id } }),
        requestRest(attacker, 'PATCH', `${table}?id=eq.${before.id}`, {
          body: { email: createEmail() },
          headers: { prefer: 'return=representation' },
        }),
        requestRest(attacker, 'DELETE', `${table}?id=eq.${before.id}`, {
          headers: { prefer: 'return=representation' },
        }),
      ]);
      expect(
        responses.flatMap(({ rows }) => rows),
        attacker.name,
      ).toEqual([]);
    }
    const after = await sql`select * from ${sql(`public.${table}`)} where id = ${before.id}`;
    expect(getOnlyRow(after)).toEqual(before);
  });

  it('is neither read, counted, filtered nor sorted by anyone but a super admin', async () => {
    await requestRest(findAttacker('anon'), 'POST', table, { body: fillForm(table) });
    const count = { headers: { prefer: 'count=exact' } };
    const queries = [
      'select=*',
      `select=id&email=like.*${runId}*`,
      `select=id&or=(email.like.*${runId}*,email.ilike.*EXAMPLE*)`,
      'select=id&order=email',
      'select=id&email=not.is.null&limit=1',
    ];
    const listed = await requestRest(findAttacker('super admin'), 'POST', 'rpc/list_submissions', {
      body: { source: table, words: runId },
    });
    expect(listed.rows.length).toBeGreaterThan(0);
    const bulk = await requestRest(findAttacker('super admin'), 'GET', `${table}?select=email`, count);
    expect({ rows: bulk.rows, code: bulk.code }).toEqual({ rows: [], code: '42501' });
    for (const attacker of listBelowSuperAdmin()) {
      const answers = queries.map((query) => requestRest(attacker, 'GET', `${table}?${query}`, count));
      for (const [index, { rows, total, code }] of (await Promise.all(answers)).entries()) {
        const query = queries[index];
        expect({ rows, total: total ?? 0 }, `${attacker.name} ${query}`).toEqual({ rows: [], total: 0 });
        if (attacker.name === 'anon') expect(code, query).toBe('42501');
      }
      const head = await requestRest(attacker, 'HEAD', `${table}?select=id`, count);
      expect(head.total ?? 0, attacker.name).toBe(0);
    }
  });

  it.each([
    ['a text of 200,000 characters', 'x'.repeat(200_000)],
    ['a NUL character', 'a\u0000b'],
  ])('accepts %s in no text field', async (_, value) => {
    const before = await countRows(table);
    for (const { column } of texts) {
      const { status } = await requestRest(findAttacker('anon'), 'POST', table, {
        body: fillForm(table, { [column]: value }),
      });
      expect(status, column).toBeGreaterThanOrEqual(400);
      expect(status, column).toBeLessThan(500);
    }
    expect(await countRows(table)).toBe(before);
  });

  it('answers a malformed body with 4xx and stores nothing', async () => {
    const before = await countRows(table);
    const { email: address, ...otherFields } = fillForm(table);
    // the address last, with the broken byte: in free text that byte would be an ordinary character
    const row = JSON.stringify({ ...otherFields, email: address });
    const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
      row.slice(0, -1),
      `${row}${row}`,
      'null',
      '"texte"',
      '[[[[[[]]]]]]',
      Uint8Array.from([...new TextEncoder().encode(row.slice(0, -2)), 0xc3, 0x28, 0x22, 0x7d]),
    ];
    for (const body of bodies) {
      const { status } = await requestRest(findAttacker('anon'), 'POST', table, { body });
      expect(status, String(body).slice(0, 40)).toBeGreaterThanOrEqual(400);
      expect(status, String(body).slice(0, 40)).toBeLessThan(500);
    }
    expect(await countRows(table)).toBe(before);
  });

  it.each([
    `awa.${runId}@attaque.example\r\nBcc: tous@example.org`,
    `awa.${runId}@attaque.example\nSubject: x`,
    `tous@example.org,awa.${runId}@attaque.example`,
    `tous,awa.${runId}@attaque.example`,
    `awa.${runId}@attaque.example;tous`,
    `groupe:awa.${runId}@attaque.example;`,
    `Awa <awa.${runId}@attaque.example>`,
    `"awa.${runId}"@attaque.example`,
    `awa.${runId}@attaque.example\u2028tous`,
  ])('refuses an address that would forge a mail header: %j', async (address) => {
    const before = await countRows(table);
    expect(
      await requestRest(findAttacker('anon'), 'POST', table, { body: fillForm(table, { email: address }) }),
    ).toMatchObject({
      status: 400,
      code: '23514',
    });
    expect(await countRows(table)).toBe(before);
  });

  it('returns a script in any text field unchanged, as JSON', async () => {
    const script = '<img src=x onerror=alert(1)>\'"&;--';
    const checks = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${`public.${table}`}::regclass and contype = 'c'`;
    const freeTextColumns = texts
      .map(({ column }) => column)
      .filter((column) => column !== 'email' && !['portfolio', 'linkedin', 'cv_path'].includes(column))
      .filter(
        (column) => !checks.some(({ definition }) => new RegExp(`\\b${column} = ANY`).test(definition)),
      );
    const row = fillForm(table, Object.fromEntries(freeTextColumns.map((column) => [column, script])));
    expect((await requestRest(findAttacker('anon'), 'POST', table, { body: row })).status).toBe(201);
    const listing = await requestRest(findAttacker('super admin'), 'POST', 'rpc/list_submissions', {
      body: { source: table, words: row.email },
    });
    expect(listing.type).toMatch(/^application\/json/);
    expect(getOnlyRow(listing.rows).fields).toMatchObject({
      ...Object.fromEntries(freeTextColumns.map((column) => [column, script])),
      email: row.email,
    });
  });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//attaque.example',
  'https://attaque.example/" onmouseover="alert(1)',
  'https://attaque.example/<script>',
  'https://attaque.example\njavascript:alert(1)',
  'ftp://attaque.example',
])('a link that staff may follow cannot be %j', async (link) => {
  for (const column of ['portfolio', 'linkedin']) {
    const response = await requestRest(findAttacker('anon'), 'POST', 'job_applications', {
      body: fillForm('job_applications', { [column]: link }),
    });
    expect(response, column).toMatchObject({ status: 400, code: '23514' });
  }
  const editor = findAttacker('editor');
  const file = {
    filename: 'a.jpg',
    original_filename: 'a.jpg',
    file_path: link,
    mime_type: 'image/jpeg',
    file_size: 1,
    media_type: 'image',
    uploaded_by: editor.id,
  };
  expect((await requestRest(editor, 'POST', 'media_library', { body: file })).code).toBe('23514');
  // links of staff must only be web addresses, because React escapes them in attributes
  if (/^https?:\/\/\S+$/.test(link)) return;
  const settings = { body: { facebook: link } };
  expect((await requestRest(findAttacker('admin'), 'PATCH', 'site_settings?id=is.true', settings)).code).toBe(
    '23514',
  );
});
