import type { BenchQuery } from './list-queries.ts';
import type { Measurement } from './measure.ts';

/** Limits of docs/reference/scaling.md: milliseconds, and page 1 at full size ÷ page 1 at a thousand rows. */
export const LIMITS = { page: 50, count: 400, ratio: 1.5 } as const;

const formatMilliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const getQueryKey = ({ list, name }: BenchQuery) => `${list}: ${name}`;

interface FirstPageTimes {
  list: string;
  timeAtThousandRows: number;
  timeAtFullSize: number;
}

/** Returns the times of the first pages at both sizes, by list. */
export function compareFirstPages(
  smallMeasures: Measurement[],
  largeMeasures: Measurement[],
): FirstPageTimes[] {
  const smallTimes = new Map(smallMeasures.map((one) => [getQueryKey(one.query), one.p50]));
  return largeMeasures
    .filter(({ query }) => query.kind === 'first')
    .map(({ query, p50 }) => ({
      list: query.list,
      timeAtThousandRows: smallTimes.get(getQueryKey(query)) ?? Number.NaN,
      timeAtFullSize: p50,
    }));
}

/** Returns one line for each limit that a query exceeds. */
export function listFailures(smallMeasures: Measurement[], largeMeasures: Measurement[]): string[] {
  const slowQueries = largeMeasures.flatMap(({ query, p95, scannedTables }) => {
    const limitMs = query.kind === 'count' ? LIMITS.count : LIMITS.page;
    return [
      ...(p95 > limitMs
        ? [`${getQueryKey(query)}: p95 ${formatMilliseconds(p95)} ms, over ${limitMs} ms`]
        : []),
      ...(scannedTables.length > 0
        ? [`${getQueryKey(query)}: reads all of ${scannedTables.join(', ')}`]
        : []),
    ];
  });
  const slowdowns = compareFirstPages(smallMeasures, largeMeasures)
    .filter(({ timeAtThousandRows: before, timeAtFullSize: after }) => !(after / before <= LIMITS.ratio))
    .map(
      ({ list, timeAtThousandRows: before, timeAtFullSize: after }) =>
        `${list}: first page × ${(after / before).toFixed(2)}`,
    );
  return [...slowQueries, ...slowdowns];
}

/** Returns the results of the bench as Markdown. */
export function formatReport(
  rows: number,
  runs: number,
  smallMeasures: Measurement[],
  largeMeasures: Measurement[],
): string {
  const formattedRows = new Intl.NumberFormat('en').format(rows);
  const lines = largeMeasures.map(
    ({ query, p50, p95, answer, scannedTables, plan }) =>
      `| ${query.list} | ${query.name} | ${query.role} | ${formatMilliseconds(p50)} | ${formatMilliseconds(p95)} | ${answer} | ${scannedTables.length > 0 ? `**reads all of ${scannedTables.join(', ')}**: ` : ''}${plan} |`,
  );
  const growth = compareFirstPages(smallMeasures, largeMeasures).map(
    ({ list, timeAtThousandRows: before, timeAtFullSize: after }) =>
      `| ${list} | ${formatMilliseconds(before)} | ${formatMilliseconds(after)} | ${(after / before).toFixed(2)} |`,
  );
  const failureLines = listFailures(smallMeasures, largeMeasures);
  return [
    `# Lists at ${formattedRows} rows of each kind`,
    '',
    `PostgreSQL 17 on one machine, warm cache, ${runs} runs each, milliseconds seen by the client; as the signed-in role under row`,
    `security, as PostgREST sends it (prepared, one JSON answer). Limits: page p95 ≤ ${LIMITS.page} ms, exact count p95 ≤ ${LIMITS.count} ms, no big table`,
    `read whole, first page ≤ ${LIMITS.ratio} × its time at 1,000 rows. \`npm run bench:db\` prints this page.`,
    '',
    '| list | request | as | p50 | p95 | answer | plan |',
    '|---|---|---|--:|--:|--:|---|',
    ...lines,
    '',
    `| first page | at 1,000 rows | at ${formattedRows} rows | ratio |`,
    '|---|--:|--:|--:|',
    ...growth,
    '',
    failureLines.length === 0
      ? 'Every query is within its limits.'
      : `Not met:\n\n${failureLines.map((line) => `- ${line}`).join('\n')}`,
    '',
  ].join('\n');
}
