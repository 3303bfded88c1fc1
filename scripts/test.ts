/**
 * `npm test` runs every check of the project, even when an earlier one failed. The last line counts them: « N
 * passed, N failed », and those that passed only at the second attempt.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listInstalledPostgres } from '../supabase/local/postgres/postgres-binaries.ts';
import { hasBackendSuitePassed, storeBackendFingerprint } from './lib/backend-fingerprint.ts';
import {
  browserEngineNames,
  ensureBrowserEngine,
  findBrowserEngine,
  getEngineInstallCommand,
} from './lib/engines.ts';

interface Count {
  passed: number;
  failed: number;
  /** Tests that passed at a later attempt. */
  flaky?: number;
}

/** Failed checks, printed again at the end, because the middle of a long output is often cut. */
const failures: string[] = [];

// exits at once when npm's PostgreSQL is incomplete: otherwise the database suite would fail minutes later
await listInstalledPostgres().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const reportsDir = mkdtempSync(path.join(tmpdir(), 'reports-'));

/** PATH with the programs of the packages: `npx` would take a third of a second each time. */
const PROGRAM_PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);

/** Runs a command. Prints its output at the end in one piece, or at once with `showsOutput`. */
async function runCommand(
  title: string,
  args: string[],
  { showsOutput = false, env = {} } = {},
): Promise<boolean> {
  console.log(`── ${title}…`);
  const started = Date.now();
  const output: Buffer[] = [];
  const stdio = showsOutput ? 'inherit' : 'pipe';
  const [program = '', ...options] = args;
  const child = spawn(program, options, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, PATH: PROGRAM_PATH, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  const [status] = await once(child, 'close');
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${Buffer.concat(output)}── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  if (status !== 0) failures.push(title);
  return status === 0;
}

/** Runs a command that counts as one test. */
async function runCheck(title: string, args: string[]): Promise<Count> {
  const hasPassed = await runCommand(title, args);
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a suite and counts its tests. An exit code other than 0 without a failed test (a crash, an empty run)
 * counts as a failure.
 */
async function runSuite(
  title: string,
  args: string[],
  report: string,
  parseReport: (json: string) => Count,
  options: Parameters<typeof runCommand>[2] = {},
): Promise<Count> {
  const hasPassed = await runCommand(title, args, options);
  try {
    const count = parseReport(readFileSync(path.join(reportsDir, report), 'utf8'));
    return hasPassed || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface VitestTest {
  status: string;
  fullName: string;
  /** Messages of each failed attempt. */
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: VitestTest[] }[];
}

function runVitest(title: string, projects: string[]): Promise<Count> {
  const report = `${projects.join('-').replaceAll(/\W/g, '')}.json`;
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json'];
  return runSuite(
    title,
    [
      ...args,
      `--outputFile.json=${path.join(reportsDir, report)}`,
      ...projects.flatMap((name) => ['--project', name]),
    ],
    report,
    (json) => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport;
      let flaky = 0;
      for (const { name, assertionResults } of testResults)
        for (const { status, fullName, failureMessages } of assertionResults) {
          const testTitle = `  ${path.relative('.', name)}: ${fullName}`;
          if (status === 'failed') failures.push(testTitle);
          else if (failureMessages.length > 0) {
            flaky += 1;
            console.log(`at the second try:\n${testTitle}\n${failureMessages.join('\n')}`);
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

/** Adds each failed test to `failures`, with the page of its last attempt. */
function recordFailures({ suites = [], specs }: PlaywrightSuite): void {
  for (const { file, title, tests } of specs)
    for (const { results } of tests.filter(({ status }) => status === 'unexpected')) {
      const contextFile = results.at(-1)?.attachments.find(({ name }) => name === 'error-context')?.path;
      const context = contextFile ? readFileSync(contextFile, 'utf8') : '';
      const [, page = ''] = /```yaml\n(.*?)```/s.exec(context) ?? [];
      failures.push(`  ${file}: ${title}`, page);
    }
  suites.forEach(recordFailures);
}

/**
 * Returns the Playwright projects of `npm test`. Firefox and WebKit run only the journeys with the tag `@smoke`;
 * `npm run test:engines` runs all journeys there.
 */
const listBrowserProjects = () => [
  'site',
  ...browserEngineNames
    .filter(findBrowserEngine)
    .map((name) => (name === 'chromium' ? name : `${name}-smoke`)),
];

function runPlaywright(): Promise<Count> {
  const report = 'browser.json';
  return runSuite(
    'browser tests, on the production build',
    ['playwright', 'test', ...listBrowserProjects().map((name) => `--project=${name}`)],
    report,
    (json) => {
      const { stats, suites } = JSON.parse(json) as {
        stats: { expected: number; unexpected: number; flaky: number };
        suites: PlaywrightSuite[];
      };
      suites.forEach(recordFailures);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
    },
    { showsOutput: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reportsDir, report) } },
  );
}

/** Finds the engines. Installs a missing Chromium, and in CI the others too. Returns one line for each. */
async function findEngines(): Promise<string[]> {
  const messages: string[] = [];
  for (const name of browserEngineNames) {
    const shouldInstall = name === 'chromium' || process.env.CI;
    const engine = shouldInstall ? await ensureBrowserEngine(name) : findBrowserEngine(name);
    const result = engine
      ? `found (${engine.program})`
      : `NOT FOUND, its journeys did not run (${getEngineInstallCommand(name)})`;
    messages.push(`${name}: ${result}`);
  }
  return messages;
}

/** Runs the suite of `supabase/local`, unless it already passed with exactly these files. */
async function testEmbeddedBackend(): Promise<Count> {
  if (hasBackendSuitePassed('.')) {
    console.log('── embedded backend: unchanged since its suite passed, its smoke test runs\n');
    return { passed: 0, failed: 0 };
  }
  const count = await runVitest('embedded backend', ['backend']);
  if (count.failed === 0)
    console.log(`commit ${storeBackendFingerprint('.')}: the suite has passed with these files\n`);
  return count;
}

const runInOrder = async (...checks: (() => Promise<Count>)[]) => {
  const counts: Count[] = [];
  for (const check of checks) counts.push(await check());
  return counts;
};

// These three run in parallel: the first waits for the network, and each of the others uses one core. Browser tests run
// later, because they fail when other tests take their core.
const [engines, checkCounts, databaseCounts] = await Promise.all([
  findEngines(),
  runInOrder(
    () => runCheck('lint and format', ['biome', 'check', '.']),
    // one thread instead of four, because the database suite uses the other core
    () => runCheck('types', ['tsc', '--singleThreaded']),
    () => runCheck('dead code and dependencies', ['knip']),
    () => runCheck('plain language', ['node', 'scripts/check-language.ts']),
    () => runCheck('licences', ['node', 'scripts/report-licences.ts']),
    () => runCheck('database types and schema.sql are fresh', ['node', 'scripts/db-schema.ts', '--check']),
    () => runCheck('production build', ['vite', 'build']),
    () => runVitest('pages without scripts, read from the build', ['built']),
    () => runCheck('sizes', ['node', 'scripts/report-size.ts']),
    () => runCheck('nothing secret is published', ['node', 'scripts/check-dist.ts']),
    // last, because it uses both cores: the checks above use one, and leave the other to the database suite
    () => runVitest('unit and component tests', ['unit']),
  ),
  runInOrder(
    () => runVitest('integration and database tests', ['integration', 'database-*']),
    testEmbeddedBackend,
  ),
]);
const counts = [...checkCounts, ...databaseCounts, await runPlaywright()];

rmSync(reportsDir, { recursive: true, force: true });
const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
const failed = sum('failed');
const flaky = sum('flaky');
if (failed > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n── engines\n${engines.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${failed} failed${flaky > 0 ? `; at the second try: ${flaky}` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
