import type { Person } from './people.ts';

/** What a placeholder of a query stands for. */
export type Parameter = string | boolean;

/** The row at this share of the list: its place in the order, and its id. */
interface Cursor {
  table: string;
  column: string;
  share: number;
}

/** One request of a screen, as SQL. */
export interface BenchQuery {
  list: string;
  name: string;
  /** `first` is what the ratio between sizes is about. */
  kind: 'first' | 'page' | 'count';
  as: Person;
  sql: string;
  /** What $1, $2… stand for. */
  parameters?: Parameter[];
  /** Instead, where in the order the page starts. */
  cursor?: Cursor;
  /** What a counting function answers, counted row by row under row security (count-lists.test.ts). */
  read?: string;
}

/** A list of the API. */
export interface List {
  list: string;
  /** Table or function of the API that is read. */
  source: string;
  columns: string;
  as: Person;
  /** Function of the API that counts its rows. */
  counter: string;
}

/** A list whose rows the table itself counts. */
export type Uncounted = Pick<List, 'list' | 'columns' | 'as'>;

/** Rows of a page, and the one that tells whether another follows. */
export const PAGE = 21;
/** On every other row, and on one alone (beginning of the md5 of « 1 »). */
export const COMMON = 'reportage';
export const RARE = 'c4ca4238';

/** A request of this list. */
export const ask = (
  { list, as }: Pick<List, 'list' | 'as'>,
  kind: BenchQuery['kind'],
  name: string,
  sql: string,
): BenchQuery => ({
  list,
  as,
  kind,
  name,
  sql,
});

/** First, middle and last page, newest first, by keyset (src/admin/lists/keyset.ts), and how many rows there are. */
export function pages(list: List): BenchQuery[] {
  const { source, columns, counter } = list;
  const select = `select ${columns} from public.${source}`;
  const after = (share: number): BenchQuery => ({
    ...ask(
      list,
      'page',
      `page at ${share * 100} %`,
      `${select} where created_at <= $1 and (created_at < $1 or (created_at = $1 and id > $2))
        order by created_at desc, id limit ${PAGE}`,
    ),
    cursor: { table: source, column: 'created_at', share },
  });
  return [
    ask(list, 'first', 'first page', `${select} order by created_at desc, id limit ${PAGE}`),
    after(0.5),
    after(0.99),
    ask(list, 'page', 'last page', `${select} order by created_at, id desc limit ${PAGE}`),
    {
      ...ask(list, 'count', 'exact count', `select public.${counter}() as answer`),
      read: `select count(*) as answer from public.${source}`,
    },
  ];
}

/** The first page and the count where a column is $1, which the counting function calls `criterion`. */
export function where(
  list: List,
  name: string,
  column: string,
  criterion: string,
  ...parameters: Parameter[]
): BenchQuery[] {
  const { source, columns, counter } = list;
  const rows = `from public.${source} where ${column} = $1`;
  const page = `select ${columns} ${rows} order by created_at desc, id limit ${PAGE}`;
  const count = `select public.${counter}(${criterion} => $1) as answer`;
  return [
    { ...ask(list, 'page', name, page), parameters },
    { ...ask(list, 'count', `${name}, count`, count), parameters, read: `select count(*) as answer ${rows}` },
  ];
}

/** A search and its count, through the function of the API that finds the newest 1001 rows that match. */
export function searched(list: Uncounted, found: string, dated = 'created_at'): BenchQuery[] {
  return [
    { name: 'search, rare', words: RARE },
    { name: 'search, common', words: COMMON },
  ].flatMap(({ name, words }) => {
    const rows = `from public.${found}($1)`;
    const page = `select ${list.columns} ${rows} order by ${dated} desc, id limit ${PAGE}`;
    const count = `select count(*) as answer ${rows}`;
    return [
      { ...ask(list, 'page', name, page), parameters: [words] },
      { ...ask(list, 'count', `${name}, count`, count), parameters: [words] },
    ];
  });
}

/** What was deleted, of contents and of files. */
export function bin(source: string, columns: string): BenchQuery[] {
  const list: Uncounted = { list: source, columns, as: 'admin' };
  const rows = `select ${columns} from public.${source}`;
  const order = `order by deleted_at desc, id limit ${PAGE}`;
  return [
    ask(list, 'first', 'first page', `${rows} ${order}`),
    {
      ...ask(
        list,
        'page',
        'page at 50 %',
        `${rows} where deleted_at <= $1 and (deleted_at < $1 or (deleted_at = $1 and id > $2)) ${order}`,
      ),
      cursor: { table: source, column: 'deleted_at', share: 0.5 },
    },
    ask(list, 'page', 'last page', `${rows} order by deleted_at, id desc limit ${PAGE}`),
    ask(list, 'count', 'exact count', `select count(*) as answer from public.${source}`),
    ...searched(list, `search_${source}`, 'deleted_at'),
  ];
}
