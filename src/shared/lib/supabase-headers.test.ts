import { expect, it } from 'vitest';
import { createSupabaseHeaders } from './supabase-headers';

it.each(['sb_publishable_of_a_project', 'sb_secret_of_a_project'])(
  'sends the new key %s as apikey only',
  (key) => {
    expect(createSupabaseHeaders(key)).toEqual({ apikey: key });
  },
);

it('sends an old key as the bearer token too', () => {
  const key = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.signature';
  expect(createSupabaseHeaders(key)).toEqual({ apikey: key, Authorization: `Bearer ${key}` });
});
