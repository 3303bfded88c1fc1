import type { Measurement } from './measure.ts';

/** Limits of docs/reference/scaling.md, in milliseconds. */
const QUERY_TIME_LIMITS = { page: 50, count: 400 } as const;

const formatMilliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Returns one line for each limit that a query exceeds. */
export function listExceededLimits(measures: Measurement[]): string[] {
  const failures: string[] = [];
  for (const { query, p95, scannedTables } of measures) {
    const key = `${query.list}: ${query.name}`;
    const limitMs = QUERY_TIME_LIMITS[query.kind];
    if (p95 > limitMs) failures.push(`${key}: p95 ${formatMilliseconds(p95)} ms, over ${limitMs} ms`);
    if (scannedTables.length > 0) failures.push(`${key}: reads all of ${scannedTables.join(', ')}`);
  }
  return failures;
}

/** Returns the results of the bench as Markdown. */
export function formatReport(rowCount: number, runs: number, measures: Measurement[]): string {
  const formattedRows = new Intl.NumberFormat('en').format(rowCount);
  const lines = measures.map(({ query, p50, p95, answer, scannedTables, plan }) => {
    const scans = scannedTables.length > 0 ? `**reads all of ${scannedTables.join(', ')}**: ` : '';
    return `| ${query.list} | ${query.name} | ${query.role} | ${formatMilliseconds(p50)} | ${formatMilliseconds(p95)} | ${answer} | ${scans}${plan} |`;
  });
  const failureLines = listExceededLimits(measures);
  return [
    `# Lists at ${formattedRows} rows of each kind`,
    '',
    `PostgreSQL 17 on one machine, warm cache, ${runs} runs each, milliseconds seen by the client; as the signed-in role under row`,
    `security, as PostgREST sends it (prepared, one JSON answer). Limits: page p95 ≤ ${QUERY_TIME_LIMITS.page} ms, exact count p95 ≤ ${QUERY_TIME_LIMITS.count} ms, no big table`,
    'read whole. `npm run bench:db` prints this page.',
    '',
    '| list | request | as | p50 | p95 | answer | plan |',
    '|---|---|---|--:|--:|--:|---|',
    ...lines,
    '',
    failureLines.length === 0
      ? 'Every query is within its limits.'
      : `Not met:\n\n${failureLines.map((line) => `- ${line}`).join('\n')}`,
    '',
  ].join('\n');
}
