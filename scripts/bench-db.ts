import { parseArgs } from 'node:util';
import type postgres from 'postgres';
import { queries } from '../benchmarks/db/all-lists.ts';
import { fillTables } from '../benchmarks/db/fill.ts';
import { type Measurement, measureQuery } from '../benchmarks/db/measure.ts';
import { formatReport, listExceededLimits } from '../benchmarks/db/report.ts';
import { withDatabase, withTemporaryDatabase } from './lib/with-database.ts';

// `npm run bench:db` measures the lists of the back office on a temporary database. It prints Markdown on
// standard output and progress on standard error. It exits 1 when a limit is exceeded. `--rows 100000`
// shortens it; `--only content` measures the lists whose name starts with « content ».

/** Postgres chooses its final plan after five runs. */
const WARM_UP_RUNS = 6;
/** Measured executions of each query. */
const RUNS = 40;
/** Smallest --rows: in smaller tables, Postgres rightly prefers a full scan. */
const MIN_ROWS = 100_000;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});
const rowCount = Number(values.rows);
if (!(rowCount >= MIN_ROWS)) throw new Error(`--rows must be at least ${MIN_ROWS}`);

const log = (line: string) => process.stderr.write(`${line}\n`);

async function measureAll(sql: postgres.Sql): Promise<Measurement[]> {
  const measures: Measurement[] = [];
  for (const query of queries.filter(({ list }) => list.startsWith(values.only))) {
    const result = await measureQuery(sql, query, WARM_UP_RUNS, RUNS);
    log(`  ${query.list}, ${query.name}: p95 ${result.p95.toFixed(1)} ms ${result.scannedTables.join(' ')}`);
    measures.push(result);
  }
  return measures;
}

await withTemporaryDatabase((url) =>
  withDatabase(url, async (sql) => {
    await fillTables(sql, rowCount, log);
    const measures = await measureAll(sql);
    process.stdout.write(formatReport(rowCount, RUNS, measures));
    process.exitCode = listExceededLimits(measures).length > 0 ? 1 : 0;
  }),
);
