import os from 'node:os';
import type { PostgresBinaries } from '../../supabase/local/postgres/postgres-binaries.ts';
import type { LostAndDuplicateRowCounts } from './count-rows.ts';
import type { LoadStepResult } from './run-scenario.ts';

/** A step, with the milliseconds of processor time of each answer. */
export interface LoadStepWithCpuTime extends LoadStepResult {
  apiCpuMs: number;
  databaseCpuMs: number;
}

/** Result of killing the database during a step: lost rows and downtime. */
export interface CrashRecoveryResult {
  rowCounts: LostAndDuplicateRowCounts;
  connections: number;
  /** Milliseconds from the start of the new server to its first stored row. */
  recoveryMs: number;
}

/** Results of a whole run. */
export interface LoadBenchResults {
  postgres: PostgresBinaries;
  rows: number;
  seconds: number;
  steps: LoadStepWithCpuTime[];
  rowCounts: LostAndDuplicateRowCounts;
  crash: CrashRecoveryResult;
  sizes: { table: string; rows: number; bytesPerRow: number }[];
}

const formatMs = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

/**
 * Counts failures: answers that are neither a success nor a refusal of the rate limit, and requests without
 * an answer.
 */
export function countFailures({ statuses, errors }: LoadStepResult): number {
  const failedStatuses = Object.entries(statuses).filter(
    ([status]) => Number(status) >= 300 && status !== '429',
  );
  return errors + failedStatuses.reduce((sum, [, count]) => sum + count, 0);
}

const formatRowCounts = ({ acknowledged, lost, duplicates, unanswered }: LostAndDuplicateRowCounts) =>
  `${acknowledged} acknowledged, **${lost} lost, ${duplicates} duplicate** (${unanswered} stored whose answer was never read)`;

/** Returns the results of the bench as Markdown. */
export function formatReport({
  postgres,
  rows,
  seconds,
  steps,
  rowCounts,
  crash,
  sizes,
}: LoadBenchResults): string {
  const lines = steps.map((step) => {
    const rateLimited = step.statuses[429] ?? 0;
    return `| ${step.scenario} | ${step.connections} | ${step.perSecond.toFixed(0)} | ${formatMs(step.p50)} | ${formatMs(step.p95)} | ${formatMs(step.p99)} | ${countFailures(step)} | ${rateLimited} | ${formatMs(step.apiCpuMs)} + ${formatMs(step.databaseCpuMs)} |`;
  });
  return [
    `PostgreSQL ${postgres.majorVersion} (${postgres.origin}), \`fsync\` on, ${rows} rows in each table before; ${os.cpus().length} × ${os.cpus()[0]?.model.trim()},`,
    `load average ${os.loadavg()[0]?.toFixed(1)} at the end, ${new Date().toISOString().slice(0, 10)}; ${seconds} s a step; client, API and database on the same machine.`,
    '',
    '| request | at once | per s | p50 ms | p95 ms | p99 ms | failed | 429 | CPU ms, API + database |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
    '',
    `Rows after the steps: ${formatRowCounts(rowCounts)}.`,
    `Rows after kill -9 of the database under ${crash.connections} writers, and its restart: ${formatRowCounts(crash.rowCounts)}; first new row ${formatMs(crash.recoveryMs)} ms after the restart began.`,
    '',
    ...sizes.map(
      ({ table, bytesPerRow }) =>
        `- one row of \`${table}\` with its indexes: ${bytesPerRow.toFixed(0)} bytes`,
    ),
    '',
  ].join('\n');
}
