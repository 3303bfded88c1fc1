/**
 * `npm test`: every check of the project, in the order that fails fastest, each run even when an earlier one failed.
 * The last line counts them all: « N passed, N failed », and what passed only the second time.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedPostgres } from '../supabase/local/cluster.ts';
import { engineNames, ensureEngine, findEngine, howToInstall } from './engines.ts';

interface Count {
  passed: number;
  failed: number;
  /** Passed, but not at the first try. */
  flaky?: number;
}

/** What failed, told once more at the end: the middle of a long output is what gets lost. */
const failures: string[] = [];

// twelve minutes of other checks may pass before the database suite says so
await installedPostgres().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(
    `── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return status === 0;
}

/** One check counts as one test. */
function check(title: string, args: string[]): Count {
  const ok = run(title, 'npx', args);
  if (!ok) failures.push(title);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** A suite counts its tests; one that ends badly without a failed test (a crash, an empty run) counts as a failure. */
function suite(
  title: string,
  args: string[],
  report: string,
  read: (json: string) => Count,
  env = {},
): Count {
  const ok = run(title, 'npx', args, env);
  if (!ok) failures.push(title);
  try {
    const count = read(readFileSync(path.join(reports, report), 'utf8'));
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface VitestTest {
  status: string;
  fullName: string;
  /** Of each try that failed. */
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: VitestTest[] }[];
}

function vitest(title: string, projects: string[]): Count {
  const report = `${projects.join('-').replaceAll(/\W/g, '')}.json`;
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json'];
  return suite(
    title,
    [
      ...args,
      `--outputFile.json=${path.join(reports, report)}`,
      ...projects.flatMap((name) => ['--project', name]),
    ],
    report,
    (json) => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport;
      let flaky = 0;
      for (const { name, assertionResults } of testResults)
        for (const { status, fullName, failureMessages } of assertionResults) {
          const told = `  ${path.relative('.', name)}: ${fullName}`;
          if (status === 'failed') failures.push(told);
          else if (failureMessages.length > 0) {
            flaky += 1;
            console.log(`at the second try:\n${told}\n${failureMessages.join('\n')}`);
          }
        }
      return { passed: numPassedTests, failed: numFailedTests, flaky };
    },
  );
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: { attachments: { name: string; path?: string }[] }[] }[];
  }[];
}

/** Each test that failed for good, with the page as it stood at its last try. */
function tellFailures({ suites = [], specs }: PlaywrightSuite): void {
  for (const { file, title, tests } of specs)
    for (const { results } of tests.filter(({ status }) => status === 'unexpected')) {
      const context = results.at(-1)?.attachments.find(({ name }) => name === 'error-context')?.path;
      const [, page = ''] = (context && /```yaml\n(.*?)```/s.exec(readFileSync(context, 'utf8'))) || [];
      failures.push(`  ${file}: ${title}`, page);
    }
  suites.forEach(tellFailures);
}

function playwright(): Count {
  const report = 'browser.json';
  return suite(
    'browser tests, on the production build',
    ['playwright', 'test'],
    report,
    (json) => {
      const { stats, suites } = JSON.parse(json) as {
        stats: { expected: number; unexpected: number; flaky: number };
        suites: PlaywrightSuite[];
      };
      suites.forEach(tellFailures);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
    },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, report) },
  );
}

/** Chromium is always needed. The others are installed where nobody has to be asked, and what is missing is told. */
const engines = engineNames.map((name) => {
  const found = name === 'chromium' || process.env.CI ? ensureEngine(name) : findEngine(name);
  return `${name}: ${found ? `found (${found.program})` : `NOT FOUND, its journeys did not run (${howToInstall(name)})`}`;
});

const counts: Count[] = [
  check('lint and format', ['biome', 'check', '.']),
  check('types', ['tsc']),
  check('dead code and dependencies', ['knip']),
  check('licences', ['node', 'scripts/report-licences.ts']),
  check('known weaknesses', ['node', 'scripts/audit.ts']),
  check('database types and schema.sql are fresh', ['node', 'scripts/db-schema.ts', '--check']),
  vitest('unit and component tests', ['unit']),
  vitest('backend and database tests', ['backend', 'database-*']),
  check('production build', ['vite', 'build']),
  check('sizes', ['node', 'scripts/report-size.ts']),
  check('nothing secret is published', ['node', 'scripts/check-dist.ts']),
  playwright(),
];

rmSync(reports, { recursive: true, force: true });
const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
const [failed, flaky] = [sum('failed'), sum('flaky')];
if (failed > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n── engines\n${engines.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${failed} failed${flaky > 0 ? `; at the second try: ${flaky}` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
