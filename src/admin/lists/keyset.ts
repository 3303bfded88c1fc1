/**
 * Keyset pagination: a page starts after a row or ends before one, so that every page costs the same.
 * The address holds that row: `apres=<value>~<id>`, `avant=<value>~<id>`, or `fin=<rows>` for the last page.
 */

import { z } from '@/admin/lib/zod';
import type { RowTotal } from './row-total';

/** Order of a list: a column without nulls, then `id`. One index covers both columns. */
export interface KeysetOrder {
  column: string;
  ascending: boolean;
  /** Order of rows with equal values. False where Postgres reads the index backwards. Default true. */
  idAscending?: boolean;
}

/** Row that a page or a batch starts after, or ends before. */
export interface RowCursor {
  /** Value of the ordering column. */
  value: string;
  id: string;
}

/** Page of a list: it starts after a row, ends before a row, or is read from the end. Otherwise only its number counts. */
export interface KeysetPosition {
  /** Number that the pager displays, from 1. */
  page: number;
  after?: RowCursor;
  before?: RowCursor;
  /** Number of rows of the last page. */
  lastRows?: number;
}

/** One page of a list, in the order of the list. */
export interface PageOfRows<Row> {
  page: number;
  rows: Row[];
  hasPrevious: boolean;
  hasNext: boolean;
  /** Rows of the whole list; absent where another query counts them. */
  total?: number;
}

/** Options of a function that reads one page. A bulk action reads larger pages than the list. */
export interface PageOptions {
  pageSize?: number;
  signal?: AbortSignal;
}

/** Methods of a query that paging calls. */
interface PageableQuery<Self> {
  or(filters: string): Self;
  lte(column: string, value: string): Self;
  gte(column: string, value: string): Self;
  order(column: string, options: { ascending: boolean }): Self;
  range(from: number, to: number): Self;
}

/** Position of the first page. It adds nothing to the address. */
export const firstPagePosition: KeysetPosition = { page: 1 };

function readCursor(text: string | null): RowCursor | null {
  const separatorIndex = text?.lastIndexOf('~') ?? -1;
  if (!text || separatorIndex < 1) return null;
  const id = text.slice(separatorIndex + 1);
  return z.guid().safeParse(id).success ? { value: text.slice(0, separatorIndex), id } : null;
}

/** Reads the page of an address. An invalid page number is the first page; an invalid row counts as absent. */
export function readKeysetPosition(searchParams: URLSearchParams, pageSize: number): KeysetPosition {
  const pageNumber = Number(searchParams.get('page'));
  const page = Number.isSafeInteger(pageNumber) && pageNumber > 1 ? pageNumber : 1;
  if (page === 1) return firstPagePosition;
  const after = readCursor(searchParams.get('apres'));
  if (after) return { page, after };
  const before = readCursor(searchParams.get('avant'));
  if (before) return { page, before };
  const lastRows = Number(searchParams.get('fin'));
  const isValid = Number.isSafeInteger(lastRows) && lastRows > 0;
  return isValid ? { page, lastRows: Math.min(lastRows, pageSize) } : { page };
}

/** Writes a page into an address; the first page writes nothing. */
export function writeKeysetPosition(searchParams: URLSearchParams, position: KeysetPosition): void {
  const { page, after, before, lastRows } = position;
  if (page <= 1) return;
  searchParams.set('page', String(page));
  if (after) searchParams.set('apres', `${after.value}~${after.id}`);
  if (before) searchParams.set('avant', `${before.value}~${before.id}`);
  if (lastRows) searchParams.set('fin', String(lastRows));
}

/** Quotes a value for a filter of PostgREST: `a"b` → `"a\"b"`. */
const quoteFilterValue = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** Returns how the rows of a page are read: direction, start and number. */
export const toPageRequest = ({ after, before, lastRows }: KeysetPosition, pageSize: number) => ({
  /** True when the rows are read in reverse order. */
  isBackwards: before !== undefined || lastRows !== undefined,
  /** Row that the page starts after or ends before. */
  cursor: after ?? before,
  /** One row more than a page, to learn whether another page follows. */
  limit: (lastRows ?? pageSize) + 1,
});

