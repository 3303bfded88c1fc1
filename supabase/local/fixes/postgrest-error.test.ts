import { expect, test } from 'vitest';
import { toPostgrestError } from './postgrest-error.ts';

test.each([
  ['53300', 503],
  ['08006', 503],
  ['23514', 400],
  ['57014', 500],
])('fix 8: the database error %s is answered %d, as PostgREST does', (code, status) => {
  const error = toPostgrestError({ code, message: 'refused' }) as { code: string; detail: string };
  expect(error.code).toBe('PGRST');
  expect(JSON.parse(error.detail)).toMatchObject({ status });
});
