import { awaitResult, type ClientRequest, unwrapCount } from '@/admin/lib/unwrap';
import type { KeysetPosition, PageOfRows } from './keyset';

interface PageResponse<Row> {
  data: Row[] | null;
  count: number | null;
  error: { code: string } | null;
  status: number;
}

interface CountedQuery<Row> {
  range(from: number, to: number): ClientRequest<PageResponse<Row>>;
}

/**
 * Reads one page by OFFSET, for lists of up to a few thousand rows. The query must have an order and `count: 'exact'`.
 * Throws an AppError.
 */
export async function fetchOffsetPage<Row>(
  query: CountedQuery<Row>,
  { page }: KeysetPosition,
  pageSize: number,
  signal?: AbortSignal,
): Promise<PageOfRows<Row>> {
  const firstIndex = (page - 1) * pageSize;
  const response = await awaitResult(query.range(firstIndex, firstIndex + pageSize - 1), signal);
  // PostgREST refuses a page that starts after the last row.
  if (response.error?.code === 'PGRST103') return { page, rows: [], hasPrevious: true, hasNext: false };
  const total = await unwrapCount(Promise.resolve(response));
  const rows = response.data ?? [];
  return { page, rows, hasPrevious: page > 1, hasNext: firstIndex + rows.length < total, total };
}
