import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { listInstalledPostgres } from './supabase/local/postgres/postgres-binaries.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Test that always runs. `npm test` runs the other tests of its folder only when their code has changed. */
const BACKEND_SMOKE_TEST = 'supabase/local/backend.test.ts';

/** Major versions of this machine: npm's 17, and Debian's 15 if installed. The newest one runs the whole database suite. */
const postgresMajors = [...new Set((await listInstalledPostgres()).map(({ majorVersion }) => majorVersion))];

/**
 * Tests whose result depends on the version of PostgreSQL: how it parses the migrations and the seed,
 * privileges and row security, constraints, combined triggers, and the plans of the lists.
 */
const VERSION_DEPENDENT_TESTS = [
  'advisors',
  'catalogue',
  'constraints',
  'costly-requests',
  'default-privileges',
  'grants',
  'migrations',
  'permission-matrix',
  'publication',
  'save-content',
  'seed',
].map((name) => `supabase/tests/${name}.test.ts`);

/** Holds temporary data if 2 GB are free. On a disk, the database suite spends a sixth of its time waiting for it. */
const MEMORY_FOLDER = '/dev/shm';
const readFreeBytes = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
if (existsSync(MEMORY_FOLDER) && readFreeBytes(MEMORY_FOLDER) > 2 ** 31) process.env.TMPDIR ??= MEMORY_FOLDER;

/**
 * Runs the files with a DOM after the others. Vitest ends a worker whenever the next file needs another environment: in
 * any other order it would load jsdom and React a hundred times.
 */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sortedFiles = await super.sort(files);
    const needsDom = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
    return [...sortedFiles.filter((file) => !needsDom(file)), ...sortedFiles.filter(needsDom)];
  }
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    // Vitest leaves one core free by default: half of a machine with two cores
    maxWorkers: '100%',
    // a slow machine must not fail a test: this limit only ends a test that hangs
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // `npm test` lists a test that passes at the second attempt: it has a race
    retry: 1,
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // a test that needs a DOM says so in its first line: a DOM for each file would double the time
          environment: 'node',
          // tests/setup.ts unmounts components and resets modules, so files may share a worker, which takes a
          // second to start
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'build/**/*.test.ts',
          ],
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
          // each file stops what it starts, so files may share a process and its modules
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
      ...postgresMajors.map((major) => ({
        extends: true as const,
        test: {
          name: `database-${major}`,
          environment: 'node' as const,
          // each file opens its own connections, so files may share a process
          isolate: false,
          include:
            major === Math.max(...postgresMajors) ? ['supabase/tests/**/*.test.ts'] : VERSION_DEPENDENT_TESTS,
          globalSetup: ['supabase/tests/support/global-setup.ts'],
          env: { TEST_POSTGRES_MAJOR: String(major) },
        },
      })),
    ],
  },
});
