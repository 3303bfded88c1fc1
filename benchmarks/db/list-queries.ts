import type { BenchRole } from './people.ts';

/** Position of the row before a page, as a share of the list from 0 to 1. */
interface Cursor {
  table: string;
  column: string;
  share: number;
}

/** One request of a screen, as SQL. */
export interface BenchQuery {
  /** Name of the list. */
  list: string;
  name: string;
  kind: 'page' | 'count';
  role: BenchRole;
  sql: string;
  /** Values of $1, $2… */
  parameters?: string[];
  /** Instead of `parameters`: $1 and $2 are the date and id of the row before the page. */
  cursor?: Cursor;
  /** For a counting function: a plain SQL count under row security, to check it (count-lists.test.ts). */
  plainCountSql?: string;
}

/** List that the API serves. */
export interface BenchListDefinition {
  name: string;
  /** Table or function that the API reads. */
  source: string;
  columns: string;
  role: BenchRole;
  /** API function that counts the rows. Without one, PostgREST counts them. */
  counter?: string;
  /** SQL condition of every row that the screen shows. */
  condition?: string;
}

/** Rows of a page, and one more that shows whether another page follows. */
export const PAGE_ROWS = 21;
/** Words of `titleSql` (rows.ts): the first is in half of the rows, the second in row 1 only. */
const COMMON_WORD = 'reportage';
const RARE_WORD = 'c4ca4238';

export const createBenchQuery = (
  list: Pick<BenchListDefinition, 'name' | 'role'>,
  kind: BenchQuery['kind'],
  name: string,
  sql: string,
): BenchQuery => ({ list: list.name, role: list.role, kind, name, sql });

/** Returns the query that counts the rows of a list, by its function with these arguments or by plain SQL. */
const createCountQuery = (
  list: BenchListDefinition,
  name: string,
  fromClause: string,
  counterArguments: string,
): BenchQuery => {
  const plainCountSql = `select count(*) as answer ${fromClause}`;
  if (!list.counter) return createBenchQuery(list, 'count', name, plainCountSql);
  const counterSql = `select public.${list.counter}(${counterArguments}) as answer`;
  return { ...createBenchQuery(list, 'count', name, counterSql), plainCountSql };
};

/** Returns the first page, two pages by keyset (src/admin/lists/keyset.ts), the last page, and the exact count. */
export function createBenchPageQueries(list: BenchListDefinition): BenchQuery[] {
  const { source, columns, condition = 'true' } = list;
  const select = `select ${columns} from public.${source}`;
  const pageAtShare = (share: number): BenchQuery => ({
    ...createBenchQuery(
      list,
      'page',
      `page at ${share * 100} %`,
      `${select} where ${condition} and created_at <= $1 and (created_at < $1 or (created_at = $1 and id > $2))
        order by created_at desc, id limit ${PAGE_ROWS}`,
    ),
    cursor: { table: source, column: 'created_at', share },
  });
  return [
    createBenchQuery(
      list,
      'page',
      'first page',
      `${select} where ${condition} order by created_at desc, id limit ${PAGE_ROWS}`,
    ),
    pageAtShare(0.5),
    pageAtShare(0.99),
    createBenchQuery(
      list,
      'page',
      'last page',
      `${select} where ${condition} order by created_at, id desc limit ${PAGE_ROWS}`,
    ),
    createCountQuery(list, 'exact count', `from public.${source} where ${condition}`, ''),
  ];
}

/** Filter of a list: the rows whose column has this value. */
interface Filter {
  name: string;
  column: string;
  value: string;
  /** Argument of `counter` that takes the value, for a list with a counter. */
  counterArgument?: string;
}

/** Returns the first page and the count of the rows that a filter keeps. */
export function createBenchFilterQueries(
  list: BenchListDefinition,
  { name, column, value, counterArgument }: Filter,
): BenchQuery[] {
  const parameters = [value];
  const counterArguments = counterArgument ? `${counterArgument} => $1` : '';
  const { source, columns, condition = 'true' } = list;
  const fromClause = `from public.${source} where ${condition} and ${column} = $1`;
  const page = `select ${columns} ${fromClause} order by created_at desc, id limit ${PAGE_ROWS}`;
  return [
    { ...createBenchQuery(list, 'page', name, page), parameters },
    { ...createCountQuery(list, `${name}, count`, fromClause, counterArguments), parameters },
  ];
}

/**
 * Returns a search for a rare and one for a common word, each with its count. The search function of the API
 * returns the newest 1001 matches at most.
 */
export function createBenchSearchQueries(list: BenchListDefinition, searchFunction: string): BenchQuery[] {
  return [
    { name: 'search, rare', words: RARE_WORD },
    { name: 'search, common', words: COMMON_WORD },
  ].flatMap(({ name, words }) => {
    const fromClause = `from public.${searchFunction}($1)`;
    const page = `select ${list.columns} ${fromClause} order by created_at desc, id limit ${PAGE_ROWS}`;
    const count = `select count(*) as answer ${fromClause}`;
    return [
      { ...createBenchQuery(list, 'page', name, page), parameters: [words] },
      { ...createBenchQuery(list, 'count', `${name}, count`, count), parameters: [words] },
    ];
  });
}
