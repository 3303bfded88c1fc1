import { expect, it } from 'vitest';
import type { SubmissionSource } from '../../src/admin/features/inbox/submission-source.ts';
import { submissionSources } from '../../src/copy/admin/submission-sources.ts';
import { openConnection } from './support/database.ts';

const sql = openConnection();

const databaseSources = await sql<{ name: SubmissionSource; tab: string; columns: string[] }[]>`
  select name, tab, array(
    select attname::text from pg_attribute where attrelid = format('public.%I', name)::regclass and attnum > 0
  ) as columns
  from private.submission_sources order by name`;

it('the database has the same forms and tabs as the back office', () => {
  expect(databaseSources.map(({ name, tab }) => [name, tab])).toEqual(
    Object.entries(submissionSources)
      .map(([name, { tab }]) => [name, tab])
      .sort(),
  );
});

it.each(databaseSources)('$name has every column that the back office shows', ({ name, columns }) => {
  const { columns: detailColumns, listColumns } = submissionSources[name];
  expect(columns).toEqual(expect.arrayContaining([...detailColumns, ...listColumns]));
});
