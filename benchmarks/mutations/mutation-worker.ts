import postgres from 'postgres';
import { createVitest, type TestModule, type TestProject, type Vitest } from 'vitest/node';
import { withDatabase } from '../../scripts/lib/with-database.ts';
import type { Mutant } from './catalogue.ts';
import { getTestFilePath, MUTATION_WARM_UP_STAGE, type MutationTestStage } from './stages.ts';

/** Test that failed, and the first line of its error. */
export interface TestFailure {
  readonly test: string;
  readonly reason: string;
}

/** Vitest with one worker, which tries one mutant at a time. */
export interface MutationWorker {
  readonly databaseUrl: string;
  /**
   * Applies the mutant to a fresh copy of the database and runs the stages up to the first failure. Null tests the
   * unchanged database.
   */
  tryMutant(mutant: Mutant | null, stages: readonly MutationTestStage[]): Promise<TestFailure | null>;
  close(): Promise<void>;
}

// The API is connected to `TESTED_DATABASE`; each mutant starts from a copy of `PRISTINE_DATABASE`.
const TESTED_DATABASE = 'postgres';
const PRISTINE_DATABASE = 'pristine';

/** Starts Vitest and, by the set-up of the suite, PostgreSQL 17. Then copies the database. */
export async function startMutationWorker(): Promise<MutationWorker> {
  const vitest = await createVitest({
    project: ['database-17'],
    watch: false,
    bail: 1,
    retry: 0,
    testTimeout: 120_000,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    reporters: [{}], // prints nothing
    sequence: { sequencer: UnsortedSequencer },
  });
  const [project] = vitest.projects;
  if (!project) throw new Error('no project database-17: npm’s PostgreSQL is not installed');
  const warmUpFailure = await runStage(vitest, project, MUTATION_WARM_UP_STAGE);
  if (warmUpFailure) throw new Error(`${warmUpFailure.test}: ${warmUpFailure.reason}`);
  const { databaseUrl } = project.getProvidedContext();
  const url = new URL(databaseUrl);
  url.pathname = '/template1';
  const server = postgres(url.href, { max: 1, onnotice: () => undefined });
  await copyDatabase(server, TESTED_DATABASE, PRISTINE_DATABASE);

  return {
    databaseUrl,
    async tryMutant(mutant, stages) {
      await dropScratchDatabases(server);
      await copyDatabase(server, PRISTINE_DATABASE, TESTED_DATABASE);
      // Tests that create a database of their own apply the mutant there too.
      project.provide('mutantSql', mutant?.sql ?? '');
      if (mutant) await runSql(databaseUrl, mutant.sql);
      try {
        for (const stage of stages) {
          const failure = await runStageWithRetry(vitest, project, stage);
          if (failure) return failure;
        }
        return null;
      } finally {
        if (mutant?.restoreRolesSql) await runSql(databaseUrl, mutant.restoreRolesSql);
      }
    },
    async close() {
      await server.end();
      await vitest.close();
    },
  };
}

/** Keeps the test files in the order of the stage. */
class UnsortedSequencer {
  sort<T>(files: T[]): T[] {
    return files;
  }
  shard<T>(files: T[]): T[] {
    return files;
  }
}

// Repeats a stage that timed out: a timeout on a busy machine does not prove that a test caught the mutant.
async function runStageWithRetry(
  vitest: Vitest,
  project: TestProject,
  stage: MutationTestStage,
): Promise<TestFailure | null> {
  const failure = await runStage(vitest, project, stage);
  return failure?.reason.includes('timed out') ? runStage(vitest, project, stage) : failure;
}

async function runStage(
  vitest: Vitest,
  project: TestProject,
  stage: MutationTestStage,
): Promise<TestFailure | null> {
  if (stage.files.length === 0) return null;
  // with `bail`, a failure of the previous run would stop this one before its first test
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  vitest.setGlobalTestNamePattern(stage.pattern);
  const specifications = stage.files.map((file) => project.createSpecification(getTestFilePath(file)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    const failure = findFailure(module);
    if (failure) return failure;
  }
  return unhandledErrors.length > 0
    ? { test: 'an error outside tests', reason: firstLine(unhandledErrors[0]) }
    : null;
}

function findFailure(module: TestModule): TestFailure | null {
  const file = module.relativeModuleId.replace(/.*\//, '');
  for (const test of module.children.allTests('failed')) {
    return { test: `${file} › ${test.fullName}`, reason: firstLine(test.result().errors?.[0]) };
  }
  for (const suite of [module, ...module.children.allSuites()]) {
    const [error] = suite.errors();
    if (error) return { test: `${file}, outside its tests`, reason: firstLine(error) };
  }
  return null;
}

function firstLine(error: unknown): string {
  return String((error as Error | undefined)?.message ?? error).split('\n')[0] ?? '';
}

const runSql = (url: string, statement: string) => withDatabase(url, (sql) => sql.unsafe(statement));

// After a failure, `bail` skips the hook that drops the scratch database of the file.
async function dropScratchDatabases(server: postgres.Sql): Promise<void> {
  const databases = await server<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, 'scratch_') and datname <> 'scratch_template'`;
  for (const { name } of databases) await server.unsafe(`drop database ${name} with (force)`);
}

// Postgres does not copy the settings of a database (`alter database … set`) with its template.
async function copyDatabase(server: postgres.Sql, from: string, to: string): Promise<void> {
  const settings = await server<{ setting: string }[]>`
    select unnest(setconfig) as setting from pg_db_role_setting
    join pg_database on pg_database.oid = setdatabase where datname in (${from}, ${to}) and setrole = 0`;
  await server`select pg_terminate_backend(pid) from pg_stat_activity where datname in (${from}, ${to})`;
  await server.unsafe(`drop database if exists ${to} with (force)`);
  await server.unsafe(`create database ${to} owner postgres template ${from}`);
  for (const { setting } of settings) {
    const [name, ...value] = setting.split('=');
    await server.unsafe(`alter database ${to} set ${name} = ${value.join('=')}`);
  }
}
