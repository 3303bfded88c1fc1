import type postgres from 'postgres';
import { fillStatements } from './all-lists.ts';
import type { BenchQuery } from './list-queries.ts';
import { benchAccounts } from './people.ts';

/** Times and plan of one query. */
export interface Measurement {
  query: BenchQuery;
  /** Milliseconds that the client measures for one execution under row security. */
  p50: number;
  p95: number;
  /** Rows of the page, or the value of the count. */
  answer: number;
  /** Big tables that the plan or a function reads from end to end. */
  scannedTables: string[];
  plan: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Function Name'?: string;
  Plans?: PlanNode[];
}

/** Plan nodes that do not show how Postgres finds rows. */
const UNINFORMATIVE_NODES = new Set([
  'Aggregate',
  'Limit',
  'Result',
  'Subquery Scan',
  'CTE Scan',
  'Gather',
  'InitPlan',
]);

/** Wraps the query of a page as PostgREST does, into one JSON answer. A count stays as it is. */
function toRequestSql({ kind, sql }: BenchQuery): string {
  if (kind === 'count') return sql;
  return `with pgrst_source as (${sql}) select count(t) as answer, coalesce(json_agg(t), '[]')::text as body
    from (select * from pgrst_source) as t`;
}

/** Returns the value below which this share of the sorted values lies. */
const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

function* walkPlan(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* walkPlan(child);
}

function describePlan(nodes: PlanNode[]): string {
  const names = nodes
    .filter((node) => !UNINFORMATIVE_NODES.has(node['Node Type']))
    .map((node) => {
      const target = node['Index Name'] ?? node['Relation Name'] ?? node['Function Name'];
      return target ? `${node['Node Type']} ${target}` : node['Node Type'];
    });
  return [...new Set(names)].join(' ← ') || 'Result';
}

/** Gives the transaction the role and claims of the query's account, with the settings that PostgREST applies. */
async function signInAs(tx: postgres.TransactionSql, query: BenchQuery): Promise<void> {
  const claims = JSON.stringify({ role: 'authenticated', sub: benchAccounts[query.role] });
  await tx`
    select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
    from pg_db_role_setting, unnest(setconfig) as setting where setrole = 'authenticated'::regrole`;
  await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
}

/** Counts the full scans of each big table so far, including those inside functions, which a plan hides. */
async function countFullScans(tx: postgres.TransactionSql): Promise<Map<string, number>> {
  const rows = await tx<{ name: string; times: number }[]>`
    select name, pg_stat_get_xact_numscans(('public.' || name)::regclass)::int as times
    from unnest(${Object.keys(fillStatements)}::text[]) as name`;
  return new Map(rows.map(({ name, times }) => [name, times]));
}

const toLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Returns the parameters of the query. Reads those of a cursor from the row at its place. */
async function loadParameters(sql: postgres.Sql, { parameters = [], cursor }: BenchQuery): Promise<string[]> {
  if (!cursor) return parameters;
  const { table, column, share } = cursor;
  const [row] = await sql.unsafe(`
    select ${column}::text as place, id from public.${table} order by ${column} desc, id
    offset (select (count(*) * ${share})::int from public.${table}) limit 1`);
  return [String(row?.place), String(row?.id)];
}

/**
 * Runs the query as its account, under row security, as a prepared statement: `warmUpRuns` times without, then
 * `runs` times with a measurement.
 */
export async function measureQuery(
  sql: postgres.Sql,
  query: BenchQuery,
  warmUpRuns: number,
  runs: number,
): Promise<Measurement> {
  const parameters = await loadParameters(sql, query);
  const argumentList = parameters.length > 0 ? `(${parameters.map(toLiteral).join(', ')})` : '';
  const executeSql = `execute bench${argumentList}`;
  const runAsRole = <T>(work: (tx: postgres.TransactionSql) => Promise<T>) =>
    sql.begin(async (tx) => {
      await signInAs(tx, query);
      return work(tx);
    });
  const durations: number[] = [];
  const scannedTables = new Set<string>();
  let answer = 0;
  // the bench sends more requests than the rate limit allows
  await sql`truncate private.rate_limit_buckets`;
  await runAsRole((tx) => tx.unsafe(`prepare bench as ${toRequestSql(query)}`));
  for (let run = 0; run < warmUpRuns + runs; run++) {
    await runAsRole(async (tx) => {
      const scansBefore = await countFullScans(tx);
      const started = performance.now();
      const [row] = await tx.unsafe(executeSql);
      if (run >= warmUpRuns) durations.push(performance.now() - started);
      answer = Number(row?.answer);
      for (const [table, scans] of await countFullScans(tx))
        if (scans > (scansBefore.get(table) ?? 0)) scannedTables.add(table);
    });
  }
  const planRows = await runAsRole((tx) =>
    tx.unsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(`explain (format json) ${executeSql}`),
  );
  await sql.unsafe('deallocate bench');
  const nodes = planRows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => [...walkPlan(Plan)]);
  const sorted = durations.sort((a, b) => a - b);
  return {
    query,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    answer,
    scannedTables: [...scannedTables],
    plan: describePlan(nodes),
  };
}
