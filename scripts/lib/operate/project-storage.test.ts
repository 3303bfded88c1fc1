import { expect, test, vi } from 'vitest';
import { createProjectStorageClient } from './project-storage.ts';

const createClient = (storageRef: string, databaseRef: string) => {
  vi.stubEnv('SUPABASE_URL', `https://${storageRef}.supabase.co`);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'a-key');
  vi.stubEnv('DATABASE_URL', `postgresql://postgres.${databaseRef}:a@pooler.example.com:5432/postgres`);
  return createProjectStorageClient();
};

test('a storage client needs the database of the same project', () => {
  expect(() => createClient('abcdefghij', 'klmnopqrst')).toThrow(/the same project/);
  expect(() => createClient('abcdefghij', 'abcdefghij')).not.toThrow();
});
