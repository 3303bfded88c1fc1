import { expect, test, vi } from 'vitest';
import { createProjectStorageClient } from './project-storage.ts';

const PROJECT_REF = 'abcdefghijklmnopqrst';

test.each([
  ['abcdefghijklmnopqrst', false],
  ['zyxwvutsrqponmlkjihg', true],
])('the files and the database of two projects are refused (%s)', (databaseRef, isRefused) => {
  vi.stubEnv('SUPABASE_URL', `https://${PROJECT_REF}.supabase.co`);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'a-key');
  vi.stubEnv('DATABASE_URL', `postgresql://postgres.${databaseRef}:a@pooler.example.com:5432/postgres`);
  if (isRefused) expect(createProjectStorageClient).toThrow(/two projects/);
  else expect(createProjectStorageClient).not.toThrow();
  vi.unstubAllEnvs();
});
