import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { others } from './support/actors.ts';
import { expectedGrants, formRows } from './support/all-rules.ts';
import { type Attacker, everyAttacker, oneByDatabaseRole, rest } from './support/attackers.ts';
import { connect, only } from './support/database.ts';

// Attacks the visitors' tables through the HTTP API.
const sql = connect();
const mark = crypto.randomUUID().slice(0, 8);
const email = () => `${crypto.randomUUID()}.${mark}@attaque.example`;

const FORMS: Readonly<Record<string, Record<string, unknown>>> = {
  newsletter_subscriptions: {},
  ...formRows,
};
const tables = Object.keys(FORMS);
const fillForm = (table: string, more: object = {}) => ({ ...FORMS[table], email: email(), ...more });

const columns = await sql<{ table: string; column: string; type: string }[]>`
  select table_name as table, column_name as column, data_type as type
  from information_schema.columns where table_schema = 'public' and table_name = any (${tables})`;

const VALUES: Readonly<Record<string, unknown>> = {
  uuid: others.colleague.id,
  boolean: false,
  integer: 7,
  date: '2030-01-01',
  'timestamp with time zone': '2020-01-01T00:00:00Z',
};

let attackers: Attacker[] = [];
/** No table grants more by another permission: permission-matrix.test.ts tries each actor. */
const belowSuperAdmin = () => [
  ...oneByDatabaseRole(attackers).filter(({ name }) => name !== 'super admin'),
  the('admin'),
];
const the = (name: Attacker['name']) => only(attackers.filter((one) => one.name === name));

async function countRows(table: string): Promise<number> {
  return (await sql`select from ${sql(`public.${table}`)} where email like ${`%${mark}%`}`).length;
}

beforeAll(async () => {
  attackers = await everyAttacker(sql);
});

afterAll(async () => {
  for (const table of tables)
    await sql`delete from ${sql(`public.${table}`)} where email like ${`%${mark}%`}`;
  const fresh = attackers.filter(({ name }) => name === 'fresh account').map(({ id }) => id);
  await sql`delete from auth.users where id = any (${fresh})`;
  await sql.end();
});

