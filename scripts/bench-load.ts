import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type postgres from 'postgres';
import { fillTables } from '../benchmarks/db/fill.ts';
import { countLostAndDuplicateRows, measureRowSizes } from '../benchmarks/load/count-rows.ts';
import {
  type CrashRecoveryResult,
  countFailures,
  formatReport,
  type LoadStepWithCpuTime,
} from '../benchmarks/load/report.ts';
import {
  articlesLoadScenario,
  createArticleLoadScenario,
  createContentListLoadScenario,
  createInboxLoadScenario,
  fetchDemoAccountHeaders,
  formsLoadScenario,
  type LoadScenario,
  settingsLoadScenario,
  singleIpFormsLoadScenario,
} from '../benchmarks/load/requests.ts';
import { type LoadStepResult, startLoadScenario } from '../benchmarks/load/run-scenario.ts';
import { type BenchServer, chooseBenchPostgres, startServer } from '../benchmarks/load/server.ts';
import { withDatabase } from './lib/with-database.ts';

// `npm run bench:load` measures the embedded REST API over PostgreSQL (the system's, else npm's), on the loopback
// interface and temporary data. It prints Markdown on standard output and progress on standard error. It exits 1
// when a request failed, or a row was lost or stored twice.

const CONCURRENCY = [1, 4, 16, 64];
const CRASH_CONNECTIONS = 16;
/** Acknowledged rows after which the database is killed. */
const ROWS_BEFORE_CRASH = 200;
/** Longest duration of the steps around the crash. The script stops them earlier. */
const MAX_SECONDS = 600;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '20000' }, seconds: { type: 'string', default: '8' } },
});
const rows = Number(values.rows);
const seconds = Number(values.seconds);
if (!(rows >= 1000 && seconds >= 2))
  throw new Error('--rows must be at least 1000, and --seconds at least 2');

const log = (line: string) => process.stderr.write(`${line}\n`);
const acknowledgedEmails = new Map<string, string[]>();

function recordAcknowledgedEmails(step: LoadStepResult): void {
  for (const [table, emails] of step.acknowledgedEmails) {
    acknowledgedEmails.set(table, [...(acknowledgedEmails.get(table) ?? []), ...emails]);
  }
}

async function measure(
  server: BenchServer,
  scenario: LoadScenario,
  connections: number,
): Promise<LoadStepWithCpuTime> {
  const cpuBefore = server.readCpuSeconds();
  const step = await startLoadScenario(server.url, scenario, connections, seconds).done;
  const cpuAfter = server.readCpuSeconds();
  recordAcknowledgedEmails(step);
  log(
    `  ${step.scenario}, ${connections} at once: ${step.perSecond.toFixed(0)}/s, p95 ${step.p95.toFixed(0)} ms`,
  );
  return {
    ...step,
    apiCpuMs: ((cpuAfter.api - cpuBefore.api) * 1000) / step.answers,
    databaseCpuMs: ((cpuAfter.database - cpuBefore.database) * 1000) / step.answers,
  };
}

/** Inserts the rows of the bench. Returns the slug of a published article. */
async function fillDatabase(sql: postgres.Sql): Promise<string> {
  await fillTables(sql, { from: 1, to: rows, log });
  await sql`vacuum (analyze) public.content`;
  const [row] = await sql`
    select slug from public.content where status = 'published' and content_type = 'article' order by id limit 1`;
  return String(row?.slug);
}

async function crashDatabase(
  dir: string,
  binDir: string,
  server: BenchServer,
): Promise<{ crash: CrashRecoveryResult; server: BenchServer }> {
  const interruptedStep = startLoadScenario(server.url, formsLoadScenario, CRASH_CONNECTIONS, MAX_SECONDS);
  while (interruptedStep.countAcknowledged() < ROWS_BEFORE_CRASH) await sleep(20);
  await server.kill();
  interruptedStep.stop();
  recordAcknowledgedEmails(await interruptedStep.done);
  const restartBegan = performance.now();
  const restartedServer = await startServer(dir, binDir);
  const firstStep = startLoadScenario(restartedServer.url, formsLoadScenario, 1, MAX_SECONDS);
  while (firstStep.countAcknowledged() === 0) await sleep(5);
  const recoveryMs = performance.now() - restartBegan;
  firstStep.stop();
  recordAcknowledgedEmails(await firstStep.done);
  const rowCounts = await withDatabase(restartedServer.databaseUrl, (sql) =>
    countLostAndDuplicateRows(sql, acknowledgedEmails),
  );
  return {
    crash: { rowCounts, connections: CRASH_CONNECTIONS, recoveryMs },
    server: restartedServer,
  };
}

const postgresBinaries = await chooseBenchPostgres();
if (postgresBinaries.origin === 'npm') log('No PostgreSQL of the system found: measuring the one from npm.');
const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
process.once('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
let server = await startServer(dir, postgresBinaries.binDir);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(1)));
}
try {
  const slug = await withDatabase(server.databaseUrl, fillDatabase);
  const editor = await fetchDemoAccountHeaders(server.url, 'editor');
  const superAdmin = await fetchDemoAccountHeaders(server.url, 'super_admin');
  const steps: LoadStepWithCpuTime[] = [];
  for (const scenario of [
    formsLoadScenario,
    settingsLoadScenario,
    articlesLoadScenario,
    createArticleLoadScenario(slug),
    createContentListLoadScenario(editor),
    createInboxLoadScenario(superAdmin),
  ]) {
    // warms up, with four connections for two seconds
    await startLoadScenario(server.url, scenario, 4, 2).done.then(recordAcknowledgedEmails);
    for (const connections of CONCURRENCY) steps.push(await measure(server, scenario, connections));
  }
  steps.push(await measure(server, singleIpFormsLoadScenario, CONCURRENCY.at(-1) ?? 1));
  const [rowCounts, sizes] = await withDatabase(server.databaseUrl, async (sql) => [
    await countLostAndDuplicateRows(sql, acknowledgedEmails),
    await measureRowSizes(sql),
  ]);
  const afterCrash = await crashDatabase(dir, postgresBinaries.binDir, server);
  server = afterCrash.server;
  process.stdout.write(
    formatReport({
      postgres: postgresBinaries,
      rows,
      seconds,
      steps,
      rowCounts,
      sizes,
      crash: afterCrash.crash,
    }),
  );
  const { lost, duplicates } = afterCrash.crash.rowCounts;
  const problemCount =
    rowCounts.lost +
    rowCounts.duplicates +
    lost +
    duplicates +
    steps.reduce((sum, step) => sum + countFailures(step), 0);
  process.exitCode = problemCount > 0 ? 1 : 0;
} finally {
  await server.stop();
}
