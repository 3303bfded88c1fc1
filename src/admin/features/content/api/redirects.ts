import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { askPage, type KeysetOrder, type KeysetPosition, toPage } from '@/admin/lib/keyset';
import { redirectText } from '@/copy/admin/content';
import { rowDeletion } from '@/shared/lib/delete-row';
import { supabase } from '@/shared/lib/supabase';
import { unwrap, unwrapCount } from '@/shared/lib/unwrap';

/** Redirects a page. */
export const REDIRECT_PAGE_SIZE = 20;

/** The newest first. */
export const byAge = { column: 'created_at', ascending: false } as const satisfies KeysetOrder;

const table = () => supabase.from('content_redirects');

async function fetchPage(position: KeysetPosition, signal: AbortSignal) {
  const asked = table().select(
    'id, path, created_at, content(title, slug, content_type, status, publish_at, unpublish_at)',
  );
  const rows = await unwrap(askPage(asked, byAge, position, REDIRECT_PAGE_SIZE).abortSignal(signal));
  return toPage(rows, position, REDIRECT_PAGE_SIZE);
}

/** An address that leads on, with the content it leads to. */
export type RedirectRow = Awaited<ReturnType<typeof fetchPage>>['rows'][number];

/** Keys and calls of the list. */
export const redirectQueries = {
  all: () => ['content', 'redirects'] as const,
  list: (position: KeysetPosition) =>
    queryOptions({
      queryKey: [...redirectQueries.all(), 'list', position],
      queryFn: ({ signal }) => fetchPage(position, signal),
      placeholderData: keepPreviousData,
    }),
  count: () =>
    queryOptions({
      queryKey: [...redirectQueries.all(), 'count'],
      queryFn: ({ signal }) =>
        unwrapCount(table().select('id', { count: 'exact', head: true }).abortSignal(signal)),
    }),
};

/** Lets an address go: links that pass by it open nothing any more. */
export function useDeleteRedirect() {
  return useMutation({
    mutationFn: rowDeletion('content_redirects', 'id'),
    meta: {
      invalidates: [redirectQueries.all()],
      success: redirectText.removed,
      error: redirectText.removeFailed,
    },
  });
}
