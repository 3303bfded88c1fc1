import { describe, expect } from 'vitest';
import { sitePagePaths } from '../../src/app/routes.tsx';
import { ACTOR_NAMES, type TestActorName } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import { createSenderAddress, createSenderHeaders, setRequestHeaders } from './support/visitors.ts';

/** Reports an error from this address. Returns the code of the refusal, if any. */
async function reportError(
  tx: Transaction,
  { kind = 'script', path = '/contact', code = 'TypeError' }: Record<string, string> = {},
  { actor = 'anon' as TestActorName, address = createSenderAddress() } = {},
) {
  await setRequestHeaders(tx, createSenderHeaders(address));
  const answer = await runAs(tx, actor)`select public.report_client_error(${kind}, ${path}, ${code})`;
  return answer.code;
}
const loadCounters = (tx: Transaction) =>
  tx`select kind, page, code, count::int from private.client_errors order by kind, page, code`;

// Tests private.report_client_error
describe('a report of an error', () => {
  it.for(['anon', 'no role'] as const)('by %s is counted', async (actor, { tx }) => {
    expect(await reportError(tx, {}, { actor })).toBeNull();
    expect(await reportError(tx, {}, { actor })).toBeNull();
    expect(await loadCounters(tx)).toEqual([
      { kind: 'script', page: '/contact', code: 'TypeError', count: 2 },
    ]);
  });

  it.for([
    ['an address that a visitor typed', { path: '/awa@example.org' }, { page: 'other' }],
    ['an article', { path: '/presse/un-article' }, { page: '/presse/*' }],
    ['a screen of the back office', { path: '/admin/forms/newsletters/3' }, { page: '/admin/*' }],
    ['a message in place of a code', { code: 'Awa est née le 3 mai' }, { code: 'other' }],
    ['a very long path', { path: '/'.padEnd(100_000, 'x') }, { page: 'other' }],
  ] as const)('stores no word of %s', async ([_what, errorFields, row], { tx }) => {
    expect(await reportError(tx, errorFields)).toBeNull();
    expect(await loadCounters(tx)).toEqual([
      { kind: 'script', page: '/contact', code: 'TypeError', count: 1, ...row },
    ]);
  });

  it('of an unknown kind is refused, by the table too', async ({ tx }) => {
    expect(await reportError(tx, { kind: 'anything' })).toBe('22023');
    const insertion = tx`
      insert into private.client_errors (day, kind, page, code) values (current_date, 'anything', '/', 'Error')`;
    await expect(insertion).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps the path of every built page except articles and hero demos', async ({ tx }) => {
    const paths = sitePagePaths.filter((url) => !/^\/(presse\/|hero-demo)/.test(url));
    for (const path of paths) await reportError(tx, { path });
    const pages = (await loadCounters(tx)).map(({ page }) => page).sort();
    expect(pages, 'docs/how-to/add-a-page.md, step 4').toEqual(paths.sort());
  });

  it('is refused after 20 from one address', async ({ tx }) => {
    const address = createSenderAddress();
    const codes: (string | null)[] = [];
    for (let i = 0; i < 30; i += 1) codes.push(await reportError(tx, { path: `/presse/${i}` }, { address }));
    expect(codes.filter((code) => code === null)).toHaveLength(20);
    expect(codes.filter((code) => code === 'PT429')).toHaveLength(10);
    expect(await loadCounters(tx)).toEqual([
      { kind: 'script', page: '/presse/*', code: 'TypeError', count: 20 },
    ]);
  });

  it('is refused after 100 from one network', async ({ tx }) => {
    const codes: (string | null)[] = [];
    for (let host = 0; host < 110; host += 1)
      codes.push(await reportError(tx, {}, { address: `203.0.113.${host}` }));
    expect(codes.indexOf('PT429')).toBe(100);
    expect(await reportError(tx, {}, { address: '198.51.100.1' })).toBeNull();
    expect(await loadCounters(tx)).toMatchObject([{ count: 101 }]);
  });

  it('adds at most 200 rows a day', async ({ tx }) => {
    // four more rows: one « other » for each kind of error
    await tx`
      insert into private.client_errors (day, kind, page, code)
      select (now() at time zone 'UTC')::date, 'script', '/' || i, 'Error' from generate_series(1, 196) as i`;
    for (const kind of ['script', 'promise', 'crash', 'form']) {
      for (const path of ['/contact', '/cgu']) expect(await reportError(tx, { kind, path })).toBeNull();
    }
    expect(await tx`select from private.client_errors`).toHaveLength(200);
    expect(await tx`select count::int from private.client_errors where page = 'other'`).toEqual(
      Array.from({ length: 4 }, () => ({ count: 2 })),
    );
  });

  it('is deleted after 30 days', async ({ tx }) => {
    await tx`
      insert into private.client_errors (day, kind, page, code)
      select current_date - days, 'script', '/', 'Error' from unnest(array[1, 32]) as days`;
    await tx`select private.apply_retention()`;
    expect(getOnlyRow(await tx`select current_date - day as days from private.client_errors`).days).toBe(1);
  });
});

describe('the counts of errors', () => {
  it.for(ACTOR_NAMES)(
    'cover seven days, for %s only with the right to manage accounts',
    async (actor, { tx }) => {
      await tx`
      insert into private.client_errors (day, kind, page, code)
      select (now() at time zone 'UTC')::date - days, 'script', '/cgu', code
      from unnest(array[0, 6, 7]) as days, unnest(array['Error', 'TypeError']) as code
      union all select (now() at time zone 'UTC')::date, 'form', '/contact', 'network'`;
      const answer = await runAs(tx, actor)`select kind, page, total from public.client_error_counts()`;
      expect(answer.code).toBe(actor === 'anon' ? '42501' : null);
      expect(answer.rows).toEqual(
        ['admin', 'super admin'].includes(actor)
          ? [
              { kind: 'script', page: '/cgu', total: '4' },
              { kind: 'form', page: '/contact', total: '1' },
            ]
          : [],
      );
    },
  );
});
