import os from 'node:os';
import type { PostgresBinaries } from '../../supabase/local/postgres/postgres-binaries.ts';
import type { RowCounts } from './count.ts';
import type { Step } from './drive.ts';

/** A step, with the milliseconds of processor time of each answer. */
export interface CostedStep extends Step {
  apiCpu: number;
  databaseCpu: number;
}

/** Result of killing the database during a step: lost rows and downtime. */
export interface Crash {
  balance: RowCounts;
  connections: number;
  /** Milliseconds from the start of the new server to its first stored row. */
  recovery: number;
}

/** Results of a whole run. */
export interface Results {
  postgres: PostgresBinaries;
  rows: number;
  seconds: number;
  steps: CostedStep[];
  balance: RowCounts;
  crash: Crash;
  sizes: { table: string; rows: number; bytes: number }[];
}

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

/**
 * Counts failures: answers that are neither a success nor a refusal of the rate limit, and requests without
 * an answer.
 */
export function countFailures({ statuses, errors }: Step): number {
  const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 300 && status !== '429');
  return errors + refused.reduce((sum, [, count]) => sum + count, 0);
}

const formatRowCounts = ({ acknowledged, lost, double, unanswered }: RowCounts) =>
  `${acknowledged} acknowledged, **${lost} lost, ${double} double** (${unanswered} stored whose answer was never read)`;

/** Returns the results of the bench as Markdown. */
export function report({ postgres, rows, seconds, steps, balance, crash, sizes }: Results): string {
  const lines = steps.map((step) => {
    const limited = step.statuses[429] ?? 0;
    return `| ${step.scenario} | ${step.connections} | ${step.perSecond.toFixed(0)} | ${ms(step.p50)} | ${ms(step.p95)} | ${ms(step.p99)} | ${countFailures(step)} | ${limited} | ${ms(step.apiCpu)} + ${ms(step.databaseCpu)} |`;
  });
  return [
    `PostgreSQL ${postgres.majorVersion} (${postgres.origin}), \`fsync\` on, ${rows} rows in each table before; ${os.cpus().length} × ${os.cpus()[0]?.model.trim()},`,
    `load average ${os.loadavg()[0]?.toFixed(1)} at the end, ${new Date().toISOString().slice(0, 10)}; ${seconds} s a step; client, API and database on the same machine.`,
    '',
    '| request | at once | per s | p50 ms | p95 ms | p99 ms | failed | 429 | CPU ms, API + database |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
    '',
    `Rows after the steps: ${formatRowCounts(balance)}.`,
    `Rows after kill -9 of the database under ${crash.connections} writers, and its restart: ${formatRowCounts(crash.balance)}; first new row ${ms(crash.recovery)} ms after the restart began.`,
    '',
    ...sizes.map(
      ({ table, bytes }) => `- one row of \`${table}\` with its indexes: ${bytes.toFixed(0)} bytes`,
    ),
    '',
  ].join('\n');
}
