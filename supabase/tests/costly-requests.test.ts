import { afterAll, beforeAll, describe, expect } from 'vitest';
import { contentFields } from '../../src/copy/admin/content-fields.ts';
import { inputLimits } from '../../src/shared/lib/limits.ts';
import { formRowsByTable, tablesWithVisitorEmail } from './support/all-rules.ts';
import { type ApiCaller, requestRest, signInActor } from './support/api.ts';
import { attemptAs, openConnection, runAs, type Transaction } from './support/database.ts';
import { insertMedia, insertSubscription } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

// The database limits the cost of one request, so that no sender can keep it busy.
const sql = openConnection();
const slug = `corps-long-${crypto.randomUUID()}`;
const visitor = { token: null };
const accountWithoutRole = await signInActor('no role');

beforeAll(async () => {
  const createText = (length: number) => `${'a'.repeat(length - 3)}xbz`;
  const row = {
    title: createText(contentFields.title.maxLength),
    content: createText(contentFields.content.maxLength),
    excerpt: createText(contentFields.excerpt.maxLength),
  };
  await sql`insert into public.content ${sql({ ...row, slug, status: 'published' })}`;
});

afterAll(() => sql`delete from public.content where slug = ${slug}`);

interface Parameter {
  functionName: string;
  name: string;
  type: string;
}

const parameters = await sql<Parameter[]>`
  select proname as "functionName", name, type::regtype::text as type
  from pg_proc, unnest(proargnames[:pronargs], proargtypes::oid[]) as parameter (name, type)
  where pronamespace = 'public'::regnamespace and type in ('text'::regtype, 'text[]'::regtype) order by 1, 2`;
/** Searches of published texts need no permission. */
const publicSearches = ['published_news'];
const searches = parameters.filter(({ name }) => name === 'words').map(({ functionName }) => functionName);

describe('a search', () => {
  /** Arguments that a search needs besides its words. */
  const otherArguments: Readonly<Record<string, string>> = {
    count_submissions: "sources => array['contact_messages'], ",
    list_submissions: "source => 'contact_messages', ",
  };
  const search = (functionName: string, words: string) => (db: Transaction) =>
    db.unsafe(
      `select * from public.${functionName}(${otherArguments[functionName] ?? ''}words => '${words}')`,
    );

  it.for(searches)('is at most as long as its input field: %s', async (functionName, { tx }) => {
    // Postgres might not evaluate the search at all for an empty table.
    await insertSubscription(tx, 'awa@example.org');
    await insertMedia(tx, null);
    for (const [table, row] of Object.entries(formRowsByTable)) {
      await tx`insert into ${tx(`public.${table}`)} ${tx({ ...row })}`;
    }
    const runSearch = (length: number) =>
      attemptAs(tx, 'super admin', search(functionName, 'é'.repeat(length)));
    expect((await runSearch(inputLimits.search)).code).toBe(null);
    expect((await runSearch(inputLimits.search + 1)).code).toBe('22023');
  });

  it.for(searches.filter((name) => !publicSearches.includes(name)))(
    'is not evaluated without the permission: %s',
    async (functionName, { tx }) => {
      const { code, rows } = await attemptAs(tx, 'no role', search(functionName, 'mot '.repeat(70_000)));
      // a function that counts returns one row with 0
      if (code === null) expect(rows.filter((row) => Object.values(row)[0] !== '0')).toEqual([]);
      else expect(code).toBe('42501');
    },
  );

  it('takes wildcard characters literally', async ({ tx }) => {
    for (const words of ['%', '_', '\\', '%a%b', 'a_']) {
      for (const functionName of ['search_content', 'search_media']) {
        const { rows, code } = await attemptAs(tx, 'super admin', search(functionName, words));
        expect([functionName, words, code, rows.length]).toEqual([functionName, words, null, 0]);
      }
    }
  });
});

describe('parameters of functions', () => {
  it.for([
    [
      'count_submissions',
      `array_fill('contact_messages'::text, array[${tablesWithVisitorEmail.length + 1}])`,
    ],
    ['list_submissions', `'contact_messages', array_fill('email'::text, array[51])`],
    ['link_targets', `array_fill('/presse/a'::text, array[101])`],
    ['import_programmes', `(select jsonb_agg('{}'::jsonb) from generate_series(1, 5001))`],
    ['import_programmes', `'[]', (select jsonb_agg('{}'::jsonb) from generate_series(1, 5001))`],
    ['import_programmes', `'[]', '[]', (select jsonb_agg('{}'::jsonb) from generate_series(1, 20001))`],
    ['undo_programme_changes', `(select jsonb_agg('{}'::jsonb) from generate_series(1, 5001)), '[]'`],
    ['undo_programme_changes', `'[]', (select jsonb_agg('{}'::jsonb) from generate_series(1, 20001))`],
  ] as const)('have a maximum length: %s', async ([functionName, list], { tx }) => {
    const callFunction = (db: Transaction) => db.unsafe(`select * from public.${functionName}(${list})`);
    expect((await attemptAs(tx, 'super admin', callFunction)).code).toBe('22023');
  });

  it('of type text are all reviewed for their cost', () => {
    // each comment says why a long value of the next parameters costs little
    const names = new Set(parameters.map(({ name, type }) => `${name} ${type}`));
    expect([...names].sort()).toEqual([
      // five at most, each limited by the column that stores it
      'addresses text[]',
      // one of two words
      'assignee_filter text',
      // compared with three words
      'audience text',
      // compared with slugs
      'category text',
      // compared with the columns of indexes
      'channel text',
      // a recovery code: its first hundred letters, after the attempt is counted; an error code: compared with known words
      'code text',
      // looked up in a unique index; the label is limited by its column
      'collection_key text',
      'collection_label text',
      // fifty at most, compared with the columns of one table
      'columns text[]',
      // compared with known values
      'extension text',
      // compared with four words
      'kind text',
      // limited by the column that stores it
      'note text',
      // looked up in unique indexes, or compared with the pages of the site
      'path text',
      // at most a hundred, each found in unique indexes
      'paths text[]',
      // few, each compared with known values
      'permissions_added text[]',
      'permissions_removed text[]',
      // cut to the length of an address
      'person text',
      // limited by the columns that store them
      'role_description text',
      'role_key text',
      'role_label text',
      // compared with known values
      'source text',
      'sources text[]',
      'state text',
      'step text',
      'tag text',
      // of a fixed length; others are ignored
      'token text',
      // as long as the search field (tested above)
      'words text',
    ]);
  });
});

