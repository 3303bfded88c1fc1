import { unwrapCount } from '@/admin/lib/unwrap';
import { toAppError } from '@/shared/lib/app-error';
import { firstPagePosition, type KeysetPosition, type PageLinkTargets, type PageOfRows } from './keyset';

interface PageResponse<Row> {
  data: Row[] | null;
  count: number | null;
  error: { code: string } | null;
  status: number;
}

interface CountedQuery<Row> {
  range(from: number, to: number): PromiseLike<PageResponse<Row>>;
}

/**
 * Reads one page of a list of at most a few thousand rows, by OFFSET. The query has an order and `count: 'exact'`.
 * Throws an AppError.
 */
export async function fetchOffsetPage<Row>(
  query: CountedQuery<Row>,
  { page }: KeysetPosition,
  pageSize: number,
): Promise<PageOfRows<Row>> {
  const from = (page - 1) * pageSize;
  let response: PageResponse<Row>;
  try {
    response = await query.range(from, from + pageSize - 1);
  } catch (cause) {
    throw toAppError(cause);
  }
  // PostgREST responds with an error past the last row.
  if (response.error?.code === 'PGRST103') return { page, rows: [], hasPrevious: true, hasNext: false };
  const total = await unwrapCount(Promise.resolve(response));
  const rows = response.data ?? [];
  return { page, rows, hasPrevious: page > 1, hasNext: from + rows.length < total, total };
}

/** Returns the first, previous, next and last page of a list read by OFFSET. */
export function getOffsetPageLinks(
  { page, total = 0, hasNext }: PageOfRows<unknown>,
  pageSize: number,
): PageLinkTargets {
  const toPosition = (pageNumber: number): KeysetPosition =>
    pageNumber === 1
      ? firstPagePosition
      : { page: pageNumber, place: { at: 'skip', rows: (pageNumber - 1) * pageSize } };
  const lastPage = Math.ceil(total / pageSize);
  return {
    first: page > 1 ? firstPagePosition : null,
    previous: page > 1 ? toPosition(page - 1) : null,
    next: hasNext ? toPosition(page + 1) : null,
    last: hasNext ? toPosition(lastPage) : null,
  };
}
