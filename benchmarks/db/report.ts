import type { BenchQuery } from './list-queries.ts';
import type { Measurement } from './measure.ts';

/** Limits of docs/reference/scaling.md, in milliseconds. */
const QUERY_TIME_LIMITS = { firstPage: 50, page: 50, search: 200, count: 400 } as const;
/** Largest time of page 1 at full size ÷ page 1 at a thousand rows. */
const MAX_FIRST_PAGE_RATIO = 1.5;

const formatMilliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const getQueryKey = ({ list, name }: BenchQuery) => `${list}: ${name}`;

interface FirstPageTimes {
  list: string;
  timeAtThousandRows: number;
  timeAtFullSize: number;
  /** Time at full size ÷ time at a thousand rows; NaN without a time. */
  ratio: number;
}

/** Returns the times of the first pages at both sizes, by list. */
function compareFirstPages(smallMeasures: Measurement[], largeMeasures: Measurement[]): FirstPageTimes[] {
  const smallTimes = new Map(smallMeasures.map((one) => [getQueryKey(one.query), one.p50]));
  return largeMeasures
    .filter(({ query }) => query.kind === 'firstPage')
    .map(({ query, p50: timeAtFullSize }) => {
      const timeAtThousandRows = smallTimes.get(getQueryKey(query)) ?? Number.NaN;
      const ratio = timeAtFullSize / timeAtThousandRows;
      return { list: query.list, timeAtThousandRows, timeAtFullSize, ratio };
    });
}

/** Returns one line for each limit that a query exceeds. */
export function listExceededLimits(smallMeasures: Measurement[], largeMeasures: Measurement[]): string[] {
  const failures: string[] = [];
  for (const { query, p95, scannedTables } of largeMeasures) {
    const key = getQueryKey(query);
    const limitMs = QUERY_TIME_LIMITS[query.kind];
    if (p95 > limitMs) failures.push(`${key}: p95 ${formatMilliseconds(p95)} ms, over ${limitMs} ms`);
    if (scannedTables.length > 0) failures.push(`${key}: reads all of ${scannedTables.join(', ')}`);
  }
  for (const { list, ratio } of compareFirstPages(smallMeasures, largeMeasures))
    if (Number.isNaN(ratio) || ratio > MAX_FIRST_PAGE_RATIO)
      failures.push(`${list}: first page × ${ratio.toFixed(2)}`);
  return failures;
}

/** Returns the results of the bench as Markdown. */
export function formatReport(
  rowCount: number,
  runs: number,
  smallMeasures: Measurement[],
  largeMeasures: Measurement[],
): string {
  const formattedRows = new Intl.NumberFormat('en').format(rowCount);
  const lines = largeMeasures.map(({ query, p50, p95, answer, scannedTables, plan }) => {
    const scans = scannedTables.length > 0 ? `**reads all of ${scannedTables.join(', ')}**: ` : '';
    return `| ${query.list} | ${query.name} | ${query.role} | ${formatMilliseconds(p50)} | ${formatMilliseconds(p95)} | ${answer} | ${scans}${plan} |`;
  });
  const growth = compareFirstPages(smallMeasures, largeMeasures).map(
    ({ list, timeAtThousandRows, timeAtFullSize, ratio }) =>
      `| ${list} | ${formatMilliseconds(timeAtThousandRows)} | ${formatMilliseconds(timeAtFullSize)} | ${ratio.toFixed(2)} |`,
  );
  const failureLines = listExceededLimits(smallMeasures, largeMeasures);
  return [
    `# Lists at ${formattedRows} rows of each kind`,
    '',
    `PostgreSQL 17 on one machine, warm cache, ${runs} runs each, milliseconds seen by the client; as the signed-in role under row`,
    `security, as PostgREST sends it (prepared, one JSON answer). Limits: page p95 ≤ ${QUERY_TIME_LIMITS.page} ms, search p95 ≤ ${QUERY_TIME_LIMITS.search} ms, exact count p95 ≤ ${QUERY_TIME_LIMITS.count} ms, no big table`,
    `read whole, first page ≤ ${MAX_FIRST_PAGE_RATIO} × its time at 1,000 rows. \`npm run bench:db\` prints this page.`,
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
