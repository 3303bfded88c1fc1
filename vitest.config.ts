import { existsSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { installedPostgres } from './supabase/local/postgres/cluster.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Runs always; the other tests of the folder run when something they depend on has changed (`scripts/test.ts`). */
const BACKEND_SMOKE_TEST = 'supabase/local/backend.test.ts';

/** The database suite runs on every major version found on this machine: npm's 17, and Debian's 15 where installed. */
const majors = [...new Set((await installedPostgres()).map(({ majorVersion }) => majorVersion))];

/**
 * What the version of PostgreSQL decides: how our SQL parses and applies (every migration and the seed), which privileges and
 * row security rules follow, constraints, triggers that fire together, and the plans that our lists rely on.
 */
const DEPENDS_ON_VERSION = [
  'advisors',
  'catalogue',
  'constraints',
  'costly-requests',
  'grants',
  'later-objects',
  'migrations',
  'permission-matrix',
  'publication',
  'save-content',
  'seed',
].map((name) => `supabase/tests/${name}.test.ts`);

/** What tests write and throw away stays in memory where that has room: a sixth of the database suite was the disk. */
const memory = '/dev/shm';
const roomIn = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
if (existsSync(memory) && roomIn(memory) > 2 ** 31) process.env.TMPDIR ??= memory;

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    // one core less by default, which is half of two; nothing else runs beside a suite
    maxWorkers: '100%',
    // a slow machine is no failure: what hangs ends here, what is slow is measured elsewhere
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // as in the browsers: what passes the second time is told by `npm test`, a race to look into
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // a test that needs a page says so in its first line: a page a file would double the time of the suite
          environment: 'node',
          // each file takes down what it draws (tests/setup.ts) and keeps nothing else: loading the same modules anew is a third
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'build/**/*.test.ts',
          ],
          exclude: ['tests/integration/**'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // reads the files of the last build
          name: 'built',
          environment: 'node',
          isolate: false,
          include: ['tests/built/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          // each file ends what it starts: its own process would only load the same modules again
          isolate: false,
          include: ['supabase/local/**/*.test.ts'],
          exclude: [BACKEND_SMOKE_TEST],
          globalSetup: ['supabase/local/tests/cluster-template.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['tests/integration/**/*.test.ts', BACKEND_SMOKE_TEST],
          globalSetup: ['supabase/local/tests/cluster-template.ts'],
        },
      },
      ...majors.map((major) => ({
        extends: true as const,
        test: {
          name: `database-${major}`,
          environment: 'node' as const,
          // each file has its own connections and keeps nothing else: it needs no process of its own
          isolate: false,
          include: major === Math.max(...majors) ? ['supabase/tests/**/*.test.ts'] : DEPENDS_ON_VERSION,
          globalSetup: ['supabase/tests/support/global-setup.ts'],
          env: { TEST_POSTGRES_MAJOR: String(major) },
        },
      })),
    ],
  },
});