describe.each(tables)('%s', (table) => {
  const sendable = expectedGrants[table]?.anon.insert ?? [];
  const texts = columns.filter(
    (one) => one.table === table && one.type === 'text' && sendable.includes(one.column),
  );

  it('refuses a column outside the form: alone, in bulk, by ?columns= or as default', async () => {
    const others = columns.filter((one) => one.table === table && !sendable.includes(one.column));
    expect(others.length).toBeGreaterThan(1);
    // column grants are equal for all signed-in people
    for (const attacker of [the('anon'), the('super admin')]) {
      const tries = others.flatMap(({ column, type }) => {
        const forged = fillForm(table, { [column]: VALUES[type] ?? 'x' });
        return [
          rest(attacker, 'POST', table, { body: forged }),
          rest(attacker, 'POST', table, { body: [forged, { ...forged, email: email() }] }),
          rest(attacker, 'POST', `${table}?columns=${Object.keys(forged).join(',')}`, { body: [forged] }),
        ].map(async (answer) => [column, (await answer).code] as const);
      });
      for (const [column, code] of await Promise.all(tries))
        expect(['42501', '428C9'], `${attacker.name} ${column} ${code}`).toContain(code);
    }
    expect(await countRows(table)).toBe(0);
  });

  it('returns, replaces and changes no row for any attacker', async () => {
    const row = fillForm(table);
    expect((await rest(the('anon'), 'POST', table, { body: row })).status).toBe(201);
    const query = sql`select * from ${sql(`public.${table}`)} where email = ${row.email}`;
    const before = only(await query);
    const merge = { prefer: 'resolution=merge-duplicates' };
    for (const attacker of belowSuperAdmin()) {
      const back = await rest(attacker, 'POST', `${table}?select=*`, {
        body: fillForm(table),
        headers: { prefer: 'return=representation' },
      });
      expect(back.rows, attacker.name).toEqual([]);
      const changed = await Promise.all([
        rest(attacker, 'POST', `${table}?on_conflict=id`, {
          body: { ...row, id: before.id },
          headers: merge,
        }),
        rest(attacker, 'POST', `${table}?on_conflict=email`, { body: row, headers: merge }),
        rest(attacker, 'PUT', `${table}?id=eq.${before.id}`, { body: { ...row, id: before.id } }),
        rest(attacker, 'PATCH', `${table}?id=eq.${before.id}`, {
          body: { email: email() },
          headers: { prefer: 'return=representation' },
        }),
        rest(attacker, 'DELETE', `${table}?id=eq.${before.id}`, {
          headers: { prefer: 'return=representation' },
        }),
      ]);
      expect(
        changed.flatMap(({ rows }) => rows),
        attacker.name,
      ).toEqual([]);
    }
    const after = await sql`select * from ${sql(`public.${table}`)} where id = ${before.id}`;
    expect(only(after)).toEqual(before);
  });

  it('is neither read, counted, filtered nor sorted by anyone but a super admin', async () => {
    await rest(the('anon'), 'POST', table, { body: fillForm(table) });
    const count = { headers: { prefer: 'count=exact' } };
    const queries = [
      'select=*',
      `select=id&email=like.*${mark}*`,
      `select=id&or=(email.like.*${mark}*,email.ilike.*EXAMPLE*)`,
      'select=id&order=email',
      'select=id&email=not.is.null&limit=1',
    ];
    const listed = await rest(the('super admin'), 'POST', 'rpc/list_submissions', {
      body: { source: table, words: mark },
    });
    expect(listed.rows.length).toBeGreaterThan(0);
    const bulk = await rest(the('super admin'), 'GET', `${table}?select=email`, count);
    expect({ rows: bulk.rows, code: bulk.code }).toEqual({ rows: [], code: '42501' });
    for (const attacker of belowSuperAdmin()) {
      const answers = queries.map((query) => rest(attacker, 'GET', `${table}?${query}`, count));
      for (const [index, { rows, total, code }] of (await Promise.all(answers)).entries()) {
        const query = queries[index];
        expect({ rows, total: total ?? 0 }, `${attacker.name} ${query}`).toEqual({ rows: [], total: 0 });
        if (attacker.name === 'anon') expect(code, query).toBe('42501');
      }
      const head = await rest(attacker, 'HEAD', `${table}?select=id`, count);
      expect(head.total ?? 0, attacker.name).toBe(0);
    }
  });

  it.each([
    ['a novel', 'x'.repeat(200_000)],
    ['a character PostgreSQL has no place for', 'a\u0000b'],
  ])('takes %s in no text field', async (_, value) => {
    const before = await countRows(table);
    for (const { column } of texts) {
      const { status } = await rest(the('anon'), 'POST', table, {
        body: fillForm(table, { [column]: value }),
      });
      expect(status, column).toBeGreaterThanOrEqual(400);
      expect(status, column).toBeLessThan(500);
    }
    expect(await countRows(table)).toBe(before);
  });

  it('answers a malformed body with 4xx and keeps nothing of it', async () => {
    const before = await countRows(table);
    const { email: address, ...others } = fillForm(table);
    // the address last, with the broken byte: in free text that byte would be an ordinary character
    const row = JSON.stringify({ ...others, email: address });
    const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
      row.slice(0, -1),
      `${row}${row}`,
      'null',
      '"texte"',
      '[[[[[[]]]]]]',
      Uint8Array.from([...new TextEncoder().encode(row.slice(0, -2)), 0xc3, 0x28, 0x22, 0x7d]),
    ];
    for (const body of bodies) {
      const { status } = await rest(the('anon'), 'POST', table, { body });
      expect(status, String(body).slice(0, 40)).toBeGreaterThanOrEqual(400);
      expect(status, String(body).slice(0, 40)).toBeLessThan(500);
    }
    expect(await countRows(table)).toBe(before);
  });

  it.each([
    `awa.${mark}@attaque.example\r\nBcc: tous@example.org`,
    `awa.${mark}@attaque.example\nSubject: x`,
    `tous@example.org,awa.${mark}@attaque.example`,
    `tous,awa.${mark}@attaque.example`,
    `awa.${mark}@attaque.example;tous`,
    `groupe:awa.${mark}@attaque.example;`,
    `Awa <awa.${mark}@attaque.example>`,
    `"awa.${mark}"@attaque.example`,
    `awa.${mark}@attaque.example\u2028tous`,
  ])('takes no address that would forge a mail header: %j', async (address) => {
    const before = await countRows(table);
    expect(
      await rest(the('anon'), 'POST', table, { body: fillForm(table, { email: address }) }),
    ).toMatchObject({
      status: 400,
      code: '23514',
    });
    expect(await countRows(table)).toBe(before);
  });

  it('returns a script as plain text and data only, in every text field', async () => {
    const script = '<img src=x onerror=alert(1)>\'"&;--';
    const checked = await sql<{ definition: string }[]>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${`public.${table}`}::regclass and contype = 'c'`;
    const free = texts
      .map(({ column }) => column)
      .filter((column) => column !== 'email' && !['portfolio', 'linkedin', 'cv_path'].includes(column))
      .filter(
        (column) => !checked.some(({ definition }) => new RegExp(`\\b${column} = ANY`).test(definition)),
      );
    const row = fillForm(table, Object.fromEntries(free.map((column) => [column, script])));
    expect((await rest(the('anon'), 'POST', table, { body: row })).status).toBe(201);
    const back = await rest(the('super admin'), 'POST', 'rpc/list_submissions', {
      body: { source: table, words: row.email },
    });
    expect(back.type).toMatch(/^application\/json/);
    expect(only(back.rows).fields).toMatchObject({
      ...Object.fromEntries(free.map((column) => [column, script])),
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
])('no link that staff will press may be %j', async (link) => {
  for (const column of ['portfolio', 'linkedin']) {
    const tried = await rest(the('anon'), 'POST', 'job_applications', {
      body: fillForm('job_applications', { [column]: link }),
    });
    expect(tried, column).toMatchObject({ status: 400, code: '23514' });
  }
  const editor = the('editor');
  const file = {
    ...{
      filename: 'a.jpg',
      original_filename: 'a.jpg',
      file_path: link,
      mime_type: 'image/jpeg',
      file_size: 1,
    },
    ...{ media_type: 'image', uploaded_by: editor.id },
  };
  expect((await rest(editor, 'POST', 'media_library', { body: file })).code).toBe('23514');
  // links of staff must only be web addresses, because React escapes them in attributes
  if (/^https?:\/\/\S+$/.test(link)) return;
  const settings = { body: { facebook: link } };
  expect((await rest(the('admin'), 'PATCH', 'site_settings?id=is.true', settings)).code).toBe('23514');
});