it('a form with endless combining marks is answered in time', async ({ tx }) => {
  const message = `a${'\u0301\u0323'.repeat(20_000)}`;
  const start = performance.now();
  const insertion = await runAs(tx, 'anon')`
    insert into public.contact_messages (name, email, subject, message)
    values ('Awa', 'awa@example.org', 'Une question', ${message})`;
  expect([insertion.code, performance.now() - start < 10_000]).toEqual(['23514', true]);
});

describe('an expensive pattern', () => {
  // tries each way to split the text in three: 300 letters take twenty seconds
  const expensivePattern = '(.+)(.+)(.+)x\\1z';
  const encodedPattern = encodeURIComponent(expensivePattern);

  /**
   * Returns the error code, the number of rows, and whether the answer came within 20 s. Evaluating the
   * pattern takes longer. The limit is generous, because other tests load the server at the same time.
   */
  async function requestPattern(who: ApiCaller, path: string) {
    const start = performance.now();
    const { code, rows } = await requestRest(who, 'GET', path);
    return { code, rows: rows.length, isInTime: performance.now() - start < 20_000 };
  }

  it.each([
    `content?content=match.${encodedPattern}`,
    `content?excerpt=imatch.${encodedPattern}`,
    `content?title=match.${encodedPattern}`,
    `media_library?alt_text=match.${encodedPattern}`,
    `site_settings?description=match.${encodedPattern}`,
    `categories?description=match.${encodedPattern}`,
    `tags?name=match.${encodedPattern}`,
    `content_tags?select=content!inner(id)&content.content=match.${encodedPattern}`,
  ])('is refused on a table: %s', async (path) => {
    expect(await requestPattern(visitor, path)).toEqual({ code: '42501', rows: 0, isInTime: true });
  });

  it.each(['content', 'published_text', 'pgrst_scalar', 'pgrst_scalar->>0', 'pgrst_scalar->0->>content'])(
    'cannot be applied to a published article: %s',
    async (column) => {
      const path = `rpc/published_text?path=/presse/${slug}&${column}=match.${encodedPattern}`;
      expect(await requestPattern(visitor, path)).toEqual({
        code: expect.stringMatching(/^42/),
        rows: 0,
        isInTime: true,
      });
    },
  );

  // PostgREST names the result of a function « pgrst_scalar », and applies the filters of the address to it. Here « $ »
  // stands for that name.
  it.for([`$ ~ '`, `$ ~* '`, `$ -> 0 ->> 'content' ~ '`, `$ ->> 0 ~ '`, `$ like '`, `$ ilike '`])(
    'cannot be applied to the results of visitor functions: %s',
    async (condition, { tx }) => {
      for (const call of [
        `published_text('/presse/${slug}')`,
        'published_news()',
        'published_counts()',
        'published_settings()',
        'published_collections()',
        `previewed_text('${'a'.repeat(43)}')`,
      ]) {
        const query = `
          with pgrst_source as (select public.${call} as pgrst_scalar)
          select from pgrst_source where ${condition.replace('$', 'pgrst_scalar')}${expensivePattern}'`;
        expect((await attemptAs(tx, 'anon', query)).code, call).toBe('42883');
      }
    },
  );

  it('matches no row for an account without a role', async () => {
    for (const path of ['content?content', 'media_library?search_text']) {
      expect(await requestPattern(accountWithoutRole, `${path}=match.${encodedPattern}`)).toEqual({
        code: undefined,
        rows: 0,
        isInTime: true,
      });
    }
  });
});

it('statements stop after 3 s for visitors and 8 s for accounts', async () => {
  const rows = await sql`
    select setrole::regrole::text as role, split_part(setting, '=', 2) as timeout
    from pg_db_role_setting, unnest(setconfig) as setting
    where setdatabase = 0 and setting like 'statement_timeout=%' order by 1`;
  expect(rows).toEqual([
    { role: 'anon', timeout: '3s' },
    { role: 'authenticated', timeout: '8s' },
  ]);
});

it('a visitor may filter by no column of any table', async () => {
  const rows = await sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and has_any_column_privilege('anon', oid, 'select')`;
  expect(rows).toEqual([]);
});
