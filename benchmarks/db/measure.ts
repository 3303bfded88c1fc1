import type postgres from 'postgres';
import { inserts } from './all-lists.ts';
import type { BenchQuery, Parameter } from './list-queries.ts';
import { people } from './people.ts';

/** What one request took, and how the database went about it. */
export interface Measure {
  query: BenchQuery;
  /** Milliseconds seen by the client, planning and row security included. */
  p50: number;
  p95: number;
  /** Rows of the page, or what was counted. */
  answer: number;
  /** Big tables read from end to end, by the plan or inside a function. */
  scanned: string[];
  plan: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Function Name'?: string;
  Plans?: PlanNode[];
}

/** A plan settles after five runs. */
const WARM_UP = 6;
/** Nodes that say nothing of how rows are found. */
const SILENT = new Set(['Aggregate', 'Limit', 'Result', 'Subquery Scan', 'CTE Scan', 'Gather', 'InitPlan']);

/** A page is one JSON answer, as PostgREST makes it; a count is asked by itself. */
function asRequest({ kind, sql }: BenchQuery): string {
  if (kind === 'count') return sql;
  return `with pgrst_source as (${sql}) select count(t) as answer, coalesce(json_agg(t), '[]')::text as body
    from (select * from pgrst_source) as t`;
}

/** The value below which this share of the sorted values lies. */
export const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

function describe(nodes: PlanNode[]): string {
  const names = nodes
    .filter((node) => !SILENT.has(node['Node Type']))
    .map((node) => {
      const on = node['Index Name'] ?? node['Relation Name'] ?? node['Function Name'];
      return on ? `${node['Node Type']} ${on}` : node['Node Type'];
    });
  return [...new Set(names)].join(' ← ') || 'Result';
}

/** From here to the end of the transaction, requests are those of this person, with the settings PostgREST gives the role. */
async function become(tx: postgres.TransactionSql, query: BenchQuery): Promise<void> {
  const claims = JSON.stringify({ role: 'authenticated', sub: people[query.as] });
  await tx`
    select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
    from pg_db_role_setting, unnest(setconfig) as setting where setrole = 'authenticated'::regrole`;
  await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
}

/** How often each big table has been read from end to end so far; also sees what a function reads, which a plan hides. */
async function scans(tx: postgres.TransactionSql): Promise<Map<string, number>> {
  const rows = await tx<{ name: string; times: number }[]>`
    select name, pg_stat_get_xact_numscans(('public.' || name)::regclass)::int as times
    from unnest(${Object.keys(inserts)}::text[]) as name`;
  return new Map(rows.map(({ name, times }) => [name, times]));
}

const literal = (value: Parameter) =>
  typeof value === 'boolean' ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** What the query is run with, a place in the list as its row tells it. */
async function parametersOf(
  sql: postgres.Sql,
  { parameters = [], cursor }: BenchQuery,
): Promise<Parameter[]> {
  if (!cursor) return parameters;
  const { table, column, share } = cursor;
  const [row] = await sql.unsafe(`
    select ${column}::text as place, id from public.${table} order by ${column} desc, id
    offset (select (count(*) * ${share})::int from public.${table}) limit 1`);
  return [String(row?.place), String(row?.id)];
}

/**
 * Runs the query as its person, under row security, as a prepared statement: as often as PostgREST would before its plan
 * settles, then `runs` times for the figures. The plan is the one it settled on.
 */
export async function measure(sql: postgres.Sql, query: BenchQuery, runs: number): Promise<Measure> {
  const parameters = await parametersOf(sql, query);
  const execute = `execute bench${parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''}`;
  const inPerson = <T>(work: (tx: postgres.TransactionSql) => Promise<T>) =>
    sql.begin(async (tx) => {
      await become(tx, query);
      return work(tx);
    });
  const times: number[] = [];
  const scanned = new Set<string>();
  let answer = 0;
  // a bench asks more often than a person may
  await sql`truncate private.rate_limit_buckets`;
  await inPerson((tx) => tx.unsafe(`prepare bench as ${asRequest(query)}`));
  for (let run = 0; run < WARM_UP + runs; run++) {
    await inPerson(async (tx) => {
      const before = await scans(tx);
      const started = performance.now();
      const [row] = await tx.unsafe(execute);
      if (run >= WARM_UP) times.push(performance.now() - started);
      answer = Number(row?.answer);
      for (const [table, times] of await scans(tx)) if (times > (before.get(table) ?? 0)) scanned.add(table);
    });
  }
  const explained = await inPerson((tx) =>
    tx.unsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(`explain (format json) ${execute}`),
  );
  await sql.unsafe('deallocate bench');
  const nodes = explained.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => [...nodesOf(Plan)]);
  const sorted = times.sort((a, b) => a - b);
  return {
    query,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    answer,
    scanned: [...scanned],
    plan: describe(nodes),
  };
}
