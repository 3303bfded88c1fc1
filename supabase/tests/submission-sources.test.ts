import { afterAll, expect, it } from 'vitest';
import { type SubmissionSource, submissionSources } from '../../src/admin/config/submissions.ts';
import { connect } from './support/database.ts';

const sql = connect();
afterAll(() => sql.end());

const described = await sql<{ name: SubmissionSource; tab: string; columns: string[] }[]>`
  select name, tab, array(
    select attname::text from pg_attribute where attrelid = format('public.%I', name)::regclass and attnum > 0
  ) as columns
  from private.submission_sources order by name`;

it('describes the same forms and tabs as the back office', () => {
  expect(described.map(({ name, tab }) => [name, tab])).toEqual(
    Object.entries(submissionSources)
      .map(([name, { tab }]) => [name, tab])
      .sort(),
  );
});

it.each(described)('$name has every column that the back office shows', ({ name, columns }) => {
  const { columns: all, listColumns } = submissionSources[name];
  expect(columns).toEqual(expect.arrayContaining([...all, ...listColumns]));
});