/** Orders a query and limits it to the rows of a page, and one more. */
export function limitQueryToPage<Query extends PageableQuery<Query>>(
  query: Query,
  order: KeysetOrder,
  position: KeysetPosition,
  pageSize: number,
): Query {
  const { isBackwards, cursor, limit } = toPageRequest(position, pageSize);
  const { column } = order;
  // Reading backwards reverses both orders.
  const ascending = order.ascending !== isBackwards;
  const idAscending = (order.idAscending ?? true) !== isBackwards;
  let pageQuery = query;
  if (cursor) {
    const { value, id } = cursor;
    // Postgres starts the index scan at this condition. The condition below skips rows of the same value before the cursor.
    pageQuery = ascending ? pageQuery.gte(column, value) : pageQuery.lte(column, value);
    const operator = ascending ? 'gt' : 'lt';
    const idOperator = idAscending ? 'gt' : 'lt';
    const quotedValue = quoteFilterValue(value);
    pageQuery = pageQuery.or(
      `${column}.${operator}.${quotedValue},and(${column}.eq.${quotedValue},id.${idOperator}.${id})`,
    );
  }
  const firstIndex = cursor || isBackwards ? 0 : (position.page - 1) * pageSize;
  return pageQuery
    .order(column, { ascending })
    .order('id', { ascending: idAscending })
    .range(firstIndex, firstIndex + limit - 1);
}

/** Returns the page of the rows that `limitQueryToPage` read. */
export function toPageOfRows<Row>(rows: Row[], position: KeysetPosition, pageSize: number): PageOfRows<Row> {
  const { page, before, lastRows } = position;
  const pageRows = rows.slice(0, lastRows ?? pageSize);
  const hasMore = rows.length > pageRows.length;
  return before || lastRows
    ? { page, rows: pageRows.reverse(), hasPrevious: hasMore, hasNext: lastRows === undefined }
    : { page, rows: pageRows, hasPrevious: page > 1, hasNext: hasMore };
}

/** Returns the only page of a list that is loaded whole. In a tree, `rows` is the first level and `total` counts all. */
export const toSinglePage = <Row>(rows: Row[], total = rows.length): PageOfRows<Row> => ({
  page: 1,
  rows,
  hasPrevious: false,
  hasNext: false,
  total,
});

/** Returns the total: the number of rows when one page shows them all, because `total` may be older than the page. */
export function reconcileTotal(page: PageOfRows<unknown> | undefined, total: RowTotal): RowTotal {
  const isOnlyPage = page && page.page === 1 && !page.hasPrevious && !page.hasNext;
  return isOnlyPage ? (page.total ?? page.rows.length) : total;
}

/** Pages that the pager links to; null where there is none. */
export interface PageLinkTargets {
  first: KeysetPosition | null;
  previous: KeysetPosition | null;
  next: KeysetPosition | null;
  last: KeysetPosition | null;
}

interface PageLinkOptions<Row> {
  /** Returns the row's value of the ordering column; absent for pages by OFFSET, which need only their number. */
  getOrderValue?: ((row: Row) => string) | undefined;
  /** Without a total, the last page has no number and no link. */
  total?: RowTotal;
  pageSize: number;
}

/** Returns the pages that the pager of a page links to. */
export function getPageLinks<Row extends { id: string }>(
  { page, rows, hasPrevious, hasNext }: PageOfRows<Row>,
  { getOrderValue, total, pageSize }: PageLinkOptions<Row>,
): PageLinkTargets {
  const firstRow = rows[0];
  const lastRow = rows.at(-1);
  const totalCount = total ?? 0;
  const pageCount = Math.ceil(totalCount / pageSize);
  const lastRows = totalCount - (pageCount - 1) * pageSize;
  /** The first page and pages by OFFSET need only their number. */
  const toPosition = (pageNumber: number, place: Omit<KeysetPosition, 'page'>): KeysetPosition => ({
    page: pageNumber,
    ...(getOrderValue && pageNumber > 1 ? place : {}),
  });
  const toCursor = (row: Row): RowCursor => ({ value: getOrderValue?.(row) ?? '', id: row.id });
  return {
    first: hasPrevious ? firstPagePosition : null,
    previous: hasPrevious && firstRow ? toPosition(page - 1, { before: toCursor(firstRow) }) : null,
    next: hasNext && lastRow ? toPosition(page + 1, { after: toCursor(lastRow) }) : null,
    last: hasNext && pageCount > page ? toPosition(pageCount, { lastRows }) : null,
  };
}
